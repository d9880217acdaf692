Feature: No bonus

  Boxes, blitzes and spades count nothing more.

  Rule: gra-pairs.9.a no bonus

    Scenario: gra-pairs.9.a a spade sets the limit
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7s
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then the points are Ann 33, Cy 0
      And gra-pairs.9.a is cited
      And it did not consult P53

    Scenario: gra-pairs.9.a a diamond does
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
      Then the points are Ann 33, Cy 0
      And gra-pairs.9.a is not cited

    Scenario: gra-pairs.9.a the game is won
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 200
        dealer: Red
        knock card: 7d
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
      Then Blue has won the game
      And the sheet adds nothing
      And gra-pairs.9.a is cited
      And it did not consult P53

    Scenario: gra-pairs.9.a the knock card is not known
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: ?
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then the outcome is needs_facts
      And gra-pairs.9.a is not cited
