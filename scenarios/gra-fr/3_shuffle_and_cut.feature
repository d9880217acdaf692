Feature: The order of shuffle and cut

  Rule: gra-fr.3.a the non-dealer cuts and shuffles, the dealer may reshuffle, the non-dealer may cut last

    Scenario: gra-fr.3.a the order is kept, and the last cut is any cut
      Given the log
        """
        players: North, South
        dealer: South
        North shuffles
        North cuts
        South shuffles
        North cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra-fr
      Then gra-fr.3.a is cited on line 6
      And nothing is irregular
      And it consulted P02

    Scenario: gra-fr.3.a P02 read as a: the last cut is a square cut
      Given the log
        """
        players: North, South
        dealer: South
        North shuffles
        North cuts
        South shuffles
        North cuts
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra-fr with P02 read as a
      Then gra-fr.3.a is an irregularity on line 6

    Scenario: gra-fr.3.a the dealer cuts
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
      When it is ruled on under gra-fr
      Then gra-fr.3.a is an irregularity on line 4

    Scenario: gra-fr.3.a nothing is said of who deals
      Given the log
        """
        players: North, South
        South shuffles
        North cuts
        """
      When it is ruled on under gra-fr
      Then gra-fr.3.a is not cited
      And it asks nothing
