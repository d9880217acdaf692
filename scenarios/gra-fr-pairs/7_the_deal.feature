Feature: The deal to two pairs

  Eleven cards to every player; where the knock card is from, no text says.

  Rule: gra-fr-pairs.7.a eleven cards to each player

    Scenario: gra-fr-pairs.7.a each first play is a discard from eleven
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
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is knock
      And the points are Ann 33, Cy 0
      And gra-fr-pairs.7.a is cited
      And gra-fr.10.a is not cited
      And nothing is irregular

    Scenario: gra-fr-pairs.7.a eleven cards each are right before play
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
      When it is ruled on under gra-fr-pairs
      Then the outcome is in_play
      And nothing is irregular
      And Cy is next to discard

    Scenario: gra-fr-pairs.7.a ten are not
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Ann has 10 cards
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is new_deal
      And gra-fr.10.a is cited

    Scenario: gra-fr-pairs.7.a a player dealt ten draws before he discards
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
      When it is ruled on under gra-fr-pairs
      Then the outcome is knock
      And the points are Ann 33, Cy 0
      And nothing is irregular

    Scenario: gra-fr-pairs.7.a twelve cards are found after the first play
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d 2c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann has 12 cards
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is choice
      And Cy may choose under gra-fr.10.c

    Scenario: gra-fr-pairs.7.a the cards are not known
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
      When it is ruled on under gra-fr-pairs
      Then the outcome is in_play
      And Ann is next to discard
      And nothing is irregular
      And the stock holds 30 cards

    Scenario: gra-fr-pairs.7.a ten cards of a player who has not played are not called too few
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
      When it is ruled on under gra-fr-pairs
      Then the outcome is gin
      And the points are Bob 0, Dee 92
      And gra-fr.10.d is not cited

  Rule: gra-fr-pairs.7.a the first play from eleven cards

    Scenario: gra-fr-pairs.7.a a gin at once
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is gin
      And gra-fr-pairs.7.a is cited
      And P74 read as b would change it

    Scenario: gra-fr-pairs.7.a a discard comes first
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        """
      When it is ruled on under gra-fr-pairs with P74 read as b
      Then the outcome is in_play
      And no points are scored yet
      And something is irregular on line 8
      And Bob is next to discard
      And the text is silent on P74

  Rule: gra-fr-pairs.7.a where the knock card is from

    Scenario: gra-fr-pairs.7.a a centre deck
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
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs
      Then the points are Ann 33, Cy 0
      And the text is silent on P48
      And what no article says is taken from gra-pairs

    Scenario: gra-fr-pairs.7.a the next card of the deck
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
        """
      When it is ruled on under gra-fr-pairs with P48 read as b
      Then the stock holds 29 cards

    Scenario: gra-fr-pairs.7.a a card of a centre deck leaves the stock as it is
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
        """
      When it is ruled on under gra-fr-pairs
      Then the stock holds 30 cards

    Scenario: gra-fr-pairs.7.a a knock under the next card of the deck
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
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs with P48 read as b
      Then the points are Ann 33, Cy 0
      And what no article says is taken from custom
      And the text is silent on P48

    Scenario: gra-fr-pairs.7.a a card of a centre deck may be in a hand too
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7c
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is knock
      And no gap is named
      And P48 read as b would change it

    Scenario: gra-fr-pairs.7.a the next card of the deck cannot be in a hand
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7c
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs with P48 read as b
      Then a gap is named on line 6
      And the outcome is needs_facts

    Scenario: gra-fr-pairs.7.a there is no upcard to refuse
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy passes
        """
      When it is ruled on under gra-fr-pairs
      Then something is irregular on line 8
      And the text is silent on P48

    Scenario: gra-fr-pairs.7.a three cards are left of a deck without the knock card
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: ?
        deal Cy: ?
        Cy discards ?
        Ann discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann passes
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is in_play
      And the stock holds 3 cards
      And gra-fr.6.b is not cited
      And P48 read as b would change it

    Scenario: gra-fr-pairs.7.a two are left of a deck with it
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: ?
        deal Cy: ?
        Cy discards ?
        Ann discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann draws ?, discards ?
        Cy draws ?, discards ?
        Ann passes
        """
      When it is ruled on under gra-fr-pairs with P48 read as b
      Then the outcome is no_score
      And gra-fr.6.b is cited
      And P48 read as a would change it
