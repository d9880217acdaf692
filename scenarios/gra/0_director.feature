Feature: What no clause decides, and conduct at the table

  Rule: gra.0.a what no clause decides is for the director, whose decision is final

    # Nobody was drawing.
    Scenario: gra.0.a the stock falls over and a card is seen by both
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
        North uncovers Qd
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.0.a is cited on line 9
      And gra.0.a names what the director may do
      And gra.11.a is not cited
      And no points are scored yet
      And nobody has a choice
      And North is next to play
      And the stock holds 20 cards

    # Article 11 decides it.
    Scenario: gra.0.a a card is seen while drawing
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
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.0.a is not cited
      And gra.11.a is cited on line 10

    Scenario: gra.0.a several cards of the stock lie open and one of them is not known
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
        South uncovers Qd ?
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.0.a is cited on line 9
      And it asks nothing

    Scenario: gra.0.a a card is uncovered after the hand is over
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
        North draws Qc, knocks with Kd for 2
        South uncovers Qd
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 28, South 0
      And gra.0.a is not cited

  Rule: gra.0.b delay, carelessness with the deck, a breach of decorum: up to disqualification

    Scenario: gra.0.b North delays the game
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
        North delays
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.0.b is cited on line 9
      And gra.0.b names what the director may do
      And the basis of gra.0.b is text
      And nobody has a choice
      And no points are scored yet
      And North is next to play

    Scenario: gra.0.b North is careless with the deck and South breaches decorum
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
        North is careless with the deck
        South breaches decorum
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.0.b is cited on line 9
      And gra.0.b is cited on line 10

    # The discretion stands beside what article 11 rules.
    Scenario: gra.0.b carelessness that lets a card be seen
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
        North is careless with the deck
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.0.b is cited on line 11
      And gra.11.a is cited on line 10
      And South may take the seen card Qd, which leads to in_play

    Scenario: gra.0.b a card that slips is no carelessness by itself
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
        North sees Qd by mistake
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.0.b is not cited
      And gra.12.a is not cited

    Scenario: gra.0.b nothing of the hand is known
      Given the log
        """
        players: North, South
        North delays
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.0.b is cited on line 2
      And it asks nothing
      And the stock is not known

    # The hand counts as the cards lie; conduct does not change it.
    Scenario: gra.0.b South breaches decorum after North has knocked
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
        North draws Qc, knocks with Kd for 2
        South breaches decorum
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 28, South 0
      And gra.0.b is cited on line 10
      And gra.0.b names what the director may do
