"""``/ruling``: a log in, the ruling to be read aloud. ``/log``: where a log is pasted or typed. Nothing is kept here."""

from functools import cache
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

from adjudicator.adjudication import Default, adjudicate
from adjudicator.handlog import Fault, Language
from adjudicator.interview.draft import USUAL
from adjudicator.notation import read, write_item, write_line
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.rulebook import BookError
from adjudicator.ruling import Ruling
from adjudicator.service.filing import new_key
from adjudicator.service.lan import only_here
from adjudicator.service.offer import offer
from adjudicator.service.packed import LARGEST, pack, unpack
from adjudicator.service.sections import sections
from adjudicator.service.showing import show
from adjudicator.service.told import Told
from adjudicator.service.weight import in_turn, weighed
from adjudicator.words import LANGUAGES, language, say

router = APIRouter()
SHOWN_FAULTS: Final = 30
EXAMPLE: Final = """\
players: {one}, {two}
upcard: 8d
{two} passes
{one} draws 5c, discards Kh
{two} draws 2d, knocks with Qs for 6
agreed count: {two} 6, {one} 21"""


@router.get("/log")
def log(request: Request, z: str = "") -> Response:
    """Where a log is pasted or typed; ``z`` is one to begin with."""
    return page_of_log(request, _unpacked(z))


@router.get("/ruling")
def linked(request: Request, z: str = "", added: int = 0) -> Response:
    """The ruling on the log in the address. ``added`` counts the lines that were chosen on this page."""
    text = _unpacked(z)
    return ruled(request, text, added=min(max(added, 0), 99)) if text.strip() else page_of_log(request, text)


@router.post("/ruling")
def posted(
    request: Request,
    log: Annotated[str, Form(max_length=LARGEST)],
    add: Annotated[str, Form(max_length=400)] = "",
    added: Annotated[int, Form(ge=0, le=99)] = 0,
) -> Response:
    """The ruling on a log that was typed; ``add`` is the line of what somebody chose."""
    text = "\n".join(log.split("\r\n"))
    if add:
        text, added = f"{text.rstrip()}\n{add}\n", added + 1
    packed = pack(text)
    if packed is None or not text.strip():
        return ruled(request, text, added=added)
    more = {"added": str(added)} if added else {}
    return RedirectResponse("/ruling?" + urlencode({"z": packed, **more}), 303)


@router.get("/ruling/code")
def code(request: Request, z: str = "") -> Response:
    """The address of a ruling as a code that another telephone scans."""
    import segno

    address = f"{request.app.state.wishes.address.rstrip('/')}/ruling?{urlencode({'z': z})}"
    try:
        drawn = segno.make(address, error="l").svg_inline(scale=1, border=4, svgclass="code", omitsize=True)
    except segno.DataOverflowError:
        drawn = ""
    return show(request, "code.html", drawn=drawn, address=address, only_here=only_here(address), z=z)


def _unpacked(packed: str) -> str:
    """The log of an address; nothing for an address that was cut off or is not ours."""
    try:
        return unpack(packed)
    except ValueError:
        return ""


def ruled(request: Request, text: str, *, asked: Told | None = None, added: int = 0) -> Response:
    """The ruling on a log; the log with its faults, where there are any. ``asked`` is the interview that led here."""
    rules = asked.rules if asked else request.app.state.wishes.rules
    try:
        with in_turn(text):
            ruling = adjudicate(weighed(text), files=False, default=Default(rules))
            ruling.settle()
        request.app.state.metrics.ruled(ruling)
    except BookError as why:
        return page_of_log(request, text, WITH_SIGNS.sentence(why.says))
    if ruling.outcome == "unread":
        return page_of_log(request, text, faults=ruling)
    z = pack(text)
    return show(
        request,
        "ruling.html",
        ruling=ruling,
        parts=sections(ruling),
        log=text,
        lines=text.splitlines(),
        tongue=ruling.log.language if ruling.log else language(),
        z=z,
        asked=asked,
        added=added,
        back=_back(text, asked, added),
        key=new_key(),
        offer=offer(request),
    )


def _back(text: str, asked: Told | None, added: int) -> str:
    """The page before this one: the last question, or the ruling before the last choice."""
    if asked is not None:
        return asked.address(back=1)
    before = pack("\n".join(text.rstrip().split("\n")[:-1]) + "\n") if added else None
    return "/ruling?" + urlencode({"z": before, "added": added - 1}) if before else ""


def page_of_log(request: Request, text: str, wrong: str = "", faults: Ruling | None = None) -> Response:
    """The page where a log is typed, with what is wrong with it."""
    found = faults.faults[:SHOWN_FAULTS] if faults else ()
    return show(
        request,
        "log.html",
        422 if wrong or found else 200,
        log=text,
        example=example(language()),
        wrong=wrong,
        faults=[_shown(fault) for fault in found],
        more=len(faults.faults) + faults.more_faults - len(found) if faults else 0,
    )


@cache
def example(language: str) -> str:
    """A log as one writes it in a language."""
    one, two = USUAL[language]
    lines = read(EXAMPLE.format(one=one, two=two)).lines
    first = [] if language == LANGUAGES[0] else [write_item(Language(language), language)]
    return "\n".join((*first, *(write_line(line, language) for line in lines)))


def _shown(fault: Fault) -> dict[str, Any]:
    """A fault for the page: where, what, and its line in three pieces, the middle one at fault."""
    at = max(fault.column - 1, 0)
    end = at + max(fault.length, 1)
    return {
        "line": fault.line,
        "where": str(say("Line {line}, column {column}:", line=fault.line, column=fault.column)),
        "says": WITH_SIGNS.sentence(fault.says),
        "hint": WITH_SIGNS.sentence(fault.hint) if fault.hint else "",
        "pieces": (fault.text[:at], fault.text[at:end], fault.text[end:]),
    }
