Feature: What was wrongly discarded at a knock or gin may be taken back

  The logs are those of gra.10.a: with 5d discarded North keeps Kd, ten; with Kd discarded he would keep 5d. This
  text speaks of any wrong discard at a knock or gin, not only of the card turned face down.

  Rule: gra-fr.13.a the player may take the card back and rearrange his hand

    # 13 - 5 = 8.
    Scenario: gra-fr.13.a the wrong card is turned down at a knock that would have been in order
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And no points are scored yet
      And gra-fr.13.a is cited on line 8
      And gra-fr.11.a is not cited
      And North may choose under gra-fr.13.a
      And North may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with North 8, South 0
      And North may leave 5d, which leads to in_play
      And South may not accept the knock
      And no gap is named

    # Any wrong discard at a knock: face up or face down makes no difference here.
    Scenario: gra-fr.13.a the knock was said and the wrong card discarded face up
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.13.a is cited
      And gra-fr.11.a is not cited
      And North may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with North 8, South 0
      And North may leave 5d, which leads to in_play

    Scenario: gra-fr.13.a no knock was said: an ordinary discard stays where it is
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
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And nobody has a choice
      And nobody has a duty
      And no hand is open
      And South is next to play

    Scenario: gra-fr.13.a North leaves the card: article 11 has its turn
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.13.a is cited
      And gra-fr.11.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice
      And South is next to play

    # South: Ac 3d 4d, 8. Left as it is 10 - 8 = 2, and 25; taken back 8 - 5 = 3 for North.
    Scenario: gra-fr.13.a North's choice comes first, South's after it
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.11.c is not cited
      And North may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with North 3, South 0
      And North may leave 5d, which leads to choice
      And once North chooses to leave 5d, South may accept the knock, which leads to undercut with North 0, South 27
      And once North chooses to leave 5d, South may refuse the knock, which leads to in_play

    # 15 in his hand, 6 after lay-offs: under gra the choice would be his next.
    Scenario: gra-fr.13.a with the card left South, who could only get under by lay-offs, may not accept
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js 4h 5h 6d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And North may leave 5d, which leads to in_play
      And once North chooses to leave 5d, nobody has a choice

    Scenario: gra-fr.13.a North takes the card back and goes down again
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.13.a is cited on line 9
      And gra-fr.11.a is not cited
      And what no article says is taken from gra
      And nobody has a choice
      And nobody has a duty
      And North's count is 5
      And no gap is named

    Scenario: gra-fr.13.a North takes the card back and has not gone down again
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.13.a is cited on line 9
      And gra-fr.11.a is not cited
      And North has the duty: goes down again
      And no hand is open
      And North is next to discard
      And nobody has a choice

    Scenario: gra-fr.13.a after taking back, an ordinary discard is the knock he owes
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.13.a is cited
      And P58 read as c would change it

    Scenario: gra-fr.13.a P58 read as c: he may also play on
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
      When it is ruled on under gra-fr with P58 read as c
      Then the outcome is in_play
      And gra-fr.13.a is cited
      And gra-fr.11.a is not cited
      And nobody has a duty
      And no hand is open
      And South is next to play

    Scenario: gra-fr.13.a P58 read as c: with the card in his hand he owes nothing
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
      When it is ruled on under gra-fr with P58 read as c
      Then the outcome is in_play
      And gra-fr.13.a is cited
      And nobody has a duty
      And North is next to discard

    Scenario: gra-fr.13.a South has refused the knock, and the card may still come back
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.13.a is cited on line 10
      And P58 read as b would change it

    Scenario: gra-fr.13.a P58 read as b: South's objection has closed it
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
      When it is ruled on under gra-fr with P58 read as b
      Then the outcome is in_play
      And gra-fr.13.a is cited on line 10
      And gra-fr.11.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra-fr.13.a P58 read as b: an objection ends North's choice
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
      When it is ruled on under gra-fr with P58 read as b
      Then the outcome is in_play
      And gra-fr.11.a is cited
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra-fr.13.a South has shown his hand, and the card may still come back
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.13.a is cited on line 10
      And P15 read as b would change it

    Scenario: gra-fr.13.a P15 read as b: once South has shown his hand it is too late
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
      When it is ruled on under gra-fr with P15 read as b
      Then the outcome is in_play
      And gra-fr.13.a is cited on line 10
      And gra-fr.11.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra-fr.13.a P15 read as b: no choice is left once South has shown his hand
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
      When it is ruled on under gra-fr with P15 read as b
      Then the outcome is in_play
      And gra-fr.11.a is cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra-fr.13.a South has drawn: the card stays where it is
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.13.a is cited on line 10
      And gra-fr.11.a is cited on line 8
      And North plays with an open hand
      And nobody has a choice
      And South is next to discard

    # gra would let it come back until the count is agreed as well.
    Scenario: gra-fr.13.a the score is recorded, and nobody agreed to it: the card stays where it is
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
        recorded points: North 8
        North takes back Ad
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 8, South 0
      And gra-fr.18.a is cited
      And gra-fr.13.a is not cited
      And nobody has a choice

    # 5 kept and 1 possible: nothing is offered, he may see it himself.
    Scenario: gra-fr.13.a a knock in order with a card that was not the best
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 8, South 0
      And gra-fr.13.a is not cited
      And nobody has a choice

    # 13 - 1 = 12.
    Scenario: gra-fr.13.a North sees it himself and takes the card back
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 12, South 0
      And gra-fr.13.a is cited on line 9
      And North's count is 1

    Scenario: gra-fr.13.a no card would have made the knock regular
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.13.a is not cited
      And gra-fr.11.a is cited
      And nobody has a choice

    # With Kd turned down 2s-5s leave nothing: 13 and 25.
    Scenario: gra-fr.13.a the card that makes gin was turned down at a knock
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.13.a is cited on line 8
      And North may take back 5s, which leads to in_play
      And going down again after take back 5s leads to gin with North 38, South 0
      And North may leave 5s, which leads to in_play

    Scenario: gra-fr.13.a P77 read as b: the knock may be mended and does not become gin
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
      When it is ruled on under gra-fr with P77 read as b
      Then the outcome is choice
      And North may take back 5s, which leads to in_play
      And going down again after take back 5s leads to knock with North 13, South 0

    Scenario: gra-fr.13.a the wrong card is turned down at gin
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And gra-fr.13.a is cited on line 8
      And gra-fr.12.b is not cited
      And North may take back 5s, which leads to in_play
      And going down again after take back 5s leads to gin with North 38, South 0
      And North may leave 5s, which leads to in_play

    Scenario: gra-fr.13.a P77 read as b: at gin there is nothing to take back for
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
      When it is ruled on under gra-fr with P77 read as b
      Then the outcome is in_play
      And gra-fr.12.b is cited
      And gra-fr.13.a is not cited
      And North plays with an open hand

    Scenario: gra-fr.13.a at gin the card comes back and North gins
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
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 38, South 0
      And gra-fr.13.a is cited on line 9
      And gra-fr.12.b is not cited
      And no hand is open

    Scenario: gra-fr.13.a P77 read as b: at gin a card that was taken back goes down again
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
      When it is ruled on under gra-fr with P77 read as b
      Then the outcome is in_play
      And gra-fr.13.a is cited on line 9
      And gra-fr.12.b is cited on line 8
      And North plays with an open hand
      And South is next to play

    Scenario: gra-fr.13.a a knock becomes gin with the card taken back
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
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 38, South 0
      And gra-fr.13.a is cited on line 9
      And P77 read as b would change it

    Scenario: gra-fr.13.a P77 read as b: it stays a knock
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
      When it is ruled on under gra-fr with P77 read as b
      Then the outcome is knock
      And the points are North 13, South 0

    Scenario: gra-fr.13.a an ace is up, and the card that makes gin was turned down
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And going down again after take back 5s leads to gin with North 38, South 0
      And P77 read as b would change it

    Scenario: gra-fr.13.a a false gin that no card makes a gin
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.13.a is not cited
      And gra-fr.12.b is cited
      And nobody has a choice

    Scenario: gra-fr.13.a North's cards are not known
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra-fr.13.a is not cited
      And nobody has a choice

    Scenario: gra-fr.13.a one of the eleven cards is not known, and it decides
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s ? 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra-fr.13.a is not cited

    Scenario: gra-fr.13.a the knock card is not known, and it decides whether a card was wrong
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for the upcard
      And nobody has a choice

    Scenario: gra-fr.13.a South says that a card is to be taken back that is not his
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
      When it is ruled on under gra-fr
      Then the outcome is choice
      And North may take back 5d, which leads to in_play
      And North may leave 5d, which leads to in_play
