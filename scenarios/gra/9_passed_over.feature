Feature: An open hand that could come under the limit and keeps the wrong card

  Rule: gra.9.b an open hand that comes under the limit must knock

    # North's melds are 6h-8h, three nines and 2s-4s. With 5d drawn he can turn down 8s and keep 5, under 7. South holds
    # 67 and can lay nothing off: 67 - 5 = 62.
    Scenario: gra.9.b North draws what brings him under and discards it again
      Given the log
        """
        players: North, South
        knock card: 7s
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
          hand South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
          stock: 20
          to play: North
          open: North
        North draws 5d, discards 5d
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 62, South 0
      And gra.9.b is an irregularity on line 9

    # A queen helps nothing: with it or without it he keeps eight.
    Scenario: gra.9.b North draws what brings him nowhere
      Given the log
        """
        players: North, South
        knock card: 7s
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
          hand South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
          stock: 20
          to play: North
          open: North
        North draws Qd, discards Qd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is not cited
      And North plays with an open hand

    Scenario: gra.9.b P64 read as b: the knock is owed at the next turn
      Given the log
        """
        players: North, South
        knock card: 7s
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
          hand South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
          stock: 20
          to play: North
          open: North
        North draws 5d, discards 5d
        """
      When it is ruled on under gra with P64 read as b
      Then the outcome is in_play
      And gra.9.b is an irregularity on line 9
      And North has the duty: knocks in his next turn

    # The nine makes 6h-9h: left are 9c 9d 9s, 2s-4s and 5d.
    Scenario: gra.9.b the discard would bring North under the limit, and he draws from the stock
      Given the log
        """
        players: North, South
        knock card: 7s
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4d 8d
          hand South: Qc Jd Ts 8c 7d 5c 4c 2c Ah 4s Kc
          stock: 20
          to discard: South
          open: North
        South discards 4s
        North draws Kh, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.9.b is an irregularity on line 10
      And it consulted P09
