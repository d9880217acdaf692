Feature: Straight gin: nobody knocks

  Rule: straight-gin.1.a nothing but gin ends a hand

    Scenario: straight-gin.1.a a knock with one point is improper
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s Ac Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under straight-gin
      Then the outcome is in_play
      And no points are scored yet
      And straight-gin.1.a is cited on line 8
      And classic.7.b is cited
      And North plays with an open hand
      And nobody has a choice

    Scenario: straight-gin.1.a gin ends the hand
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 5s Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, gins with Kd
        """
      When it is ruled on under straight-gin
      Then the outcome is gin
      And the points are North 101, South 0
      And classic.5.e is cited
      And straight-gin.1.a is not cited

    Scenario: straight-gin.1.a a knock with nothing loose is gin
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 5s Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under straight-gin
      Then the outcome is gin
      And the points are North 101, South 0
      And classic.7.d is cited
      And straight-gin.1.a is not cited

    Scenario: straight-gin.1.a P63 read as b: a knock stays a knock, and improper
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 5s Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under straight-gin with P63 read as b
      Then the outcome is in_play
      And straight-gin.1.a is cited
      And classic.7.b is cited

    Scenario: straight-gin.1.a gin is called with a card loose: no undercut, an open hand
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c 6c Jc Jd Jh 2d 3d Ah Ac
        upcard: 8d
        North passes
        South passes
        North draws 4s, gins with Kd
        """
      When it is ruled on under straight-gin
      Then the outcome is in_play
      And no points are scored yet
      And classic.7.b is cited
      And North plays with an open hand
      And classic.6.a is not cited
