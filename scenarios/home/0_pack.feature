Feature: The pack

  Rule: home.0.a 52 cards, no jokers, two players

    Scenario: home.0.a 51 cards are found in the middle of the hand: it is void
      Given the log
        """
        players: North, South
        dealer: South
        deck: 51 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under home
      Then the outcome is new_deal
      And home.0.a is cited on line 3
      And the text is silent on P85

    Scenario: home.0.a 51 cards, and nothing is undone: P85 read as b
      Given the log
        """
        players: North, South
        dealer: South
        deck: 51 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under home with P85 read as b
      Then the outcome is in_play
      And home.0.a is cited

    Scenario: home.0.a 52 cards
      Given the log
        """
        players: North, South
        dealer: South
        deck: 52 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under home
      Then home.0.a is not cited

    Scenario: home.0.a nobody has counted the pack
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under home
      Then home.0.a is not cited
