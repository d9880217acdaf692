Feature: Going down before one has drawn

  Rule: gra.9.f what is announced must be gone through with

    # The card stays in North's hand: ten cards are right before a draw, and he has no wrong number.
    Scenario: gra.9.f North knocks in his turn without having drawn: that is no knock yet
      Given the log
        """
        players: North, South
        knock card: 7s
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
          hand South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
          stock: 20
          to play: North
        North knocks with 8s
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P18
      And gra.8.c is not cited
      And nobody has a choice
      And North is next to play

    # The same after a draw is gin: 67 and 25.
    Scenario: gra.9.f North draws first and then knocks with eight of spades
      Given the log
        """
        players: North, South
        knock card: 7s
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
          hand South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
          stock: 20
          to play: North
        North draws 9h, gins with 8s
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 92, South 0
      And the text is silent on P05

    # South is in mid-turn: his eleven cards are right, and nothing is charged for them.
    Scenario: gra.9.f North knocks in South's turn, naming no discard
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: Jc Jd Js 6h 7h 8h 9h Ac 2d 5s
          hand South: 7c Qc 3d 4d 5d 6d Qd 2h Qh Qs
          stock: 20
          to play: South
        South draws 3s
        North knocks for 8
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P18
      And gra.8.e is not cited
      And South is next to discard

    # A log that begins with the knock tells the ten cards as they were laid down: 1 + 2 + 5 = 8 against 9.
    Scenario: gra.9.f the log begins with the knock
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: Jc Jd Js 6h 7h 8h 9h Ac 2d 5s
          hand South: 7c Qc 3d 4d 5d 6d Qd 2h Qh Qs
        North knocks for 8
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 1, South 0

    Scenario: gra.9.f North calls a knock before his draw, and then plays on
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: Jc Jd Js 6h 7h 8h 9h Ac 2d 5s
          hand South: 7c Qc 3d 4d 5d 6d Qd 2h Qh Qs
          stock: 20
          to play: North
        North calls knock
        North draws 6s, discards 6s
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P18
      And nobody has a choice
