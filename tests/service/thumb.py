"""A thumb that answers by tapping alone and counts its taps; and an ear for what a browser asks of anybody else."""

from functools import cache
from typing import TYPE_CHECKING

from adjudicator.render.nutshell import nutshell
from adjudicator.render.pen import WITH_SIGNS
from tests.interview.answers import DISPUTES

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page


@cache
def ruling_of(name: str) -> str:
    """The sentence that a dispute of ``tests.interview.answers.DISPUTES`` leads to."""
    return nutshell(DISPUTES[name].interview.ruling, WITH_SIGNS)


class Thumb:
    """Answers questions by tapping alone, and counts the taps."""

    def __init__(self, page: "Page") -> None:
        self.page, self.taps = page, 0

    def tap(self, what: str) -> None:
        """A tap after which the page stays."""
        self.page.locator(what).click()
        self.taps += 1

    def send(self, what: str) -> None:
        """A tap after which another page comes."""
        with self.page.expect_navigation():
            self.tap(what)

    def answer(self, answer: str) -> None:
        """One answer: a button, or cards one by one and *Done*."""
        button = f'button[name="a"][value="{answer}"] >> nth=0'
        if self.page.locator(button).count():
            if not self.page.locator(button).is_visible():
                self.tap("details.setting > summary")
            self.send(button)
            return
        if self.page.locator("details.by-cards:not([open])").count():
            self.tap("details.by-cards > summary")
        for card in answer.split():
            ticked = f'label:has(input[name="c"][value="{card}"])'
            if self.page.locator(ticked).count():
                self.tap(ticked)
            else:
                self.send(f'button[name="c"][value="{card}"]')
        self.send("[name=done]")

    def tells(self, name: str) -> str:
        """A whole dispute (one of ``tests.interview.answers.DISPUTES``), from the first page to its ruling."""
        return self.gives(DISPUTES[name].answers, ruling_of(name))

    def gives(self, answers: tuple[str, ...], ruling: str) -> str:
        """These answers, from the first page to this ruling."""
        self.page.goto("/")
        for answer in answers:
            self.answer(answer)
        return self.reads(ruling)

    def reads(self, ruling: str) -> str:
        """The sentence to be read aloud, which has to be this one."""
        assert self.page.locator("h1").inner_text() == ruling
        return ruling

    def chooses(self) -> None:
        """The first of the choices that the ruling offers, if it offers one; there has to be another ruling then."""
        if self.page.locator(".options button").count():
            before = self.page.locator("h1").inner_text()
            self.send(".options button >> nth=0")
            assert self.page.locator("h1").inner_text() != before

    def files(self) -> None:
        """The ruling on the page is filed as it stands, by one tap. The entry says what the ruling said."""
        ruling = self.page.locator("h1").inner_text()
        self.send("section.file button.main")
        self.page.wait_for_url("**/docket/spring/*")
        assert self.page.locator("h1").inner_text().startswith(ruling.rstrip(".")[:40])


def listened(context: "BrowserContext", address: str) -> list[str]:
    """What goes wrong within a context from now on: a call to anywhere but this service, a script that fails or is refused."""
    wrong: list[str] = []

    def asked(url: str) -> None:
        if not url.startswith((address + "/", "data:", "about:", "blob:")):
            wrong.append(f"asked for {url}")

    def said(kind: str, text: str) -> None:
        if "Content Security" in text or (kind == "error" and "Failed to load resource" not in text):
            wrong.append(text)

    context.on("request", lambda request: asked(request.url))
    context.on("console", lambda message: said(message.type, message.text))
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    return wrong
