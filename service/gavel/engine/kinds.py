"""Kinds of figures: the values of events and violations, and their form in a document."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gavel.engine.shapes import Integer, Shape, Tagged

Ids = Sequence[str]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of figure. `dump(value, ids)` makes the document's value from the one inside; None: both are equal.

    `name` is its name in schemas: a JSON type, an array of one, or a shape of the game's own (`piece`). `null`: whether
    the value may be None.
    """

    name: str
    dump: Callable[[Any, Ids], Any] | None = None
    null: bool = False
    shape: Shape | None = field(default=None, compare=False)
    """The shape of the document's value, where it says more than the name."""
    about: str = field(default="", compare=False)
    """The meaning of the figure, for the contract; empty if its name says it in all games."""

    def meaning(self, about: str) -> "Kind":
        """This kind, for a figure with this meaning."""
        return replace(self, about=about)

    @property
    def members(self) -> Mapping[str, Mapping[str, "Kind"]]:
        """The members of a tagged object beside its tag, by tag; empty for any other value."""
        if not isinstance(self.shape, Tagged):
            return {}
        tag = self.shape.tag
        return {
            each.tagged(tag): {
                name: INTEGER if isinstance(shape, Integer) else TEXT
                for name, shape in each.members.items()
                if name != tag
            }
            for each in self.shape.of
        }

    @property
    def is_people(self) -> bool:
        """Whether it holds players' ids in documents, for which a reader may have names."""
        return self.name in ("player", "players")


INTEGER = Kind("integer")
TEXT = Kind("string")
TEXT_OR_NULL = Kind("string", null=True)
FLAG = Kind("boolean")
INTEGERS = Kind("integers")
TEXTS = Kind("strings")
SEAT = Kind("player", lambda seat, ids: ids[seat])
"""A figure that is a seat inside and a player's id in the document."""
PLAYER = Kind("player")
"""A figure that is a player's id inside and in the document."""
PLAYER_OR_NULL = Kind("player", null=True)
PLAYERS = Kind("players")


def winners_by(scores: Callable[[Any], Mapping[str, Any]]) -> Kind:
    """A kind for the winners by a scoresheet. Its value inside is the final state: random play computes no winners."""
    return Kind(PLAYERS.name, lambda state, _ids: scores(state)["winners"])
