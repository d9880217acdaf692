Feature: A card is taken from the discard pile and discarded in turn

  The logs are those of gra.13.b. That a card may be put straight back is not printed here, only what the opponent
  may then do with it; and the first upcard is barred to the dealer like any other (P37).

  Rule: gra-fr.16.a the opponent may take it only to knock

    Scenario: gra-fr.16.a North takes the nine and puts it straight back
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is cited
      And gra-fr.16.a is no irregularity
      And the basis of gra-fr.16.a is text
      And 9c is barred to South
      And South is next to play
      And nobody has a choice
      And nobody has a duty
      And the stock holds 20 cards
      And no other reading would change it

    Scenario: gra-fr.16.a North takes the nine and discards another card
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards Kc
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is not cited
      And nothing is barred
      And South is next to play

    Scenario: gra-fr.16.a North draws from the stock and discards what he drew
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North draws 6c, discards 6c
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is not cited
      And nothing is barred

    Scenario: gra-fr.16.a nobody wrote down what North discarded
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards ?
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is not cited
      And nothing is barred
      And it asks nothing
      And South is next to play

    Scenario: gra-fr.16.a South leaves the nine
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South draws 6c, discards Qs
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is not cited
      And nothing is barred
      And North is next to play
      And the stock holds 19 cards

    Scenario: gra-fr.16.a South has taken the nine and not yet played
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And South has the duty: knocks with 9c
      And South is next to discard
      And nobody has a choice
      And it did not consult P59

    # 8 + 8 + 10 + 10 + 10 + 6 + 2 = 54; 54 - 1 = 53.
    Scenario: gra-fr.16.a South takes the nine and knocks with it
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c 4d Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with Kh for 1
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 0, South 53
      And gra-fr.16.a is cited on line 10
      And gra-fr.16.a is no irregularity
      And what no article says is taken from gra
      And gra-fr.11.a is not cited
      And South's count is 1
      And North's count is 54
      And it did not consult P38
      And it did not consult P87

    # Gin is a knock too: 54 + 25 = 79.
    Scenario: gra-fr.16.a South takes the nine for gin
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s Ac 2c 3c 4c Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 0, South 79
      And gra-fr.16.a is cited on line 10
      And gra-fr.16.a is no irregularity
      And gra-fr.8.a is cited

    # 5 - 2 = 3, and 25.
    Scenario: gra-fr.16.a South takes the nine and is undercut
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h Jd Js Jh 8c 8d 8s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c 4d 5c Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with Kh for 5
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 28, South 0
      And gra-fr.16.a is cited on line 10
      And gra-fr.7.a is cited

    # 4 + 4 + 10 + 1 = 19.
    Scenario: gra-fr.16.a South takes the nine and knocks above the card
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with Kh for 19
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And gra-fr.11.a is cited on line 10
      And gra-fr.11.c is not cited
      And gra-fr.13.a is not cited
      And South plays with an open hand
      And North is next to play
      And nobody has a choice
      And it consulted P38

    Scenario: gra-fr.16.a P38 read as b: the nine goes back
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with Kh for 19
        """
      When it is ruled on under gra-fr with P38 read as b
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And gra-fr.11.a is not cited
      And no hand is open
      And South is next to play
      And South has the duty: draws
      And the stock holds 20 cards

    # 19 - 2 = 17, and 25.
    Scenario: gra-fr.16.a North may accept the irregular knock
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h Jd Js Jh 8c 8d 8s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with Kh for 19
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.11.c is cited
      And gra-fr.16.a is cited on line 10
      And North may accept the knock, which leads to undercut with North 42, South 0
      And North may refuse the knock, which leads to in_play
      And P38 read as b would change it

    Scenario: gra-fr.16.a P38 read as b: with the nine gone back there is nothing to accept
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h Jd Js Jh 8c 8d 8s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with Kh for 19
        """
      When it is ruled on under gra-fr with P38 read as b
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And gra-fr.11.c is not cited
      And nobody has a choice
      And P38 read as a would change it

    Scenario: gra-fr.16.a South calls a false gin with the nine
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, gins with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And gra-fr.12.b is cited on line 10
      And South plays with an open hand
      And nobody has a choice
      And it consulted P38

    Scenario: gra-fr.16.a South takes the nine and turns it face down at the knock
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 7c 7h 7s 4s 4c 4d Ac 2h 2s 2c
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with 9c for 1
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.16.a is cited on line 10
      And gra-fr.11.a is not cited
      And no hand is open
      And South is next to play
      And South has the duty: draws
      And the stock holds 20 cards
      And P87 read as b would change it

    # 2d goes on the twos: 52; 52 - 1 = 51.
    Scenario: gra-fr.16.a P87 read as b: the knock without the nine stands
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 7c 7h 7s 4s 4c 4d Ac 2h 2s 2c
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with 9c for 1
        """
      When it is ruled on under gra-fr with P87 read as b
      Then the outcome is knock
      And the points are North 0, South 51
      And gra-fr.16.a is cited on line 10
      And P87 read as a would change it

    Scenario: gra-fr.16.a P87 read as c: the knock without the nine is played open
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 7c 7h 7s 4s 4c 4d Ac 2h 2s 2c
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with 9c for 1
        """
      When it is ruled on under gra-fr with P87 read as c
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And gra-fr.11.a is not cited
      And South plays with an open hand
      And North is next to play
      And nobody has a choice

    Scenario: gra-fr.16.a South takes the nine and plays on without a knock
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, discards Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And the text is silent on P87
      And no hand is open
      And South is next to play
      And South has the duty: draws
      And 9c is barred to South
      And the stock holds 20 cards

    Scenario: gra-fr.16.a it is noticed after North has drawn
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, discards Kh
        North draws 6c
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And the text is silent on P87
      And no hand is open
      And nothing is barred
      And North is next to discard
      And the stock holds 19 cards

    Scenario: gra-fr.16.a P87 read as b: the nine stays with South
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, discards Kh
        """
      When it is ruled on under gra-fr with P87 read as b
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And the text is silent on P87
      And North is next to play
      And no hand is open
      And nobody has a duty
      And nothing is barred

    Scenario: gra-fr.16.a P87 read as c: South plays open
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, discards Kh
        """
      When it is ruled on under gra-fr with P87 read as c
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 10
      And the text is silent on P87
      And South plays with an open hand
      And North is next to play

    Scenario: gra-fr.16.a North discards the nine a turn later
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards Kc
        South draws 6c, discards 6c
        North draws 3s, discards 9c
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is not cited
      And nothing is barred
      And South is next to play
      And the stock holds 18 cards

    Scenario: gra-fr.16.a P59 read as b: the nine is barred a turn later too
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards Kc
        South draws 6c, discards 6c
        North draws 3s, discards 9c
        """
      When it is ruled on under gra-fr with P59 read as b
      Then the outcome is in_play
      And gra-fr.16.a is cited
      And 9c is barred to South
      And South is next to play

    Scenario: gra-fr.16.a South takes the nine that North had kept for a turn
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards Kc
        South draws 6c, discards 6c
        North draws 3s, discards 9c
        South takes 9c, discards Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is not cited
      And North is next to play
      And it consulted P59

    Scenario: gra-fr.16.a P59 read as b: the nine that North had kept for a turn goes back
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards Kc
        South draws 6c, discards 6c
        North draws 3s, discards 9c
        South takes 9c, discards Kh
        """
      When it is ruled on under gra-fr with P59 read as b
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 12
      And South is next to play
      And South has the duty: draws
      And the stock holds 18 cards

    # Under gra it is free: the dealer never held it.
    Scenario: gra-fr.16.a the first upcard is taken and put back: it is barred to the dealer
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
        deal South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        upcard: 9c
        South takes 9c, discards 9c
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 6
      And 9c is barred to North
      And North is next to play
      And it consulted P37

    Scenario: gra-fr.16.a P37 read as a: the dealer never held it, and it is free
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
        deal South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        upcard: 9c
        South takes 9c, discards 9c
        """
      When it is ruled on under gra-fr with P37 read as a
      Then the outcome is in_play
      And gra-fr.16.a is not cited
      And nothing is barred
      And North is next to play

    Scenario: gra-fr.16.a the dealer takes the first upcard that was put back, and does not knock
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
        deal South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        upcard: 9c
        South takes 9c, discards 9c
        North takes 9c, discards Kc
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.16.a is cited on line 7
      And the text is silent on P87
      And North is next to play
      And North has the duty: draws
      And the stock holds 31 cards

    Scenario: gra-fr.16.a P37 read as a: the dealer takes it, and play goes on
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
        deal South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        upcard: 9c
        South takes 9c, discards 9c
        North takes 9c, discards Kc
        """
      When it is ruled on under gra-fr with P37 read as a
      Then the outcome is in_play
      And gra-fr.16.a is not cited
      And South is next to play
      And nobody has a duty
      And the stock holds 31 cards

    # 3 + 5 + 8 + 8 + 10 + 10 + 10 + 6 + 2 + 10 = 72, nothing in melds, nothing to lay off; 72 - 3 = 69.
    Scenario: gra-fr.16.a the dealer takes the first upcard that was put back, and knocks with it
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 9d 9h 7c 7h 7s 4s 4c 4d 3h Kc
        deal South: 3c 5h 8c 8s Td Jd Kh 6s 2d Qc
        upcard: 9c
        South takes 9c, discards 9c
        North takes 9c, knocks with Kc for 3
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 69, South 0
      And gra-fr.16.a is cited on line 7
      And gra-fr.16.a is no irregularity
      And gra-fr.11.a is not cited

    # Two cards are left: there is nothing to draw instead, and the hand is over.
    Scenario: gra-fr.16.a the nine is put straight back as the last discard, and South takes it without a knock
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          discards: ... 9c
          stock: 2
          to play: North
        North takes 9c, discards 9c
        South takes 9c, discards Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra-fr.16.a is cited on line 10
      And gra-fr.6.b is cited
      And nobody has a duty
      And it did not consult P87

    Scenario: gra-fr.16.a the hand of South is not in the log
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: ? ? ? ? ? ? ? ? ? ? ?
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, knocks with Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And no points are scored yet
      And it asks for South's ten cards
