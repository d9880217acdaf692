Feature: The order of shuffle and cut

  Rule: gra.3.a dealer, non-dealer, dealer, one square cut, and nothing after it

    Scenario: gra.3.a the order is kept
      Given the log
        """
        players: North, South
        dealer: South
        South shuffles
        North shuffles
        North cuts
        South shuffles
        North square-cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.3.a is cited on line 7
      And nothing is irregular

    Scenario: gra.3.a North cuts a second time, and not square
      Given the log
        """
        players: North, South
        dealer: South
        South shuffles
        North cuts
        South shuffles
        North cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.3.a is an irregularity on line 6
      And it consulted P02
      And North is next to play

    Scenario: gra.3.a P02 read as b: any cut will do for the last
      Given the log
        """
        players: North, South
        dealer: South
        South shuffles
        North cuts
        South shuffles
        North cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra with P02 read as b
      Then gra.3.a is cited on line 6
      And nothing is irregular

    Scenario: gra.3.a North shuffles after his own cut
      Given the log
        """
        players: North, South
        dealer: South
        South shuffles
        North cuts
        North shuffles
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.3.a is an irregularity on line 5
      And nothing is irregular on line 4

    Scenario: gra.3.a South shuffles once more after the last cut
      Given the log
        """
        players: North, South
        dealer: South
        South shuffles
        North cuts
        South shuffles
        North square-cuts
        South shuffles
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.3.a is an irregularity on line 7
      And nothing is irregular on line 6

    Scenario: gra.3.a the dealer cuts
      Given the log
        """
        players: North, South
        dealer: South
        South shuffles
        South cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.3.a is an irregularity on line 4

    Scenario: gra.3.a North cuts before the dealer has shuffled
      Given the log
        """
        players: North, South
        dealer: South
        North cuts
        South shuffles
        North cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.3.a is an irregularity on line 3
      And nothing is irregular on line 4
      And nothing is irregular on line 5

    Scenario: gra.3.a nobody knows who deals
      Given the log
        """
        players: North, South
        South shuffles
        North cuts
        North shuffles
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.3.a is not cited
      And nothing is irregular
      And it asks nothing

    Scenario: gra.3.a the stock is shuffled in play: that is no shuffle for the deal
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        South passes
        North draws 4h, discards Kd
        South shuffles the stock
        """
      When it is ruled on under gra
      Then gra.3.a is not cited
      And gra.12.b is not cited

  Rule: gra.12.b the cards are shuffled thoroughly

    Scenario: gra.12.b South shuffles before the deal
      Given the log
        """
        players: North, South
        dealer: South
        South shuffles
        North cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.12.b is cited on line 3
      And gra.12.b is no irregularity

    Scenario: gra.12.b the cards are cut and dealt, and nobody shuffles
      Given the log
        """
        players: North, South
        dealer: South
        North cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.12.b is an irregularity on line 3
      And the outcome is in_play

    Scenario: gra.12.b the log says nothing of a shuffle
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.12.b is not cited
      And nothing is irregular

    Scenario: gra.12.b the hand before is on the sheet when South shuffles for the next
      Given the log
        """
        players: North, South
        hand: 1
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded points: North 13
        South shuffles
        North cuts
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then gra.12.b is cited on line 13
      And gra.3.a is cited on line 14
      And gra.15.b is not cited
      And nothing is irregular
