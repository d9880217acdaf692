Feature: The modern game to 100: big gin and boxes

  Rule: modern.1.a eleven cards in melds are big gin

    # 6h-8h, three nines, 2s-6s. South's 76 and 31.
    Scenario: modern.1.a North melds all eleven
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 4s 5s
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 6s
        North calls big gin
        """
      When it is ruled on under modern
      Then the outcome is big_gin
      And the points are North 107, South 0
      And modern.1.a is cited on line 9
      And P78 read as b would change it

    Scenario: modern.1.a P78 read as b: the 31 come on top of the 25
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 4s 5s
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 6s
        North calls big gin
        """
      When it is ruled on under modern with P78 read as b
      Then the points are North 132, South 0

    Scenario: modern.1.a North discards the eleventh card and has gin
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 4s 5s
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 6s, gins with 6s
        """
      When it is ruled on under modern
      Then the outcome is gin
      And the points are North 101, South 0
      And classic.5.e is cited
      And modern.1.a is not cited

    Scenario: modern.1.a ten of the eleven cards meld, which is no big gin
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 4s 5s
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws Kd
        North calls big gin
        """
      When it is ruled on under modern
      Then the outcome is in_play
      And modern.1.a is not cited

  Rule: modern.2.a a box for each hand won

    Scenario: modern.2.a a knock wins the hand and a box, which is not in its points
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under modern
      Then the outcome is knock
      And the points are North 68, South 0
      And modern.2.a is cited on line 8

    Scenario: modern.2.a an undercut wins the box for the other player
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c 6c Jc Jd Jh 2d 3d Ah Ac
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under modern
      Then the outcome is undercut
      And the points are North 0, South 26
      And modern.2.a is cited

    Scenario: modern.2.a play goes on, and nobody has a box
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 8c Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, discards Kd
        """
      When it is ruled on under modern
      Then the outcome is in_play
      And modern.2.a is not cited

    # North's loose seven of clubs against South's 7.
    Scenario: modern.2.a P17 read as b: equal counts win no box
      Given the log
        """
        players: North, South
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 7c Kd
        deal South: 4c 5c 6c Jc Jd Jh 2d 3d Ah Ac
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under modern with P17 read as b
      Then the outcome is no_score
      And modern.2.a is not cited

  Rule: modern.2.b the winner of a game adds 100 and his boxes

    # 76 and 25 are 101, in the first hand of the game: 100 and a box of 25, doubled, as South has won no hand.
    # P73 b doubles the 101 too; P73 c leaves the box as it is.
    Scenario: modern.2.b North has gin in the first hand, and it wins the game to nothing
      Given the log
        """
        players: North, South
        score: North 0, South 0
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s 5s Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, gins with Kd
        """
      When it is ruled on under modern
      Then the outcome is gin
      And the points are North 101, South 0
      And classic.4.a is cited
      And modern.2.a is cited
      And modern.2.b is cited on line 9
      And P73 read as b would change it
      And P73 read as c would change it

    Scenario: modern.2.b seventy-five points do not win a game to 100
      Given the log
        """
        players: North, South
        score: North 0, South 0
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s Ac Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under modern
      Then the outcome is knock
      And the points are North 75, South 0
      And modern.2.a is cited
      And modern.2.b is not cited

    # The hands before this one are not in the log, so that nobody knows whether South has won one.
    Scenario: modern.2.b North comes to 100, and the log does not tell who has won the hands before
      Given the log
        """
        players: North, South
        score: North 30, South 60
        dealer: South
        deal North: 6h 7h 8h 9c 9d 9h 2s 3s Ac Kd
        deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc
        upcard: 8d
        North passes
        South passes
        North draws 4s, knocks with Kd
        """
      When it is ruled on under modern
      Then the points are North 75, South 0
      And modern.2.b is cited
      And it did not consult P73
