"""The shapes of the records of unsealings and new keys at a sealed table, which everybody sees."""

from typing import Final

from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.scalars import Int, PlayerId, SeatId
from gavel.schemas.shapes import Fields

MOST_RECORDED: Final = 2_000
"""The most unsealings, or new keys, of a table: a token has no room for more."""


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
    """The members for unsealings and new keys; each is absent while there are none."""
    about = "Every time that the plain state was given out, in order; absent while it was not. Public."
    unsealed = Items(Part(Unsealing), 1, maximum=MOST_RECORDED, required=False, metadata={"description": about})
    return {"unsealed": unsealed, "rekeyed": new_keys()}
