"""How an invariant is broken: a position, what is patched in its document, and the violation that must be told."""

from collections.abc import Callable
from typing import Any

import pytest

from gavel.engine.game import Game
from gavel.engine.verdicts import InvalidState, Violation

Json = dict[str, Any]

Position = Callable[[], Any]
"""Makes a state that a game can lead to."""

Case = tuple[Position, Json, Violation]


def document(game: Game[Any], base: Position) -> Json:
    """The document of a position."""
    return game.document(base())


def patched(state: Json, patch: Json) -> Json:
    """The document with the members at these pointers put in or replaced."""
    for at, value in patch.items():
        *path, last = at.split("/")[1:]
        holder: Any = state
        for step in path:
            holder = holder[int(step) if isinstance(holder, list) else step]
        holder[int(last) if isinstance(holder, list) else last] = value
    return state


def tally_refused(game: Game[Any], tally: Json) -> list[Violation]:
    """Why a hand-entered end is refused."""
    with pytest.raises(InvalidState) as refusal:
        game.tally(tally)
    return list(refusal.value.violations)
