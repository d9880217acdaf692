Feature: Who deals

  Rule: classic.3.a the first dealer by lot, then the loser of the hand

    Scenario: classic.3.a the lot falls on North, and North deals
      Given the log
        """
        players: North, South
        cut: North 4h, South Jc
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under classic
      Then classic.3.a is cited on line 2
      And what no article says is taken from custom
      And nothing is irregular

    Scenario: classic.3.a the wrong player deals, and nothing has been played
      Given the log
        """
        players: North, South
        cut: North Ah, South 2c
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under classic
      Then the outcome is new_deal
      And classic.3.a is cited on line 2
      And classic.3.a is no irregularity
      And something is irregular on line 3
      And what no article says is taken from custom
      And the next dealer is North

    Scenario: classic.3.a two fours
      Given the log
        """
        players: North, South
        cut: North 4h, South 4c
        """
      When it is ruled on under classic
      Then the text is silent on P01
      And classic.3.a is not cited

    Scenario: classic.3.a the winner deals the second hand
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
      When it is ruled on under classic
      Then classic.3.a is an irregularity on line 13
      And South is next to play

    Scenario: classic.3.a the loser deals the second hand
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
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under classic
      Then classic.3.a is not cited
      And nothing is irregular

    Scenario: classic.3.a the first hand is not over: who deals the next is not known
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
        North draws Kd, discards Kd
        hand: 2
        dealer: North
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under classic
      Then classic.3.a is not cited

    Scenario: classic.3.a the lot names the dealer, and no article says who keeps the score
      Given the log
        """
        players: North, South
        cut: North 4h, South Jc
        dealer: South
        """
      When it is ruled on under classic
      Then North has the duty: deals
      And something is irregular on line 3
      And what no article says is taken from custom
      And classic.3.a is no irregularity
      And North owes nothing more for classic.3.a
