Feature: Partners at one pace

  Both hands of a team keep level; who has a discard to think about says so.

  Rule: gra-pairs.10.b both hands of a team keep level

    Scenario: gra-pairs.10.b a delay
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Ann delays
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.10.b is an irregularity on line 8

    Scenario: gra-pairs.10.b no delay
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.10.b is not cited
      And nothing is irregular

  Rule: gra-pairs.10.a a problem with a discard

    Scenario: gra-pairs.10.a hold it
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy says hold it
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.10.a is cited on line 8
      And nothing is irregular
      And Cy is next to discard

    Scenario: gra-pairs.10.a nobody has said it, and the opponent makes his partner wait
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
        Ann makes Bob wait
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.10.a is cited on line 11
      And nothing is irregular

    Scenario: gra-pairs.10.a it has been said already
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy says hold it
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Ann makes Bob wait
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.10.a is cited on line 12
      And nothing is irregular

    Scenario: gra-pairs.10.a a player of the other team is told to wait
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
        Ann makes Dee wait
        """
      When it is ruled on under gra-pairs
      Then something is irregular on line 11
      And gra-pairs.10.a is cited on line 11
