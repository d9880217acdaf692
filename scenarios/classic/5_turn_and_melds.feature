Feature: A turn, the card just taken, and what a meld is

  Rule: classic.5.a a turn is one draw, from the stock or the top of the pile, and one discard

    Scenario: classic.5.a North draws, looks, and takes the discard too: it goes back
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.a is cited on line 10
      And classic.5.a is an irregularity on line 10
      And the basis of classic.5.a is text
      And North is next to discard
      And the stock holds 13 cards
      And nobody has a choice

    Scenario: classic.5.a North touches the stock and takes the discard: one card
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.a is not cited
      And nothing is irregular
      And what no article says is taken from gra
      And South is next to play
      And the stock holds 14 cards

    Scenario: classic.5.a P35 a raised card is a drawn card, though nobody saw its face
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.a is cited on line 10
      And North is next to discard
      And the stock holds 13 cards

    Scenario: classic.5.a P35 read as b: nobody saw the face, and nothing was drawn
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
      When it is ruled on under classic with P35 read as b
      Then the outcome is in_play
      And classic.5.a is not cited
      And North is next to discard
      And the stock holds 14 cards

    # 2-5 and 10-Q of clubs, three eights: 30 + 25 = 55.
    Scenario: classic.5.a P35 read as b: a card was raised, then the eight taken for a gin
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 8s 8h 2c Tc Jc Qc Kh
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws
        North takes 8d, gins with Kh
        """
      When it is ruled on under classic with P35 read as b
      Then the outcome is gin
      And the points are North 55, South 0
      And classic.5.a is not cited
      And P35 read as a would change it

    Scenario: classic.5.a nobody wrote down which card was drawn and which discarded
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
        North draws, discards ?
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.a is not cited
      And it asks nothing
      And South is next to play

  Rule: classic.5.b the discard just taken may not be thrown back

    # gra.13.a allows this and bars the card to South; here it is forbidden, and what follows is not printed.
    Scenario: classic.5.b North throws back the eight he took, and it is noticed at once
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.b is cited on line 9
      And classic.5.b is an irregularity on line 9
      And the basis of classic.5.b is text
      And the text is silent on P86
      And North is next to discard
      And the stock holds 14 cards
      And nothing is barred

    Scenario: classic.5.b South has drawn since: it stands
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
        South draws Kd
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.b is cited on line 9
      And the text is silent on P86
      And South is next to discard
      And the stock holds 13 cards

    Scenario: classic.5.b South takes the eight that was thrown back: it stands, and he needs no knock for it
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
        South takes 8d, discards Ks
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.b is cited on line 9
      And North is next to play
      And nothing is barred
      And nobody has a duty

    Scenario: classic.5.b P86 read as b: it stands, noticed or not
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
      When it is ruled on under classic with P86 read as b
      Then the outcome is in_play
      And classic.5.b is cited on line 9
      And South is next to play
      And nothing is barred

    Scenario: classic.5.b the first upcard is no exception
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
        deal South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North takes 8d, discards 8d
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.b is cited on line 6
      And North is next to discard

    Scenario: classic.5.b North discards another card
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
        North takes 8d, discards 8s
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.b is not cited
      And nothing is irregular
      And South is next to play

    Scenario: classic.5.b North discards it in a later turn
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
        North takes 8d, discards 8s
        South draws Kd, discards Kd
        North draws Kh, discards 8d
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.b is not cited
      And it did not consult P86
      And nothing is irregular

    Scenario: classic.5.b a card drawn from the stock may go straight to the pile
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
        North draws 9s, discards 9s
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.b is not cited
      And South is next to play

    Scenario: classic.5.b nobody wrote down which card North discarded
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
        North takes 8d, discards ?
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.b is not cited
      And it asks nothing
      And South is next to play

  Rule: classic.5.c sets of three or four, runs of three or more in a suit, each card in one meld only

    # 3 + 4 + 6 + 8 = 21, above ten.
    Scenario: classic.5.c three, four, six is laid down as a run
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.c is cited on line 9
      And classic.5.c is an irregularity on line 9
      And classic.2.a is not cited
      And classic.7.b is cited
      And North plays with an open hand
      And P24 read as b would change it

    # 30 - 8 = 22; nothing can be laid off on what is no meld.
    Scenario: classic.5.c P24 read as b: three, four, six was laid down, and nobody objected
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
      When it is ruled on under classic with P24 read as b
      Then the outcome is knock
      And the points are North 22, South 0
      And classic.7.b is not cited

    # 1 + 2 + 4 = 7; 30 - 7 = 23.
    Scenario: classic.5.c what is no meld is counted, and the knock is in order all the same
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: Ac 2c 4c 7d 7h 7s Tc Jc Qc Kc
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 0: Ac 2c 4c, 7d 7h 7s, Tc-Kc
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 23, South 0
      And classic.5.c is cited
      And classic.7.b is not cited
      And North's count is 7

    # With the five in the set: 3 + 4 + 1 + 8 = 16; in the run: 5 + 5 + 1 + 8 = 19. Both above ten.
    Scenario: classic.5.c the five of clubs is laid down in two melds
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.c is cited on line 9
      And classic.7.b is cited
      And North plays with an open hand
      And P24 read as b would change it

    # North 1 + 8 = 9. South 30, the five of diamonds goes on the fives: 25. 25 - 9 = 16.
    Scenario: classic.5.c P24 read as b: the five is in two melds, and nobody objected
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
      When it is ruled on under classic with P24 read as b
      Then the outcome is knock
      And the points are North 16, South 0

    Scenario: classic.5.c P24 read as b: South objects that North has sixteen
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
        South claims 16
        """
      When it is ruled on under classic with P24 read as b
      Then the outcome is in_play
      And classic.5.c is cited
      And classic.7.b is cited

    # 7 + 7 + 8 + 1 = 23.
    Scenario: classic.5.c two sevens and an eight are no set
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 8s Tc Jc Qc Ah
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 1: 3c-5c, 7d 7h 8s, Tc-Qc
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.5.c is cited
      And classic.7.b is cited

    Scenario: classic.5.c loose cards are written down as they lie, and nobody calls them a meld
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
        North draws Kd, knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc, 8s
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.5.c is not cited
      And nothing is irregular

    # With the four of clubs he holds 8; with a king 3 + 10 + 5 + 8.
    Scenario: classic.5.c one of the cards laid down as a run is not known
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
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And classic.5.c is not cited
