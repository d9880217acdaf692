Feature: A card is taken from the discard pile and discarded back
  In most logs the limit is 5 and South discards the nine of clubs on line 8; North takes it and discards it again on line 9.
  North holds 3h 4h 5h and 54 points of loose cards, so that he never accepts an improper knock.

  Rule: gra.13.a a card taken from the discard pile may be discarded back, and that is a play

    Scenario: gra.13.a North takes the nine and puts it straight back
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is cited on line 9
      And gra.13.a is no irregularity
      And gra.13.b is cited
      And 9c is barred to South
      And South is next to play
      And nobody has a choice
      And nobody has a duty
      And the stock holds 20 cards
      And the basis of gra.13.a is text
      And no other reading would change it

    Scenario: gra.13.a North takes the nine and discards another card
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is not cited
      And gra.13.b is not cited
      And nothing is barred
      And South is next to play

    # The card came from the stock, not from the pile.
    Scenario: gra.13.a North draws from the stock and discards what he drew
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is not cited
      And gra.13.b is not cited
      And nothing is barred

    # Whatever it was, play goes on; nobody has asked for the card.
    Scenario: gra.13.a nobody wrote down what North discarded
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is not cited
      And nothing is barred
      And it asks nothing
      And South is next to play

    # The log starts with the taking: the nine lay on top.
    Scenario: gra.13.a the pile below is not known
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
          stock: 20
          to play: North
        North takes 9c, discards 9c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is cited on line 8
      And gra.13.b is cited
      And 9c is barred to South
      And no gap is named

    # It is a play, so a wrong number found after it is no longer found before one play.
    Scenario: gra.13.a putting the upcard back has completed a play
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
        deal South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        upcard: 9c
        South takes 9c, discards 9c
        North has 11 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.13.a is cited on line 6
      And gra.8.a is not cited
      And South may choose under gra.8.c
      And South may choose a new deal, which leads to new_deal

    # Half a play is none.
    Scenario: gra.13.a the upcard is taken and not yet put back
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
        deal South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        upcard: 9c
        South takes 9c
        North has 11 cards
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.13.a is not cited
      And gra.8.a is cited

    Scenario: gra.13.a players whose names are two words
      Given the log
        """
        players: "Ann Smith", "Bob Jones"
        knock card: 5d
        position:
          hand "Ann Smith": 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand "Bob Jones": 9c 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        "Bob Jones" discards 9c
        "Ann Smith" takes 9c, discards 9c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is cited on line 7
      And 9c is barred to "Bob Jones"
      And "Bob Jones" is next to play

    # South might have taken it only to knock; it was noticed after the next draw and stands.
    Scenario: gra.13.a both players throw the nine back and forth
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
        South takes 9c, discards 9c
        North draws 6c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is cited on line 9
      And gra.13.a is cited on line 10
      And gra.13.b is cited on line 10
      And North is next to discard
      And the stock holds 19 cards

  Rule: gra.13.b the opponent may take the returned card only to knock with it

    Scenario: gra.13.b South leaves the nine
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is cited on line 9
      And gra.13.b is not cited
      And nothing is barred
      And North is next to play
      And the stock holds 19 cards

    Scenario: gra.13.b South has taken the nine and not yet played
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And South has the duty: knocks with 9c
      And South is next to discard
      And nobody has a choice
      And it did not consult P59

    # South: 9c 9d 9h, 7c 7h 7s, 4s 4c 4d, Ac: 1. North: 3h-5h, loose 8 8 10 10 10 6 2 = 54; nothing to lay off
    # without breaking his run. 54 - 1 = 53.
    Scenario: gra.13.b South takes the nine and knocks with it
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 53
      And gra.13.b is cited on line 10
      And gra.13.b is no irregularity
      And gra.6.e is cited
      And gra.9.a is not cited
      And South's count is 1
      And North's count is 54
      And the basis of gra.13.b is text
      And it did not consult P38
      And it did not consult P87

    # A call that binds, followed by a discard, is a knock with that card.
    Scenario: gra.13.b the knock is only said on a line of its own
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
        South takes 9c
        South calls knock
        South discards Kh
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 53
      And gra.13.b is cited on line 12

    # Gin is a knock too: 54 + 25 = 79.
    Scenario: gra.13.b South takes the nine for gin
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
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 0, South 79
      And gra.13.b is cited on line 10
      And gra.13.b is no irregularity
      And gra.6.d is cited

    # 9c 9d 9h, 7c 7h 7s, Ac-4c without 9s: gin, and the nine of clubs is among the ten. 54 + 25 = 79.
    Scenario: gra.13.b South takes the nine and all eleven cards meld
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
          hand South: 9c 9d 9h 9s 7c 7h 7s Ac 2c 3c 4c
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c, gins with 9s
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 0, South 79
      And gra.13.b is cited on line 10
      And gra.13.b is no irregularity

    # South: three sets and 5c: 5. North: 3h-5h, jacks, eights, loose 2d: 2. 5 - 2 + 25 = 28.
    # That the knock turns out badly does not make it less a knock.
    Scenario: gra.13.b South takes the nine and is undercut
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
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 28, South 0
      And gra.13.b is cited on line 10
      And gra.6.c is cited

    # Only his cards tell whether it was a knock.
    Scenario: gra.13.b the hand of South is not in the log
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And no points are scored yet
      And it asks for South's ten cards
      And gra.13.a is cited on line 8

    Scenario: gra.13.b the hand of South is not in the log and he leaves the nine
      Given the log
        """
        players: North, South
        knock card: 5d
        position:
          hand South: ? ? ? ? ? ? ? ? ? ? ?
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South draws ?, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is not cited
      And it asks nothing
      And North is next to play

    # 9c 9d 9h, 7c 7h 7s, loose 4 4 10 1 = 19, over 5, and no other discard is better by enough. North has 54.
    # He knocked, so the nine stays with him; the knock was improper, so his hand is open.
    Scenario: gra.13.b South takes the nine and knocks above the limit
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And gra.9.a is cited on line 10
      And gra.9.d is not cited
      And gra.10.a is not cited
      And South plays with an open hand
      And North is next to play
      And nobody has a choice
      And it consulted P38

    # It was no knock with it, so he had no right to it: the pile is as North left it, and South draws.
    Scenario: gra.13.b P38 read as b: the nine goes back
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
      When it is ruled on under gra with P38 read as b
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And gra.9.a is not cited
      And no hand is open
      And South is next to play
      And South has the duty: draws
      And the stock holds 20 cards

    # With the open hand North, who holds 2, might have accepted; with the nine gone back there is no knock.
    Scenario: gra.13.b P38 read as b takes the acceptance from North
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
      When it is ruled on under gra with P38 read as b
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And gra.9.d is not cited
      And nobody has a choice
      And P38 read as a would change it

    # North: 3h-5h, jacks, eights, loose 2d: 2. 19 - 2 + 25 = 42.
    Scenario: gra.13.b North may accept the improper knock
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
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.d is cited
      And gra.13.b is cited on line 10
      And North may accept the knock, which leads to undercut with North 42, South 0
      And North may refuse the knock, which leads to in_play
      And P38 read as b would change it

    # Gin counts as a knock here: what he holds is neither, the hand is open and the nine stays.
    Scenario: gra.13.b South calls a false gin with the nine
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And gra.9.f is cited on line 10
      And South plays with an open hand
      And nobody has a choice
      And it consulted P38

    # 7c 7h 7s, 4s 4c 4d, 2h 2s 2c, Ac: 1 without the nine. The card must be among the ten; else it was not taken
    # to knock with. Noticed at once: it goes back and he draws.
    Scenario: gra.13.b South takes the nine and turns it face down at the knock
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
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.13.b is cited on line 10
      And gra.9.a is not cited
      And gra.6.e is not cited
      And no hand is open
      And South is next to play
      And South has the duty: draws
      And the stock holds 20 cards
      And P87 read as b would change it

    # North lays off 2d on the twos: 54 - 2 = 52. 52 - 1 = 51.
    Scenario: gra.13.b P87 read as b: the knock without the nine stands
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
      When it is ruled on under gra with P87 read as b
      Then the outcome is knock
      And the points are North 0, South 51
      And gra.13.b is cited on line 10
      And P87 read as a would change it

    # His count is within the limit: it is the card that he took, not the knock, that opens his hand.
    Scenario: gra.13.b P87 read as c: the knock without the nine is played open
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
      When it is ruled on under gra with P87 read as c
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And gra.9.a is not cited
      And South plays with an open hand
      And North is next to play
      And nobody has a choice

    # Noticed before the next draw: the nine lies on the pile again, the king is back in his hand, and he draws.
    Scenario: gra.13.b South takes the nine and plays on without a knock
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And the text is silent on P87
      And no hand is open
      And South is next to play
      And South has the duty: draws
      And 9c is barred to South
      And the stock holds 20 cards

    # Too late: the nine stays with South.
    Scenario: gra.13.b it is noticed after North has drawn
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And the text is silent on P87
      And no hand is open
      And nothing is barred
      And North is next to discard
      And the stock holds 19 cards

    Scenario: gra.13.b it is noticed after North has taken the discard
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
        North takes Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And North is next to discard
      And the stock holds 20 cards

    Scenario: gra.13.b P87 read as b: the nine stays with South
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
      When it is ruled on under gra with P87 read as b
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And the text is silent on P87
      And North is next to play
      And no hand is open
      And nobody has a duty
      And nothing is barred

    Scenario: gra.13.b P87 read as c: South plays open
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
      When it is ruled on under gra with P87 read as c
      Then the outcome is in_play
      And gra.13.b is cited on line 10
      And the text is silent on P87
      And South plays with an open hand
      And North is next to play

    # He took it and did not knock: the play is undone, and nobody has thrown the nine back but North.
    Scenario: gra.13.b South takes the nine and discards it once more
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
        South takes 9c, discards 9c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is cited on line 9
      And gra.13.b is cited on line 10
      And the text is silent on P87
      And South is next to play
      And 9c is barred to South
      And South has the duty: draws
      And the stock holds 20 cards

    # He kept it for a turn: it is a discard like any other.
    Scenario: gra.13.b North discards the nine a turn later
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is not cited
      And gra.13.b is not cited
      And nothing is barred
      And South is next to play
      And the stock holds 18 cards

    Scenario: gra.13.b P59 read as b: the nine is barred a turn later too
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
      When it is ruled on under gra with P59 read as b
      Then the outcome is in_play
      And gra.13.b is cited
      And 9c is barred to South
      And South is next to play

    Scenario: gra.13.b South takes the nine that North had kept for a turn
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is not cited
      And North is next to play
      And it consulted P59

    Scenario: gra.13.b P59 read as b: the nine that North had kept for a turn goes back
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
      When it is ruled on under gra with P59 read as b
      Then the outcome is in_play
      And gra.13.b is cited on line 12
      And South is next to play
      And South has the duty: draws
      And the stock holds 18 cards

    Scenario: gra.13.b P59 read as b: a knock that turns the late nine face down
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
        North takes 9c, discards Kc
        South draws 6c, discards 6c
        North draws 3s, discards 9c
        South takes 9c, knocks with 9c for 1
        """
      When it is ruled on under gra with P59 read as b
      Then the outcome is in_play
      And gra.13.b is cited on line 12
      And P59 read as a would change it

    # North: 3h-5h, loose 8c 8s Td Jd 6s 2d 3s = 8+8+10+10+6+2+3 = 47; 2d goes on the twos: 45. 45 - 1 = 44.
    Scenario: gra.13.b without the bar the same knock is in order
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
        North takes 9c, discards Kc
        South draws 6c, discards 6c
        North draws 3s, discards 9c
        South takes 9c, knocks with 9c for 1
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 44
      And gra.13.b is not cited
      And P59 read as b would change it

    # North does not retake it: he may have it like any discard.
    Scenario: gra.13.b the first upcard was never held by the dealer
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is cited on line 6
      And gra.13.b is not cited
      And South is next to play
      And it consulted P37

    # Noticed at once: it goes back, and North draws.
    Scenario: gra.13.b P37 read as b: the first upcard is barred too
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
      When it is ruled on under gra with P37 read as b
      Then the outcome is in_play
      And gra.13.b is cited on line 7
      And the text is silent on P87
      And North is next to play
      And North has the duty: draws
      And the stock holds 31 cards

    Scenario: gra.13.b P37 read as b: the bar before the dealer plays
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
        deal South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        upcard: 9c
        South takes 9c, discards 9c
        """
      When it is ruled on under gra with P37 read as b
      Then the outcome is in_play
      And 9c is barred to North
      And North is next to play

    # South refused it, but he never held it.
    Scenario: gra.13.b the dealer takes the first upcard and puts it back
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3h 4h 5h 8c 8s Td Jd Kc 6s 2d
        deal South: 9d 9h 7c 7h 7s 4s 4c Qs Ac Kh
        upcard: 9c
        South passes
        North takes 9c, discards 9c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.a is cited on line 7
      And gra.13.b is not cited
      And nothing is barred
      And South is next to play

    # The nine of clubs lies on top, not the nine of spades.
    Scenario: gra.13.b South takes a nine that does not lie on the pile
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
        South takes 9s
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And a gap is named on line 10
      And gra.13.a is cited on line 9
