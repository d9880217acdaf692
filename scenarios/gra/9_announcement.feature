Feature: What is announced must be gone through with, and may be looked at

  The example used throughout: the knock card is 8d, North draws 9h and has 6h 7h 8h, 9c 9d 9h and 2s 3s 4s in melds.
  South holds 4c-7c, three jacks and Ac 2d Qh, 13.

  Rule: gra.9.f an announced gin or knock, or a number once melds go down, must be gone through with

    # With Kd turned down North would hold 5d, 5: the call can be made good.
    Scenario: gra.9.f a knock is announced and nothing follows yet
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 9
      And gra.9.f is no irregularity
      And North has the duty: goes through with the knock
      And nobody has a choice
      And no hand is open
      And North is next to discard
      And gra.9.a is not cited
      And no gap is named

    Scenario: gra.9.f a knock is announced and withdrawn
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
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 9
      And North has the duty: goes through with the knock
      And no hand is open

    # North keeps 5d, 5. South: Ac 2d Qh, 13. 13 - 5 = 8.
    Scenario: gra.9.f a knock is announced, withdrawn, and an ordinary discard follows: it is a knock with that card
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.f is cited on line 11
      And gra.6.e is cited
      And the basis of gra.9.f is reading
      And nobody has a duty
      And P14 read as b would change it

    Scenario: gra.9.f P14 read as b: nothing binds before melds go down
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
      When it is ruled on under gra with P14 read as b
      Then the outcome is in_play
      And gra.9.f is not cited
      And nobody has a duty
      And no hand is open
      And South is next to play

    Scenario: gra.9.f P14 read as b: a call with nothing after it owes nothing
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
      When it is ruled on under gra with P14 read as b
      Then the outcome is in_play
      And gra.9.f is not cited
      And nobody has a duty

    Scenario: gra.9.f P14 read as b: once melds have gone down it binds all the same
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
      When it is ruled on under gra with P14 read as b
      Then the outcome is knock
      And the points are North 8, South 0

    # North keeps Kd, 10, above 8. South: Ac 2d 5d, 8. 10 - 8 = 2, and 25.
    Scenario: gra.9.f an announced knock that the ordinary discard makes improper
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        North discards Tc
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.f is cited on line 10
      And gra.9.a is cited on line 10
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play

    # 10 with Kd or with Tc, more with any other card.
    Scenario: gra.9.f a knock is announced that no discard can make good: the hand is open at once
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 9
      And gra.9.a is not cited
      And North plays with an open hand
      And North has the duty: plays with all ten cards face up
      And North is next to discard
      And nobody has a choice

    # Without Kd all ten cards are in melds.
    Scenario: gra.9.f gin is announced and can be made good
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 9
      And gra.9.f is no irregularity
      And North has the duty: goes through with the gin
      And no hand is open

    Scenario: gra.9.f gin is announced that no discard makes: the hand is open at once
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 9
      And North plays with an open hand
      And North is next to discard

    # 13 and 25.
    Scenario: gra.9.f gin is announced, withdrawn, and the right card discarded: it is gin
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 38, South 0
      And gra.9.f is cited
      And gra.6.d is cited

    Scenario: gra.9.f a number is said and an ordinary discard follows: it was no knock
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is not cited
      And nobody has a duty
      And nobody has a choice
      And no hand is open
      And South is next to play
      And P14 read as c would change it

    Scenario: gra.9.f P14 read as c: a number alone binds
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
      When it is ruled on under gra with P14 read as c
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.f is cited

    Scenario: gra.9.f P14 read as c: a number alone and nothing after it
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
        """
      When it is ruled on under gra with P14 read as c
      Then the outcome is in_play
      And gra.9.f is cited
      And North has the duty: goes through with the knock

    Scenario: gra.9.f a number is said, nothing follows, nothing is owed
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
        North withdraws the call
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is not cited
      And nobody has a duty
      And North is next to discard

    Scenario: gra.9.f a number is said and melds start to go down
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 9
      And North has the duty: goes through with the knock

    Scenario: gra.9.f a number, melds, a withdrawal and an ordinary discard: it is a knock
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
        North shows 6h-8h, 9c 9d 9h
        North withdraws the call
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.f is cited on line 12

    # A knock is made after the draw.
    Scenario: gra.9.f a call before the draw is no call
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is not cited
      And nobody has a duty
      And no hand is open

    Scenario: gra.9.f a call by the player whose turn it is not
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is not cited
      And nobody has a duty
      And South is next to play

    Scenario: gra.9.f a call made after the discard comes too late
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is not cited
      And the text is silent on P18
      And nobody has a duty
      And no hand is open
      And South is next to play
      And P18 read as b would change it

    Scenario: gra.9.f P18 read as b: right after the discard it is still a knock
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
      When it is ruled on under gra with P18 read as b
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.f is cited

    Scenario: gra.9.f P18 read as b: a number alone binds no more after the discard than before it
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
        North calls 5
        """
      When it is ruled on under gra with P18 read as b
      Then the outcome is in_play
      And gra.9.f is not cited
      And South is next to play

    Scenario: gra.9.f a knock on a line of its own, after the discard, comes too late
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
        North knocks
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is not cited
      And the text is silent on P18
      And P18 read as b would change it

    Scenario: gra.9.f P18 read as b: once the opponent has drawn it is too late in any case
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
        South draws Qc
        North calls knock
        """
      When it is ruled on under gra with P18 read as b
      Then the outcome is in_play
      And gra.9.f is not cited
      And South is next to discard

    Scenario: gra.9.f gin is called on five points, within the limit
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 8
      And gra.6.f is cited
      And the basis of gra.9.f is reading
      And North plays with an open hand
      And North has the duty: plays with all ten cards face up
      And nobody has a choice
      And South is next to play
      And P13 read as b would change it

    # 13 - 5 = 8.
    Scenario: gra.9.f P13 read as b: gin called within the limit is scored as a knock
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
      When it is ruled on under gra with P13 read as b
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.6.e is cited
      And no hand is open

    # South: Ac 2d Ad, 4. 5 - 4 = 1, and 25.
    Scenario: gra.9.f P13 read as b: scored as a knock it can be undercut
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
      When it is ruled on under gra with P13 read as b
      Then the outcome is undercut
      And the points are North 0, South 26
      And gra.6.c is cited

    Scenario: gra.9.f P13 read as b: above the limit a false gin opens the hand all the same
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
      When it is ruled on under gra with P13 read as b
      Then the outcome is in_play
      And gra.9.f is cited
      And North plays with an open hand

    # Gin was said first, and Kd leaves 5.
    Scenario: gra.9.f gin is announced and turned into a knock: it is the gin that binds
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 10
      And North plays with an open hand
      And nobody has a choice
      And P13 read as b would change it
      And P14 read as b would change it

    Scenario: gra.9.f P14 read as b: the word gin alone does not stand in the way of a knock
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
      When it is ruled on under gra with P14 read as b
      Then the outcome is knock
      And the points are North 8, South 0

    # 13 and 25.
    Scenario: gra.9.f a knock is announced and a true gin laid down
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 38, South 0
      And gra.9.f is not cited

    # 13 and 25.
    Scenario: gra.9.f a true gin breaks nothing
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 38, South 0
      And gra.9.f is not cited
      And gra.6.d is cited
      And no hand is open

    Scenario: gra.9.f gin is called and North's cards are not known
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra.9.f is not cited
      And nobody has a choice

    Scenario: gra.9.f a knock is announced, the discard is ordinary, and North's cards are not known
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for North's ten cards

    Scenario: gra.9.f a knock is announced and North's cards are not known: the duty is the same whatever they are
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited
      And North has the duty: goes through with the knock
      And it asks nothing

    Scenario: gra.9.f a knock is announced, the discard is ordinary, and nobody wrote down the knock card
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the upcard

    Scenario: gra.9.f two incidents: a false gin, and the opponent's call after his discard
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
        South draws Qd, discards Qd
        South calls knock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 8
      And the text is silent on P18
      And North plays with an open hand
      And South's hand is not open
      And North is next to play

    Scenario: gra.9.f players with two words for a name
      Given the log
        """
        players: "Ann Smith", "Bob Lee"
        knock card: 8d
        position:
          hand "Ann Smith": 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand "Bob Lee": 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        "Ann Smith" draws 9h
        "Ann Smith" calls knock
        "Ann Smith" discards Kd
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are "Ann Smith" 8, "Bob Lee" 0

  Rule: gra.9.g the opponent may ask that the cards be spread, and may not touch them

    # Asking to see them takes nothing from South's choice.
    Scenario: gra.9.g South asks that the cards of an improper knock be spread
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
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.g is cited on line 9
      And gra.9.g is no irregularity
      And North has the duty: spreads his cards
      And South may accept the knock, which leads to undercut with North 0, South 27

    Scenario: gra.9.g South asks that a proper knock be spread
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Kd for 5
        South asks for the cards to be spread
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.g is cited on line 9

    Scenario: gra.9.g the cards have been spread: the duty is done
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
        South asks for the cards to be spread
        North shows 6h-8h, 9c 9d 9h, 2s-4s; loose Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.g is cited on line 9
      And North plays with an open hand
      And North has the duty: plays with all ten cards face up
      And North owes nothing more for gra.9.g

    # It is not allowed; no penalty is printed, and his choice is not lost by it.
    Scenario: gra.9.g South touches the cards that North laid down
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
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.g is cited on line 9
      And gra.9.a is cited
      And South may accept the knock, which leads to undercut with North 0, South 27

    Scenario: gra.9.g an open hand in mid-play may be asked for as well
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
        South draws Qd
        South asks for the cards to be spread
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.g is cited on line 11
      And North has the duty: spreads his cards
      And North plays with an open hand

    Scenario: gra.9.g a closed hand in mid-play is nobody's to ask for
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
        South asks for the cards to be spread
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.g is not cited
      And nobody has a duty

    Scenario: gra.9.g a pile is touched, not a hand
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.g is not cited
      And gra.5.a is cited

    Scenario: gra.9.g a player may touch his own cards
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.g is not cited

    Scenario: gra.9.g North's cards are not known: they are to be spread, whatever they are
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
        South asks for the cards to be spread
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra.9.g is cited on line 9
      And North has the duty: spreads his cards
