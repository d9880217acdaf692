"""Complete hands recorded from a game engine: nothing went wrong in them, and they score what the engine scored."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from adjudicator import adjudicate
from tests.cases import BOOKS

HANDS = Path(__file__).parent / "data" / "hands.jsonl.gz"
CHUNKS = 4


def hands() -> list[dict[str, Any]]:
    with gzip.open(HANDS, "rt", encoding="utf-8") as lines:
        return [hand for hand in map(json.loads, lines) if hand["rules"] in BOOKS]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_recorded_hands_come_out_as_recorded(chunk: int) -> None:
    wrong = {}
    for hand in hands()[chunk::CHUNKS]:
        ruling = adjudicate(hand["log"])
        if (ruling.outcome, ruling.as_dict()["points"]) != (hand["outcome"], hand["points"]):
            wrong[hand["id"]] = (ruling.outcome, ruling.as_dict()["points"], hand["outcome"], hand["points"])
    assert wrong == {}


def test_every_recorded_hand_of_a_written_rulebook_is_ruled_on() -> None:
    assert len(hands()) >= 231
