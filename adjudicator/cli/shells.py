"""The scripts that make a shell ask ``adjudicate`` what could stand next: the library's own."""

from adjudicator.cli import COMPLETING
from adjudicator.cli.completing import SHELLS
from adjudicator.cli.near import did_you_mean
from adjudicator.cli.status import Bad
from adjudicator.words import say


def script(shell: str) -> str:
    """The script of a shell; a ``Bad`` call for one that is not known."""
    if shell not in SHELLS:
        known = ", ".join(SHELLS)
        near = did_you_mean(shell, SHELLS)
        raise Bad(
            say("there is no completion for {shell}, only for {known}{near}", shell=shell, known=known, near=near)
        )
    from typer._completion_shared import get_completion_script

    return get_completion_script(prog_name="adjudicate", complete_var=COMPLETING, shell=shell).strip()
