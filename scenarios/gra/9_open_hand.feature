Feature: A hand that is played open must knock when it comes under the limit

  The example used throughout: the knock card is 8d, North plays open with 6h 7h 8h, 9c 9d 9h, 2s 3s 4s and Kd.
  South holds 4c-7c, three jacks and Ac 2d Qh, 13.

  Rule: gra.9.b an open hand that comes under the limit must knock

    # With Kd turned down North would hold 5d alone, 5.
    Scenario: gra.9.b North draws the card that brings him under
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is cited on line 10
      And gra.9.c is cited on line 10
      And North has the duty: knocks in this turn
      And South has no duty
      And nobody has a choice
      And North plays with an open hand
      And North is next to discard
      And the stock holds 19 cards
      And no gap is named

    Scenario: gra.9.b North knocks as he must
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.b is not cited
      And nobody has a duty

    # 13 - 5 = 8 for North, who did not want it.
    Scenario: gra.9.b North plays on under the limit: it is ruled as knocked at that turn
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.b is cited on line 10
      And the basis of gra.9.b is reading
      And gra.6.e is cited
      And North's count is 5
      And South's count is 13
      And the next dealer is South
      And nobody has a duty
      And nobody has a choice
      And P64 read as b would change it
      And P64 read as c would change it
      And P09 read as b would change it

    Scenario: gra.9.b noticed two turns later: the hand was over at the turn in which North played on
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
        South draws 3d, discards Qh
        North draws Qc, discards Qc
        South draws 3h, knocks with 3h for 6
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.b is cited on line 10
      And nobody has a choice

    Scenario: gra.9.b P64 read as b: the duty is carried to the next turn
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
      When it is ruled on under gra with P64 read as b
      Then the outcome is in_play
      And no points are scored yet
      And gra.9.b is cited on line 10
      And North has the duty: knocks in his next turn
      And North plays with an open hand
      And South is next to play

    # South has 3d for Qh: 1 + 2 + 3 = 6, run Ac 2d 3d it is not. North 5 against 6: 1.
    Scenario: gra.9.b P64 read as b: North knocks a turn late, and that is the knock that counts
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
        South draws 3d, discards Qh
        North draws Qc, knocks with Qc for 5
        """
      When it is ruled on under gra with P64 read as b
      Then the outcome is knock
      And the points are North 1, South 0
      And nobody has a duty

    Scenario: gra.9.b P64 read as c: what follows is for the director to say
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
      When it is ruled on under gra with P64 read as c
      Then the outcome is discretion
      And no points are scored yet
      And gra.9.b is cited on line 10
      And gra.9.b names what the director may do
      And nobody has a duty
      And North plays with an open hand

    # North keeps 8c: exactly 8, not under it.
    Scenario: gra.9.b exactly at the limit there is no duty
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is not cited
      And gra.9.a is cited
      And nobody has a duty
      And North plays with an open hand
      And South is next to play
      And P10 read as b would change it

    # 13 - 8 = 5.
    Scenario: gra.9.b P10 read as b: at the limit is under it, and it is ruled as knocked
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
      When it is ruled on under gra with P10 read as b
      Then the outcome is knock
      And the points are North 5, South 0
      And gra.9.b is cited on line 10

    Scenario: gra.9.b above the limit the open hand plays on
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is not cited
      And gra.9.c is not cited
      And gra.9.a is cited
      And nobody has a duty
      And North plays with an open hand

    # A closed hand may hold 3 and go on for gin: South keeps Ac 2d, 3.
    Scenario: gra.9.b a closed hand under the limit owes no knock
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is not cited
      And nobody has a duty
      And North plays with an open hand
      And South's hand is not open

    # 5s makes 2s-5s, nothing is left: 13 + 25.
    Scenario: gra.9.b the open hand comes to gin and plays on: ruled as gone down, and it is gin
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 38, South 0
      And gra.9.b is cited on line 10
      And P63 read as b would change it

    # Only gin is left to a hand with an ace up: 5 is no count that could knock.
    Scenario: gra.9.b with an ace up five points owe nothing
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is not cited
      And nobody has a duty
      And North plays with an open hand

    Scenario: gra.9.b the discard would bring North under: he takes it and knocks
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is cited on line 10
      And gra.9.c is cited on line 10
      And North has the duty: takes 5d and knocks
      And North is next to play

    Scenario: gra.9.b P09 read as c: North need not take a discard that would bring him under
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
      When it is ruled on under gra with P09 read as c
      Then the outcome is in_play
      And gra.9.b is not cited
      And nobody has a duty
      And North plays with an open hand
      And North is next to play

    Scenario: gra.9.b P09 read as c: once he has drawn such a card the duty is the same
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
      When it is ruled on under gra with P09 read as c
      Then the outcome is knock
      And the points are North 8, South 0

    Scenario: gra.9.b P09 read as b: nothing compels an open hand to knock
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
      When it is ruled on under gra with P09 read as b
      Then the outcome is in_play
      And gra.9.b is not cited
      And nobody has a duty
      And North plays with an open hand

    # Opened in this very log: an improper knock with ten, then 5d for Kd. South: 13; 13 - 5 = 8.
    Scenario: gra.9.b from the improper knock to the knock that is ruled
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.a is cited on line 8
      And gra.9.b is cited on line 10
      And P12 read as b would change it

    Scenario: gra.9.b P12 read as b: the hand was closed again when it came under the limit
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
      When it is ruled on under gra with P12 read as b
      Then the outcome is in_play
      And gra.9.b is not cited
      And North's hand is not open
      And nobody has a duty

    # The same hand, opened by a call of gin that was none.
    Scenario: gra.9.b a hand opened by a false gin owes the knock like any other
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.f is cited on line 8
      And gra.9.b is cited on line 10
      And P69 read as b would change it

    Scenario: gra.9.b P69 read as b: a hand opened by a false gin owes no knock
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
      When it is ruled on under gra with P69 read as b
      Then the outcome is in_play
      And gra.9.f is cited on line 8
      And gra.9.b is not cited
      And North plays with an open hand

    # A false gin on 5 opens a hand that is under the limit already. In his next turn he draws Qc and lets it go: 5 still.
    Scenario: gra.9.b a false gin within the limit: the knock is due in his next turn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with Tc
        South draws Kh, discards Kh
        North draws Qc, discards Qc
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.f is cited on line 8
      And gra.9.b is cited on line 10

    # Under the limit already: he may draw what he likes, there is always a card to knock with.
    Scenario: gra.9.b a false gin within the limit: it is his turn again
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with Tc
        South draws Kh, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is cited
      And gra.9.c is cited
      And North has the duty: knocks in this turn
      And South has no duty
      And North plays with an open hand
      And North is next to play

    # South: Ac 2d Ad, 4. 5 - 4 = 1, and 25: a knock that had to be made can be undercut.
    Scenario: gra.9.b the knock that is ruled may be undercut
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
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 26
      And gra.9.b is cited on line 10
      And gra.6.c is cited
      And the next dealer is North

    # The hand that opens is the last that was knocked improperly: after North's second such knock he is open again.
    Scenario: gra.9.b P12 read as b: a second improper knock opens the hand again
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
        North draws Th, knocks with Th for 10
        """
      When it is ruled on under gra with P12 read as b
      Then the outcome is in_play
      And gra.9.b is not cited
      And North plays with an open hand
      And North has the duty: plays with all ten cards face up
      And South is next to play

    Scenario: gra.9.b the open hand's cards are not in the log, and it has played on
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra.9.b is not cited

    # 9d 2s 4d 6h 7h, and Kd Qc Ts of three suits: two hidden cards make one meld at best, and far more than 8 is left.
    Scenario: gra.9.b two cards of the open hand are not known, and it is above the limit whatever they are
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is not cited
      And it asks nothing
      And North plays with an open hand

    Scenario: gra.9.b nobody wrote down the knock card, and five may be under it
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the upcard

    Scenario: gra.9.b nobody wrote down the knock card, and no card allows nineteen
      Given the log
        """
        players: North, South
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4d Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws Qc, discards Qc
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is not cited
      And it asks nothing

  Rule: gra.9.c the opponent of an open hand may not force the knock

    Scenario: gra.9.c under the limit in his own turn: the director sees to it, not South
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.c is cited
      And gra.9.b is cited
      And gra.9.c is no irregularity
      And nobody has a choice
      And North has the duty: knocks in this turn
      And South has no duty

    Scenario: gra.9.c P09 read as b: the second half of the rule cancels the first, and there is no duty at all
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
        """
      When it is ruled on under gra with P09 read as b
      Then the outcome is in_play
      And gra.9.b is not cited
      And nobody has a duty
      And North plays with an open hand

    Scenario: gra.9.c above the limit there is nothing to force
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
        North draws Qc
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.c is not cited
      And gra.9.b is not cited
      And nobody has a duty
      And North is next to discard

    # Whatever the open cards are, nothing is decided until North has played: no fact is needed yet.
    Scenario: gra.9.c the open cards are not in the log, and nothing turns on them yet
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
        North draws
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.c is not cited
      And it asks nothing
      And North plays with an open hand
