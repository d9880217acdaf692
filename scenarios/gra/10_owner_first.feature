Feature: The owner of a wrong card comes before an acceptance of his knock

  Rule: gra.10.a the owner of the card may take it back and rearrange his hand

    # With 5d turned down North keeps Kd, 10, and the limit is 8; with Kd turned down he would keep 5d. South holds
    # 4c-7c, three jacks and Ac 2d 3d, 6. Left: 10 - 6 = 4 and 25. Down again with Kd: 6 - 5 = 1.
    Scenario: gra.10.a South has accepted, and North has not yet said whether the card stays
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 3d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South accepts the knock
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.10.a is cited on line 8
      And North may take back 5d, which leads to in_play
      And going down again after take back 5d leads to knock with North 1, South 0
      And North may leave 5d, which leads to undercut with North 0, South 29

    Scenario: gra.10.a North leaves the card, and the acceptance holds
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 3d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South accepts the knock
        North leaves 5d
        """
      When it is ruled on under gra
      Then the outcome is undercut
      And the points are North 0, South 29
      And gra.9.d is cited on line 8

    Scenario: gra.10.a P58 read as b: the acceptance closes the way back
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
          hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 3d
          discards: ... 3c
          stock: 20
        North draws 9h, knocks with 5d for 5
        South accepts the knock
        """
      When it is ruled on under gra with P58 read as b
      Then the outcome is undercut
      And the points are North 0, South 29
      And gra.10.a is not cited
      And nobody has a choice
