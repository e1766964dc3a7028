"""Actions in words, and what a listed action leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gavel.cli.output.answers import Document
from gavel.cli.output.cards import shortened

if TYPE_CHECKING:
    from gavel.cli.output.phrases import Phrases

RANGE = {"minimum", "maximum"}
DUE = {"count", "from"}


def is_range(value: Any) -> bool:
    """Whether a listed action's member stands for every integer from minimum to maximum."""
    return isinstance(value, dict) and value.keys() == RANGE


def is_due(value: Any) -> bool:
    """Whether a listed action's member says how many cards are to be reported, and which can turn up."""
    return isinstance(value, dict) and value.keys() == DUE


def sentence(action: Document, phrases: Phrases, *, open_end: bool = False) -> str:
    """An action in words, without its player; with an `open_end`, ranges show only where they begin."""
    parts = [
        _member(name, value, phrases, open_end=open_end)
        for name, value in action.items()
        if name not in ("type", "player")
    ]
    return " ".join([phrases.term(action["type"]), *([", ".join(parts)] if parts else [])])


def _member(name: str, value: Any, phrases: Phrases, *, open_end: bool) -> str:
    if is_range(value):
        least, most = value["minimum"], value["maximum"]
        return phrases("from", minimum=least) if open_end else f"{least}\u2013{most}" if least < most else str(least)
    if is_due(value):
        return phrases("due", count=value["count"], member=phrases.label(name), possible=shortened(value["from"]))
    if isinstance(value, dict):
        return ", ".join(_member(inner, each, phrases, open_end=open_end) for inner, each in value.items())
    if isinstance(value, list):
        return f"{phrases.label(name)} {' '.join(map(str, value))}"
    if isinstance(value, str):
        if name == "kind":
            return phrases.label(value)
        words = phrases.term(value) if name == "effect" else phrases.in_words(name, value)
        return words or f"{phrases.label(name)} {phrases.term(value)}"
    return str(value) if name == "amount" else f"{phrases.label(name)} {value}"
