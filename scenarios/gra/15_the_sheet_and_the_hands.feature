Feature: The running score on the sheet against the hands of the log

  Rule: gra.15.a an agreed and recorded count stands; sums may be mended until the card is signed

    # 180 + 13 = 193.
    Scenario: gra.15.a the sheet says 183, the hands make 193
      Given the log
        """
        players: North, South
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
        recorded total: North 183, South 85
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.15.a is an irregularity on line 12
      And the score of the game is North 193, South 85
      And P39 read as b would change it
      And the basis of gra.15.a is reading

    Scenario: gra.15.a P39 read as b: the sum is final too
      Given the log
        """
        players: North, South
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
        recorded total: North 183, South 85
        """
      When it is ruled on under gra with P39 read as b
      Then the points are North 13, South 0
      And gra.15.a is an irregularity on line 12
      And the score of the game is North 183, South 85

    Scenario: gra.15.a the wrong sum is signed by both and stands
      Given the log
        """
        players: North, South
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
        recorded total: North 183, South 85
        North signs
        South signs
        """
      When it is ruled on under gra
      Then gra.15.a is cited on line 12
      And the score of the game is North 183, South 85
      And P40 read as b would change it

    Scenario: gra.15.a the wrong sum is signed by North alone and is mended
      Given the log
        """
        players: North, South
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
        recorded total: North 183, South 85
        North signs
        """
      When it is ruled on under gra
      Then the score of the game is North 193, South 85

    Scenario: gra.15.a the sum is right
      Given the log
        """
        players: North, South
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
      When it is ruled on under gra
      Then gra.15.a is not cited
      And the score of the game is North 193, South 85
      And nothing is irregular

    Scenario: gra.15.a the score before the hand is not known: nothing to compare the sum with
      Given the log
        """
        players: North, South
        game: 2
        hand: 4
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded total: North 183, South 85
        """
      When it is ruled on under gra
      Then gra.15.a is not cited
      And the score of the game is not known
      And nothing is irregular

    # 120 + 63 = 183, not 193.
    Scenario: gra.15.a only the sheet of the hand is in the log, and the sum is wrong
      Given the log
        """
        players: North, South
        score: North 120, South 85
        agreed count: South 67, North 4
        recorded points: North 63
        recorded total: North 193, South 85
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 63, South 0
      And gra.15.a is an irregularity on line 5
      And the score of the game is North 183, South 85

    Scenario: gra.15.a the score before the second hand is not what the first made
      Given the log
        """
        players: North, South
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
        hand: 2
        score: North 23, South 0
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.15.a is an irregularity on line 13
      And the score of the game is North 13, South 0
      And P39 read as b would change it

    Scenario: gra.15.a a hand is left out of the log between the two: no sum can be checked
      Given the log
        """
        players: North, South
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
        hand: 3
        score: North 23, South 0
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.15.a is not cited
      And the score of the game is North 23, South 0
      And nothing is irregular

    # 13 + 13 + 46 = 72; the gin: 21 + 25 = 46.
    Scenario: gra.15.a three hands add up
      Given the log
        """
        players: North, South
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
        hand: 3
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        recorded total: North 72, South 0
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 46, South 0
      And the score of the game is North 72, South 0
      And gra.15.a is not cited
