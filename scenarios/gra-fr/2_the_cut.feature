Feature: The cut before each game

  Rule: gra-fr.2.a the lowest card deals and keeps the score

    Scenario: gra-fr.2.a a four against a jack
      Given the log
        """
        players: North, South
        cut: North 4h, South Jc
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.2.a is cited on line 2
      And nothing is irregular

    Scenario: gra-fr.2.a the ace is not ranked: it is taken as low, and South dealt against it
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.2.a is an irregularity on line 3
      And the text is silent on P05
      And the next dealer is North
      And P05 read as b would change it

    Scenario: gra-fr.2.a P05 read as b: nobody knows whether the ace is low, and nothing has been played
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra-fr with P05 read as b
      Then the outcome is needs_facts
      And it asks for whether an ace is low in the cut
      And gra-fr.2.a is not cited

    Scenario: gra-fr.2.a the wrong player dealt, and play has begun
      Given the log
        """
        players: North, South
        cut: North 3h, South 5c
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.2.a is an irregularity on line 3
      And South is next to play

    Scenario: gra-fr.2.a two fours
      Given the log
        """
        players: North, South
        cut: North 4h, South 4c
        """
      When it is ruled on under gra-fr
      Then the text is silent on P01
      And the cut is made again
      And gra-fr.2.a is not cited

    Scenario: gra-fr.2.a nobody wrote the cut down
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra-fr
      Then gra-fr.2.a is not cited

    Scenario: gra-fr.2.a a game is won, and the next begins with a cut
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
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
      When it is ruled on under gra-fr
      Then North has won the game
      And a new game begins with a cut by gra-fr.2.a

  Rule: gra-fr.2.b both count their cards before play

    Scenario: gra-fr.2.b North finds eleven before play
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c Ac
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.2.b is cited on line 6
      And gra-fr.10.a is cited

    Scenario: gra-fr.2.b eleven are found when both have played
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks Kc
          discards: ... 4s
          stock: 14
          to play: North
          plays: 6
        South has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.2.b is not cited

    Scenario: gra-fr.2.b ten cards each
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra-fr
      Then gra-fr.2.b is not cited
