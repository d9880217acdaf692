Feature: A knock ends the hand and is counted

  Rule: gra.6.a a knock or gin ends the hand, and it is counted

    # 21 - 8 = 13; what was played after the knock does not count.
    Scenario: gra.6.a play went on by mistake after a proper knock
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.6.a is cited on line 10
      And gra.6.e is cited on line 10
      And gra.8.c is not cited
      And gra.4.a is not cited
      And nobody has a choice
      And nobody has a duty
      And the next dealer is South

    Scenario: gra.6.a an improper knock does not end the hand
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
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.a is not cited
      And gra.6.e is not cited
      And gra.9.a is cited on line 10
      And North plays with an open hand
      And North is next to play
      And the stock holds 12 cards

    # Without the king he holds 8, without the eight 10.
    Scenario: gra.6.a North never said which card he discarded, and it matters
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the card that North discarded
      And gra.6.a is not cited
      And gra.9.a is not cited
      And no points are scored yet

    # No meld at all; South's 21 is above any limit.
    Scenario: gra.6.a North never said which card he discarded, and none would do
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
      When it is ruled on under gra
      Then the outcome is in_play
      And it asks nothing
      And gra.6.a is not cited
      And gra.9.a is cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra.6.a the dealer of the next hand is the loser
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
      When it is ruled on under gra
      Then the outcome is knock
      And gra.6.a is cited
      And the next dealer is South
      And it consulted P03

    Scenario: gra.6.a P03 read as b: the dealer of the next hand is the winner
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
      When it is ruled on under gra with P03 read as b
      Then the outcome is knock
      And the points are North 13, South 0
      And the next dealer is North

    Scenario: gra.6.a P03 read as c: the deal alternates
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
      When it is ruled on under gra with P03 read as c
      Then the outcome is knock
      And the points are North 13, South 0
      And the next dealer is North

    Scenario: gra.6.a the hand is over, and nobody wrote down who dealt it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And the next dealer is South
      And it asks nothing

    Scenario: gra.6.a the players have names of two words
      Given the log
        """
        players: "Ann North", "Bob South"
        dealer: "Bob South"
        knock card: 8d
        position:
          hand "Ann North": 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand "Bob South": 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: "Ann North"
        "Ann North" draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are "Ann North" 13, "Bob South" 0
      And the next dealer is "Bob South"

    Scenario: gra.6.a the loser of the first hand deals the second, though nobody wrote it down
      Given the log
        """
        players: North, South
        dealer: South
        hand: 1
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          to play: North
        North draws Kd, knocks with Kd for 8
        hand: 2
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
        deal South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.a is cited on line 9
      And South is next to play
      And the stock holds 31 cards

    Scenario: gra.6.a P03 read as b: the winner of the first hand deals the second, and South speaks first
      Given the log
        """
        players: North, South
        dealer: South
        hand: 1
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          to play: North
        North draws Kd, knocks with Kd for 8
        hand: 2
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
        deal South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        South passes
        """
      When it is ruled on under gra with P03 read as b
      Then the outcome is in_play
      And North is next to play

  Rule: gra.6.c a knocker's count equal to or above the opponent's is undercut: the difference and 25

    # 8 - 7 + 25 = 26. Under P22 b North counts 18 and South may accept; under P04 c as well.
    Scenario: gra.6.c South holds seven against a knock with eight
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad Ah 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 26
      And gra.6.c is cited
      And the basis of gra.6.c is text
      And gra.6.a is cited
      And gra.6.e is not cited
      And gra.9.d is not cited
      And nobody has a choice
      And the next dealer is North
      And P04 read as c would change it
      And P22 read as b would change it
      And no other reading would change it

    # 8 - 8 + 25 = 25.
    Scenario: gra.6.c South holds eight, as many as the knocker
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad Ah 6s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 25
      And gra.6.c is cited
      And gra.6.e is not cited
      And P17 read as b would change it
      And P17 read as c would change it
      And the basis of gra.6.c is reading

    Scenario: gra.6.c P17 read as b: equal counts score nothing
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad Ah 6s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra with P17 read as b
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.e is not cited

    Scenario: gra.6.c P17 read as c: equal counts are a knock worth nothing
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad Ah 6s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra with P17 read as c
      Then the outcome is knock
      And the points are North 0, South 0
      And gra.6.e is not cited

    # 1 + 3 + 5 = 9; 9 - 8 = 1.
    Scenario: gra.6.c South holds nine, one more than the knocker
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad 3h 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 1, South 0
      And gra.6.c is not cited
      And gra.6.e is cited
      And the next dealer is South

    # 0 + 25 = 25.
    Scenario: gra.6.c gin is never undercut, though South holds nothing either
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 5h 5s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 25, South 0
      And gra.6.c is not cited
      And gra.6.d is cited

    # 6 + 9 + 5 = 20; the six goes on 3-5 of clubs, the nine on 10-Q of clubs: 5, as many as North.
    Scenario: gra.6.c South comes to the knocker's count by laying off
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 5
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 25
      And gra.6.c is cited
      And South's count is 5
      And P60 read as b would change it
      And P21 read as b would change it

    # 20 - 5 = 15.
    Scenario: gra.6.c P60 read as b: South laid nothing off, and nothing counts as laid off
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 5
        """
      When it is ruled on under gra with P60 read as b
      Then the outcome is knock
      And the points are North 15, South 0
      And gra.6.c is not cited

    Scenario: gra.6.c P60 read as b: South laid off what he could
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 5
        South lays off 6c on 3c-5c, 9c on Tc-Qc
        """
      When it is ruled on under gra with P60 read as b
      Then the outcome is undercut
      And the points are North 0, South 25

    Scenario: gra.6.c three of South's cards are not known, and each count leads elsewhere
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh ? ? ?
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And no points are scored yet
      And gra.6.c is not cited
      And gra.6.e is not cited

  Rule: gra.6.e a knocker's count below the opponent's scores the difference

    # 6 + 9 + 10 = 25; without the six and the nine 10; 10 - 8 = 2.
    Scenario: gra.6.e South's best lay-offs count, though he made none
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 2, South 0
      And gra.6.e is cited
      And South's count is 10
      And P60 read as b would change it
      And P21 read as b would change it

    # 25 - 9 - 8 = 8.
    Scenario: gra.6.e P60 read as b: only the lay-off that was made counts
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
      When it is ruled on under gra with P60 read as b
      Then the outcome is knock
      And the points are North 8, South 0

    # 25 - 8 = 17.
    Scenario: gra.6.e P21 read as b: nothing is laid off at all
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
      When it is ruled on under gra with P21 read as b
      Then the outcome is knock
      And the points are North 17, South 0

    Scenario: gra.6.e P21 read as c: lay-offs on a knock are as they were
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
      When it is ruled on under gra with P21 read as c
      Then the outcome is knock
      And the points are North 2, South 0

    # 4-6 of diamonds and 9-Q of hearts leave the sixes of clubs and spades and the king.
    # The six of clubs goes on 3-5 of clubs: 6 + 10 = 16; the set of sixes would leave 19. 16 - 8 = 8.
    Scenario: gra.6.e South's run is worth more than his set, and the six of clubs goes on the knocker's run
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 6c 6d 6s 9h Th Jh Qh Ks 5d 4d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 8, South 0
      And South's count is 16
      And gra.6.e is cited
      And P60 read as b would change it

    # The sixes and 9-Q of hearts leave 10 + 5 + 4 = 19; the run 4-6 of diamonds leaves 22. 19 - 8 = 11.
    Scenario: gra.6.e P60 read as b: South's own melds and nothing laid off
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 6c 6d 6s 9h Th Jh Qh Ks 5d 4d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra with P60 read as b
      Then the outcome is knock
      And the points are North 11, South 0
      And South's count is 19

    # 8 + 6 + 10 = 24. On 4-7 of clubs South could lay off the eight, on four sevens and 4-6 he cannot. 24 - 7 = 17.
    Scenario: gra.6.e North's seven of clubs may go to the run or to the sevens, and he did not say: the way that leaves South more
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 17, South 0
      And gra.6.e is cited
      And P61 read as b would change it
      And North's count is 7
      And South's count is 24

    Scenario: gra.6.e P61 read as b: it has to be asked how North laid down his melds
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
      When it is ruled on under gra with P61 read as b
      Then the outcome is needs_facts
      And no points are scored yet
      And it asks for the melds as the knocker laid them down

    # South lays off the eight: 6 + 10 = 16; 16 - 7 = 9.
    Scenario: gra.6.e P61 read as b: North laid his melds down, and nothing has to be asked
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
        North draws Kd, knocks with Kd for 7: 4c-7c, 7d 7h 7s
        """
      When it is ruled on under gra with P61 read as b
      Then the outcome is knock
      And the points are North 9, South 0
      And it asks nothing
      And South's count is 16

    # 10 + 6 + 10 = 26; 26 - 7 = 19.
    Scenario: gra.6.e P61 read as b: South can lay off nothing, whichever way the melds go
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 4c 5c 6c 7c 7d 7h 7s Ad Ah 5s
          hand South: 2d 2h 2s 9h Th Jh Qh Kc 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra with P61 read as b
      Then the outcome is knock
      And the points are North 19, South 0
      And it asks nothing

    # 21 - 6 = 15.
    Scenario: gra.6.e North calls eight and holds six: the cards count
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 15, South 0
      And North's count is 6
      And gra.6.e is cited
      And gra.9.a is not cited
      And P62 read as b would change it

    # 21 - 8 = 13.
    Scenario: gra.6.e P62 read as b: a call above the truth binds North to eight
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
      When it is ruled on under gra with P62 read as b
      Then the outcome is knock
      And the points are North 13, South 0

    Scenario: gra.6.e P62 read as b: a call below the truth binds nobody
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
        North draws Kd, knocks with Kd for 6
        """
      When it is ruled on under gra with P62 read as b
      Then the outcome is knock
      And the points are North 13, South 0
      And North's count is 8

    Scenario: gra.6.e P62 read as b: a call above the limit is no count within it, and the cards are
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
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under gra with P62 read as b
      Then the outcome is knock
      And the points are North 15, South 0
      And gra.9.a is not cited

    Scenario: gra.6.e nobody looked at South's hand, and the players agreed on what it counted
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
        agreed count: South 21, North 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.6.e is cited
      And it asks nothing

    Scenario: gra.6.e nobody looked at South's hand
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And gra.6.e is not cited
      And gra.6.c is not cited
      And no points are scored yet

    Scenario: gra.6.e South spread his hand after the knock, and that is all we know of it
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
        South shows 2d 2h 2s, 9h-Qh; loose 5d 6h Ks
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And it asks nothing
