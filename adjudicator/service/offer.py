"""In which events somebody may file, for the forms that offer them: nobody types the name of one that is there."""

from collections.abc import Sequence
from typing import NamedTuple

from fastapi import Request

from adjudicator.docket.entry import Event
from adjudicator.docket.lately import last_event
from adjudicator.docket.troubles import DocketError
from adjudicator.service import cookies
from adjudicator.service.filing import seen
from adjudicator.service.opened import docket_of
from adjudicator.service.who import ROLES, Visitor, glimpsed


class Offer(NamedTuple):
    """What a form offers: to whom (``known``: not to a stranger), which events, the one he filed in last first.

    ``opens`` where he may name an event that is not there yet; ``reads`` where his account may file nowhere; ``asked`` where the
    docket could not tell who he is.
    """

    known: bool = False
    events: Sequence[Event] = ()
    opens: bool = False
    reads: bool = False
    asked: bool = False

    @property
    def nowhere(self) -> bool:
        """Whether there is no event in which he may file."""
        return self.known and not self.events and not self.opens


def offer(request: Request) -> Offer:
    """The events for whoever looks at a page that is everybody's. It is shown also where the docket cannot be asked just now."""
    if not cookies.read(request, cookies.SESSION):
        return Offer()
    try:
        return offer_to(request, glimpsed(request))
    except DocketError:
        return Offer(asked=True)


def offer_to(request: Request, known: Visitor | None) -> Offer:
    """The events in which somebody may file."""
    if known is None:
        return Offer()
    there = docket_of(request.app)
    events = [event for event in seen(there, known) if known.files(event.public_id)]
    last = last_event(there.store, known.name) if len(events) > 1 else None
    events.sort(key=lambda event: event.public_id != last)
    return Offer(True, events, known.at_least(ROLES[2]), not known.at_least(ROLES[1]))
