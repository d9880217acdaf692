Feature: The two hands of a round

  What both come to for the teams: no text says it.

  Rule: gra-fr-pairs.8.a the team that lost deals the next hand

    Scenario: gra-fr-pairs.8.a the team behind deals
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
        """
      When it is ruled on under gra-fr-pairs
      Then the log has 2 hands
      And hand 1 is Ann against Cy
      And hand 1 comes out as knock with Ann 33, Cy 0
      And hand 2 is Bob against Dee
      And hand 2 comes out as gin with Bob 0, Dee 92
      And the outcome is gin
      And the points are Bob 0, Dee 92
      And the teams have Red 33, Blue 92
      And Blue is ahead by 59
      And gra-fr-pairs.8.a is cited
      And the next dealer is Red
      And the text is silent on P49
      And P49 read as b would change it
      And it did not consult P84

    Scenario: gra-fr-pairs.8.a each hand on its own
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
        """
      When it is ruled on under gra-fr-pairs with P49 read as b
      Then each hand counts on its own
      And the teams have Red 33, Blue 92
      And the next dealer is Red
      And P49 read as a would change it

    Scenario: gra-fr-pairs.8.a each hand is added to the score
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 160
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
      When it is ruled on under gra-fr-pairs with P49 read as b
      Then the score of the game is Red 133, Blue 252
      And Blue has won the game

    Scenario: gra-fr-pairs.8.a the net is added to the score
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        game: 1
        score: Red 100, Blue 160
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
      Then the score of the game is Red 100, Blue 219
      And the game goes on
      And P49 read as b would change it

    Scenario: gra-fr-pairs.8.a nobody has lost points
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
        deal Bob: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        deal Dee: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        Dee discards 8d
        Bob discards Qs
        Dee draws 8h, knocks with 8h
        """
      When it is ruled on under gra-fr-pairs
      Then the teams have Red 33, Blue 33
      And no team is ahead
      And gra-fr-pairs.8.a is not cited
      And the next dealer is Red
      And what no article says is taken from custom

    Scenario: gra-fr-pairs.8.a the second hand is not over
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
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is in_play
      And hand 1 comes out as knock with Ann 33, Cy 0
      And the teams have Red 33, Blue 0
      And there is no net yet
      And gra-fr-pairs.8.a is not cited

    Scenario: gra-fr-pairs.8.a the other team deals the hand after
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
        hand: 2
        dealer: Blue
        knock card: 5d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.8.a is an irregularity on line 18
      And the log has 3 hands

    Scenario: gra-fr-pairs.8.a the team that lost deals the hand after
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
        hand: 2
        dealer: Red
        knock card: 5d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac
        """
      When it is ruled on under gra-fr-pairs
      Then nothing is irregular on line 17
      And nothing is irregular on line 18

    Scenario: gra-fr-pairs.8.a no line names the dealer of the hand after
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
        hand: 2
        knock card: 5d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is in_play
      And Cy is next to discard

  Rule: gra-fr-pairs.8.a one of the two hands does not count

    Scenario: gra-fr-pairs.8.a a hand that is dealt anew leaves the other as it is
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
        Bob has 12 cards
        """
      When it is ruled on under gra-fr-pairs
      Then hand 2 comes out as new_deal
      And the teams have Red 33, Blue 0
      And Red is ahead by 33
      And P84 read as b would change it

    Scenario: gra-fr-pairs.8.a a hand that is dealt anew takes the other with it
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
        Bob has 12 cards
        """
      When it is ruled on under gra-fr-pairs with P84 read as b
      Then the teams have Red 0, Blue 0
      And no team is ahead
      And gra-fr-pairs.8.a is not cited
      And P84 read as a would change it
