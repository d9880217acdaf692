Feature: Seats

  Partners sit side by side, and a team that loses a hand may change seats.

  Rule: gra-fr-pairs.6.a partners sit side by side

    Scenario: gra-fr-pairs.6.a a seat that is not his
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Ann plays at the wrong seat
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.6.a is an irregularity on line 8

    Scenario: gra-fr-pairs.6.a a delay is no matter of seats
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
      Then gra-fr-pairs.6.a is not cited

  Rule: gra-fr-pairs.11.a a team that loses a hand may change seats

    Scenario: gra-fr-pairs.11.a after a lost hand
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
        Red changes seats
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.11.a is cited on line 17
      And gra-fr-pairs.11.a is no irregularity

    Scenario: gra-fr-pairs.11.a a team that lost no hand
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Cy: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Cy discards Jc
        Ann discards Jd
        Cy draws 8h, gins with 8h
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        Blue changes seats
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.11.a is an irregularity on line 17

    Scenario: gra-fr-pairs.11.a while the hand is played
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
        Red changes seats
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.11.a is an irregularity on line 9

    Scenario: gra-fr-pairs.11.a before the next deal
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Cy: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Cy discards Jc
        Ann discards Jd
        Cy draws 8h, gins with 8h
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        hand: 2
        Red changes seats
        knock card: 5d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.11.a is cited on line 18
      And gra-fr-pairs.11.a is no irregularity
      And the log has 3 hands

    Scenario: gra-fr-pairs.11.a before the next deal by the team that won both
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Cy: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Cy discards Jc
        Ann discards Jd
        Cy draws 8h, gins with 8h
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        hand: 2
        Blue changes seats
        knock card: 5d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.11.a is an irregularity on line 18

    Scenario: gra-fr-pairs.11.a the hand before is not in the log
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        hand: 4
        dealer: Red
        knock card: 7d
        Red changes seats
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.11.a is cited
      And gra-fr-pairs.11.a is no irregularity
      And gra-fr-pairs.11.a says: if it has lost a hand
