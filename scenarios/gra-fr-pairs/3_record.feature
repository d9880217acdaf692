Feature: Wins and losses of a team

  Four wins are in the prizes, two losses are out.

  Rule: gra-fr-pairs.3.a four wins, two losses

    Scenario: gra-fr-pairs.3.a four wins
      Given the log
        """
        event: teams
        games: 5
        game 1: Red 255, B1 100
        game 2: Red 255, B2 100
        game 3: Red 255, B3 100
        game 4: Red 255, B4 100
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is standings
      And gra-fr-pairs.3.a is cited on line 6
      And the status of Red is in the prizes

    Scenario: gra-fr-pairs.3.a three wins
      Given the log
        """
        event: teams
        games: 5
        game 1: Red 255, B1 100
        game 2: Red 255, B2 100
        game 3: Red 255, B3 100
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is standings
      And gra-fr-pairs.3.a is not cited
      And the status of Red is playing

    Scenario: gra-fr-pairs.3.a two losses
      Given the log
        """
        event: teams
        games: 5
        game 1: Red 255, B1 100
        game 2: Red 255, B2 100
        game 3: Red 255, B3 100
        game 4: Red 255, B4 100
        game 5: B1 255, B2 100
        game 6: B3 255, B2 90
        """
      When it is ruled on under gra-fr-pairs
      Then the status of B2 is out
      And gra-fr-pairs.3.a is cited on line 8

    Scenario: gra-fr-pairs.3.a a team that is out plays on
      Given the log
        """
        event: teams
        games: 5
        game 1: B1 255, Red 100
        game 2: B2 255, Red 100
        game 3: Red 255, B3 100
        """
      When it is ruled on under gra-fr-pairs
      Then the status of Red is out
      And gra-fr-pairs.3.a is cited on line 4
      And gra-fr-pairs.3.a is an irregularity of Red

    Scenario: gra-fr-pairs.3.a one loss
      Given the log
        """
        event: teams
        games: 5
        game 1: Red 255, B1 100
        game 2: Red 255, B2 100
        game 3: Red 255, B3 100
        """
      When it is ruled on under gra-fr-pairs
      Then the status of B1 is playing
