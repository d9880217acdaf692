Feature: The game of two teams

  Played to 250; the net of both hands goes to the score.

  Rule: gra-fr-pairs.1.a a game is to 250 points

    Scenario: gra-fr-pairs.1.a 250 is reached
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 200
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
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is gin
      And Blue is ahead by 59
      And the score of the game is Red 100, Blue 259
      And Blue has won the game
      And the target is 250
      And gra-fr-pairs.1.a is cited
      And a new game begins with a cut by gra-fr-pairs.4.a
      And the sheet adds Red 0, Blue 200

    Scenario: gra-fr-pairs.1.a one point is wanting
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 190
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
        """
      When it is ruled on under gra-fr-pairs
      Then the score of the game is Red 100, Blue 249
      And the game goes on
      And gra-fr-pairs.1.a is not cited
      And the next dealer is Red

    Scenario: gra-fr-pairs.1.a exactly 250
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 191
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
        """
      When it is ruled on under gra-fr-pairs
      Then the score of the game is Red 100, Blue 250
      And Blue has won the game
      And P46 read as b would change it

    Scenario: gra-fr-pairs.1.a exactly 250 is not above 250
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 191
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
        """
      When it is ruled on under gra-fr-pairs with P46 read as b
      Then the score of the game is Red 100, Blue 250
      And the game goes on
      And gra-fr-pairs.1.a is not cited

    Scenario: gra-fr-pairs.1.a the event announces another target
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        target: 150
        score: Red 100, Blue 100
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
        """
      When it is ruled on under gra-fr-pairs
      Then Blue has won the game
      And the target is 150
      And gra-fr-pairs.1.a is not cited
      And what no article says is taken from custom

    Scenario: gra-fr-pairs.1.a the score before the hand is not in the log
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 2
        hand: 4
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
        """
      When it is ruled on under gra-fr-pairs
      Then Blue is ahead by 59
      And the score of the game is not known
      And gra-fr-pairs.1.a is not cited

    Scenario: gra-fr-pairs.1.a the winner's points more are no part of a game to 250
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 200
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
        """
      When it is ruled on under gra-fr-pairs with P45 read as b
      Then the score of the game is Red 100, Blue 259
      And Blue has won the game
      And the sheet adds nothing
      And P45 read as a would change it

    Scenario: gra-fr-pairs.1.a the winner's points go by hands, which the log does not have
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 200
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
        """
      When it is ruled on under gra-fr-pairs with P45 read as c
      Then Blue has won the game
      And what the sheet adds is not known

    Scenario: gra-fr-pairs.1.a what is announced for boxes is added, and the log does not say it
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 200
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
        """
      When it is ruled on under gra-fr-pairs with P53 read as b
      Then Blue has won the game
      And what the sheet adds is not known
      And P53 read as a would change it

    Scenario: gra-fr-pairs.1.a boxes, blitzes and spades add nothing where no text speaks of them
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 200
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
        """
      When it is ruled on under gra-fr-pairs
      Then the text is silent on P53
      And what no article says is taken from gra-pairs
      And P53 read as b would change it

  Rule: gra-fr-pairs.2.a the length of the event

    Scenario: gra-fr-pairs.2.a five games
      Given the log
        """
        event: teams
        games: 5
        game 1: Red 255, Blue 190
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is standings
      And gra-fr-pairs.2.a is cited on line 2
      And Red has won 1 and lost 0

    Scenario: gra-fr-pairs.2.a four games are announced
      Given the log
        """
        event: teams
        games: 4
        game 1: Red 255, Blue 190
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is standings
      And gra-fr-pairs.2.a says: the record says 4
      And gra-fr-pairs.2.a is cited on line 2

    Scenario: gra-fr-pairs.2.a the record does not say how long it is
      Given the log
        """
        event: teams
        game 1: Red 255, Blue 190
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is standings
      And Red has won 1 and lost 0
