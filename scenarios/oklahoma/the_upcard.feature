Feature: Oklahoma: the upcard sets the limit, an ace is gin only, a spade doubles

  Rule: oklahoma.1.a the upcard's value is the most that may knock

    # South: 4 + 5 + 10 + 10 + 2 + 5 + 10 + 10 + 10 + 10 = 76, nothing to lay off. North's loose eight of clubs: 76 - 8 = 68.
    Scenario: oklahoma.1.a eight points knock when an eight is up
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is knock
      And the points are North 68, South 0
      And oklahoma.1.a is cited on line 8
      And classic.4.b is cited
      And classic.7.b is not cited
      And oklahoma.1.c is not cited

    Scenario: oklahoma.1.a eight points are one too many when a seven is up
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 7d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is in_play
      And no points are scored yet
      And oklahoma.1.a is cited
      And classic.7.b is cited
      And North plays with an open hand
      And South is next to play

    Scenario: oklahoma.1.a a king counts ten
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: Kc
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is knock
      And the points are North 68, South 0
      And oklahoma.1.a is cited

  Rule: oklahoma.1.b an ace up is a hand for gin only

    Scenario: oklahoma.1.b a knock with one point is improper under an ace
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s Ac Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: Ad
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is in_play
      And oklahoma.1.b is cited
      And classic.7.b is cited
      And oklahoma.1.a is not cited
      And North plays with an open hand

    # 76 and the 25 for gin.
    Scenario: oklahoma.1.b gin ends the hand under an ace
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 5s Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: Ad
        North passes
        South passes
        North draws 4s, gins with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is gin
      And the points are North 101, South 0
      And classic.5.e is cited
      And oklahoma.1.b is not cited
      And oklahoma.1.c is not cited

    Scenario: oklahoma.1.b a knock with one point is in order under a deuce
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s Ac Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 2h
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is knock
      And the points are North 75, South 0
      And oklahoma.1.a is cited
      And oklahoma.1.b is not cited

  Rule: oklahoma.1.c a spade up counts double

    # Twice 68.
    Scenario: oklahoma.1.c a knock under a spade scores twice the difference
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8s
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is knock
      And the points are North 136, South 0
      And oklahoma.1.c is cited on line 8
      And oklahoma.1.a is cited

    # South: 4c-6c, three jacks; 2 + 3 + 1 + 1 = 7. 8 - 7 = 1, and 25; twice 26.
    Scenario: oklahoma.1.c the bonus for an undercut is doubled too
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c 6c Jc Jd Jh 2d 3d Ah Ac
        upcard: 8s
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is undercut
      And the points are North 0, South 52
      And classic.6.a is cited
      And oklahoma.1.c is cited
      And South's count is 7

    # Twice 76 and 25.
    Scenario: oklahoma.1.c the bonus for gin is doubled too
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 5s Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 9s
        North passes
        South passes
        North draws 4s, gins with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is gin
      And the points are North 202, South 0
      And oklahoma.1.c is cited

    Scenario: oklahoma.1.c an improper knock under a spade scores nothing yet
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 7s
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is in_play
      And no points are scored yet
      And oklahoma.1.c is not cited

    Scenario: oklahoma.1.c gin is called, and nobody knows which card was up
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 5s Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        North passes
        South passes
        North draws 4s, gins with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is needs_facts
      And it asks for the upcard of this hand

  Rule: oklahoma.2.a the card on the sheet is taken to be right

    Scenario: oklahoma.2.a the sheet says eight, the log seven
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 7d
        recorded upcard: 8d by South
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is knock
      And the points are North 68, South 0
      And oklahoma.2.a is cited

    Scenario: oklahoma.2.a the director finds that the sheet is wrong
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 7d
        recorded upcard: 8d by South
        finding: upcard 7d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is in_play
      And oklahoma.2.a is cited
      And classic.7.b is cited

    Scenario: oklahoma.2.a the sheet agrees with the players
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        recorded upcard: 8d by South
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under oklahoma
      Then the outcome is knock
      And oklahoma.2.a is not cited

    Scenario: oklahoma.2.a nothing is on the sheet, and the players differ
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        South claims the upcard was 7d
        """
      When it is ruled on under oklahoma
      Then the outcome is needs_facts
      And it asks for the upcard of this hand
      And oklahoma.2.a is cited
