Feature: What is announced is laid down

  The logs are those of gra.9.f: the knock card is 8d, North draws 9h and has 6h 7h 8h, 9c 9d 9h and 2s 3s 4s in
  melds; South counts 13. This text speaks of a knock or a gin that is announced and of no number.

  Rule: gra-fr.12.a a player who announces a knock or a gin begins to lay out his cards

    Scenario: gra-fr.12.a a knock is announced and nothing follows yet
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.a is cited on line 9
      And gra-fr.12.a is no irregularity
      And North has the duty: goes through with the knock
      And nobody has a choice
      And no hand is open
      And North is next to discard
      And gra-fr.11.a is not cited
      And no gap is named

    # 13 - 5 = 8.
    Scenario: gra-fr.12.a a knock is announced, withdrawn, and an ordinary discard follows
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        North withdraws the call
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.12.a is cited on line 11
      And the basis of gra-fr.12.a is reading
      And nobody has a duty
      And P14 read as b would change it

    Scenario: gra-fr.12.a P14 read as b: nothing binds before melds go down
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        North withdraws the call
        North discards Kd
        """
      When it is ruled on under gra-fr with P14 read as b
      Then the outcome is in_play
      And gra-fr.12.a is not cited
      And nobody has a duty
      And no hand is open
      And South is next to play

    Scenario: gra-fr.12.a P14 read as b: once melds have gone down it binds all the same
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        North shows 6h-8h, 9c 9d 9h
        North discards Kd
        """
      When it is ruled on under gra-fr with P14 read as b
      Then the outcome is knock
      And the points are North 8, South 0

    Scenario: gra-fr.12.a gin is announced and can be made good
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls gin
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.a is cited on line 9
      And gra-fr.12.a is no irregularity
      And North has the duty: goes through with the gin
      And no hand is open

    # 13 and 25.
    Scenario: gra-fr.12.a gin is announced, withdrawn, and the right card discarded
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls gin
        North withdraws the call
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 38, South 0
      And gra-fr.12.a is cited
      And gra-fr.8.a is cited

    Scenario: gra-fr.12.a a number is said and an ordinary discard follows: no knock was announced
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls 5
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.a is not cited
      And nobody has a duty
      And nobody has a choice
      And no hand is open
      And South is next to play
      And P14 read as c would change it

    Scenario: gra-fr.12.a P14 read as c: a number alone binds
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls 5
        North discards Kd
        """
      When it is ruled on under gra-fr with P14 read as c
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.12.a is cited

    # It is the laying out that announces the knock; the number by itself is not in this text.
    Scenario: gra-fr.12.a a number is said and melds start to go down
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls 5
        North shows 6h-8h
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.a is cited on line 9
      And North has the duty: goes through with the knock
      And it consulted P14

    Scenario: gra-fr.12.a a call before the draw is no call
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North calls knock
        North draws 9h, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.a is not cited
      And nobody has a duty
      And no hand is open

    Scenario: gra-fr.12.a a call by the player whose turn it is not
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        South calls knock
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.a is not cited
      And nobody has a duty
      And South is next to play

    Scenario: gra-fr.12.a a call made after the discard comes too late
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, discards Kd
        North calls knock
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.a is not cited
      And the text is silent on P18
      And nobody has a duty
      And no hand is open
      And South is next to play
      And P18 read as b would change it

    Scenario: gra-fr.12.a P18 read as b: right after the discard it is still a knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, discards Kd
        North calls knock
        """
      When it is ruled on under gra-fr with P18 read as b
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.12.a is cited

    Scenario: gra-fr.12.a a knock is announced, the discard is ordinary, and North's cards are not known
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 10 cards
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws
        North calls knock
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for North's ten cards

    Scenario: gra-fr.12.a a knock is announced and North's cards are not known: the duty is the same
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 10 cards
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws
        North calls knock
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.a is cited
      And North has the duty: goes through with the knock
      And it asks nothing

    Scenario: gra-fr.12.a a knock is announced, the discard is ordinary, and nobody wrote down the knock card
      Given the log
        """
        players: North, South
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for the upcard

    Scenario: gra-fr.12.a a knock is announced and a true gin laid down
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        North gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 38, South 0
      And gra-fr.12.b is not cited

  Rule: gra-fr.12.b no gin, or an irregular knock: he plays on with his hand open and visible

    Scenario: gra-fr.12.b gin is called on five points, within the card
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.b is cited on line 8
      And gra-fr.8.a is cited
      And the basis of gra-fr.12.b is reading
      And North plays with an open hand
      And North has the duty: plays with all ten cards face up
      And nobody has a choice
      And South is next to play
      And P13 read as b would change it

    Scenario: gra-fr.12.b P13 read as b: gin called within the card is scored as a knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with Kd
        """
      When it is ruled on under gra-fr with P13 read as b
      Then the outcome is knock
      And the points are North 8, South 0
      And what no article says is taken from gra
      And no hand is open

    # 1 + 2 + 1 = 4; 5 - 4 = 1, and 25.
    Scenario: gra-fr.12.b P13 read as b: scored as a knock it can be undercut
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Ad
          discards: ... 3c
          stock: 20
        North draws 9h, gins with Kd
        """
      When it is ruled on under gra-fr with P13 read as b
      Then the outcome is undercut
      And the points are North 0, South 26
      And gra-fr.7.a is cited

    Scenario: gra-fr.12.b P13 read as b: above the card a false gin opens the hand all the same
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
        """
      When it is ruled on under gra-fr with P13 read as b
      Then the outcome is in_play
      And gra-fr.12.b is cited
      And North plays with an open hand

    Scenario: gra-fr.12.b a true gin breaks nothing
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 38, South 0
      And gra-fr.12.b is not cited
      And gra-fr.8.a is cited
      And no hand is open

    Scenario: gra-fr.12.b a knock is announced that no discard can make good
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.b is cited on line 9
      And gra-fr.11.a is not cited
      And North plays with an open hand
      And North has the duty: plays with all ten cards face up
      And North is next to discard
      And nobody has a choice

    Scenario: gra-fr.12.b gin is announced that no discard makes
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls gin
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.b is cited on line 9
      And North plays with an open hand
      And North is next to discard

    Scenario: gra-fr.12.b gin is announced and turned into a knock: it is the gin that binds
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls gin
        North knocks with Kd for 5
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.b is cited on line 10
      And North plays with an open hand
      And nobody has a choice
      And P13 read as b would change it
      And P14 read as b would change it

    Scenario: gra-fr.12.b P14 read as b: the word gin alone does not stand in the way of a knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls gin
        North knocks with Kd for 5
        """
      When it is ruled on under gra-fr with P14 read as b
      Then the outcome is knock
      And the points are North 8, South 0

    Scenario: gra-fr.12.b gin is called and North's cards are not known
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 10 cards
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra-fr.12.b is not cited
      And nobody has a choice

    Scenario: gra-fr.12.b an irregular knock is article 11, and the hand is open by either
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice

  Rule: gra-fr.12.c the opponent may look at the open cards and may not touch them

    # It is not allowed; no penalty is printed, and his choice is not lost by it.
    Scenario: gra-fr.12.c South touches the cards that North laid down
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 10
        South touches the cards of North
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.12.c is cited on line 9
      And something is irregular on line 9
      And gra-fr.11.a is cited
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play

    # gra.9.g gives him that right; here the cards are visible anyway.
    Scenario: gra-fr.12.c South asks that the cards be spread: nothing is printed of it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 10
        South asks for the cards to be spread
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.12.c is not cited
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play
      And North may not accept the knock

    Scenario: gra-fr.12.c a pile is touched, not a hand
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
        South touches the stock
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.c is not cited
      And gra-fr.5.a is cited

    Scenario: gra-fr.12.c a player may touch his own cards
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
        North touches the cards of North
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.c is not cited

    Scenario: gra-fr.12.c North's cards are not known, and a touch is a touch
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 10 cards
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws, knocks with Tc for 10
        South touches the cards of North
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra-fr.12.c is cited on line 9
