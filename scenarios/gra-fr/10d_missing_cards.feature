Feature: A knock or gin against fewer than ten cards

  The text speaks of the knock or gin, and gives the ten points to the one who gins; at a plain knock they are
  charged by a reading (P27).

  Rule: gra-fr.10.d a knock or gin against missing cards: ten points a card

    # 5 + 9 + 10 + 10 + 4 + 10 = 48; 48 + 10 + 25 = 83.
    Scenario: gra-fr.10.d gin against nine cards
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 83, South 0
      And gra-fr.8.a is cited
      And gra-fr.10.d is cited on line 8
      And gra-fr.10.a is not cited
      And gra-fr.10.c is not cited
      And gra-fr.10.e is not cited
      And South's count is 48
      And nobody has a choice
      And the next dealer is South
      And P76 read as b would change it
      And P57 read as b would change it

    # 44 + 20 + 25 = 89.
    Scenario: gra-fr.10.d gin against eight cards
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks Td
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 89, South 0
      And gra-fr.10.d is cited

    # 48 + 6 + 25 = 79.
    Scenario: gra-fr.10.d gin against ten cards: nothing is missing
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td 6h
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 79, South 0
      And gra-fr.10.d is not cited
      And gra-fr.4.a is not cited

    # 48 + 10 = 58.
    Scenario: gra-fr.10.d P76 read as b: the ten takes the place of the 25
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr with P76 read as b
      Then the outcome is gin
      And the points are North 58, South 0
      And gra-fr.10.d is cited

    Scenario: gra-fr.10.d P57 read as b: the winner may have the hand corrected or dealt anew instead
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr with P57 read as b
      Then the outcome is choice
      And North may choose under gra-fr.10.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And South may not choose correction
      And P57 read as a would change it

    Scenario: gra-fr.10.d P57 read as b: the new deal is chosen instead of the score
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        North draws 6c, gins with Kh
        North chooses a new deal
        """
      When it is ruled on under gra-fr with P57 read as b
      Then the outcome is new_deal
      And no points are scored yet
      And gra-fr.8.a is not cited
      And nobody has a choice
      And the next dealer is North

    # 4 + 9 + 10 + 5 = 28 once 6c and Ts are laid off; 28 + 10 - 2 = 36.
    Scenario: gra-fr.10.d a knock against nine cards: ten is added after the lay-offs
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 6c Ts 2c 2h 2s 4d 9d Qc 5h
          to play: North
        North draws 2d, knocks with Kh for 2
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 36, South 0
      And gra-fr.10.d is cited on line 7
      And South's count is 28
      And nobody has a choice
      And P27 read as b would change it

    # 28 - 2 = 26.
    Scenario: gra-fr.10.d P27 read as b: only gin is charged, as the end of the sentence has it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 6c Ts 2c 2h 2s 4d 9d Qc 5h
          to play: North
        North draws 2d, knocks with Kh for 2
        """
      When it is ruled on under gra-fr with P27 read as b
      Then the outcome is knock
      And the points are North 26, South 0
      And gra-fr.10.d is not cited
      And P27 read as a would change it

    Scenario: gra-fr.10.d P27 read as b: gin against nine cards is charged all the same
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr with P27 read as b
      Then the outcome is gin
      And the points are North 83, South 0
      And gra-fr.10.d is cited

    # 0 + 10 against 10: equal, 0 + 25.
    Scenario: gra-fr.10.d nine matched cards and the charge equal the knock
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Qh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2s
          to play: North
        North draws 2d, knocks with 2d for 10
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 25
      And gra-fr.7.a is cited
      And gra-fr.10.d is cited
      And P27 read as b would change it
      And P28 read as b would change it

    Scenario: gra-fr.10.d P28 read as b: a short hand never undercuts, and nobody scores
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Qh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2s
          to play: North
        North draws 2d, knocks with 2d for 10
        """
      When it is ruled on under gra-fr with P28 read as b
      Then the points are North 0, South 0
      And gra-fr.10.d says: South would undercut, and with a wrong number of cards he may not: nobody scores
      And gra-fr.7.a is not cited
      And gra-fr.10.d is cited

    # 10 - 0 + 25 = 35.
    Scenario: gra-fr.10.d P27 read as b: the nine matched cards undercut by all ten points
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Qh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2s
          to play: North
        North draws 2d, knocks with 2d for 10
        """
      When it is ruled on under gra-fr with P27 read as b
      Then the outcome is undercut
      And the points are North 0, South 35
      And gra-fr.10.d is not cited

    Scenario: gra-fr.10.d the short hand is counted and not seen
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 9 cards
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for South's 9 cards
      And gra-fr.10.c is not cited
      And nobody has a choice

    Scenario: gra-fr.10.d the short hand is seen when it is laid out
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 9 cards
          to play: North
        North draws 6c, gins with Kh
        South shows 2c 2d 2h; loose 5d 9h Qc Ks 4s Td
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 83, South 0
      And gra-fr.10.d is cited
      And it asks nothing

    # Nobody agreed to anything; it is on the sheet.
    Scenario: gra-fr.10.d the points are recorded before anybody counts the cards
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        North draws 6c, gins with Kh
        recorded points: North 73
        South has 9 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 73, South 0
      And gra-fr.18.a is cited

    Scenario: gra-fr.10.d an irregular knock against nine cards is no knock to charge for
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d
          to play: North
        North draws Ad, knocks with Kh for 14
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.d is not cited
      And gra-fr.10.c is cited
