Feature: An event of twelve games

  Eight wins, and five losses before them.

  Rule: gra-fr.20.a eight wins are rewarded, five losses before that are out

    Scenario: gra-fr.20.a eight wins
      Given the log
        """
        event: singles
        games: 12
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 212, Cy 140
        game 7: Ann 212, Cy 140
        game 8: Ann 212, Cy 140
        game 9: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.20.a is cited on line 10
      And the status of Ann is in the prizes
      And gra-fr.19.a is not cited

    Scenario: gra-fr.20.a seven wins
      Given the log
        """
        event: singles
        games: 12
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 212, Cy 140
        game 7: Ann 212, Cy 140
        game 8: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr with P56 read as a
      Then the outcome is standings
      And the status of Ann is playing
      And gra-fr.20.a is cited 1 time
      And the status of Bob is out

    Scenario: gra-fr.20.a five losses
      Given the log
        """
        event: singles
        games: 12
        game 1: Dee 205, Ann 101
        game 2: Dee 205, Ann 101
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        game 5: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.20.a is cited on line 7
      And the status of Ann is out

    Scenario: gra-fr.20.a four losses
      Given the log
        """
        event: singles
        games: 12
        game 1: Dee 205, Ann 101
        game 2: Dee 205, Ann 101
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And gra-fr.20.a is not cited
      And the status of Ann is playing

    Scenario: gra-fr.20.a the record does not say whether there are twelve games or sixteen
      Given the log
        """
        event: singles
        game 1: Dee 205, Ann 101
        game 2: Dee 205, Ann 101
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        game 5: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for how many games the event has

    Scenario: gra-fr.20.a with four losses it does not matter yet
      Given the log
        """
        event: singles
        game 1: Dee 205, Ann 101
        game 2: Dee 205, Ann 101
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And it asks nothing

    # Bob is out with the game on line 6 of the record, his fifth loss; the sixth game is played all the same.
    Scenario: gra-fr.20.a Bob is out with his fifth loss, and a sixth game is played
      Given the log
        """
        event: singles
        games: 12
        game 1: Ann 212, Bob 140
        game 2: Cy 212, Bob 140
        game 3: Dee 212, Bob 140
        game 4: Eve 212, Bob 140
        game 5: Fay 212, Bob 140
        game 6: Gil 212, Bob 140
        """
      When it is ruled on under gra-fr
      Then the outcome is standings
      And the status of Bob is out
      And gra-fr.20.a is an irregularity on line 8
