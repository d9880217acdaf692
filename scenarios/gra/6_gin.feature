Feature: Gin

  Rule: gra.6.d gin scores the opponent's unmatched count and 25

    # 3-6 of clubs, three sevens, 10-Q of clubs. 21 + 25 = 46.
    Scenario: gra.6.d North has gin against twenty-one
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 46, South 0
      And gra.6.d is cited
      And gra.6.a is cited
      And gra.6.f is not cited
      And gra.9.f is not cited
      And South's count is 21
      And the next dealer is South
      And nobody has a choice
      And the basis of gra.6.d is text

    # 9 + 6 + 10 = 25; 25 + 25 = 50.
    Scenario: gra.6.d South could lay off on a knock, and lays off nothing on gin
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 50, South 0
      And gra.6.d is cited
      And P21 read as c would change it
      And the basis of gra.6.d is reading

    # The nine goes on 10-Q of clubs: 16 + 25 = 41.
    Scenario: gra.6.d P21 read as c: lay-offs are made on gin too
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
      When it is ruled on under gra with P21 read as c
      Then the outcome is gin
      And the points are North 41, South 0

    Scenario: gra.6.d P21 read as b: nothing is laid off, on gin or on a knock
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
      When it is ruled on under gra with P21 read as b
      Then the outcome is gin
      And the points are North 50, South 0

    Scenario: gra.6.d North calls a knock and all ten of his cards are in melds
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 46, South 0
      And gra.6.d is cited
      And gra.6.e is not cited
      And P63 read as b would change it
      And gra.9.a is not cited

    # 21 - 0 = 21, without the 25.
    Scenario: gra.6.d P63 read as b: North called a knock, and a knock at nothing it is
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
      When it is ruled on under gra with P63 read as b
      Then the outcome is knock
      And the points are North 21, South 0
      And gra.6.e is cited
      And gra.6.d is not cited

    Scenario: gra.6.d North called a knock with ten matched cards, and the count is on the sheet
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
        agreed count: South 21, North 0
        recorded points: North 21
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 21, South 0
      And gra.15.a is cited
      And gra.6.d is not cited

    # 3-6 and 9-Q of clubs and three sevens are eleven; 21 + 25 = 46, not the 31 of other rules.
    Scenario: gra.6.d all eleven of North's cards are matched: he discards one and has gin, no more
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 46, South 0
      And gra.6.d is cited
      And P23 read as b would change it
      And gra.9.f is not cited
      And nobody has a choice

    Scenario: gra.6.d P23 read as b: North has nothing until he discards
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
      When it is ruled on under gra with P23 read as b
      Then the outcome is in_play
      And no points are scored yet
      And gra.6.d is not cited
      And North is next to discard
      And North has the duty: discards and goes gin

    Scenario: gra.6.d P23 read as b: North discards and goes gin
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
      When it is ruled on under gra with P23 read as b
      Then the outcome is gin
      And the points are North 46, South 0
      And gra.6.d is cited

    # Without the king he has gin; until it is discarded he has none.
    Scenario: gra.6.d ten of North's eleven cards are matched, and he calls big gin
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
        North draws Kd
        North calls big gin
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.d is not cited
      And North is next to discard
      And North has the duty: discards and goes gin
      And gra.9.a is not cited

    Scenario: gra.6.d North's gin is sure, and what South holds is not known
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And no points are scored yet

  Rule: gra.6.f gin is all ten cards in melds, laid down

    Scenario: gra.6.f nine matched cards and an ace are no gin
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
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.6.f is cited on line 10
      And gra.9.f is cited on line 10
      And gra.6.d is not cited
      And gra.6.a is not cited
      And gra.9.d is not cited
      And North plays with an open hand
      And South is next to play
      And nobody has a choice
      And P13 read as b would change it

    Scenario: gra.6.f all ten cards are in melds
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
        North draws Kd, gins with Kd: 3c-6c, 7d 7h 7s, Tc-Qc
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 46, South 0
      And gra.6.f is not cited
      And gra.6.d is cited

    Scenario: gra.6.f one of North's ten cards is not known
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra.6.f is not cited
      And gra.6.d is not cited
      And no points are scored yet

    # Ten of clubs, king of hearts and five of spades: no one card puts all three into melds.
    Scenario: gra.6.f one of North's ten cards is not known, and none could make it gin
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
      When it is ruled on under gra
      Then the outcome is in_play
      And it asks nothing
      And gra.6.f is cited
      And gra.6.d is not cited
      And nobody has a choice
      And North plays with an open hand

    # 10 + 10 + 1 = 21.
    Scenario: gra.6.f queen, king, ace is no run: North has no gin
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Qs Ks As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ts
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd: 3c-6c, 7d 7h 7s, Qs Ks As
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.f is cited
      And gra.9.f is cited
      And gra.6.d is not cited
      And North plays with an open hand
      And North's count is 21
      And P24 read as b would change it
      And nobody has a choice

    # 5 + 6 + 10 = 21; 21 + 25 = 46.
    Scenario: gra.6.f P24 read as b: queen, king, ace was laid down as a run, and nobody objected
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Qs Ks As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ts
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd: 3c-6c, 7d 7h 7s, Qs Ks As
        """
      When it is ruled on under gra with P24 read as b
      Then the outcome is gin
      And the points are North 46, South 0
      And gra.6.f is not cited
      And gra.6.d is cited

    Scenario: gra.6.f P24 read as b: South objects that North has more than nothing
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Qs Ks As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ts
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd: 3c-6c, 7d 7h 7s, Qs Ks As
        South claims 21
        """
      When it is ruled on under gra with P24 read as b
      Then the outcome is in_play
      And gra.6.f is cited
      And North plays with an open hand

    # With the five in the set: 3 + 4 + 4 + 1 = 12; in the run: 5 + 5 + 4 + 1 = 15. Twelve is above eight.
    Scenario: gra.6.f the five of clubs is laid down in two melds and counts in one
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 5d 5s 7d 7h 7s 4h Ah
          hand South: 2d 2h 2s 9h Th Jh Qh 6h Ks Jd
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 4: 3c 4c 5c, 5c 5d 5s, 7d 7h 7s
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited
      And gra.6.e is not cited
      And North's count is 12
      And P24 read as b would change it
      And nobody has a choice

    # 4 + 1 = 5. South: 6 + 10 + 10 = 26; 26 - 5 = 21.
    Scenario: gra.6.f P24 read as b: the five of clubs is in two melds, and nobody objected
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 5d 5s 7d 7h 7s 4h Ah
          hand South: 2d 2h 2s 9h Th Jh Qh 6h Ks Jd
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 4: 3c 4c 5c, 5c 5d 5s, 7d 7h 7s
        """
      When it is ruled on under gra with P24 read as b
      Then the outcome is knock
      And the points are North 21, South 0
      And gra.9.a is not cited
