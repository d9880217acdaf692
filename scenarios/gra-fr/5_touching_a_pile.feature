Feature: A player touches the top of a pile

  Rule: gra-fr.5.a a card that was touched by mistake need not be drawn

    Scenario: gra-fr.5.a North touches the stock and then takes the discard
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks Kd
          discards: ... 4s
          stock: 14
          to discard: South
        South discards Ks
        North touches the stock
        North takes Ks
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.5.a is cited on line 11
      And the basis of gra-fr.5.a is text
      And North is next to discard
      And the stock holds 14 cards
      And nobody has a duty
      And nothing is barred
      And nobody has a choice
      And no other reading would change it
      And no gap is named

    Scenario: gra-fr.5.a North touches the discard pile and then draws from the stock
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks Kd
          discards: ... 4s
          stock: 14
          to discard: South
        South discards Ks
        North touches the discard pile by mistake
        North draws 9s, discards 8s
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.5.a is cited on line 11
      And gra-fr.15.a is not cited
      And South is next to play
      And the stock holds 13 cards
      And nobody has a duty

    Scenario: gra-fr.5.a North draws a card and looks at it: that is no touch
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks Kd
          discards: ... 4s
          stock: 14
          to discard: South
        South discards Ks
        North draws 9s
        North takes Ks
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.5.a is not cited
      And the text is silent on P35
      And something is irregular on line 12
      And North is next to discard
      And the stock holds 13 cards
      And nobody has a choice

    Scenario: gra-fr.5.a P35 read as b: a card raised and not looked at was only touched
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks Kd
          discards: ... 4s
          stock: 14
          to discard: South
        South discards Ks
        North draws
        North takes Ks
        """
      When it is ruled on under gra-fr with P35 read as b
      Then the outcome is in_play
      And gra-fr.5.a is cited
      And North is next to discard
      And the stock holds 14 cards

    Scenario: gra-fr.5.a a card was raised, nobody saw its face, and the discard was taken
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks Kd
          discards: ... 4s
          stock: 14
          to discard: South
        South discards Ks
        North draws
        North takes Ks
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And the text is silent on P35
      And gra-fr.5.a is not cited
      And North is next to discard
      And the stock holds 13 cards

    Scenario: gra-fr.5.a nobody knows which card was touched, and it does not matter
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks Kd
          discards: ...
          stock: 14
          to discard: South
        South discards Ks
        North touches the stock
        North draws, discards 8s
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.5.a is cited
      And it asks nothing
      And South is next to play
      And the stock holds 13 cards

    Scenario: gra-fr.5.a the hands are not known at all
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: ?
          hand South: ?
          stock: 14
          to discard: South
        South discards ?
        North touches the discard pile
        North draws
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.5.a is cited
      And it asks nothing
      And North is next to discard
      And the stock holds 13 cards

    Scenario: gra-fr.5.a South touches a card that is barred to him
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North takes 4s, discards 4s
        South touches the discard pile
        South draws 9c
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.5.a is cited on line 11
      And gra-fr.16.a is not cited
      And nobody has a duty
      And South is next to discard
