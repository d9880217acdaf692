Feature: Partners and each other's hands

  No consulting, no help with rearranging; help with lay-offs is allowed.

  Rule: gra-fr-pairs.10.a no consulting during play

    Scenario: gra-fr-pairs.10.a consulting during play
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
        Ann consults Bob
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.10.a is an irregularity on line 9
      And the outcome is in_play

    Scenario: gra-fr-pairs.10.a consulting when both hands are over
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        captains: Ann, Cy
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann knocks with 8d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        Ann consults Bob
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.10.a is no irregularity
      And the outcome is gin

    Scenario: gra-fr-pairs.10.a the partner's hand is not in the log
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
        Ann consults Bob
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.10.a is an irregularity on line 10

    Scenario: gra-fr-pairs.10.a help with rearranging
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
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Ann helps Bob rearrange
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.10.a is an irregularity on line 13

    Scenario: gra-fr-pairs.10.a help with lay-offs
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
        Dee helps Cy lay off
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.10.a is no irregularity
      And Blue is ahead by 59

    Scenario: gra-fr-pairs.10.a help with lay-offs before anybody has gone down
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
        Dee helps Cy lay off
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.10.a is an irregularity on line 9
