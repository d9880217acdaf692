Feature: A knock or gin against more than ten cards: the additional cards count at their value

  One card for each that is too many is set aside and counts even if it would match; its holder chooses which, and it
  may not be laid off (P29).

  Rule: gra.8.e a knock or gin against more than ten cards: the additional ones at their value

    # 2c 2d 2h match; 5d 9h Qc Ks 4s Td 6h 8c are 5 + 9 + 10 + 10 + 4 + 10 + 6 + 8 = 62, whichever of them is set aside.
    # 62 + 25 = 87.
    Scenario: gra.8.e gin against eleven cards, a loose one of which is set aside
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 87, South 0
      And gra.6.d is cited
      And gra.8.e is cited on line 8
      And gra.8.c is not cited
      And gra.8.d is not cited
      And the basis of gra.8.e is reading
      And South's count is 62
      And nobody has a choice
      And the next dealer is South
      And P29 read as c would change it
      And P57 read as b would change it

    # The opponent takes a two out of the set: 62 + 2 + 2 + 2 = 68; 68 + 25 = 93.
    Scenario: gra.8.e P29 read as c: the opponent sets aside a matched card
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
      When it is ruled on under gra with P29 read as c
      Then the outcome is gin
      And the points are North 93, South 0

    # Only what does not match counts: 62, as before.
    Scenario: gra.8.e P29 read as b: where loose cards enough are held it is all one
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
      When it is ruled on under gra with P29 read as b
      Then the outcome is gin
      And the points are North 87, South 0
      And gra.8.e is cited

    # 4d-7d, 8c-Jc, 2c 2h 2s: all eleven match. Set aside costs least with the four: 4. 4 + 25 = 29.
    Scenario: gra.8.e gin against eleven matched cards
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 29, South 0
      And gra.8.e is cited
      And South's count is 4
      And P29 read as b would change it
      And P29 read as c would change it

    Scenario: gra.8.e P29 read as b: matched cards cost nothing, however many
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
      When it is ruled on under gra with P29 read as b
      Then the outcome is gin
      And the points are North 25, South 0

    # The worst is the 9c or the Tc: 8 + 9 + 10 + 10 = 37 are left of the run. 37 + 25 = 62.
    Scenario: gra.8.e P29 read as c: the opponent breaks up the longest run
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
      When it is ruled on under gra with P29 read as c
      Then the outcome is gin
      And the points are North 62, South 0

    # 12 cards: 2c 2d 2h match; 62 as above and the ace is 63. Two of the loose ones are set aside. 63 + 25 = 88.
    Scenario: gra.8.e gin against twelve cards
      Given the log
        """
        players: North, South
        knock card: 6d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 2c 2d 2h 5d 9h Qc Ks 4s Td 6h 8c Ah
          to play: North
        North draws 6c, gins with Kh
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 88, South 0
      And gra.8.e is cited

    # Ten cards, the same without the 8c: 54 + 25 = 79.
    Scenario: gra.8.e gin against ten cards: none is too many
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
      And gra.8.e is not cited

    # 2c 2h 2s match, 6c and Ts are laid off; 4d 9d Qc 5h 8h Kd are 46, one of them set aside. 46 - 2 = 44.
    Scenario: gra.8.e a knock against eleven cards, two of which are laid off
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 44, South 0
      And gra.6.e is cited
      And gra.8.e is cited on line 7
      And South's count is 46
      And P29 read as c would change it

    # The opponent sets aside the Ts, which may then not be laid off: 46 + 10 - 2 = 54.
    Scenario: gra.8.e P29 read as c: the opponent sets aside a card that could be laid off
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
      When it is ruled on under gra with P29 read as c
      Then the outcome is knock
      And the points are North 54, South 0

    # South sets the four aside and counts 4 against 8: 4 + 25 = 29.
    Scenario: gra.8.e eleven matched cards undercut, still lower with the card set aside
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
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 29
      And gra.6.c is cited
      And gra.8.e is cited
      And P28 read as b would change it
      And P29 read as b would change it
      And P29 read as c would change it

    Scenario: gra.8.e P28 read as b: a long hand never undercuts, and nobody scores
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
      When it is ruled on under gra with P28 read as b
      Then the points are North 0, South 0
      And gra.6.c is not cited
      And gra.8.e is cited

    # Nothing set aside: 8 - 0 + 25 = 33.
    Scenario: gra.8.e P29 read as b: eleven matched cards undercut by all eight points
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
      When it is ruled on under gra with P29 read as b
      Then the outcome is undercut
      And the points are North 0, South 33

    # The 9c aside leaves 8c and Tc loose, the Jc is laid off on the jacks: 9 + 8 + 10 = 27. 27 - 8 = 19.
    Scenario: gra.8.e P29 read as c: the card the opponent sets aside turns the undercut
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
      When it is ruled on under gra with P29 read as c
      Then the outcome is knock
      And the points are North 19, South 0

    # Only a matched or laid-off card could be set aside here: 6c Ts Jc can be laid off, 4d-7d and 2c 2h 2s match, 3h is
    # loose and set aside. 3 - 2 = 1 to North.
    Scenario: gra.8.e the loose card is the one set aside
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s 9s Kh
          hand South: 4d 5d 6d 7d 6c Ts Jc 2c 2h 2s 3h
          to play: North
        North draws 2d, knocks with Kh for 2
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 1, South 0
      And gra.8.e is cited
      And South's count is 3

    # An improper knock is no knock to charge for: the choice of gra.8.c.
    Scenario: gra.8.e an improper knock against eleven cards
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
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.e is not cited
      And gra.8.c is cited on line 7
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    # The holder of eleven cards himself: gra.8.c for his opponent, and nothing is counted.
    Scenario: gra.8.e gin by the player who holds eleven cards
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
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.e is not cited
      And gra.6.d is not cited
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal

    Scenario: gra.8.e P57 read as b: the winner may choose instead of the count
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
      When it is ruled on under gra with P57 read as b
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra.8.e the long hand is counted and not seen
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's 11 cards
      And nobody has a choice

    Scenario: gra.8.e the long hand is counted, and seen when it is laid out
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 87, South 0
      And gra.8.e is cited
