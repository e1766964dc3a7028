"""Invariants of a game as functions, each stated once; a list of them gives the order in which they are asked."""

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Sequence
from typing import TypeVar

from gavel.engine.verdicts import Violation

S = TypeVar("S")
V = TypeVar("V", bound=Hashable)

Invariant = Callable[[S], Iterable[Violation]]
"""The breaches of one invariant in a state, none where it holds. Nearly all invariants hold in nearly all states: so
most are plain functions that return an empty tuple, which costs half as much as to begin a generator."""


def find_breaches(state: S, invariants: Sequence[Invariant[S]]) -> Generator[Violation, None, bool]:
    """The breaches of these invariants in a state, lazily; `yield from` returns whether there is any."""
    breached = False
    for invariant in invariants:
        for violation in invariant(state):
            breached = True
            yield violation
    return breached


def repeats(values: Iterable[V]) -> Iterator[tuple[int, V]]:
    """Each value that repeats an earlier one, with its index."""
    seen: set[V] = set()
    for index, value in enumerate(values):
        if value in seen:
            yield index, value
        seen.add(value)
