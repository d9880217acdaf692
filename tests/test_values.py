"""Values are what dataclasses and named tuples are, before and after their methods are written."""

import copy
import pickle
from typing import Any

import pytest

from adjudicator.values import OFTEN, NamedTuple, Record, Value, field, replace


class Seen(Value):
    """A card that was seen."""

    card: int | None = None
    manner: str = ""


class Taken(Value):
    """Another thing with the same fields."""

    card: int | None = None
    manner: str = ""


class Nothing(Value):
    """No field at all."""


class Sheet(Record):
    """What is put together."""

    player: str
    counts: list[int] = field(factory=list)
    before: "Sheet | None" = field(default=None, compare=False)


class Row(NamedTuple):
    """A named tuple."""

    line: int
    says: str = ""


ROUNDS = range(3 * OFTEN)
"""So often that the written methods have taken over in the midst."""


def test_equal_fields_are_equal_values_of_one_class_only() -> None:
    for card in ROUNDS:
        assert Seen(card) == Seen(card, "") == Seen(card=card)
        assert Seen(card) != Seen(card + 1)
        other: object = Taken(card)
        assert Seen(card) != other
        assert hash(Seen(card)) == hash(Seen(card))
        assert {Seen(card): 1}[Seen(card)] == 1
        assert Nothing() == Nothing()


def test_the_same_hash_before_and_after_the_method_is_written() -> None:
    class Fresh(Value):
        card: int
        manner: str = ""

    assert len({hash(Fresh(3, "x")) for _ in ROUNDS}) == 1


def test_a_value_does_not_change() -> None:
    changed: Any = Seen(3)
    for name in ("card", "other"):
        with pytest.raises(AttributeError):
            setattr(changed, name, 4)
    with pytest.raises(AttributeError):
        del changed.card


def test_a_default_that_is_made_anew_is_nobody_elses() -> None:
    for _ in ROUNDS:
        one, other = Sheet("North"), Sheet("North")
        one.counts.append(3)
        assert other.counts == []
        assert one != other


def test_a_field_left_out_of_comparison() -> None:
    for _ in ROUNDS:
        assert Sheet("North", [], Sheet("South")) == Sheet("North")
        assert repr(Sheet("North", [], Sheet("South"))) == "Sheet(player='North', counts=[])"


LOOSELY: Any = (Seen, Sheet, Row)
"""The classes as a caller without types sees them."""
seen, sheet, row = LOOSELY
WRONG = (
    lambda: seen(1, "", 2), lambda: sheet(), lambda: seen(cards=1), lambda: seen(1, card=2),
    lambda: row(), lambda: row(1, "", 2), lambda: row(1, what=2), lambda: row(1, line=2),
)  # fmt: skip


@pytest.mark.parametrize("call", WRONG)
def test_a_wrong_call_is_refused(call: Any) -> None:
    with pytest.raises(TypeError):
        call()


def test_a_named_tuple_is_one() -> None:
    for line in ROUNDS:
        row = Row(line, says="so")
        assert row == (line, "so") == Row._make((line, "so"))
        assert row._replace(says="no") == (line, "no")
        assert (row.line, row.says, row._asdict()) == (line, "so", {"line": line, "says": "so"})
        assert repr(Row(line)) == f"Row(line={line}, says='')"
    with pytest.raises(ValueError, match="other"):
        Row(1)._replace(other=2)  # type: ignore[call-arg]


def test_patterns_replacing_and_copies() -> None:
    match Seen(3, "x"):
        case Seen(card, "x"):
            assert card == 3
    assert replace(Seen(3), manner="x") == Seen(3, "x")
    for value in (Seen(3), Sheet("North", [1]), Row(3, "x")):
        assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value
