"""The command as a director who speaks French meets it: rulings, help, refusals, faults, the interview."""

import io
import re
from pathlib import Path

import pytest

from adjudicator import words
from adjudicator.cli import main
from adjudicator.cli.commands import NAMES, everything
from adjudicator.cli.table import Command
from tests.cli.documents import installed
from tests.render.test_another_language import LETTERS, Dots

EXAMPLES = Path(__file__).parents[2] / "scenarios" / "examples"
KNOCK = str(EXAMPLES / "improper_knock.log")
BLANK = "\u00a0"
BAD_FRENCH = "langue: fr\nrègles: gra\njoueurs: Nord, Sud\nNord defause Rc\n"


def said(*call: str) -> str:
    """What the installed command prints, in one line, its hard blanks as plain ones."""
    run = installed(*call)
    return " ".join((run.stdout + run.stderr).decode("utf-8").replace(BLANK, " ").split())


def lines_of(capsys: pytest.CaptureFixture[str], *call: str) -> list[str]:
    """What a call in French prints, on either stream, with its hard blanks as plain ones."""
    main([*call, "--lang", "fr"])
    shown = capsys.readouterr()
    return (shown.out + shown.err).replace(BLANK, " ").splitlines()


def test_a_log_in_french_is_ruled_on_in_french() -> None:
    shown = said(str(EXAMPLES / "coup_irregulier.log"))
    assert shown.startswith(
        "Sud peut accepter le knock de Nord (undercut, Sud 27) ou le refuser : alors Nord joue avec ses dix cartes "
        "face visible. Compris : carte retournée 8♦ ; Nord pioche 9♥, knocke avec 10♣ pour 10."
    )
    assert "Sud a le choix, jusqu’au moment où Sud pioche ou prend (gra-fr.11.c) :" in shown
    assert "Ligne du relevé : Sud accepte le knock" in shown
    assert "Nord compte 10 : combinaisons 6♥ 7♥ 8♥, 9♣ 9♦ 9♥, 2♠ 3♠ 4♠ ; mort R♦." in shown


def test_the_overview_in_french() -> None:
    shown = said("--help", "--lang", "fr")
    assert shown.startswith("Statue sur les litiges au gin rummy : ")
    assert "Exemples : adjudicate dispute.log la décision, à lire à haute voix" in shown
    assert "Utilisation : adjudicate RELEVÉ... [OPTION]... adjudicate COMMANDE ... Commandes : rule" in shown


def test_the_environment_may_ask_for_french() -> None:
    run = installed("rules", ADJUDICATOR_LANG="fr")
    assert run.stdout.decode("utf-8").startswith(f"Règlements qui suivent un texte{BLANK}:\n")


def test_the_man_page_in_french() -> None:
    page = said("man", "--lang", "fr")
    assert ".SH NOM adjudicate \\- Statue sur les litiges au gin rummy : " in page
    assert ".SS adjudicate rules diff RÈGLEMENT RÈGLEMENT [OPTION]..." in page
    assert ".B \\-\\-settings FICHIER" in page


