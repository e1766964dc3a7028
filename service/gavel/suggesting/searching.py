"""One search: from what a player knows to suggested actions. It runs in a process of its own."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final, TypeAlias

from gavel import games
from gavel.engine.state import TABLE_DEALER
from gavel.library.search import suggest

Document = dict[str, Any]

PLAYOUTS: Final = 1000
MOST_PLAYOUTS: Final = 100_000
MOST_MILLISECONDS: Final = 2000

_HIDDEN: Final = ("seed", "nonce", "deal")
_WORDS: Final = ("text", "why", "lang")


Result: TypeAlias = tuple[Document | None, list[games.Violation]]
"""The answer to a request, or what is wrong with its record."""

Ask: TypeAlias = Callable[[str, Mapping[str, Any]], Result]
"""Has a search made for a game and a request."""


def search(game: str, body: Mapping[str, Any]) -> Result:
    """Search in this process for what a request asks for.

    Raises TimeoutError where the time was over before any game was found that agrees with the record.
    """
    try:
        return _suggestions(game, body), []
    except games.InvalidDocument as refusal:
        return None, [*refusal.violations]


def _suggestions(game: str, body: Mapping[str, Any]) -> Document:
    suggested = suggest(
        games.load(game),
        _record(body["record"]),
        playouts=body.get("playouts", PLAYOUTS),
        milliseconds=body.get("milliseconds", MOST_MILLISECONDS),
        seed=body.get("seed", 0),
    )
    return {
        "player": body["record"]["seat"],
        "suggestions": [asdict(each) for each in suggested],
        "playouts": sum(each.visits for each in suggested),
    }


def _record(record: Mapping[str, Any]) -> Document:
    """The record without what a search may not know, and without the words that events have over HTTP."""
    setup = record["setup"]
    if setup.get("dealer") != TABLE_DEALER:
        setup = {name: value for name, value in setup.items() if name not in _HIDDEN}
    return {
        **record,
        "setup": setup,
        "events": [_without_words(event) for event in record["events"]],
    }


def _without_words(event: Any) -> Any:
    if not isinstance(event, dict):
        return event
    return {name: value for name, value in event.items() if name not in _WORDS}
