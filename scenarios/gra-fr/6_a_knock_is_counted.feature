Feature: A knock ends the hand and is counted

  That the lower count scores the difference is not printed in this text, nor are lay-offs; gra fills the gap, and
  the ruling says so.

  Rule: gra-fr.6.a a knock or gin ends the hand

    # 21 - 8 = 13; what was played afterwards does not count.
    Scenario: gra-fr.6.a play went on by mistake after a knock in order
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
        South draws Ah, discards Ah
        North draws 9c
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.6.a is cited on line 10
      And the basis of gra-fr.6.a is text
      And what no article says is taken from gra
      And gra-fr.10.c is not cited
      And gra-fr.4.a is not cited
      And nobody has a choice
      And nobody has a duty
      And the next dealer is South

    Scenario: gra-fr.6.a an irregular knock does not end it
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        South draws Ah, discards Ah
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.6.a is not cited
      And gra-fr.11.a is cited on line 10
      And North plays with an open hand
      And North is next to play
      And the stock holds 12 cards

    Scenario: gra-fr.6.a North never said which card he discarded, and it matters
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
        North knocks
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for the card that North discarded
      And gra-fr.6.a is not cited
      And gra-fr.11.a is not cited
      And no points are scored yet

    Scenario: gra-fr.6.a North never said which card he discarded, and none would do
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: Kd Kh Qs 9s 8c 6s 4h 3d Ac Jd
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws 7c
        North knocks
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And it asks nothing
      And gra-fr.6.a is not cited
      And gra-fr.11.a is cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra-fr.6.a the loser of the hand deals the next
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And gra-fr.6.a is cited
      And the next dealer is South
      And it consulted P03

    Scenario: gra-fr.6.a P03 read as b: the winner deals the next hand
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr with P03 read as b
      Then the outcome is knock
      And the points are North 13, South 0
      And the next dealer is North

    Scenario: gra-fr.6.a P03 read as c: the deal alternates
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
        """
      When it is ruled on under gra-fr with P03 read as c
      Then the outcome is knock
      And the points are North 13, South 0
      And the next dealer is North

    # 6 + 9 + 10 = 25; the six and the nine go on the runs: 10. 10 - 8 = 2.
    Scenario: gra-fr.6.a South's best lay-offs count, though he made none
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 2, South 0
      And what no article says is taken from gra
      And South's count is 10
      And P60 read as b would change it
      And P21 read as b would change it

    # 25 - 9 - 8 = 8.
    Scenario: gra-fr.6.a P60 read as b: only the lay-off that was made counts
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        South lays off 9c on Tc-Qc
        """
      When it is ruled on under gra-fr with P60 read as b
      Then the outcome is knock
      And the points are North 8, South 0

    # 25 - 8 = 17.
    Scenario: gra-fr.6.a P21 read as b: nothing is laid off at all
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr with P21 read as b
      Then the outcome is knock
      And the points are North 17, South 0

    Scenario: gra-fr.6.a P21 read as c: lay-offs on a knock are as they were
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr with P21 read as c
      Then the outcome is knock
      And the points are North 2, South 0

    # 8 + 6 + 10 = 24; on four sevens and 4-6 the eight finds no place. 24 - 7 = 17.
    Scenario: gra-fr.6.a North's seven of clubs may go to the run or to the sevens, and he did not say
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 4c 5c 6c 7c 7d 7h 7s Ad Ah 5s
          hand South: 2d 2h 2s 9h Th Jh Qh 8c 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 17, South 0
      And P61 read as b would change it
      And North's count is 7
      And South's count is 24

    Scenario: gra-fr.6.a P61 read as b: it has to be asked how North laid down his melds
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 4c 5c 6c 7c 7d 7h 7s Ad Ah 5s
          hand South: 2d 2h 2s 9h Th Jh Qh 8c 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra-fr with P61 read as b
      Then the outcome is needs_facts
      And no points are scored yet
      And it asks for the melds as the knocker laid them down

    # 21 - 6 = 15.
    Scenario: gra-fr.6.a North calls eight and holds six: the cards count
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 15, South 0
      And North's count is 6
      And gra-fr.11.a is not cited
      And P62 read as b would change it

    # 21 - 8 = 13.
    Scenario: gra-fr.6.a P62 read as b: a number above the truth binds its caller
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr with P62 read as b
      Then the outcome is knock
      And the points are North 13, South 0

    # 10 + 10 + 1 = 21, and no gin.
    Scenario: gra-fr.6.a queen, king, ace laid down as a run is none
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Qs Ks As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ts
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd: 3c-6c, 7d 7h 7s, Qs Ks As
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.6.a is not cited
      And gra-fr.12.b is cited
      And gra-fr.8.a is cited
      And North's count is 21
      And North plays with an open hand
      And nobody has a choice
      And P24 read as b would change it

    Scenario: gra-fr.6.a P24 read as b: it was laid down as a run, and nobody objected
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Qs Ks As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ts
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd: 3c-6c, 7d 7h 7s, Qs Ks As
        """
      When it is ruled on under gra-fr with P24 read as b
      Then the outcome is gin
      And the points are North 46, South 0
      And gra-fr.12.b is not cited
      And gra-fr.8.a is cited

    Scenario: gra-fr.6.a P24 read as b: South objects
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Qs Ks As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ts
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd: 3c-6c, 7d 7h 7s, Qs Ks As
        South claims 21
        """
      When it is ruled on under gra-fr with P24 read as b
      Then the outcome is in_play
      And gra-fr.12.b is cited
      And North plays with an open hand

    Scenario: gra-fr.6.a nobody looked at South's hand
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: ?
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And no points are scored yet

    Scenario: gra-fr.6.a nobody looked at South's hand, and the count of it is recorded
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: ?
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded count: South 21, North 8
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 13, South 0
      And gra-fr.18.a is cited
      And it asks nothing
