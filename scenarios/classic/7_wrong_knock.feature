Feature: A knock above ten, and a knock that was gin

  What gra gives the opponent of an improper knock (to accept it) and asks of an open hand (to knock when it can) is
  not printed here: neither arises. A wrong card face down is not printed either: it does not come back.

  Rule: classic.7.b a knock above ten: play on with the hand exposed

    # 6 + 1 + 3 + 1 = 11.
    Scenario: classic.7.b North knocks with eleven
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And no points are scored yet
      And classic.7.b is cited on line 9
      And classic.7.b is an irregularity on line 9
      And the basis of classic.7.b is text
      And North plays with an open hand
      And North has the duty: his discard is turned up and may be taken
      And South is next to play
      And nobody has a choice
      And classic.7.c is not cited

    # gra.9.d would make it an undercut.
    Scenario: classic.7.b South holds seven and cannot accept the knock
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 4d 3d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        South accepts the knock
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.7.b is cited
      And classic.6.a is not cited
      And North plays with an open hand
      And South is next to play

    # 21 - 10 = 11.
    Scenario: classic.7.b ten is not above ten
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc Ts
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 11, South 0
      And classic.7.b is not cited
      And no hand is open

    # He holds the king: 10, no improper knock. 21 - 10 = 11.
    Scenario: classic.7.b North turned the wrong card, and with the other he would have had eight: he keeps what he turned
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with 8s
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 11, South 0
      And classic.7.b is not cited
      And nobody has a choice

    # 7 + 7 + 8 + 10 = 32. gra.10.a would let him take the seven back.
    Scenario: classic.7.b the wrong card face down makes the knock too high, and it does not come back
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with 7d
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.7.b is cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: classic.7.b the open hand comes to ten and North plays on: no clause makes him knock
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        South draws 9c, discards 9c
        North draws Ac, discards 6s
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.7.b is cited on line 9
      And North plays with an open hand
      And classic.4.b is not cited
      And South is next to play

    # Three aces, 3-5 of clubs, sevens, and the three of hearts: 3; 21 - 3 = 18.
    Scenario: classic.7.b the open hand knocks in order later
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        South draws 9c, discards 9c
        North draws Ac, knocks with 6s
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 18, South 0
      And classic.7.b is cited on line 9
      And classic.4.b is cited on line 11

    Scenario: classic.7.b P08 read as b: only the ten cards are open
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic with P08 read as b
      Then the outcome is in_play
      And North plays with an open hand
      And North has the duty: what he draws he need not show

    Scenario: classic.7.b P12 South has played since, and the hand stays open
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        South draws 9c, discards 9c
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And North plays with an open hand
      And North is next to play

    Scenario: classic.7.b P12 read as b: open until the opponent's next play
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        South draws 9c, discards 9c
        """
      When it is ruled on under classic with P12 read as b
      Then the outcome is in_play
      And classic.7.b is cited
      And no hand is open

    # 6 + 1 and two more, which may be court cards or go with what he has.
    Scenario: classic.7.b two of North's cards are not known: eleven or not
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad ? ?
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And classic.7.b is not cited
      And no hand is open

    # The best it could be is the ten of spades or clubs: 9 + 1 + 10 + 10 less no meld; the 2 of clubs makes a run of five and leaves 9 + 10 = 19.
    Scenario: classic.7.b one of North's cards is not known, and it is too many with any
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 9s Td Ac ?
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.7.b is cited
      And it asks nothing
      And North plays with an open hand

  Rule: classic.7.c the variant, where it is announced: 25 penalty points

    Scenario: classic.7.c North knocks with eleven, and 25 go to South
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And no points are scored yet
      And classic.7.c is cited on line 10
      And classic.7.b is not cited
      And a penalty of 25 is written for South
      And no hand is open
      And South is next to play
      And nobody has a duty
      And P72 read as b would change it

    Scenario: classic.7.c P72 read as b: 25 to South, and the hand is over
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under classic with P72 read as b
      Then the outcome is knock
      And the points are North 0, South 25
      And classic.7.c is cited

    Scenario: classic.7.c P72 read as c: 25 off North's score, and play goes on
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under classic with P72 read as c
      Then the outcome is in_play
      And classic.7.c is cited
      And a penalty of -25 is written for North
      And no hand is open
      And South is next to play

    Scenario: classic.7.c gin is called with eleven left: a wrong knock like any other
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.7.c is cited on line 10
      And classic.5.e is cited
      And classic.7.b is not cited
      And a penalty of 25 is written for South
      And no hand is open

    Scenario: classic.7.c the wrong knock comes with the fiftieth card: nobody scores the hand, and the 25 remain
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 3
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is no_score
      And the points are North 0, South 25
      And classic.7.c is cited
      And classic.7.a is cited

    Scenario: classic.7.c announced, and North knocks with ten: no penalty
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc Ts
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 11, South 0
      And classic.7.c is not cited
      And no penalty is written

    Scenario: classic.7.c not announced: the hand is exposed, and nobody scores a penalty
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.7.c is not cited
      And classic.7.b is cited
      And it did not consult P72
      And no penalty is written

    Scenario: classic.7.c announced, and two of North's cards are not known
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad ? ?
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And classic.7.c is not cited
      And no penalty is written

    # South 5 + 1 + 3 = 9, North 11: 2, and 25.
    Scenario: classic.7.c play goes on, and South knocks later: the 25 are his besides
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        South draws Ac, discards Ks
        North draws Qc, discards Qc
        South draws 3d, knocks with 6h for 9
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 0, South 27
      And classic.7.c is cited on line 10
      And classic.4.b is cited on line 13
      And P72 read as b would change it
      And P72 read as c would change it

    Scenario: classic.7.c P72 read as b: the hand was over with the wrong knock, and what was played since is nothing
      Given the log
        """
        players: North, South
        dealer: South
        house: classic.7.c
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        South draws Ac, discards Ks
        North draws Qc, discards Qc
        South draws 3d, knocks with 6h for 9
        """
      When it is ruled on under classic with P72 read as b
      Then the outcome is knock
      And the points are North 0, South 25
      And classic.4.b is not cited

  Rule: classic.7.d a knock with nothing loose: gin should be called, it scores more

    # 21 + 25 = 46.
    Scenario: classic.7.d North calls a knock, and all ten of his cards meld
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is gin
      And the points are North 46, South 0
      And classic.7.d is cited on line 9
      And classic.7.d is no irregularity
      And classic.5.e is cited
      And P63 read as b would change it

    # 21 - 0.
    Scenario: classic.7.d P63 read as b: a knock with nothing loose is a knock
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic with P63 read as b
      Then the outcome is knock
      And the points are North 21, South 0
      And classic.7.d is not cited

    # Gin until recorded (P63).
    Scenario: classic.7.d the count is on the sheet: it stays a knock
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        agreed count: North 0
        agreed count: South 21
        recorded count: South 21
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 21, South 0
      And classic.7.d is not cited

    Scenario: classic.7.d gin is called as it should be
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under classic
      Then the outcome is gin
      And the points are North 46, South 0
      And classic.7.d is not cited
      And it did not consult P63

    Scenario: classic.7.d one card is loose: a knock is right
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is knock
      And classic.7.d is not cited

    Scenario: classic.7.d one of North's ten cards is not known
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c ? 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And classic.7.d is not cited
