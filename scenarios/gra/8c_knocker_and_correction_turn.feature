Feature: A knock by the player whose own number of cards is wrong, or was put right in that turn

  With a wrong number he has no knock (P30), nor has he one in the turn of the correction (P79).

  Rule: gra.8.c no knock with a wrong number, or in the turn that puts it right

    # North knocks with nine cards, 3c-5c, Jd Jh Js and Ah 2h 4h = 7. South holds one point.
    Scenario: gra.8.c a knock with nine cards is none
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
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.8.c is cited on line 7
      And gra.6.a is not cited
      And gra.6.c is not cited
      And gra.9.a is not cited
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal
      And North has the duty: face up
      And P30 read as b would change it

    # As an improper knock it may be accepted once the correction is chosen: 7 - 1 + 25 = 31.
    Scenario: gra.8.c P30 read as b: a knock with nine cards is an improper knock
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
      When it is ruled on under gra with P30 read as b
      Then the outcome is choice
      And gra.9.a is cited on line 7
      And South may accept the knock, which leads to undercut with North 0, South 31
      And South may refuse the knock, which leads to in_play

    Scenario: gra.8.c P30 read as b: the wrong number still comes first
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
      When it is ruled on under gra with P30 read as b
      Then the outcome is choice
      And South may choose correction, which leads to choice
      And South may choose a new deal, which leads to new_deal
      And South may not accept the knock

    Scenario: gra.8.c the correction of a knock with nine cards is chosen
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
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a choice
      And North has the duty: draws 1 and does not discard
      And South is next to play

    # Ten after the draw; whichever card he turned down, nine are left.
    Scenario: gra.8.c a knock with nine cards whose discard nobody wrote down
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js Ah 2h Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As
          to play: North
        North draws 4h, knocks for 7
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 7
      And South may choose correction, which leads to in_play
      And it asks nothing

    Scenario: gra.8.c a knock with eleven cards whose discard nobody wrote down
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js Ah 2h Kh 7s 7h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As
          to play: North
        North draws 7c, knocks
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 7
      And South may choose under gra.8.c
      And it asks nothing

    # Ten after the discard, all told: in order. 3c-5c, Jd Jh Js, loose Ah 2h 4h and an ace = 8; South 1: undercut 7 + 25.
    Scenario: gra.8.c ten cards after the discard are right, and the knock counts
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
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 32
      And gra.8.c is not cited

    # South did not draw: his eleventh card went face down, and the ten left count one. That is his correction.
    Scenario: gra.8.c a long hand knocks with the card that puts it right
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
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.6.a is not cited
      And gra.9.a is not cited
      And gra.8.c is cited on line 9
      And nobody has a choice
      And North is next to play
      And P79 read as b would change it

    # North: Jd Jh 7s 8s Kh Qd 3h are loose, 10 + 10 + 7 + 8 + 10 + 10 + 3 = 58; 58 - 1 = 57.
    Scenario: gra.8.c P79 read as b: a long hand knocks with the card that puts it right
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
      When it is ruled on under gra with P79 read as b
      Then the outcome is knock
      And the points are North 0, South 57
      And gra.6.e is cited

    Scenario: gra.8.c a short hand draws what is missing and knocks
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 3h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d As
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 2s
        South knocks for 1
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is cited on line 10
      And gra.6.a is not cited
      And nobody has a choice
      And North is next to play

    Scenario: gra.8.c P79 read as b: a short hand draws what is missing and knocks
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 3h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d As
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 2s
        South knocks for 1
        """
      When it is ruled on under gra with P79 read as b
      Then the outcome is knock
      And the points are North 0, South 57

    # Put right at once (P26 b), then his normal turn: it is still the turn of the correction.
    Scenario: gra.8.c with P26 read as b the knock still comes in the turn of the correction
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 3h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d As
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 2s
        South draws Th, knocks with Th for 1
        """
      When it is ruled on under gra with P26 read as b
      Then the outcome is in_play
      And gra.6.a is not cited
      And P79 read as b would change it

    # One turn later the knock is as good as any. North: 58 - 10 (Qd) + 9 (9d) = 57; 57 - 1 = 56.
    Scenario: gra.8.c the knock comes in the turn after the correction
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 3h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d As
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 2s
        North draws 9d, discards Qd
        South draws Th, knocks with Th for 1
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 56
      And gra.6.e is cited
      And nobody has a choice

    # What is missing was not put right: he has nine again after the discard, and no knock for that (P30, P79).
    Scenario: gra.8.c a short hand knocks instead of putting its number right
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 3h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d As
          to play: South
        South has 9 cards
        North chooses correction
        South draws 2s, knocks with As
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.a is not cited
      And gra.8.d is not cited
      And South has the duty: draws 1 and does not discard
      And North is next to play

    # There is no knock that South could have accepted.
    Scenario: gra.8.c a knock with nine cards is accepted
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js Ah 2h Kh
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As
          to play: North
        North draws 4h, knocks with Kh for 7
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.6.c is not cited
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal

    # A count without a discard or a draw between them: the second is the right one, whatever was chosen on the first.
    Scenario: gra.8.c nine cards are counted, a choice is made, and counted again they are ten
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 3h
          hand South: 4d 5d 6d 8c 9c Tc 2c 2d 2s As
          to play: South
        South has 9 cards
        North chooses correction
        South has 10 cards
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is not cited
      And nobody has a duty
      And nobody has a choice
