Feature: A knock above the limit is played open, unless the opponent accepts it

  The example used throughout: the knock card is 8d. North lays down 6h 7h 8h, 9c 9d 9h and 2s 3s 4s and keeps Kd: ten.

  Rule: gra.9.a a knock above the limit is played open, all ten cards face up

    # South: Ac 3d 5d loose, 1 + 3 + 5 = 9, and nothing fits on North's melds.
    Scenario: gra.9.a ten against a limit of eight, and an opponent who cannot accept
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.9.a is cited on line 8
      And the basis of gra.9.a is text
      And gra.9.d is not cited
      And gra.9.e is not cited
      And gra.6.a is not cited
      And North's count is 10
      And nobody has a choice
      And North plays with an open hand
      And North has the duty: plays with all ten cards face up
      And North has the duty: his discard is turned up and may be taken
      And South has no duty
      And South is next to play
      And the stock holds 19 cards
      And it asks nothing
      And no gap is named

    Scenario: gra.9.a P08 read as b: only the ten cards are open, what North draws he keeps to himself
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra with P08 read as b
      Then the outcome is in_play
      And gra.9.a is cited on line 8
      And North plays with an open hand
      And North has the duty: what he draws he need not show

    # North keeps 8c: exactly 8. South: Ac 2d Qh loose, 13; 13 - 8 = 5.
    Scenario: gra.9.a exactly the limit is no improper knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 8c Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 5, South 0
      And gra.9.a is not cited
      And gra.6.e is cited
      And nobody has a choice
      And no gap is named

    # Laid down: 6h-9h and 2s-4s, so that 9c 9d Ad are left, 19. Better: 6h-8h, 9c 9d 9h, 2s-4s and Ad, 1. 13 - 1 = 12.
    Scenario: gra.9.a a knock that only looks improper as it is laid out is proper
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Ad Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 1: 6h-9h, 2s-4s
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 12, South 0
      And gra.9.a is not cited
      And P16 read as b would change it
      And no gap is named

    Scenario: gra.9.a P16 read as b: the melds bind as they are laid out, nineteen is above eight
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Ad Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 1: 6h-9h, 2s-4s
        """
      When it is ruled on under gra with P16 read as b
      Then the outcome is in_play
      And gra.9.a is cited on line 8
      And North's count is 19
      And North plays with an open hand
      And nobody has a choice

    # The number called is no fact: the cards count 10, whatever North said.
    Scenario: gra.9.a a number within the limit does not make ten cards that count ten proper
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 7
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited on line 8
      And North's count is 10
      And North plays with an open hand

    Scenario: gra.9.a with an ace up a knock with a single point is improper
      Given the log
        """
        players: North, South
        knock card: Ad
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Ac Tc
          hand South: 4c 5c 6c 7c 8c Jc Jd Js Jh 2d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 1
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.4.c is cited
      And gra.9.a is cited on line 8
      And gra.9.d is not cited
      And North's count is 1
      And North plays with an open hand

    Scenario: gra.9.a North's cards are not known
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 10 cards
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra.9.a is not cited
      And nobody has a choice
      And no gap is named

    # 2s Qc Kd are loose, and one hidden card can join no two of them in a meld: at least 2 + 10 + 10, above 8 for certain.
    Scenario: gra.9.a one card is not known, and the knock is improper whatever it is
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s Qc Kd Tc ?
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited on line 8
      And it asks nothing
      And North plays with an open hand

    Scenario: gra.9.a nobody wrote down the knock card, and ten may be proper
      Given the log
        """
        players: North, South
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the upcard
      And no gap is named

    # North keeps 2s 3s 4d Kd, 19: more than any knock card allows; South's 13 is more than any of them too.
    Scenario: gra.9.a nobody wrote down the knock card, and nineteen is improper under every one
      Given the log
        """
        players: North, South
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4d Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited on line 7
      And North's count is 19
      And it asks nothing
      And North plays with an open hand

    # Without Kd or Tc North holds 10, without any other card more: improper whatever he turned down. South's 9 cannot accept.
    Scenario: gra.9.a the discard is not logged, and the knock is improper with every card
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks for 10
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited on line 8
      And it asks nothing
      And North plays with an open hand

    # With Kd turned down North holds 5, a proper knock; with any other card it is improper.
    Scenario: gra.9.a the discard is not logged, and it decides
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the card that North discarded
      And no gap is named

    Scenario: gra.9.a the hand stays open after the opponent has played
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws Qc, discards Qc
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited on line 8
      And North plays with an open hand
      And North is next to play
      And the stock holds 18 cards

    Scenario: gra.9.a P12 read as b: the hand is closed again once the opponent has played
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws Qc, discards Qc
        """
      When it is ruled on under gra with P12 read as b
      Then the outcome is in_play
      And North's hand is not open
      And North has no duty
      And North is next to play

    Scenario: gra.9.a P12 read as b: until then it is open
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws Qc
        """
      When it is ruled on under gra with P12 read as b
      Then the outcome is in_play
      And North plays with an open hand
      And South is next to discard

    # South: Ac 3d 5d, 9, above 8 as well. North's own 10 cannot accept that knock in turn.
    Scenario: gra.9.a both players knock improperly, and both play open
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws Kh, knocks with Kh for 9
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited on line 8
      And gra.9.a is cited on line 9
      And nobody has a choice
      And North plays with an open hand
      And South plays with an open hand
      And North is next to play

    # The count on the sheet is wrong (North held 10), and both had agreed on it: it is too late for article 9.
    Scenario: gra.9.a noticed after the count was agreed and recorded: the sheet stands
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 7
        agreed count: North 7, South 9
        recorded count: North 7, South 9
        recorded points: North 2
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 2, South 0
      And gra.15.a is cited
      And nobody has a choice

    Scenario: gra.9.a a count that was agreed and not recorded does not save the knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 7
        agreed count: North 7, South 9
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited on line 8
      And North plays with an open hand

  Rule: gra.9.d an opponent at or under the limit may accept the knock as proper and score the undercut

    # South: Ac 2d 5d loose, 8, the limit itself. 10 - 8 = 2, and 25.
    Scenario: gra.9.d South accepts
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 27
      And gra.9.d is cited
      And gra.9.a is cited
      And gra.6.c is cited
      And gra.6.a is cited
      And nobody has a choice
      And nobody has a duty
      And no hand is open
      And the next dealer is North
      And North's count is 10
      And South's count is 8

    Scenario: gra.9.d South refuses, and North plays open
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South refuses the knock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.9.a is cited
      And nobody has a choice
      And North plays with an open hand
      And South is next to play

    Scenario: gra.9.d South refuses and thinks better of it: the refusal stands
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South refuses the knock
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra.9.d the knocker cannot accept for his opponent
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        North accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play
      And North may not accept the knock

    Scenario: gra.9.d South accepts with nine, which he may not
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.9.d is cited
      And gra.6.c is not cited
      And North plays with an open hand
      And nobody has a choice
      And South is next to play

    Scenario: gra.9.d South has drawn: it is too late to accept
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws Qc
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.9.d is cited on line 10
      And nobody has a choice
      And North plays with an open hand
      And South is next to discard

    Scenario: gra.9.d South has taken the card that North turned down: it is too late to accept
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South takes Tc, discards Tc
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a choice
      And North plays with an open hand
      And no gap is named

    # North holds 5: nothing to accept; 13 - 5 = 8.
    Scenario: gra.9.d accepting a knock that was proper anyway changes nothing
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 5
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.9.d is not cited
      And gra.9.a is not cited

    Scenario: gra.9.d South asked a question first, and accepts in time
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South claims 8
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 27
      And P65 read as b would change it

    Scenario: gra.9.d P65 read as b: after something else was said it is too late to accept
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South claims 8
        South accepts the knock
        """
      When it is ruled on under gra with P65 read as b
      Then the outcome is in_play
      And gra.9.d is cited on line 10
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra.9.d South has said something, and the choice is still his
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South claims 8
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 27
      And P65 read as b would change it

    Scenario: gra.9.d P65 read as b: the choice is gone once South has said something else
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South claims 8
        """
      When it is ruled on under gra with P65 read as b
      Then the outcome is in_play
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra.9.d P65 read as b: South has said nothing yet and may accept at once
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra with P65 read as b
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 27

    Scenario: gra.9.d P65 South accepts at once, and what he counts is not known: either way it hangs on his cards alone
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 10 cards
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        """
      When it is ruled on under gra with P65 read as b
      Then the outcome is needs_facts

    Scenario: gra.9.d P65 South accepts at once and his cards are not known: no other time for accepting would change it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 10 cards
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And no reading of P65 would change it

    Scenario: gra.9.d P65 read as b: South accepts after something else was said, and what he counts does not matter
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 10 cards
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South claims 6
        South accepts the knock
        """
      When it is ruled on under gra with P65 read as b
      Then the outcome is in_play
      And gra.9.d is cited on line 10
      And it asks nothing
      And North plays with an open hand

    Scenario: gra.9.d South draws and then accepts: the time for it has passed, whatever he counts
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 10 cards
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws 5h
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.d is cited on line 10
      And it asks nothing

    Scenario: gra.9.d South's cards are not known
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 10 cards
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And gra.9.a is cited
      And gra.9.d is not cited
      And nobody has a choice

    Scenario: gra.9.d South accepts, and nobody knows yet whether he may
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 10 cards
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And gra.9.d is not cited
      And no points are scored yet

    # Without the discard nobody knows whether the knock was improper; an answer to it neither ends nor scores the hand.
    Scenario: gra.9.d South accepts, and the discard is not logged
      Given the log
        """
        players: North, South
        upcard: 8d
        position:
        North draws, knocks for 9
        agreed count: South 7
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the card that North discarded
      And gra.6.a is not cited
      And gra.6.e is not cited
      And no points are scored yet

    Scenario: gra.9.d South shows his cards when he accepts, and they are known from then on
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 10 cards
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        South shows 4c-7c, Jc Jd Js; loose Ac 2d 5d
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 27

    # The limit is ten (Td). North keeps 2s 3s Kd, 15. Nine of South's cards are in melds: his count is ten at most.
    Scenario: gra.9.d one card of South's is not known, and he may accept whatever it is
      Given the log
        """
        players: North, South
        knock card: Td
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s Kd Tc Ts
          hand South: 4c 5c 6c 7c 8c Jc Jd Js Jh ?
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Ts
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may choose under gra.9.d
      And South may accept the knock, which leads to needs_facts
      And South may refuse the knock, which leads to in_play
      And it asks nothing

    Scenario: gra.9.d the knock card is not known, and it decides who may accept what
      Given the log
        """
        players: North, South
        knock card: ?
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4d Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the upcard

    # North keeps Ac, 1; an ace up counts 1 and South holds 1 (Ah): equal counts are an undercut, 0 + 25.
    Scenario: gra.9.d an ace is up, and South holds a single point
      Given the log
        """
        players: North, South
        knock card: Ad
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Ac Tc
          hand South: 4c 5c 6c 7c 8c Jc Jd Js Jh Ah
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 1
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.4.c is cited
      And South may accept the knock, which leads to undercut with North 0, South 25
      And South may refuse the knock, which leads to in_play
      And P06 read as b would change it

    Scenario: gra.9.d P06 read as b: an ace leaves no count that could accept but nothing at all
      Given the log
        """
        players: North, South
        knock card: Ad
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Ac Tc
          hand South: 4c 5c 6c 7c 8c Jc Jd Js Jh Ah
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 1
        """
      When it is ruled on under gra with P06 read as b
      Then the outcome is in_play
      And gra.9.a is cited
      And gra.9.d is not cited
      And nobody has a choice
      And North plays with an open hand

    # South: 3c-8c and four jacks, nothing loose. 1 - 0 = 1, and 25.
    Scenario: gra.9.d P06 read as b: a hand without a loose card may accept all the same
      Given the log
        """
        players: North, South
        knock card: Ad
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Ac Tc
          hand South: 3c 4c 5c 6c 7c 8c Jc Jd Js Jh
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 1
        """
      When it is ruled on under gra with P06 read as b
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 26

    # South: Ac 2d 5s loose, 8. Once he has accepted he lays off 5s on 2s-4s and counts 3: 10 - 3 = 7, and 25.
    Scenario: gra.9.d an accepted knock is scored as a proper one, with lay-offs
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5s
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 32
      And South's count is 3
      And gra.9.e is not cited
      And P52 read as b would change it

    Scenario: gra.9.d P52 read as b: no further lay-offs on an accepted knock, the 25 all the same
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5s
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        """
      When it is ruled on under gra with P52 read as b
      Then the outcome is undercut
      And the points are North 0, South 27
      And South's count is 8

    # Gin is called and Kd is left: no gin and above the limit. South holds 8 and would like to accept.
    Scenario: gra.9.d a false gin above the limit cannot be accepted
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, gins with Tc
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 8
      And gra.6.f is cited
      And gra.9.d is not cited
      And nobody has a choice
      And North plays with an open hand
      And P68 read as b would change it

    Scenario: gra.9.d P68 read as b: a false gin above the limit may be accepted like a knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, gins with Tc
        """
      When it is ruled on under gra with P68 read as b
      Then the outcome is choice
      And South may choose under gra.9.d
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play

    # North keeps 6d, within the limit: P68 speaks of a false gin above it.
    Scenario: gra.9.d P68 read as b: a false gin within the limit is not an improper knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 6d Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, gins with Tc
        """
      When it is ruled on under gra with P68 read as b
      Then the outcome is in_play
      And gra.9.f is cited
      And gra.9.d is not cited
      And nobody has a choice
      And North plays with an open hand

    # South: 9 at the first knock; he draws 2d and gives 3d away: Ac 2d 5d, 8, at the second. 10 - 8 = 2, and 25.
    Scenario: gra.9.d a second improper knock gives the choice anew
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South draws 2d, discards 3d
        North draws Qc, knocks with Qc for 10
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.a is cited on line 8
      And gra.9.a is cited on line 10
      And gra.9.d is cited on line 10
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play
      And no gap is named

    Scenario: gra.9.d an acceptance ends the hand, and what is played after it does not count
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        South draws 3h, discards 3h
        North draws 5h, knocks with Kd for 5
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 27
      And nobody has a choice

    Scenario: gra.9.d players with two words for a name
      Given the log
        """
        players: "Ann Smith", "Bob Lee"
        knock card: 8d
        position:
          hand "Ann Smith": 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand "Bob Lee": 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        "Ann Smith" draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is choice
      And "Bob Lee" may choose under gra.9.d
      And "Bob Lee" may accept the knock, which leads to undercut with "Ann Smith" 0, "Bob Lee" 27
      And "Bob Lee" may refuse the knock, which leads to in_play

  Rule: gra.9.e an opponent above the limit may first lay off on the improper knock to come under it

    # South: 4h 5h 6d loose, 15. 5h goes on 6h-8h and 4h on 5h: 6 are left. 10 - 6 = 4, and 25.
    Scenario: gra.9.e one lay-off carries the next
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 4h 5h 6d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.e is cited
      And gra.9.d is cited
      And the basis of gra.9.e is reading
      And South's count is 6
      And South may choose under gra.9.d
      And South may accept the knock, which leads to undercut with North 0, South 29
      And South may refuse the knock, which leads to in_play
      And P11 read as b would change it

    Scenario: gra.9.e P11 read as b: the count before lay-offs decides, and fifteen is above eight
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 4h 5h 6d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra with P11 read as b
      Then the outcome is in_play
      And gra.9.e is not cited
      And gra.9.d is not cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra.9.e P11 read as c: six is strictly under eight after lay-offs
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 4h 5h 6d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra with P11 read as c
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 29

    # South: 9s 3d 5d loose, 17; 9s goes on the nines: 8, the limit itself. 10 - 8 = 2, and 25.
    Scenario: gra.9.e lay-offs bring South exactly to the limit
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 9s 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.e is cited
      And South may accept the knock, which leads to undercut with North 0, South 27
      And P11 read as b would change it
      And P11 read as c would change it

    Scenario: gra.9.e P11 read as c: after lay-offs the limit itself is not enough
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 9s 3d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra with P11 read as c
      Then the outcome is in_play
      And gra.9.d is not cited
      And nobody has a choice
      And North plays with an open hand

    # South: 3d 4h 6d loose, 13. Without 5h the 4h reaches nothing.
    Scenario: gra.9.e a chain with a card missing is no lay-off
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 3d 4h 6d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.e is not cited
      And gra.9.d is not cited
      And nobody has a choice

    # South: 9s 5d 6d loose, 20; 9s goes on the nines: 11, still above 8.
    Scenario: gra.9.e lay-offs help, and not enough
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 9s 5d 6d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.d is not cited
      And gra.9.e is not cited
      And nobody has a choice
      And North plays with an open hand

    # 5s 6s 7s would fit on 2s-4s as well and count nothing either way. 3d 4h 5h are loose, 12; 5h and 4h go: 3. 10 - 3 + 25.
    Scenario: gra.9.e South lays off from his loose cards, his own runs may stay
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 5s 6s 7s 4c 5c 6c 7c 3d 4h 5h
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 32

    # Laid off in so many words, and then accepted.
    Scenario: gra.9.e the lay-offs are logged before the acceptance
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 4h 5h 6d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10: 6h-8h, 9c 9d 9h, 2s-4s
        South lays off 5h 4h on 6h-8h
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 29
      And gra.9.e is cited
      And gra.9.d is cited

    # Laying off first is what the clause lets him do on the way to accepting: nothing else came between.
    Scenario: gra.9.e P65 read as b: laying off first is a part of accepting
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 4h 5h 6d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10: 6h-8h, 9c 9d 9h, 2s-4s
        South lays off 5h 4h on 6h-8h
        South accepts the knock
        """
      When it is ruled on under gra with P65 read as b
      Then the outcome is undercut
      And the points are North 0, South 29

    # South: 9s 5d and a card nobody knows. With 9s laid off he counts 5 and that card: 3 or less, and he may accept.
    Scenario: gra.9.e one of South's cards is not known, and it decides whether laying off is enough
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 9s 5d ?
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And nobody has a choice

    # North laid out 6h-9h and 2s-4s, 28 as laid; his least count, 10, needs 6h-8h and the nines, and lay-offs go on those.
    # South: 2c 3d Th loose, 15: no place for Th.
    Scenario: gra.9.e lay-offs go on the arrangement that the count needs
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 2c 3d Th
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10: 6h-9h, 2s-4s
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And North's count is 10
      And gra.9.e is not cited
      And nobody has a choice
      And P16 read as b would change it

    # Bound to 6h-9h North counts 9 + 9 + 10 = 28; South lays off Th and counts 5. 28 - 5 = 23, and 25.
    Scenario: gra.9.e P16 read as b: lay-offs go on the melds as they were first laid out
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 2c 3d Th
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10: 6h-9h, 2s-4s
        """
      When it is ruled on under gra with P16 read as b
      Then the outcome is choice
      And North's count is 28
      And gra.9.e is cited
      And South may accept the knock, which leads to undercut with North 0, South 48
