Feature: Drawing too early, feigned interest, and what is done on purpose
  In most logs North has still to discard; line 8 is the first that tells what happened.

  Rule: gra.12.a that the rules name a penalty is no licence to commit an irregularity on purpose

    # What the rules provide is done first; the intent is for the director.
    Scenario: gra.12.a North looks at the next card on purpose
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North draws 9h
        North sees Qd on purpose
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.12.a is cited on line 9
      And gra.12.a names what the director may do
      And gra.11.a is cited on line 9
      And South may choose under gra.11.c
      And South may take the seen card Qd, which leads to in_play

    Scenario: gra.12.a North sees the next card by mistake
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North draws 9h
        North sees Qd by mistake
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.12.a is not cited
      And gra.11.a is cited on line 9
      And South may choose under gra.11.c

    # Nobody is taken to have meant it.
    Scenario: gra.12.a nothing is said of the intent
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South touches the stock
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.12.a is not cited
      And gra.5.a is cited on line 8
      And it asks nothing

  Rule: gra.12.c nobody starts to draw before the opponent has discarded

    # No penalty is printed; by custom the draw stands, and the discard is lost to him.
    Scenario: gra.12.c South draws while North has still to discard
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        """
      When it is ruled on under gra
      Then no points are scored yet
      And gra.12.c is cited on line 8
      And gra.12.c names what the director may do
      And the text is silent on P34
      And the discard is barred to South
      And North is next to discard
      And the stock holds 19 cards
      And nobody has a choice
      And nobody has a duty

    Scenario: gra.12.c the log does not say that it was too early, but North holds eleven
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h
        """
      When it is ruled on under gra
      Then gra.12.c is cited on line 8
      And the text is silent on P34
      And the discard is barred to South
      And North is next to discard
      And the stock holds 19 cards

    Scenario: gra.12.c North discards, and South has drawn already
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        North discards Kd
        """
      When it is ruled on under gra
      Then gra.12.c is cited on line 8
      And Kd is barred to South
      And South is next to discard
      And the stock holds 19 cards

    Scenario: gra.12.c the early play is over and nothing is left of it
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        North discards Kd
        South discards Kh
        North draws 5h
        """
      When it is ruled on under gra
      Then gra.12.c is cited on line 8
      And nothing is barred
      And North is next to discard
      And the stock holds 18 cards

    Scenario: gra.12.c South draws after the discard
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        North discards Kd
        South draws 9h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.12.c is not cited
      And it did not consult P34
      And nothing is barred
      And South is next to discard
      And the stock holds 19 cards

    # A touch is not yet a draw (P35): the discard is his to take.
    Scenario: gra.12.c South only touches the stock before the discard
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South touches the stock
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.12.c is not cited
      And gra.5.a is cited on line 8
      And nothing is barred
      And South is next to play
      And the stock holds 20 cards

    Scenario: gra.12.c South draws out of turn, and nobody has to discard
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        South draws 9h out of turn
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.12.c is not cited
      And gra.0.a is cited on line 8
      And gra.0.a names what the director may do
      And it did not consult P34

    # It is the same whatever the card was.
    Scenario: gra.12.c nobody wrote down what South drew
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: ?
          stock: 20
          to discard: North
        South draws before the discard
        """
      When it is ruled on under gra
      Then gra.12.c is cited on line 8
      And it asks nothing
      And the discard is barred to South
      And North is next to discard

    Scenario: gra.12.c P34 read as b: the card goes back and the stock is shuffled
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        """
      When it is ruled on under gra with P34 read as b
      Then gra.12.c is cited on line 8
      And the text is silent on P34
      And nothing is barred
      And North is next to discard
      And the stock holds 20 cards

    Scenario: gra.12.c P34 read as b: after the discard South chooses as ever
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        North discards Kd
        """
      When it is ruled on under gra with P34 read as b
      Then gra.12.c is cited on line 8
      And nothing is barred
      And South is next to play
      And the stock holds 20 cards

    # His play is over: nothing goes back any more.
    Scenario: gra.12.c P34 read as b: South has played on with the card
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        North discards Kd
        South discards Kh
        """
      When it is ruled on under gra with P34 read as b
      Then gra.12.c is cited on line 8
      And North is next to play
      And the stock holds 19 cards

    # As for any card that he saw while drawing: the option opens after his own discard.
    Scenario: gra.12.c P34 read as c: South loses the use of the card
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        """
      When it is ruled on under gra with P34 read as c
      Then gra.12.c is cited on line 8
      And the text is silent on P34
      And gra.11.a is cited on line 8
      And 9h is barred to South
      And North is next to discard
      And the stock holds 20 cards
      And nobody has a choice

    Scenario: gra.12.c P34 read as c: North has the option after the play of South
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        North discards Kd
        South takes Kd, discards 2c
        """
      When it is ruled on under gra with P34 read as c
      Then the outcome is choice
      And gra.12.c is cited on line 8
      And North may choose under gra.11.c
      And North may take the discard, which leads to in_play
      And North may take the seen card 9h, which leads to in_play
      And North is next to play
      And the stock holds 20 cards
      And P34 read as a would change it

    Scenario: gra.12.c P34 read as c: North refuses the card that came too early
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        North discards Kd
        South takes Kd, discards 2c
        North refuses the seen card 9h
        """
      When it is ruled on under gra with P34 read as c
      Then the outcome is in_play
      And gra.11.d is cited on line 11
      And nobody has a choice
      And North is next to play
      And the stock holds 19 cards

    # The draw stands, and the right to that discard is lost: the king goes back on the pile.
    Scenario: gra.12.c South draws early and then takes the discard as well
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        South draws 9h before the discard
        North discards Kd
        South takes Kd
        """
      When it is ruled on under gra
      Then gra.12.c is cited on line 8
      And the text is silent on P34
      And the text is silent on P35
      And Kd is barred to South
      And South is next to discard
      And the stock holds 19 cards

    # 52 - 20 - 1 = 31, less the card drawn.
    Scenario: gra.12.c P80 the non-dealer draws before the dealer was asked about the upcard
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        South passes
        South draws 9h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P80
      And gra.12.c is not cited
      And South is next to discard
      And the stock holds 30 cards
      And nobody has a choice

    Scenario: gra.12.c P80 read as b: the card goes back and the dealer is asked
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        South passes
        South draws 9h
        """
      When it is ruled on under gra with P80 read as b
      Then the outcome is in_play
      And the text is silent on P80
      And North is next to play
      And the stock holds 31 cards

    # The claim is good: the nine is back in the stock, and North has his eleven cards.
    Scenario: gra.12.c P80 the dealer claims the upcard at once
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        South passes
        South draws 9h
        North takes 6h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P80
      And gra.12.c is not cited
      And no gap is named
      And North is next to discard
      And the stock holds 31 cards

    # South draws again, by chance the same card: 31 - 1.
    Scenario: gra.12.c P80 the dealer claims the upcard and plays
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        South passes
        South draws 9h
        North takes 6h, discards Kd
        South draws 9h, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P80
      And no gap is named
      And North is next to play
      And the stock holds 30 cards

    Scenario: gra.12.c P80 the dealer has been asked
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        South passes
        North passes
        South draws 9h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on nothing
      And it did not consult P80
      And South is next to discard
      And the stock holds 30 cards

    Scenario: gra.12.c P80 the dealer lets it pass
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        South passes
        South draws 9h
        North passes
        South discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on nothing
      And North is next to play
      And the stock holds 30 cards

    # The upcard lies under the king: what North takes is the discard.
    Scenario: gra.12.c P80 South has finished his play before the dealer speaks
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        South draws 9h, discards Kh
        North takes Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no gap is named
      And North is next to discard
      And the stock holds 30 cards

    # The six goes back, and South chooses first.
    Scenario: gra.12.c P36 the dealer takes the upcard before the non-dealer has spoken
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        North takes 6h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P36
      And South is next to play
      And the stock holds 31 cards
      And nobody has a choice

    Scenario: gra.12.c P36 the dealer has taken the upcard and discarded
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        North takes 6h, discards Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P36
      And South is next to play
      And no gap is named
      And the stock holds 31 cards

    Scenario: gra.12.c P36 read as b: the taking stands
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        North takes 6h
        """
      When it is ruled on under gra with P36 read as b
      Then the outcome is in_play
      And the text is silent on P36
      And North is next to discard
      And the stock holds 31 cards

    Scenario: gra.12.c P36 read as b: play goes on after the dealer
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        North takes 6h, discards Kd
        North has 10 cards
        """
      When it is ruled on under gra with P36 read as b
      Then the outcome is in_play
      And the text is silent on P36
      And South is next to play

    # Too late: it stands.
    Scenario: gra.12.c P36 it is noticed after the next draw
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        North takes 6h, discards Kd
        South draws 9h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on P36
      And South is next to discard
      And the stock holds 30 cards

    Scenario: gra.12.c P36 the non-dealer has refused the upcard
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        South passes
        North takes 6h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And the text is silent on nothing
      And it did not consult P36
      And North is next to discard

  Rule: gra.12.d nobody shows interest in a discard that he does not mean to take

    Scenario: gra.12.d South reaches for the king and draws from the stock
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        North discards Kd
        South pretends interest in Kd
        South draws 9h, discards Kh
        """
      When it is ruled on under gra
      Then no points are scored yet
      And gra.12.d is cited on line 9
      And gra.12.d names what the director may do
      And the basis of gra.12.d is text
      And nobody has a choice
      And North is next to play
      And the stock holds 19 cards

    Scenario: gra.12.d South touches the discard pile by mistake
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        North discards Kd
        South touches the discard pile by mistake
        South draws 9h, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.12.d is not cited
      And gra.5.a is cited on line 9
      And gra.12.a is not cited

    Scenario: gra.12.d nobody knows which card it was about
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah Tc
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to discard: North
        North discards ?
        South pretends interest in the discard
        South draws ?
        """
      When it is ruled on under gra
      Then gra.12.d is cited on line 9
      And it asks nothing
      And South is next to discard
