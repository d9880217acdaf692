Feature: The games of the event, and who has the last word

  Rule: gra.f.a singles are games of 200 points

    # 190 + 13 = 203.
    Scenario: gra.f.a 203 points win
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
      When it is ruled on under gra
      Then the target is 200
      And North has won the game
      And gra.f.a is cited
      And the sheet adds nothing

    Scenario: gra.f.a 193 points do not
      Given the log
        """
        players: North, South
        score: North 180, South 85
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
      When it is ruled on under gra
      Then the target is 200
      And the game goes on
      And gra.f.a is not cited

    # 187 + 13 = 200.
    Scenario: gra.f.a 200 points exactly win
      Given the log
        """
        players: North, South
        score: North 187, South 85
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
      When it is ruled on under gra
      Then North has won the game
      And P46 read as b would change it

    Scenario: gra.f.a P46 read as b: 200 points exactly are not enough
      Given the log
        """
        players: North, South
        score: North 187, South 85
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
      When it is ruled on under gra with P46 read as b
      Then the score of the game is North 200, South 85
      And the game goes on

    Scenario: gra.f.a the log tells of one hand and no game
      Given the log
        """
        players: North, South
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
      When it is ruled on under gra
      Then the log tells of no game
      And gra.f.a is not cited

    Scenario: gra.f.a the score before the hand is not in the log
      Given the log
        """
        players: North, South
        game: 2
        hand: 3
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
      When it is ruled on under gra
      Then the score of the game is not known
      And gra.f.a is not cited

  Rule: gra.f.b singles finals are games of 250 and 300 points

    Scenario: gra.f.b 203 points do not win a game to 250
      Given the log
        """
        players: North, South
        target: 250
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
      When it is ruled on under gra
      Then the target is 250
      And the game goes on
      And gra.f.b is cited
      And gra.f.a is not cited

    # 290 + 13 = 303.
    Scenario: gra.f.b 303 points win a game to 300
      Given the log
        """
        players: North, South
        target: 300
        score: North 290, South 85
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
      When it is ruled on under gra
      Then the target is 300
      And North has won the game
      And gra.f.b is cited

    # 140 + 13 = 153.
    Scenario: gra.f.b a target that the text does not know is the event's own
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
      When it is ruled on under gra
      Then North has won the game
      And gra.f.b is not cited
      And gra.f.a is not cited

  Rule: gra.f.c consolation games are to 200 points, their finals to 250

    # 240 + 13 = 253.
    Scenario: gra.f.c the finals of the consolation
      Given the log
        """
        players: North, South
        event: Consolation, finals
        target: 250
        score: North 240, South 85
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
      When it is ruled on under gra
      Then North has won the game
      And gra.f.c is cited
      And gra.f.b is not cited

    Scenario: gra.f.c the consolation before its finals
      Given the log
        """
        players: North, South
        event: Consolation
        score: North 180, South 85
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
      When it is ruled on under gra
      Then the target is 200
      And the game goes on
      And gra.f.c is cited

    Scenario: gra.f.c another event
      Given the log
        """
        players: North, South
        event: Spring Open
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
      When it is ruled on under gra
      Then gra.f.c is not cited
      And gra.f.a is cited

  Rule: gra.f.f a decision of the rules committee is final, beside that of the director

    Scenario: gra.f.f unethical play: both are named, and neither is put first
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        South plays unethically
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.f.f is cited on line 10
      And gra.0.a is cited on line 10
      And gra.f.e names what the director may do

    Scenario: gra.f.f a delay is the director's alone
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        South delays
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.f.f is not cited
