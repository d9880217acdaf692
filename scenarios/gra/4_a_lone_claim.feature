Feature: One player's word about an upcard that nobody wrote down

  Rule: gra.4.e the scorer writes the upcard at once, and both players answer for it

    # North keeps 8s: in order with a nine up, above the limit with a seven.
    Scenario: gra.4.e only North says which card it was
      Given the log
        """
        players: North, South
        upcard: ?
        position:
          hand North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
          hand South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
          stock: 20
        North draws Kd, knocks with Kd for 8
        North claims the upcard was 9h
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the upcard
      And gra.4.d is not cited

    # The deal is logged without its upcard; the stock is known all the same: 52 - 20 - 1, and one card drawn.
    Scenario: gra.4.e the log of a whole deal does not name the upcard, and the sheet does
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9s 2s 3s 4s 8s
        deal South: Qc Jd Ts 8c 7d 5c 4d 2c Ah Kc
        recorded upcard: 7s
        North draws Kd, knocks with Kd for 8
        North claims the upcard was 9h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.4.d is cited
      And gra.9.a is cited
      And the stock holds 30 cards
      And it asks nothing
