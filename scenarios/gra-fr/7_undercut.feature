Feature: A knocker's count equal to or above the opponent's

  Rule: gra-fr.7.a undercut: the difference and 25 points to the opponent

    # 8 - 7 + 25 = 26.
    Scenario: gra-fr.7.a South holds seven against a knock with eight
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad Ah 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 26
      And gra-fr.7.a is cited
      And the basis of gra-fr.7.a is text
      And gra-fr.6.a is cited
      And gra-fr.11.c is not cited
      And nobody has a choice
      And the next dealer is North
      And P04 read as c would change it
      And P22 read as b would change it
      And no other reading would change it

    # Equal counts are in the text: 0 + 25.
    Scenario: gra-fr.7.a South holds eight, as many as the knocker
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad Ah 6s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 25
      And gra-fr.7.a is cited
      And P17 read as b would change it
      And P17 read as c would change it

    Scenario: gra-fr.7.a P17 read as b: equal counts score nothing
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad Ah 6s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr with P17 read as b
      Then the outcome is no_score
      And the points are North 0, South 0

    Scenario: gra-fr.7.a P17 read as c: equal counts are a knock worth nothing
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad Ah 6s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr with P17 read as c
      Then the outcome is knock
      And the points are North 0, South 0

    # 1 + 3 + 5 = 9; 9 - 8 = 1.
    Scenario: gra-fr.7.a South holds nine, one more than the knocker
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh Ad 3h 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 1, South 0
      And gra-fr.7.a is not cited
      And what no article says is taken from gra
      And the next dealer is South

    Scenario: gra-fr.7.a gin is never undercut, though South holds nothing either
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 5h 5s
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is gin
      And the points are North 25, South 0
      And gra-fr.7.a is not cited
      And gra-fr.8.a is cited

    # 6 + 9 + 5 = 20; six and nine go on the runs: 5 against 5.
    Scenario: gra-fr.7.a South comes to the knocker's count by laying off
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 5
        """
      When it is ruled on under gra-fr
      Then the outcome is undercut
      And the points are North 0, South 25
      And gra-fr.7.a is cited
      And South's count is 5
      And P60 read as b would change it
      And P21 read as b would change it

    # 20 - 5 = 15.
    Scenario: gra-fr.7.a P60 read as b: South laid nothing off
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 5
        """
      When it is ruled on under gra-fr with P60 read as b
      Then the outcome is knock
      And the points are North 15, South 0
      And gra-fr.7.a is not cited

    Scenario: gra-fr.7.a P21 read as b: there are no lay-offs
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 5s
          hand South: 2d 2h 2s 9h Th Jh Qh 6c 9c 5d
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 5
        """
      When it is ruled on under gra-fr with P21 read as b
      Then the outcome is knock
      And the points are North 15, South 0
      And gra-fr.7.a is not cited

    Scenario: gra-fr.7.a three of the cards of South are not known
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: 2d 2h 2s 9h Th Jh Qh ? ? ?
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        """
      When it is ruled on under gra-fr
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And no points are scored yet
      And gra-fr.7.a is not cited
