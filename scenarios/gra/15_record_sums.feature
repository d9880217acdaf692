Feature: Sums on the record

  A sum on the sheet against the games that stand on it.

  Rule: gra.15.a what is agreed and recorded stands; a sum may be mended until the sheet is signed

    Scenario: gra.15.a the sum of two games is wrong
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 95, Cy 203
        recorded total: Ann 317
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.15.a is cited on line 5
      And gra.15.a says: the games make 307
      And gra.15.a says: is put right
      And gra.15.a is an irregularity of Ann
      And Ann has 307 points on the sheet
      And P39 read as b would change it
      And no other reading would change it

    Scenario: gra.15.a the sum is right
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 95, Cy 203
        recorded total: Ann 307
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.15.a is not cited
      And Ann has 307 points on the sheet
      And no other reading would change it

    Scenario: gra.15.a he has signed: the sum stands
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 95, Cy 203
        recorded total: Ann 317
        Ann signs
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.15.a is cited on line 5
      And gra.15.a says: the sum stands
      And Ann has 317 points on the sheet
      And no other reading would change it

    Scenario: gra.15.a sums are final under the other reading
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        recorded total: Ann 222
        """
      When it is ruled on under gra with P39 read as b
      Then the outcome is standings
      And gra.15.a says: the sum stands
      And Ann has 222 points on the sheet
      And P39 read as a would change it

    Scenario: gra.15.a a sum is for the games before it
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        recorded total: Ann 212
        game 2: Ann 95, Cy 203
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.15.a is not cited
