Feature: The finals

  Eight teams.

  Rule: gra-pairs.3.a eight teams

    Scenario: gra-pairs.3.a all games are played
      Given the log
        """
        event: partnership
        games: 5
        game 1: T0 255, S0 100
        game 2: T1 255, S1 101
        game 3: T2 255, S2 102
        game 4: T3 255, S3 103
        game 5: T4 255, S4 104
        game 6: T0 255, S1 100
        game 7: T1 255, S2 101
        game 8: T2 255, S3 102
        game 9: T3 255, S4 103
        game 10: T4 255, S0 104
        game 11: T0 255, S2 100
        game 12: T1 255, S3 101
        game 13: T2 255, S4 102
        game 14: T3 255, S0 103
        game 15: T4 255, S1 104
        game 16: T0 255, S3 100
        game 17: T1 255, S4 101
        game 18: T2 255, S0 102
        game 19: T3 255, S1 103
        game 20: T4 255, S2 104
        game 21: T0 255, S4 100
        game 22: T1 255, S0 101
        game 23: T2 255, S1 102
        game 24: T3 255, S2 103
        game 25: T4 255, S3 104
        """
      When it is ruled on under gra-pairs
      Then the outcome is standings
      And gra-pairs.3.a is cited
      And gra-pairs.3.a says: 8 go to the finals

    Scenario: gra-pairs.3.a a game is still to be played
      Given the log
        """
        event: partnership
        games: 5
        game 1: T0 255, S0 100
        game 2: T1 255, S1 101
        game 3: T2 255, S2 102
        game 4: T3 255, S3 103
        game 5: T4 255, S4 104
        game 6: T0 255, S1 100
        game 7: T1 255, S2 101
        game 8: T2 255, S3 102
        game 9: T3 255, S4 103
        game 10: T4 255, S0 104
        game 11: T0 255, S2 100
        game 12: T1 255, S3 101
        game 13: T2 255, S4 102
        game 14: T3 255, S0 103
        game 15: T4 255, S1 104
        game 16: T0 255, S3 100
        game 17: T1 255, S4 101
        game 18: T2 255, S0 102
        game 19: T3 255, S1 103
        game 20: T4 255, S2 104
        game 21: T0 255, S4 100
        game 22: T1 255, S0 101
        game 23: T2 255, S1 102
        game 24: T3 255, S2 103
        """
      When it is ruled on under gra-pairs
      Then the outcome is standings
      And gra-pairs.3.a is not cited
