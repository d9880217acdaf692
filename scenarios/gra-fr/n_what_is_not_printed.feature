Feature: What this text does not speak of

  It gives only the main rules. Where it is silent another book or custom fills the gap, and the ruling says which
  and on which point it rests; nothing of it is presented as an article.

  Rule: gra-fr.n.b only the main rules

    # gra.12.c does not allow it; this text says nothing. By custom the draw stands, and the discard is lost to him.
    Scenario: gra-fr.n.b South draws while North has still to discard
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And the text is silent on P34
      And what no article says is taken from custom
      And the discard is barred to South
      And North is next to discard
      And the stock holds 19 cards
      And nobody has a choice
      And nobody has a duty

    Scenario: gra-fr.n.b South draws after the discard
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And it did not consult P34
      And nothing is barred
      And South is next to discard
      And the stock holds 19 cards
      And the text is silent on nothing

    Scenario: gra-fr.n.b nobody wrote down what South drew too early
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And the text is silent on P34
      And it asks nothing
      And North is next to discard

    Scenario: gra-fr.n.b P34 read as b: the card goes back and the stock is shuffled
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
      When it is ruled on under gra-fr with P34 read as b
      Then the outcome is in_play
      And the text is silent on P34
      And nothing is barred
      And North is next to discard
      And the stock holds 20 cards

    Scenario: gra-fr.n.b P34 read as b: after the discard South chooses as ever
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
      When it is ruled on under gra-fr with P34 read as b
      Then the outcome is in_play
      And nothing is barred
      And South is next to play
      And the stock holds 20 cards

    # What becomes of a card seen too early is article 14 here: the stock is shuffled.
    Scenario: gra-fr.n.b P34 read as c: the card counts as one that was uncovered
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
      When it is ruled on under gra-fr with P34 read as c
      Then the outcome is in_play
      And the text is silent on P34
      And gra-fr.14.a is cited on line 8
      And North is next to discard
      And the stock holds 20 cards
      And nobody has a choice

    Scenario: gra-fr.n.b South draws out of turn
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
        South draws 9h out of turn
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And it did not consult P34
      And gra-fr.0.a is not cited
      And what no article says is taken from custom

    Scenario: gra-fr.n.b the stock is drawn before the dealer was asked about the upcard
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And the text is silent on P80
      And South is next to discard
      And the stock holds 30 cards
      And nobody has a choice

    Scenario: gra-fr.n.b P80 read as b: the card goes back and the dealer is asked
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
      When it is ruled on under gra-fr with P80 read as b
      Then the outcome is in_play
      And the text is silent on P80
      And North is next to play
      And the stock holds 31 cards

    Scenario: gra-fr.n.b the dealer claims the upcard at once
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And the text is silent on P80
      And no gap is named
      And North is next to discard
      And the stock holds 31 cards

    Scenario: gra-fr.n.b the dealer has been asked
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
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And the text is silent on nothing
      And it did not consult P80
      And South is next to discard
      And the stock holds 30 cards

    Scenario: gra-fr.n.b the dealer takes the upcard before the non-dealer has spoken
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        North takes 6h
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And the text is silent on P36
      And what no article says is taken from classic
      And South is next to play
      And the stock holds 31 cards
      And nobody has a choice

    Scenario: gra-fr.n.b P36 read as b: the taking stands
      Given the log
        """
        players: North, South
        dealer: North
        deal North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
        deal South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
        upcard: 6h
        North takes 6h
        """
      When it is ruled on under gra-fr with P36 read as b
      Then the outcome is in_play
      And the text is silent on P36
      And North is next to discard
      And the stock holds 31 cards

    Scenario: gra-fr.n.b a card of the stock was raised, and then the discard was taken
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
        North draws
        North takes Kc
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And the text is silent on P35
      And gra-fr.5.a is not cited
      And North is next to discard
      And the stock holds 19 cards
      And nobody has a choice

    Scenario: gra-fr.n.b P35 read as b: nobody saw the face, so it was a touch
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
        North draws
        North takes Kc
        """
      When it is ruled on under gra-fr with P35 read as b
      Then the outcome is in_play
      And gra-fr.5.a is cited
      And no gap is named
      And North is next to discard
      And the stock holds 20 cards

    Scenario: gra-fr.n.b P35 read as b: North raises a card, takes the queen and knocks
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          discards: ... Qc
          stock: 20
          to play: North
        North draws
        North takes Qc, knocks with Kd for 2
        """
      When it is ruled on under gra-fr with P35 read as b
      Then the outcome is knock
      And the points are North 28, South 0
      And gra-fr.5.a is cited
      And gra-fr.10.c is not cited
      And P35 read as a would change it

    # gra.13.a calls it a play. Only what the opponent does with it is article 16.
    Scenario: gra-fr.n.b a card put straight back is neither allowed nor forbidden
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
        North takes Kc, discards Kc
        South draws 9h, discards Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And the text is silent on nothing
      And nothing is irregular
      And North is next to play
