Feature: Pairings without the staff, and six losses

  Who paired whom; what six losses mean.

  Rule: gra.17.a two players whom the staff did not match can lose a game each or be eliminated

    Scenario: gra.17.a two players paired themselves
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by themselves
        game 1: Ann 212, Bob 140
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.a is cited on line 3
      And gra.17.a names what the director may do
      And Ann can be penalised under gra.17.a
      And Bob can be penalised under gra.17.a
      And Ann has won 1 and lost 0
      And Bob has won 0 and lost 1
      And gra.1.a is not cited
      And no other reading would change it

    Scenario: gra.17.a the staff paired them
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Cy 140
        game 2: Bob 212, Cy 140
        paired Ann, Bob: by the staff
        game 3: Ann 212, Bob 140
        paired Ann, Cy: by the staff
        paired Bob, Cy: by the staff
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.a is not cited
      And Ann cannot be penalised
      And Bob cannot be penalised

    Scenario: gra.17.a a game that no pairing of the staff names
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by the staff
        game 1: Ann 212, Bob 140
        game 2: Ann 95, Cy 203
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.a is cited on line 5
      And Ann can be penalised under gra.17.a
      And Cy can be penalised under gra.17.a
      And Bob cannot be penalised

    Scenario: gra.17.a no pairings are on the record
      Given the log
        """
        event: singles
        games: 16
        game 1: Ann 212, Bob 140
        game 2: Ann 95, Cy 203
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.a is not cited
      And Ann cannot be penalised

    Scenario: gra.17.a only the draw for the first match is on the record
      Given the log
        """
        event: singles
        games: 16
        paired Ann, Bob: by lot
        game 1: Ann 212, Bob 140
        game 2: Ann 95, Cy 203
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.a is not cited

  Rule: gra.17.b six losses are not out: ten to six may still make the finals

    Scenario: gra.17.b six losses and ten games to play
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
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.b is cited on line 8
      And gra.17.b is no irregularity
      And the status of Ann is playing
      And Ann has won 0 and lost 6
      And no other reading would change it

    Scenario: gra.17.b ten wins and six losses
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
        game 14: Dee 205, Ann 101
        game 15: Dee 205, Ann 101
        game 16: Dee 205, Ann 101
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.b is cited on line 18
      And the status of Ann is may make the finals
      And gra.17.b says: 10 won, 6 lost

    Scenario: gra.17.b five losses say nothing
      Given the log
        """
        event: singles
        games: 16
        game 1: Dee 205, Ann 101
        game 2: Dee 205, Ann 101
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        game 5: Dee 205, Ann 101
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.b is not cited
      And the status of Ann is playing

    Scenario: gra.17.b a seventh loss is out, by the reading that the French text lends
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
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.b is not cited
      And the status of Ann is out
      And the text is silent on P44
      And P44 read as b would change it
      And no other reading would change it

    Scenario: gra.17.b a seventh loss is not out where none eliminates
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
        """
      When it is ruled on under gra with P44 read as b
      Then the outcome is standings
      And the status of Ann is playing
      And the text is silent on nothing
      And P44 read as a would change it

    Scenario: gra.17.b who is out plays on
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
        game 8: Dee 205, Ann 101
        """
      When it is ruled on under gra
      Then the outcome is standings
      And the status of Ann is out
      And Ann has won 0 and lost 8
      And P44 read as b would change it

    Scenario: gra.17.b an event of another length has no line of losses
      Given the log
        """
        event: singles
        games: 12
        game 1: Dee 205, Ann 101
        game 2: Dee 205, Ann 101
        game 3: Dee 205, Ann 101
        game 4: Dee 205, Ann 101
        game 5: Dee 205, Ann 101
        game 6: Dee 205, Ann 101
        game 7: Dee 205, Ann 101
        """
      When it is ruled on under gra
      Then the outcome is standings
      And gra.17.b is not cited
      And gra.f.a is cited on line 2
      And the status of Ann is playing
      And it did not consult P44
