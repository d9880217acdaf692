Feature: The game

  Rule: classic.4.a the first to 100 wins

    # 90 + 13 = 103.
    Scenario: classic.4.a 103 points
      Given the log
        """
        players: North, South
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
      Then the target is 100
      And North has won the game
      And classic.4.a is cited
      And the sheet adds nothing

    Scenario: classic.4.a 93 points
      Given the log
        """
        players: North, South
        score: North 80, South 85
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
      And classic.4.a is not cited

    # 87 + 13 = 100.
    Scenario: classic.4.a 100 points exactly
      Given the log
        """
        players: North, South
        score: North 87, South 85
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
      And P46 read as b would change it

    Scenario: classic.4.a P46 read as b: 100 points exactly are not enough
      Given the log
        """
        players: North, South
        score: North 87, South 85
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
      When it is ruled on under classic with P46 read as b
      Then the game goes on

    Scenario: classic.4.a the score is not known
      Given the log
        """
        players: North, South
        game: 1
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
      Then the score of the game is not known
      And classic.4.a is not cited
