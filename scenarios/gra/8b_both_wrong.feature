Feature: Where both players hold a wrong number of cards there is a new deal

  Whenever it is found: before a play, in mid-hand, or at a knock or gin, which then scores nothing.

  Rule: gra.8.b both players wrong: new deal

    Scenario: gra.8.b one holds nine cards and the other eleven, long after the first play
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          plays: 9
          to play: North
        North has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And no points are scored yet
      And gra.8.b is cited on line 9
      And gra.4.a is cited
      And gra.8.c is not cited
      And the basis of gra.8.b is text
      And nobody has a choice
      And the next dealer is North
      And no other reading would change it

    Scenario: gra.8.b the second wrong number is found when the first has just been
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: ?
          hand South: ?
          to play: North
        North has 9 cards
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.b is cited on line 8
      And gra.8.c is not cited
      And nobody has a choice
      And it asks nothing

    # Nobody's number is right, and nobody is asked.
    Scenario: gra.8.b a correction is chosen by a player whose own number is wrong
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        North has 9 cards
        South chooses correction
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.b is cited
      And gra.8.c is not cited

    # Nine cards of North, all matched, against eleven of South's.
    Scenario: gra.8.b a gin of nine cards against eleven scores nothing
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s Kh
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          to play: North
        North draws 9s, gins with Kh
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And no points are scored yet
      And gra.8.b is cited on line 7
      And gra.6.d is not cited
      And gra.8.e is not cited
      And nobody has a choice
      And no hand is open

    Scenario: gra.8.b an improper knock of nine cards against nine is wiped by the new deal
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 6h Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d
          to play: North
        North draws 2s, knocks with Kh for 15
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.b is cited on line 7
      And gra.9.a is not cited
      And gra.8.c is not cited
      And no hand is open
      And nobody has a choice

    Scenario: gra.8.b nine cards here, and eleven there in mid-turn, which are right
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        North draws 6c
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.b is not cited
      And North may choose under gra.8.c
      And North is next to discard

    # Each was wrong in his turn, never both at once: North's nine cards were put right before South's were miscounted.
    Scenario: gra.8.b the one is put right before the other goes wrong
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North has 9 cards
        South chooses correction
        North corrects with 6c
        South draws 9d, discards Ks
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.b is not cited
      And gra.8.c is cited on line 7
      And gra.8.c is cited on line 11
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra.8.b one hand is only counted, not seen: the count is enough
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
          hand South: 11 cards
          to play: North
        North draws 6c, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.b is cited on line 7
      And it asks nothing

    # If North holds ten it is gra.8.c and his choice, if not gra.8.b: the line on his cards cannot tell.
    Scenario: gra.8.b whether the other number is right hangs on a line that contradicts the log
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          discards: ... Kd
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd Kd
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for line 5
      And a gap is named on line 5
      And gra.8.b is not cited
      And gra.8.c is not cited

    Scenario: gra.8.b lines that follow the discovery change nothing
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          to play: North
        North has 9 cards
        North draws 6c, discards Kh
        South draws 9d, discards Ks
        South claims 12
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.b is cited on line 7
      And nobody has a choice
