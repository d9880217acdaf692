Feature: A player touches the top of a pile

  Rule: gra.5.a whoever touches the top of either pile by mistake need not take the card

    Scenario: gra.5.a North touches the stock and then takes the discard
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
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.5.a is cited on line 11
      And the basis of gra.5.a is text
      And North is next to discard
      And the stock holds 14 cards
      And nobody has a duty
      And nothing is barred
      And nobody has a choice
      And no other reading would change it
      And no gap is named

    Scenario: gra.5.a North touches the discard pile and then draws from the stock
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is cited on line 11
      And gra.12.a is not cited
      And South is next to play
      And the stock holds 13 cards
      And nobody has a duty

    Scenario: gra.5.a North touches the stock while South has still to discard
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
        North touches the stock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is cited on line 10
      And gra.12.c is not cited
      And South is next to discard
      And the stock holds 14 cards

    Scenario: gra.5.a nobody knows which card North touched, and it does not matter
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is cited
      And it asks nothing
      And South is next to play
      And the stock holds 13 cards

    Scenario: gra.5.a the hands are not known at all, and a touch is a touch all the same
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is cited on line 10
      And it asks nothing
      And North is next to discard
      And the stock holds 13 cards

    Scenario: gra.5.a North draws a card and looks at it: that is no touch, and the discard he takes after it goes back
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is not cited
      And the text is silent on P35
      And North is next to discard
      And the stock holds 13 cards
      And nobody has a choice
      And no other reading would change it

    Scenario: gra.5.a P35 read as b: North has seen the face of the card he drew, so that the draw is made
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
      When it is ruled on under gra with P35 read as b
      Then the outcome is in_play
      And gra.5.a is not cited
      And North is next to discard
      And the stock holds 13 cards

    Scenario: gra.5.a North raises a card of the stock and takes the discard instead: raising the card is the draw
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is not cited
      And the text is silent on P35
      And it consulted P35
      And North is next to discard
      And the stock holds 13 cards

    Scenario: gra.5.a P35 read as b: North raises a card of the stock, has not seen its face, and may take the discard
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
      When it is ruled on under gra with P35 read as b
      Then the outcome is in_play
      And gra.5.a is cited
      And North is next to discard
      And the stock holds 14 cards
      And it asks nothing

    Scenario: gra.5.a P35 read as b: the raised card lies on the stock again, and North's hand is right when South looks at it
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
        North takes Ks, discards 8s
        South draws 9s, discards Kd
        """
      When it is ruled on under gra with P35 read as b
      Then the outcome is in_play
      And gra.5.a is cited
      And gra.8.c is not cited
      And North is next to play
      And the stock holds 13 cards

    Scenario: gra.5.a North touches the cards of South, which are no pile
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
        North touches the cards of South
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.5.a is not cited
      And North is next to play

    Scenario: gra.5.a North touches the stock on purpose
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
        North touches the stock on purpose
        North takes Ks
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.12.a is cited
      And North is next to discard
