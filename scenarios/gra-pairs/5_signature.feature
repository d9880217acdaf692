Feature: The signature of a team

  One member signs.

  Rule: gra-pairs.5.a one member of each team signs

    Scenario: gra-pairs.5.a nobody of one team has signed
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
        Cy signs
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.5.a is cited
      And Red has the duty: signs the sheet
      And the score is not accepted yet
      And P40 read as d would change it

    Scenario: gra-pairs.5.a one of each has signed
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
        Cy signs
        Bob signs
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.5.a is cited
      And nobody has a duty
      And the score is accepted

    Scenario: gra-pairs.5.a the winning team's signature is enough
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
        Cy signs
        """
      When it is ruled on under gra-pairs with P40 read as d
      Then the score is accepted

    Scenario: gra-pairs.5.a the losing team's is not
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
        Ann signs
        """
      When it is ruled on under gra-pairs with P40 read as d
      Then the score is not accepted yet
      And Blue has the duty: signs the sheet

    Scenario: gra-pairs.5.a every player of the game signs
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
        Cy signs
        Bob signs
        """
      When it is ruled on under gra-pairs with P40 read as a
      Then the score is not accepted yet
      And Red has the duty: signs the sheet
      And Blue has the duty: signs the sheet

    Scenario: gra-pairs.5.a every player signs each hand
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
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        Cy signs
        Bob signs
        Ann signs
        """
      When it is ruled on under gra-pairs with P40 read as b
      Then gra-pairs.5.a is not cited

    Scenario: gra-pairs.5.a the game is not over and the log tells of no sheet
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
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.5.a is not cited
      And nobody has a duty
