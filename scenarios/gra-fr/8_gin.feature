Feature: Gin

  Rule: gra-fr.8.a gin, ten cards laid out: 25 and what the opponent could not lay out

    # 3-6 and 10-Q of clubs, three sevens. 21 + 25 = 46.
    Scenario: gra-fr.8.a North has gin against twenty-one
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 46, South 0
      And gra-fr.8.a is cited
      And the basis of gra-fr.8.a is text
      And gra-fr.6.a is cited
      And gra-fr.12.b is not cited
      And South's count is 21
      And the next dealer is South
      And nobody has a choice

    # 9 + 6 + 10 = 25; 25 + 25 = 50.
    Scenario: gra-fr.8.a South could lay off on a knock, and lays off nothing on gin
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 9c 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 50, South 0
      And gra-fr.8.a is cited
      And P21 read as c would change it

    # The nine goes on 10-Q of clubs: 16 + 25 = 41.
    Scenario: gra-fr.8.a P21 read as c: lay-offs are made on gin too
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 9c 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr with P21 read as c
      Then the outcome is gin
      And the points are North 41, South 0

    Scenario: gra-fr.8.a P21 read as b: nothing is laid off, on gin or on a knock
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 9c 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr with P21 read as b
      Then the outcome is gin
      And the points are North 50, South 0

    Scenario: gra-fr.8.a North calls a knock and all ten of his cards are in melds
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 46, South 0
      And gra-fr.8.a is cited
      And P63 read as b would change it
      And gra-fr.11.a is not cited

    Scenario: gra-fr.8.a P63 read as b: a knock at nothing it is
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra-fr with P63 read as b
      Then the outcome is knock
      And the points are North 21, South 0
      And gra-fr.8.a is not cited

    Scenario: gra-fr.8.a North called a knock with ten matched cards, and the points are on the sheet
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        recorded points: North 21
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 21, South 0
      And gra-fr.18.a is cited
      And gra-fr.8.a is not cited

    # 3-6 and 9-Q of clubs and three sevens.
    Scenario: gra-fr.8.a all eleven cards are matched: he discards one and has gin, no more
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws 9c
        North calls big gin
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 46, South 0
      And gra-fr.8.a is cited
      And P23 read as b would change it
      And gra-fr.12.b is not cited
      And nobody has a choice

    Scenario: gra-fr.8.a P23 read as b: North has nothing until he discards
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws 9c
        North calls big gin
        """
      When it is ruled on under gra-fr with P23 read as b
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.8.a is not cited
      And North is next to discard
      And North has the duty: discards and goes gin

    Scenario: gra-fr.8.a P23 read as b: North discards and goes gin
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws 9c
        North calls big gin
        North gins with 9c
        """
      When it is ruled on under gra-fr with P23 read as b
      Then the outcome is gin
      And the points are North 46, South 0
      And gra-fr.8.a is cited

    Scenario: gra-fr.8.a nine matched cards and an ace are no gin
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.8.a is cited on line 10
      And gra-fr.12.b is cited on line 10
      And gra-fr.6.a is not cited
      And gra-fr.11.c is not cited
      And North plays with an open hand
      And South is next to play
      And nobody has a choice
      And P13 read as b would change it

    Scenario: gra-fr.8.a one of North's ten cards is not known
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc ?
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra-fr.8.a is not cited
      And no points are scored yet

    Scenario: gra-fr.8.a one of his ten cards is not known, and none could make it gin
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Kh 5s ?
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And it asks nothing
      And gra-fr.8.a is cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra-fr.8.a North's gin is sure, and what South holds is not known
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: ?
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And no points are scored yet
