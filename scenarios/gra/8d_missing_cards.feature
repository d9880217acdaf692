Feature: A proper knock or gin against fewer than ten cards: ten points for each missing card

  Nobody has a choice then (P57): the hand is scored, and the short hand is charged. Whether it may still undercut is
  P28; whether a plain knock is charged at all is P27; whether gin keeps its 25 is P76.

  Rule: gra.8.d a proper knock or gin against fewer than ten cards: ten for each missing one

    # South matches 2c 2d 2h; 5d 9h Qc Ks 4s Td are 5 + 9 + 10 + 10 + 4 + 10 = 48. 48 + 10 + 25 = 83.
    Scenario: gra.8.d gin against nine cards
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 83, South 0
      And gra.6.d is cited
      And gra.8.d is cited on line 8
      And gra.8.a is not cited
      And gra.8.c is not cited
      And gra.8.e is not cited
      And the basis of gra.8.d is reading
      And South's count is 48
      And nobody has a choice
      And the next dealer is South
      And P76 read as b would change it
      And P57 read as b would change it

    # Without the 4s: 44 + 20 + 25 = 89.
    Scenario: gra.8.d gin against eight cards
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 89, South 0
      And gra.8.d is cited

    # With 6h: 48 + 6 + 25 = 79.
    Scenario: gra.8.d gin against ten cards: nothing is missing
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 79, South 0
      And gra.8.d is not cited
      And gra.4.a is not cited

    # The tens instead of the bonus: 48 + 10 = 58.
    Scenario: gra.8.d P76 read as b: the ten takes the place of the 25
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
      When it is ruled on under gra with P76 read as b
      Then the outcome is gin
      And the points are North 58, South 0
      And gra.8.d is cited

    # Nothing missing, nothing replaced: 79 as before.
    Scenario: gra.8.d P76 read as b: gin against ten cards keeps its 25
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
      When it is ruled on under gra with P76 read as b
      Then the outcome is gin
      And the points are North 79, South 0

    Scenario: gra.8.d P57 read as b: the winner may have the hand corrected or dealt anew instead
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
      When it is ruled on under gra with P57 read as b
      Then the outcome is choice
      And North may choose under gra.8.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And South may not choose correction
      And P57 read as a would change it

    Scenario: gra.8.d P57 read as b: the new deal is chosen instead of the score
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
      When it is ruled on under gra with P57 read as b
      Then the outcome is new_deal
      And no points are scored yet
      And gra.6.d is not cited
      And nobody has a choice
      And the next dealer is North

    # Said too late to matter: at a proper gin the winner has no choice.
    Scenario: gra.8.d a new deal is asked for where the gin was proper
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        North draws 6c, gins with Kh
        North chooses a new deal
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 83, South 0

    # It was found in good time and North never chose: he played on and ginned, and 8.d is what is left.
    Scenario: gra.8.d the short hand was found long before the gin, and nobody chose
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        South has 9 cards
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 83, South 0
      And gra.8.d is cited on line 8
      And nobody has a choice

    # The correction was chosen and made: ten cards, nothing missing. 48 + 6 (6h) + 25 = 79.
    Scenario: gra.8.d the short hand was put right before the gin
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 6h
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 79, South 0
      And gra.8.d is not cited

    Scenario: gra.8.d the new deal had been chosen when gin was called
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        South has 9 cards
        North chooses a new deal
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.d is not cited
      And gra.6.d is not cited

    # The counting out: of ten listed cards South spreads nine, without the 6h.
    Scenario: gra.8.d nine cards are spread where ten were listed
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td 6h
          to play: North
        North draws 6c, gins with Kh
        South has 9 cards
        South shows 2c 2d 2h; loose 5d 9h Qc Ks 4s Td
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 83, South 0
      And gra.8.d is cited
      And it asks nothing

    Scenario: gra.8.d nine cards are counted where ten were listed, and nobody spread them
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td 6h
          to play: North
        North draws 6c, gins with Kh
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's 9 cards
      And nobody has a choice

    Scenario: gra.8.d the short hand is counted and not seen
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's 9 cards
      And gra.8.c is not cited
      And nobody has a choice

    Scenario: gra.8.d the short hand is counted, and seen when it is laid out
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 83, South 0
      And gra.8.d is cited
      And it asks nothing

    # The count on the sheet is what both agreed on: it stands, whatever was missing.
    Scenario: gra.8.d the count is agreed and recorded before anybody counts the cards
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td
          to play: North
        North draws 6c, gins with Kh
        agreed count: South 48
        recorded points: North 73
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 73, South 0
      And gra.15.a is cited

    # North: 3c-5c, Jd Jh Js, 7s-9s, loose 2d: 2. South matches 2c 2h 2s, lays off 6c and Ts; 4d 9d Qc 5h are 28.
    # 28 + 10 - 2 = 36.
    Scenario: gra.8.d a knock against nine cards: ten is added after the lay-offs
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 36, South 0
      And gra.6.e is cited
      And gra.8.d is cited on line 7
      And South's count is 28
      And nobody has a choice
      And P27 read as b would change it

    # 28 - 2 = 26.
    Scenario: gra.8.d P27 read as b: only gin is charged
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
      When it is ruled on under gra with P27 read as b
      Then the outcome is knock
      And the points are North 26, South 0
      And gra.8.d is not cited
      And P27 read as a would change it

    # Gin is charged all the same.
    Scenario: gra.8.d P27 read as b: gin against nine cards
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
      When it is ruled on under gra with P27 read as b
      Then the outcome is gin
      And the points are North 83, South 0
      And gra.8.d is cited

    # North keeps Qh: 10, the value of the king. South's nine all match: 0 + 10 = 10, equal: undercut, 0 + 25.
    Scenario: gra.8.d nine matched cards and the charge equal the knock
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
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 25
      And gra.6.c is cited
      And gra.8.d is cited
      And P27 read as b would change it
      And P28 read as b would change it

    Scenario: gra.8.d P28 read as b: a short hand never undercuts, and nobody scores
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
      When it is ruled on under gra with P28 read as b
      Then the points are North 0, South 0
      And gra.8.d says: South would undercut, and with a wrong number of cards he may not: nobody scores
      And gra.6.c is not cited
      And gra.8.d is cited

    # Without the charge 0 against 10: 10 + 25 = 35.
    Scenario: gra.8.d P27 read as b: the nine matched cards undercut by all ten points
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
      When it is ruled on under gra with P27 read as b
      Then the outcome is undercut
      And the points are North 0, South 35
      And gra.8.d is not cited

    # The same against a knock for two: 0 + 10 - 2 = 8 to North. No undercut, whoever counts.
    Scenario: gra.8.d nine matched cards are above a knock for two
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Qh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2s
          to play: North
        North draws 2d, knocks with Qh for 2
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.8.d is cited
      And gra.6.c is not cited

    # Not one card is known of the nine, but none can lay off below nothing: with no points shown it stays open.
    Scenario: gra.8.d a knock against nine cards that were counted and not seen
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 9 cards
          to play: North
        North draws 2d, knocks with Kh for 2
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's 9 cards
