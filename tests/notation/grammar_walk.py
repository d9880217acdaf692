"""Walks the grammar of the hand log: every production, and a line of text through any of them.

The tests draw their logs from here, so that nothing the grammar can say is left untried.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from lark.grammar import NonTerminal, Rule, Symbol

from adjudicator.notation.grammar import parser

Choose = Callable[[Sequence[Rule]], Rule]


@lru_cache(maxsize=2)
def productions(language: str = "en") -> tuple[Rule, ...]:
    """Every production of the grammar of a language, optional and repeated parts written out."""
    return tuple(parser(language).rules)


@lru_cache(maxsize=2)
def terminals(language: str = "en") -> tuple[str, ...]:
    """Every terminal that a production uses."""
    used = {symbol.name for rule in productions(language) for symbol in rule.expansion if symbol.is_term}
    return tuple(sorted(used))


@lru_cache(maxsize=2)
def _of(language: str) -> dict[str, tuple[Rule, ...]]:
    names = {rule.origin.name for rule in productions(language)}
    return {name: tuple(rule for rule in productions(language) if rule.origin.name == name) for name in sorted(names)}


@lru_cache(maxsize=2)
def _depths(language: str) -> dict[str, int]:
    """How deep the shallowest derivation of each rule is."""
    depths: dict[str, int] = {}
    changed = True
    while changed:
        changed = False
        for rule in productions(language):
            inner = [0 if symbol.is_term else depths.get(symbol.name, 99) for symbol in rule.expansion]
            depth = 1 + max(inner, default=0)
            if depth < depths.get(rule.origin.name, 99):
                depths[rule.origin.name] = depth
                changed = True
    return depths


def _shallowest(rules: Sequence[Rule], language: str) -> Rule:
    return min(rules, key=lambda rule: max((_depth(symbol, language) for symbol in rule.expansion), default=0))


def _depth(symbol: Symbol, language: str) -> int:
    return 0 if symbol.is_term else _depths(language)[symbol.name]


@lru_cache(maxsize=2)
def _parents(language: str) -> dict[str, Rule]:
    """For each rule's name the production above it on the shortest way from a whole line."""
    found: dict[str, Rule] = {}
    row = ["line"]
    while row:
        below: list[str] = []
        for name in row:
            for rule in _of(language)[name]:
                fresh = [symbol.name for symbol in rule.expansion if not symbol.is_term]
                below += [child for child in fresh if child not in found and child != "line" and child not in below]
                found.update({child: rule for child in fresh if child not in found and child != "line"})
        row = below
    return found


def through(
    target: Rule, choose: Choose | None = None, depth: int = 6, language: str = "en"
) -> tuple[list[str], set[Rule]]:
    """The terminals of a line that uses ``target``, and the productions it uses. Deeper than ``depth`` it is kept short."""
    spine = {target.origin.name: target}
    at = target.origin.name
    while at != "line":
        above = _parents(language)[at]
        at = above.origin.name
        spine[at] = above
    used: set[Rule] = set()

    def expand(symbol: Symbol, depth: int) -> Iterable[str]:
        if symbol.is_term:
            yield symbol.name
            return
        rules = _of(language)[symbol.name]
        rule = spine.pop(symbol.name, None) or (choose(rules) if choose and depth > 0 else _shallowest(rules, language))
        used.add(rule)
        for child in rule.expansion:
            yield from expand(child, depth - 1)

    return list(expand(NonTerminal("line"), depth)), used
