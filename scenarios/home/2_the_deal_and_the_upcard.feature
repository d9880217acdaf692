Feature: Ten cards each, one turned up, the rest the stock

  Rule: home.2.a ten cards each, one at a time

    # What follows on nine is not printed.
    Scenario: home.2.a North holds nine cards: a new deal
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North has 9 cards
        """
      When it is ruled on under home
      Then the outcome is new_deal
      And home.2.a is cited on line 9
      And the text is silent on P71
      And nobody has a choice
      And the next dealer is South
      And P71 read as b would change it

    Scenario: home.2.a P71 read as b: as gra.8.c has it, South may choose
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North has 9 cards
        """
      When it is ruled on under home with P71 read as b
      Then the outcome is choice
      And home.2.a is cited
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal

    Scenario: home.2.a P51 read as b: the new deal is the other player's
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North has 9 cards
        """
      When it is ruled on under home with P51 read as b
      Then the outcome is new_deal
      And the next dealer is North

    # 5 + 6 + 10 = 21; 21 - 8 = 13.
    Scenario: home.2.a South is long at the knock: counted as held
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 13, South 0
      And home.2.a is cited on line 9
      And the text is silent on P71

    # 15 + 10 - 8 = 17.
    Scenario: home.2.a P71 read as b: South is short at the knock, and ten is charged
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home with P71 read as b
      Then the outcome is knock
      And the points are North 17, South 0

    # 15 - 8 = 7.
    Scenario: home.2.a South is short at the knock, and nothing is charged
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 7, South 0
      And P71 read as b would change it

    Scenario: home.2.a ten cards each
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North has 10 cards
        North draws Kd, discards Kd
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.2.a is not cited
      And nothing is irregular

    Scenario: home.2.a nobody counted South's cards
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: ?
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And home.2.a is not cited

  Rule: home.2.b the upcard is the non-dealer's first, then the dealer's, then the non-dealer draws

    Scenario: home.2.b the dealer takes the upcard before the non-dealer has spoken
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        South takes 8d
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.2.b is cited on line 6
      And home.2.b is an irregularity on line 6
      And the basis of home.2.b is text
      And North is next to play
      And the stock holds 31 cards

    Scenario: home.2.b P36 read as b: the taking stands
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        South takes 8d
        """
      When it is ruled on under home with P36 read as b
      Then the outcome is in_play
      And home.2.b is not cited
      And something is irregular on line 6
      And South is next to discard

    Scenario: home.2.b the non-dealer takes it
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North takes 8d, discards Jc
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.2.b is not cited
      And nothing is irregular
      And South is next to play

    Scenario: home.2.b nobody wrote down who dealt
      Given the log
        """
        players: North, South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        South takes 8d
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.2.b is not cited
      And it asks nothing

    Scenario: home.2.b P80 the non-dealer draws before the dealer was asked: the draw stands so far
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        North draws 9d
        """
      When it is ruled on under home
      Then the outcome is in_play
      And the text is silent on P80
      And North is next to discard
      And the stock holds 30 cards

    Scenario: home.2.b P80 the dealer claims the upcard at once
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        North draws 9d
        South takes 8d
        """
      When it is ruled on under home
      Then the outcome is in_play
      And the text is silent on P80
      And South is next to discard
      And the stock holds 31 cards

    Scenario: home.2.b P80 read as b: the card goes back, and the dealer is asked
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        North draws 9d
        """
      When it is ruled on under home with P80 read as b
      Then the outcome is in_play
      And South is next to play
      And the stock holds 31 cards

  Rule: home.2.c one card opens the discard pile, the rest is the stock

    Scenario: home.2.c a card of the stock is turned up
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        South uncovers 9c by mistake
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.2.c is cited on line 9
      And home.2.c is no irregularity
      And what no article says is taken from custom
      And North is next to play
      And nobody has a choice

    Scenario: home.2.c nobody knows which card was turned up
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        South uncovers ?
        """
      When it is ruled on under home
      Then the outcome is in_play
      And home.2.c is cited on line 9
      And it asks nothing

    # Under gra a 3 or a 5 would make the knock improper.
    Scenario: home.2.c the upcard is disputed: it opens the pile and sets no limit
      Given the log
        """
        players: North, South
        dealer: South
        upcard: 3d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        South claims the upcard was 5s
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is knock
      And the points are North 13, South 0
      And home.2.c is cited on line 10
      And home.3.a is cited
      And it asks nothing
      And it did not consult P07

    Scenario: home.2.c the upcard is logged and nobody disputes it
      Given the log
        """
        players: North, South
        dealer: South
        upcard: 3d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under home
      Then the outcome is knock
      And home.2.c is not cited
