Feature: A score that was recorded is not changed

  Nobody has to agree to it: what is on the sheet stands, and so do its sums (P39). In gra both players agree on
  the count first.

  Rule: gra-fr.18.a once a score is recorded it cannot be changed

    # 21 by the cards; 12 - 8 = 4.
    Scenario: gra-fr.18.a the count is on the sheet and turns out to be wrong
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
        agreed count: South 12, North 8
        recorded count: South 12, North 8
        North claims 21
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 4, South 0
      And gra-fr.18.a is cited on line 12
      And the basis of gra-fr.18.a is text
      And nobody has a choice
      And nobody has a duty
      And it asks nothing
      And the next dealer is South
      And no gap is named

    # Under gra the cards would be counted: 21 - 8 = 13.
    Scenario: gra-fr.18.a the count is recorded, and South never agreed to it
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
        recorded count: South 12, North 8
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 4, South 0
      And gra-fr.18.a is cited on line 11

    # Under gra such a count is not final.
    Scenario: gra-fr.18.a what is on the sheet is not what was agreed
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
        agreed count: South 21, North 8
        recorded count: South 12, North 8
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 4, South 0
      And gra-fr.18.a is cited on line 12
      And nobody has a choice

    # 21 - 8 = 13, by the cards.
    Scenario: gra-fr.18.a the count is agreed and not on the sheet yet
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
        agreed count: South 12, North 8
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.18.a is not cited
      And what no article says is taken from gra
      And South's count is 21

    Scenario: gra-fr.18.a nothing was recorded
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
      Then the outcome is knock
      And the points are North 13, South 0
      And gra-fr.18.a is not cited

    Scenario: gra-fr.18.a neither hand is known any more
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: ?
          hand South: ?
          discards: ... 4s
          stock: 14
          to play: North
        North draws ?, knocks with ? for 8
        recorded points: North 22
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 22, South 0
      And it asks nothing
      And gra-fr.18.a is cited

    Scenario: gra-fr.18.a a count is recorded, and nobody looked at South's hand
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 8s
          hand South: ?
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 8
        recorded count: South 12, North 8
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 4, South 0
      And it asks nothing
      And gra-fr.18.a is cited

    # 21 - 8 = 13 would be right; in gra such a sum is mended until the card is signed.
    Scenario: gra-fr.18.a the scorer subtracted wrongly, and that stands
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
        agreed count: South 21, North 8
        recorded points: North 23
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 23, South 0
      And gra-fr.18.a is cited
      And P39 read as a would change it

    Scenario: gra-fr.18.a P39 read as a: the sum may be mended
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
        agreed count: South 21, North 8
        recorded points: North 23
        """
      When it is ruled on under gra-fr with P39 read as a
      Then the outcome is stands
      And the points are North 13, South 0
      And gra-fr.18.a is cited
      And P39 read as b would change it

    Scenario: gra-fr.18.a P39 read as a: both have signed the card
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
        agreed count: South 21, North 8
        recorded points: North 23
        North signs
        South signs
        """
      When it is ruled on under gra-fr with P39 read as a
      Then the outcome is stands
      And the points are North 23, South 0
      And gra-fr.18.a is cited

    Scenario: gra-fr.18.a the scorer forgot the bonus of an undercut
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
        recorded count: South 7, North 8
        recorded points: South 1
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 0, South 1
      And gra-fr.18.a is cited
      And gra-fr.7.a is not cited
      And P39 read as a would change it

    # 8 - 7 = 1, and 25.
    Scenario: gra-fr.18.a P39 read as a: the bonus may be added
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
        recorded count: South 7, North 8
        recorded points: South 1
        """
      When it is ruled on under gra-fr with P39 read as a
      Then the outcome is stands
      And the points are North 0, South 26

    Scenario: gra-fr.18.a an undercut is on the sheet
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
        recorded count: South 7, North 8
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 0, South 26
      And the next dealer is North

    # 12 + 25 = 37.
    Scenario: gra-fr.18.a a gin is on the sheet
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 6c
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, gins with Kd
        recorded count: South 12, North 0
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 37, South 0

    Scenario: gra-fr.18.a an eleventh card turns up when the score is on the sheet
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
        recorded points: North 4
        South has 11 cards
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 4, South 0
      And gra-fr.18.a is cited
      And gra-fr.10.e is not cited
      And gra-fr.10.c is not cited
      And nobody has a choice
      And nobody has a duty

    # The ten cards of North count 8: 12 - 8 = 4.
    Scenario: gra-fr.18.a only the count of South is on the sheet, and nobody doubts that of the knocker
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
        recorded count: South 12
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 4, South 0
      And gra-fr.18.a is cited on line 11
      And the next dealer is South
      And it asks nothing

    Scenario: gra-fr.18.a only the count of South is on the sheet, and North's cards are not known
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: ?
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws ?, knocks with ? for 8
        recorded count: South 12
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And no points are scored yet
      And gra-fr.18.a is cited on line 11

    Scenario: gra-fr.18.a equal counts are on the sheet
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
        recorded count: South 8, North 8
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 0, South 25
      And gra-fr.18.a is cited
      And P17 read as b would change it
      And P17 read as c would change it

    Scenario: gra-fr.18.a P17 read as b: equal counts are on the sheet, and nobody scores
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
        recorded count: South 8, North 8
        """
      When it is ruled on under gra-fr with P17 read as b
      Then the outcome is stands
      And the points are North 0, South 0
      And gra-fr.18.a is cited

    # That they stay as they are until then is gra.15.b; nothing of it is printed here.
    Scenario: gra-fr.18.a the cards are shuffled before the score is on the sheet
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
        South shuffles
        recorded count: South 21, North 8
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 13, South 0
      And gra-fr.18.a is cited
      And nothing is irregular
      And nobody has a choice

    Scenario: gra-fr.18.a the knock was above the card, and nobody noticed before it was on the sheet
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 14
          to play: North
        North draws Kd, knocks with Kd for 9
        recorded points: North 12
        """
      When it is ruled on under gra-fr
      Then the outcome is stands
      And the points are North 12, South 0
      And gra-fr.18.a is cited
      And no hand is open
      And nobody has a choice
      And nobody has a duty
