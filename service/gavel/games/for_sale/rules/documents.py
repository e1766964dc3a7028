"""The documents of For Sale, whose shape `schemas.py` has checked before the rules see them."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from gavel.engine.documents import CommonSetup, CommonState, CommonTally


class PlayerDocument(TypedDict):
    """A player of a state."""

    id: str
    coins: int
    houses: list[int]
    cheques: list[int]


class DecksDocument(TypedDict):
    """Cards of both decks; counts where a table deals."""

    houses: list[int] | int
    cheques: list[int] | int


class CardsDocument(TypedDict):
    """Cards of both decks that are known: what lies open, or the playing decks that a setup deals."""

    houses: list[int]
    cheques: list[int]


class StateDocument(CommonState[PlayerDocument]):
    """A state."""

    first_player: str
    turn: str | None
    market: CardsDocument
    bids: Mapping[str, int]
    passed: list[str]
    choices: Mapping[str, int]
    decks: DecksDocument
    removed: DecksDocument
    sold: list[int]


class SetupDocument(CommonSetup):
    """A request for a new game."""

    deal: NotRequired[CardsDocument]


class TalliedPlayer(TypedDict):
    """A player of a hand-entered end."""

    id: str
    coins: int
    cheques: list[int]


class TallyDocument(CommonTally[TalliedPlayer]):
    """A hand-entered end."""
