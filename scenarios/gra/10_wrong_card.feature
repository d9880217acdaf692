Feature: The wrong card turned face down at a knock or gin may be taken back

  The example used throughout: the knock card is 8d, North draws 9h and has 6h 7h 8h, 9c 9d 9h and 2s 3s 4s in melds.
  South holds 4c-7c, three jacks and Ac 2d Qh, 13.

  Rule: gra.10.a the owner of the card may take it back and rearrange his hand

    # With 5d turned down North keeps Kd, 10; with Kd he would keep 5d, 5: 13 - 5 = 8.
    Scenario: gra.10.a the wrong card is turned down at a knock that would have been proper
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        """
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.10.a is cited on line 8
      And gra.9.a is not cited
      And North may choose under gra.10.a
      And North may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with North 8, South 0
      And North may leave 5d, which leads to in_play
      And South may not accept the knock
      And no gap is named

    Scenario: gra.10.a North leaves the card: article 9 has its turn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North leaves 5d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.10.a is cited
      And gra.9.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice
      And South is next to play

    # South: Ac 3d 4d, 8. Left as it is: 10 - 8 = 2, and 25 for South. Taken back: 8 - 5 = 3 for North.
    Scenario: gra.10.a North's choice comes first, South's after it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 4d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.d is not cited
      And North may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with North 3, South 0
      And North may leave 5d, which leads to choice
      And once North chooses to leave 5d, South may accept the knock, which leads to undercut with North 0, South 27
      And once North chooses to leave 5d, South may refuse the knock, which leads to in_play

    Scenario: gra.10.a North has left the card, and South accepts
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 4d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North leaves 5d
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 27
      And gra.9.d is cited

    Scenario: gra.10.a North takes the card back and goes down again
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North takes back 5d
        North knocks with Kd for 5
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.10.a is cited on line 9
      And gra.9.a is not cited
      And gra.6.e is cited
      And nobody has a choice
      And nobody has a duty
      And North's count is 5
      And no gap is named

    Scenario: gra.10.a North takes the card back and has not gone down again
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North takes back 5d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.10.a is cited on line 9
      And gra.9.a is not cited
      And North has the duty: goes down again
      And no hand is open
      And North is next to discard
      And nobody has a choice

    Scenario: gra.10.a the card is back, and there is no knock for South to accept
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 4d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North takes back 5d
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And nobody has a choice
      And North has the duty: goes down again

    # South holds 13: his acceptance was none.
    Scenario: gra.10.a South accepts what he may not, and the card may still come back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South accepts the knock
        North takes back 5d
        North knocks with Kd for 5
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.10.a is cited on line 10
      And gra.9.a is not cited

    # 13 - 1 = 12.
    Scenario: gra.10.a South accepts a proper knock, which is nothing, and the card may still come back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Ad
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Ad for 5
        South accepts the knock
        North takes back Ad
        North knocks with 5d for 1
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 12, South 0
      And gra.10.a is cited on line 10

    Scenario: gra.10.a after taking back, an ordinary discard is the knock he owes
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North takes back 5d
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.10.a is cited
      And P58 read as c would change it

    Scenario: gra.10.a P58 read as c: after taking the card back he may also play on
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North takes back 5d
        North discards Kd
        """
      When it is ruled on under gra with P58 read as c
      Then the outcome is in_play
      And gra.10.a is cited
      And gra.9.a is not cited
      And nobody has a duty
      And no hand is open
      And South is next to play

    Scenario: gra.10.a P58 read as c: with the card in his hand he owes nothing
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North takes back 5d
        """
      When it is ruled on under gra with P58 read as c
      Then the outcome is in_play
      And gra.10.a is cited
      And nobody has a duty
      And North is next to discard

    # Without 4s: 2s 3s 5d Kd, 20.
    Scenario: gra.10.a he goes down again with another wrong card
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        North takes back 5d
        North knocks with 4s
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited on line 9
      And gra.10.a is cited on line 10
      And North may take back 4s, which leads to in_play
      And going down again after take back 4s leads to knock with North 8, South 0
      And North may leave 4s, which leads to in_play

    Scenario: gra.10.a South has refused the knock, and the card may still come back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South refuses the knock
        North takes back 5d
        North knocks with Kd for 5
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.10.a is cited on line 10
      And P58 read as b would change it

    # What North lays down with a card that he had no right to take back is no knock.
    Scenario: gra.10.a P58 read as b: South's objection has closed it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South refuses the knock
        North takes back 5d
        North knocks with Kd for 5
        """
      When it is ruled on under gra with P58 read as b
      Then the outcome is in_play
      And gra.10.a is cited on line 10
      And gra.9.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra.10.a P58 read as b: an objection ends North's choice
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South refuses the knock
        """
      When it is ruled on under gra with P58 read as b
      Then the outcome is in_play
      And gra.9.a is cited
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra.10.a South has shown his hand, and the card may still come back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South shows 4c-7c, Jc Jd Js; loose Ac 2d Qh
        North takes back 5d
        North knocks with Kd for 5
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.10.a is cited on line 10
      And P15 read as b would change it

    Scenario: gra.10.a P15 read as b: once South has shown his hand it is too late
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South shows 4c-7c, Jc Jd Js; loose Ac 2d Qh
        North takes back 5d
        North knocks with Kd for 5
        """
      When it is ruled on under gra with P15 read as b
      Then the outcome is in_play
      And gra.10.a is cited on line 10
      And gra.9.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra.10.a P15 read as b: no choice is left once South has shown his hand
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South shows 4c-7c, Jc Jd Js; loose Ac 2d Qh
        """
      When it is ruled on under gra with P15 read as b
      Then the outcome is in_play
      And gra.9.a is cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra.10.a South has drawn: the card stays where it is
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South draws Qc
        North takes back 5d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.10.a is cited on line 10
      And gra.9.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice
      And South is next to discard

    # North keeps 5d; Ad for 5d would have left 1. 13 - 5 = 8 is on the sheet.
    Scenario: gra.10.a the count is agreed and recorded: the card stays where it is
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Ad
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Ad for 5
        agreed count: North 5, South 13
        recorded count: North 5, South 13
        recorded points: North 8
        North takes back Ad
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 8, South 0
      And gra.15.a is cited
      And gra.10.a is not cited
      And nobody has a choice

    # 13 - 1 = 12.
    Scenario: gra.10.a the count is agreed and not recorded: the card may come back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Ad
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Ad for 5
        agreed count: North 5, South 13
        North takes back Ad
        North knocks with 5d for 1
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 12, South 0
      And gra.10.a is cited on line 10

    # North keeps 5d, 5, and could have kept Ad, 1. On a proper knock nothing is offered; he may see it himself.
    Scenario: gra.10.a a proper knock with a card that was not the best
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Ad
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Ad for 5
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.10.a is not cited
      And nobody has a choice

    # 13 - 1 = 12.
    Scenario: gra.10.a at a proper knock North sees it himself and takes the card back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Ad
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Ad for 5
        North takes back Ad
        North knocks with 5d for 1
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 12, South 0
      And gra.10.a is cited on line 9
      And North's count is 1

    Scenario: gra.10.a at a proper knock the card is back and North owes a knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5d Ad
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Ad for 5
        North takes back Ad
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And North has the duty: goes down again
      And North is next to discard

    Scenario: gra.10.a no card would have made the knock proper
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.10.a is not cited
      And gra.9.a is cited
      And nobody has a choice

    # Without 3s: 2s 5d Kd Tc, 27. Without Kd: 2s 3s 5d Tc, 20, above 8 as well.
    Scenario: gra.10.a another card would have left less, and still too much
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 5d Kd Tc
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 3s
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.10.a is not cited
      And gra.9.a is cited
      And nobody has a choice

    # North keeps Kd, 10. With Kd turned down he has 2s-5s and nothing left: 13 and 25.
    Scenario: gra.10.a the card that makes gin was turned down at a knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5s
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited on line 8
      And North may take back 5s, which leads to in_play
      And going down again after take back 5s leads to gin with North 38, South 0
      And North may leave 5s, which leads to in_play

    # Nothing left against 13, and no bonus.
    Scenario: gra.10.a P77 read as b: the knock may be mended and does not become gin
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5s
        """
      When it is ruled on under gra with P77 read as b
      Then the outcome is choice
      And North may take back 5s, which leads to in_play
      And going down again after take back 5s leads to knock with North 13, South 0

    Scenario: gra.10.a P77 read as b: with an ace up only gin would help, and it may not become gin
      Given the log
        """
        players: North, South
        knock card: Ad
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5s
        """
      When it is ruled on under gra with P77 read as b
      Then the outcome is in_play
      And gra.10.a is not cited
      And gra.9.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice

    # 13 and 25.
    Scenario: gra.10.a with an ace up the card that makes gin was turned down
      Given the log
        """
        players: North, South
        knock card: Ad
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5s
        """
      When it is ruled on under gra
      Then the outcome is choice
      And going down again after take back 5s leads to gin with North 38, South 0
      And P77 read as b would change it

    Scenario: gra.10.a the wrong card is turned down at gin
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with 5s
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited on line 8
      And gra.9.f is not cited
      And North may take back 5s, which leads to in_play
      And going down again after take back 5s leads to gin with North 38, South 0
      And North may leave 5s, which leads to in_play

    Scenario: gra.10.a at gin the card comes back and North gins
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with 5s
        North takes back 5s
        North gins with Kd
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 38, South 0
      And gra.10.a is cited on line 9
      And gra.9.f is not cited
      And no hand is open

    Scenario: gra.10.a at gin the card is left: an open hand
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with 5s
        North leaves 5s
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.f is cited on line 8
      And gra.10.a is cited
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra.10.a P77 read as b: at gin there is nothing to take back for
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with 5s
        """
      When it is ruled on under gra with P77 read as b
      Then the outcome is in_play
      And gra.9.f is cited
      And gra.10.a is not cited
      And North plays with an open hand

    Scenario: gra.10.a P77 read as b: at gin a card that was taken back goes down again
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with 5s
        North takes back 5s
        North gins with Kd
        """
      When it is ruled on under gra with P77 read as b
      Then the outcome is in_play
      And gra.10.a is cited on line 9
      And gra.9.f is cited on line 8
      And North plays with an open hand
      And South is next to play

    # Kd turned down would leave 5: a count that could knock, and gin was called.
    Scenario: gra.10.a a false gin that no card makes a gin
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with 5d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.10.a is not cited
      And gra.9.f is cited
      And nobody has a choice

    # North kept 3h, 3; with 3h turned down he has 2s-5s. 13 and 25.
    Scenario: gra.10.a a proper knock becomes gin with the card taken back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5s 3h
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5s for 3
        North takes back 5s
        North gins with 3h
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 38, South 0
      And gra.10.a is cited on line 9
      And P77 read as b would change it

    Scenario: gra.10.a P77 read as b: it stays a knock, worth the opponent's count
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s 5s 3h
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5s for 3
        North takes back 5s
        North gins with 3h
        """
      When it is ruled on under gra with P77 read as b
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.10.a is cited

    Scenario: gra.10.a South cannot take North's card back for him
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South takes back 5d
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited on line 9
      And North may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with North 8, South 0
      And North may leave 5d, which leads to in_play

    # Nothing was called; he had simply discarded.
    Scenario: gra.10.a an ordinary discard cannot come back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, discards 5d
        North takes back 5d
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.10.a is cited on line 9
      And nobody has a choice
      And nobody has a duty
      And South is next to play

    # The call binds, so 5d is the card he knocked with: 10 are left, and with Kd it would have been 5.
    Scenario: gra.10.a an announced knock with the wrong ordinary discard
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h
        North calls knock
        North discards 5d
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited on line 10
      And North may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with North 8, South 0

    Scenario: gra.10.a North's cards are not known
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 10 cards
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws, knocks with 5d for 5
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra.10.a is not cited
      And nobody has a choice

    Scenario: gra.10.a the card that was turned down is not known
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks for 5
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the card that North discarded

    # With ten up 10 is a proper knock, with five to nine it is the wrong card, below five no card helps.
    Scenario: gra.10.a nobody wrote down the knock card
      Given the log
        """
        players: North, South
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the upcard

    Scenario: gra.10.a nobody wrote down the knock card, and the card makes gin under every one
      Given the log
        """
        players: North, South
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Qd 5s
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, gins with 5s
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited
      And North may take back 5s, which leads to in_play
      And going down again after take back 5s leads to gin with North 38, South 0
      And it asks nothing

    Scenario: gra.10.a players with two words for a name
      Given the log
        """
        players: "Ann Smith", "Bob Lee"
        knock card: 8d
        position:
          hand "Ann Smith": 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand "Bob Lee": 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        "Ann Smith" draws 9h, knocks with 5d for 5
        """
      When it is ruled on under gra
      Then the outcome is choice
      And "Ann Smith" may choose under gra.10.a
      And "Ann Smith" may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with "Ann Smith" 8, "Bob Lee" 0

    Scenario: gra.10.a an open hand turns down the wrong card when it knocks at last
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... Ts
          stock: 20
          to play: North
          open: North
        North draws 5d, knocks with 5d for 5
        North takes back 5d
        North knocks with Kd for 5
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And gra.10.a is cited on line 11
