Feature: What the director is asked, what he may weigh, and the order in which things are put right

  Rule: gra.0.a the director puts right what went wrong, the root cause first

    # 9 points against a limit of 8; South has 21.
    Scenario: gra.0.a the wrong player dealt, a delay, an improper knock: each in the order of the log
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North delays
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.2.a is cited before gra.0.b
      And gra.0.b is cited before gra.9.a
      And North plays with an open hand
      And gra.0.b is cited on line 11

    Scenario: gra.0.a a pack of 51 cards makes an improper knock void: no hand is open and nobody may accept
      Given the log
        """
        players: North, South
        deck: 51 cards
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.9.a is not cited
      And nobody has a choice
      And nobody has a duty
      And no hand is open
      And P85 read as b would change it

    Scenario: gra.0.a a wrong number and carelessness: the choice comes first, what is left to the director stays found
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks 4h
          discards: ... 4s
          stock: 14
          to play: North
        South has 11 cards
        South is careless with the deck
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 10
      And gra.0.b is cited on line 11
      And North may choose under gra.8.c

    Scenario: gra.0.a a delay and feigned interest leave a knock as it is
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        South pretends interest in 4s
        North delays
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.12.d is cited before gra.0.b
      And gra.0.b is cited before gra.6.e

    Scenario: gra.0.a a recorded count outranks a pack that is not whole and a shuffle too soon
      Given the log
        """
        players: North, South
        deck: 51 cards
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        South shuffles
        agreed count: South 21, North 8
        recorded points: North 13
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 13, South 0

  Rule: gra.0.b earlier incidents of the same player are listed, and nothing is imposed

    Scenario: gra.0.b North delays a second time in the hand
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North delays
        South delays
        North draws Kd, discards Kd
        North delays
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.0.b on line 13 lists the incident on line 10
      And gra.0.b on line 11 lists no earlier incident
      And gra.0.b names what the director may do

    Scenario: gra.0.b North was careless in the hand before
      Given the log
        """
        players: North, South
        hand: 1
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North is careless with the deck
        North draws Kd, knocks with Kd for 8
        hand: 2
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North breaches decorum
        """
      When it is ruled on under gra
      Then gra.0.b on line 18 lists the incident on line 11
      And the outcome is discretion

    Scenario: gra.0.b what South did is not held against North
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        South delays
        North breaches decorum
        """
      When it is ruled on under gra
      Then gra.0.b on line 11 lists no earlier incident

    Scenario: gra.0.b drawing early is an incident too
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd
        South draws 4h before the discard
        North discards Kd
        South discards Ks
        South delays
        """
      When it is ruled on under gra
      Then gra.0.b on line 14 lists the incident on line 11

  Rule: gra.12.a an irregularity on purpose

    Scenario: gra.12.a a whole play on purpose is one incident, and it is listed with the next
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, discards Kd on purpose
        North delays
        """
      When it is ruled on under gra
      Then gra.12.a is an irregularity on line 10
      And gra.12.a names what the director may do
      And gra.0.b on line 11 lists the incident on line 10

    Scenario: gra.12.a nothing was done on purpose
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, discards Kd
        North delays by mistake
        """
      When it is ruled on under gra
      Then gra.12.a is not cited
      And gra.0.b is cited on line 11

  Rule: gra.0.d any player may ask the director

    Scenario: gra.0.d North claims another count than the sheet has
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        agreed count: South 21, North 8
        recorded points: North 13
        North claims 5
        """
      When it is ruled on under gra
      Then the outcome is stands
      And gra.0.d is cited on line 13
      And gra.0.d is no irregularity

    Scenario: gra.0.d nobody claims anything
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        agreed count: South 21, North 8
        recorded points: North 13
        """
      When it is ruled on under gra
      Then gra.0.d is not cited
