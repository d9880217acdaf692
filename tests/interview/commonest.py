"""Which disputes are the commonest: the 31 cases of tests/data/cases (the collection of real disputes that came with the rules,
whole), counted by the topic that an interview about them begins with.

=========================  =  =====================================================================================
a knock above the limit    6  exactly at it, the ace up, accepted, not acceptable, laid out badly (twice)
a wrong number of cards    4  eleven before play, nine in the middle, gin against nine (twice)
a lay-off                  3  equal counts after it, against gin (twice)
the last cards             2  the 50th card taken by the opponent, turned over by who drew it
a false gin, a call        2  gin called on three points, a knock called and withdrawn
one case each              6  the upcard, a card of the stock seen, the stock touched, a discard put straight back, a count
                              that was recorded, who deals
not asked for              8  no dispute (the example of a rulebook, big gin), decks, games, prizes, conduct, partners
=========================  =  =====================================================================================

The four rule texts print irregularities and count none. A lay-off turns on the very cards of a hand, which are tapped one by
one: it has the thirty-five taps of a whole hand. All others have twelve.
"""

from typing import Final

CASES: Final[dict[str, str]] = {
    "knock": "gr-001 gr-003 gr-007 gr-009 gr-017 rd-10",
    "number": "gr-034 gr-036 gr-038 rd-07",
    "layoff": "gr-026 gr-028 rd-15",
    "last": "gr-021 gr-024",
    "gin": "rd-01 rd-04",
    "upcard": "gr-005",
    "seen": "gr-042",
    "touch": "gr-046",
    "back": "gr-051",
    "count": "ev-01",
    "dealer": "ev-04",
    "": "gr-030 gr-092 ev-05 ev-07 ev-09 ev-11 ev-13 ev-15",
}
"""The cases of each topic of the interview, the commonest topic first; the last are those that it has no question for."""

COMMONEST: Final = (
    "an improper knock, both hands as counts",
    "eleven cards before play",
    "nine cards in the middle",
    "the discarded 50th card taken",
    "the 50th card knocked with",
    "a false gin",
    "a call that is withdrawn",
    "the upcard disputed",
    "a card of the stock seen",
    "the stock touched",
    "a discard put straight back",
    "a recorded count",
    "the wrong player dealt",
)
"""The commonest disputes, by their names in ``answers.DISPUTES``, in the order of ``CASES``: at most twelve taps."""

WITH_WHOLE_HANDS: Final = (
    "an improper knock, both hands as cards",
    "an improper knock that nobody may accept",
    "an ace up",
    "a lay-off",
    "the wrong card turned",
)
"""Disputes that turn on the cards of a hand: at most thirty-five taps."""
