"""``POST /v1/rulings``: a log in, a ruling out."""

from typing import Annotated, Any

from fastapi import APIRouter, Body
from pydantic import BaseModel, Field

from adjudicator.adjudication import adjudicate
from adjudicator.rulebook import BookError
from adjudicator.ruling import fault_dict
from adjudicator.service.problems import Problem
from adjudicator.words import speaking

router = APIRouter(tags=["rulings"])


class Dispute(BaseModel):
    """A log to be ruled on, and how."""

    log: str = Field(max_length=1_000_000, description="The hand log, as text.")
    rules: str | None = Field(None, max_length=100, description="A rulebook, whatever the log says.")
    readings: dict[str, str] = Field(default_factory=dict, description="Points of interpretation to letters.")
    language: str = Field("en", pattern="^(en|fr)$", description="The language of sentences.")
    keep_going: bool = Field(False, description="Rule on what could be read of the log.")


@router.post("/rulings")
def rule(dispute: Annotated[Dispute, Body()]) -> dict[str, Any]:
    """The ruling on a log. A log with faults is refused with 422, each fault with its line and column."""
    with speaking(dispute.language):
        try:
            ruling = adjudicate(
                dispute.log, dispute.rules, dispute.readings, keep_going=dispute.keep_going, files=False
            )
        except BookError as why:
            raise Problem(422, "No such rulebook or reading", str(why)) from why
        if ruling.outcome == "unread":
            raise Problem(
                422, "The log could not be read", str(ruling.faults[0].says), [fault_dict(f) for f in ruling.faults]
            )
        return ruling.as_dict()
