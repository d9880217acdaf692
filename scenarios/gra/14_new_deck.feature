Feature: A new deck of cards

  Rule: gra.14.a each player may ask for a new deck once

    Scenario: gra.14.a North asks for a new deck between two hands
      Given the log
        """
        players: North, South
        game: 1
        hand: 2
        North asks for a new deck
        """
      When it is ruled on under gra
      Then gra.14.a is cited on line 4
      And gra.14.a is no irregularity
      And gra.14.b is not cited

    Scenario: gra.14.a North and South each ask once
      Given the log
        """
        players: North, South
        game: 1
        hand: 1
        North asks for a new deck
        hand: 2
        South asks for a new deck
        """
      When it is ruled on under gra
      Then gra.14.a is cited on line 6
      And gra.14.a is no irregularity

    Scenario: gra.14.a North asks a second time in the match
      Given the log
        """
        players: North, South
        game: 1
        hand: 1
        North asks for a new deck
        game: 2
        hand: 1
        North asks for a new deck
        """
      When it is ruled on under gra
      Then gra.14.a is cited on line 4
      And gra.14.a is an irregularity on line 7
      And gra.14.b is not cited

    Scenario: gra.14.a nobody asks, the deck is only shuffled
      Given the log
        """
        players: North, South
        game: 1
        hand: 2
        North shuffles
        """
      When it is ruled on under gra
      Then gra.14.a is not cited
      And gra.14.b is not cited

  Rule: gra.14.b the deck that was changed does not come back

    Scenario: gra.14.b North brings the old deck back
      Given the log
        """
        players: North, South
        game: 1
        hand: 1
        South asks for a new deck
        hand: 2
        North brings back the old deck
        """
      When it is ruled on under gra
      Then gra.14.b is cited on line 6
      And the basis of gra.14.b is text

    Scenario: gra.14.b South asks for a new deck and gets it
      Given the log
        """
        players: North, South
        game: 1
        hand: 2
        South asks for a new deck
        """
      When it is ruled on under gra
      Then gra.14.b is not cited
      And gra.14.a is cited on line 4
