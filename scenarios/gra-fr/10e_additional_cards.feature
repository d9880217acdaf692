Feature: A knock or gin against more than ten cards

  Rule: gra-fr.10.e more than ten at the knock or gin of the opponent: the additional cards count at their value

    # 48 + 6 + 8 = 62; 62 + 25 = 87.
    Scenario: gra-fr.10.e gin against eleven cards, a loose one of which is set aside
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td 6h 8c
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 87, South 0
      And gra-fr.8.a is cited
      And gra-fr.10.e is cited on line 8
      And gra-fr.10.c is not cited
      And gra-fr.10.d is not cited
      And South's count is 62
      And nobody has a choice
      And the next dealer is South
      And P29 read as c would change it
      And P57 read as b would change it

    # A two out of the set: 62 + 6 = 68; 68 + 25 = 93.
    Scenario: gra-fr.10.e P29 read as c: the opponent sets aside a matched card
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td 6h 8c
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr with P29 read as c
      Then the outcome is gin
      And the points are North 93, South 0

    # The four of diamonds set aside: 4 + 25 = 29.
    Scenario: gra-fr.10.e gin against eleven matched cards
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 4d 5d 6d 7d 8c 9c Tc Jc 2c 2h 2s
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 29, South 0
      And gra-fr.10.e is cited
      And South's count is 4
      And P29 read as b would change it
      And P29 read as c would change it

    Scenario: gra-fr.10.e P29 read as b: matched cards cost nothing, however many
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 4d 5d 6d 7d 8c 9c Tc Jc 2c 2h 2s
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr with P29 read as b
      Then the outcome is gin
      And the points are North 25, South 0

    # 8 + 9 + 10 + 10 = 37; 37 + 25 = 62.
    Scenario: gra-fr.10.e P29 read as c: the opponent breaks up the longest run
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 4d 5d 6d 7d 8c 9c Tc Jc 2c 2h 2s
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr with P29 read as c
      Then the outcome is gin
      And the points are North 62, South 0

    Scenario: gra-fr.10.e gin against ten cards: none is too many
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
      And gra-fr.10.e is not cited

    # 4 + 9 + 10 + 5 + 8 + 10 = 46, one of them set aside; 46 - 2 = 44.
    Scenario: gra-fr.10.e a knock against eleven cards, two of which are laid off
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 6c Ts 2c 2h 2s 4d 9d Qc 5h 8h Kd
          to play: North
        North draws 2d, knocks with Kh for 2
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 44, South 0
      And gra-fr.10.e is cited on line 7
      And South's count is 46
      And P29 read as c would change it

    # The ten: 56 - 2 = 54.
    Scenario: gra-fr.10.e P29 read as c: the opponent sets aside a card that could be laid off
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 6c Ts 2c 2h 2s 4d 9d Qc 5h 8h Kd
          to play: North
        North draws 2d, knocks with Kh for 2
        """
      When it is ruled on under gra-fr with P29 read as c
      Then the outcome is knock
      And the points are North 54, South 0

    # 8 - 4 = 4, and 25.
    Scenario: gra-fr.10.e eleven matched cards undercut with one set aside
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 4d 5d 6d 7d 8c 9c Tc Jc 2c 2h 2s
          to play: North
        North draws 8h, knocks with Kh for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 29
      And gra-fr.7.a is cited
      And gra-fr.10.e is cited
      And P28 read as b would change it
      And P29 read as b would change it
      And P29 read as c would change it

    Scenario: gra-fr.10.e P28 read as b: a long hand never undercuts
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 4d 5d 6d 7d 8c 9c Tc Jc 2c 2h 2s
          to play: North
        North draws 8h, knocks with Kh for 8
        """
      When it is ruled on under gra-fr with P28 read as b
      Then the points are North 0, South 0
      And gra-fr.7.a is not cited
      And gra-fr.10.e is cited

    Scenario: gra-fr.10.e P57 read as b: the winner may choose instead of the count
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 4d 5d 6d 7d 8c 9c Tc Jc 2c 2h 2s
          to play: North
        North draws 8h, knocks with Kh for 8
        """
      When it is ruled on under gra-fr with P57 read as b
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra-fr.10.e gin by the player who holds eleven cards himself
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh Ah
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td 6h
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.e is not cited
      And gra-fr.8.a is not cited
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal

    Scenario: gra-fr.10.e an irregular knock against eleven cards
      Given the log
        """
        players: North, South
        knock card: Ad
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 6c Ts 2c 2h 2s 4d 9d Qc 5h 8h Kd
          to play: North
        North draws 2d, knocks with Kh for 2
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.e is not cited
      And gra-fr.10.c is cited on line 7
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra-fr.10.e the long hand is counted and not seen
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 11 cards
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for South's 11 cards
      And nobody has a choice

    Scenario: gra-fr.10.e the long hand is seen when it is laid out
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 11 cards
          to play: North
        North draws 6c, gins with Kh
        South shows 2c 2d 2h; loose 5d 9h Qc Ks 4s Td 6h 8c
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 87, South 0
      And gra-fr.10.e is cited
