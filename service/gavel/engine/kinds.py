"""Kinds of figures: the values of events and violations, and how they are written in a document."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gavel.engine.shapes import Integer, Shape, Tagged

Ids = Sequence[str]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of figure. `dump(value, ids)` makes the document's value of the one inside; None: it is the same.

    `name` is what a schema calls it: a JSON type, an array of one, or a shape of the game's own (`piece`). `null`:
    there may be no value, and then it is None.
    """

    name: str
    dump: Callable[[Any, Ids], Any] | None = None
    null: bool = False
    shape: Shape | None = field(default=None, compare=False)
    """What the document's value looks like, where a shape says more than the name."""
    about: str = field(default="", compare=False)
    """What the figure means, for the contract; empty where its name says it in all games."""

    def meaning(self, about: str) -> "Kind":
        """This kind, of a figure that means this."""
        return replace(self, about=about)

    @property
    def members(self) -> Mapping[str, Mapping[str, "Kind"]]:
        """What an object of one of several shapes has beside its tag, by its tag; empty for any other value."""
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
        """Whether it is players' ids in documents, for which a reader may have names."""
        return self.name in ("player", "players")


INTEGER = Kind("integer")
TEXT = Kind("string")
TEXT_OR_NULL = Kind("string", null=True)
FLAG = Kind("boolean")
INTEGERS = Kind("integers")
TEXTS = Kind("strings")
SEAT = Kind("player", lambda seat, ids: ids[seat])
"""A seat inside, a player's id in the document."""
PLAYER = Kind("player")
"""A player's id, inside too."""
PLAYER_OR_NULL = Kind("player", null=True)
PLAYERS = Kind("players")


def winners_by(scores: Callable[[Any], Mapping[str, Any]]) -> Kind:
    """Who has won by this scoresheet: the final state inside, until somebody is told. Random play does not ask."""
    return Kind(PLAYERS.name, lambda state, _ids: scores(state)["winners"])
