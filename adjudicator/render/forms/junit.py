"""JUnit's XML, which services that run checks read: a test case a log. Read by a person, it says what the ruling is.

A log that could not be read is an *error*; one with an irregularity or with clauses that clash is a *failure*, which cites
the clauses; one for which facts are missing is *skipped*. Nothing is timed: the same logs give the same bytes.
"""

from collections.abc import Iterable
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from adjudicator.render.forms.remarks import MISSING, Remark, Told, in_short, remarks
from adjudicator.render.page import harmless
from adjudicator.render.paint import PLAIN, Style, styled
from adjudicator.render.pen import Pen
from adjudicator.render.text import text

SUITE: Final = "adjudicate"


def junit(logs: Iterable[Told], pen: Pen) -> str:
    """The document for all logs, in ASCII."""
    cases = [_case(told, pen) for told in logs]
    numbers = {"tests": len(cases), "failures": 0, "errors": 0, "skipped": 0}
    for case in cases:
        for key, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            numbers[key] += case.find(tag) is not None
    about = {"name": SUITE, **{key: str(number) for key, number in numbers.items()}, "time": "0"}
    suites = Element("testsuites", about)
    SubElement(suites, "testsuite", about).extend(cases)
    indent(suites)
    document: bytes = tostring(suites, encoding="us-ascii", xml_declaration=True)
    return document.decode("ascii")


def _case(told: Told, pen: Pen) -> Element:
    ruling = told.ruling
    about = {"name": harmless(told.name), "classname": harmless(f"{SUITE}.{ruling.rulebook}"), "time": "0"}
    case = Element("testcase", about)
    found = [remark for remark in remarks(told, pen) if remark.level != "note"]
    if found:
        tag = _tag(found)
        about = {"message": in_short(told, pen)} | ({} if tag == "skipped" else {"type": found[0].id})
        SubElement(case, tag, about).text = "\n".join(
            f"{harmless(told.name)}:{remark.line}:{remark.column}: {remark.id} {remark.says}" for remark in found
        )
    if ruling.outcome != "unread":
        with styled(Style(paint=PLAIN, ascii=pen.ascii)):
            SubElement(case, "system-out").text = text(ruling, told.name, ascii=pen.ascii)
    return case


def _tag(found: list[Remark]) -> str:
    if any(remark.level == "error" for remark in found):
        return "error"
    return "skipped" if all(remark.id == MISSING for remark in found) else "failure"
