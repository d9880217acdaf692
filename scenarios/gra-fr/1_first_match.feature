Feature: The first match is drawn

  How players are paired before they have played anybody.

  Rule: gra-fr.1.a opponents of the first match by draw

    Scenario: gra-fr.1.a the first match is drawn
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by lot
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.1.a is cited on line 3
      And gra-fr.1.a is no irregularity

    Scenario: gra-fr.1.a the second match is no first one
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by lot
        game 1: Ann 212, Bob 140
        paired Ann, Bob: by lot
        game 2: Bob 212, Ann 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.1.a is cited 1 time

    Scenario: gra-fr.1.a two who pair themselves break no clause of this text
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by themselves
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.1.a is not cited
      And Ann cannot be penalised
      And the gap on line 3 says: say nothing of it
