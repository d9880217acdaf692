Feature: One wrong number in mid-hand: the player whose number is right chooses a correction or a new deal

  He may let the hand be put right, which is done in its owner's turn (P26): a short hand draws only, a long hand
  discards only, all that is missing or too many in that one turn.

  Rule: gra.8.c one player wrong, play begun: correction or a new deal

    Scenario: gra.8.c South has nine cards, and North may choose
      Given the log
        """
        players: North, South
        dealer: South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          stock: 20
          to play: North
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.8.c is cited on line 9
      And gra.4.a is cited
      And gra.8.a is not cited
      And gra.8.b is not cited
      And the basis of gra.8.c is text
      And North may choose under gra.8.c
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And North is next to play
      And the stock holds 20 cards
      And no other reading would change it

    Scenario: gra.8.c ten cards are counted, and there is nothing to rule
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        South has 10 cards
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is not cited
      And gra.4.a is not cited
      And nobody has a choice

    # The count is what the director goes by: of the ten cards that the log lists South cannot hold one.
    Scenario: gra.8.c nine cards are counted where ten were listed
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 7
      And North may choose correction, which leads to in_play
      And it asks nothing

    Scenario: gra.8.c the long hand is only counted, not seen
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand South: 12 cards
          to play: North
        North draws ?, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 6
      And North may choose correction, which leads to in_play
      And it asks nothing

    Scenario: gra.8.c eleven counted before a discard are right
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand South: 10 cards
          to discard: South
        South has 11 cards
        South discards Ks
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is not cited
      And North is next to play

    Scenario: gra.8.c ten cards are listed for a player who has drawn and not yet discarded
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to discard: South
        South discards Ks
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 7
      And North may choose under gra.8.c

    # Nobody counted South's cards, and a log may begin with the second half of a play.
    Scenario: gra.8.c a log that begins with a discard and tells nothing of the hand
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
        South discards Ks
        North draws 6c, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is not cited
      And nobody has a choice

    # North never discarded; since South has played his turn is over, and eleven are one too many.
    Scenario: gra.8.c a discard was forgotten, and it is noticed after the next play
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws 6c
        South draws 9d, discards Ks
        North has 11 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 9
      And South may choose correction, which leads to in_play
      And South may choose a new deal, which leads to new_deal

    Scenario: gra.8.c nobody says a word until the log ends
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North draws 6c, discards Kh
        South draws 9d, discards Ks
        North draws Ts, discards Qd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 9
      And South may choose under gra.8.c
      And South is next to play

    Scenario: gra.8.c the choice is made by the player whose number is wrong
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        South has 9 cards
        South chooses a new deal
        """
      When it is ruled on under gra
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra.8.c a choice is made where no number is wrong
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        North chooses a new deal
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is not cited

    Scenario: gra.8.c names of two words, and of one that opens a fact
      Given the log
        """
        players: "Ann Smith", "Stock"
        knock card: 8d
        position:
          hand "Ann Smith": 3c 4c 5c Jd Jh 7s 8s Kh Qd
          hand "Stock": 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: "Stock"
        "Ann Smith" has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And "Stock" may choose under gra.8.c
      And "Stock" may choose correction, which leads to in_play
      And "Stock" may choose a new deal, which leads to new_deal
      And "Ann Smith" may not choose correction

    Scenario: gra.8.c the new deal is chosen, and a line follows
      Given the log
        """
        players: North, South
        dealer: North
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        South has 9 cards
        North chooses a new deal
        South corrects with 6c
        """
      When it is ruled on under gra
      Then the outcome is new_deal
      And gra.8.c is cited
      And nobody has a choice
      And nobody has a duty
      And the next dealer is North

    # Said twice, it is still one wrong number, and the choice is made once.
    Scenario: gra.8.c the same wrong number is counted again after the choice
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South has 9 cards
        North chooses correction
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a choice
      And South has the duty: draws 1 and does not discard
      And South is next to play

    Scenario: gra.8.c a short hand owes a draw without a discard
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc
          to play: South
        South has 8 cards
        North chooses correction
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is cited on line 7
      And South has the duty: in his own turn draws 2 and does not discard
      And nobody has a choice
      And it consulted P26
      And South is next to play

    Scenario: gra.8.c P26 read as b: a short hand is filled at once, and then plays as usual
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc
          to play: South
        South has 8 cards
        North chooses correction
        """
      When it is ruled on under gra with P26 read as b
      Then the outcome is in_play
      And South has the duty: draws 2 at once, then plays his normal turn

    Scenario: gra.8.c a long hand owes a discard without a draw
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          to play: North
        South has 11 cards
        North chooses correction
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And South has the duty: in his own turn does not draw and discards 1
      And North is next to play

    # Nine dealt and one drawn: what is missing has been drawn already in this turn.
    Scenario: gra.8.c a short hand is found between its draw and its discard
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South draws 7d
        South has 10 cards
        North chooses correction
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is cited on line 8
      And South has the duty: does not discard

    Scenario: gra.8.c the missing card is drawn in the owner's turn, which is over with it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          stock: 20
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 7d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is cited
      And nobody has a choice
      And nobody has a duty
      And North is next to play
      And the stock holds 19 cards

    Scenario: gra.8.c P26 read as b: the missing card is drawn, and the owner's normal turn comes after it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          stock: 20
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 7d
        """
      When it is ruled on under gra with P26 read as b
      Then the outcome is in_play
      And nobody has a duty
      And South is next to play
      And the stock holds 19 cards

    Scenario: gra.8.c the card too many is discarded in the owner's turn, which is over with it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          stock: 20
          to play: South
        South has 11 cards
        North chooses correction
        South corrects with Ks
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a duty
      And nobody has a choice
      And North is next to play
      And the stock holds 20 cards

    Scenario: gra.8.c P26 read as b: the card too many is discarded, and the owner's normal turn comes after it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah 7d
          stock: 20
          to play: South
        South has 11 cards
        North chooses correction
        South corrects with Ks
        """
      When it is ruled on under gra with P26 read as b
      Then the outcome is in_play
      And nobody has a duty
      And South is next to play

    Scenario: gra.8.c two cards are missing, and both are drawn in one turn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc
          stock: 21
          to play: South
        South has 8 cards
        North chooses correction
        South corrects with 7d 6d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a duty
      And nobody has a choice
      And the stock holds 19 cards
      And North is next to play

    Scenario: gra.8.c two cards are missing, and only one is drawn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc
          stock: 21
          to play: South
        South has 8 cards
        North chooses correction
        South corrects with 7d
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a choice
      And South has the duty: draws 1 and does not discard
      And the stock holds 20 cards

    # Nine, one drawn, one discarded: nine again. A correction that was followed by a discard has left him short anew.
    Scenario: gra.8.c the missing card is drawn, and one is discarded after it
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 7d
        South discards Ks
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 10
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    # Nine and two are eleven: the hand is long now, by one card.
    Scenario: gra.8.c one card is missing, and two are drawn
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          stock: 20
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 7d 6d
        """
      When it is ruled on under gra
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And the stock holds 18 cards
      And no gap is named

    # The right to choose is North's, and a card drawn in haste does not take it away.
    Scenario: gra.8.c the hand is put right before the other player has chosen
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South has 9 cards
        South corrects with 7d
        """
      When it is ruled on under gra
      Then the outcome is choice
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal

    Scenario: gra.8.c the hand is put right without a word, and the other player plays on
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South has 9 cards
        South corrects with 7d
        North draws 6c, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is cited on line 7
      And nobody has a choice
      And South is next to play

    Scenario: gra.8.c the card that corrects is not known
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with ?
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a duty
      And North is next to play
      And it asks nothing

    # South drew a card that North holds: South's cards are not to be trusted from there on, nor is their number.
    Scenario: gra.8.c the number hangs on a draw that contradicts the log
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South draws Jh, discards Ks
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for line 7
      And a gap is named on line 7
      And gra.8.c is not cited

    Scenario: gra.8.c nine cards are counted, and counted again they are ten
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d Ah
          to play: North
        South has 9 cards
        South has 10 cards
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.8.c is not cited
      And nobody has a choice

    Scenario: gra.8.c the player whose number is right changes his mind
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South has 9 cards
        North chooses correction
        North chooses a new deal
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a choice
      And South has the duty: draws 1 and does not discard

    Scenario: gra.8.c a new deal is asked for when the hand was put right and play has gone on
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South has 9 cards
        South corrects with 7d
        North draws 6c, discards Kh
        North chooses a new deal
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And nobody has a choice

    # Nobody chose, and both have played since: the choice is still open.
    Scenario: gra.8.c play goes on without a choice and without a correction
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        South has 9 cards
        North draws 6c, discards Kh
        South draws 7d, discards Ks
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 7
      And North may choose correction, which leads to in_play
      And North may choose a new deal, which leads to new_deal
      And North is next to play

    # Put right with 7d, then a card short again two plays later: another wrong number, another choice.
    Scenario: gra.8.c a hand that was put right goes wrong again
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: South
        South has 9 cards
        North chooses correction
        South corrects with 7d
        North draws 6c, discards Kh
        South discards Ks
        North draws 8c, discards Qd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.8.c is cited on line 7
      And gra.8.c is cited on line 12
      And North may choose correction, which leads to in_play

    # Two incidents: the seen card waits until North has chosen.
    Scenario: gra.8.c a card was seen and the other hand is short
      Given the log
        """
        players: North, South
        knock card: 8d
        position:
          hand North: 3c 4c 5c Jd Jh 7s 8s Kh Qd 2h
          hand South: 2c 2d 6h 9h Tc Ks 4s Qc 5d
          to play: North
        North draws 6c
        North sees 8c
        North discards Kh
        South has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And North may choose under gra.8.c
      And North may choose a new deal, which leads to new_deal
      And South may not take the seen card 8c
