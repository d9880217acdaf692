Feature: Counts while the other hand is played

  Who may give them, who may ask, and when they are owed.

  Rule: gra-fr-pairs.10.a counts given and asked for

    Scenario: gra-fr-pairs.10.a the loser gives the count when the hand is over
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        Bob gives the count 67
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And hand 1 comes out as gin with Bob 0, Dee 92
      And nothing is irregular
      And it did not consult P50

    Scenario: gra-fr-pairs.10.a a count while the hand is in play
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Bob gives the count 67
        """
      When it is ruled on under gra-fr-pairs
      Then something is irregular on line 8
      And what no article says is taken from gra-pairs

    Scenario: gra-fr-pairs.10.a a count after the other hand has gone on
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Bob gives the count 67
        """
      When it is ruled on under gra-fr-pairs
      Then something is irregular on line 15
      And what no article says is taken from gra-pairs

    Scenario: gra-fr-pairs.10.a who still plays may ask at any time
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann asks for the score
        Bob gives the count 67
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And nothing is irregular

    Scenario: gra-fr-pairs.10.a whose hand is over may not
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Dee asks for the count
        """
      When it is ruled on under gra-fr-pairs
      Then something is irregular on line 15
      And what no article says is taken from gra-pairs

  Rule: gra-fr-pairs.10.a a lost hand

    Scenario: gra-fr-pairs.10.a no count is owed while he holds eleven
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
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, discards 8h
        Bob draws 2c
        Bob asks for the count
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And nothing is irregular

    Scenario: gra-fr-pairs.10.a it is once he has ten
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
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, discards 8h
        Bob draws 2c, discards Ks
        Bob asks for the count
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And nothing is irregular

    Scenario: gra-fr-pairs.10.a nobody's hand is over
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
        Dee asks for the count
        """
      When it is ruled on under gra-fr-pairs
      Then nothing is irregular

  Rule: gra-fr-pairs.10.a a wrong count

    Scenario: gra-fr-pairs.10.a a wrong count given while the partner plays is mended by the cards
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        Bob gives the count 57
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs
      Then hand 1 comes out as gin with Bob 0, Dee 92
      And something is irregular on line 11
      And Blue is ahead by 59
      And P50 read as b would change it
      And the text is silent on P50

    Scenario: gra-fr-pairs.10.a a wrong count that was acted on stands
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        Bob gives the count 57
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs with P50 read as b
      Then hand 1 comes out as gin with Bob 0, Dee 82
      And Blue is ahead by 49
      And P50 read as a would change it

    Scenario: gra-fr-pairs.10.a a wrong count once both hands are over is no count to act on
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
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        Bob gives the count 57
        """
      When it is ruled on under gra-fr-pairs
      Then hand 2 comes out as gin with Bob 0, Dee 92
      And it did not consult P50

    Scenario: gra-fr-pairs.10.a a wrong count that is agreed and recorded stands
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Bob, Dee
        deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d Jd
        deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
        Dee discards Jc
        Bob discards Jd
        Dee draws 8h, gins with 8h
        Bob gives the count 57
        agreed count: Bob 57
        recorded count: Bob 57
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs
      Then hand 1 comes out as stands with Bob 0, Dee 82
      And gra-fr.18.a is cited
