Feature: Who may knock, who may lay off, what gin is

  Rule: classic.5.d ten or less after the discard may knock; the opponent alone lays off, on the knocker's melds

    # 21 - 10 = 11.
    Scenario: classic.5.d exactly ten may knock
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc Ts
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 10
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 11, South 0
      And classic.5.d is cited on line 9
      And classic.7.b is not cited
      And P04 read as c would change it

    Scenario: classic.5.d P04 read as c: ten is not under ten
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc Ts
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 10
        """
      When it is ruled on under classic with P04 read as c
      Then the outcome is in_play
      And classic.7.b is cited

    Scenario: classic.5.d P04 read as b: eight is not exactly ten
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
      When it is ruled on under classic with P04 read as b
      Then the outcome is in_play
      And classic.7.b is cited

    Scenario: classic.5.d P04 read as b: exactly ten
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc Ts
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 10
        """
      When it is ruled on under classic with P04 read as b
      Then the outcome is knock
      And the points are North 11, South 0

    # 6 + 1 + 3 + 1 = 11.
    Scenario: classic.5.d eleven is too many
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
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.d is cited
      And classic.7.b is cited
      And nobody has a choice

    # Under gra the ace would leave nothing but gin.
    Scenario: classic.5.d the upcard does not matter: an ace is up, and North knocks with eight
      Given the log
        """
        players: North, South
        dealer: South
        upcard: Ah
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
      And classic.5.d is cited
      And it did not consult P06

    # South holds 6 + 7 + 10 + 9 = 32; only the nine of diamonds is left: 9 - 8 = 1.
    Scenario: classic.5.d South lays off what he can
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
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 1, South 0
      And classic.5.d is cited on line 10
      And classic.5.d is no irregularity
      And South's count is 9
      And P21 read as b would change it

    # The nine of diamonds: 9 - 8 = 1.
    Scenario: classic.5.d the set was written by its rank alone, and so is the meld that the seven goes on
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
        North draws Kd, knocks with Kd for 8: 3c-5c, 777, Tc-Qc
        South lays off 7c on 777, 6c on 3c-5c, Kc on Tc-Qc
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 1, South 0
      And classic.5.d is cited on line 10
      And no gap is named

    # 6 + 10 + 9 = 25; 25 - 8 = 17.
    Scenario: classic.5.d P60 read as b: the seven goes on the sevens, by rank alone
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
        North draws Kd, knocks with Kd for 8: 3c-5c, 777, Tc-Qc
        South lays off 7c on 777
        """
      When it is ruled on under classic with P60 read as b
      Then the outcome is knock
      And the points are North 17, South 0

    Scenario: classic.5.d P60 nobody wrote down what South laid off: the best counts
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
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 1, South 0
      And P60 read as b would change it

    # 7 + 10 + 9 = 26; 26 - 8 = 18.
    Scenario: classic.5.d P60 read as b: only the six was laid off
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
      When it is ruled on under classic with P60 read as b
      Then the outcome is knock
      And the points are North 18, South 0
      And classic.5.d is cited on line 10

    # 32 - 8 = 24.
    Scenario: classic.5.d P60 read as b: nothing was laid off
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
      When it is ruled on under classic with P60 read as b
      Then the outcome is knock
      And the points are North 24, South 0

    # 32 - 8 = 24.
    Scenario: classic.5.d P21 read as b: nothing is laid off at all
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
      When it is ruled on under classic with P21 read as b
      Then the outcome is knock
      And the points are North 24, South 0
      And the text is silent on P21

    # 30 - 8 = 22.
    Scenario: classic.5.d the nine of diamonds fits none of North's melds
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc
        South lays off 9d on 7d 7h 7s
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 22, South 0
      And classic.5.d is cited on line 10
      And classic.5.d is an irregularity on line 10
      And South's count is 30

    # 30 - 8 = 22, and not 30 - 0.
    Scenario: classic.5.d North, who knocked, lays off on South's run: that is not for him
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8h
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        South shows 222, 9h-Jh; loose 5d 6h Ks 9d
        North lays off 8h on 9h-Jh
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 22, South 0
      And classic.5.d is cited on line 11
      And classic.5.d is an irregularity on line 11
      And North's count is 8

    # 4-6 of clubs, three sevens, 10-Q: 8 is left, and 30 - 8 = 22. As laid down 7 + 7 + 8 = 22 are left.
    Scenario: classic.5.d P16 North laid his melds down badly: the best of his ten cards counts
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 4c 5c 6c 7c 7d 7h Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 4c-7c, Tc-Qc
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 22, South 0
      And classic.5.d is cited
      And P16 read as b would change it

    Scenario: classic.5.d P16 read as b: what was laid down binds, and 22 is above ten
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 4c 5c 6c 7c 7d 7h Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 4c-7c, Tc-Qc
        """
      When it is ruled on under classic with P16 read as b
      Then the outcome is in_play
      And classic.7.b is cited

    # North 8 + 1 + 1 = 10. South 5 + 8 + 10 + 9 = 32; on 4-7 of clubs he could lay off the eight. 32 - 10 = 22.
    Scenario: classic.5.d P61 the seven of clubs may lie in the run or in the set: the way that leaves South more
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
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 22, South 0
      And P61 read as b would change it

    Scenario: classic.5.d P61 read as b: it is asked how North laid his melds down
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
      When it is ruled on under classic with P61 read as b
      Then the outcome is needs_facts
      And it asks for the melds as the knocker laid them down

    Scenario: classic.5.d P62 North calls nine and holds eight: the cards count
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
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And P62 read as b would change it

    # 21 - 9 = 12.
    Scenario: classic.5.d P62 read as b: the nine he called binds him
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
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under classic with P62 read as b
      Then the outcome is knock
      And the points are North 12, South 0

    Scenario: classic.5.d one of North's cards is not known: it may be anything from nothing to ten
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc ?
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And no points are scored yet

  Rule: classic.5.e gin scores 25 more, and nothing is laid off on it

    # 32 + 25 = 57.
    Scenario: classic.5.e North has gin, and South lays off in vain
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
        South lays off 6c 7c on 3c-5c
        """
      When it is ruled on under classic
      Then the outcome is gin
      And the points are North 57, South 0
      And classic.5.e is cited on line 9
      And classic.5.e is cited on line 10
      And classic.5.e is an irregularity on line 10
      And P21 read as c would change it

    # Six, seven and king of clubs go: 9 + 25 = 34.
    Scenario: classic.5.e P21 read as c: lay-offs on gin too
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
        South lays off 6c 7c on 3c-5c
        """
      When it is ruled on under classic with P21 read as c
      Then the outcome is gin
      And the points are North 34, South 0

    Scenario: classic.5.e gin is never undercut, though South holds nothing
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 9c Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 4d 5d 6d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under classic
      Then the outcome is gin
      And the points are North 25, South 0
      And classic.6.a is not cited
      And it did not consult P17

    # Under gra the hand would be played open (P13). 21 - 8 = 13, without the 25.
    Scenario: classic.5.e gin is called with eight left: not gin, but a knock
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
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.5.e is cited on line 9
      And classic.5.e is an irregularity on line 9
      And classic.4.b is cited
      And no hand is open
      And P13 read as a would change it

    Scenario: classic.5.e P13 read as a: what was called as gin and is none is played open
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
      When it is ruled on under classic with P13 read as a
      Then the outcome is in_play
      And classic.7.b is cited
      And North plays with an open hand
      And South is next to play

    Scenario: classic.5.e gin is called with eleven left: neither gin nor a knock
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.e is cited
      And classic.7.b is cited
      And North plays with an open hand
      And nobody has a choice
      And it consulted P13

    Scenario: classic.5.e a knock is no gin
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
      And classic.5.e is not cited

    # home would give 31. 30 + 25 = 55.
    Scenario: classic.5.e P23 all eleven cards meld: here he discards and has gin, no more
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
      When it is ruled on under classic
      Then the outcome is gin
      And the points are North 55, South 0
      And classic.5.e is cited on line 10
      And P23 read as b would change it

    Scenario: classic.5.e P23 read as b: he has nothing until he discards
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
      When it is ruled on under classic with P23 read as b
      Then the outcome is in_play
      And classic.5.e is not cited
      And North has the duty: discards and goes gin

    Scenario: classic.5.e P78 big gin is not in this book, and its 31 are not asked about
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
      When it is ruled on under classic
      Then it did not consult P78
      And the points are North 55, South 0

    Scenario: classic.5.e one of North's ten cards is not known: gin or not
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s ? Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for North's ten cards

  Rule: classic.5.f a knock comes after the draw; the discard goes face down, the hand is shown, then the opponent shows and lays off

    Scenario: classic.5.f North speaks after his discard is on the pile: no knock
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
        North draws Kd, discards Kd
        North knocks
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.f is cited on line 10
      And classic.5.f is an irregularity on line 10
      And classic.4.b is not cited
      And South is next to play
      And P18 read as b would change it

    Scenario: classic.5.f P18 read as b: right after the discard is soon enough
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
        North draws Kd, discards Kd
        North knocks
        """
      When it is ruled on under classic with P18 read as b
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.4.b is cited

    Scenario: classic.5.f P18 read as b: once South has drawn it is too late under any reading
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
        North draws Kd, discards Kd
        South draws 9c
        North calls knock
        """
      When it is ruled on under classic with P18 read as b
      Then the outcome is in_play
      And classic.4.b is not cited
      And South is next to discard

    Scenario: classic.5.f draw, discard face down, hand shown: the knock is in order
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
        North draws Kd
        North knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc
        South shows 222, 9h-Qh; loose 5d 6h Ks
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.5.f is not cited
      And nothing is irregular

    # That a draw comes first is printed; what becomes of a knock without one is not.
    Scenario: classic.5.f North goes down without a draw
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc 2c 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North knocks with 8s
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.f is cited on line 9
      And classic.5.f is an irregularity on line 9
      And North is next to play
      And classic.4.b is not cited

    Scenario: classic.5.f nobody wrote down which card North drew, and he keeps it
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
        North draws, knocks with 8s
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And classic.5.f is not cited

    # P14 binds nobody here before melds go down; gra.9.f would hold him to the word.
    Scenario: classic.5.f a knock was said, no melds went down, and the discard was an ordinary one: nothing binds
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
        North draws Kd
        North calls knock
        North discards Kd
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.4.b is not cited
      And South is next to play
      And nobody has a duty
      And P14 read as a would change it

    Scenario: classic.5.f P14 read as a: the word knock binds, and the discard is made with it
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
        North draws Kd
        North calls knock
        North discards Kd
        """
      When it is ruled on under classic with P14 read as a
      Then the outcome is knock
      And the points are North 13, South 0
      And the text is silent on P14

    Scenario: classic.5.f P14 read as a: a number alone binds nobody
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
        North draws Kd
        North calls 8
        North discards Kd
        """
      When it is ruled on under classic with P14 read as a
      Then the outcome is in_play
      And classic.4.b is not cited

    Scenario: classic.5.f P14 read as c: a number alone binds
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
        North draws Kd
        North calls 8
        North discards Kd
        """
      When it is ruled on under classic with P14 read as c
      Then the outcome is knock
      And the points are North 13, South 0

    Scenario: classic.5.f P14 a number was called and the melds went down: that binds under every reading
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
        North draws Kd
        North calls 8
        North shows 3c-5c, 7d 7h 7s
        North discards Kd
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And the text is silent on P14

    Scenario: classic.5.f P14 melds went down after the call: North owes the knock
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
        North draws Kd
        North calls 8
        North shows 3c-5c, 7d 7h 7s
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And North has the duty: goes through with the knock
      And the text is silent on P14

    Scenario: classic.5.f P14 read as a: gin is called, and no discard can make it good
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
        North draws Kd
        North calls gin
        """
      When it is ruled on under classic with P14 read as a
      Then the outcome is in_play
      And North plays with an open hand
      And the text is silent on P14
