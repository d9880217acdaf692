Feature: The last cards: two are left in the stock

  Rule: gra.6.b the 50th card is the last action; its drawer may use it or turn it over and knock, and the other player has action too

    # 8 against 5 + 6 + 10 = 21.
    Scenario: gra.6.b North turns over the 50th card and knocks
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.6.b is cited on line 10
      And the basis of gra.6.b is text
      And gra.6.a is cited on line 10
      And gra.6.e is cited
      And gra.9.a is not cited
      And nobody has a choice
      And the next dealer is South

    # 21 + 25 = 46.
    Scenario: gra.6.b North uses the 50th card in his hand and goes gin
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 6c, gins with 8s
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 46, South 0
      And gra.6.b is cited
      And gra.6.d is cited

    Scenario: gra.6.b three cards are left, and play goes on
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 4
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.b is not cited
      And South is next to play
      And the stock holds 3 cards
      And nobody has a duty
      And no other reading would change it

    Scenario: gra.6.b North has discarded the 50th card, and South may still take it
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.6.b is cited
      And South is next to play
      And the stock holds 2 cards
      And nobody has a duty
      And nobody has a choice
      And P19 read as c would change it
      And no other reading would change it

    # South: twos, nine to jack of hearts, fives, and the six: 6. North 9: 9 - 6 = 3.
    Scenario: gra.6.b South takes the discarded 50th card and knocks
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 3
      And gra.6.b is cited on line 10
      And gra.6.a is cited on line 11
      And gra.6.e is cited
      And gra.13.b is not cited
      And North's count is 9
      And South's count is 6
      And the next dealer is North
      And P19 read as c would change it

    # North keeps the king: 10 - 6 = 4.
    Scenario: gra.6.b South takes the last discard, though it is not the 50th card, and knocks
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5h
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 4
      And gra.6.b is cited
      And P19 read as b would change it
      And P19 read as c would change it

    Scenario: gra.6.b P19 read as b: South takes a card that is not the 50th
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5h
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra with P19 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited
      And gra.6.a is not cited
      And gra.6.e is not cited
      And nobody has a choice

    Scenario: gra.6.b P19 read as b: what lies on the pile is not the 50th card, and the hand is over
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5h
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards 5h
        """
      When it is ruled on under gra with P19 read as b
      Then the outcome is no_score
      And the points are North 0, South 0

    Scenario: gra.6.b P19 read as b: what lies on the pile is the 50th card, and South knocks with it
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra with P19 read as b
      Then the outcome is knock
      And the points are North 0, South 3

    # North holds 9 either way: 9 - 6 = 3.
    Scenario: gra.6.b nobody wrote down whether North drew the five he discarded, and it does not matter
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc ?
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws, discards 5h
        South takes 5h, knocks with Ks for 6
        North shows 3c-5c, 7d 7h 7s, Tc-Qc; loose 9s
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 3
      And it asks nothing
      And gra.6.b is cited

    Scenario: gra.6.b P19 read as b: nobody wrote down whether North drew the five he discarded
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc ?
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws, discards 5h
        South takes 5h, knocks with Ks for 6
        North shows 3c-5c, 7d 7h 7s, Tc-Qc; loose 9s
        """
      When it is ruled on under gra with P19 read as b
      Then the outcome is needs_facts
      And it asks for which card was the 50th
      And no points are scored yet

    Scenario: gra.6.b P19 read as b: North's ten were known, so that the five he discarded is the card he drew
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra with P19 read as b
      Then the outcome is knock
      And the points are North 0, South 3
      And it asks nothing

    Scenario: gra.6.b P19 read as b: the five was in North's hand before, so that it is not the card he drew
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5h
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws, discards 5h
        South passes
        """
      When it is ruled on under gra with P19 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And it asks nothing

    Scenario: gra.6.b P19 read as c: the 50th card is nobody's but its drawer's
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra with P19 read as c
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited
      And gra.6.e is not cited

    Scenario: gra.6.b P19 read as c: its drawer may knock with it all the same
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra with P19 read as c
      Then the outcome is knock
      And the points are North 13, South 0

    Scenario: gra.6.b neither player knocks: the hand scores nothing, and the same player deals again
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South passes
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited on line 10
      And the text is silent on P20
      And it consulted P20
      And the next dealer is South
      And nobody has a choice
      And nobody has a duty
      And no other reading would change it

    Scenario: gra.6.b P20 read as b: neither player knocks, and the deal passes
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South passes
        """
      When it is ruled on under gra with P20 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And the next dealer is North

    Scenario: gra.6.b nobody knows who dealt the dead hand
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South passes
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And it asks nothing

    Scenario: gra.6.b the hand is over with South's pass, and a knock after it comes too late
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 9d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South passes
        North draws Qd, knocks with Qd for 9
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.e is not cited
      And gra.9.a is not cited

    Scenario: gra.6.b South has taken the last discard and has to knock with it, or the hand is dead
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.b is cited
      And South has the duty: knocks or goes gin, or the hand scores nothing
      And South is next to discard
      And it consulted P75

    Scenario: gra.6.b P75 read as b: South has taken the last discard and may also improve his hand with it
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h
        """
      When it is ruled on under gra with P75 read as b
      Then the outcome is in_play
      And gra.6.b is cited
      And nobody has a duty
      And South is next to discard

    Scenario: gra.6.b South takes the last discard and does not knock
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, discards Ks
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And the text is silent on P20
      And the next dealer is South
      And something is irregular on line 11
      And nobody has a duty

    Scenario: gra.6.b P75 read as b: South takes the last discard and does not knock, as he may
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, discards Ks
        """
      When it is ruled on under gra with P75 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And nothing is irregular
      And the next dealer is South

    Scenario: gra.6.b South draws a 51st card: it goes back, and the last discard is still his to take
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.b is cited on line 11
      And something is irregular on line 11
      And South is next to play
      And the stock holds 2 cards
      And P82 read as b would change it
      And gra.8.c is not cited
      And nobody has a choice

    Scenario: gra.6.b P82 read as b: South draws a 51st card, and with it his right to the last discard is gone
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd
        """
      When it is ruled on under gra with P82 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited on line 11

    # 9 - 6 = 3, as if the 51st card had not been drawn.
    Scenario: gra.6.b South draws a 51st card, puts it back, takes the last discard and knocks
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 3
      And gra.6.b is cited on line 11
      And gra.8.c is not cited
      And P82 read as b would change it

    Scenario: gra.6.b P82 read as b: South draws a 51st card and cannot take the last discard any more
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra with P82 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.e is not cited

    Scenario: gra.6.b South knocks with a 51st card: that is no knock
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 6c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws 5c, knocks with Ks for 6
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.b is cited on line 11
      And gra.6.e is not cited
      And gra.9.a is not cited
      And South is next to play
      And the stock holds 2 cards

    Scenario: gra.6.b a 51st card is drawn and discarded, and nobody noticed until the next turn
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South draws Qd, discards Qd
        North draws 8c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.b is cited on line 11
      And South is next to play
      And the stock holds 2 cards
      And gra.8.c is not cited

    # Five; four after North's draw, three with the nine on the pile, two after South's draw.
    Scenario: gra.6.b a seen card was refused and buried, and two cards are left one draw sooner
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 5
          to play: North
        North draws Kd
        North sees 9d
        North discards Kd
        South refuses the seen card 9d
        South draws Jd, discards Jd
        North passes
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited on line 14
      And gra.11.d is cited
      And P83 read as b would change it

    Scenario: gra.6.b P83 read as b: a seen card was buried, and fifty cards are not out by count
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 5
          to play: North
        North draws Kd
        North sees 9d
        North discards Kd
        South refuses the seen card 9d
        South draws Jd, discards Jd
        North passes
        """
      When it is ruled on under gra with P83 read as b
      Then the outcome is in_play
      And gra.6.b is not cited
      And North is next to play

    Scenario: gra.6.b P83 read as b: the draw after that is the fiftieth by count
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 5
          to play: North
        North draws Kd
        North sees 9d
        North discards Kd
        South refuses the seen card 9d
        South draws Jd, discards Jd
        North draws 8c, discards 8c
        South passes
        """
      When it is ruled on under gra with P83 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited on line 15

    Scenario: gra.6.b the stock is not counted, and nobody can say whether South's pass was the last
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          to play: North
        North draws 5h, discards 5h
        South passes
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for how many cards were left in the stock
      And no points are scored yet
      And gra.6.b is not cited

    Scenario: gra.6.b the stock is not counted, and a knock is a knock whatever is left
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And it asks nothing
      And gra.6.b is not cited

    Scenario: gra.6.b the log begins with two cards in the stock and North's last discard on the pile
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s 5h
          stock: 2
          to play: South
        South takes 5h, knocks with Ks for 6
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 3
      And gra.6.b is cited
      And gra.6.e is cited

    Scenario: gra.6.b the log begins with two cards in the stock, and South draws another
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s 5h
          stock: 2
          to play: South
        South draws Qd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.b is cited on line 10
      And South is next to play
      And the stock holds 2 cards

    Scenario: gra.6.b the log begins when North has the 50th card in his hand
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s 5h
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 2
          to discard: North
        North discards 5h
        South passes
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited

    # South: twos, nine to jack of hearts, kings, and the five: 5. 9 - 5 = 4.
    Scenario: gra.6.b North's knock with the 50th card is improper, and South has action on his discard
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Kh Ks 6h 5d
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, knocks with Kd for 9
        South takes Kd, knocks with 6h for 5
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 4
      And gra.9.a is cited on line 10
      And gra.6.b is cited on line 10
      And gra.6.e is cited
      And gra.9.d is not cited

    Scenario: gra.6.b North's knock with the 50th card is improper, and South has not spoken yet
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Kh Ks 6h 5d
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited
      And gra.9.d is not cited
      And North plays with an open hand
      And South is next to play
      And gra.6.b is cited
      And nobody has a choice

    Scenario: gra.6.b North's knock with the 50th card is improper, and South passes
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Kh Ks 6h 5d
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, knocks with Kd for 9
        South passes
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.9.a is cited
      And nobody has a duty
      And the next dealer is South

    # South keeps a nine, above eight. North holds nine too and may not accept.
    Scenario: gra.6.b South takes the last discard and knocks above the limit: the hand is dead
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Kh Ks 9c 9d
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards Kd
        South takes Kd, knocks with 9d for 9
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.9.a is cited
      And gra.9.d is not cited
      And nobody has a choice
      And nobody has a duty
      And the next dealer is South

    # 9 - 8 + 25 = 26.
    Scenario: gra.6.b South takes the last discard and knocks above the limit, and North may accept
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Kh Ks 9c 9d
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards Kd
        South takes Kd, knocks with 9d for 9
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.9.a is cited
      And gra.9.d is cited
      And North may accept the knock, which leads to undercut with North 26, South 0
      And North may refuse the knock, which leads to no_score with North 0, South 0

    Scenario: gra.6.b North knocked with the 50th card and turned the wrong card face down
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, knocks with 5h for 9
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited
      And North may take back 5h, which leads to in_play
      And North may leave 5h, which leads to in_play
      And gra.6.b is cited

    Scenario: gra.6.b North turned the wrong card face down, and South let the last discard go
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, knocks with 5h for 9
        South passes
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited
      And North may take back 5h, which leads to in_play
      And North may leave 5h, which leads to no_score with North 0, South 0

    # North keeps the five. South: 5 + 5 + 6 + 10 = 26; 26 - 5 = 21.
    Scenario: gra.6.b North takes the wrong card back after South has passed, and knocks with the other
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, knocks with 5h for 9
        South passes
        North takes back 5h
        North knocks with 9s for 5
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 21, South 0
      And gra.10.a is cited
      And gra.6.e is cited

    # With the king turned instead he holds 6.
    Scenario: gra.6.b South turned the wrong card face down at the last knock
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh 5d 5s 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5h, discards 5h
        South takes 5h, knocks with 6h for 10
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited
      And South may take back 6h, which leads to in_play
      And South may leave 6h, which leads to no_score with North 0, South 0
