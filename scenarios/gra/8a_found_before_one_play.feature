Feature: A wrong number of cards found before one play is a new deal

  Nobody has a choice then: not the player whose number is right, and not the director. One play is a draw and a
  discard (P25); a pass is none. Each log counts the cards of both players in its first lines.

  Rule: gra.8.a found before one play: new deal

    # Ten each is gra.4.a: the basis of every ruling here.
    Scenario: gra.8.a nine cards are counted when both have passed the upcard
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And no points are scored yet
      And gra.8.a is cited on line 8
      And gra.4.a is cited
      And gra.8.c is not cited
      And the basis of gra.8.a is text
      And nobody has a choice
      And nobody has a duty
      And the next dealer is South
      And no other reading would change it
      And it asks nothing

    Scenario: gra.8.a eleven cards are counted when the non-dealer has drawn and not yet discarded
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.a is cited on line 9
      And gra.8.c is not cited
      And nobody has a choice
      And P25 read as b would change it
      And no other reading would change it

    Scenario: gra.8.a P25 read as b: the first draw is made, and the player whose number is right may choose
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
      When it is ruled on under gra with P25 read as b
      Then the outcome is choice
      And gra.8.a is not cited
      And North may choose under gra.8.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And P25 read as a would change it

    # The upcard is drawn as much as a card of the stock is: half a play, whichever pile it came from.
    Scenario: gra.8.a the upcard is taken and nothing discarded yet
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.a is cited on line 7
      And nobody has a choice

    Scenario: gra.8.a one play is complete, and the player whose number is right may choose
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
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.a is not cited
      And gra.8.c is cited on line 9
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And P25 read as c would change it
      And no other reading would change it

    Scenario: gra.8.a P25 read as c: the dealer has not played yet, and there is a new deal
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
      When it is ruled on under gra with P25 read as c
      Then the outcome is new_deal
      And gra.8.a is cited
      And gra.8.c is not cited
      And nobody has a choice
      And the next dealer is South

    Scenario: gra.8.a both have played, and under no reading is it before one play
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
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.a is not cited
      And North may choose under gra.8.c
      And North is next to play
      And no other reading would change it

    Scenario: gra.8.a eleven cards between the draw and the discard are right
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.a is not cited
      And gra.8.c is not cited
      And gra.4.a is not cited
      And North is next to discard
      And it asks nothing

    # Nine dealt and one drawn are ten, where eleven would be right.
    Scenario: gra.8.a ten cards between the first draw and the first discard are one too few
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.a is cited on line 9
      And P25 read as b would change it

    Scenario: gra.8.a nobody says a word and the log ends before anybody has played
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.a is cited on line 6

    Scenario: gra.8.a nobody says a word until the log ends, one play later
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
        upcard: 8d
        North passes
        South passes
        North draws 6c, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.a is not cited
      And gra.8.c is cited on line 8
      And South may choose under gra.8.c

    Scenario: gra.8.a it was found in time, and play went on all the same
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And no points are scored yet
      And gra.8.a is cited on line 7
      And gra.6.d is not cited
      And gra.8.e is not cited
      And nobody has a choice

    # A choice is made where there is none: the new deal does not wait for anybody's word.
    Scenario: gra.8.a the player whose number is right would rather have it corrected
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.a is cited on line 6
      And gra.8.c is not cited

    Scenario: gra.8.a a log that starts in mid-hand says that nobody has played
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.a is cited on line 8
      And nobody has a choice

    Scenario: gra.8.a a log that starts in mid-hand and does not count the plays starts after the first
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          to play: North
        South has 11 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.a is not cited
      And North may choose under gra.8.c
      And no other reading would change it

    Scenario: gra.8.a no card of the long hand is known, and none needs to be
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.a is cited on line 7
      And it asks nothing
      And the next dealer is North

    # The jack of hearts stands in both hands: of eleven cards written for South one is a card nobody knows, and no
    # ruling on his number rests on that line.
    Scenario: gra.8.a eleven cards are listed, one of them in the other hand too
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for line 4
      And a gap is named on line 4
      And gra.8.a is not cited
      And nobody has a choice

    Scenario: gra.8.a the same list, and the cards of South have been counted
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        deal South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah Jh
        upcard: 8d
        North passes
        South passes
        South has 11 cards
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.a is cited on line 8
      And a gap is named on line 4
      And it asks nothing
