Feature: Bonuses at the end of a game, where they are announced

  Rule: classic.6.b 100 for the game, 25 a hand, doubled if the loser won none

    # 13 + 13 = 26 against 13. North: 100 + 2 x 25; South: 25.
    Scenario: classic.6.b each has won a hand: nothing doubles
      Given the log
        """
        players: North, South
        house: classic.6.b
        hand: 1
        target: 20
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        hand: 2
        dealer: South
        position:
          hand North: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          hand South: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          discards: ... 4s
          stock: 14
          to play: South
        South draws Kd, knocks with Kd for 8
        hand: 3
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the score of the game is North 26, South 13
      And North has won the game
      And the sheet adds North 150, South 25
      And classic.6.b is cited

    # 2 x (100 + 50) = 300.
    Scenario: classic.6.b South has won no hand: game bonus and boxes double
      Given the log
        """
        players: North, South
        house: classic.6.b
        hand: 1
        target: 20
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        hand: 2
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the score of the game is North 26, South 0
      And the sheet adds North 300, South 0
      And P73 read as b would change it
      And P73 read as c would change it

    # 2 x (26 + 100 + 50) = 352, of which 26 are there already.
    Scenario: classic.6.b P73 read as b: the whole game score doubles
      Given the log
        """
        players: North, South
        house: classic.6.b
        hand: 1
        target: 20
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        hand: 2
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic with P73 read as b
      Then the sheet adds North 326, South 0

    # 2 x 100 + 50 = 250.
    Scenario: classic.6.b P73 read as c: the game bonus alone doubles
      Given the log
        """
        players: North, South
        house: classic.6.b
        hand: 1
        target: 20
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        hand: 2
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic with P73 read as c
      Then the sheet adds North 250, South 0

    Scenario: classic.6.b the hands won before are not in the log
      Given the log
        """
        players: North, South
        house: classic.6.b
        hand: 5
        score: North 90, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then North has won the game
      And what the sheet adds is not known
      And classic.6.b is cited

    Scenario: classic.6.b the game is not over: nothing is added yet
      Given the log
        """
        players: North, South
        house: classic.6.b
        game: 1
        hand: 1
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the game goes on
      And the sheet adds nothing

    Scenario: classic.6.b not announced: nothing is added
      Given the log
        """
        players: North, South
        hand: 1
        target: 20
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        hand: 2
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then North has won the game
      And the sheet adds nothing
      And classic.6.b is not cited
