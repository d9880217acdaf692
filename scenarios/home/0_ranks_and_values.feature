Feature: Ranks and values

  Rule: home.0.b the ace is lowest and counts one, numbers count their face; jack, queen and king have no printed value

    # With an ace that is lowest it is no run. 10 + 10 + 1 = 21, above ten.
    Scenario: home.0.b queen, king, ace is laid down as a run and called gin
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Qd Kd Ad 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, gins with 8s: 3c-6c, 7d 7h 7s, Qd Kd Ad
        """
      When it is ruled on under home
      Then the outcome is in_play
      And no points are scored yet
      And home.0.b is cited on line 9
      And home.0.b is an irregularity on line 9
      And home.3.c is not cited
      And home.4.c is cited
      And the text is silent on P70
      And North plays with an open hand
      And P24 read as b would change it

    # 30 + 25 = 55.
    Scenario: home.0.b P24 read as b: queen, king, ace was laid down, and nobody objected
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Qd Kd Ad 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, gins with 8s: 3c-6c, 7d 7h 7s, Qd Kd Ad
        """
      When it is ruled on under home with P24 read as b
      Then the outcome is gin
      And the points are North 55, South 0

    # 5 + 6 + 9 = 20; 20 - 8 = 12.
    Scenario: home.0.b ace, two, three is a run
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: Ac 2c 3c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h 9s
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 12, South 0
      And it did not consult P24
      And nothing is irregular

    # 1 against 5 + 6 + 9 = 20: 19. No court card is loose, and nothing has to be borrowed.
    Scenario: home.0.b an ace and numbers are loose
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc Ah
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h 9s
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 1
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 19, South 0
      And home.0.b is cited on line 9
      And home.0.b is no irregularity
      And the basis of home.0.b is text
      And it did not consult P05

    # 5 + 6 + 10 - 8 = 13.
    Scenario: home.0.b a king is loose: ten, as elsewhere
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 13, South 0
      And the text is silent on P05
      And what no article says is taken from classic
      And P05 read as b would change it

    Scenario: home.0.b P05 read as b: what a king counts has to be asked
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home with P05 read as b
      Then the outcome is needs_facts
      And it asks for what a court card counts in this event
      And no points are scored yet

    # 20 - 8 = 12.
    Scenario: home.0.b P05 read as b: court cards in melds need no value
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h 9s
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home with P05 read as b
      Then the outcome is knock
      And the points are North 12, South 0
      And it asks nothing

    Scenario: home.0.b nothing is loose on either side
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 4d 5d 6d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under home
      Then the outcome is gin
      And the points are North 25, South 0
      And home.0.b is not cited
      And it did not consult P05

    Scenario: home.0.b one of South's cards is not known
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h ?
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And home.0.b is not cited
