Feature: A barred card that is given back for a draw

  Rule: gra.13.b the opponent may take the returned card only to knock with it

    Scenario: gra.13.b South takes the nine, thinks better of it and draws
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 5c
        position:
          hand North: 3h 4h 8c 8s Td Jd Kc 6s 2d As
          hand South: 9c 9d 7c 7h Qs 5h 4s 3d 2c Kh Jh
          stock: 20
          to discard: South
        South discards 9c
        North takes 9c, discards 9c
        South takes 9c
        South draws Js, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.13.b is cited on line 11
      And the text is silent on P87
      And gra.8.c is not cited
      And nobody has a choice
      And North is next to play
      And the stock holds 19 cards
