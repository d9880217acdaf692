"""What may come next in a line that is being written: for an editor, and for whoever else helps to write a log."""

from adjudicator.notation.grammar import parser


def next_terminals(before: str) -> frozenset[str]:
    """The terminals of the grammar that may follow the beginning of a line, ``$END`` where the line may end here.

    Empty if the beginning is itself not a log's. Source: ``grammar/hand_log.lark``.
    """
    from lark.exceptions import UnexpectedInput

    try:
        state = parser().parse_interactive(before)
        state.exhaust_lexer()
        return frozenset(map(str, state.accepts()))  # type: ignore[no-untyped-call]
    except UnexpectedInput:
        return frozenset()
