Feature: A knock or gin ends the hand, and the lower count scores

  Rule: classic.4.b a knock or gin ends the hand; the lower count scores the difference

    # 21 - 8 = 13. The loser deals (classic.3.a).
    Scenario: classic.4.b North knocks with eight against twenty-one
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
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.4.b is cited on line 9
      And the basis of classic.4.b is text
      And classic.6.a is not cited
      And the next dealer is South
      And nobody has a choice

    # 6 + 1 + 3 + 1 = 11, whatever was called.
    Scenario: classic.4.b a knock above ten ends nothing
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.4.b is not cited
      And classic.7.b is cited
      And no points are scored yet

    # Hands are counted as they were: 21 - 8 = 13.
    Scenario: classic.4.b play went on by mistake after the knock
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
        South draws 9c, discards Ks
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.4.b is cited on line 9

    # With the king 21 - 8, with the eight 21 - 10, with most others no knock at all.
    Scenario: classic.4.b North never said which card he discarded, and it matters
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
        North draws Kd, knocks
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for the card that North discarded
      And classic.4.b is not cited

    Scenario: classic.4.b P03 read as b: the winner deals
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
      When it is ruled on under classic with P03 read as b
      Then the outcome is knock
      And the next dealer is North

    Scenario: classic.4.b P03 read as c: the deal alternates
      Given the log
        """
        players: North, South
        dealer: North
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic with P03 read as c
      Then the outcome is knock
      And the next dealer is South

    # 8 + 10 = 18 of eleven cards.
    Scenario: classic.4.b P22 read as b: the count is taken before the discard
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
      When it is ruled on under classic with P22 read as b
      Then the outcome is in_play
      And classic.4.b is not cited
      And classic.7.b is cited
      And North plays with an open hand

    # 4 + 5 = 9; 21 - 9 = 12. After the discard it would be 4, and 17.
    Scenario: classic.4.b P22 read as b: little enough before the discard too
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 4d
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 5h, knocks with 5h for 4
        """
      When it is ruled on under classic with P22 read as b
      Then the outcome is knock
      And the points are North 12, South 0
