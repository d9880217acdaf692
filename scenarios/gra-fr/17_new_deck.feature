Feature: A new deck

  Rule: gra-fr.17.a each player may ask once; the replaced deck stays out

    Scenario: gra-fr.17.a North asks in two games
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
      When it is ruled on under gra-fr
      Then gra-fr.17.a is an irregularity on line 7
      And nothing is irregular on line 4

    Scenario: gra-fr.17.a North and South ask once each
      Given the log
        """
        players: North, South
        game: 1
        hand: 1
        North asks for a new deck
        hand: 2
        South asks for a new deck
        """
      When it is ruled on under gra-fr
      Then gra-fr.17.a is cited on line 6
      And nothing is irregular

    Scenario: gra-fr.17.a the old deck is brought back
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North brings back the old deck
        """
      When it is ruled on under gra-fr
      Then gra-fr.17.a is an irregularity on line 10
      And North has the duty: takes the old deck out of play again

    Scenario: gra-fr.17.a nobody asks
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        """
      When it is ruled on under gra-fr
      Then gra-fr.17.a is not cited
