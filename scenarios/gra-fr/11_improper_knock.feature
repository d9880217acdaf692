Feature: A knock above the card is played with ten open cards, unless the opponent accepts it

  The logs are those of article 9 of gra. The books differ in what the opponent may count: this text lets him
  accept with the hand he holds and does not speak of lay-offs (P11), and it knows nothing of a request to spread
  the cards.

  Rule: gra-fr.11.a a knock above the card: the hand is played with its ten cards open

    # South: 1 + 3 + 5 = 9, above eight; under gra he would be asked for lay-offs too, and has none.
    Scenario: gra-fr.11.a ten against a limit of eight, and an opponent who cannot accept
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.11.a is cited on line 8
      And the basis of gra-fr.11.a is text
      And gra-fr.4.b is cited
      And gra-fr.11.c is not cited
      And gra-fr.12.b is not cited
      And gra-fr.6.a is not cited
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

    Scenario: gra-fr.11.a P08 read as b: only the ten cards are open
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
      When it is ruled on under gra-fr with P08 read as b
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 8
      And North plays with an open hand
      And North has the duty: what he draws he need not show

    # 13 - 8 = 5. That the lower count scores is printed nowhere in this text: gra.6.e fills the gap.
    Scenario: gra-fr.11.a exactly the card is no irregular knock
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 5, South 0
      And gra-fr.11.a is not cited
      And gra-fr.6.a is cited
      And what no article says is taken from gra
      And nobody has a choice
      And no gap is named

    # Laid down 9 + 9 + 1 = 19; best 6h-8h, the nines and 2s-4s: 1. 13 - 1 = 12.
    Scenario: gra-fr.11.a a knock that only looks irregular as it is laid out
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 12, South 0
      And gra-fr.11.a is not cited
      And P16 read as b would change it

    Scenario: gra-fr.11.a P16 read as b: the melds bind as they are laid out
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
      When it is ruled on under gra-fr with P16 read as b
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 8
      And North's count is 19
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra-fr.11.a an ace is up, and a knock with a single point
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.4.c is cited
      And gra-fr.11.a is cited on line 8
      And gra-fr.11.c is not cited
      And North's count is 1
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra-fr.11.a the hand stays open after South's play
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 8
      And North plays with an open hand
      And North is next to play
      And the stock holds 18 cards
      And nobody has a choice

    Scenario: gra-fr.11.a P12 read as b: it is closed again after South's play
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
      When it is ruled on under gra-fr with P12 read as b
      Then the outcome is in_play
      And North's hand is not open
      And North has no duty
      And North is next to play

    Scenario: gra-fr.11.a North's cards are not known
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra-fr.11.a is not cited
      And nobody has a choice
      And no gap is named

    # 2s Qc Kd are loose, and no one card joins two of them in a meld: 22 at least.
    Scenario: gra-fr.11.a one card is not known, and the knock is irregular whatever it is
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 8
      And it asks nothing
      And North plays with an open hand

    Scenario: gra-fr.11.a nobody wrote down the knock card, and ten may be in order
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for the upcard
      And no points are scored yet
      And no gap is named

    Scenario: gra-fr.11.a nobody wrote down the knock card, and nineteen is above every one
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 7
      And North's count is 19
      And it asks nothing
      And North plays with an open hand

    # With Kd turned down 5, in order; with any other card irregular.
    Scenario: gra-fr.11.a the discard is not logged, and it decides
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for the card that North discarded
      And no gap is named

    Scenario: gra-fr.11.a both players knock irregularly
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 8
      And gra-fr.11.a is cited on line 9
      And nobody has a choice
      And North plays with an open hand
      And South plays with an open hand
      And North is next to play

    # gra asks for a count that both agreed on; this text for a recorded one. 9 - 7 = 2.
    Scenario: gra-fr.11.a noticed when the score is on the sheet: nobody had agreed to it, and it stands
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
        recorded count: North 7, South 9
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 2, South 0
      And gra-fr.18.a is cited
      And nobody has a choice
      And no hand is open

    Scenario: gra-fr.11.a a count that was agreed and not recorded does not save the knock
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 8
      And gra-fr.18.a is not cited
      And North plays with an open hand

    Scenario: gra-fr.11.a after an irregular knock the discard is live
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ts Th 5d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 10
        South takes Tc, discards 5d
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.a is cited on line 8
      And North plays with an open hand
      And North is next to play
      And the stock holds 19 cards
      And no gap is named

  Rule: gra-fr.11.c an opponent at or under the card may accept the knock and take the undercut

    # Ac 2d 5d: 8, the card itself. 10 - 8 = 2, and 25.
    Scenario: gra-fr.11.c South holds eight and may choose
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.11.a is cited
      And gra-fr.11.c is cited
      And South may choose under gra-fr.11.c
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play
      And North may not accept the knock
      And South's count is 8
      And it asks nothing

    Scenario: gra-fr.11.c South accepts
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        South accepts the knock
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 27
      And gra-fr.11.c is cited
      And gra-fr.11.a is cited
      And gra-fr.7.a is cited
      And gra-fr.6.a is cited
      And nobody has a choice
      And nobody has a duty
      And no hand is open
      And the next dealer is North
      And North's count is 10
      And South's count is 8

    Scenario: gra-fr.11.c South refuses
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.11.a is cited
      And nobody has a choice
      And North plays with an open hand
      And South is next to play

    Scenario: gra-fr.11.c South accepts with nine, which he may not
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.11.c is cited
      And gra-fr.7.a is not cited
      And North plays with an open hand
      And nobody has a choice
      And South is next to play

    Scenario: gra-fr.11.c the knocker cannot accept for his opponent
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play

    Scenario: gra-fr.11.c South has drawn, and it is too late
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.c is cited on line 10
      And nobody has a choice
      And North plays with an open hand
      And South is next to discard

    Scenario: gra-fr.11.c South asked a question first, and accepts in time
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
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 27
      And P65 read as b would change it

    Scenario: gra-fr.11.c P65 read as b: after something else was said it is too late
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
      When it is ruled on under gra-fr with P65 read as b
      Then the outcome is in_play
      And gra-fr.11.c is cited on line 10
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra-fr.11.c P65 read as b: the choice is gone once South has said something else
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
      When it is ruled on under gra-fr with P65 read as b
      Then the outcome is in_play
      And nobody has a choice
      And North plays with an open hand
      And P65 read as a would change it

    Scenario: gra-fr.11.c P65 South accepts at once, and what he counts is not known: either way it hangs on his cards alone
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
      When it is ruled on under gra-fr with P65 read as b
      Then the outcome is needs_facts

    Scenario: gra-fr.11.c P65 South accepts at once and his cards are not known: no other time for accepting would change it
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And no reading of P65 would change it

    Scenario: gra-fr.11.c P65 read as b: South accepts after something else was said, and what he counts does not matter
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
      When it is ruled on under gra-fr with P65 read as b
      Then the outcome is in_play
      And gra-fr.11.c is cited on line 10
      And it asks nothing
      And North plays with an open hand

    Scenario: gra-fr.11.c South draws and then accepts: the time for it has passed, whatever he counts
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.c is cited on line 10
      And it asks nothing

    # 4h 5h 6d count 15. 5h would go on 6h-8h and 4h on 5h, which leaves 6: under gra South may accept and take 29.
    Scenario: gra-fr.11.c lay-offs do not bring South under: this text does not speak of them
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.c is not cited
      And gra-fr.11.a is cited
      And nobody has a choice
      And North plays with an open hand
      And P11 read as a would change it
      And P11 read as c would change it
      And North's count is 10

    # 10 - 6 = 4, and 25.
    Scenario: gra-fr.11.c P11 read as a: South lays off first, as in gra
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
      When it is ruled on under gra-fr with P11 read as a
      Then the outcome is choice
      And gra-fr.11.c is cited
      And South may choose under gra-fr.11.c
      And South may accept the knock, which leads to undercut with North 0, South 29
      And South may refuse the knock, which leads to in_play
      And the text is silent on P11
      And P11 read as b would change it

    Scenario: gra-fr.11.c P11 read as c: six is strictly under eight after lay-offs
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
      When it is ruled on under gra-fr with P11 read as c
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 29

    # 9 + 3 + 5 = 17; with 9s on the nines 8. Reading c asks for less than eight and leaves the ruling as it is.
    Scenario: gra-fr.11.c lay-offs would bring South exactly to the card
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.c is not cited
      And nobody has a choice
      And P11 read as a would change it

    Scenario: gra-fr.11.c P11 read as a: lay-offs bring South exactly to the card
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
      When it is ruled on under gra-fr with P11 read as a
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play
      And P11 read as b would change it
      And P11 read as c would change it

    Scenario: gra-fr.11.c P11 read as c: after lay-offs the card itself is not enough
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
      When it is ruled on under gra-fr with P11 read as c
      Then the outcome is in_play
      And gra-fr.11.c is not cited
      And nobody has a choice
      And North plays with an open hand
      And P11 read as a would change it

    Scenario: gra-fr.11.c South laid off before he accepted, and it gives him no right
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.11.c is cited
      And gra-fr.7.a is not cited
      And nobody has a choice
      And North plays with an open hand
      And P11 read as a would change it

    # Ac 2d 5s: 8 in his hand, so that he may accept. Then 5s goes on 2s-4s: 3. 10 - 3 = 7, and 25.
    Scenario: gra-fr.11.c an accepted knock is counted like a regular one, with lay-offs
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
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 32
      And South's count is 3
      And gra-fr.11.c is cited
      And P52 read as b would change it

    Scenario: gra-fr.11.c P52 read as b: no lay-offs after the acceptance, the 25 all the same
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
      When it is ruled on under gra-fr with P52 read as b
      Then the outcome is undercut
      And the points are North 0, South 27
      And South's count is 8

    # 1 against 1: the difference of nothing, and 25.
    Scenario: gra-fr.11.c an ace is up, and South holds a single point
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.4.c is cited
      And South may accept the knock, which leads to undercut with North 0, South 25
      And South may refuse the knock, which leads to in_play
      And P06 read as b would change it

    Scenario: gra-fr.11.c P06 read as b: an ace leaves no count that could accept but nothing at all
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
      When it is ruled on under gra-fr with P06 read as b
      Then the outcome is in_play
      And gra-fr.11.a is cited
      And gra-fr.11.c is not cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra-fr.11.c a false gin above the card cannot be accepted: the text speaks of a knock
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.12.b is cited on line 8
      And gra-fr.8.a is cited
      And gra-fr.11.c is not cited
      And nobody has a choice
      And North plays with an open hand
      And P68 read as b would change it

    Scenario: gra-fr.11.c P68 read as b: a false gin above the card may be accepted like a knock
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
      When it is ruled on under gra-fr with P68 read as b
      Then the outcome is choice
      And South may choose under gra-fr.11.c
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play

    Scenario: gra-fr.11.c South's cards are not known
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And gra-fr.11.a is cited
      And gra-fr.11.c is not cited
      And nobody has a choice

    Scenario: gra-fr.11.c South shows his cards when he accepts
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
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 27

    # 9s and 6d are loose, and no single card puts either into a meld without breaking up another: 15 at least. Under
    # gra 9s is laid off, and the card decides.
    Scenario: gra-fr.11.c one of South's cards is not known, and no lay-off has to be asked for
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js 9s 6d ?
          discards: ... Qh
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.11.c is not cited
      And it asks nothing
      And nobody has a choice
      And North plays with an open hand

    # South has 2d for 3d: Ac 2d 5d, 8.
    Scenario: gra-fr.11.c a second irregular knock gives the choice anew
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.11.a is cited on line 8
      And gra-fr.11.a is cited on line 10
      And gra-fr.11.c is cited on line 10
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play

    Scenario: gra-fr.11.c accepting a knock that was in order anyway changes nothing
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.11.c is not cited
      And gra-fr.11.a is not cited

    Scenario: gra-fr.11.c players with two words for a name
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And "Bob Lee" may accept the knock, which leads to undercut with "Ann Smith" 0, "Bob Lee" 27
