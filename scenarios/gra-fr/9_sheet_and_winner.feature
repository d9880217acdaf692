Feature: The sheet, and what the winner has more

  Rule: gra-fr.9.a both players sign at the end of each hand

    Scenario: gra-fr.9.a the hand is on the sheet, and South has not signed
      Given the log
        """
        players: North, South
        score: North 120, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded points: North 13
        North signs
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And gra-fr.9.a is cited on line 13
      And the score is not accepted yet
      And South has the duty: signs the sheet
      And North has no duty

    Scenario: gra-fr.9.a both have signed
      Given the log
        """
        players: North, South
        score: North 120, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded points: North 13
        North signs
        South signs
        """
      When it is ruled on under gra-fr
      Then the score is accepted
      And nobody has a duty
      And gra-fr.9.a is no irregularity

    Scenario: gra-fr.9.a the next hand has begun and South has not signed the last
      Given the log
        """
        players: North, South
        hand: 1
        score: North 120, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded points: North 13
        North signs
        hand: 2
        dealer: South
        deal North: 3c 4c 5c 7d 7h 7s Kd Qs 9h 2c
        deal South: 2d 2h 2s 9c Th Jh Qh 5d 6h Ks
        upcard: 8d
        """
      When it is ruled on under gra-fr
      Then gra-fr.9.a is an irregularity on line 14

    Scenario: gra-fr.9.a the log tells of no sheet
      Given the log
        """
        players: North, South
        score: North 120, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the game goes on
      And gra-fr.9.a is not cited
      And nobody has a duty

    Scenario: gra-fr.9.a P40 read as a: at the end of a game only
      Given the log
        """
        players: North, South
        score: North 120, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded points: North 13
        """
      When it is ruled on under gra-fr with P40 read as a
      Then gra-fr.9.a is not cited
      And nobody has a duty

  Rule: gra-fr.9.b the final score and the number of hands are on the sheet

    Scenario: gra-fr.9.b the game is over
      Given the log
        """
        players: North, South
        game: 3
        hand: 7
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then North has won the game
      And gra-fr.9.b is cited

    Scenario: gra-fr.9.b the game is not over
      Given the log
        """
        players: North, South
        game: 3
        hand: 7
        score: North 120, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then gra-fr.9.b is not cited

    Scenario: gra-fr.9.b the score is not in the log
      Given the log
        """
        players: North, South
        game: 3
        hand: 7
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then gra-fr.9.b is not cited
      And the score of the game is not known

  Rule: gra-fr.9.c the winner has 200 points more

    # 190 + 13 = 203; with the 200: 403.
    Scenario: gra-fr.9.c once for the game, and on the sheet only
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        North signs
        South signs
        """
      When it is ruled on under gra-fr
      Then North has won the game
      And the score of the game is North 203, South 85
      And the sheet adds North 200, South 0
      And gra-fr.9.c is cited
      And P45 read as b would change it
      And P45 read as c would change it

    Scenario: gra-fr.9.c P45 read as b: a slip for games to 200, nothing is added
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        North signs
        South signs
        """
      When it is ruled on under gra-fr with P45 read as b
      Then North has won the game
      And the sheet adds nothing
      And gra-fr.9.c is cited

    # 13 + 13 = 26; two hands won: 400.
    Scenario: gra-fr.9.c P45 read as c: 200 for each hand won
      Given the log
        """
        players: North, South
        game: 1
        hand: 1
        target: 20
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        hand: 2
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr with P45 read as c
      Then the score of the game is North 26, South 0
      And North has won the game
      And the sheet adds North 400, South 0

    Scenario: gra-fr.9.c P45 read as c: the hands won before are not in the log
      Given the log
        """
        players: North, South
        game: 3
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        North signs
        South signs
        """
      When it is ruled on under gra-fr with P45 read as c
      Then what the sheet adds is not known

    Scenario: gra-fr.9.c nobody has won yet
      Given the log
        """
        players: North, South
        score: North 120, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the sheet adds nothing
      And gra-fr.9.c is not cited

    Scenario: gra-fr.9.c the target is not printed: 200 is taken from the other text
      Given the log
        """
        players: North, South
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the target is 200
      And the text is silent on P56
      And P56 read as b would change it

    Scenario: gra-fr.9.c P56 read as b: no target, totals only
      Given the log
        """
        players: North, South
        score: North 190, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr with P56 read as b
      Then no target is set
      And the score of the game is North 203, South 85
      And the text is silent on P56
      And gra-fr.9.c is not cited

    Scenario: gra-fr.9.c the event has set a target: nothing is silent about it
      Given the log
        """
        players: North, South
        target: 150
        score: North 140, South 85
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the target is 150
      And North has won the game
      And it did not consult P56
