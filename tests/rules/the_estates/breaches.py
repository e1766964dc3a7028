"""What breaks each invariant of a state of The Estates, and what breaks none, for `tests.rules.test_breaches`."""

from tests.rules.the_estates import broken, broken_turns
from tests.rules.the_estates.positions import (
    POSITIONS,
    bidding,
    finished,
    kept,
    opening,
    settling,
    sold,
    town,
    with_a_seed,
)
from tests.support.breaking import Case, Json, Position

__all__ = ["BROKEN", "FINE", "POSITIONS", "TOLD_OF_TALLIES"]

TOLD_OF_TALLIES: set[str] = set()

BROKEN: list[Case] = [
    *broken.HEADERS,
    *broken.BOARDS,
    *broken.COMPONENTS,
    *broken_turns.MEMBERS,
    *broken_turns.AUCTIONS,
    *broken_turns.PIECES,
    *broken_turns.COUNTS,
    *broken_turns.ENDS,
]

FINE: list[tuple[Position, Json]] = [
    (opening, {"/history": "0" * 64}),
    (opening, {"/rooftops": [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]}),
    (opening, {"/players/0/cash": 0, "/players/2/cash": 24}),
    (opening, {"/options": {"open_money": True, "max_requirement": 10}}),
    (with_a_seed, {"/deal": None}),
    (bidding, {"/auction/bids/bob": 12}),
    (settling, {"/players/0/cash": 0, "/players/1/cash": 23}),
    (sold, {"/placing/player": "bob"}),
    (kept, {"/ply": 5}),
    (town, {"/certificates/purple": "cy"}),
    # Six turns, one of them with a sale; or with a stow.
    (town, {"/ply": 25}),
    (town, {"/ply": 25, "/players/1/cash": 11, "/players/1/cash_box": 1}),
    (finished, {"/ply": 36}),
]
