Feature: Who is entered

  A record that lists the players of the event, and one whom the list does not name.

  Rule: gra.0.c entry needs the approval of director, coordinator and host

    Scenario: gra.0.c a player whom the list does not name has played
      Given the log
        """
        players: Ann, Bob
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Cy 205, Bob 90
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.0.c is cited on line 5
      And gra.0.c names what the director may do
      And the status of Cy is entry open
      And Cy has won 1 and lost 0
      And Bob has won 0 and lost 2
      And the status of Ann is playing
      And no other reading would change it

    Scenario: gra.0.c everybody is on the list
      Given the log
        """
        players: Ann, Bob, Cy
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Cy 205, Bob 90
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.0.c is not cited
      And the status of Cy is playing

    Scenario: gra.0.c without a list nobody is missing from it
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Cy 205, Bob 90
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.0.c is not cited

    Scenario: gra.0.c a player on the list who has not played has a row
      Given the log
        """
        players: Ann, Bob, Cy
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And Cy has won 0 and lost 0
      And the table is 1 Ann, 2 Cy, 3 Bob

    Scenario: gra.0.c a name in other letters is the same player
      Given the log
        """
        players: Ann, Bob
        event: singles
        games: 16
        game 1: ANN 212, bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.0.c is not cited
      And Ann has won 1 and lost 0
