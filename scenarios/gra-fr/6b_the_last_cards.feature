Feature: The last cards: two are left in the stock

  The text speaks of the 50th card itself: either player may use it for his hand, or it is discarded before a
  knock. What the other may do is read as in gra (P19, P75).

  Rule: gra-fr.6.b the 50th card is drawn and two are left: the last action, for either player

    # 21 - 8 = 13.
    Scenario: gra-fr.6.b North turns over the 50th card and knocks
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.6.b is cited on line 10
      And the basis of gra-fr.6.b is text
      And gra-fr.6.a is cited on line 10
      And gra-fr.11.a is not cited
      And nobody has a choice
      And the next dealer is South

    # 21 + 25 = 46.
    Scenario: gra-fr.6.b North uses the 50th card in his hand and goes gin
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
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 46, South 0
      And gra-fr.6.b is cited
      And gra-fr.8.a is cited

    Scenario: gra-fr.6.b three cards are left, and play goes on
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.6.b is not cited
      And South is next to play
      And the stock holds 3 cards
      And nobody has a duty
      And no other reading would change it

    Scenario: gra-fr.6.b North has discarded the 50th card, and South may still take it
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.6.b is cited
      And South is next to play
      And the stock holds 2 cards
      And nobody has a duty
      And nobody has a choice
      And P19 read as c would change it
      And no other reading would change it

    # Twos, 9-J of hearts, fives; 6 left. 9 - 6 = 3.
    Scenario: gra-fr.6.b South takes the discarded 50th card and knocks
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 0, South 3
      And gra-fr.6.b is cited on line 10
      And gra-fr.6.a is cited on line 11
      And gra-fr.16.a is not cited
      And North's count is 9
      And South's count is 6
      And the next dealer is North
      And P19 read as c would change it

    # North keeps the king: 10 - 6 = 4.
    Scenario: gra-fr.6.b South takes the last discard, though it is not the 50th card, and knocks
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 0, South 4
      And gra-fr.6.b is cited
      And P19 read as b would change it
      And P19 read as c would change it

    Scenario: gra-fr.6.b P19 read as b: only the 50th card itself may be used, as this text has it
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
      When it is ruled on under gra-fr with P19 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra-fr.6.b is cited
      And gra-fr.6.a is not cited
      And nobody has a choice

    Scenario: gra-fr.6.b P19 read as b: what lies on the pile is not the 50th card, and the hand is over
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
      When it is ruled on under gra-fr with P19 read as b
      Then the outcome is no_score
      And the points are North 0, South 0

    Scenario: gra-fr.6.b P19 read as b: what lies on the pile is the 50th card
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
      When it is ruled on under gra-fr with P19 read as b
      Then the outcome is knock
      And the points are North 0, South 3

    Scenario: gra-fr.6.b P19 read as b: nobody wrote down whether North drew the five he discarded
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
      When it is ruled on under gra-fr with P19 read as b
      Then the outcome is needs_facts
      And it asks for which card was the 50th
      And no points are scored yet

    Scenario: gra-fr.6.b nobody wrote down whether North drew the five he discarded, and it does not matter
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 0, South 3
      And it asks nothing
      And gra-fr.6.b is cited

    Scenario: gra-fr.6.b P19 read as c: the 50th card is nobody's but its drawer's
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
      When it is ruled on under gra-fr with P19 read as c
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra-fr.6.b is cited

    Scenario: gra-fr.6.b neither player knocks: nothing is scored, and the same player deals again
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
      When it is ruled on under gra-fr
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra-fr.6.b is cited on line 10
      And the text is silent on P20
      And what no article says is taken from classic
      And the next dealer is South
      And nobody has a choice
      And nobody has a duty
      And no other reading would change it

    Scenario: gra-fr.6.b P20 read as b: neither player knocks, and the deal passes
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
      When it is ruled on under gra-fr with P20 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And the next dealer is North

    Scenario: gra-fr.6.b South has taken the last discard and has to knock with it
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.6.b is cited
      And South has the duty: knocks or goes gin, or the hand scores nothing
      And South is next to discard
      And it consulted P75

    Scenario: gra-fr.6.b P75 read as b: South may improve his hand with the last discard
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
      When it is ruled on under gra-fr with P75 read as b
      Then the outcome is in_play
      And gra-fr.6.b is cited
      And nobody has a duty
      And South is next to discard

    Scenario: gra-fr.6.b South takes the last discard and does not knock
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
      When it is ruled on under gra-fr
      Then the outcome is no_score
      And the points are North 0, South 0
      And the text is silent on P20
      And something is irregular on line 11
      And the next dealer is South
      And nobody has a duty

    Scenario: gra-fr.6.b P75 read as b: South takes the last discard and does not knock, as he may
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
      When it is ruled on under gra-fr with P75 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And nothing is irregular
      And the next dealer is South

    Scenario: gra-fr.6.b South draws a 51st card: it goes back
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.6.b is cited on line 11
      And something is irregular on line 11
      And South is next to play
      And the stock holds 2 cards
      And P82 read as b would change it
      And gra-fr.10.c is not cited
      And nobody has a choice

    Scenario: gra-fr.6.b P82 read as b: with a 51st card the right to the last discard is gone
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
      When it is ruled on under gra-fr with P82 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra-fr.6.b is cited on line 11

    # Twos, 9-J of hearts, kings and the five: 9 - 5 = 4.
    Scenario: gra-fr.6.b North's knock with the 50th card is irregular, and South has action on his discard
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 0, South 4
      And gra-fr.11.a is cited on line 10
      And gra-fr.6.b is cited on line 10
      And gra-fr.11.c is not cited

    # Under gra a seen card may be refused and buried, and two are left one draw sooner. Here it goes back: 5 - 2 = 3.
    Scenario: gra-fr.6.b a card of the stock is seen near the end: it is shuffled back, and the last two come no sooner
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
        South draws Jd, discards Jd
        North passes
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 11
      And gra-fr.6.b is not cited
      And North is next to play
      And the stock holds 3 cards
      And no other reading would change it

    Scenario: gra-fr.6.b the stock is not counted, and nobody can say whether the pass was the last
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
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for how many cards were left in the stock
      And no points are scored yet
      And gra-fr.6.b is not cited

    Scenario: gra-fr.6.b the stock is not counted, and a knock is a knock whatever is left
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 13, South 0
      And it asks nothing
      And gra-fr.6.b is not cited
