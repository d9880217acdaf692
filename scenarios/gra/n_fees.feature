Feature: Entry fees

  What the fees come to, and what is kept of them.

  Rule: gra.n.a 18 per cent of the fees is kept

    Scenario: gra.n.a 120 players at 150
      Given the log
        """
        event: singles
        fees: 120 x 150
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.n.a is cited on line 2
      And gra.n.a says: come to 18000
      And gra.n.a says: 3240 is kept
      And gra.n.a says: 14760 is left for prizes
      And gra.n.a is no irregularity
      And no other reading would change it

    Scenario: gra.n.a an amount that does not come out even
      Given the log
        """
        event: singles
        fees: 3 x 75
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.n.a says: come to 225
      And gra.n.a says: 40.50 is kept
      And gra.n.a says: 184.50 is left for prizes

    Scenario: gra.n.a nobody has paid
      Given the log
        """
        event: singles
        fees: 0 x 150
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.n.a says: come to 0
      And gra.n.a says: 0 is kept

    Scenario: gra.n.a fees for more players than are listed
      Given the log
        """
        players: Ann, Bob
        event: singles
        fees: 3 x 100
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.n.a says: 54 is kept
      And the gap on line 3 says: 2 are listed

    Scenario: gra.n.a no fees on the record
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.n.a is not cited
