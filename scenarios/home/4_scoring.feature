Feature: The difference, the undercut, gin and big gin

  Rule: home.4.a the player with fewer points gains the difference

    Scenario: home.4.a North knocks with eight against twenty-one
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
      And home.4.a is cited on line 9
      And home.4.b is not cited
      And the next dealer is South

    # 6 + 7 + 10 + 9 = 32; 32 - 8 = 24. In classic it is 1.
    Scenario: home.4.a P21 the text has no lay-offs: South counts all he holds
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 6c 7c Kc 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc
        South lays off 6c 7c on 3c-5c
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 24, South 0
      And home.4.a is cited
      And the text is silent on P21
      And nothing is irregular
      And P21 read as a would change it

    # 9 - 8 = 1.
    Scenario: home.4.a P21 read as a: South lays off as in classic
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 6c 7c Kc 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc
        South lays off 6c 7c on 3c-5c, Kc on Tc-Qc
        """
      When it is ruled on under home with P21 read as a
      Then the outcome is knock
      And the points are North 1, South 0
      And what no article says is taken from classic

    Scenario: home.4.a P21 read as c: on a knock as on gin
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 6c 7c Kc 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home with P21 read as c
      Then the outcome is knock
      And the points are North 1, South 0

    # 26 - 8 = 18.
    Scenario: home.4.a P60 read as b: with lay-offs allowed, only those that were made count
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 6c 7c Kc 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc
        South lays off 6c on 3c-5c
        """
      When it is ruled on under home with P21 read as a and P60 read as b
      Then the outcome is knock
      And the points are North 18, South 0

    Scenario: home.4.a P60 without lay-offs it is not asked
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 6c 7c Kc 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 24, South 0
      And it did not consult P60

    # 32 - 10 = 22; on 4-7 of clubs the eight would have gone.
    Scenario: home.4.a P61 with lay-offs allowed: the seven lies where it leaves South more
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 4c 5c 6c 7c 7d 7h 7s 8s Ad Ah
          hand South: 2d 2h 2s 9h Th Jh 5d 8c Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under home with P21 read as a
      Then the outcome is knock
      And the points are North 22, South 0
      And P61 read as b would change it

    Scenario: home.4.a P61 read as b: with lay-offs allowed, it matters where the seven of clubs lies
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 4c 5c 6c 7c 7d 7h 7s 8s Ad Ah
          hand South: 2d 2h 2s 9h Th Jh 5d 8c Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under home with P21 read as a and P61 read as b
      Then the outcome is needs_facts
      And it asks for the melds as the knocker laid them down

    # 5 + 8 + 10 + 9 = 32; 32 - 10 = 22.
    Scenario: home.4.a P61 without lay-offs it does not matter
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 4c 5c 6c 7c 7d 7h 7s 8s Ad Ah
          hand South: 2d 2h 2s 9h Th Jh 5d 8c Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under home with P61 read as b
      Then the outcome is knock
      And the points are North 22, South 0
      And it asks nothing

    Scenario: home.4.a P03 read as b: the winner deals
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
      When it is ruled on under home with P03 read as b
      Then the outcome is knock
      And the next dealer is North

    Scenario: home.4.a P03 read as c: the deal alternates
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
      When it is ruled on under home with P03 read as c
      Then the outcome is knock
      And the next dealer is South

    Scenario: home.4.a South's cards are not known
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d ? ?
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And home.4.a is not cited

  Rule: home.4.b not the knocker, and fewer points: the undercut, 25

    # 1 + 25.
    Scenario: home.4.b South holds seven against eight
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
      When it is ruled on under home
      Then the outcome is undercut
      And the points are North 0, South 26
      And home.4.b is cited on line 9
      And home.4.a is not cited
      And it did not consult P17

    # 8 and 8. In gra and classic this is an undercut of 25.
    Scenario: home.4.b equal counts: fewer is printed, a tie is not, and nobody scores
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
      When it is ruled on under home
      Then the outcome is no_score
      And the points are North 0, South 0
      And P17 read as a would change it
      And P17 read as c would change it
      And the next dealer is South

    Scenario: home.4.b P17 read as a: equal counts are an undercut
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
      When it is ruled on under home with P17 read as a
      Then the outcome is undercut
      And the points are North 0, South 25
      And home.4.b is cited

    Scenario: home.4.b P17 read as c: a knock worth nothing
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
      When it is ruled on under home with P17 read as c
      Then the outcome is knock
      And the points are North 0, South 0

    Scenario: home.4.b South holds nine
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
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 1, South 0
      And home.4.b is not cited

    # 14 - 8 = 6.
    Scenario: home.4.b South could come to eight by laying off, and there are no lay-offs
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
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 6, South 0
      And home.4.b is not cited
      And P21 read as a would change it

    Scenario: home.4.b two of South's cards are not known
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
      When it is ruled on under home
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And home.4.b is not cited

  Rule: home.4.c gin: 25 more

    Scenario: home.4.c North has gin against twenty-one
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under home
      Then the outcome is gin
      And the points are North 46, South 0
      And home.4.c is cited on line 9
      And home.4.d is not cited

    # 9 + 25 = 34.
    Scenario: home.4.c P21 read as c: lay-offs on gin too
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 9c Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh 6c 7c Kc 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under home with P21 read as c
      Then the outcome is gin
      And the points are North 34, South 0

    # 32 + 25 = 57.
    Scenario: home.4.c P21 read as a: none on gin
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 9c Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh 6c 7c Kc 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under home with P21 read as a
      Then the outcome is gin
      And the points are North 57, South 0

    Scenario: home.4.c gin is called with eight left: a knock
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
        North draws Kd, gins with Kd
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 13, South 0
      And home.4.c is cited on line 9
      And home.4.c is an irregularity on line 9
      And P13 read as a would change it

    Scenario: home.4.c P13 read as a: the hand is played open
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
        North draws Kd, gins with Kd
        """
      When it is ruled on under home with P13 read as a
      Then the outcome is in_play
      And the text is silent on P70
      And North plays with an open hand

    Scenario: home.4.c gin is called with eleven left: exposed, as a knock above ten
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
        North draws Kd, gins with Kd
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.4.c is cited
      And the text is silent on P70
      And North plays with an open hand

    Scenario: home.4.c P70 read as b: a false gin above ten is taken back as a knock above ten is
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
        North draws Kd, gins with Kd
        """
      When it is ruled on under home with P70 read as b
      Then the outcome is in_play
      And home.4.c is cited
      And no hand is open
      And North is next to discard

    Scenario: home.4.c P63 a knock is called and all ten cards meld: gin
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under home
      Then the outcome is gin
      And the points are North 46, South 0
      And home.4.c is cited
      And the text is silent on P63
      And P63 read as b would change it

    Scenario: home.4.c P63 read as b: a knock at nothing
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under home with P63 read as b
      Then the outcome is knock
      And the points are North 21, South 0
      And home.4.c is not cited

    Scenario: home.4.c a knock is no gin
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
      And home.4.c is not cited

    Scenario: home.4.c one of North's ten cards is not known
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c ? 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under home
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And home.4.c is not cited

  Rule: home.4.d all eleven cards play: big gin, 31

    # 5 + 6 + 10 + 9 = 30; 30 + 31 = 61.
    Scenario: home.4.d all eleven of North's cards meld
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kc
        North calls big gin
        """
      When it is ruled on under home
      Then the outcome is big_gin
      And the points are North 61, South 0
      And home.4.d is cited on line 10
      And home.4.c is not cited
      And it did not consult P23
      And P78 read as b would change it

    # 30 + 56.
    Scenario: home.4.d P78 read as b: 31 on top of 25
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kc
        North calls big gin
        """
      When it is ruled on under home with P78 read as b
      Then the outcome is big_gin
      And the points are North 86, South 0

    # 30 + 25 = 55.
    Scenario: home.4.d he discards the eleventh and has gin
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kc, gins with Kc
        """
      When it is ruled on under home
      Then the outcome is gin
      And the points are North 55, South 0
      And home.4.d is not cited
      And home.4.c is cited

    Scenario: home.4.d ten of the eleven meld
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd
        North calls big gin
        """
      When it is ruled on under home
      Then home.4.d is not cited
      And no points are scored yet
      And it did not consult P23
      And North has the duty: discards and goes gin

    # 6 and 7 of clubs go; 10 + 9 = 19; 19 + 31 = 50.
    Scenario: home.4.d P21 read as c: South lays off even on big gin
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 9c Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh 6c 7c Kh 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kc
        North calls big gin
        """
      When it is ruled on under home with P21 read as c
      Then the outcome is big_gin
      And the points are North 50, South 0

    Scenario: home.4.d one of the eleven is not known
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c ? 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kc
        North calls big gin
        """
      When it is ruled on under home
      Then the outcome is needs_facts
      And it asks for North's eleven cards
      And home.4.d is not cited
