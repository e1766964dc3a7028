"""Whether an action has turned something up: something that its player could not see before it, and can see now."""

from collections.abc import Iterator, Mapping
from typing import Any

from gavel.engine.actions import Document
from gavel.engine.game import Game

Hidden = Mapping[str, int | None]
"""What somebody may not see of a state: pointers, each with the number of cards where these can be counted."""


def hidden_from(game: Game[Any], state: Any, viewer: str) -> Hidden:
    """What that viewer may not see of a state."""
    return hidden_in(game.dump(state), game.view(state, viewer))


def hidden_in(document: Document, view: Document) -> Hidden:
    """What a state has and a view of it does not show, by the documents of both."""
    return dict(_hidden(document, view, ""))


def has_turned_up(before: Hidden, after: Hidden) -> bool:
    """Whether something hidden lies open, is gone, or has become fewer: a deck's next cards, a choice, a purse."""
    return any(at not in after or _fewer(count, after[at]) for at, count in before.items())


def _fewer(before: int | None, after: int | None) -> bool:
    return before is not None and (after is None or after < before)


def _hidden(value: Any, seen: Any, at: str) -> Iterator[tuple[str, int | None]]:
    """The places where a view shows less than the state has; what it leaves out, like a digest, is no place."""
    if value == seen:  # most of a table lies open, and to look through all of it would take ten times as long
        return
    if isinstance(value, dict) and isinstance(seen, dict):
        for member in value:
            if member in seen:
                yield from _hidden(value[member], seen[member], f"{at}/{member}")
    elif isinstance(value, list | tuple):
        if isinstance(seen, dict):
            yield at, len(value)
        elif isinstance(seen, list | tuple):
            for index, (inner, shown) in enumerate(zip(value, seen, strict=True)):
                yield from _hidden(inner, shown, f"{at}/{index}")
        else:
            yield at, None
    elif seen is None:
        yield at, None
