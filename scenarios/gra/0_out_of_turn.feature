Feature: A turn that was not one's own

  Rule: gra.0.a what no clause decides is for the director

    Scenario: gra.0.a North plays twice running, and nobody calls it so
      Given the log
        """
        players: North, South
        knock card: 7s
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
          hand South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
          stock: 20
          to play: North
        North draws 5d, discards 5d
        North draws Kd, discards Kd
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.0.a is an irregularity on line 9
      And South is next to play

    Scenario: gra.0.a the players take turns
      Given the log
        """
        players: North, South
        knock card: 7s
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
          hand South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
          stock: 20
          to play: North
        North draws 5d, discards 5d
        South draws Kd, discards Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.0.a is not cited
      And nothing is irregular
