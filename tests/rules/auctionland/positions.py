"""Positions of Auctionland that games lead to."""

from collections.abc import Callable
from typing import Any

from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.state import State

Json = dict[str, Any]

TILES = [tile["id"] for tile in GAME.components["tiles"]]

CLAIM: Json = {"type": "claim", "player": "ann", "position": 1}
PLACE: Json = {"type": "place", "player": "ann", "x": 0, "y": 0, "rotation": 0}
OFFER: Json = {"type": "offer", "player": "ann", "position": 1}


def played(*actions: Json, **members: Any) -> State:
    """A game of Ann, Bob and Cy after these actions: tiles come in the order of TILES, the first ones to the market."""
    state, _events = GAME.setup({"players": ["ann", "bob", "cy"], **(members or {"deal": {"stack": TILES}})})
    for action in actions:
        GAME.play(state, action)
    return state


def opening() -> State:
    return played()


def with_a_seed() -> State:
    return played(seed="gavel")


def table_opening() -> State:
    return played(dealer="table", deal={"market": TILES[:8]})


def placing() -> State:
    """Ann has claimed the first tile and is to place it."""
    return played(CLAIM)


def offering() -> State:
    """Ann has placed it, and is to offer another."""
    return played(CLAIM, PLACE)


def bidding() -> State:
    """Ann has offered the second tile; Bob and Cy are to bid."""
    return played(CLAIM, PLACE, OFFER)


def settling() -> State:
    """Bob has bid 2 and Cy has passed."""
    return played(
        CLAIM,
        PLACE,
        OFFER,
        {"type": "bid", "player": "bob", "amount": 2},
        {"type": "pass", "player": "cy"},
    )


def sold() -> State:
    """The same, and Bob has bought and is to place."""
    state = settling()
    GAME.play(state, {"type": "sell", "player": "ann"})
    return state


POSITIONS: list[Callable[[], State]] = [
    opening,
    with_a_seed,
    table_opening,
    placing,
    offering,
    bidding,
    settling,
    sold,
]
