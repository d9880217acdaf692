Feature: Partners at one pace

  Both hands of a team keep level; who has a discard to think about says so.

  Rule: gra-fr-pairs.9.a both hands of a team keep level

    Scenario: gra-fr-pairs.9.a a delay
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Ann delays
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.9.a is an irregularity on line 8

    Scenario: gra-fr-pairs.9.a no delay
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.9.a is not cited
      And nothing is irregular

  Rule: gra-fr-pairs.9.a a problem with a discard

    Scenario: gra-fr-pairs.9.a hold it
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy says hold it
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And nothing is irregular
      And Cy is next to discard

    Scenario: gra-fr-pairs.9.a nobody has said it, and the opponent makes his partner wait
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Ann makes Bob wait
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And nothing is irregular

    Scenario: gra-fr-pairs.9.a it has been said already
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy says hold it
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Ann makes Bob wait
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And nothing is irregular

    Scenario: gra-fr-pairs.9.a a player of the other team is told to wait
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Ann makes Dee wait
        """
      When it is ruled on under gra-fr-pairs
      Then something is irregular on line 11
      And what no article says is taken from gra-pairs
