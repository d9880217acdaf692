Feature: A game reported that was not played

  A result is handed in, and there was no game.

  Rule: gra.12.e one game can be counted as lost for the one who reported it, the other gets no win

    Scenario: gra.12.e Dee reports a game that was not played
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        report Dee: game against Eve
        not played: Dee, Eve
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is cited on line 4
      And gra.12.e names what the director may do
      And gra.12.e is an irregularity of Dee
      And Dee can be penalised under gra.12.e
      And Eve cannot be penalised
      And Dee has won 0 and lost 0
      And Eve has won 0 and lost 0
      And Ann has won 1 and lost 0
      And no other reading would change it

    Scenario: gra.12.e the names of the game not played stand the other way round
      Given the log
        """
        event: singles
        games: 16
        report Dee: game against Eve
        not played: Eve, Dee
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is cited on line 3
      And Dee can be penalised under gra.12.e
      And Eve cannot be penalised

    Scenario: gra.12.e its result is on the record and counts for nobody
      Given the log
        """
        event: singles
        games: 16
        game 1: Dee 212, Eve 140
        report Dee: game against Eve
        not played: Dee, Eve
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is cited on line 4
      And the gap on line 3 says: was not played
      And Dee has won 0 and lost 0
      And Eve has won 0 and lost 0

    Scenario: gra.12.e both report it
      Given the log
        """
        event: singles
        games: 16
        report Dee: game against Eve
        report Eve: game against Dee
        not played: Dee, Eve
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is cited 2 times
      And Dee can be penalised under gra.12.e
      And Eve can be penalised under gra.12.e

    Scenario: gra.12.e a reported game that was played
      Given the log
        """
        event: singles
        games: 16
        game 1: Dee 212, Eve 140
        report Dee: game against Eve
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is not cited
      And no gap is named
      And Dee has won 1 and lost 0
      And Dee cannot be penalised

    Scenario: gra.12.e nobody is said to have reported it
      Given the log
        """
        event: singles
        games: 16
        not played: Dee, Eve
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is not cited
      And the gap on line 3 says: who reported this game is not told
      And Dee cannot be penalised

    Scenario: gra.12.e a report without a result, and nothing says that it was not played
      Given the log
        """
        event: singles
        games: 16
        report Dee: game against Eve
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is not cited
      And a gap is named on line 3

    Scenario: gra.12.e another pair did not play
      Given the log
        """
        event: singles
        games: 16
        game 1: Dee 212, Eve 140
        report Dee: game against Eve
        not played: Dee, Ann
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is not cited
      And Dee has won 1 and lost 0
      And a gap is named on line 5

    Scenario: gra.12.e two games of the pair stand on the record and which was not played is not told
      Given the log
        """
        event: singles
        games: 16
        game 1: Dee 212, Eve 140
        game 2: Dee 90, Eve 201
        report Dee: game against Eve
        not played: Dee, Eve
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.12.e is cited on line 5
      And the gap on line 6 says: which was not played is not told
      And Dee has won 1 and lost 1
