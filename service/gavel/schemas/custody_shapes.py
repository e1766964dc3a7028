"""The shapes of what was done to a game at a sealed table without playing, which everybody is shown."""

from typing import Final

from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.scalars import Int, PlayerId, SeatId
from gavel.schemas.shapes import Fields

MOST_RECORDED: Final = 2_000
"""Unsealings, or new keys, of a table: a token has no room for more."""


class Unsealing(Strict):
    """A referee was given the plain state of a sealed table."""

    by = PlayerId(metadata={"description": "Who: the referee."})
    ply = Int(metadata={"description": "After how many actions."})


class NewKey(Strict):
    """A seat of a sealed table was given a new key."""

    seat = SeatId(metadata={"description": "The player whose key is another from then on."})
    by = PlayerId(metadata={"description": "Who gave it: that player, or the referee."})
    ply = Int(metadata={"description": "After how many actions."})


def new_keys() -> Items:
    """Every new key of a table's seats."""
    about = "Every new key that a seat was given, in order; absent while there was none. Public."
    return Items(Part(NewKey), 1, maximum=MOST_RECORDED, required=False, metadata={"description": about})


def custody() -> Fields:
    """Each member is absent while nothing was done."""
    about = "Every time that the plain state was given out, in order; absent while it was not. Public."
    unsealed = Items(Part(Unsealing), 1, maximum=MOST_RECORDED, required=False, metadata={"description": about})
    return {"unsealed": unsealed, "rekeyed": new_keys()}
