Feature: The upcard is the non-dealer's first; ten cards each; turns alternate

  Rule: classic.3.b the non-dealer may take the upcard, then the dealer; if both decline, the non-dealer draws

    # Printed here, and silent in gra.
    Scenario: classic.3.b the dealer takes the upcard before the non-dealer has spoken
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        South takes 8d
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.3.b is cited on line 6
      And classic.3.b is an irregularity on line 6
      And the basis of classic.3.b is text
      And it consulted P36
      And North is next to play
      And the stock holds 31 cards
      And nobody has a choice

    Scenario: classic.3.b P36 read as b: the taking stands
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        South takes 8d
        """
      When it is ruled on under classic with P36 read as b
      Then the outcome is in_play
      And classic.3.b is not cited
      And something is irregular on line 6
      And what no article says is taken from custom
      And South is next to discard

    Scenario: classic.3.b play has gone on since the dealer took it too soon: the taking stands
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        South takes 8d, discards Ks
        North draws Kd
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.3.b is not cited
      And something is irregular on line 6
      And North is next to discard
      And the stock holds 30 cards

    Scenario: classic.3.b the dealer may take it once the non-dealer has passed
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        South takes 8d, discards Ks
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.3.b is not cited
      And nothing is irregular
      And North is next to play
      And the stock holds 31 cards

    Scenario: classic.3.b both pass, and the non-dealer draws
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        South passes
        North draws Kd, discards Kd
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.3.b is not cited
      And nothing is irregular
      And South is next to play
      And the stock holds 30 cards
      And it did not consult P80

    Scenario: classic.3.b nobody wrote down who dealt: the taking may have been in order
      Given the log
        """
        players: North, South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc 2h 8s
        deal South: 2d 3d 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        South takes 8d
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.3.b is not cited
      And it asks nothing
      And South is next to discard

    Scenario: classic.3.b P80 the non-dealer draws before the dealer was asked: the draw stands so far
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
      When it is ruled on under classic
      Then the outcome is in_play
      And the text is silent on P80
      And something is irregular on line 7
      And North is next to discard
      And the stock holds 30 cards

    Scenario: classic.3.b P80 the dealer claims the upcard at once, and the draw goes back
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
      When it is ruled on under classic
      Then the outcome is in_play
      And the text is silent on P80
      And South is next to discard
      And the stock holds 31 cards

    Scenario: classic.3.b P80 read as b: the card goes back, and the dealer is asked
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
      When it is ruled on under classic with P80 read as b
      Then the outcome is in_play
      And the text is silent on P80
      And South is next to play
      And the stock holds 31 cards

  Rule: classic.3.c ten cards each, the next opens the discard pile; after the first card turns alternate

    # Ten cards each are printed; what follows on eleven is not, and gra.8.c gives the choice that is missing here.
    Scenario: classic.3.c South holds eleven cards: a new deal
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        South has 11 cards
        """
      When it is ruled on under classic
      Then the outcome is new_deal
      And classic.3.c is cited on line 9
      And the text is silent on P71
      And nobody has a choice
      And the next dealer is South
      And P71 read as b would change it

    Scenario: classic.3.c P71 read as b: as gra.8.c has it, North may choose
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        South has 11 cards
        """
      When it is ruled on under classic with P71 read as b
      Then the outcome is choice
      And classic.3.c is cited
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And what no article says is taken from gra

    Scenario: classic.3.c P51 read as b: the new deal is the other player's
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        South has 11 cards
        """
      When it is ruled on under classic with P51 read as b
      Then the outcome is new_deal
      And the next dealer is North

    # 5 + 10 = 15, and nothing for the missing card; 15 - 8 = 7.
    Scenario: classic.3.c South is short at the knock: counted as held
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
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 7, South 0
      And classic.3.c is cited on line 9
      And the text is silent on P71
      And P71 read as b would change it

    # 15 + 10 - 8 = 17.
    Scenario: classic.3.c P71 read as b: ten for the missing card, as gra.8.d
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
      When it is ruled on under classic with P71 read as b
      Then the outcome is knock
      And the points are North 17, South 0

    # 5 + 6 + 10 + 4 = 25; 25 + 25 = 50.
    Scenario: classic.3.c South is long at the gin: counted as held
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks 4h
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under classic
      Then the outcome is gin
      And the points are North 50, South 0
      And classic.3.c is cited
      And the text is silent on P71

    # 5 + 6 + 10 = 21 are loose already, and one of these is the additional card (P29): 21 + 25 = 46.
    Scenario: classic.3.c P71 read as b: an additional card counts even where it would meld
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh Kh 5d 6h Ks
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under classic with P71 read as b
      Then the outcome is gin
      And the points are North 46, South 0

    Scenario: classic.3.c both are wrong: a new deal under either reading
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks 3h
          discards: ... 4s 8d
          stock: 14
          to play: North
        South has 11 cards
        """
      When it is ruled on under classic
      Then the outcome is new_deal
      And classic.3.c is cited
      And no other reading would change it

    Scenario: classic.3.c ten cards each at the knock
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
        South has 10 cards
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.3.c is not cited
      And it did not consult P71

    Scenario: classic.3.c South's cards were not counted and nobody looked at them
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
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And classic.3.c is not cited

    Scenario: classic.3.c South draws out of turn
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
        South draws Kd out of turn
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.3.c is cited on line 9
      And classic.3.c is no irregularity
      And something is irregular on line 9
      And what no article says is taken from custom
      And nobody has a choice

    Scenario: classic.3.c South draws before North has discarded: his draw stands, and the discard is lost to him
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
        North draws Kd
        South draws 9c before the discard
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.3.c is cited on line 10
      And classic.3.c is an irregularity on line 10
      And the text is silent on P34
      And the discard is barred to South
      And North is next to discard
      And the stock holds 12 cards

    Scenario: classic.3.c P34 read as b: the card goes back and the stock is shuffled
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
        North draws Kd
        South draws 9c before the discard
        """
      When it is ruled on under classic with P34 read as b
      Then the outcome is in_play
      And classic.3.c is cited on line 10
      And the text is silent on P34
      And nothing is barred
      And North is next to discard
      And the stock holds 13 cards

    Scenario: classic.3.c P34 read as c: as a card that South has seen, for which this book has no option
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
        North draws Kd
        South draws 9c before the discard
        North discards Kd
        """
      When it is ruled on under classic with P34 read as c
      Then the outcome is in_play
      And classic.3.c is cited on line 10
      And classic.2.c is cited
      And the text is silent on P34
      And nobody has a choice
      And South is next to play
      And the stock holds 13 cards

    Scenario: classic.3.c North has discarded, and South draws
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
        North draws Kd, discards Kd
        South draws 9c
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.3.c is not cited
      And nothing is irregular
      And South is next to discard

    # Under gra with a 3 or a 5 up the knock with eight would be improper. 21 - 8 = 13.
    Scenario: classic.3.c the upcard is disputed, and the limit does not hang on it
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
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.3.c is cited on line 10
      And classic.3.c is no irregularity
      And classic.5.d is cited
      And it asks nothing
      And it did not consult P07
