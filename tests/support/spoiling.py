"""States of the right shape that are a little wrong: values changed, exchanged, moved, dropped or doubled."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

Json = dict[str, Any]
Place = tuple[Any, Any]
"""What holds a value, and the key or index at which it does."""


def spoilt(state: Json, rng: Random) -> Json:
    """The state with one to three things changed; its shape may have suffered too."""
    box = {"state": deepcopy(state)}
    for _ in range(rng.choice((1, 1, 2, 3))):
        rng.choice(WAYS)(box["state"], rng)
    return box["state"]


def _nudge(state: Json, rng: Random) -> None:
    """An integer one higher or lower, or something else altogether."""
    places = [place for place in _places(state) if type(_at(place)) is int]
    if not places:
        return
    holder, key = rng.choice(places)
    holder[key] = rng.choice((holder[key] - 1, holder[key] + 1, 0, rng.randrange(40)))


def _exchange(state: Json, rng: Random) -> None:
    """Two values of the same type in each other's place."""
    one = rng.choice(list(_places(state)))
    other = rng.choice([place for place in _places(state) if type(_at(place)) is type(_at(one))])
    if not _within(one, other) and not _within(other, one):
        one[0][one[1]], other[0][other[1]] = deepcopy(_at(other)), deepcopy(_at(one))


def _move(state: Json, rng: Random) -> None:
    """An item of one list into another."""
    lists = [_at(place) for place in _places(state) if isinstance(_at(place), list)]
    source = rng.choice([cards for cards in lists if cards] or [["ann"]])
    item = source.pop(rng.randrange(len(source)))
    target = rng.choice([cards for cards in lists if not cards or type(cards[0]) is type(item)])
    target.append(item)
    if rng.randrange(4) and isinstance(item, int):
        target.sort()


def _drop(state: Json, rng: Random) -> None:
    """An item of a list less, or a member of an object."""
    holder, key = rng.choice(list(_places(state)))
    del holder[key]


def _double(state: Json, rng: Random) -> None:
    """An item of a list once more."""
    lists = [_at(place) for place in _places(state) if isinstance(_at(place), list)]
    holder = rng.choice([cards for cards in lists if cards] or [["ann"]])
    holder.insert(rng.randrange(len(holder)), deepcopy(rng.choice(holder)))


def _rename(state: Json, rng: Random) -> None:
    """A text by another text of the same state, or by none."""
    places = [place for place in _places(state) if isinstance(_at(place), str | None)]
    holder, key = rng.choice(places)
    holder[key] = rng.choice([_at(place) for place in places] + [None, "table", "selling", "finished"])


def _give(state: Json, rng: Random) -> None:
    """A new member in a map by player."""
    seats = state.get("players")
    ids = [seat["id"] for seat in seats if isinstance(seat, dict) and "id" in seat] if isinstance(seats, list) else []
    maps = [value for name, value in state.items() if isinstance(value, dict) and value.keys() <= set(ids)]
    if maps and ids:
        rng.choice(maps)[rng.choice(ids)] = rng.randrange(31)


WAYS: tuple[Callable[[Json, Random], None], ...] = (
    _nudge,
    _nudge,
    _nudge,
    _exchange,
    _exchange,
    _move,
    _move,
    _drop,
    _double,
    _rename,
    _give,
    _give,
)


def _places(value: Any) -> Iterator[Place]:
    for key, inner in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        if isinstance(inner, dict | list):
            yield from _places(inner)


def _at(place: Place) -> Any:
    return place[0][place[1]]


def _within(inner: Place, outer: Place) -> bool:
    """Whether one place is, or lies in, the value at another."""
    value = _at(outer)
    if inner[0] is outer[0] and inner[1] == outer[1]:
        return True
    return isinstance(value, dict | list) and any(
        place[0] is inner[0] and place[1] == inner[1] for place in _places(value)
    )
