Feature: Entry fees

  What the fees come to, and what is kept of them.

  Rule: gra-fr.n.a 80 per cent go to the prizes, 20 to administration

    Scenario: gra-fr.n.a 120 players at 150
      Given the log
        """
        event: singles
        fees: 120 × 150
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.n.a is cited on line 2
      And gra-fr.n.a says: 3600 is kept
      And gra-fr.n.a says: 14400 is left for prizes

    Scenario: gra-fr.n.a no fees on the record
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.n.a is not cited
