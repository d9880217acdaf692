Feature: Who meets whom

  Captain plays captain, and nobody is without a partner.

  Rule: gra-pairs.f.a captain against captain

    Scenario: gra-pairs.f.a the captains meet
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        captains: Ann, Cy
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.f.a is cited on line 6
      And nothing is irregular

    Scenario: gra-pairs.f.a a captain meets another
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        captains: Ann, Cy
        pair: Ann, Dee
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Dee: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Dee discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.f.a is an irregularity on line 6

    Scenario: gra-pairs.f.a the partners of the captains meet
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        captains: Ann, Cy
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.f.a is not cited

    Scenario: gra-pairs.f.a the log names no captains
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Dee
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Dee: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Dee discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.f.a is not cited

  Rule: gra-pairs.f.b a player without a partner

    Scenario: gra-pairs.f.b a team of one
      Given the log
        """
        players: Ann, Cy, Dee
        teams: Red = Ann, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.f.b is cited
      And gra-pairs.f.b is no irregularity

    Scenario: gra-pairs.f.b two teams of two
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
      Then gra-pairs.f.b is not cited

    Scenario: gra-pairs.f.b the log names no teams
      Given the log
        """
        players: Ann, Cy
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.f.b is not cited
      And Cy is next to discard
