Feature: Two cards are left, and nobody has knocked

  Rule: classic.7.a two cards left and nobody has knocked: no score

    # gra.6.b gives South action on the discard; here nothing does (P19 c). The same player deals (P20).
    Scenario: classic.7.a North draws the fiftieth card and discards: the hand scores nothing
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under classic
      Then the outcome is no_score
      And the points are North 0, South 0
      And classic.7.a is cited on line 9
      And the next dealer is South
      And nobody has a choice
      And P19 read as a would change it
      And P19 read as b would change it

    # South: 5 + 5 + 6 + 10 = 26; 26 - 5 = 21.
    Scenario: classic.7.a P55 North knocks with the fiftieth card, in the turn in which he drew it
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, knocks with 9s for 5
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 21, South 0
      And classic.7.a is cited on line 9
      And classic.4.b is cited
      And P55 read as b would change it

    Scenario: classic.7.a P55 read as b: dead as soon as two are left
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, knocks with 9s for 5
        """
      When it is ruled on under classic with P55 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And classic.7.a is cited
      And classic.4.b is not cited

    Scenario: classic.7.a P55 read as b: dead with the draw, before anything is discarded
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h
        """
      When it is ruled on under classic with P55 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And classic.7.a is cited on line 9

    Scenario: classic.7.a P55 North has drawn the fiftieth card and finishes his turn
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.7.a is cited on line 9
      And North is next to discard
      And the stock holds 2 cards
      And P55 read as b would change it

    Scenario: classic.7.a three are left, and play goes on
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 4
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.7.a is not cited
      And South is next to play
      And the stock holds 3 cards

    Scenario: classic.7.a South takes the last discard and knocks: too late
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under classic
      Then the outcome is no_score
      And the points are North 0, South 0
      And classic.7.a is cited
      And classic.4.b is not cited
      And P19 read as a would change it

    Scenario: classic.7.a P19 read as a: South may take whatever lies on the pile
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under classic with P19 read as a
      Then the outcome is in_play
      And classic.7.a is cited
      And South is next to play

    # Three fives, twos, 9-J of hearts, the six: 6. North: the nine of spades. 9 - 6 = 3.
    Scenario: classic.7.a P19 read as a: South takes it and knocks
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under classic with P19 read as a
      Then the outcome is knock
      And the points are North 0, South 3
      And classic.4.b is cited

    Scenario: classic.7.a P19 read as b: the card on the pile is not the fiftieth
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards 9s
        """
      When it is ruled on under classic with P19 read as b
      Then the outcome is no_score
      And the points are North 0, South 0

    Scenario: classic.7.a P19 read as b: it is the fiftieth, and South may have it
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under classic with P19 read as b
      Then the outcome is in_play
      And South is next to play

    Scenario: classic.7.a P75 read as b: South has taken the last discard and may improve his hand with it
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h
        """
      When it is ruled on under classic with P19 read as a and P75 read as b
      Then the outcome is in_play
      And South has no duty

    Scenario: classic.7.a P75 with P19 read as a: South has taken the last discard and must knock with it
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h
        """
      When it is ruled on under classic with P19 read as a
      Then the outcome is in_play
      And South has the duty: knocks or goes gin

    Scenario: classic.7.a P82 read as b: South drew a fifty-first card, and the last discard is lost to him
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under classic with P19 read as a and P82 read as b
      Then the outcome is no_score
      And the points are North 0, South 0

    Scenario: classic.7.a P82 with P19 read as a: the fifty-first card is void, and the last discard may be taken
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under classic with P19 read as a
      Then the outcome is knock
      And the points are North 0, South 3

    Scenario: classic.7.a P20 read as b: the deal passes
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under classic with P20 read as b
      Then the outcome is no_score
      And the next dealer is North

    # 11 may not knock, and nobody has action after the fiftieth card.
    Scenario: classic.7.a the knock with the fiftieth card is above ten: the hand is over
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is no_score
      And the points are North 0, South 0
      And classic.7.a is cited
      And classic.7.b is cited
      And nobody has a choice

    Scenario: classic.7.a nobody counted the stock
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          to play: North
        North draws 5h, discards 5h
        South passes
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for how many cards were left in the stock
      And classic.7.a is not cited
