Feature: Game, match and bonuses

  Rule: home.4.e the bonuses are the usual ones; an event may set others

    Scenario: home.4.e the event has set others and the log does not say which
      Given the log
        """
        players: North, South
        house: home.4.e
        score: North 40, South 45
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the points are North 13, South 0
      And home.4.e is cited

    Scenario: home.4.e nothing is announced
      Given the log
        """
        players: North, South
        score: North 40, South 45
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then home.4.e is not cited

    Scenario: home.4.e the hand is not over: nothing to count
      Given the log
        """
        players: North, South
        house: home.4.e
        score: North 40, South 45
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, discards Kd
        """
      When it is ruled on under home
      Then home.4.e is not cited

  Rule: home.5.a a game to 100, a match to 250 or 500

    # 90 + 13 = 103.
    Scenario: home.5.a 103 points win a game
      Given the log
        """
        players: North, South
        score: North 90, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the target is 100
      And North has won the game
      And home.5.a is cited

    Scenario: home.5.a a match to 250 goes on
      Given the log
        """
        players: North, South
        target: 250
        score: North 90, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the target is 250
      And the game goes on
      And home.5.a is cited

    # 490 + 13 = 503.
    Scenario: home.5.a a match to 500 is won
      Given the log
        """
        players: North, South
        target: 500
        score: North 490, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then North has won the game
      And home.5.a is cited

    Scenario: home.5.a another target is the event's own
      Given the log
        """
        players: North, South
        target: 150
        score: North 90, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the target is 150
      And home.5.a is not cited

    Scenario: home.5.a the score is not known
      Given the log
        """
        players: North, South
        game: 1
        hand: 3
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the score of the game is not known
      And home.5.a is not cited

  Rule: home.6.a the heading of an end-of-game bonus has no content: none is scored

    Scenario: home.6.a the game is won
      Given the log
        """
        players: North, South
        score: North 90, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then North has won the game
      And home.6.a is cited
      And the sheet adds nothing

    Scenario: home.6.a the game is not won
      Given the log
        """
        players: North, South
        score: North 40, South 45
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then home.6.a is not cited

    Scenario: home.6.a the score is not known
      Given the log
        """
        players: North, South
        game: 1
        hand: 3
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then home.6.a is not cited
