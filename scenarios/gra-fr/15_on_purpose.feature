Feature: An irregularity on purpose

  Rule: gra-fr.15.a that the rules name a penalty is no licence

    # Ts Kc and two queens: 40. What he gains by it is for the director.
    Scenario: gra-fr.15.a North knocks above the card on purpose
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Ts Kc Kd
          hand South: 6d 7d 8d Jc Js 4h 4s Kh 2c Th
          discards: ... Qs
          stock: 20
          to play: North
        North draws Qc, knocks with Kd for 20 on purpose
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 9
      And gra-fr.15.a is cited on line 9
      And gra-fr.15.a names what the director may do
      And the basis of gra-fr.15.a is text
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra-fr.15.a the same by mistake
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Ts Kc Kd
          hand South: 6d 7d 8d Jc Js 4h 4s Kh 2c Th
          discards: ... Qs
          stock: 20
          to play: North
        North draws Qc, knocks with Kd for 20 by mistake
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 9
      And gra-fr.15.a is not cited
      And North plays with an open hand

    Scenario: gra-fr.15.a a touch on purpose binds as little as one by mistake
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North touches the stock on purpose
        """
      When it is ruled on under gra-fr
      Then the outcome is discretion
      And gra-fr.15.a is cited on line 9
      And gra-fr.5.a is cited on line 9
      And gra-fr.15.a names what the director may do
      And North is next to play
      And the stock holds 20 cards

    Scenario: gra-fr.15.a nobody said on purpose
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North touches the stock
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.15.a is not cited
      And gra-fr.5.a is cited

    Scenario: gra-fr.15.a nothing of the hand is known
      Given the log
        """
        players: North, South
        South touches the discard pile on purpose
        """
      When it is ruled on under gra-fr
      Then the outcome is discretion
      And gra-fr.15.a is cited on line 2
      And it asks nothing
