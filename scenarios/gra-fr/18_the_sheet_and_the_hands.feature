Feature: The running score on the sheet against the hands

  Rule: gra-fr.18.a a recorded score is not changed

    Scenario: gra-fr.18.a the sheet says 183, the hands make 193: it stays
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And gra-fr.18.a is an irregularity on line 12
      And the score of the game is North 183, South 85
      And P39 read as a would change it

    Scenario: gra-fr.18.a P39 read as a: the sum is mended
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
      When it is ruled on under gra-fr with P39 read as a
      Then the score of the game is North 193, South 85
      And gra-fr.18.a is cited

    Scenario: gra-fr.18.a the sum is right
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
      When it is ruled on under gra-fr
      Then gra-fr.18.a is not cited
      And nothing is irregular

    Scenario: gra-fr.18.a the score before is not known
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
      When it is ruled on under gra-fr
      Then gra-fr.18.a is not cited
