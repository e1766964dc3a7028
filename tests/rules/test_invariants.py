"""Invariants are asked in order, and what breaks them is told with whether anything does."""

from collections.abc import Iterator

import pytest

from gavel.engine.invariants import find_breaches, repeats
from gavel.engine.verdicts import Violation


@pytest.mark.parametrize("codes", ["", "a", "ab"])
def test_telling_what_is_broken_says_whether_anything_is(codes: str) -> None:
    said: list[bool] = []

    def telling() -> Iterator[Violation]:
        said.append((yield from find_breaches(codes, (lambda _state: (), lambda state: map(Violation, state)))))

    assert list(telling()) == [Violation(code) for code in codes]
    assert said == [bool(codes)]


def test_repeats_are_what_has_stood_before() -> None:
    assert [*repeats([3, 1, 3, 3, 2, 1])] == [(2, 3), (3, 3), (5, 1)]
    assert [*repeats([3, 1, 2])] == []
