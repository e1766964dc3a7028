"""The documents of For Sale, whose shape `schemas.py` has checked before the rules see them."""

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict


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


class StateDocument(TypedDict):
    """A state."""

    game: str
    schema_version: int
    ruleset: str
    variant: str
    options: Mapping[str, Any]
    dealer: str
    deal: Mapping[str, str] | None
    players: list[PlayerDocument]
    phase: str
    round: int
    ply: int
    history: str
    first_player: str
    turn: str | None
    market: CardsDocument
    bids: Mapping[str, int]
    passed: list[str]
    choices: Mapping[str, int]
    decks: DecksDocument
    removed: DecksDocument
    sold: list[int]


class SetupDocument(TypedDict):
    """A request for a new game."""

    players: list[str]
    ruleset: NotRequired[str]
    variant: NotRequired[str]
    options: NotRequired[Mapping[str, Any]]
    first_player: NotRequired[str | Mapping[str, bool]]
    dealer: NotRequired[str]
    seed: NotRequired[str]
    nonce: NotRequired[str]
    deal: NotRequired[CardsDocument]


class TalliedPlayer(TypedDict):
    """A player of a hand-entered end."""

    id: str
    coins: int
    cheques: list[int]


class TallyDocument(TypedDict):
    """A hand-entered end."""

    players: list[TalliedPlayer]
    ruleset: NotRequired[str]
    variant: NotRequired[str]
    options: NotRequired[Mapping[str, Any]]
