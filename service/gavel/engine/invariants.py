"""How a game states its invariants: as functions, each once, in the order in which they are asked."""

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Sequence
from typing import TypeVar

from gavel.engine.verdicts import Violation

S = TypeVar("S")
V = TypeVar("V", bound=Hashable)

Invariant = Callable[[S], Iterable[Violation]]
"""What breaks it in a state; nothing where it holds, which nearly all invariants do in nearly all states: so most are
plain functions that return an empty tuple, for half of what it costs to begin a generator."""


def broken(state: S, invariants: Sequence[Invariant[S]]) -> Generator[Violation, None, bool]:
    """What breaks any of these invariants, lazily. What `yield from` returns of it is whether anything does."""
    found = False
    for invariant in invariants:
        for violation in invariant(state):
            found = True
            yield violation
    return found


def repeats(values: Iterable[V]) -> Iterator[tuple[int, V]]:
    """The values that have stood before, by index."""
    seen: set[V] = set()
    for index, value in enumerate(values):
        if value in seen:
            yield index, value
        seen.add(value)
