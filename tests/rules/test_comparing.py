"""Where one document departs from another: every place, as deep as both have the same shape, and no other."""

from typing import Any

import pytest

from gavel.engine.comparing import NOTHING, departures, same


@pytest.mark.parametrize(
    ("recorded", "found", "told"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": [2]}, {"b": [2], "a": 1}, []),
        ({"a": 1}, {"a": 2}, [("/a", 1, 2)]),
        ({"a": 1}, {"a": True}, [("/a", 1, True)]),
        ({"a": 0}, {"a": None}, [("/a", 0, None)]),
        ({"a": None}, {}, [("/a", None, NOTHING)]),
        ({}, {"a": None}, [("/a", NOTHING, None)]),
        ({"a": {"b": 1}}, {"a": 1}, [("/a", {"b": 1}, 1)]),
        ({"a": [1, 2, 3]}, {"a": [1, 9, 3]}, [("/a/1", 2, 9)]),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}, [("/a", [1, 2, 3], [1, 3])]),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, [("/a/1/b", 2, 3)]),
        ({"a": 1, "b": 2}, {"a": 5, "c": 6}, [("/a", 1, 5), ("/b", 2, NOTHING), ("/c", NOTHING, 6)]),
        ({"x/y~z": 1}, {"x/y~z": 2}, [("/x~1y~0z", 1, 2)]),
        (1, 2, [("", 1, 2)]),
    ],
)  # fmt: skip
def test_every_departure_is_told_once(recorded: Any, found: Any, told: list[tuple[str, Any, Any]]) -> None:
    assert [*departures(recorded, found)] == told
    assert [*departures(found, recorded)] == [(at, there, here) for at, here, there in _as_found(told, found)]


def _as_found(told: list[tuple[str, Any, Any]], found: Any) -> list[tuple[str, Any, Any]]:
    """The same in the order in which the other document has its members."""
    first = [*found] if isinstance(found, dict) else []
    places = {f"/{name}": index for index, name in enumerate(first)}
    return sorted(told, key=lambda each: places.get(each[0], len(places)))


UNLIKE: list[tuple[Any, Any]] = [
    *[(1, True), (1, "1"), (1, 2), (None, False), (None, 0), ([10, 20], [10]), ([10, 20], [20, 10])],
    *[([10], {"0": 10}), ({"x": [1]}, {"x": [True]}), ({"x": 1}, {}), ({"x": 1}, {"y": 1})],
]
"""Values that JSON tells apart."""


def test_values_are_compared_to_the_letter(subtests: pytest.Subtests) -> None:
    for one, other in UNLIKE:
        with subtests.test(str(one)):
            assert not same(one, other)
            assert not same(other, one)
            assert same(one, one)
            assert same({"a": one, "b": other}, {"b": other, "a": one})
