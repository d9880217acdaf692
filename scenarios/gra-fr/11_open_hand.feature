Feature: An open hand must knock as soon as its count allows a knock

  The limit is eight; North plays open with 6h 7h 8h, 9c 9d 9h, 2s 3s 4s and Kd; South holds 13. Two things differ
  from gra: a count equal to the card allows a knock and binds him (P10), and nothing is printed of an opponent
  who may not force it.

  Rule: gra-fr.11.b an open hand whose count allows a knock must knock

    Scenario: gra-fr.11.b North draws the card that brings him under
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.b is cited on line 10
      And North has the duty: knocks in this turn
      And South has no duty
      And nobody has a choice
      And North plays with an open hand
      And North is next to discard
      And the stock holds 19 cards
      And no gap is named

    Scenario: gra-fr.11.b North knocks as he must
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, knocks with Kd for 5
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.11.b is not cited
      And nobody has a duty

    # 13 - 5 = 8.
    Scenario: gra-fr.11.b North plays on under the card: ruled as knocked in that turn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.11.b is cited on line 10
      And what no article says is taken from gra
      And North's count is 5
      And South's count is 13
      And nobody has a duty
      And nobody has a choice
      And P64 read as b would change it
      And P64 read as c would change it
      And the next dealer is South

    Scenario: gra-fr.11.b P64 read as b: the duty is carried to the next turn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr with P64 read as b
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.11.b is cited on line 10
      And North has the duty: knocks in his next turn
      And North plays with an open hand
      And South is next to play

    Scenario: gra-fr.11.b P64 read as c: what follows is for the director to say
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr with P64 read as c
      Then the outcome is discretion
      And no points are scored yet
      And gra-fr.11.b is cited on line 10
      And gra-fr.11.b names what the director may do
      And nobody has a duty
      And North plays with an open hand

    # 8 allows a knock, and so it binds: under gra, which says under, North plays on. 13 - 8 = 5.
    Scenario: gra-fr.11.b exactly at the card he must knock too
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 8c, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 5, South 0
      And gra-fr.11.b is cited on line 10
      And North's count is 8
      And P10 read as a would change it
      And the basis of gra-fr.11.b is reading

    Scenario: gra-fr.11.b P10 read as a: exactly at the card there is no duty
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 8c, discards Kd
        """
      When it is ruled on under gra-fr with P10 read as a
      Then the outcome is in_play
      And gra-fr.11.b is not cited
      And gra-fr.11.a is cited
      And nobody has a duty
      And North plays with an open hand
      And South is next to play
      And P10 read as b would change it

    Scenario: gra-fr.11.b exactly at the card it is his turn to discard
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 8c
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.b is cited on line 10
      And North has the duty: knocks in this turn

    Scenario: gra-fr.11.b P10 read as a: exactly at the card nothing is owed in his turn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 8c
        """
      When it is ruled on under gra-fr with P10 read as a
      Then the outcome is in_play
      And gra-fr.11.b is not cited
      And nobody has a duty
      And North is next to discard

    Scenario: gra-fr.11.b above the card the open hand plays on
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws Qc, discards Qc
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.b is not cited
      And gra-fr.11.a is cited
      And nobody has a duty
      And North plays with an open hand

    Scenario: gra-fr.11.b a closed hand under the card owes no knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: South
          open: North
        South draws Jh, discards Qh
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.b is not cited
      And nobody has a duty
      And North plays with an open hand
      And South's hand is not open

    # 2s-5s, nothing left: 13 + 25.
    Scenario: gra-fr.11.b the open hand comes to gin and plays on
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5s, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 38, South 0
      And gra-fr.11.b is cited on line 10
      And gra-fr.8.a is cited
      And P63 read as b would change it

    Scenario: gra-fr.11.b P63 read as b: it is a knock at nothing
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5s, discards Kd
        """
      When it is ruled on under gra-fr with P63 read as b
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.11.b is cited on line 10

    Scenario: gra-fr.11.b with an ace up five points owe nothing
      Given the log
        """
        players: North, South
        knock card: Ad
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.b is not cited
      And nobody has a duty
      And North plays with an open hand

    Scenario: gra-fr.11.b the discard would bring North under
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: South
          open: North
        South draws 5d, discards 5d
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.b is cited on line 10
      And North has the duty: takes 5d and knocks
      And South has no duty
      And North is next to play

    Scenario: gra-fr.11.b P09 read as c: he need not take a discard that would bring him under
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: South
          open: North
        South draws 5d, discards 5d
        """
      When it is ruled on under gra-fr with P09 read as c
      Then the outcome is in_play
      And gra-fr.11.b is not cited
      And nobody has a duty
      And North plays with an open hand
      And North is next to play

    # That nobody may force the knock is gra.9.c. Nothing of it is printed here, and the duty stands under every
    # reading.
    Scenario: gra-fr.11.b P09 read as b: there is no second half of the rule that could cancel the first
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr with P09 read as b
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.11.b is cited on line 10

    Scenario: gra-fr.11.b P09 read as b: the discard would bring him under, and he takes it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: South
          open: North
        South draws 5d, discards 5d
        """
      When it is ruled on under gra-fr with P09 read as b
      Then the outcome is in_play
      And gra-fr.11.b is cited
      And North has the duty: takes 5d and knocks

    # Under gra the request is a right (gra.9.g) and the knock cannot be forced (gra.9.c).
    Scenario: gra-fr.11.b South asks for the knock, and the text neither allows nor forbids it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 3d
        South asks for the cards to be spread
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.b is cited
      And gra-fr.12.c is not cited
      And North has the duty: knocks in this turn
      And South has no duty
      And nobody has a choice

    Scenario: gra-fr.11.b from the irregular knock to the knock that is ruled
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws Qc, discards Qc
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.11.a is cited on line 8
      And gra-fr.11.b is cited on line 10
      And P12 read as b would change it

    Scenario: gra-fr.11.b P12 read as b: the hand was closed again when it came under
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws Qc, discards Qc
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr with P12 read as b
      Then the outcome is in_play
      And gra-fr.11.b is not cited
      And North's hand is not open
      And nobody has a duty

    Scenario: gra-fr.11.b a hand opened by a false gin owes the knock like any other
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with Tc
        South draws Qc, discards Qc
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.12.b is cited on line 8
      And gra-fr.11.b is cited on line 10
      And P69 read as b would change it

    Scenario: gra-fr.11.b P69 read as b: a hand opened by a false gin owes no knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with Tc
        South draws Qc, discards Qc
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr with P69 read as b
      Then the outcome is in_play
      And gra-fr.12.b is cited on line 8
      And gra-fr.11.b is not cited
      And North plays with an open hand

    # 1 + 2 + 1 = 4; 5 - 4 = 1, and 25.
    Scenario: gra-fr.11.b the knock that is ruled may be undercut
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Ad
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 26
      And gra-fr.11.b is cited on line 10
      And gra-fr.7.a is cited

    # 8 - 4 = 4, and 25: the duty can cost him.
    Scenario: gra-fr.11.b at the card exactly the knock that is ruled may be undercut as well
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Ad
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 8c, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 29
      And gra-fr.11.b is cited on line 10
      And gra-fr.7.a is cited
      And P10 read as a would change it

    Scenario: gra-fr.11.b the open hand's cards are not in the log, and it has played on
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 10 cards
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra-fr.11.b is not cited

    Scenario: gra-fr.11.b two cards of the open hand are not known, and it is above the card whatever they are
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 9d 2s 4d Kd Qc Ts ? ?
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
          to play: North
          open: North
        North draws Kh, discards Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.b is not cited
      And it asks nothing
      And North plays with an open hand

    Scenario: gra-fr.11.b nobody wrote down the knock card, and five may allow a knock
      Given the log
        """
        players: North, South
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for the upcard
