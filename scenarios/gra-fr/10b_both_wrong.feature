Feature: Both players hold a wrong number of cards

  Rule: gra-fr.10.b both wrong: new deal

    Scenario: gra-fr.10.b nine here and eleven there, long after the first play
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
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And no points are scored yet
      And gra-fr.10.b is cited on line 9
      And gra-fr.4.a is cited
      And gra-fr.10.c is not cited
      And the basis of gra-fr.10.b is text
      And nobody has a choice
      And the next dealer is North
      And no other reading would change it

    Scenario: gra-fr.10.b the second wrong number is found when the first has just been
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
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.10.b is cited on line 8
      And gra-fr.10.c is not cited
      And nobody has a choice
      And it asks nothing

    Scenario: gra-fr.10.b a gin of nine cards against eleven scores nothing
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
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And no points are scored yet
      And gra-fr.10.b is cited on line 7
      And gra-fr.8.a is not cited
      And gra-fr.10.e is not cited
      And nobody has a choice
      And no hand is open

    Scenario: gra-fr.10.b an irregular knock of nine cards against nine is wiped
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
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.10.b is cited on line 7
      And gra-fr.11.a is not cited
      And gra-fr.10.c is not cited
      And no hand is open
      And nobody has a choice

    Scenario: gra-fr.10.b nine cards here, and eleven there in mid-turn, which are right
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.b is not cited
      And North may choose under gra-fr.10.c
      And North is next to discard

    Scenario: gra-fr.10.b one hand is only counted: the count is enough
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
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.10.b is cited on line 7
      And it asks nothing

    Scenario: gra-fr.10.b whether the other number is right hangs on a line that contradicts the log
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for line 5
      And a gap is named on line 5
      And gra-fr.10.b is not cited
      And gra-fr.10.c is not cited
