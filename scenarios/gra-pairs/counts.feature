Feature: Counts while the other hand is played

  Who may give them, who may ask, and when they are owed.

  Rule: gra-pairs.12.a counts given and asked for

    Scenario: gra-pairs.12.a the loser gives the count when the hand is over
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
        Bob gives the count 67
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.12.a is cited on line 9
      And hand 1 comes out as gin with Bob 0, Dee 92
      And nothing is irregular
      And it did not consult P50

    Scenario: gra-pairs.12.a a count while the hand is in play
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Bob gives the count 67
        """
      When it is ruled on under gra-pairs
      Then something is irregular on line 8
      And gra-pairs.12.a is cited on line 8

    Scenario: gra-pairs.12.a a count after the other hand has gone on
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
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Bob gives the count 67
        """
      When it is ruled on under gra-pairs
      Then something is irregular on line 13
      And gra-pairs.12.a is cited on line 13

    Scenario: gra-pairs.12.a who still plays may ask at any time
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
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann asks for the score
        Bob gives the count 67
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.12.a is cited on line 13
      And nothing is irregular

    Scenario: gra-pairs.12.a whose hand is over may not
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
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Dee asks for the count
        """
      When it is ruled on under gra-pairs
      Then something is irregular on line 13
      And gra-pairs.12.a is cited on line 13

  Rule: gra-pairs.11.a a lost hand

    Scenario: gra-pairs.11.a no count is owed while he holds eleven
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
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob draws 2c
        Bob asks for the count
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.11.a is cited on line 15
      And nothing is irregular
      And gra-pairs.11.a says: holds eleven cards

    Scenario: gra-pairs.11.a it is once he has ten
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
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob draws 2c, discards Ks
        Bob asks for the count
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.11.a is cited on line 15
      And nothing is irregular
      And gra-pairs.11.a says: holds ten cards

    Scenario: gra-pairs.11.a nobody's hand is over
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
        Dee asks for the count
        """
      When it is ruled on under gra-pairs
      Then gra-pairs.11.a is not cited
      And nothing is irregular

  Rule: gra-pairs.12.a a wrong count

    Scenario: gra-pairs.12.a a wrong count given while the partner plays is mended by the cards
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
        Bob gives the count 57
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then hand 1 comes out as gin with Bob 0, Dee 92
      And something is irregular on line 9
      And Blue is ahead by 59
      And P50 read as b would change it
      And the text is silent on P50

    Scenario: gra-pairs.12.a a wrong count that was acted on stands
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
        Bob gives the count 57
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs with P50 read as b
      Then hand 1 comes out as gin with Bob 0, Dee 82
      And Blue is ahead by 49
      And P50 read as a would change it

    Scenario: gra-pairs.12.a a wrong count once both hands are over is no count to act on
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
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee gins with Jc
        Bob gives the count 57
        """
      When it is ruled on under gra-pairs
      Then hand 2 comes out as gin with Bob 0, Dee 92
      And it did not consult P50

    Scenario: gra-pairs.12.a a wrong count that is agreed and recorded stands
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
        Bob gives the count 57
        agreed count: Bob 57
        recorded count: Bob 57
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann draws 8d, knocks with 8d
        """
      When it is ruled on under gra-pairs
      Then hand 1 comes out as stands with Bob 0, Dee 82
      And gra.15.a is cited
