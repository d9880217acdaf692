"""JUnit's XML, which services that run checks read: a test case a log. Read by a person, it says what the ruling is.

A log that could not be read is an *error*; one with an irregularity or with clauses that clash is a *failure*, which cites
the clauses; one for which facts are missing is *skipped*. Nothing is timed: the same logs give the same bytes.
"""

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from adjudicator.paint import Style, harmless, styled
from adjudicator.render.forms.lines import line
from adjudicator.render.forms.remarks import MISSING, Remark, Told, in_short, remarks
from adjudicator.render.pen import Pen
from adjudicator.render.text import text

SUITE: Final = "adjudicate"


def document(cases: Sequence[Element]) -> str:
    """The document of all test cases, in ASCII."""
    numbers = {"tests": len(cases), "failures": 0, "errors": 0, "skipped": 0}
    for each in cases:
        for key, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            numbers[key] += each.find(tag) is not None
    about = {"name": SUITE, **{key: str(number) for key, number in numbers.items()}, "time": "0"}
    suites = Element("testsuites", about)
    SubElement(suites, "testsuite", about).extend(cases)
    indent(suites)
    written: bytes = tostring(suites, encoding="us-ascii", xml_declaration=True)
    return written.decode("ascii")


def case(told: Told, pen: Pen) -> Element:
    """The test case of a log."""
    ruling, name = told.ruling, harmless(told.name)
    title = name if told.first == 1 else f"{name}:{told.first}"
    found = [remark for remark in remarks(told, pen) if remark.level != "note"]
    element = Element("testcase", {"name": title, "classname": harmless(f"{SUITE}.{ruling.rulebook}"), "time": "0"})
    if found:
        tag = _tag(found)
        about = {"message": in_short(told, pen)} | ({} if tag == "skipped" else {"type": found[0].id})
        SubElement(element, tag, about).text = "\n".join(line(name, remark) for remark in found)
    if ruling.outcome != "unread":
        with styled(Style(ascii=pen.ascii)):
            SubElement(element, "system-out").text = text(ruling, name, ascii=pen.ascii)
    return element


def _tag(found: list[Remark]) -> str:
    if any(remark.level == "error" for remark in found):
        return "error"
    return "skipped" if all(remark.id == MISSING for remark in found) else "failure"
