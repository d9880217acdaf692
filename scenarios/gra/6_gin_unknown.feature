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
