Feature: An opponent with as few or fewer undercuts the knock

  Rule: classic.6.a equal or fewer: the difference and 25 to the opponent

    # 8 - 7 + 25 = 26. The loser deals.
    Scenario: classic.6.a South holds seven against a knock with eight
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 4d 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is undercut
      And the points are North 0, South 26
      And classic.6.a is cited on line 9
      And the basis of classic.6.a is text
      And it did not consult P17
      And the next dealer is North

    # 0 + 25.
    Scenario: classic.6.a South holds eight, as many as the knocker
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 5d 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is undercut
      And the points are North 0, South 25
      And classic.6.a is cited
      And P17 read as b would change it
      And P17 read as c would change it

    Scenario: classic.6.a P17 read as b: equal counts score nothing
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 5d 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic with P17 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And the next dealer is South

    Scenario: classic.6.a P17 read as c: equal counts are a knock worth nothing
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 5d 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic with P17 read as c
      Then the outcome is knock
      And the points are North 0, South 0

    Scenario: classic.6.a South holds nine, one more
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 6d 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 1, South 0
      And classic.6.a is not cited
      And classic.4.b is cited

    # 6 + 5 + 3 = 14; without the six 8.
    Scenario: classic.6.a South comes to eight by laying off
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 5d 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc
        South lays off 6c on 3c-5c
        """
      When it is ruled on under classic
      Then the outcome is undercut
      And the points are North 0, South 25
      And classic.6.a is cited
      And classic.5.d is cited on line 10
      And P17 read as b would change it
      And P21 read as b would change it

    # 14 - 8 = 6.
    Scenario: classic.6.a P60 read as b: South laid nothing off
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 5d 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic with P60 read as b
      Then the outcome is knock
      And the points are North 6, South 0
      And classic.6.a is not cited

    # 5 + 10 = 15; 15 - 8 = 7.
    Scenario: classic.6.a P71 read as b: a short hand undercuts only with its charge
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 5d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic with P71 read as b
      Then the outcome is knock
      And the points are North 7, South 0
      And classic.6.a is not cited

    # 8 - 5 + 25 = 28; nothing is charged for the card that is missing.
    Scenario: classic.6.a P71 a short hand counts as it is held, and undercuts
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 5d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is undercut
      And the points are North 0, South 28
      And classic.6.a is cited
      And the text is silent on P71

    Scenario: classic.6.a two of South's cards are not known
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh ? ?
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And classic.6.a is not cited

    # 11 and more, but how much more decides the points.
    Scenario: classic.6.a one of South's cards is not known, and whatever it is there is no undercut
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
      When it is ruled on under classic
      Then the outcome is needs_facts
      And classic.6.a is not cited
      And no points are scored yet
