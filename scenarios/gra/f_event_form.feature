Feature: The form of the event

  To what targets games are played, how many there are, and what a game counts that is not won.

  Rule: gra.f.a singles: sixteen games of 200

    Scenario: gra.f.a a game to 200
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.f.a is cited on line 3
      And gra.f.a says: to 200
      And gra.f.b is not cited
      And gra.f.c is not cited
      And Ann has won 1 and lost 0
      And the table is 1 Ann, 2 Bob
      And no other reading would change it

    Scenario: gra.f.a exactly 200 is enough
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 200, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Ann has won 1 and lost 0
      And P46 read as b would change it
      And no other reading would change it

    Scenario: gra.f.a exactly 200 is not above 200
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 200, Bob 140
        """
      When it is ruled on under gra with P46 read as b
      Then the outcome is standings
      And Ann has won 0 and lost 0
      And the gap on line 3 says: nobody has reached 200
      And P46 read as a would change it

    Scenario: gra.f.a 199 points win nothing
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 199, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Ann has won 0 and lost 0
      And Bob has won 0 and lost 0
      And the gap on line 3 says: nobody has reached 200
      And it did not consult P46

    Scenario: gra.f.a both are above 200: more points win
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 205, Bob 231
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Bob has won 1 and lost 0

    Scenario: gra.f.a a game that ends level is nobody's
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 212
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Ann has won 0 and lost 0
      And the gap on line 3 says: ends level

    Scenario: gra.f.a the record states another target
      Given the log
        """
        event: singles
        games: 16
        target: 150
        game 1: Ann 160, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.f.a is cited on line 3
      And gra.f.a says: the record says 150
      And Ann has won 1 and lost 0

    Scenario: gra.f.a an event of twelve games
      Given the log
        """
        event: singles
        games: 12
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.f.a is cited on line 2
      And gra.f.a says: the record says 12

    Scenario: gra.f.a a seventeenth game
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 212, Bob 140
        game 3: Ann 212, Bob 140
        game 4: Ann 212, Bob 140
        game 5: Ann 212, Bob 140
        game 6: Ann 212, Bob 140
        game 7: Ann 212, Bob 140
        game 8: Ann 212, Bob 140
        game 9: Ann 212, Bob 140
        game 10: Dee 205, Ann 101
        game 11: Dee 205, Ann 101
        game 12: Dee 205, Ann 101
        game 13: Dee 205, Ann 101
        game 14: Dee 205, Ann 101
        game 15: Dee 205, Ann 101
        game 16: Dee 205, Ann 101
        game 17: Dee 205, Ann 101
        """
      When it is ruled on under gra with P44 read as b
      Then the outcome is standings
      And gra.f.a is cited on line 19
      And gra.f.a is an irregularity of Ann
      And gra.f.a says: game 17

    Scenario: gra.f.a one game of a number written twice counts once
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Ann has won 1 and lost 0
      And the gap on line 4 says: line 3 has it already

    Scenario: gra.f.a two results for one game
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 1: Ann 95, Bob 203
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Ann has won 1 and lost 0
      And the gap on line 4 says: does not until that is cleared up

    Scenario: gra.f.a at two tables a game may have the same number
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 1: Cy 95, Dee 203
        """
      When it is ruled on under gra
      Then the outcome is standings
      And no gap is named
      And Ann has won 1 and lost 0
      And Dee has won 1 and lost 0

    Scenario: gra.f.a one player is named twice in a game
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Ann 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Ann has won 0 and lost 0
      And the gap on line 3 says: two different players

    Scenario: gra.f.a one player alone has no game
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212
        """
      When it is ruled on under gra
      Then the outcome is standings
      And the gap on line 3 says: two different players

    Scenario: gra.f.a two meet again
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Bob 205, Ann 120
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Ann has won 1 and lost 1
      And the gap on line 4 says: first on line 3

    Scenario: gra.f.a wins come before losses and losses before points
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 201, Bob 199
        game 3: Cy 250, Bob 0
        game 4: Dee 230, Eve 10
        game 5: Eve 205, Dee 200
        """
      When it is ruled on under gra
      Then the outcome is standings
      And the table is 1 Ann, 2 Cy, 3 Dee, 4 Eve, 5 Bob

    Scenario: gra.f.a equal records and differences share a place
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Cy 212, Dee 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And the table is 1 Ann, 1 Cy, 3 Bob, 3 Dee

  Rule: gra.f.b singles finals: games of 250 and of 300

    Scenario: gra.f.b the finals are to 250, as the record says
      Given the log
        """
        event: singles finals
        target: 250
        game 1: Ann 262, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.f.b is cited on line 2
      And gra.f.a is not cited
      And Ann has won 1 and lost 0
      And it asks nothing

    Scenario: gra.f.b the finals are to 300 and 262 is not enough
      Given the log
        """
        event: singles finals
        target: 300
        game 1: Ann 262, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.f.b is cited on line 2
      And Ann has won 0 and lost 0
      And the gap on line 3 says: nobody has reached 300

    Scenario: gra.f.b which of the two the record does not say, and it decides
      Given the log
        """
        event: singles finals
        game 1: Ann 262, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the target of these games
      And gra.f.b is cited on line 2

    Scenario: gra.f.b which of the two the record does not say, and it does not matter
      Given the log
        """
        event: singles finals
        game 1: Ann 312, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And it asks nothing
      And Ann has won 1 and lost 0
      And gra.f.b says: 250 or 300

  Rule: gra.f.c consolation: games of 200, its finals of 250

    Scenario: gra.f.c a consolation game is to 200
      Given the log
        """
        event: consolation
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.f.c is cited on line 2
      And gra.f.a is not cited
      And gra.f.c says: to 200
      And Ann has won 1 and lost 0

    Scenario: gra.f.c the finals of the consolation are to 250
      Given the log
        """
        event: consolation finals
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.f.c is cited on line 2
      And gra.f.b is not cited
      And Ann has won 0 and lost 0
      And the gap on line 2 says: nobody has reached 250

    Scenario: gra.f.c 250 points win the finals of the consolation
      Given the log
        """
        event: consolation finals
        game 1: Ann 255, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.f.c says: to 250
      And Ann has won 1 and lost 0
