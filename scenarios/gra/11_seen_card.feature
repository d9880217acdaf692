Feature: A card of the stock is seen while somebody draws
  Lines 1 to 7 of most logs are the same table: the limit is 6, North is to play, twenty cards are left in the stock.
  North holds 3c 4c 5c 9d 9s and loose cards, South 6d 7d 8d 4h 4s 4d Jc Js Kh 2c.

  Rule: gra.11.a whoever sees the next card of the stock while drawing loses the use of it

    # The option of his opponent opens only with the discard.
    # 20 - 1 drawn = 19
    Scenario: gra.11.a North lifts the queen of diamonds with his draw
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
        North sees Qd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And no points are scored yet
      And gra.11.a is cited on line 9
      And gra.11.c is not cited
      And the basis of gra.11.a is text
      And Qd is barred to North
      And nobody has a choice
      And North is next to discard
      And the stock holds 19 cards
      And no other reading would change it

    # A director writes a play on one line and what went wrong on the next: the turn is the same.
    Scenario: gra.11.a the incident is written after the whole play
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North draws 9h, discards Kd
        North sees Qd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.11.a is cited on line 9
      And Qd is barred to North
      And South may choose under gra.11.c
      And South may take the seen card Qd, which leads to in_play
      And South is next to play
      And the stock holds 19 cards

    # Raising a card is drawing it (P35): nothing but his own card was seen.
    Scenario: gra.11.a North draws the very card he saw
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North sees 9h
        North draws 9h
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.a is not cited
      And gra.11.c is not cited
      And nobody has a choice
      And nothing is barred
      And South is next to play
      And the stock holds 19 cards

    # The loss of its use comes too late: the card is in his hand, and South can have it no more.
    Scenario: gra.11.a North has looked ahead and then drawn that very card
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North draws 9h, discards Kd
        South draws 5h
        North sees Qd
        South discards Kh
        North draws Qd, discards Qh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.a is cited on line 10
      And gra.11.c is not cited
      And nobody has a choice
      And no gap is named
      And the stock holds 17 cards

    # 9h is in his hand and cannot be had from the stock.
    Scenario: gra.11.a North sees two and one of them is his own draw
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North sees 9h Qd
        North draws 9h
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.11.a is cited on line 8
      And Qd is barred to North
      And South may take the seen card Qd, which leads to in_play
      And South may not take the seen card 9h
      And the stock holds 19 cards

    # Article 11 speaks of drawing only.
    Scenario: gra.11.a a card is uncovered while nobody draws
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North draws 9h, discards Kd
        South uncovers Qd
        """
      When it is ruled on under gra
      Then the outcome is discretion
      And gra.11.a is not cited
      And gra.11.c is not cited
      And gra.0.a is cited on line 9
      And gra.0.a names what the director may do
      And nobody has a choice

    # Whatever it was, he loses the use of it.
    Scenario: gra.11.a the face of the seen card is not known
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
        North sees ?
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.a is cited on line 9
      And a card that nobody wrote down is barred to North
      And it asks nothing

    # North: 3c-5c, 9d 9s 9h, Qc Qh Qs, loose 2s: 2.
    # South: loose Jc Js Kh 2c = 32, 2c goes on 3c-5c: 30. 30 - 2 = 28. No discard is open to anybody any more.
    Scenario: gra.11.a North sees a card and knocks
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North draws Qc
        North sees Qd
        North knocks with Kd for 2
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 28, South 0
      And gra.11.a is cited on line 9
      And gra.11.c is not cited
      And gra.6.e is cited
      And nobody has a choice
      And North's count is 2
      And South's count is 30

    # The hand is not over, and his discard is live (P08): South has what he would have after any discard.
    # North: 3c-5c, 9d 9s 9h, loose Qh 7h 2s Ah = 20 over 6. South 32, with 2c on 3c-5c 30: he cannot accept.
    Scenario: gra.11.a North sees a card and knocks above the limit
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
        North sees Qd
        North knocks with Kd for 20
        """
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.9.a is cited on line 10
      And gra.11.a is cited on line 9
      And gra.11.c is cited
      And gra.9.d is not cited
      And North plays with an open hand
      And Qd is barred to North
      And South may take the discard, which leads to in_play
      And South may take the seen card Qd, which leads to in_play
      And South may refuse the seen card Qd, which leads to in_play
      And South is next to play

    # South: 6d-8d, Jc Js Jd, 4h 4s 4d, loose 2c; within 6. Accepted, 2c goes on 3c-5c: 0. 20 - 0 + 25 = 45.
    # The option on the card waits until the knock is refused.
    Scenario: gra.11.a South may accept the improper knock, or play on and have the option
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js Jd 4h 4s 4d 2c
          stock: 20
          to play: North
        North draws 9h
        North sees Qd
        North knocks with Kd for 20
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may choose under gra.9.d
      And gra.11.a is cited on line 9
      And gra.11.c is not cited
      And South may accept the knock, which leads to undercut with North 0, South 45
      And once South chooses to refuse the knock, South may take the seen card Qd
      And once South chooses to refuse the knock, South may take the discard

    # Nobody draws any more.
    Scenario: gra.11.a South looks at the stock after the hand is over
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s 9h Qh Qs 2s Kd
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
          to play: North
        North draws Qc, knocks with Kd for 2
        South sees Qd
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 28, South 0
      And gra.11.a is not cited
      And nobody has a choice

  Rule: gra.11.b the opponent takes the discard, and the seen cards are shuffled back

    # The queen is back in the stock: 20 - 1 = 19.
    Scenario: gra.11.b South takes the king
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
        North sees Qd
        North discards Kd
        South takes Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.b is cited on line 11
      And gra.11.c is not cited
      And gra.11.d is not cited
      And nobody has a choice
      And nothing is barred
      And South is next to discard
      And the stock holds 19 cards

    # Both are shuffled back, so North may come to draw one of them after all: 20 - 2 = 18.
    Scenario: gra.11.b two cards seen, and the discard taken
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
        North sees Qd Tc
        North discards Kd
        South takes Kd, discards 2c
        North draws Tc, discards Qh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.b is cited on line 11
      And gra.11.c is not cited
      And nothing is barred
      And no gap is named
      And South is next to play
      And the stock holds 18 cards

    # A draw without a word refuses the queen: it is buried. 20 - 1 - 1 buried - 1 = 17.
    Scenario: gra.11.b South draws instead of taking the discard
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
        North sees Qd
        North discards Kd
        South draws 5h
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.b is not cited
      And gra.11.d is cited on line 11
      And South is next to discard
      And the stock holds 17 cards

    # It is the same whatever the card was.
    Scenario: gra.11.b South takes a discard that the log does not name
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
        North sees Qd
        North discards ?
        South takes the discard
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.b is cited on line 11
      And nobody has a choice
      And it asks nothing
      And South is next to discard
      And the stock holds 19 cards

  Rule: gra.11.c the opponent leaves the discard and may take the seen card

    Scenario: gra.11.c South has the discard first, then the queen
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
        North sees Qd
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And no points are scored yet
      And gra.11.a is cited on line 9
      And gra.11.c is cited
      And South may choose under gra.11.c
      And South may take the discard, which leads to in_play
      And South may take the seen card Qd, which leads to in_play
      And South may refuse the seen card Qd, which leads to in_play
      And South may take the discard by gra.11.b
      And South may take the seen card Qd by gra.11.c
      And South may refuse the seen card Qd by gra.11.d
      And once South chooses to refuse the seen card Qd, nobody has a choice
      And Qd is barred to North
      And South is next to play
      And the stock holds 19 cards
      And the basis of gra.11.a is text
      And the basis of gra.11.c is reading
      And P31 read as b would change it
      And no other reading would change it
      And it did not consult P32
      And it did not consult P33

    # The discard is still for South to take; only the queen is for North.
    Scenario: gra.11.c P31 read as b: the option is that of the one who saw
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
        North sees Qd
        North discards Kd
        """
      When it is ruled on under gra with P31 read as b
      Then the outcome is choice
      And South may take the discard, which leads to in_play
      And South may not take the seen card Qd
      And North may take the seen card Qd, which leads to in_play
      And North may refuse the seen card Qd, which leads to in_play
      And P31 read as a would change it

    # 20 - 1 - 1 = 18
    Scenario: gra.11.c South takes the queen and plays on
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
        North sees Qd
        North discards Kd
        South takes the seen card Qd, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.c is cited on line 11
      And gra.11.d is not cited
      And nobody has a choice
      And nothing is barred
      And North is next to play
      And the stock holds 18 cards

    # The next card of the stock is the seen one.
    Scenario: gra.11.c South draws the queen without saying that he takes it
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
        North sees Qd
        North discards Kd
        South draws Qd, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.c is cited on line 11
      And gra.11.d is not cited
      And North is next to play
      And the stock holds 18 cards

    # South: 6d-8d, 4h 4s 4d, Jc Js Jh, loose 2c: 2.
    # North: 3c-5c, 9d 9s 9h, loose Qh 7h 2s Ah = 20; 9d on the run or 4c on the fours would break more than it saves. 20 - 2 = 18.
    Scenario: gra.11.c South takes the seen jack and knocks
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
        North sees Jh
        North discards Kd
        South takes the seen card Jh, knocks with Kh for 2
        """
      When it is ruled on under gra
      Then the outcome is knock
      And the points are North 0, South 18
      And gra.11.c is cited on line 11
      And gra.6.e is cited
      And North's count is 20
      And South's count is 2

    Scenario: gra.11.c South has declined the discard in words
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
        North sees Qd
        North discards Kd
        South passes
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may choose under gra.11.c
      And South may not take the discard
      And South may take the seen card Qd, which leads to in_play
      And South may refuse the seen card Qd, which leads to in_play

    # The option is the same whatever the card was.
    Scenario: gra.11.c nobody wrote down which card was seen
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
        North sees ?
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And it asks nothing
      And South may take the discard, which leads to in_play
      And South may take the seen card, which leads to in_play
      And South may refuse the seen card, which leads to in_play
      And a card that nobody wrote down is barred to North

    # With a jack he holds 2, with another card more than 6.
    Scenario: gra.11.c South takes the seen card of which nobody wrote the face and knocks
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
        North sees ?
        North discards Kd
        South takes the seen card, knocks with Kh
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And no points are scored yet
      And gra.11.c is cited on line 11
      And it asks for South's ten cards

    # Gin if the card that came in also went out; nobody wrote either down. The log does not say what he turned face down.
    Scenario: gra.11.c South takes an unknown seen card and is gin without it
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 3s 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js Jd 4h 4s 4d 4c
          stock: 20
          to play: North
        North draws 9h
        North sees ?
        North discards Kd
        South takes the seen card, gins with ?
        """
      When it is ruled on under gra
      Then the outcome is needs_facts
      And it asks for the card that South discarded

    # He has lost the use of it: the queen goes back to where South may have it.
    Scenario: gra.11.c the offender takes the card that he saw
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
        North sees Qd
        North discards Kd
        North takes the seen card Qd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.11.a is cited on line 9
      And gra.11.c is cited
      And South may choose under gra.11.c
      And South may take the seen card Qd, which leads to in_play
      And South may take the discard, which leads to in_play
      And Qd is barred to North
      And South is next to play
      And the stock holds 19 cards

    # Nobody saw a ten of clubs: that line cannot be, and the option is still open.
    Scenario: gra.11.c South names a card that was not seen
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
        North sees Qd
        North discards Kd
        South takes the seen card Tc
        """
      When it is ruled on under gra
      Then the outcome is choice
      And a gap is named on line 11
      And South may take the seen card Qd, which leads to in_play
      And South may take the discard, which leads to in_play
      And the stock holds 19 cards

    # Two incidents: the option of South is not lost by what North does.
    Scenario: gra.11.c North draws a second time before South has chosen
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
        North sees Qd
        North discards Kd
        North draws Tc out of turn
        """
      When it is ruled on under gra
      Then gra.11.c is cited
      And gra.0.a is cited on line 11
      And South may choose under gra.11.c
      And South may take the seen card Qd, which leads to in_play

    Scenario: gra.11.c players whose names are two words
      Given the log
        """
        players: "Ann Smith", "Bob Jones"
        knock card: 6h
        position:
          hand "Ann Smith": 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand "Bob Jones": 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 20
        "Ann Smith" draws 9h
        "Ann Smith" sees Qd
        "Ann Smith" discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And "Bob Jones" may choose under gra.11.c
      And "Bob Jones" may take the discard, which leads to in_play
      And "Bob Jones" may take the seen card Qd, which leads to in_play
      And "Bob Jones" may refuse the seen card Qd, which leads to in_play
      And Qd is barred to "Ann Smith"

    Scenario: gra.11.c two cards seen are offered one by one
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
        North sees Qd Tc
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may take the seen card Qd, which leads to in_play
      And South may not take the seen card Tc
      And South may refuse the seen card Qd, which leads to choice
      And once South chooses to refuse the seen card Qd, South may take the seen card Tc
      And once South chooses to refuse the seen card Qd, South may refuse the seen card Tc
      And Qd is barred to North
      And Tc is barred to North
      And P31 read as b would change it
      And P32 read as b would change it
      And no other reading would change it

    Scenario: gra.11.c P32 read as b: only the top card is offered
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
        North sees Qd Tc
        North discards Kd
        """
      When it is ruled on under gra with P32 read as b
      Then the outcome is choice
      And South may take the seen card Qd, which leads to in_play
      And South may refuse the seen card Qd, which leads to in_play
      And once South chooses to refuse the seen card Qd, nobody has a choice
      And Qd is barred to North
      And P32 read as a would change it

    # 20 - 1 - Qd buried - Tc taken = 17
    Scenario: gra.11.c South refuses the first of two and takes the second
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
        North sees Qd Tc
        North discards Kd
        South refuses the seen card Qd
        South takes the seen card Tc
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.d is cited
      And gra.11.c is cited on line 12
      And nobody has a choice
      And nothing is barred
      And South is next to discard
      And the stock holds 17 cards

    # Card by card in order: who has the second has refused the first, and that one lies on the pile.
    Scenario: gra.11.c South takes the second without a word about the first
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
        North sees Qd Tc
        North discards Kd
        South takes the seen card Tc
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.d is cited
      And gra.11.c is cited on line 11
      And South is next to discard
      And the stock holds 17 cards

    # Tc is shuffled back into the stock: 20 - 2 = 18.
    Scenario: gra.11.c South takes the first of two
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
        North sees Qd Tc
        North discards Kd
        South takes the seen card Qd, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.c is cited on line 11
      And gra.11.d is not cited
      And nothing is barred
      And the stock holds 18 cards

    # It is shown to both and then treated as any card that was seen.
    Scenario: gra.11.c North alone saw the card
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
        North alone sees Qd
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.11.a is cited on line 9
      And South may choose under gra.11.c
      And South may take the seen card Qd, which leads to in_play
      And Qd is barred to North
      And P31 read as b would change it
      And P33 read as b would change it
      And no other reading would change it
      And the basis of gra.11.a is reading

    Scenario: gra.11.c P33 read as b: a card that only North saw is shuffled back
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
        North alone sees Qd
        North discards Kd
        """
      When it is ruled on under gra with P33 read as b
      Then the outcome is in_play
      And gra.11.a is cited on line 9
      And gra.11.c is not cited
      And nobody has a choice
      And nothing is barred
      And South is next to play
      And the stock holds 19 cards
      And P33 read as a would change it

    Scenario: gra.11.c P33 read as b leaves a card that both saw to the option
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
        North sees Qd
        North discards Kd
        """
      When it is ruled on under gra with P33 read as b
      Then the outcome is choice
      And South may take the seen card Qd, which leads to in_play
      And P31 read as b would change it
      And no other reading would change it

    # 9h was the 50th card: South has action on the discard, and no 51st is drawn, seen or unseen.
    Scenario: gra.11.c the card seen is the first of the last two
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 3
          to play: North
        North draws 9h
        North sees Qd
        North discards Kd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.a is cited on line 9
      And gra.11.c is not cited
      And gra.6.b is cited
      And nobody has a choice
      And the stock holds 2 cards

    # Article 11 waits while South has the choice of article 8.
    Scenario: gra.11.c a wrong number of cards is looked at first
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
        North sees Qd
        North discards Kd
        North has 9 cards
        """
      When it is ruled on under gra
      Then the outcome is choice
      And South may choose under gra.8.c
      And gra.11.c is not cited
      And South may a new deal, which leads to new_deal
      And once South chooses to correction, South may take the seen card Qd

  Rule: gra.11.d the refused card goes on the discard pile, and the opponent draws a new one

    # 20 - 1 - 1 buried = 18; South has still to draw.
    Scenario: gra.11.d South refuses the queen
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
        North sees Qd
        North discards Kd
        South refuses the seen card Qd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.d is cited on line 11
      And gra.11.c is not cited
      And nobody has a choice
      And nothing is barred
      And South is next to play
      And the stock holds 18 cards

    # 20 - 1 - 1 buried - 2 = 16
    Scenario: gra.11.d South refuses the queen and draws
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
        North sees Qd
        North discards Kd
        South refuses the seen card Qd
        South draws 5h, discards Kh
        North draws 8c
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.d is cited on line 11
      And no gap is named
      And North is next to discard
      And the stock holds 16 cards

    # It lies on the pile by his own word; what he draws is a new card.
    Scenario: gra.11.d South refuses the queen and wants it after all
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
        North sees Qd
        North discards Kd
        South refuses the seen card Qd
        South takes the seen card Qd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.d is cited on line 11
      And gra.11.c is not cited
      And nobody has a choice
      And South is next to play
      And the stock holds 18 cards

    # A draw without a word refuses both: 20 - 1 - 2 buried - 1 = 16.
    Scenario: gra.11.d both seen cards are refused by a draw
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
        North sees Qd Tc
        North discards Kd
        South draws 5h, discards Kh
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.d is cited on line 11
      And nobody has a choice
      And North is next to play
      And the stock holds 16 cards

    # Only the queen was offered and buried: 20 - 1 - 1 - 1 = 17.
    Scenario: gra.11.d P32 read as b: the second card goes back into the stock
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
        North sees Qd Tc
        North discards Kd
        South draws 5h, discards Kh
        """
      When it is ruled on under gra with P32 read as b
      Then the outcome is in_play
      And gra.11.d is cited on line 11
      And the stock holds 17 cards

    Scenario: gra.11.d South takes the queen instead
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
        North sees Qd
        North discards Kd
        South takes the seen card Qd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.d is not cited
      And gra.11.c is cited on line 11
      And South is next to discard
      And the stock holds 18 cards

    # How many are left does not matter to the option.
    Scenario: gra.11.d the stock was never counted
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          to play: North
        North draws 9h
        North sees Qd
        North discards Kd
        South refuses the seen card Qd
        """
      When it is ruled on under gra
      Then the outcome is in_play
      And gra.11.d is cited on line 10
      And the stock is not known
      And South is next to play

    # The option is not his to exercise.
    Scenario: gra.11.d North refuses the card for South
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
        North sees Qd
        North discards Kd
        North refuses the seen card Qd
        """
      When it is ruled on under gra
      Then the outcome is choice
      And gra.11.d is not cited
      And South may take the seen card Qd, which leads to in_play
      And the stock holds 19 cards

    # 5 - 9h - Qd buried - 5h = 2: two are left in the stock, and North lets the hand die.
    Scenario: gra.11.d a buried card brings the end nearer
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 5
          to play: North
        North draws 9h
        North sees Qd
        North discards Kd
        South refuses the seen card Qd
        South draws 5h, discards 5h
        North passes
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited
      And gra.11.d is cited on line 11
      And P83 read as b would change it

    # Counted by the cards drawn, 5h was the 49th: one more may be drawn.
    Scenario: gra.11.d P83 read as b: the buried card was not drawn
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 5
          to play: North
        North draws 9h
        North sees Qd
        North discards Kd
        South refuses the seen card Qd
        South draws 5h, discards 5h
        North passes
        """
      When it is ruled on under gra with P83 read as b
      Then the outcome is in_play
      And no points are scored yet
      And gra.11.d is cited on line 11
      And North is next to play
      And the stock holds 2 cards
      And P83 read as a would change it

    # 4 - 9h - Qd buried = 2, and article 11 gives South one card more; with it the last action has come.
    Scenario: gra.11.d the refused card leaves two, and South still draws his new card
      Given the log
        """
        players: North, South
        knock card: 6h
        position:
          hand North: 3c 4c 5c 9d 9s Qh Kd 7h 2s Ah
          hand South: 6d 7d 8d Jc Js 4h 4s 4d Kh 2c
          stock: 4
          to play: North
        North draws 9h
        North sees Qd
        North discards Kd
        South refuses the seen card Qd
        South draws 5h, discards 5h
        North passes
        """
      When it is ruled on under gra
      Then the outcome is no_score
      And the points are North 0, South 0
      And gra.6.b is cited
      And gra.11.d is cited on line 11
