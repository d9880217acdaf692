Feature: Gin against cards that nobody has counted yet

  Rule: gra.6.d gin scores the opponent's unmatched count and 25

    Scenario: gra.6.d North's gin is certain, South's count is not
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5s
          hand South: 10 cards
        North draws 9h, gins with Kd
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And gra.6.d is cited on line 6
      And it asks for South's ten cards

    # Nobody wrote down what Ida drew; the cards she spread tell it. Jon counts 10 + 10 + 10 + 8 + 5 + 2 + 2 + 1 + 10 + 4 = 62.
    Scenario: gra.6.d the gin hand was spread after an unknown draw
      Given the log
        """
        players: Ida, Jon
        knock card: 8d
        position:
          hand Ida: 3c 4c 7d 7h 7s 9c 9d 9h 9s Kd
          hand Jon: Qc Jd Ts 8c 5h 2h 2s Ah Kc 4d
          to play: Ida
        Ida draws ?, gins with Kd
        Ida shows 3c-5c, 7dhs, 9cdhs
        """
      When it is ruled on under gra
      Then the outcome is gin
      And the points are Ida 87, Jon 0
      And it asks nothing
