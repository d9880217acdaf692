Feature: Ranks, values, and what lies face up

  Rule: classic.2.a the ace is low: A-2-3 is a run, Q-K-A is none

    # Queen 10, king 10, ace 1: 21 unmatched, above ten, so that P13 makes no knock of it.
    Scenario: classic.2.a queen, king, ace is laid down as a run and called gin
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Qd Kd Ad 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, gins with 8s: 3c-6c, 7d 7h 7s, Qd Kd Ad
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And no points are scored yet
      And classic.2.a is cited on line 9
      And classic.2.a is an irregularity on line 9
      And classic.5.c is not cited
      And classic.5.e is cited
      And classic.7.b is cited
      And North plays with an open hand
      And South is next to play
      And nobody has a choice
      And P24 read as b would change it

    # South counts 5 + 6 + 10 + 9 = 30; 30 + 25 = 55.
    Scenario: classic.2.a P24 read as b: queen, king, ace was laid down, and nobody objected
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Qd Kd Ad 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, gins with 8s: 3c-6c, 7d 7h 7s, Qd Kd Ad
        """
      When it is ruled on under classic with P24 read as b
      Then the outcome is gin
      And the points are North 55, South 0
      And classic.5.e is cited
      And classic.7.b is not cited

    Scenario: classic.2.a P24 read as b: South objected before the count was written down
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Qd Kd Ad 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, gins with 8s: 3c-6c, 7d 7h 7s, Qd Kd Ad
        South claims 21
        """
      When it is ruled on under classic with P24 read as b
      Then the outcome is in_play
      And classic.2.a is cited
      And classic.7.b is cited
      And North plays with an open hand

    Scenario: classic.2.a queen, king, ace is laid down at a knock: 21 is above ten
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Qd Kd Ad 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, knocks with 8s for 0: 3c-6c, 7d 7h 7s, Qd Kd Ad
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.2.a is cited on line 9
      And classic.7.b is cited on line 9
      And classic.7.d is not cited
      And North plays with an open hand

    # 10 + 1 + 2 = 13.
    Scenario: classic.2.a king, ace, two is none either
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Kd Ad 2d 8s
          hand South: 2c 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, knocks with 8s for 0: 3c-6c, 7d 7h 7s, Kd Ad 2d
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.2.a is cited
      And classic.7.b is cited

    # 30 - 8 = 22.
    Scenario: classic.2.a ace, two, three is a run
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: Ac 2c 3c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8: Ac-3c, 7d 7h 7s, Tc-Qc
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 22, South 0
      And classic.2.a is not cited
      And classic.5.d is cited
      And nothing is irregular
      And it did not consult P24

    # The third group holds nothing that looks like a meld: it is loose cards, 1 + 2 + 4 = 7. South: 30. 30 - 7 = 23.
    Scenario: classic.2.a an ace, a queen and a king that were called loose are no run that was laid down
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Ad 2h 4h 8s
          hand South: 2d 2c 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, knocks with 8s for 7: 3c-6c, 7d 7h 7s, Ad 2h 4h
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 23, South 0
      And classic.2.a is not cited
      And classic.5.c is not cited
      And nothing is irregular

    # With the jack of diamonds it is gin, with the ace it is not.
    Scenario: classic.2.a whether the tenth card was the ace or the jack nobody wrote down
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Qd Kd ? 8s
          hand South: 2d 2h 2s 9h Th Jh 5d 6h Ks 9d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws 6c, gins with 8s
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And classic.2.a is not cited
      And no points are scored yet

  Rule: classic.2.c hands are hidden, the stock is face down, discards are open; at a knock both hands are shown

    # That the stock lies face down is printed; what follows is not.
    Scenario: classic.2.c a card of the stock is turned up
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.2.c is cited on line 9
      And classic.2.c is no irregularity
      And something is irregular on line 9
      And what no article says is taken from custom
      And North is next to play
      And the stock holds 14 cards
      And nobody has a choice

    Scenario: classic.2.c North sees the next card while drawing: there is no option as in gra.11
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
        North sees 9c
        North discards Kd
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.2.c is cited on line 10
      And nobody has a choice
      And nothing is barred
      And South is next to play

    Scenario: classic.2.c nobody knows which card was turned up
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
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.2.c is cited on line 9
      And it asks nothing

    # 21 - 8 = 13.
    Scenario: classic.2.c South asks to see the hand that knocked
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
        North draws Kd, knocks with Kd for 8
        South asks for the cards to be spread
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.2.c is cited on line 10
      And North has the duty: spreads his cards

    Scenario: classic.2.c South asks to see a hand that is still in play
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
        South asks for the cards to be spread
        """
      When it is ruled on under classic
      Then the outcome is in_play
      And classic.2.c is not cited
      And nobody has a duty
      And North is next to discard

    Scenario: classic.2.c South shows after the knock, as he has to, and nothing more is owed
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
        North draws Kd, knocks with Kd for 8: 3c-5c, 7d 7h 7s, Tc-Qc
        South shows 222, 9h-Qh; loose 5d 6h Ks
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And nobody has a duty
      And nothing is irregular

  Rule: classic.2.d court cards count ten, an ace one, the rest their number

    # 5 + 6 + 10 = 21; 21 - 8 = 13. What a court card counts is printed here: P05 is not asked.
    Scenario: classic.2.d a king is loose
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
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 13, South 0
      And classic.2.d is cited on line 9
      And the basis of classic.2.d is text
      And South's count is 21
      And it did not consult P05

    # 5 + 6 + 9 = 20; 20 - 1 = 19.
    Scenario: classic.2.d only an ace and numbers are loose
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc Ah
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h 9s
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 1
        """
      When it is ruled on under classic
      Then the outcome is knock
      And the points are North 19, South 0
      And classic.2.d is cited on line 9
      And North's count is 1

    # Twos, nine to queen, four to six of diamonds: nothing. 0 + 25.
    Scenario: classic.2.d nothing is loose on either side, and no value matters
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 6c 7d 7h 7s Tc Jc Qc
          hand South: 2d 2h 2s 9h Th Jh Qh 4d 5d 6d
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under classic
      Then the outcome is gin
      And the points are North 25, South 0
      And classic.2.d is not cited

    Scenario: classic.2.d one of South's cards is not known, and with it his count
      Given the log
        """
        players: North, South
        dealer: South
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h ?
          discards: ... 4s 8d
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under classic
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And classic.2.d is not cited
