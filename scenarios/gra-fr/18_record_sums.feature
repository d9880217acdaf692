Feature: Sums on the record

  A sum on the sheet against the games that stand on it.

  Rule: gra-fr.18.a a recorded score cannot be changed

    Scenario: gra-fr.18.a a wrong sum stands
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        recorded total: Bob 150
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.18.a is cited on line 4
      And gra-fr.18.a says: the games make 140
      And gra-fr.18.a says: the sum stands
      And Bob has 150 points on the sheet
      And P39 read as a would change it

    Scenario: gra-fr.18.a the winner's sum has the 200 in it
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        recorded total: Ann 412, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.18.a is not cited
