Feature: The cut of a new game

  The low card deals and keeps the score, for its team.

  Rule: gra-fr-pairs.4.a the low card deals for its team

    Scenario: gra-fr-pairs.4.a the low card
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        cut: Ann 4h, Cy Jc
        """
      When it is ruled on under gra-fr-pairs
      Then the outcome is in_play
      And gra-fr-pairs.4.a is cited on line 3
      And the next dealer is Red
      And nothing is irregular

    Scenario: gra-fr-pairs.4.a the other team has dealt, and nothing was played
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        cut: Ann 4h, Cy Jc
        dealer: Blue
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.4.a is an irregularity on line 4
      And the outcome is new_deal

    Scenario: gra-fr-pairs.4.a the dealer is the one of the low card
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        cut: Ann 4h, Cy Jc
        dealer: Red
        knock card: 7d
        pair: Ann, Cy
        deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c 8d
        deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
        """
      When it is ruled on under gra-fr-pairs
      Then nothing is irregular
      And Cy is next to discard
      And gra-fr-pairs.4.a is cited

    Scenario: gra-fr-pairs.4.a two equal cards
      Given the log
        """
        players: Ann, Bob, Cy, Dee
        teams: Red = Ann Bob, Blue = Cy Dee
        cut: Ann 4h, Cy 4c
        """
      When it is ruled on under gra-fr-pairs
      Then gra-fr-pairs.4.a is not cited
      And the cut is made again
      And the text is silent on P01
