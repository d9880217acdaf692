"""Lines as they are said at the table, and the line of a log that is asked for instead."""

import pytest

from adjudicator.events import Discard, Gin, Holds
from adjudicator.handlog import Deal, Fault, Tally
from adjudicator.notation import read
from adjudicator.words import speaking

ENGLISH = [
    ("Ann's count: 9", ["agreed count: Ann 9"]),
    ("Ann’s count is 9.", ["agreed count: Ann 9"]),
    ("count: Ann 9", ["agreed count: Ann 9", "recorded count: Ann 9"]),
    ("Bill counts 23", ["agreed count: Bill 23", "Bill claims 23"]),
    ("Bill has 8", ["Bill has 8 cards", "agreed count: Bill 8"]),
    ("Bill had eight", ["Bill has eight cards", "agreed count: Bill eight"]),
    ("Bill has 8 points", ["agreed count: Bill 8", "Bill claims 8"]),
    ("Ann's hand: 3c 4c", ["deal Ann: 3c 4c", "hand Ann: 3c 4c"]),
    ("Ann hand: 3c 4c", ["deal Ann: 3c 4c", "hand Ann: 3c 4c"]),
    ("Ann vs Bill", ["players: Ann, Bill"]),
    ("Ann drew two cards", ["Ann sees ? ?", "Ann has 12 cards"]),
    ("Ann refuses", ["Ann refuses the knock", "Ann refuses the seen card", "Ann passes"]),
    ("Ann wants a new deal", ["Ann chooses a new deal"]),
    ("Ann asks for a correction", ["Ann chooses correction"]),
    ("Ann is to play", ["to play: Ann"]),
    ("Ann deals", ["dealer: Ann"]),
]
FRENCH = [
    ("compte: Marie 9", ["compte convenu: Marie 9", "compte inscrit: Marie 9"]),
    ("compte de Marie: 9", ["compte convenu: Marie 9"]),
    ("Marie compte 9", ["compte convenu: Marie 9", "Marie affirme 9"]),
    ("Marie a 8", ["Marie a 8 cartes", "compte convenu: Marie 8"]),
    ("à Marie de jouer", ["à jouer: Marie"]),
    ("c'est à Paul de défausser", ["à défausser: Paul"]),
    ("main de Paul: 10 cartes", ["main Paul: 10 cartes"]),
    ("Marie contre Paul", ["joueurs: Marie, Paul"]),
    ("Marie veut une nouvelle donne", ["Marie choisit une nouvelle donne"]),
    ("Marie demande une nouvelle donne", ["Marie choisit une nouvelle donne"]),
    ("Paul le rejette", ["Paul refuse le knock"]),
    ("Paul l'accepte", ["Paul accepte le knock"]),
    ("Marie pioche deux cartes", ["Marie voit ? ?", "Marie a 12 cartes"]),
    ("Marie refuse", ["Marie refuse le knock", "Marie refuse la carte vue", "Marie passe"]),
]


def fault(line: str, language: str = "en") -> Fault:
    """The one fault of a log whose last line is this."""
    head = "langue: fr\njoueurs: Marie, Paul\n" if language == "fr" else "players: Ann, Bill\n"
    (found,) = read(head + line + "\n").faults
    return found


def lines_in(hint: str) -> list[str]:
    """The lines of a log that a hint names."""
    return hint.split("`")[1::2]


@pytest.mark.parametrize(("line", "meant"), ENGLISH, ids=[line for line, _ in ENGLISH])
def test_a_line_of_the_table_is_said_as_a_log_says_it(line: str, meant: list[str]) -> None:
    said = str(fault(line).hint)
    assert said.startswith("did you mean `")
    assert lines_in(said) == meant


@pytest.mark.parametrize(("line", "meant"), FRENCH, ids=[line for line, _ in FRENCH])
def test_so_is_one_in_french(line: str, meant: list[str]) -> None:
    with speaking("fr"):
        said = str(fault(line, "fr").hint)
    assert said.startswith("vouliez-vous dire `")
    assert lines_in(said) == meant


@pytest.mark.parametrize("line", [line for line, _ in ENGLISH])
def test_what_is_asked_for_is_a_line_of_a_log(line: str) -> None:
    for each in lines_in(str(fault(line).hint)):
        assert not read(f"players: Ann, Bill\n{each}\n").faults


@pytest.mark.parametrize("line", ["Carl's count: 9", "Carl vs Dora", "Carl has 8"])
def test_nobody_is_named_who_does_not_play(line: str) -> None:
    assert "Carl" not in str(fault(line).hint)


@pytest.mark.parametrize("line", ["Marie se couche", "Marie se trompe", "Paul, à Marie", "Marie contre lui"])
def test_no_hint_is_better_than_a_wrong_one(line: str) -> None:
    assert fault(line, "fr").meant == ""
    assert not any(word in str(fault(line, "fr").hint) for word in ("seul", "manie", "montre"))


def test_a_number_of_cards_says_that_it_is_one() -> None:
    assert read("players: Ann, Bill\nBill has 8 cards\n").lines[-1].item.acts == (Holds(8),)  # type: ignore[union-attr]
    assert read("langue: fr\njoueurs: A, B\nB a 8 cartes\n").lines[-1].item.acts == (Holds(8),)  # type: ignore[union-attr]
    assert isinstance(read("players: Ann, Bill\nagreed count: Bill 8\n").lines[-1].item, Tally)


def test_a_french_name_of_two_words_stands_in_quotes() -> None:
    (found, *_) = read("langue: fr\nAnne Lise pioche 5t\n").faults
    assert (found.id, found.meant) == ("L007", '"Anne Lise"')
    assert str(found.hint) == 'did you mean `"Anne Lise"`?'


def test_words_of_french_tables_are_read() -> None:
    lines = read("langue: fr\ndistribution Marie: 6c 7c\nMarie écarte Rc\nMarie abat gin\n").lines
    assert isinstance(lines[1].item, Deal)
    assert [line.item.acts for line in lines[2:]] == [(Discard(38),), (Gin(),)]  # type: ignore[union-attr]
