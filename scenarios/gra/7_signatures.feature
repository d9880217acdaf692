Feature: The sheet is signed at the end of a game

  Rule: gra.7.a both players sign; final score and game number are shown

    # 190 + 13 = 203.
    Scenario: gra.7.a the game is over and nobody has signed yet
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
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
      When it is ruled on under gra
      Then North has won the game
      And gra.7.a is cited
      And the score is not accepted yet
      And North has the duty: signs the sheet
      And South has the duty: signs the sheet
      And nothing is irregular

    Scenario: gra.7.a only North has signed
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        North signs
        """
      When it is ruled on under gra
      Then the score is not accepted yet
      And South has the duty: signs the sheet
      And North has no duty
      And P40 read as d would change it

    Scenario: gra.7.a both have signed
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        North signs
        South signs
        """
      When it is ruled on under gra
      Then gra.7.a is cited on line 14
      And the score is accepted
      And nobody has a duty
      And nothing is irregular

    Scenario: gra.7.a the game is not over: nobody need sign
      Given the log
        """
        players: North, South
        game: 3
        score: North 180, South 85
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
      When it is ruled on under gra
      Then the game goes on
      And gra.7.a is not cited
      And nobody has a duty

    Scenario: gra.7.a P40 read as b: each hand that is on the sheet is signed
      Given the log
        """
        players: North, South
        game: 3
        score: North 180, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded total: North 193, South 85
        """
      When it is ruled on under gra with P40 read as b
      Then the game goes on
      And gra.7.a is cited
      And the score is not accepted yet
      And North has the duty: signs the sheet

    Scenario: gra.7.a P40 read as d: the winner alone signs
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        North signs
        """
      When it is ruled on under gra with P40 read as d
      Then the score is accepted
      And nobody has a duty

    Scenario: gra.7.a P40 read as c: one of each side, and each side has one player
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        North signs
        """
      When it is ruled on under gra with P40 read as c
      Then the score is not accepted yet
      And South has the duty: signs the sheet
      And North has no duty

    Scenario: gra.7.a the next game has begun and the last is not signed
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        game: 4
        hand: 1
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.7.a is cited on line 12
      And something is irregular on line 12
      And gra.2.a is cited

    Scenario: gra.7.a the score before the hand is not in the log: whether the game is over cannot be told
      Given the log
        """
        players: North, South
        game: 3
        hand: 5
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
      When it is ruled on under gra
      Then the outcome is knock
      And the score of the game is not known
      And gra.7.a is not cited
