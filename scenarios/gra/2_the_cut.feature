Feature: The cut for a new game, and who deals after it

  Rule: gra.2.a low card deals first and keeps score, ace low

    Scenario: gra.2.a North has the four against a jack, and deals
      Given the log
        """
        players: North, South
        cut: North 4h, South Jc
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        South passes
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.2.a is cited on line 2
      And the basis of gra.2.a is text
      And nothing is irregular
      And North is next to play

    Scenario: gra.2.a an ace is low: South dealt against it, and nothing has been played
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.2.a is cited on line 3
      And something is irregular on line 3
      And the next dealer is North
      And nobody has a choice

    Scenario: gra.2.a the wrong player dealt, and play has begun: the deal stands
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.2.a is cited on line 3
      And something is irregular on line 3
      And South is next to play

    # 21 - 8 = 13.
    Scenario: gra.2.a the wrong player dealt, and the hand is over: it stands and is counted
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.2.a is cited on line 3
      And something is irregular on line 3

    Scenario: gra.2.a the cut alone names the dealer
      Given the log
        """
        players: North, South
        cut: North Kh, South 2c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.2.a is cited on line 2
      And nothing is irregular
      And the next dealer is South

    Scenario: gra.2.a South is about to deal, and North has the low card
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And something is irregular on line 3
      And North has the duty: deals and keeps the score
      And the next dealer is North

    Scenario: gra.2.a nobody wrote the cut down
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.2.a is not cited
      And nothing is irregular

    Scenario: gra.2.a two fours: the players cut again
      Given the log
        """
        players: North, South
        cut: North 4h, South 4c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P01
      And gra.2.a is not cited
      And the cut is made again
      And nothing is irregular

    Scenario: gra.2.a two fours, then a nine against a three
      Given the log
        """
        players: North, South
        cut: North 4h, South 4c
        cut: North 9h, South 3c
        """
      When it is ruled on under gra
      Then the text is silent on P01
      And gra.2.a is cited on line 3
      And the next dealer is South

    Scenario: gra.2.a two fours, and North deals without another cut
      Given the log
        """
        players: North, South
        cut: North 4h, South 4c
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P01
      And gra.2.a is not cited
      And P01 read as b would change it

    # Clubs are the lowest suit, spades the highest.
    Scenario: gra.2.a P01 read as b: suits rank, and the club is the lower
      Given the log
        """
        players: North, South
        cut: North 4h, South 4c
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra with P01 read as b
      Then the outcome is new_deal
      And gra.2.a is cited on line 3
      And the text is silent on P01
      And the next dealer is South

    # 190 + 13 = 203.
    Scenario: gra.2.a the game is won, and the next begins with a cut
      Given the log
        """
        players: North, South
        score: North 190, South 85
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
      When it is ruled on under gra
      Then the points are North 13, South 0
      And North has won the game
      And a new game begins with a cut by gra.2.a

    # 180 + 13 = 193.
    Scenario: gra.2.a the game is not won: the loser of the hand deals the next
      Given the log
        """
        players: North, South
        score: North 180, South 85
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
      When it is ruled on under gra
      Then the game goes on
      And the next dealer is South
      And it consulted P03

    Scenario: gra.2.a P03 read as b: the winner deals
      Given the log
        """
        players: North, South
        score: North 180, South 85
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
      When it is ruled on under gra with P03 read as b
      Then the next dealer is North

    # South dealt this hand.
    Scenario: gra.2.a P03 read as c: the deal alternates
      Given the log
        """
        players: North, South
        score: North 180, South 85
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
      Then the next dealer is North

    Scenario: gra.2.a a dead hand: the same dealer again
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards Kd
        South passes
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And the next dealer is South
      And it consulted P20

    Scenario: gra.2.a P20 read as b: after a dead hand the deal passes
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws Kd, discards Kd
        South passes
        """
      When it is ruled on under gra with P20 read as b
      Then the outcome is no_score
      And the next dealer is North

    Scenario: gra.2.a a new deal: the same dealer again
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c Ac
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And the next dealer is South
      And it consulted P51

    Scenario: gra.2.a P51 read as b: the deal passes with a new deal
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c Ac
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra with P51 read as b
      Then the outcome is new_deal
      And the next dealer is North

    # South lost and deals, so North speaks first of the upcard.
    Scenario: gra.2.a in the second hand nobody names the dealer: the loser of the first deals
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
        North draws Kd, knocks with Kd for 8
        hand: 2
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And North is next to play
      And nothing is irregular

    Scenario: gra.2.a P03 read as b: in the second hand the winner of the first deals
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
        North draws Kd, knocks with Kd for 8
        hand: 2
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra with P03 read as b
      Then South is next to play

    Scenario: gra.2.a the winner deals the second hand: no article forbids it
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
        North draws Kd, knocks with Kd for 8
        hand: 2
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P03
      And nothing is irregular
      And South is next to play

    Scenario: gra.2.a the wrong player dealt a hand that is void for its pack: the next deal is the right player's
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        deck: 51 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And the next dealer is North
      And the text is silent on P85

  Rule: gra.2.b each player counts the cards before play

    Scenario: gra.2.b eleven cards are found before anybody has played
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c Ac
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North has 11 cards
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.2.b is cited on line 6
      And gra.2.b is no irregularity
      And gra.8.a is cited

    Scenario: gra.2.b eleven cards are found when both have played
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks Kc
          discards: ... 4s
          stock: 14
          to play: North
          plays: 6
        South has 11 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.2.b is not cited
      And gra.8.c is cited

    Scenario: gra.2.b ten cards each
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then gra.2.b is not cited
      And nothing is irregular
