Feature: A gin is ten matched cards, laid down

  Nine are none, however well they match: the number comes first (gra.8.c, P30).

  Rule: gra.6.f nine matched cards are no gin

    Scenario: gra.6.f nine matched cards are laid down as gin
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s Kh
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws 9s, gins with Kh: 3c-5c, Jd Jh Js, 7s-9s
        """
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.6.f is cited on line 8
      And gra.8.c is cited on line 8
      And gra.6.d is not cited
      And gra.8.d is not cited
      And gra.9.f is not cited
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal
      And North has the duty: face up
      And it consulted P30

    # The same with a tenth card, 6c. South matches nothing: 2 + 2 + 6 + 9 + 10 + 10 + 4 + 10 + 5 + 1 = 59; 59 + 25 = 84.
    Scenario: gra.6.f ten matched cards are gin
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c 6c Jd Jh Js 7s 8s Kh
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws 9s, gins with Kh
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are North 84, South 0
      And gra.6.d is cited
      And gra.6.f is not cited
      And gra.8.c is not cited

    Scenario: gra.6.f nine cards were laid down, and whether there is a tenth nobody wrote down
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws ?, gins with Kh: 3c-5c, Jd Jh Js, 7s-9s
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for North's ten cards
      And gra.6.d is not cited

    Scenario: gra.6.f the cards of the gin are counted when they lie on the table
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws ?, gins with Kh: 3c-5c, Jd Jh Js, 7s-9s
        North has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 8
      And gra.6.d is not cited
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal
      And it asks nothing

    # P30 b sees an improper gin in it: after the correction the hand is played open, and not only what was shown.
    Scenario: gra.6.f P30 read as b: the gin of nine cards is played open once the number is to be put right
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s Kh
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws 9s, gins with Kh
        South chooses correction
        """
      When it is ruled on under gra with P30 read as b
      Then the outcome is in_play
      And gra.6.f is cited
      And North plays with an open hand
      And nobody has a choice

    Scenario: gra.6.f the gin of nine cards, the correction chosen: it was none, and play goes on
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh Js 7s 8s Kh
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws 9s, gins with Kh
        South chooses correction
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.6.f is cited
      And gra.8.c is cited
      And no hand is open
      And North has the duty: draws 1 and does not discard
      And South is next to play
