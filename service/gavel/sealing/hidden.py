"""Whether an action has turned something up: its player can now see something that was hidden from them before."""

from collections.abc import Iterator, Mapping
from typing import Any

from gavel.engine.actions import Document
from gavel.engine.game import Game

Hidden = Mapping[str, int | None]
"""The members of a state that a viewer may not see, by pointer, with the number of cards where that is known."""


def hidden_from(game: Game[Any], state: Any, viewer: str) -> Hidden:
    """The members of a state that a viewer may not see."""
    return hidden_in(game.dump(state), game.view(state, viewer))


def hidden_in(document: Document, view: Document) -> Hidden:
    """The members of a state's document that its view does not show."""
    return dict(_hidden(document, view, ""))


def has_turned_up(before: Hidden, after: Hidden) -> bool:
    """Whether a hidden member now lies open, is gone, or has fewer cards: a deck, a choice, a purse."""
    return any(at not in after or _fewer(count, after[at]) for at, count in before.items())


def _fewer(before: int | None, after: int | None) -> bool:
    return before is not None and (after is None or after < before)


def _hidden(value: Any, seen: Any, at: str) -> Iterator[tuple[str, int | None]]:
    """The places where a view shows less than the state has, but for members that it leaves out, like a digest."""
    if value == seen:  # most of a table lies open, and a search through all of it would take ten times as long
        return
    if isinstance(value, dict) and isinstance(seen, dict):
        for member in value:
            if member in seen:
                yield from _hidden(value[member], seen[member], f"{at}/{member}")
    elif isinstance(value, list | tuple):
        if isinstance(seen, dict):
            yield at, len(value)
        elif isinstance(seen, list | tuple):
            for index, (inner, visible) in enumerate(zip(value, seen, strict=True)):
                yield from _hidden(inner, visible, f"{at}/{index}")
        else:
            yield at, None
    elif seen is None:
        yield at, None
