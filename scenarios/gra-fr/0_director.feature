Feature: The director: abusive behaviour, and doubts

  One broad ground, and disqualification. Nothing is printed of decisions that are final and binding, nor of a
  committee.

  Rule: gra-fr.0.a abusive behaviour: disqualification by the director

    Scenario: gra-fr.0.a North delays the game
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North delays
        """
      When it is ruled on under gra-fr
      Then the outcome is discretion
      And no points are scored yet
      And gra-fr.0.a is cited on line 9
      And gra-fr.0.a names what the director may do
      And the basis of gra-fr.0.a is text
      And nobody has a choice
      And North is next to play

    Scenario: gra-fr.0.a South breaches decorum and North is careless with the deck
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North is careless with the deck
        South breaches decorum
        """
      When it is ruled on under gra-fr
      Then the outcome is discretion
      And gra-fr.0.a is cited on line 9
      And gra-fr.0.a is cited on line 10

    Scenario: gra-fr.0.a unethical play: one broad ground, and no committee beside the director
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        South plays unethically
        """
      When it is ruled on under gra-fr
      Then the outcome is discretion
      And gra-fr.0.a is cited on line 9
      And gra-fr.0.a names what the director may do

    Scenario: gra-fr.0.a South breaches decorum after North has knocked: the score is not touched
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North draws Qc, knocks with Kd for 2
        South breaches decorum
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 28, South 0
      And gra-fr.0.a is cited on line 10
      And gra-fr.0.a names what the director may do

    # gra.f.d leaves it to the director; abusive behaviour it is not.
    Scenario: gra-fr.0.a a seat that is not his: this text gives out no seats
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North plays at the wrong seat
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.0.a is not cited
      And North is next to play
      And nobody has a choice

    # gra.12.d does not allow it.
    Scenario: gra-fr.0.a interest in a discard that is only pretended is not in this text
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North pretends interest in Kc
        North draws 9h, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.0.a is not cited
      And gra-fr.15.a is not cited
      And South is next to play

    Scenario: gra-fr.0.a nothing of the hand is known
      Given the log
        """
        players: North, South
        North delays
        """
      When it is ruled on under gra-fr
      Then the outcome is discretion
      And gra-fr.0.a is cited on line 2
      And it asks nothing

  Rule: gra-fr.0.b whoever is in doubt asks the director

    Scenario: gra-fr.0.b North claims another count than the one on the table
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North draws Qc, knocks with Kd for 2
        South claims 20
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 28, South 0
      And gra-fr.0.b is cited on line 10
      And gra-fr.0.b is no irregularity
      And South's count is 30

    Scenario: gra-fr.0.b nobody is in doubt
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Kc
          stock: 20
          to play: North
        North draws Qc, knocks with Kd for 2
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 28, South 0
      And gra-fr.0.b is not cited

    Scenario: gra-fr.0.b a count is claimed, and nobody knows South's cards
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: ?
          discards: ... Kc
          stock: 20
          to play: North
        North draws Qc, knocks with Kd for 2
        South claims 20
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And gra-fr.0.b is cited on line 10
