"""Disputes about what was written or prepared: the upcard, a recorded count, the dealer, the pack."""

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.cards import card as named
from adjudicator.interview import asked
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Asked, Choice, Question
from adjudicator.words import say

ACE_AND_TWO = (named("Ah"), named("2c"))


def upcard_disputed(draft: Draft) -> Asked[None]:
    """What the sheet says and who wrote it; what each player says."""
    draft.starts_here()
    draft.fact(h.OneCard("upcard", None), "upcard")
    sheet = yield from asked.one_card("sheet", say("Which upcard is on the sheet? (if none: Nobody knows)"))
    if sheet is not None:
        by = yield from _writer(draft)
        draft.fact(h.RecordedUpcard(sheet, by), "recorded")
    for player in draft.players:
        claim = yield from asked.one_card(
            f"claim {player}",
            say("Which upcard does {player} remember? (if none: Nobody knows)", player=player),
            always=True,
        )
        if claim is not None:
            draft.did(player, e.ClaimUpcard(claim))


def _writer(draft: Draft) -> Asked[str | None]:
    choices = tuple(Choice(name, name) for name in draft.players)
    question = Question("writer", say("Who wrote it down?"), "player", choices, unknown=True, probes=draft.players)
    said = yield question
    return None if said is None else str(said)


def recorded_count(draft: Draft) -> Asked[None]:
    """Whose count it is, what was agreed and written, and who says otherwise now."""
    draft.starts_here()
    whose = yield from asked.player(draft, "whose", say("Whose count is it?"))
    first = yield from asked.number(
        "agreed", say("Which count did {player} give first?", player=whose), high=250, always=True
    )
    if first is not None:
        yield from _given(draft, whose, first)
    one, two = draft.players
    who = yield from asked.pick(
        "claimant",
        say("Who claims another count now?"),
        (Choice(one, one), Choice(two, two), Choice("nobody", say("nobody"))),
    )
    if who == "nobody":
        return
    text = say("Which count does {player} claim now?", player=who)
    now = yield from asked.number("claimed", text, high=250, always=True, probes=(3, 12))
    if now is not None:
        draft.did(who, e.ClaimCount(now))


def _given(draft: Draft, whose: str, first: int) -> Asked[None]:
    """What became of the count that was given first."""
    agreed = yield from asked.pick("both", say("Did both players agree on it?"), (asked.YES, asked.NO))
    written = yield from asked.pick("written", say("Is it on the sheet?"), (asked.YES, asked.NO))
    if agreed == "yes":
        draft.tally("agreed count", whose, first)
    else:
        draft.did(whose, e.ClaimCount(first))
    if written == "yes":
        draft.tally("recorded count", whose, first)


def wrong_dealer(draft: Draft) -> Asked[None]:
    """The cards that were cut, and who dealt."""
    cuts: list[tuple[str, int]] = []
    for player in draft.players:
        taken = sum(1 << card for _, card in cuts)
        card = yield from asked.one_card(
            f"cut {player}",
            say("Which card did {player} cut?", player=player),
            always=True,
            taken=taken,
            unknown=False,
            probes=ACE_AND_TWO if not cuts else tuple(c for c in (named("As"), named("Kd")) if not taken >> c & 1),
        )
        cuts.append((player, card or 0))
    draft.fact(h.CutCards(tuple(cuts)), "cut")
    dealer = yield from asked.player(draft, "dealer", say("Who dealt?"))
    draft.fact(h.Dealer(dealer), "dealer")


def wrong_pack(draft: Draft) -> Asked[None]:
    """How many cards the pack has."""
    number = yield from asked.number(
        "pack",
        say("How many cards has the pack?"),
        low=1,
        high=108,
        always=True,
        unknown=False,
        probes=(51, 53),
    )
    draft.fact(h.Count("deck", number or 52), "deck")
