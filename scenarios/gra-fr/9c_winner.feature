Feature: The winner's 200 more

  What the winner of a game has more on the sheet, and the target that is not printed.

  Rule: gra-fr.9.c the winner has 200 more points

    Scenario: gra-fr.9.c the winner's sheet has 200 more
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.9.c is cited on line 3
      And Ann has 412 points on the sheet
      And Bob has 140 points on the sheet
      And P45 read as b would change it
      And P45 read as c would change it
      And the basis of gra-fr.9.c is reading

    Scenario: gra-fr.9.c a slip for games to 200
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra-fr with P45 read as b
      Then the outcome is standings
      And gra-fr.9.c is not cited
      And Ann has 212 points on the sheet

    Scenario: gra-fr.9.c for each hand: a record of games cannot tell
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra-fr with P45 read as c
      Then the outcome is standings
      And gra-fr.9.c says: does not tell the hands
      And Ann has 212 points on the sheet

    Scenario: gra-fr.9.c a game that nobody has won gives nothing
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 190, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.9.c is not cited
      And Ann has won 0 and lost 0
      And Ann has 0 points on the sheet

    Scenario: gra-fr.9.c the target is not printed and is borrowed
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 190, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And the text is silent on P56
      And the gap on line 3 says: nobody has reached 200
      And P56 read as b would change it
      And no other reading would change it

    Scenario: gra-fr.9.c without a target more points win
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 190, Bob 140
        """
      When it is ruled on under gra-fr with P56 read as b
      Then the outcome is standings
      And Ann has won 1 and lost 0
      And Ann has 390 points on the sheet
      And P56 read as a would change it

    Scenario: gra-fr.9.c a target that the record states needs no reading
      Given the log
        """
        event: singles
        games: 16
        target: 180
        game 1: Ann 190, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And Ann has won 1 and lost 0
      And it did not consult P56
