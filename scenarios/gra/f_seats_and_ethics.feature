Feature: Seats and fair play

  Rule: gra.f.d each player sits at the table and seat that he was given

    Scenario: gra.f.d South plays at a seat that is not his
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          discards: ... Kc
          to play: North
        South plays at the wrong seat
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.f.d is cited on line 9
      And gra.f.d names what the director may do
      And the basis of gra.f.d is text
      And no points are scored yet
      And nobody has a choice

    Scenario: gra.f.d a wrong number of cards is no wrong seat
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          discards: ... Kc
          to play: North
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.f.d is not cited
      And gra.8.c is cited

    Scenario: gra.f.d the seat does not change a hand that was played out
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          discards: ... Kc
          to play: North
        South plays at the wrong seat
        North draws Qc, knocks with Kd for 2
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 28, South 0
      And gra.f.d is cited on line 9

  Rule: gra.f.e whoever plays unethically may be eliminated

    Scenario: gra.f.e South is reported for unethical play
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          discards: ... Kc
          to play: North
        South plays unethically
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.f.e is cited on line 9
      And gra.f.e names what the director may do
      And the basis of gra.f.e is text
      And no points are scored yet

    Scenario: gra.f.e feigned interest is named by its own clause
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          discards: ... Kc
          to play: North
        North pretends interest in Kc
        """
      When it is ruled on under gra
      Then gra.f.e is not cited
      And gra.12.d is cited on line 9
