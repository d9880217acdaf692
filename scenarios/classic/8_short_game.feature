Feature: The short game, where it is announced

  Rule: classic.8.a to 100 or 50, knocking with 10 or 5, each set by itself

    # 40 + 13 = 53.
    Scenario: classic.8.a a game to 50, and the limit stays at 10
      Given the log
        """
        players: North, South
        target: 50
        score: North 40, South 45
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
      Then the outcome is knock
      And the points are North 13, South 0
      And the target is 50
      And North has won the game
      And classic.8.a is cited

    Scenario: classic.8.a announced whole: to 50, and eight points are too many to knock
      Given the log
        """
        players: North, South
        house: classic.8.a
        score: North 40, South 45
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
      Then the outcome is in_play
      And classic.7.b is cited
      And classic.8.a is cited
      And the target is 50

    # 4 points left; 21 - 4 = 17; 90 + 17 = 107.
    Scenario: classic.8.a the limit of 5 in a game to 100
      Given the log
        """
        players: North, South
        house: classic.8.a
        target: 100
        score: North 90, South 45
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North takes 4s, knocks with 8s for 4
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 17, South 0
      And the target is 100
      And North has won the game
      And classic.8.a is cited

    Scenario: classic.8.a not announced: 100 and 10
      Given the log
        """
        players: North, South
        score: North 40, South 45
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
      Then the outcome is knock
      And the target is 100
      And the game goes on
      And classic.8.a is not cited
