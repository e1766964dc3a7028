"""Shapes of the values in documents, as the rules declare them: bounds, words, lists and objects of these.

The contract's schemas, and every check of a document's shape, derive from them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

MOST: Final = 2**53 - 1
"""The largest integer that every reader of JSON keeps exact (RFC 8259, section 6)."""
LONGEST_ID: Final = 64
NO_CONTROLS: Final = r"^[^\u0000-\u001F\u007F-\u009F]*$"
"""The pattern of a text without control characters: ids of players, names, reasons."""
MOST_CARDS: Final = 999
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
"""The most players of a game, unless it declares more."""
MOST_SEATS: Final = 99
"""The most players that any game can have: keys of sealed tables number their seats with two digits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """The attributes of all shapes: the meaning of the value, whether it may be null or absent."""

    about: str = ""
    """The meaning of the value in its place: a sentence or more of English."""
    title: str = ""
    """The name of such values in the contract, without the game's prefix; and their description."""
    doc: str = ""
    in_all_games: bool = False
    """Whether such values mean the same in all games: then their name has no game's prefix."""
    null: bool = False
    required: bool = True

    def meaning(self, about: str) -> "Shape":
        """This shape, for a place where its value has this meaning."""
        return replace(self, about=about)

    def optional(self) -> "Shape":
        """This shape, for a place where its value may be absent."""
        return replace(self, required=False)


@dataclass(frozen=True, slots=True)
class Integer(Shape):
    """An integer between bounds, both included."""

    minimum: int = 0
    maximum: int = MOST


@dataclass(frozen=True, slots=True)
class IntegerOf(Shape):
    """One of a few integers."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """A string of `fewest` to `most` code points that matches a pattern as a whole, if it has one."""

    most: int
    fewest: int = 1
    pattern: str | None = None


@dataclass(frozen=True, slots=True)
class Flag(Shape):
    """True or false."""


@dataclass(frozen=True, slots=True)
class Word(Shape):
    """One of a few words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Constant(Shape):
    """One value and no other."""

    value: str | int | bool


@dataclass(frozen=True, slots=True)
class Player(Shape):
    """A player's id, or a reserved id; only the id of a player with a seat, if `seat`."""

    seat: bool = False


@dataclass(frozen=True, slots=True)
class Items(Shape):
    """A list; of objects, the members `value` have at most `most_bytes` together, where that is given."""

    item: Shape
    fewest: int = 0
    most: int = MOST_CARDS
    most_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class ByPlayer(Shape):
    """An object with a value for some players, by id."""

    value: Shape
    most: int = MOST_PLAYERS


@dataclass(frozen=True, slots=True)
class Either(Shape):
    """A value of one of several shapes, of different JSON types."""

    of: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Object(Shape):
    """An object with these members."""

    members: Mapping[str, Shape] = field(default_factory=dict, hash=False)

    def tagged(self, tag: str) -> str:
        """The constant that distinguishes this object from others in a Tagged."""
        constant = self.members[tag]
        assert isinstance(constant, Constant), f"the member {tag} of {self.title} is a constant"
        return str(constant.value)


@dataclass(frozen=True, slots=True)
class Tagged(Shape):
    """An object of one of these shapes, each with a different constant for its member `tag`."""

    of: tuple[Object, ...]
    tag: str = "kind"


@dataclass(frozen=True, slots=True)
class Anything(Shape):
    """Any JSON value, null included, whose integers are exact."""


@dataclass(frozen=True, slots=True)
class Hidden(Shape):
    """The number of cards, in place of cards that a viewer may not see."""


@dataclass(frozen=True, slots=True)
class Range(Shape):
    """In a legal action: the integers from a minimum to a maximum, or one of them if each is listed."""


@dataclass(frozen=True, slots=True)
class CardsToReveal(Shape):
    """In a legal action: the number of cards to report, and the candidates."""


def with_seats(shape: Shape, seats: int) -> Shape:
    """The shape of a value in a game of so many seats, in which each player may have a part."""
    match shape:
        case ByPlayer():
            return replace(shape, most=max(shape.most, seats))
        case Items(item=Player()):
            return replace(shape, most=max(shape.most, seats))
    return shape


CARDS: Final = Items(Integer())
"""Cards by their values; the rules check whether such cards exist."""
