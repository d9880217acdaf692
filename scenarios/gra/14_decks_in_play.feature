Feature: Decks that are changed, and packs that are not whole

  Rule: gra.14.a each player may ask for a new deck once

    Scenario: gra.14.a South has asked before, and North asks for the first time
      Given the log
        """
        players: North, South
        game: 1
        hand: 1
        South asks for a new deck
        game: 2
        hand: 1
        North asks for a new deck
        """
      When it is ruled on under gra
      Then gra.14.a is cited on line 7
      And gra.14.a is no irregularity

    Scenario: gra.14.a another match has begun, against East: North may ask again
      Given the log
        """
        players: North, South
        game: 1
        hand: 1
        North asks for a new deck
        game: 1
        players: North, East
        hand: 1
        North asks for a new deck
        """
      When it is ruled on under gra
      Then gra.14.a is cited on line 8
      And gra.14.a is no irregularity
      And it consulted P42

    Scenario: gra.14.a P42 read as b: once in the event, whoever the opponent is
      Given the log
        """
        players: North, South
        game: 1
        hand: 1
        North asks for a new deck
        game: 1
        players: North, East
        hand: 1
        North asks for a new deck
        """
      When it is ruled on under gra with P42 read as b
      Then gra.14.a is an irregularity on line 8

    Scenario: gra.14.a North asks in the middle of a hand: the hand is played out
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
        North draws Kd, discards Kd
        North asks for a new deck
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.14.a is cited on line 11
      And gra.14.a is no irregularity
      And South is next to play
      And P81 read as b would change it

    Scenario: gra.14.a P81 read as b: the deck is changed at once and the hand is void
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
        North draws Kd, discards Kd
        North asks for a new deck
        """
      When it is ruled on under gra with P81 read as b
      Then the outcome is new_deal
      And gra.14.a is cited on line 11
      And the next dealer is South

    Scenario: gra.14.a P81 read as b: a hand that is over is not undone
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
        North asks for a new deck
        """
      When it is ruled on under gra with P81 read as b
      Then the outcome is knock
      And the points are North 13, South 0

    Scenario: gra.14.a the pack turns out to have 51 cards: the hand in progress is void
      Given the log
        """
        players: North, South
        dealer: South
        deck: 51 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And the text is silent on P85
      And P85 read as b would change it
      And the next dealer is South

    Scenario: gra.14.a P85 read as b: nothing is undone
      Given the log
        """
        players: North, South
        dealer: South
        deck: 51 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra with P85 read as b
      Then the outcome is in_play
      And the text is silent on P85
      And South is next to play

    Scenario: gra.14.a the pack has 51 cards, and the hand is on the sheet: it stands
      Given the log
        """
        players: North, South
        deck: 51 cards
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        agreed count: South 21, North 8
        recorded points: North 13
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 13, South 0
      And the text is silent on P85

    Scenario: gra.14.a the pack has 51 cards in the second hand: the first stands
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
        deck: 51 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And the score of the game is North 13, South 0

    Scenario: gra.14.a the pack has 52 cards
      Given the log
        """
        players: North, South
        dealer: South
        deck: 52 cards
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on nothing

  Rule: gra.14.b the deck that was changed never comes back

    Scenario: gra.14.b South brings it back in the middle of a hand: it goes out again
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
        South brings back the old deck
        """
      When it is ruled on under gra
      Then gra.14.b is an irregularity on line 10
      And South has the duty: takes the old deck out of play again
