Feature: A discard to which the right is lost, and a play that goes back whole

  Rule: gra.12.c nobody starts to draw before the opponent has discarded

    # The king does not enter South's hand: ten cards, and no wrong number.
    Scenario: gra.12.c South draws early, takes the discard too and plays on
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        North discards Kd
        South takes Kd, discards Kh
        """
      When it is ruled on under gra
      Then gra.12.c is cited on line 8
      And the text is silent on P34
      And gra.8.c is not cited
      And nobody has a choice
      And North is next to play

    # The whole play goes back, the discard with the draw: North has ten cards and South is asked about the upcard.
    Scenario: gra.12.c P80 read as b: the non-dealer drew and discarded before the dealer was asked
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
        deal South: 4c 5c 6c 7c Jc Jd Js Ac 2d Qh
        upcard: 8d
        North passes
        North draws 9h, discards Kd
        """
      When it is ruled on under gra with P80 read as b
      Then the outcome is in_play
      And gra.8.c is not cited
      And nobody has a choice
