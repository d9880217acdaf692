"""How fast hands are counted: ``python tests/bench/deadwood.py``. Figures for people; no test looks at them.

Every pass counts hands that no other pass has seen, and begins with an empty memory. A pass is one plain loop on one
core; the figure is the best of the passes, as everything else the machine does only takes away. Other programs count
the same hands, made ready in the form they want, where they are installed.
"""

import gzip
import json
import random
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from adjudicator.cards import Cards, cards, each, names, union
from adjudicator.melds import deadwood
from adjudicator.melds.choices import CHOICES

PASSES = 8
HANDS = 60_000
SLOWER = 6_000  # hands a pass for the other programs
CORPUS = Path(__file__).parent.parent / "data" / "deadwood.jsonl.gz"
Form = TypeVar("Form")


def uniform(rng: random.Random) -> Cards:
    """Ten cards of the whole pack."""
    return union(rng.sample(range(52), 10))


def rich(rng: random.Random) -> Cards:
    """Ten cards of three to six neighbouring ranks, one of them at times a stray: as the rich rows of the corpus are."""
    width = rng.choice([3, 4, 5, 6])
    first = rng.randrange(14 - width)
    pool = [suit * 13 + rank for suit in range(4) for rank in range(first, first + width)]
    near = rng.sample(pool, rng.choice([9, 10, 10]))
    far = rng.sample([card for card in range(52) if card not in near], 10 - len(near))
    return union(near + far)


def corpus_rich() -> list[Cards]:
    """The distinct rich hands of the corpus, ten and eleven cards."""
    with gzip.open(CORPUS, "rt") as file:
        rows = [json.loads(line) for line in file]
    return list(dict.fromkeys(cards(" ".join(row["cards"])) for row in rows if row["kind"] == "rich"))


def distinct(make: Callable[[random.Random], Cards], seed: int) -> list[list[Cards]]:
    """For each pass as many hands, none twice in all passes."""
    rng = random.Random(seed)
    found: dict[Cards, None] = {}
    while len(found) < PASSES * HANDS:
        found[make(rng)] = None
    every = list(found)
    return [every[at : at + HANDS] for at in range(0, len(every), HANDS)]


def rate(count: Callable[[Form], Any], passes: Iterable[list[Form]], before: Callable[[], None]) -> float:
    """Hands a second in the best pass."""
    best = 0.0
    for hands in passes:
        before()
        start = time.perf_counter()
        for held in hands:
            count(held)
        best = max(best, len(hands) / (time.perf_counter() - start))
    return best


def open_spiel() -> tuple[Callable[[Any], Any], Callable[[Cards], Any]]:
    """OpenSpiel's counter (C++), and how it wants a hand."""
    pyspiel = import_module("pyspiel")
    return pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood, lambda held: list(each(held))


def rlcard() -> tuple[Callable[[Any], Any], Callable[[Cards], Any]]:
    """RLCard's counter (Python), and how it wants a hand."""
    card = import_module("rlcard.games.base").Card
    melding = import_module("rlcard.games.gin_rummy.utils.melding")
    points = import_module("rlcard.games.gin_rummy.utils.utils").get_deadwood_count

    def count(hand: list[Any]) -> int:
        clusters = melding.get_best_meld_clusters(hand=hand)
        return int(points(hand, clusters[0] if clusters else []))

    return count, lambda held: [card(suit=name[1].upper(), rank=name[0]) for name in names(held)]


def nothing() -> None:
    """What a program that keeps no memory does before a pass."""


def main() -> None:
    """Prints the figures."""
    kinds = {"uniform": distinct(uniform, 1), "rich": distinct(rich, 2)}
    ours = {kind: rate(deadwood, passes, CHOICES.clear) for kind, passes in kinds.items()}
    corpus = corpus_rich()
    warm = rate(deadwood, [corpus] * 20, nothing)
    for kind, figure in ours.items():
        print(f"{kind:8} {figure:12,.0f} hands a second")
    print(f"{'corpus':8} {warm:12,.0f} ({len(corpus)} rich hands again and again, memory kept)")
    for title, package, load in (("OpenSpiel", "open_spiel", open_spiel), ("RLCard", "rlcard", rlcard)):
        try:
            count, form = load()
        except ImportError:
            print(f"{title} is not installed: pip install {package}")
            continue
        for kind, passes in kinds.items():
            few = [hands[:SLOWER] for hands in passes[:4]]
            wrong = sum(count(form(held)) != deadwood(held) for held in few[0][:1000])
            figure = rate(count, [list(map(form, hands)) for hands in few], nothing)
            print(
                f"{title:9} {kind:8} {figure:12,.0f}  ours is {ours[kind] / figure:5.1f} times that; {wrong} of 1,000 differ"
            )


if __name__ == "__main__":
    main()
