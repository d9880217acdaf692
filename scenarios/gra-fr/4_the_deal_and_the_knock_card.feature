Feature: The deal, the upcard, and the count that may knock

  The logs are those of gra.4. The upcard that counts in a dispute is the one that a player wrote down; nothing is
  printed of a finding by the director that is final, and where play starts is read otherwise (P25).

  Rule: gra-fr.4.a ten cards each, the 21st face up, the rest face down

    Scenario: gra-fr.4.a North was dealt eleven cards, and it is found before anybody has played
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s Kd
        deal South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        North has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And no points are scored yet
      And gra-fr.4.a is cited on line 7
      And the basis of gra-fr.4.a is text
      And gra-fr.10.a is cited on line 7
      And gra-fr.10.c is not cited
      And nobody has a choice
      And the next dealer is South
      And it consulted P51
      And it asks nothing
      And no gap is named

    Scenario: gra-fr.4.a P51 read as b: the deal passes to North
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s Kd
        deal South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        North has 11 cards
        """
      When it is ruled on under gra-fr with P51 read as b
      Then the outcome is new_deal
      And gra-fr.10.a is cited
      And the next dealer is North

    # 10 + 10 + the upcard leave 31 in the stock; one is drawn.
    Scenario: gra-fr.4.a North's eleven cards between his draw and his discard are right
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
        deal South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        South passes
        North draws Kd
        North has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.4.a is not cited
      And gra-fr.10.a is not cited
      And gra-fr.10.c is not cited
      And North is next to discard
      And the stock holds 30 cards
      And no gap is named
      And no other reading would change it

    Scenario: gra-fr.4.a nothing has happened yet but the pass of the non-dealer
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
        deal South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
        upcard: 8d
        North passes
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And South is next to play
      And the stock holds 31 cards
      And gra-fr.4.a is not cited
      And nobody has a duty

    Scenario: gra-fr.4.a South was dealt nine cards that nobody wrote down
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
        deal South: ? ? ? ? ? ? ? ? ?
        upcard: 8d
        South has 9 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is new_deal
      And gra-fr.4.a is cited
      And gra-fr.10.a is cited
      And it asks nothing
      And the next dealer is South

    Scenario: gra-fr.4.a the log deals the eight of spades to both, so that the number of South is not known
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
        deal South: 2d 2h 2s 9h Th Jh Qh 5d 6h 8s
        upcard: 8d
        North passes
        South passes
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And no points are scored yet
      And a gap is named on line 4
      And it asks for South's cards
      And gra-fr.4.a is not cited
      And nobody has a choice

  Rule: gra-fr.4.b the value of that card is the count needed to knock

    # 5 + 6 + 10 = 21; 21 - 8 = 13. The text says the count needed, which could be read as exactly that count (P04).
    Scenario: gra-fr.4.b eight points knock when an eight is up
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
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.4.b is cited on line 10
      And gra-fr.6.a is cited on line 10
      And what no article says is taken from gra
      And gra-fr.4.c is not cited
      And gra-fr.11.a is not cited
      And North's count is 8
      And South's count is 21
      And nobody has a choice
      And the next dealer is South
      And it consulted P04
      And P04 read as c would change it
      And P05 read as b would change it
      And P22 read as b would change it
      And no other reading would change it
      And the basis of gra-fr.4.b is reading
      And no gap is named

    Scenario: gra-fr.4.b nine points are one too many
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ts
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.4.b is cited on line 10
      And gra-fr.11.a is cited on line 10
      And gra-fr.11.c is not cited
      And gra-fr.6.a is not cited
      And North's count is 9
      And nobody has a choice
      And North plays with an open hand
      And South is next to play
      And the stock holds 13 cards
      And no other reading would change it

    # 21 - 9 = 12. What a king counts is not printed in this text.
    Scenario: gra-fr.4.b a king is up and counts ten
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Kd
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Qd, knocks with Qd for 9
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 12, South 0
      And gra-fr.4.b is cited
      And gra-fr.11.a is not cited
      And P05 read as b would change it

    Scenario: gra-fr.4.b P05 read as b: a king is up, and nobody has said what it counts
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Kd
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Qd, knocks with Qd for 9
        """
      When it is ruled on under gra-fr with P05 read as b
      Then the outcome is needs_facts
      And no points are scored yet
      And it asks for what a court card counts
      And gra-fr.11.a is not cited

    Scenario: gra-fr.4.b nobody wrote down the upcard, and eight points may or may not be enough
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And no points are scored yet
      And it asks for the upcard of this hand
      And gra-fr.4.b is not cited
      And gra-fr.11.a is not cited
      And nobody has a choice

    Scenario: gra-fr.4.b nobody wrote down the upcard, and eighteen points are too many whatever it was
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s 9s 8h As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And it asks nothing
      And gra-fr.11.a is cited on line 9
      And gra-fr.4.b is cited
      And gra-fr.4.c is not cited
      And gra-fr.11.c is not cited
      And nobody has a choice
      And North plays with an open hand

    # 21 - 6 = 15.
    Scenario: gra-fr.4.b six points knock when an eight is up
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
        North draws Kd, knocks with Kd for 6
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 15, South 0
      And gra-fr.4.b is cited
      And P04 read as b would change it

    Scenario: gra-fr.4.b P04 read as b: six points do not knock, the count must be eight exactly
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
        North draws Kd, knocks with Kd for 6
        """
      When it is ruled on under gra-fr with P04 read as b
      Then the outcome is in_play
      And gra-fr.11.a is cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra-fr.4.b P04 read as b: eight points are the count exactly
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
      When it is ruled on under gra-fr with P04 read as b
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.11.a is not cited

    Scenario: gra-fr.4.b P04 read as c: eight points do not knock, the count must be under eight
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
      When it is ruled on under gra-fr with P04 read as c
      Then the outcome is in_play
      And gra-fr.11.a is cited
      And nobody has a choice
      And North plays with an open hand

    Scenario: gra-fr.4.b P04 read as c: six points are under eight
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
        North draws Kd, knocks with Kd for 6
        """
      When it is ruled on under gra-fr with P04 read as c
      Then the outcome is knock
      And the points are North 15, South 0
      And gra-fr.11.a is not cited

    # 21 - 3 = 18.
    Scenario: gra-fr.4.b the count is that of the ten cards left after the discard
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 3h
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws 4d, knocks with 4d for 3
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 18, South 0
      And North's count is 3
      And P22 read as b would change it

    # 3 + 4 = 7; 21 - 7 = 14.
    Scenario: gra-fr.4.b P22 read as b: the four that is turned face down counts too
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 3h
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws 4d, knocks with 4d for 3
        """
      When it is ruled on under gra-fr with P22 read as b
      Then the outcome is knock
      And the points are North 14, South 0
      And North's count is 7

  Rule: gra-fr.4.c an ace is up: the hand is played for gin

    Scenario: gra-fr.4.c one point does not knock when an ace is up
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Ah
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ts
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 1
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.4.c is cited on line 10
      And gra-fr.11.a is cited on line 10
      And gra-fr.11.c is not cited
      And North's count is 1
      And North plays with an open hand
      And South is next to play
      And nobody has a choice
      And no other reading would change it

    # 21 - 1 = 20.
    Scenario: gra-fr.4.c one point knocks when a two is up
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 2c
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc As
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 1
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 20, South 0
      And gra-fr.4.b is cited
      And gra-fr.4.c is not cited
      And gra-fr.11.a is not cited

    # 21 + 25 = 46.
    Scenario: gra-fr.4.c gin ends the hand when an ace is up
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Ah
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 46, South 0
      And gra-fr.8.a is cited
      And gra-fr.11.a is not cited
      And gra-fr.12.b is not cited
      And nobody has a choice

    Scenario: gra-fr.4.c a knock with all ten cards in melds is gin, ace or no ace
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Ah
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 46, South 0
      And gra-fr.8.a is cited
      And gra-fr.11.a is not cited
      And gra-fr.4.c is not cited
      And P63 read as b would change it

    Scenario: gra-fr.4.c P63 read as b: a knock at nothing is a knock, and with an ace up no knock is in order
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Ah
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra-fr with P63 read as b
      Then the outcome is in_play
      And gra-fr.4.c is cited
      And gra-fr.11.a is cited
      And gra-fr.8.a is not cited

    Scenario: gra-fr.4.c one of North's cards is not known, and he has gin or no knock at all
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Ah
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc ?
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And no points are scored yet
      And it asks for North's ten cards
      And gra-fr.4.c is not cited
      And gra-fr.11.a is not cited
      And gra-fr.8.a is not cited

    # 6 - 1 + 25 = 30. Before the discard North would count 16 (P22).
    Scenario: gra-fr.4.c South holds one point, what the ace counts, and may accept the knock
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Ah
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6s
          hand South: 2d 2h 2s 9h Th Jh 5d 5h 5s Ad
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 6
        """
      When it is ruled on under gra-fr
      Then the outcome is choice
      And no points are scored yet
      And gra-fr.4.c is cited
      And gra-fr.11.a is cited
      And gra-fr.11.c is cited
      And South may choose under gra-fr.11.c
      And South may accept the knock, which leads to undercut with North 0, South 30
      And South may refuse the knock, which leads to in_play
      And P06 read as b would change it
      And P22 read as b would change it
      And no other reading would change it

    Scenario: gra-fr.4.c P06 read as b: with one point South is above a limit of nothing
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Ah
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6s
          hand South: 2d 2h 2s 9h Th Jh 5d 5h 5s Ad
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 6
        """
      When it is ruled on under gra-fr with P06 read as b
      Then the outcome is in_play
      And gra-fr.4.c is cited
      And gra-fr.11.a is cited
      And gra-fr.11.c is not cited
      And nobody has a choice
      And North plays with an open hand

    # 6 - 0 + 25 = 31.
    Scenario: gra-fr.4.c P06 read as b: South holds nothing at all and may accept
      Given the log
        """
        players: North, South
        dealer: South
        knock card: Ah
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 5h 5s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 6
        """
      When it is ruled on under gra-fr with P06 read as b
      Then the outcome is choice
      And South may accept the knock, which leads to undercut with North 0, South 31

  Rule: gra-fr.4.d the upcard is disputed: the director leans to the card that one of the players wrote down

    Scenario: gra-fr.4.d North says that a nine was up, and South wrote down an eight
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 8d by South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        North claims the upcard was 9d
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.4.d is cited
      And gra-fr.4.e is not cited
      And gra-fr.11.a is cited on line 10
      And North plays with an open hand
      And it consulted P07
      And nobody has a choice
      And it asks nothing

    # 21 - 9 = 12.
    Scenario: gra-fr.4.d North wrote it down, and it is South who errs
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 9d by North
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        South claims the upcard was 8d
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 12, South 0
      And gra-fr.4.d is cited
      And gra-fr.11.a is not cited

    Scenario: gra-fr.4.d what is claimed and what is written agree
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 8d by North
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        South claims the upcard was 8d
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.4.d is not cited
      And gra-fr.4.e is not cited
      And gra-fr.4.b is cited

    Scenario: gra-fr.4.d the upcard is all that is asked
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 8d by South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North claims the upcard was 9d
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And no points are scored yet
      And gra-fr.4.d is cited on line 10
      And gra-fr.4.e is not cited
      And nobody has a choice
      And North is next to play

    # gra leans to whatever is on the sheet; this text to what one of the players wrote. The sheet is kept by a player
    # (gra-fr.2.a).
    Scenario: gra-fr.4.d the card stands on the sheet, and nobody says who wrote it
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        North claims the upcard was 9d
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.4.d is cited
      And gra-fr.4.e is not cited
      And gra-fr.11.a is cited
      And nobody has a choice
      And it asks nothing

    Scenario: gra-fr.4.d each player wrote another card
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 8d by South
        recorded upcard: 9d by North
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for the upcard of this hand
      And gra-fr.11.a is not cited
      And gra-fr.4.d is not cited

    Scenario: gra-fr.4.d each player wrote another card, and eight points are enough under either
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: Td by South
        recorded upcard: 9d by North
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
      And the points are North 13, South 0
      And it asks nothing
      And gra-fr.11.a is not cited

    Scenario: gra-fr.4.d the director has found that what South wrote is wrong
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 8d by South
        finding: upcard 9d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 12, South 0
      And gra-fr.4.d is cited
      And gra-fr.11.a is not cited
      And gra-fr.4.e is not cited
      And P07 read as b would change it
      And the basis of gra-fr.4.d is reading

    Scenario: gra-fr.4.d P07 read as b: what South wrote is final
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 8d by South
        finding: upcard 9d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        """
      When it is ruled on under gra-fr with P07 read as b
      Then the outcome is in_play
      And gra-fr.4.d is cited
      And gra-fr.11.a is cited
      And North plays with an open hand

    # That his finding decides is gra.0.a; this text is silent.
    Scenario: gra-fr.4.d nothing was written down, and the director has found which card it was
      Given the log
        """
        players: North, South
        dealer: South
        finding: upcard 9d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        South claims the upcard was 8d
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 12, South 0
      And what no article says is taken from gra
      And gra-fr.4.d is not cited
      And gra-fr.11.a is not cited

    Scenario: gra-fr.4.d the score is on the sheet before the dispute comes up
      Given the log
        """
        players: North, South
        dealer: South
        recorded upcard: 8d by South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        recorded points: North 12
        South claims the upcard was 8d
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 12, South 0
      And gra-fr.18.a is cited
      And nobody has a choice
      And nobody has a duty
      And no hand is open
      And the next dealer is South
      And gra-fr.4.d is not cited

  Rule: gra-fr.4.e both players note its value

    Scenario: gra-fr.4.e nobody wrote the upcard down, and the players differ
      Given the log
        """
        players: North, South
        dealer: South
        upcard: ?
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        North claims the upcard was 9d
        South claims the upcard was 8d
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And gra-fr.4.e is cited
      And gra-fr.4.d is not cited
      And it asks for the upcard of this hand
      And gra-fr.11.a is not cited
      And nobody has a choice

    Scenario: gra-fr.4.e nobody wrote it down, and the players agree on it
      Given the log
        """
        players: North, South
        dealer: South
        upcard: ?
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        North claims the upcard was 9d
        South claims the upcard was 9d
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 12, South 0
      And gra-fr.4.e is not cited
      And gra-fr.4.d is not cited
      And it asks nothing

    Scenario: gra-fr.4.e nobody wrote it down, and eight points are enough under either card
      Given the log
        """
        players: North, South
        dealer: South
        upcard: ?
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        North claims the upcard was 9d
        South claims the upcard was Td
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.4.e is cited
      And gra-fr.4.d is not cited
      And it asks nothing
      And gra-fr.11.a is not cited

    Scenario: gra-fr.4.e nobody wrote it down, and North has gin: it does not matter
      Given the log
        """
        players: North, South
        dealer: South
        upcard: ?
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        North claims the upcard was 9d
        South claims the upcard was 8d
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 46, South 0
      And it asks nothing
      And gra-fr.12.b is not cited
