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
