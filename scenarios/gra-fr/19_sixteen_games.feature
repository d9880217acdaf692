Feature: An event of sixteen games

  Ten wins, and seven losses before them.

  Rule: gra-fr.19.a ten wins are in the prizes, seven losses before that are out

    Scenario: gra-fr.19.a ten wins
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 212, Cy 140
        game 7: Ann 212, Cy 140
        game 8: Ann 212, Cy 140
        game 9: Ann 212, Cy 140
        game 10: Ann 212, Cy 140
        game 11: Dee 205, Ann 101
        game 12: Dee 205, Ann 101
        game 13: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.19.a is cited on line 12
      And the status of Ann is in the prizes
      And Ann has won 10 and lost 3
      And the basis of gra-fr.19.a is text

    Scenario: gra-fr.19.a nine wins
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 212, Cy 140
        game 7: Ann 212, Cy 140
        game 8: Ann 212, Cy 140
        game 9: Ann 212, Cy 140
        game 10: Dee 205, Ann 101
        game 11: Dee 205, Ann 101
        game 12: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.19.a is not cited
      And the status of Ann is playing

    Scenario: gra-fr.19.a seven losses before ten wins
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        game 5: Dee 205, Ann 101
        game 6: Dee 205, Ann 101
        game 7: Dee 205, Ann 101
        game 8: Dee 205, Ann 101
        game 9: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.19.a is cited on line 11
      And the status of Ann is out
      And Ann has won 2 and lost 7

    Scenario: gra-fr.19.a six losses
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        game 5: Dee 205, Ann 101
        game 6: Dee 205, Ann 101
        game 7: Dee 205, Ann 101
        game 8: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.19.a is not cited
      And the status of Ann is playing

    Scenario: gra-fr.19.a who is out wins on: he stays out
      Given the log
        """
        event: singles
        games: 16
        game 1: Dee 205, Ann 101
        game 2: Dee 205, Ann 101
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        game 5: Dee 205, Ann 101
        game 6: Dee 205, Ann 101
        game 7: Dee 205, Ann 101
        game 8: Ann 212, Bob 140
        game 9: Ann 212, Bob 140
        game 10: Ann 212, Bob 140
        game 11: Ann 212, Bob 140
        game 12: Ann 212, Bob 140
        game 13: Ann 212, Cy 140
        game 14: Ann 212, Cy 140
        game 15: Ann 212, Cy 140
        game 16: Ann 212, Cy 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And the status of Ann is out
      And gra-fr.19.a is an irregularity of Ann
      And gra-fr.19.a is cited on line 9
      And gra-fr.19.a is cited on line 10

    Scenario: gra-fr.19.a a game not played is no win
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 212, Cy 140
        game 7: Ann 212, Cy 140
        game 8: Ann 212, Cy 140
        game 9: Ann 212, Cy 140
        game 10: Ann 230, Eve 3
        report Ann: game against Eve
        not played: Ann, Eve
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.19.a is not cited
      And Ann has won 9 and lost 0
      And the gap on line 13 says: say nothing of it

    Scenario: gra-fr.19.a thirteen games of one player are no event of twelve
      Given the log
        """
        event: singles
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 212, Cy 140
        game 7: Ann 212, Cy 140
        game 8: Ann 212, Cy 140
        game 9: Ann 212, Cy 140
        game 10: Ann 212, Cy 140
        game 11: Dee 205, Ann 101
        game 12: Dee 205, Ann 101
        game 13: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.19.a is cited on line 11
      And gra-fr.20.a is not cited

    Scenario: gra-fr.19.a fourteen games have no printed line
      Given the log
        """
        event: singles
        games: 14
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 212, Cy 140
        game 7: Ann 212, Cy 140
        game 8: Ann 212, Cy 140
        game 9: Ann 212, Cy 140
        game 10: Ann 212, Cy 140
        game 11: Dee 205, Ann 101
        game 12: Dee 205, Ann 101
        game 13: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.19.a is not cited
      And gra-fr.20.a is not cited
      And the status of Ann is playing
