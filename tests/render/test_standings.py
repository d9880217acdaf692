"""The table of a record in the text of a ruling."""

from adjudicator import adjudicate
from adjudicator.render.standings import changed_rows
from adjudicator.render.text import text

LOG = """\
games: 16
game 1: Ann 212, Bob 140
game 2: Ann 95, Cy 203
report Bob: game against Cy
not played: Bob, Cy
"""


def test_the_table_has_a_line_for_each_player_with_columns_in_line() -> None:
    told = text(adjudicate(LOG, "gra"))
    start = told.splitlines().index("Standings:")
    assert told.splitlines()[start + 1 : start + 6] == [
        "      player  played  won  lost  points  difference  status",
        "  1.  Cy           1    1     0     203        +108  playing",
        "  2.  Ann          2    1     1     307         -36  playing",
        "  3.  Bob          1    0     1     140         -72  playing",
        "  Bob: open to the director: one game lost (gra.12.e).",
    ]


def test_a_hand_has_no_table() -> None:
    assert "Standings:" not in text(adjudicate("players: Ann, Bob\nupcard: 8d\nAnn passes\n", "gra"))


def test_another_table_is_told_by_its_first_rows() -> None:
    rows = [{"player": f"P{n}", "won": n, "lost": 1, "points": 200 * n, "status": "playing"} for n in range(5)]
    assert str(changed_rows(rows)).startswith("another table: P0 0-1, 0 points, playing; P1 1-1, 200 points, playing;")
    assert str(changed_rows(rows)).endswith("; and 2 more rows")
    assert "more" not in str(changed_rows(rows[:3]))


def test_a_reading_that_changes_the_table_says_how() -> None:
    log = "games: 16\n" + "".join(f"game {n}: Dee 212, Ann 1\n" for n in range(1, 8))
    assert "another table: Ann 0-7, 7 points, playing" in text(adjudicate(log, "gra"), width=200)
