Feature: The knock, the turn, the melds; and the hand that nobody ends

  Rule: home.3.a ten or fewer may knock; one card is discarded

    # 21 - 10 = 11.
    Scenario: home.3.a exactly ten
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
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 11, South 0
      And home.3.a is cited on line 9
      And P04 read as c would change it

    Scenario: home.3.a P04 read as c: ten is not under ten
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
      When it is ruled on under home with P04 read as c
      Then the outcome is in_play
      And the text is silent on P70

    Scenario: home.3.a P04 read as b: eight is not exactly ten
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
      When it is ruled on under home with P04 read as b
      Then the outcome is in_play
      And the text is silent on P70

    # 6 + 1 + 3 + 1 = 11.
    Scenario: home.3.a eleven: no clause says what follows, and the hand is exposed as in classic
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
      When it is ruled on under home
      Then the outcome is in_play
      And no points are scored yet
      And home.3.a is cited
      And home.4.a is not cited
      And the text is silent on P70
      And what no article says is taken from classic
      And North plays with an open hand
      And South is next to play
      And nobody has a choice

    Scenario: home.3.a P70 read as b: the knock is taken back, and the hand stays closed
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
      When it is ruled on under home with P70 read as b
      Then the outcome is in_play
      And the text is silent on P70
      And no hand is open
      And North is next to discard
      And nobody has a choice

    # Aces, clubs, sevens; the three of hearts: 21 - 3 = 18.
    Scenario: home.3.a P70 the exposed hand knocks in order later
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
        South draws 9c, discards 9c
        North draws Ac, knocks with 6s
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 18, South 0
      And home.3.a is cited
      And something is irregular on line 9

    Scenario: home.3.a P08 read as b: only the ten cards are open
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
      When it is ruled on under home with P08 read as b
      Then the outcome is in_play
      And North has the duty: what he draws he need not show

    Scenario: home.3.a P12 South has played since, and the hand stays exposed
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
        South draws 9c, discards 9c
        """
      When it is ruled on under home
      Then the outcome is in_play
      And North plays with an open hand
      And North is next to play

    Scenario: home.3.a P12 read as b: exposed until South's next play
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
        South draws 9c, discards 9c
        """
      When it is ruled on under home with P12 read as b
      Then the outcome is in_play
      And no hand is open

    Scenario: home.3.a P22 the count is that of ten cards, after the discard
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
      And P22 read as b would change it

    # 8 + 10 = 18 of eleven cards.
    Scenario: home.3.a P22 read as b: the text speaks of ten points in the hand, and then of the discard
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
      When it is ruled on under home with P22 read as b
      Then the outcome is in_play
      And the text is silent on P70
      And North plays with an open hand

    # 21 - 9 = 12.
    Scenario: home.3.a P22 read as b: nine before the discard
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
      When it is ruled on under home with P22 read as b
      Then the outcome is knock
      And the points are North 12, South 0

    Scenario: home.3.a P18 North speaks after the discard: no knock
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
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.a is not cited
      And something is irregular on line 10
      And P18 read as b would change it

    Scenario: home.3.a P18 read as b: right after the discard is soon enough
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
      When it is ruled on under home with P18 read as b
      Then the outcome is knock
      And the points are North 13, South 0
      And home.3.a is cited

    Scenario: home.3.a P14 a knock was said and nothing went down: it binds nobody
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
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.a is not cited
      And nobody has a duty
      And P14 read as a would change it

    Scenario: home.3.a P14 read as a: the word binds
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
      When it is ruled on under home with P14 read as a
      Then the outcome is knock
      And the points are North 13, South 0

    Scenario: home.3.a P14 read as c: the number binds
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
      When it is ruled on under home with P14 read as c
      Then the outcome is knock
      And the points are North 13, South 0

    # 30 - 8 = 22.
    Scenario: home.3.a P16 laid down badly: the best of his ten cards counts
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
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 22, South 0
      And P16 read as b would change it

    Scenario: home.3.a P16 read as b: what was laid down binds, and 22 is above ten
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
      When it is ruled on under home with P16 read as b
      Then the outcome is in_play
      And the text is silent on P70

    Scenario: home.3.a P62 North calls nine and holds eight: the cards count
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
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 13, South 0
      And P62 read as b would change it

    # 21 - 9 = 12.
    Scenario: home.3.a P62 read as b: the nine he called binds him, though he holds eight
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
      When it is ruled on under home with P62 read as b
      Then the outcome is knock
      And the points are North 12, South 0
      And P62 read as a would change it

    Scenario: home.3.a two left and nobody has knocked: no text speaks, and the hand scores nothing
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under home
      Then the outcome is no_score
      And the points are North 0, South 0
      And the text is silent on P20
      And what no article says is taken from classic
      And the next dealer is South
      And P19 read as a would change it

    Scenario: home.3.a P20 read as b: the deal passes
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under home with P20 read as b
      Then the outcome is no_score
      And the next dealer is North

    # 9 - 6 = 3.
    Scenario: home.3.a P19 read as a: South may still take the discard and knock
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under home with P19 read as a
      Then the outcome is knock
      And the points are North 0, South 3
      And home.3.a is cited

    Scenario: home.3.a P19 read as b: what lies on the pile is not the fiftieth card
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards 9s
        """
      When it is ruled on under home with P19 read as b
      Then the outcome is no_score

    Scenario: home.3.a P19 read as b: it is the fiftieth card, and South may have it
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under home with P19 read as b
      Then the outcome is in_play
      And South is next to play

    Scenario: home.3.a P75 read as b: he took it and may improve his hand
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h
        """
      When it is ruled on under home with P19 read as a and P75 read as b
      Then the outcome is in_play
      And South has no duty

    Scenario: home.3.a P75 with P19 read as a: he took it and must knock with it
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h
        """
      When it is ruled on under home with P19 read as a
      Then the outcome is in_play
      And South has the duty: knocks or goes gin

    Scenario: home.3.a P82 with P19 read as a: a fifty-first card is void, and he knocks with the discard
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under home with P19 read as a
      Then the outcome is knock
      And the points are North 0, South 3
      And P82 read as b would change it

    Scenario: home.3.a P82 read as b: after a fifty-first card the discard is lost to him
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under home with P19 read as a and P82 read as b
      Then the outcome is no_score

    # 26 - 5 = 21.
    Scenario: home.3.a the drawer of the fiftieth card may knock with it
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, knocks with 9s for 5
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 21, South 0
      And home.3.a is cited
      And it did not consult P55

    Scenario: home.3.a the last knock is above ten: the hand scores nothing
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s 6s Ad 3h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under home
      Then the outcome is no_score
      And the points are North 0, South 0
      And nobody has a choice

    Scenario: home.3.a one of North's cards is not known
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
      When it is ruled on under home
      Then the outcome is needs_facts
      And it asks for North's ten cards

  Rule: home.3.b a turn begins with a draw from the stock or from the top of the pile

    Scenario: home.3.b North draws, looks, and takes the discard too: it goes back
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
        North takes 8d
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.b is cited on line 10
      And home.3.b is an irregularity on line 10
      And North is next to discard
      And the stock holds 13 cards

    Scenario: home.3.b P35 read as b: a raised card that nobody saw was not drawn
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
        North draws
        North takes 8d
        """
      When it is ruled on under home with P35 read as b
      Then the outcome is in_play
      And home.3.b is not cited
      And the stock holds 14 cards

    Scenario: home.3.b P35 a raised card is drawn
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
        North draws
        North takes 8d
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.b is cited
      And the stock holds 13 cards

    Scenario: home.3.b a touch is no draw
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
        North touches the stock
        North takes 8d, discards 8s
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.b is not cited
      And nothing is irregular

    # classic.5.b forbids it, gra.13.a allows it and bars the card.
    Scenario: home.3.b the card just taken may go straight back: nothing forbids it here
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
        North takes 8d, discards 8d
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.b is not cited
      And nothing is irregular
      And it did not consult P86
      And South is next to play
      And nothing is barred

    Scenario: home.3.b nobody wrote down what was drawn
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
        North draws ?, discards ?
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.b is not cited
      And it asks nothing

    Scenario: home.3.b P34 South draws before North has discarded: the draw stands, the discard is lost to him
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
        South draws 9c before the discard
        """
      When it is ruled on under home
      Then the outcome is in_play
      And the text is silent on P34
      And the discard is barred to South
      And the stock holds 12 cards

    Scenario: home.3.b P34 read as b: the card goes back
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
        South draws 9c before the discard
        """
      When it is ruled on under home with P34 read as b
      Then the outcome is in_play
      And the text is silent on P34
      And nothing is barred
      And the stock holds 13 cards

    Scenario: home.3.b P34 read as c: it is a card that South has seen
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
        South draws 9c before the discard
        North discards Kd
        """
      When it is ruled on under home with P34 read as c
      Then the outcome is in_play
      And home.2.c is cited
      And South is next to play
      And the stock holds 13 cards
      And nobody has a choice

  Rule: home.3.c sets of three or four, runs of three or more in a suit; melded cards do not count

    # 3 + 4 + 6 + 8 = 21.
    Scenario: home.3.c three, four, six is laid down as a run
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 6c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 3c 4c 6c, 7d 7h 7s, Tc-Qc
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.c is cited on line 9
      And home.3.c is an irregularity on line 9
      And home.0.b is not cited
      And North plays with an open hand
      And P24 read as b would change it

    # 30 - 8 = 22.
    Scenario: home.3.c P24 read as b: nobody objected
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 6c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: 3c 4c 6c, 7d 7h 7s, Tc-Qc
        """
      When it is ruled on under home with P24 read as b
      Then the outcome is knock
      And the points are North 22, South 0

    # 16 at best.
    Scenario: home.3.c the five of clubs in two melds: no clause says that a card counts once
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 5h 5s 7d 7h 7s Ac 8h
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9: 3c-5c, 5c 5h 5s, 7d 7h 7s
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.3.c is not cited
      And the text is silent on P24
      And what no article says is taken from classic
      And North plays with an open hand

    Scenario: home.3.c the melds are melds
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
        North draws Kd, knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 13, South 0
      And home.3.c is not cited
      And nothing is irregular

    Scenario: home.3.c whether there was a four of clubs nobody knows
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c ? 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And home.3.c is not cited
