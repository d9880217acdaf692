"""In which language a visitor is answered: as asked for in the address, as chosen before, as the browser prefers."""

from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudicator.paint import Style, styled
from adjudicator.words import LANGUAGES, speaking

COOKIE: Final = "language"
YEAR: Final = 365 * 24 * 3600


class Tongue:
    """Answers each visitor in a language: ``?lang=`` (kept in a cookie), the cookie, ``Accept-Language``, else the default."""

    def __init__(self, app: ASGIApp, default: str) -> None:
        self.app, self.default = app, default

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the call on, whatever it says said in the visitor's language."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        asked = _asked(scope["query_string"])
        language = asked or _chosen(headers.get("cookie", "")) or preferred(headers.get("accept-language", ""))
        language = language or self.default

        async def labelled(message: Message) -> None:
            if message["type"] == "http.response.start":
                _label(MutableHeaders(scope=message), language, kept=asked is not None)
            await send(message)

        # The style is that of the terminal on which the service was started, which is nobody else's.
        with speaking(language), styled(Style()):
            await self.app(scope, receive, labelled)


def _asked(query: bytes) -> str | None:
    said = parse_qs(query.decode("latin-1")).get("lang", [""])[-1]
    return said if said in LANGUAGES else None


def _chosen(cookies: str) -> str | None:
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and morsel.value in LANGUAGES else None


def preferred(accepted: str) -> str | None:
    """The language of ours that an ``Accept-Language`` likes best; ``None`` if it likes none."""
    best: tuple[float, str] | None = None
    for part in accepted.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        language = tag.partition("-")[0].strip().lower()
        try:
            liked = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and liked > 0 and (best is None or liked > best[0]):
            best = (liked, language)
    return best[1] if best else None


def _label(headers: MutableHeaders, language: str, *, kept: bool) -> None:
    """Says in which language a page is, and has the choice kept."""
    if not headers.get("content-type", "").startswith("text/html"):
        return
    headers["content-language"] = language
    headers.add_vary_header("Accept-Language, Cookie")
    if kept:
        headers.append("set-cookie", f"{COOKIE}={language}; Path=/; Max-Age={YEAR}; SameSite=Lax")
