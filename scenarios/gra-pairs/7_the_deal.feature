Feature: The deal to two pairs

  Eleven cards to the opponents of the dealing side, ten to itself; the knock card from a centre deck.

  Rule: gra-pairs.7.a the opponents of the dealing side get eleven cards

    Scenario: gra-pairs.7.a eleven cards and a first discard
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then the outcome is knock
      And the points are Ann 33, Cy 0
      And gra-pairs.7.a is cited
      And gra.8.a is not cited
      And gra.8.c is not cited
      And nothing is irregular

    Scenario: gra-pairs.7.a eleven cards are right until the first discard
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy has 11 cards
        """
      When it is ruled on under gra-pairs
      Then the outcome is in_play
      And nothing is irregular
      And Cy is next to discard

    Scenario: gra-pairs.7.a ten cards are found before the first discard
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac
        Cy has 10 cards
        """
      When it is ruled on under gra-pairs
      Then the outcome is new_deal
      And gra.8.a is cited

    Scenario: gra-pairs.7.a the dealing side has eleven
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Ann has 11 cards
        """
      When it is ruled on under gra-pairs
      Then the outcome is new_deal
      And gra-pairs.7.a is an irregularity on line 6
      And gra.8.a is cited

    Scenario: gra-pairs.7.a the dealing side is found with eleven after a play
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann has 11 cards
        """
      When it is ruled on under gra-pairs
      Then the outcome is choice
      And Cy may choose under gra.8.c

    Scenario: gra-pairs.7.a nobody says who deals
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then the points are Ann 33, Cy 0
      And gra-pairs.7.a is cited
      And nothing is irregular

    Scenario: gra-pairs.7.a the cards are not known
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: ?
        deal Cy: ?
        Cy discards Qs
        """
      When it is ruled on under gra-pairs
      Then the outcome is in_play
      And Ann is next to play
      And nothing is irregular
      And the stock holds 31 cards

    Scenario: gra-pairs.7.a ten cards each and an upcard are dealt as in singles
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac
        upcard: 7d
        Cy passes
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.7.a is not cited
      And Ann is next to play

  Rule: gra-pairs.7.b the first play from eleven cards

    Scenario: gra-pairs.7.b a gin at once
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        """
      When it is ruled on under gra-pairs
      Then the outcome is gin
      And the points are Bob 0, Dee 92
      And gra-pairs.7.b is cited
      And P74 read as b would change it

    Scenario: gra-pairs.7.b a discard comes first
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        """
      When it is ruled on under gra-pairs with P74 read as b
      Then the outcome is in_play
      And no points are scored yet
      And something is irregular on line 8
      And Bob is next to play
      And the text is silent on P74

    Scenario: gra-pairs.7.b a knock after a draw is not the first play
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs with P74 read as b
      Then the outcome is knock
      And it did not consult P74

    Scenario: gra-pairs.7.b a knock announced before the first discard
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy calls knock
        """
      When it is ruled on under gra-pairs with P74 read as b
      Then the outcome is in_play
      And something is irregular on line 8

  Rule: gra-pairs.7.b the knock card is from a centre deck

    Scenario: gra-pairs.7.b the same card is in a hand
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7c
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then the outcome is knock
      And the points are Ann 33, Cy 0
      And gra-pairs.7.b is cited
      And no gap is named
      And it did not consult P48

    Scenario: gra-pairs.7.b nobody has gone down
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.7.b is not cited
      And the stock holds 31 cards

    Scenario: gra-pairs.7.b there is no upcard to refuse
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy passes
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.7.b is an irregularity on line 8

    Scenario: gra-pairs.7.b there is no upcard to take
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy takes 7d
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.7.b is an irregularity on line 8
      And a gap is named on line 8

    Scenario: gra-pairs.7.b the knock card is not in the log
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then the outcome is needs_facts
      And it asks for the upcard of this hand
      And gra-pairs.7.b is not cited

    Scenario: gra-pairs.7.b a card written as the upcard is the knock card
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        pair: Ann, Cy
        upcard: 7d
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then the outcome is knock
      And the points are Ann 33, Cy 0
      And nothing is irregular

  Rule: gra-pairs.7.b the lines of a choice belong to the hand in which it arose

    Scenario: gra-pairs.7.b an improper knock in the first of two hands
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 5d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        """
      When it is ruled on under gra-pairs
      Then hand 1 comes out as in_play
      And hand 2 comes out as gin with Bob 0, Dee 92
      And there is no net yet
      And gra.9.a is cited

    Scenario: gra-pairs.7.b two hands written as they were played
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        pair: Ann, Cy
        Cy discards Qs
        pair: Bob, Dee
        Bob draws 2c, discards Ks
        pair: Ann, Cy
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then the log has 2 hands
      And hand 1 comes out as knock with Ann 33, Cy 0
      And hand 2 comes out as in_play
      And there is no net yet
      And no gap is named
