"""Values of documents as numbers: by the shape of a value, always equally many."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gavel.engine import shapes
from gavel.engine.limits import Limits
from gavel.engine.shapes import Shape

NONE: Final = -1
"""The number in the place of what is null, hidden or not there."""


class Numbers:
    """Makes numbers of the values in a viewer's documents, in a game with these limits.

    A player is the number of steps from the viewer to their left, and a word its place among the words. A list has its
    length, its items, and NONE for each that it could have besides; so has an object for each member that it lacks.
    """

    def __init__(self, limits: Limits, players: Sequence[str], viewer: str) -> None:
        self._limits = limits
        first = players.index(viewer)
        self._seats = {player: (seat - first) % len(players) for seat, player in enumerate(players)}
        self._by_seat = sorted(players, key=self._seats.__getitem__)

    def of(self, shape: Shape, value: Any, name: str) -> list[int]:
        """The numbers of a value of a shape, in a member of that name."""
        match shape:
            case shapes.Word():
                return [_index(shape.words, value)]
            case shapes.Text():
                return [_index(self._limits.values[name], value)]
            case shapes.Player():
                return [self._seats.get(value, NONE if value is None else len(self._seats))]
            case shapes.Items():
                return self._items(shape, value, name)
            case shapes.ByPlayer():
                own: Mapping[str, Any] = value or {}
                return [number for each in self._by_seat for number in self.of(shape.value, own.get(each), name)]
            case shapes.Either():
                return self.of(shape.of[0], value, name)
            case shapes.Object():
                return self._members(shape, value or {})
            case shapes.Tagged():
                return self._tagged(shape, value or {})
            case shapes.Constant():
                return []
        return [NONE if value is None else int(value)]

    def _items(self, shape: shapes.Items, value: Any, name: str) -> list[int]:
        most = shape.most if shape.fewest == shape.most else self._limits.lengths.get(name, shape.most)
        items = [*value] if isinstance(value, list | tuple) else []
        length = value["hidden"] if isinstance(value, dict) else value if isinstance(value, int) else len(items)
        padded = [*items, *[None] * (most - len(items))]
        return [length, *[number for item in padded for number in self.of(shape.item, item, name)]]

    def _members(self, shape: shapes.Object, value: Mapping[str, Any]) -> list[int]:
        return [number for name, each in shape.members.items() for number in self.of(each, value.get(name), name)]

    def _tagged(self, shape: shapes.Tagged, value: Mapping[str, Any]) -> list[int]:
        tags = [each.tagged(shape.tag) for each in shape.of]
        numbers = [_index(tags, value.get(shape.tag))]
        for tag, each in zip(tags, shape.of, strict=True):
            numbers += self._members(each, value if value.get(shape.tag) == tag else {})
        return numbers


def _index(words: Sequence[Any], word: Any) -> int:
    return NONE if word is None else words.index(word)
