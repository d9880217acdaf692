Feature: One wrong number once play has begun: correction, or ten new cards each

  As in gra the player whose number is right chooses; how a hand is put right is P26, a knock with a wrong number
  P30, a knock in the turn of the correction P79.

  Rule: gra-fr.10.c one wrong, play begun: the other lets it be corrected, or both receive ten new cards

    Scenario: gra-fr.10.c South has nine cards, and North may choose
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          stock: 20
          to play: North
        South has 9 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And no points are scored yet
      And gra-fr.10.c is cited on line 9
      And gra-fr.4.a is cited
      And gra-fr.10.a is not cited
      And gra-fr.10.b is not cited
      And the basis of gra-fr.10.c is text
      And North may choose under gra-fr.10.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And South may not choose a new deal
      And North is next to play
      And the stock holds 20 cards
      And no other reading would change it

    Scenario: gra-fr.10.c ten cards are counted, and there is nothing to rule
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        South has 10 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.10.c is not cited
      And gra-fr.4.a is not cited
      And nobody has a choice

    Scenario: gra-fr.10.c the long hand is only counted, not seen
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand South: 12 cards
          to play: North
        North draws ?, discards Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.c is cited on line 6
      And North may choose correction, which leads to in_play
      And it asks nothing

    Scenario: gra-fr.10.c the choice is made by the player whose number is wrong
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        South has 9 cards
        South chooses a new deal
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra-fr.10.c ten new cards each are chosen
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        South has 9 cards
        North chooses a new deal
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.10.c is cited
      And nobody has a choice
      And nobody has a duty
      And the next dealer is North

    Scenario: gra-fr.10.c P51 read as b: ten new cards each, and the deal passes
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        South has 9 cards
        North chooses a new deal
        """
      When it is ruled on under gra-fr with P51 read as b
      Then the outcome is new_deal
      And gra-fr.10.c is cited
      And the next dealer is South

    Scenario: gra-fr.10.c a short hand owes a draw without a discard
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc
          to play: South
        South has 8 cards
        North chooses correction
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.10.c is cited on line 7
      And South has the duty: in his own turn draws 2 and does not discard
      And nobody has a choice
      And it consulted P26
      And South is next to play

    Scenario: gra-fr.10.c P26 read as b: a short hand is filled at once
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc
          to play: South
        South has 8 cards
        North chooses correction
        """
      When it is ruled on under gra-fr with P26 read as b
      Then the outcome is in_play
      And South has the duty: draws 2 at once, then plays his normal turn

    Scenario: gra-fr.10.c a long hand owes a discard without a draw
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          to play: North
        South has 11 cards
        North chooses correction
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And South has the duty: in his own turn does not draw and discards 1
      And North is next to play

    Scenario: gra-fr.10.c the missing card is drawn, and the turn is over with it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          stock: 20
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 7d
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.10.c is cited
      And nobody has a choice
      And nobody has a duty
      And North is next to play
      And the stock holds 19 cards

    Scenario: gra-fr.10.c P26 read as b: the missing card is drawn, and the owner's normal turn comes after it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          stock: 20
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 7d
        """
      When it is ruled on under gra-fr with P26 read as b
      Then the outcome is in_play
      And nobody has a duty
      And South is next to play
      And the stock holds 19 cards

    Scenario: gra-fr.10.c a knock with nine cards is none
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js Ah 2h Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As
          to play: North
        North draws 4h, knocks with Kh for 7
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And no points are scored yet
      And gra-fr.10.c is cited on line 7
      And gra-fr.6.a is not cited
      And gra-fr.7.a is not cited
      And gra-fr.11.a is not cited
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal
      And North has the duty: face up
      And P30 read as b would change it

    # Ah 2h 4h: 7; South 1. 7 - 1 = 6, and 25.
    Scenario: gra-fr.10.c P30 read as b: a knock with nine cards is an irregular knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js Ah 2h Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As
          to play: North
        North draws 4h, knocks with Kh for 7
        South chooses correction
        """
      When it is ruled on under gra-fr with P30 read as b
      Then the outcome is choice
      And gra-fr.11.a is cited on line 7
      And South may accept the knock, which leads to undercut with North 0, South 31
      And South may refuse the knock, which leads to in_play

    # 8 - 1 = 7, and 25.
    Scenario: gra-fr.10.c ten cards after the discard are right, and the knock counts
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js Ah 2h Ac Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As
          to play: North
        North draws 4h, knocks with Kh for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 32
      And gra-fr.10.c is not cited

    Scenario: gra-fr.10.c a long hand knocks with the card that puts it right
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 3h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As Ks
          to play: South
        South has 11 cards
        North chooses correction
        South knocks with Ks for 1
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.6.a is not cited
      And gra-fr.11.a is not cited
      And gra-fr.10.c is cited on line 9
      And nobody has a choice
      And North is next to play
      And P79 read as b would change it

    # 10 + 10 + 7 + 8 + 10 + 10 + 3 = 58; 58 - 1 = 57.
    Scenario: gra-fr.10.c P79 read as b: a long hand knocks with the card that puts it right
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 3h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As Ks
          to play: South
        South has 11 cards
        North chooses correction
        South knocks with Ks for 1
        """
      When it is ruled on under gra-fr with P79 read as b
      Then the outcome is knock
      And the points are North 0, South 57
      And what no article says is taken from gra

    # 6 + 5 + 2 + 1 = 14, above eight.
    Scenario: gra-fr.10.c an irregular knock against nine cards: the number first
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d
          to play: North
        North draws Ad, knocks with Kh for 14
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And no points are scored yet
      And gra-fr.10.c is cited on line 8
      And gra-fr.11.a is not cited
      And gra-fr.11.c is not cited
      And gra-fr.10.d is not cited
      And North may choose under gra-fr.10.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And South may not accept the knock
      And P66 read as b would change it

    Scenario: gra-fr.10.c P66 read as b: the knocker may not have his irregular knock wiped by a new deal
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d
          to play: North
        North draws Ad, knocks with Kh for 14
        """
      When it is ruled on under gra-fr with P66 read as b
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may not choose a new deal

    Scenario: gra-fr.10.c the correction is chosen, and the irregular knock is played open
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d
          to play: North
        North draws Ad, knocks with Kh for 14
        North chooses correction
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.10.c is cited
      And gra-fr.11.a is cited on line 8
      And gra-fr.11.c is not cited
      And nobody has a choice
      And North plays with an open hand
      And South has the duty: draws 1 and does not discard
      And South is next to play

    Scenario: gra-fr.10.c the new deal is chosen, and no hand is open
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d
          to play: North
        North draws Ad, knocks with Kh for 14
        North chooses a new deal
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.11.a is not cited
      And no hand is open
      And the next dealer is South

    # Nine cards that count nothing, and 10 for the tenth: 14 - 10 = 4, and 25.
    Scenario: gra-fr.10.c a short hand accepts with ten for the missing card in its count
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2d
          to play: North
        North draws Ad, knocks with Kh for 14
        North chooses correction
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.11.c is cited
      And South may accept the knock, which leads to undercut with North 0, South 29
      And South may refuse the knock, which leads to in_play
      And P67 read as b would change it
      And P67 read as c would change it

    # 14 - 0 + 25 = 39.
    Scenario: gra-fr.10.c P67 read as b: a short hand accepts with its cards only in its count
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2d
          to play: North
        North draws Ad, knocks with Kh for 14
        North chooses correction
        """
      When it is ruled on under gra-fr with P67 read as b
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 39

    Scenario: gra-fr.10.c P67 read as c: a short hand never accepts
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2d
          to play: North
        North draws Ad, knocks with Kh for 14
        North chooses correction
        """
      When it is ruled on under gra-fr with P67 read as c
      Then the outcome is in_play
      And gra-fr.11.a is cited
      And gra-fr.11.c is not cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra-fr.10.c a discard was forgotten, and it is noticed after the next play
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws 6c
        South draws 9d, discards Ks
        North has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.10.c is cited on line 9
      And the text is silent on P34
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal

    Scenario: gra-fr.10.c a log that begins with a discard and tells nothing of the hand
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        South discards Ks
        North draws 6c, discards Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.10.c is not cited
      And nobody has a choice
