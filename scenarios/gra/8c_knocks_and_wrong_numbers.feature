Feature: A wrong number of cards beside a knock that is not in order

  The choice of gra.8.c comes first (P66): a new deal wipes an improper knock, a correction leaves it. A player who
  himself holds a wrong number has neither knock nor gin (P30), and none in the turn in which it is put right (P79).

  Rule: gra.8.c an improper knock and a wrong number: the number first

    # North after the discard: 3c 4c 5c, Jd Jh Js, loose 6h 5h 2s Ad = 14, above eight.
    Scenario: gra.8.c an improper knock against nine cards: the knocker, whose number is right, may choose
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
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.8.c is cited on line 8
      And gra.9.a is not cited
      And gra.9.d is not cited
      And gra.8.d is not cited
      And North may choose under gra.8.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And South may not accept the knock
      And P66 read as b would change it

    Scenario: gra.8.c P66 read as b: the knocker may not have his improper knock wiped by a new deal
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
      When it is ruled on under gra with P66 read as b
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may not choose a new deal

    Scenario: gra.8.c P66 read as b: a new deal that was chosen all the same is none
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
      When it is ruled on under gra with P66 read as b
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And P66 read as a would change it

    Scenario: gra.8.c the correction is chosen, and the improper knock is played open
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is cited
      And gra.9.a is cited on line 8
      And gra.9.d is not cited
      And nobody has a choice
      And North plays with an open hand
      And South has the duty: draws 1 and does not discard
      And South is next to play

    Scenario: gra.8.c the correction is made: the knocker's hand stays open and it is his turn
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
        South corrects with 8c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a choice
      And North plays with an open hand
      And North is next to play

    Scenario: gra.8.c the new deal is chosen, and no hand is open
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
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.9.a is not cited
      And no hand is open
      And the next dealer is South

    # The knock was improper many plays ago; the wrong number is found only now.
    Scenario: gra.8.c a hand is open already when the other is found to be short
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d
          open: North
          to play: South
        South has 9 cards
        North chooses correction
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is cited on line 8
      And North plays with an open hand
      And South has the duty: draws 1 and does not discard

    # After the improper knock play goes on, and the log ends with South a card short: found at its end.
    Scenario: gra.8.c a number goes wrong after an improper knock, and nobody says a word
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d Th
          to play: North
        North draws Ad, knocks with Kh for 14
        South discards Th
        North draws 7d, discards 6h
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 9
      And North may choose under gra.8.c

    # A false gin is no proper one: 7s 9s and the ace are loose.
    Scenario: gra.8.c a false gin against nine cards
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 6c Jd Jh Js 9s 7s Kh
          hand South: 2c 2d 6d 9h Tc Ks 4s Qc 5d
          to play: North
        North draws Ad, gins with Kh
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 7
      And gra.8.d is not cited
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    # South's nine count 0 and the missing card ten, which is the value of the king: 14 - 10 + 25 = 29.
    Scenario: gra.8.c a short hand accepts with ten for the missing card in its count
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
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.d is cited
      And South may accept the knock, which leads to undercut with North 0, South 29
      And South may refuse the knock, which leads to in_play
      And P67 read as b would change it
      And P67 read as c would change it

    # His cards only: 14 - 0 + 25 = 39.
    Scenario: gra.8.c P67 read as b: a short hand accepts with its cards only in its count
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
      When it is ruled on under gra with P67 read as b
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 39

    Scenario: gra.8.c P67 read as c: a short hand never accepts
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
      When it is ruled on under gra with P67 read as c
      Then the outcome is in_play
      And gra.9.a is cited
      And gra.9.d is not cited
      And nobody has a choice
      And North plays with an open hand

    # An ace in place of the third two: 2 + 2 + 1 are loose, and 10 for the missing card make 15, above ten.
    Scenario: gra.8.c a short hand whose cards are within the limit is above it with ten for the missing card
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 4d 5d 6d 8c 9c Tc As 2h 2d
          to play: North
        North draws Ad, knocks with Kh for 14
        North chooses correction
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.d is not cited
      And nobody has a choice
      And P67 read as b would change it

    # Accepted as proper before anybody counted South's cards: scored as a proper knock against nine.
    Scenario: gra.8.c the short hand has accepted before its number is found
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2d
          to play: North
        North draws Ad, knocks with Kh for 14
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 29
      And gra.9.d is cited
      And P67 read as b would change it
      And P67 read as c would change it

    # Whatever his nine cards are, ten for the missing one is above eight.
    Scenario: gra.8.c the short hand is only counted, and could not accept with any cards
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 9 cards
          to play: North
        North draws Ad, knocks with Kh for 14
        """
      When it is ruled on under gra
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And it asks nothing

    # With a king up nine matched cards would do: after the correction it hangs on South's cards.
    Scenario: gra.8.c the short hand is only counted, and with some cards it could accept
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 9 cards
          to play: North
        North draws Ad, knocks with Kh for 14
        """
      When it is ruled on under gra
      Then the outcome is choice
      And North may choose correction, which leads to needs_facts
      And North may choose a new deal, which leads to new_deal

    # Eleven cards, all in melds; one is set aside at its value, the four of diamonds: 4, at or under eight.
    # 14 - 4 + 25 = 35.
    Scenario: gra.8.c a long hand accepts with one card set aside
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 4d 5d 6d 7d 8c 9c Tc Jc 2c 2h 2d
          to play: North
        North draws Ad, knocks with Kh for 14
        North chooses correction
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 35
      And P29 read as b would change it
      And P29 read as c would change it

    # P57 b: the knocker, whose number is right, may choose although the knock was accepted.
    Scenario: gra.8.c P57 read as b: the short hand has accepted, and the knocker may choose instead
      Given the log
        """
        players: North, South
        knock card: Kd
        position:
          hand North: 3c 4c 5c Jd Jh Js 6h 5h 2s Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2h 2d
          to play: North
        North draws Ad, knocks with Kh for 14
        South accepts the knock
        """
      When it is ruled on under gra with P57 read as b
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And P57 read as a would change it