@pytest.mark.parametrize(
    ("call", "line"),
    [
        (["rule", KNOCK, "--why"], "  ligne 15 : gra.4.b : la limite du knock est 8"),
        (["rule", KNOCK, "--compare"], "3 décisions différentes selon 9 règlements."),
        (["rule", KNOCK, "--compare"], "                South : accepter le knock : undercut, South 27"),
        (["rule", KNOCK, "--format", "md"], "### Jusqu’à ce qu’un choix soit fait"),
        (["rule", KNOCK, "--format", "html"], "<h3>Clause par clause</h3>"),
        (["show", KNOCK, "--at", "11"], "  Défausse 8♦ D♥ ; pioche 30"),
        (["show", KNOCK, "--at", "11"], "  C’est à South de jouer."),
        (["explain", "gra.9.d"], "gra.9.d (choix, article 9)"),
        (["explain", "P11"], "  (b) avant [gra-fr, gra-fr-pairs]"),
        (["explain", "L004"], "L004 : un mot qui n’est pas compris ici"),
        (["rules", "show", "gra-fr"], "  limite du knock : fixée par la carte retournée"),
        (["rules", "show", "gra-fr"], "  prime d’undercut : 25"),
        (["rules", "diff", "gra", "gra-fr"], "  le donneur mélange d’abord : oui dans gra, non dans gra-fr"),
        (["check", KNOCK], "0 erreur, 1 irrégularité dans 1 relevé"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else "",
)
def test_what_a_director_reads(call: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert line in lines_of(capsys, *call)


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (["rule"], "il manque RELEVÉ (voir adjudicate --help)"),
        (["rule", "x.log", "--rulse", "gra"], "l’option --rulse n’existe pas ; vouliez-vous dire `--rules` ? (voir"),
        (["rule", "x.log", "--format", "xml"], "--format xml n’existe pas ; valeurs possibles : text, concise, json"),
        (["rule", "x.log", "--why=3"], "--why ne prend pas de valeur (voir adjudicate --help)"),
        (["explain", "P11", "P12"], "P12 : rien de plus n’est attendu ici (voir adjudicate --help)"),
        (["rules", "sho"], "cette commande n’existe pas : sho (voir adjudicate --help)"),
        (["rule", KNOCK, "--rules", "gro"], "le règlement `gro` n’existe pas ; vouliez-vous dire `gra` ?"),
        (["rule", KNOCK, "--rules", "x.toml"], "le règlement x.toml ne peut pas être ouvert : fichier ou dossier inex"),
        (["rule", KNOCK, "--reading", "P11=z"], "P11 n’a pas de lecture `z` ; ses lectures : a, b, c"),
        (
            ["explain", "gra.9.z"],
            "aucune clause, aucun point ni aucune erreur ne s’appelle gra.9.z ; vouliez-vous dire",
        ),
    ],
    ids=lambda value: " ".join(value[-2:]) if isinstance(value, list) else "",
)
def test_a_wrong_call_is_refused_in_french(
    call: list[str], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert lines_of(capsys, *call)[-1].startswith(f"adjudicate: {says}")


def test_a_fault_of_a_log_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "litige.log"
    log.write_text(BAD_FRENCH, encoding="utf-8")
    first, *_, hint, expected = lines_of(capsys, "rule", str(log))
    assert first == f"{log}:4:6: L004 `defause` n’est pas compris ici"
    assert hint == "  conseil : vouliez-vous dire `défausse` ?"
    assert expected.startswith("  attendu : défausse, ")


def test_a_fault_of_the_settings_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = tmp_path / "adjudicator.toml"
    settings.write_text("rulebook = \n", encoding="utf-8")
    shown = lines_of(capsys, "config", "--settings", str(settings))
    assert shown[0].endswith("adjudicator.toml ne peut pas être utilisé, 1 erreur")
    assert shown[1].endswith("adjudicator.toml:1:12: S001 ce n’est pas du TOML : valeur non valable")


def test_the_interview_in_french(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nSud\nretour\nNord\n8k\n10\ninconnu\nfin\n"))
    shown = lines_of(capsys, "ask", "--rules", "gra", "--output", "-")
    assert "   1  un knock au-dessus de la limite, ou avec l’as retourné" in shown
    assert shown.count("Qui a knocké ?") == 2
    assert "  La dernière réponse est annulée." in shown
    assert "Combien compte Sud ? Indiquer le nombre convenu entre les deux, ou les dix cartes." in shown
    assert "carte du knock: 8k" in shown


@pytest.fixture
def _in_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(words._catalogues, "fr", Dots())


@pytest.mark.usefixtures("_in_dots")
@pytest.mark.parametrize("command", everything(), ids=lambda command: command.name)
def test_no_english_is_left_in_the_help_of_a_command(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    shown = "\n".join(lines_of(capsys, *command.name.split(), "--help"))
    assert left(shown) == []


@pytest.mark.usefixtures("_in_dots")
def test_nor_in_the_overview(capsys: pytest.CaptureFixture[str]) -> None:
    assert left("\n".join(lines_of(capsys, "--help"))) == []


@pytest.mark.usefixtures("_in_dots")
def test_nor_in_the_man_page(capsys: pytest.CaptureFixture[str]) -> None:
    head, *page = lines_of(capsys, "man")
    assert head.startswith(".TH ADJUDICATE")
    plain = (re.sub(r"^\.[A-Z]{1,2}\b|^\.br$", "", line) for line in page)
    assert left("\n".join(plain).replace("\\-", "-").replace("\\(aq", "'")) == []


def left(shown: str) -> list[str]:
    """The words that were not looked up: all but calls, options, names of commands, of variables and of files."""
    calls = {example.call for command in everything() for example in command.examples} | {"adjudicate explain gra.9.d"}
    options = {option.flag for command in everything() for option in command.options}
    names = {f"{before}{command.name}" for command in everything() for before in ("", "adjudicate ")}
    for same in (*sorted(calls | options | names, key=len, reverse=True), "P11=b", "adjudicator.toml"):
        shown = re.sub(rf"(?<!\w){re.escape(same)}(?!\w)", "", shown)
    same_everywhere = {"adjudicate", "OPTION", "ID", "SHELL", *NAMES}
    return [word for word in LETTERS.findall(re.sub(r"ADJUDICATOR_\w+", "", shown)) if word not in same_everywhere]
