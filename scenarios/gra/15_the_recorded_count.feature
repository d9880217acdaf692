Feature: A count that is agreed and recorded stands

  Rule: gra.15.a a count that both players agreed on and the scorer recorded stands, right or wrong

    # South's cards count 21; agreed and recorded are 12 - 8 = 4.
    Scenario: gra.15.a the count is on the sheet and turns out to be wrong
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
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 4, South 0
      And gra.15.a is cited on line 12
      And the basis of gra.15.a is text
      And nobody has a choice
      And nobody has a duty
      And it asks nothing
      And the next dealer is South
      And no gap is named

    Scenario: gra.15.a the points were recorded, not the counts
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
        recorded points: North 4
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 4, South 0
      And gra.15.a is cited on line 12

    # 21 - 8 = 13, by the cards.
    Scenario: gra.15.a the count is recorded, and South never agreed to it
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.6.e is cited
      And South's count is 21

    Scenario: gra.15.a the count is agreed and not on the sheet yet
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.6.e is cited
      And South's count is 21

    # A count of 12 was recorded and never agreed; the cards say 21.
    Scenario: gra.15.a what is on the sheet is not what was agreed
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.6.e is cited
      And nobody has a choice

    Scenario: gra.15.a nothing was agreed or recorded
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
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.15.a is not cited
      And gra.15.b is not cited

    Scenario: gra.15.a the count is recorded first and agreed to after that
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
        agreed count: South 12, North 8
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 4, South 0
      And gra.15.a is cited

    Scenario: gra.15.a neither hand is known any more, and the count stands all the same
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
        agreed count: South 30, North 8
        recorded points: North 22
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 22, South 0
      And it asks nothing
      And gra.15.a is cited

    Scenario: gra.15.a a count is recorded and not agreed, and nobody looked at South's hand
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
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And no points are scored yet

    Scenario: gra.15.a an eleventh card turns up in South's hand when the count is on the sheet
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
        recorded points: North 4
        South has 11 cards
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 4, South 0
      And gra.15.a is cited
      And gra.8.e is not cited
      And nobody has a choice
      And nobody has a duty

    Scenario: gra.15.a the knock was above the limit, and nobody noticed before the count was on the sheet
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
        agreed count: South 21, North 9
        recorded points: North 12
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 12, South 0
      And gra.15.a is cited
      And nobody has a choice
      And no hand is open
      And nobody has a duty
      And the next dealer is South

    Scenario: gra.15.a South would have been undercutting, and the sheet has it otherwise
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
        agreed count: South 12, North 8
        recorded count: South 12, North 8
        South claims 7
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 4, South 0
      And gra.15.a is cited

    # 8 - 7 + 25 = 26.
    Scenario: gra.15.a an undercut is on the sheet
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
        agreed count: South 7, North 8
        recorded count: South 7, North 8
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 0, South 26
      And the next dealer is North

    # 12 + 25 = 37.
    Scenario: gra.15.a a gin is on the sheet
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
        agreed count: South 12, North 0
        recorded count: South 12, North 0
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 37, South 0

    # 21 - 8 = 13, not 23.
    Scenario: gra.15.a the counts are agreed, and the scorer subtracted wrongly
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
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 13, South 0
      And gra.15.a is cited
      And P39 read as b would change it
      And the basis of gra.15.a is reading

    Scenario: gra.15.a P39 read as b: the scorer subtracted wrongly, and that stands too
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
      When it is ruled on under gra with P39 read as b
      Then the outcome is stands
      And the points are North 23, South 0
      And gra.15.a is cited

    Scenario: gra.15.a the scorer subtracted wrongly, and only North has signed
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
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 13, South 0
      And P39 read as b would change it

    Scenario: gra.15.a the scorer subtracted wrongly, and both players have signed the card
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
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 23, South 0
      And gra.15.a is cited
      And no other reading would change it

    # 8 - 7 + 25 = 26.
    Scenario: gra.15.a the scorer forgot the bonus of an undercut
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
        agreed count: South 7, North 8
        recorded points: South 1
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 0, South 26
      And P39 read as b would change it

    Scenario: gra.15.a P39 read as b: the bonus was forgotten and stays forgotten
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
        agreed count: South 7, North 8
        recorded points: South 1
        """
      When it is ruled on under gra with P39 read as b
      Then the outcome is stands
      And the points are North 0, South 1

  Rule: gra.15.b the cards stay unshuffled until the score is recorded

    Scenario: gra.15.b South shuffles before the count is on the sheet
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
        South shuffles
        recorded count: South 21, North 8
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 13, South 0
      And gra.15.b is cited on line 12
      And gra.15.a is cited on line 13
      And something is irregular on line 12

    Scenario: gra.15.b South shuffles and nothing is on the sheet yet
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
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 13, South 0
      And gra.15.b is cited on line 11
      And gra.15.a is not cited
      And something is irregular on line 11
      And nobody has a choice

    Scenario: gra.15.b South shuffles when the count is on the sheet
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
        recorded count: South 21, North 8
        South shuffles
        """
      When it is ruled on under gra
      Then the outcome is stands
      And the points are North 13, South 0
      And gra.15.b is not cited
      And nothing is irregular

    Scenario: gra.15.b the stock is shuffled in the middle of the hand
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
        South shuffles the stock
        North draws Kd, discards Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.15.b is not cited
      And South is next to play

    Scenario: gra.15.b South shuffles after North's improper knock: the hand goes on and there is no score to wait for
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
        South shuffles the stock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.15.b is not cited
      And gra.9.a is cited

    Scenario: gra.15.b South shuffles his cards in before anybody has looked at them
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
        South shuffles
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for South's ten cards
      And gra.15.b is cited on line 11
      And no points are scored yet

    Scenario: gra.15.b South shuffles after a hand that nobody won, where there is no count to record
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 6c 7d 7h 7s Tc Jc Qc 9s
          hand South: 2d 2h 2s 9h Th Jh Qh 5d 6h Ks
          discards: ... 4s
          stock: 3
          to play: North
        North draws 5c, discards 5c
        South passes
        South shuffles
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And gra.15.b is not cited
