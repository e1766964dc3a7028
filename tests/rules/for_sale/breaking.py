"""How an invariant is broken: a position, what is patched in its document, and the violation that must be told."""

from collections.abc import Callable
from typing import Any

from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules.state import State

Json = dict[str, Any]

Case = tuple[Callable[[], State], Json, Violation]


def patched(state: Json, patch: Json) -> Json:
    """The document with the members at these pointers put in or replaced."""
    for at, value in patch.items():
        *path, last = at.split("/")[1:]
        holder: Any = state
        for step in path:
            holder = holder[int(step) if isinstance(holder, list) else step]
        holder[int(last) if isinstance(holder, list) else last] = value
    return state


def counted(count: int, expected: int) -> Json:
    return {"count": count, "expected": expected}


def between(count: int, minimum: int, maximum: int) -> Json:
    exactly = {"expected": minimum} if minimum == maximum else {}
    return {"count": count, "minimum": minimum, "maximum": maximum, **exactly}
