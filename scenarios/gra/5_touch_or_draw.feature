Feature: Where touching ends and drawing begins

  Rule: gra.5.a a card that was only touched need not be taken

    # Raising the card was the draw: the king goes back on the pile.
    Scenario: gra.5.a P35 a card of the stock was raised and then the discard was taken
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
        North draws
        North takes Kc
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P35
      And gra.5.a is not cited
      And North is next to discard
      And the stock holds 19 cards
      And nobody has a choice

    Scenario: gra.5.a P35 read as b: nobody saw the face, so it was a touch
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
        North draws
        North takes Kc
        """
      When it is ruled on under gra with P35 read as b
      Then the outcome is in_play
      And gra.5.a is cited
      And no gap is named
      And North is next to discard
      And the stock holds 20 cards

    Scenario: gra.5.a P35 read as b: a card whose face he saw was drawn
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
        North draws 9h
        North takes Kc
        """
      When it is ruled on under gra with P35 read as b
      Then the outcome is in_play
      And the text is silent on P35
      And gra.5.a is not cited
      And North is next to discard
      And the stock holds 19 cards

    # North: 3c-5c, 9d 9s 9h, Qc Qh Qs, loose 2s: 2. South: 32, 2c goes on 3c-5c: 30. 30 - 2 = 28.
    Scenario: gra.5.a P35 read as b: North raises a card, takes the queen and knocks
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          discards: ... Qc
          to play: North
        North draws
        North takes Qc, knocks with Kd for 2
        """
      When it is ruled on under gra with P35 read as b
      Then the outcome is knock
      And the points are North 28, South 0
      And gra.5.a is cited
      And gra.8.c is not cited
      And P35 read as a would change it

    # The touch is free; what he saw is another matter.
    Scenario: gra.5.a North touches the stock and then sees its top card
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
        North touches the stock
        North sees Qd
        North takes Kc, discards Qh
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.5.a is cited on line 9
      And gra.11.a is cited on line 10
      And Qd is barred to North
      And South may take the discard, which leads to in_play
      And South may take the seen card Qd, which leads to in_play
      And the stock holds 20 cards

    # Touching the king is not taking it.
    Scenario: gra.5.a South touches a card that is barred to him
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
        North takes Kc, discards Kc
        South touches the discard pile
        South draws 9h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is cited on line 10
      And gra.13.a is cited on line 9
      And gra.13.b is not cited
      And nobody has a duty
      And South is next to discard

    # He is not forced to take the discard, and the option is open.
    Scenario: gra.5.a South touches the discard after a card was seen, and may still draw
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
        North draws 9h
        North sees Qd
        North discards Kd
        South touches the discard pile by mistake
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.5.a is cited on line 12
      And gra.11.b is not cited
      And South may take the discard, which leads to in_play
      And South may take the seen card Qd, which leads to in_play

    Scenario: gra.5.a it is not known which player touched the stock first
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
        North touches the stock
        South touches the stock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is cited on line 9
      And gra.5.a is cited on line 10
      And gra.12.c is not cited
      And it asks nothing
      And North is next to play
      And the stock holds 20 cards
