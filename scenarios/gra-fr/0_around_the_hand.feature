Feature: What is left to the director, and asking him

  Rule: gra-fr.0.a abusive behaviour may lead to disqualification

    Scenario: gra-fr.0.a North delays twice
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
        North delays
        North draws Kd, discards Kd
        North delays
        """
      When it is ruled on under gra-fr
      Then the outcome is discretion
      And gra-fr.0.a on line 12 lists the incident on line 10
      And gra-fr.0.a names what the director may do

    Scenario: gra-fr.0.a unethical play falls under the one broad ground, and no committee is named
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
        South plays unethically
        """
      When it is ruled on under gra-fr
      Then the outcome is discretion
      And gra-fr.0.a is cited on line 10
      And the basis of gra-fr.0.a is text

    Scenario: gra-fr.0.a feigned interest is not named
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
        North pretends interest in 4s
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.0.a is not cited

  Rule: gra-fr.0.b whoever is in doubt asks the director

    Scenario: gra-fr.0.b North claims another count than the sheet has
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
        North draws Kd, knocks with Kd for 8
        recorded points: North 13
        North claims 5
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And gra-fr.0.b is cited on line 12
      And gra-fr.0.b is no irregularity

    Scenario: gra-fr.0.b nobody claims anything
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
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then gra-fr.0.b is not cited

  Rule: gra-fr.15.a that penalties exist is no licence

    Scenario: gra-fr.15.a a delay on purpose
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
        North delays on purpose
        """
      When it is ruled on under gra-fr
      Then gra-fr.15.a is cited on line 10
      And gra-fr.15.a names what the director may do
      And something is irregular on line 10

    Scenario: gra-fr.15.a a delay that nobody calls deliberate
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
        North delays
        """
      When it is ruled on under gra-fr
      Then gra-fr.15.a is not cited
      And gra-fr.0.a is cited
