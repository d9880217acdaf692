Feature: The pack

  Rule: classic.2.b 52 cards, no jokers

    Scenario: classic.2.b 53 cards, one of them a joker: the hand is void
      Given the log
        """
        players: North, South
        dealer: South
        deck: 53 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under classic
      Then the outcome is new_deal
      And classic.2.b is cited on line 3
      And the text is silent on P85
      And the next dealer is South

    Scenario: classic.2.b P85 read as b: nothing is undone
      Given the log
        """
        players: North, South
        dealer: South
        deck: 53 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under classic with P85 read as b
      Then the outcome is in_play
      And classic.2.b is cited

    Scenario: classic.2.b 52 cards
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.2.b is not cited

    Scenario: classic.2.b nobody has counted the pack
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under classic
      Then classic.2.b is not cited
      And the text is silent on nothing
