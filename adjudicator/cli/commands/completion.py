"""``adjudicate completion bash``: the script that makes a shell complete files, rulebooks, clauses and points."""

from adjudicator.cli.options import LANG
from adjudicator.cli.table import Argument, Command, Example, Values
from adjudicator.words import mark

SHELL = Argument("shell", "SHELL", mark("bash, zsh, fish or powershell."), completes="shells")


def run(values: Values) -> int:
    """Prints the script of a shell."""
    from adjudicator.cli.shells import script

    print(script(values["shell"]))
    return 0


COMMANDS = (
    Command(
        "completion",
        mark("Print the script by which a shell completes logs, rulebooks, clauses and points."),
        run,
        (SHELL,),
        (LANG,),
        (
            Example('eval "$(adjudicate completion bash)"', mark("for this session; in ~/.bashrc for every one")),
            Example("adjudicate completion fish > ~/.config/fish/completions/adjudicate.fish", mark("for fish")),
        ),
    ),
)
