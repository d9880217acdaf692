Feature: What the text does not say

  Spades, captains, a missing partner: the other text's answer is named as what it is.

  Rule: gra-fr-pairs.6.a spades, captains, a missing partner

    Scenario: gra-fr-pairs.6.a a spade sets the limit
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7s
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Cy discards Qs
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs
      Then the points are Ann 33, Cy 0
      And the text is silent on P53

    Scenario: gra-fr-pairs.6.a the captains meet
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
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And nothing is irregular

    Scenario: gra-fr-pairs.6.a a captain meets another
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        captains: Ann, Cy
        pair: Ann, Dee
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Dee: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        Dee discards Qs
        Ann knocks with 8d
        """
      When it is ruled on under gra-fr-pairs
      Then something is irregular on line 6
      And what no article says is taken from gra-pairs

    Scenario: gra-fr-pairs.6.a a team of one
      Given the log
        """
        players: Ann, Cy, Dee
        teams: Red = Ann, Blue = Cy Dee
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-fr-pairs
      Then what no article says is taken from gra-pairs
      And nothing is irregular
