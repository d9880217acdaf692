Feature: The first match is drawn by lot

  How players are paired before they have played anybody.

  Rule: gra.1.a opponents of the first match are drawn by lot

    Scenario: gra.1.a the first match is drawn
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by lot
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.1.a is cited on line 3
      And gra.1.a is no irregularity
      And gra.17.a is not cited
      And no other reading would change it

    Scenario: gra.1.a the staff pairs a first match and the record names no draw
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by the staff
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.1.a is cited on line 3
      And gra.1.a says: drawn by lot
      And gra.17.a is not cited

    Scenario: gra.1.a a later match paired by the staff is nothing for this clause
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by lot
        game 1: Ann 212, Bob 140
        paired Ann, Bob: by the staff
        game 2: Ann 95, Bob 203
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.1.a is cited 1 time
      And gra.1.a is cited on line 3

    Scenario: gra.1.a a match after the first is no first match although the pair is new
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        paired Ann, Cy: by lot
        game 2: Ann 95, Cy 203
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.1.a is not cited
