Feature: A wrong number of cards found before play starts

  Play starts with the first draw in this book (P25), where gra waits for the first whole play: a draw and a
  discard.

  Rule: gra-fr.10.a found before play starts: new deal

    Scenario: gra-fr.10.a nine cards are counted when both have passed the upcard
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
        upcard: 8d
        North passes
        South passes
        North has 9 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And no points are scored yet
      And gra-fr.10.a is cited on line 8
      And gra-fr.4.a is cited
      And gra-fr.10.c is not cited
      And the basis of gra-fr.10.a is text
      And nobody has a choice
      And nobody has a duty
      And the next dealer is South
      And no other reading would change it
      And it asks nothing

    # Under gra this is a new deal, since no play is complete.
    Scenario: gra-fr.10.a eleven cards are counted when the non-dealer has drawn: play has started
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
        upcard: 8d
        North passes
        South passes
        North draws 6c
        South has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.a is not cited
      And gra-fr.10.c is cited on line 9
      And North may choose under gra-fr.10.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And North is next to discard
      And P25 read as a would change it
      And P25 read as c would change it

    Scenario: gra-fr.10.a P25 read as a: no play is complete, as in gra
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
        upcard: 8d
        North passes
        South passes
        North draws 6c
        South has 11 cards
        """
      When it is ruled on under gra-fr with P25 read as a
      Then the outcome is new_deal
      And gra-fr.10.a is cited on line 9
      And gra-fr.10.c is not cited
      And nobody has a choice
      And P25 read as b would change it

    Scenario: gra-fr.10.a P25 read as c: nor has each of them played
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
        upcard: 8d
        North passes
        South passes
        North draws 6c
        South has 11 cards
        """
      When it is ruled on under gra-fr with P25 read as c
      Then the outcome is new_deal
      And gra-fr.10.a is cited
      And nobody has a choice

    Scenario: gra-fr.10.a the upcard is taken and nothing discarded yet: that is a draw too
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
        upcard: 8d
        North takes 8d
        South has eleven cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.a is not cited
      And gra-fr.10.c is cited on line 7
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra-fr.10.a one play is complete
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
        upcard: 8d
        North passes
        South passes
        North draws 6c, discards Kh
        South has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.a is not cited
      And gra-fr.10.c is cited on line 9
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And P25 read as c would change it
      And no other reading would change it

    Scenario: gra-fr.10.a P25 read as c: the dealer has not played yet
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
        upcard: 8d
        North passes
        South passes
        North draws 6c, discards Kh
        South has 11 cards
        """
      When it is ruled on under gra-fr with P25 read as c
      Then the outcome is new_deal
      And gra-fr.10.a is cited
      And gra-fr.10.c is not cited
      And nobody has a choice
      And the next dealer is South

    Scenario: gra-fr.10.a both have played, and under no reading is it before play
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
        upcard: 8d
        North passes
        South passes
        North draws 6c, discards Kh
        South draws 9d, discards Ks
        South has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.a is not cited
      And North may choose under gra-fr.10.c
      And North is next to play
      And no other reading would change it

    Scenario: gra-fr.10.a eleven cards between the draw and the discard are right
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
        upcard: 8d
        North passes
        South passes
        North draws 6c
        North has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.10.a is not cited
      And gra-fr.10.c is not cited
      And gra-fr.4.a is not cited
      And North is next to discard
      And it asks nothing

    # Nine dealt and one drawn; eleven would be right.
    Scenario: gra-fr.10.a ten cards between the first draw and the first discard are one too few
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
        upcard: 8d
        North passes
        South passes
        North draws 6c
        North has 10 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.a is not cited
      And gra-fr.10.c is cited on line 9
      And South may choose under gra-fr.10.c
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal
      And P25 read as a would change it

    Scenario: gra-fr.10.a nobody says a word and the log ends before anybody has drawn
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
        upcard: 8d
        North passes
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.10.a is cited on line 6

    Scenario: gra-fr.10.a nobody says a word and the log ends after the first draw
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
        upcard: 8d
        North passes
        South passes
        North draws 6c
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.a is not cited
      And gra-fr.10.c is cited on line 8
      And South may choose under gra-fr.10.c
      And P25 read as a would change it

    Scenario: gra-fr.10.a it was found in time, and play went on all the same
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
        upcard: 8d
        North passes
        South has 11 cards
        South passes
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And no points are scored yet
      And gra-fr.10.a is cited on line 7
      And gra-fr.8.a is not cited
      And gra-fr.10.e is not cited
      And nobody has a choice

    # There is no choice before play.
    Scenario: gra-fr.10.a the player whose number is right would rather have it corrected
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
        upcard: 8d
        North has 9 cards
        South chooses correction
        North corrects with 6c
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.10.a is cited on line 6
      And gra-fr.10.c is not cited

    Scenario: gra-fr.10.a a log that starts in mid-hand says that nobody has played
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          plays: 0
          to play: North
        South has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.10.a is cited on line 8
      And nobody has a choice

    Scenario: gra-fr.10.a the same, and the first player has drawn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h 6c
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          plays: 0
          to discard: North
        South has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.a is not cited
      And North may choose under gra-fr.10.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra-fr.10.a no card of the long hand is known, and none needs to be
      Given the log
        """
        players: North, South
        dealer: North
        deal North: ?
        deal South: ?
        upcard: ?
        South passes
        North has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.10.a is cited on line 7
      And it asks nothing
      And the next dealer is North

    Scenario: gra-fr.10.a eleven cards are listed, one of them in the other hand too
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah Jh
        upcard: 8d
        North passes
        South passes
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for line 4
      And a gap is named on line 4
      And gra-fr.10.a is not cited
      And nobody has a choice
