Feature: Ten wins with games left

  Who has ten wins and games left signs a sheet, and meets the next who has.

  Rule: gra.16.a ten games won with games remaining: signs the sheet, is paired with the next such player

    Scenario: gra.16.a ten wins after ten games
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        game 10: Ann 203, Cy 60
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.16.a is cited on line 12
      And Ann has won 10 and lost 0
      And the status of Ann is ten wins
      And Ann has the duty: signs the ten-win sheet
      And gra.16.a is no irregularity
      And no other reading would change it

    Scenario: gra.16.a he has signed
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        game 10: Ann 203, Cy 60
        Ann signs the ten-win sheet
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.16.a is cited on line 13
      And gra.16.a says: has signed the sheet
      And the status of Ann is ten wins
      And nobody has a duty

    Scenario: gra.16.a he plays on and has not signed
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        game 10: Ann 203, Cy 60
        game 11: Dee 210, Ann 100
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.16.a is an irregularity of Ann
      And Ann has won 10 and lost 1
      And Ann has the duty: signs the ten-win sheet

    Scenario: gra.16.a nine wins are not ten
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.16.a is not cited
      And the status of Ann is playing
      And nobody has a duty

    Scenario: gra.16.a ten wins in the last game leave nothing to pair
      Given the log
        """
        event: singles
        games: 16
        game 1: Bob 212, Ann 140
        game 2: Bob 212, Ann 140
        game 3: Bob 212, Ann 140
        game 4: Bob 212, Ann 140
        game 5: Bob 212, Ann 140
        game 6: Bob 212, Ann 140
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        game 10: Ann 203, Cy 60
        game 11: Ann 203, Cy 60
        game 12: Ann 203, Cy 60
        game 13: Ann 203, Dee 60
        game 14: Ann 203, Dee 60
        game 15: Ann 203, Dee 60
        game 16: Ann 203, Dee 60
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.16.a is not cited
      And Ann has won 10 and lost 6
      And the status of Ann is may make the finals

    Scenario: gra.16.a two who have ten wins are paired with each other
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        game 10: Ann 203, Cy 60
        game 11: Dee 212, Bob 140
        game 12: Dee 212, Bob 140
        game 13: Dee 212, Bob 140
        game 14: Dee 212, Bob 140
        game 15: Dee 212, Bob 140
        game 16: Dee 203, Cy 60
        game 17: Dee 203, Cy 60
        game 18: Dee 203, Cy 60
        game 19: Dee 203, Cy 60
        game 20: Dee 203, Cy 60
        """
      When it is ruled on under gra with P44 read as b
      Then the outcome is standings
      And gra.16.a is cited on line 12
      And gra.16.a is cited on line 22
      And Ann has the duty: to be paired with Dee
      And Dee has the duty: to be paired with Ann

    Scenario: gra.16.a the third waits for the next
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        game 10: Ann 203, Cy 60
        game 11: Dee 212, Eve 140
        game 12: Dee 212, Eve 140
        game 13: Dee 212, Eve 140
        game 14: Dee 212, Eve 140
        game 15: Dee 212, Eve 140
        game 16: Dee 203, Fay 60
        game 17: Dee 203, Fay 60
        game 18: Dee 203, Fay 60
        game 19: Dee 203, Fay 60
        game 20: Dee 203, Fay 60
        game 21: Gus 212, Hal 140
        game 22: Gus 212, Hal 140
        game 23: Gus 212, Hal 140
        game 24: Gus 212, Hal 140
        game 25: Gus 212, Hal 140
        game 26: Gus 203, Ida 60
        game 27: Gus 203, Ida 60
        game 28: Gus 203, Ida 60
        game 29: Gus 203, Ida 60
        game 30: Gus 203, Ida 60
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Ann has the duty: to be paired with Dee
      And Gus has the duty: the first player who also comes to 10 wins

    Scenario: gra.16.a the sheet is signed with nine wins
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        Ann signs the ten-win sheet
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.16.a is cited on line 12
      And gra.16.a is an irregularity of Ann
      And gra.16.a says: with 9

    Scenario: gra.16.a the record does not say how many games there are: sixteen are printed
      Given the log
        """
        event: singles
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        game 10: Ann 203, Cy 60
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.16.a is cited on line 11
      And gra.16.a says: 6 of 16 games left

    Scenario: gra.16.a a tenth game that ends level is no tenth win
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 203, Cy 60
        game 7: Ann 203, Cy 60
        game 8: Ann 203, Cy 60
        game 9: Ann 203, Cy 60
        game 10: Ann 210, Dee 210
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.16.a is not cited
      And Ann has won 9 and lost 0
      And the gap on line 12 says: ends level
