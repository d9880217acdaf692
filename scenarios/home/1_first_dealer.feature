Feature: The first dealer, and the shuffle

  Rule: home.1.a the lowest card deals first; tied, they draw again

    Scenario: home.1.a a four against a jack
      Given the log
        """
        players: North, South
        cut: North 4h, South Jc
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under home
      Then home.1.a is cited on line 2
      And nothing is irregular

    Scenario: home.1.a two fours: they draw again, as the text says
      Given the log
        """
        players: North, South
        cut: North 4h, South 4c
        """
      When it is ruled on under home
      Then home.1.a is cited on line 2
      And the basis of home.1.a is text
      And the cut is made again
      And the text is silent on nothing

    Scenario: home.1.a two fours, and North deals: P01 read as b would name South
      Given the log
        """
        players: North, South
        cut: North 4h, South 4c
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.1.a is cited on line 2
      And P01 read as b would change it

    Scenario: home.1.a an ace is low: South dealt against it
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under home
      Then the outcome is new_deal
      And home.1.a is an irregularity on line 3
      And the next dealer is North

    Scenario: home.1.a nobody wrote the cut down
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under home
      Then home.1.a is not cited

  Rule: home.1.b a thorough shuffle before the deal

    Scenario: home.1.b South shuffles
      Given the log
        """
        players: North, South
        dealer: South
        South shuffles
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under home
      Then home.1.b is cited on line 3
      And home.1.b is no irregularity

    Scenario: home.1.b the cards are cut and dealt without a shuffle
      Given the log
        """
        players: North, South
        dealer: South
        North cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under home
      Then home.1.b is an irregularity on line 3

    Scenario: home.1.b nothing is said of a shuffle
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under home
      Then home.1.b is not cited
