Feature: Cards of the stock are uncovered by error

  The logs are those of gra.11. There the opponent of the one who saw a card has an option on it; here the stock
  is shuffled and play resumes, whoever uncovered the cards and whatever he was doing.

  Rule: gra-fr.14.a stock cards uncovered by error: the stock is shuffled, play resumes

    Scenario: gra-fr.14.a North lifts the queen of diamonds with his draw
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
        North draws 9h
        North sees Qd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And no points are scored yet
      And gra-fr.14.a is cited on line 10
      And the basis of gra-fr.14.a is text
      And nothing is barred
      And nobody has a choice
      And nobody has a duty
      And North is next to discard
      And the stock holds 19 cards
      And no other reading would change it

    # Under gra South may take the discard, take the queen, or refuse it (P31).
    Scenario: gra-fr.14.a the play is over, and South has no option
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
        North draws 9h, discards Kd
        North sees Qd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 10
      And nothing is barred
      And nobody has a choice
      And South is next to play
      And the stock holds 19 cards
      And no other reading would change it

    # How many are on offer (P32) cannot matter where none is.
    Scenario: gra-fr.14.a two cards were seen: both are shuffled back
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
        North draws 9h
        North sees Qd 5h
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 10
      And nobody has a choice
      And nothing is barred
      And South is next to play
      And the stock holds 19 cards
      And no other reading would change it

    Scenario: gra-fr.14.a only North saw it
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
        North draws 9h
        North alone sees Qd
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 10
      And nobody has a choice
      And nothing is barred
      And South is next to play
      And the stock holds 19 cards
      And no other reading would change it

    # Under gra that is for the director to say (gra.0.a).
    Scenario: gra-fr.14.a nobody was drawing
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
        South uncovers Qd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 9
      And nobody has a choice
      And North is next to play
      And the stock holds 20 cards
      And no other reading would change it

    Scenario: gra-fr.14.a several cards lie open, and one of them is not known
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
        South uncovers Qd ?
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 9
      And it asks nothing
      And North is next to play
      And the stock holds 20 cards

    Scenario: gra-fr.14.a nothing is known of the hands
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: ?
          hand South: ?
          discards: ... Kc
          stock: 20
          to play: North
        South uncovers ?
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 9
      And it asks nothing

    # Raising it was drawing it (P35): nothing but his own card was seen.
    Scenario: gra-fr.14.a North draws the very card he saw
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
        North sees 9h
        North draws 9h
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is not cited
      And nobody has a choice
      And South is next to play
      And the stock holds 19 cards

    Scenario: gra-fr.14.a a pile is only touched
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
        North touches the stock
        North draws 9h, discards Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is not cited
      And gra-fr.5.a is cited on line 9
      And South is next to play

    Scenario: gra-fr.14.a South takes the seen card all the same: there is no such option
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
        North draws 9h
        North sees Qd
        North discards Kd
        South takes the seen card Qd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 10
      And nobody has a choice
      And South is next to play
      And the stock holds 19 cards

    Scenario: gra-fr.14.a South refuses the seen card: it does not go on the pile
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
        North draws 9h
        North sees Qd
        North discards Kd
        South refuses the seen card Qd
        South takes Kd
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 10
      And nobody has a choice
      And South is next to discard
      And the stock holds 19 cards
      And no gap is named

    # Shuffled back, the queen may come to anybody.
    Scenario: gra-fr.14.a South draws on as if nothing had happened
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
        North draws 9h
        North sees Qd
        North discards Kd
        South draws Qd, discards Kh
        """
      When it is ruled on under gra-fr
      Then the outcome is in_play
      And gra-fr.14.a is cited on line 10
      And North is next to play
      And the stock holds 18 cards
      And no gap is named

    # South: 6d-8d, fours; 10 + 10 + 10 + 2 = 32, 2c goes on 3c-5c: 30. 30 - 2 = 28.
    Scenario: gra-fr.14.a a card is uncovered after the hand is over
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
        South uncovers Qd
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 28, South 0
      And gra-fr.14.a is not cited

    Scenario: gra-fr.14.a a card is seen, and North knocks in the same turn
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
        North draws Qc
        North sees Qd
        North knocks with Kd for 2
        """
      When it is ruled on under gra-fr
      Then the outcome is knock
      And the points are North 28, South 0
      And gra-fr.14.a is cited on line 10
      And nobody has a choice

    Scenario: gra-fr.14.a it was done on purpose: the stock is shuffled, and the director may do more
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
        North draws 9h
        North sees Qd on purpose
        North discards Kd
        """
      When it is ruled on under gra-fr
      Then gra-fr.14.a is cited on line 10
      And gra-fr.15.a is cited on line 10
      And gra-fr.15.a names what the director may do
      And nobody has a choice
      And South is next to play
