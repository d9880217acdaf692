Feature: The opponent of an improper knock may accept it

  Rule: gra.9.d an opponent at or under the limit may accept the knock as proper and score the undercut

    Scenario: gra.9.d South holds eight against a limit of eight
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 9c 9d 2s 3s 4s Kd Qh Tc
        deal South: 4c 5c 6c Jc Jd Ac 2d 5d Kh Ts
        upcard: 8d
        North passes
        South passes
        North draws 8h, discards Qh
        South draws Js, discards Kh
        North draws 3c, discards 3c
        South draws 7c, discards Ts
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.9.a is cited on line 12
      And gra.9.d is cited
      And North's count is 10
      And South may choose under gra.9.d
      And South may accept the knock, which leads to undercut with North 0, South 27
      And South may refuse the knock, which leads to in_play

    Scenario: gra.9.d South holds nine, one too many, and can lay off nothing
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 9c 9d 2s 3s 4s Kd Qh Tc
        deal South: 4c 5c 6c Jc Jd Ac 3d 5d Kh Ts
        upcard: 8d
        North passes
        South passes
        North draws 8h, discards Qh
        South draws Js, discards Kh
        North draws 3c, discards 3c
        South draws 7c, discards Ts
        North draws 9h, knocks with Tc for 10
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.a is cited on line 12
      And gra.9.d is not cited
      And nobody has a choice
      And North plays with an open hand
      And South is next to play
