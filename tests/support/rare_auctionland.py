"""What random games of Auctionland hardly ever come to, as data for `tests.support.rare_cases`."""

from typing import Any, TypeAlias

from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.rulesets import reference_tiles

Json: TypeAlias = dict[str, Any]

_IDS = [tile["id"] for tile in reference_tiles()]
_TWO: Json = {"players": ["ann", "bob"]}
_THREE: Json = {"players": ["ann", "bob", "cy"]}
_FOUR: Json = {"players": ["ann", "bob", "cy", "dee"]}
_BLANK = [{"id": f"blank {number}", "regions": [], "icons": []} for number in range(8)]
_NORTH_TWICE: Json = {"id": "twice", "regions": [{"terrain": "park", "sides": ["n", "n"]}], "icons": []}

_DEALT: Json = {**_FOUR, "deal": {"stack": _IDS}}
_AT_A_TABLE: Json = {**_TWO, "dealer": "table", "deal": {"market": _IDS[:8]}}
_POOR: Json = {**_TWO, "options": {"starting_money": [0, 9]}, "deal": {"stack": _IDS}}
_WASTEFUL: Json = {**_TWO, "options": {"unsold": "discard"}, "deal": {"stack": _IDS}}

_BINDING: Json = {**_TWO, "options": {"two_player_pass": False}, "deal": {"stack": _IDS}}

_CLAIM: Json = {"type": "claim", "player": "ann", "position": 1}
_PLACE: Json = {"type": "place", "player": "ann", "x": 0, "y": 0, "rotation": 0}
_OFFER: Json = {"type": "offer", "player": "ann", "position": 1}
_DECLINE: Json = {"type": "decline", "player": "ann"}
_KEEP: Json = {"type": "keep", "player": "ann"}
_OFFERED = [_CLAIM, _PLACE, _OFFER]
_TAKEN_FREE = [*_OFFERED, {"type": "pass", "player": "bob"}, {**_PLACE, "x": 1}]
_BIDDING = [
    *_OFFERED,
    {"type": "bid", "player": "bob", "amount": 2},
    {"type": "bid", "player": "cy", "amount": 3},
]
_SOLD = [
    *_BIDDING,
    *[{"type": "pass", "player": player} for player in ("dee", "bob")],
    {"type": "sell", "player": "ann"},
]
_AUCTION: Json = {"tile": "ref-002", "bids": {"bob": 2, "cy": 3}, "high_bidder": "cy", "passed": []}


def _until_full() -> list[Json]:
    """Actions by which ann fills her island with her own tiles, offers another one, and bob bids for it."""
    state, _events = GAME.setup(_WASTEFUL)
    actions: list[Json] = []
    while len(state.islands[0]) < 16 or state.phase != "bidding":
        listed = [dict(action) for action in GAME.legal_actions(state) if action["type"] != "bid"]
        actions.append(listed[0])
        GAME.play(state, listed[0])
    return [*actions, {"type": "bid", "player": "bob", "amount": 1}]


def _until_bonus() -> list[Json]:
    """Actions by which ann lays four tiles in a row; nobody else takes any."""
    state, _events = GAME.setup(_DEALT)
    actions: list[Json] = []
    while state.bonus != 0:
        listed = [dict(action) for action in GAME.legal_actions(state)]
        passes = [action for action in listed if action["type"] == "pass"]
        row = [action for action in listed if action["type"] == "place" and action["y"] == 0]
        actions.append((passes or row or listed)[0])
        GAME.play(state, actions[-1])
    return actions


def _reveal(*tiles: str) -> Json:
    return {"type": "reveal", "player": "table", "tiles": list(tiles)}


def _stalls(*tiles: str) -> list[Json]:
    return [{"tile": tile, "money": 0} for tile in tiles]


def _players(island: list[Json], *, bonus_used: bool = False) -> list[Json]:
    """The four players with their money; ann has this island."""
    return [
        {"id": player, "money": 10 + 2 * seat, "island": island if seat == 0 else [], "bonus_used": bonus_used}
        for seat, player in enumerate(_FOUR["players"])
    ]


def _at(x: int, y: int, tile: str = "ref-001") -> Json:
    return {"tile": tile, "x": x, "y": y, "rotation": 0}


SETUPS: list[Json] = [
    {**_AT_A_TABLE, "options": {"market_size": 1}, "deal": {"market": _IDS[:1]}},
    {**_THREE, "seed": "1", "options": {"market_size": 1}},
    {**_TWO, "seed": "1", "options": {"unsold": "discard"}},
    {**_TWO, "seed": "1", "options": {"tiles": [*_BLANK, _BLANK[0], _NORTH_TWICE]}},
    {**_TWO, "seed": "1", "options": {"tiles": _BLANK, "market_size": 9}},
    {**_TWO, "seed": "1", "options": {"icon_awards": [5, 10, 20], "starting_money": [1, 2, 3]}},
    {**_TWO, "seed": "1", "variant": "unknown"},
    {**_TWO, "nonce": "0" * 64},
    {**_TWO, "seed": "1", "options": {"bonus": "optional"}},
    {**_THREE, "seed": "2", "options": {"auctioned_tile_money": "taker"}},
    {**_TWO, "first_player": {"draw": True}, "deal": {"stack": _IDS}},
    {**_AT_A_TABLE, "first_player": {"draw": True}},
    {**_TWO, "seed": "1", "first_player": "zoe", "deal": {"market": _IDS[:8]}},
    {**_TWO, "deal": {"stack": ["nowhere"]}},
    {**_TWO, "seed": "1", "dealer": "table", "deal": {"stack": _IDS}},
]
REFUSED: list[tuple[Json, list[Json], Json]] = [
    (_DEALT, [_CLAIM], {**_PLACE, "x": 1_000_001}),
    (_DEALT, [], _DECLINE),
    (_DEALT, _until_bonus(), _DECLINE),
    (_BINDING, _OFFERED, {"type": "pass", "player": "bob"}),
    (_POOR, [*_OFFERED, {"type": "bid", "player": "bob", "amount": 5}], _KEEP),
    (_WASTEFUL, _until_full(), _KEEP),
    (_AT_A_TABLE, _TAKEN_FREE, _reveal("ref-009", "ref-010", "ref-011")),
    (_AT_A_TABLE, _TAKEN_FREE, _reveal("ref-001", "ref-009")),
]
STATES: list[tuple[Json, list[Json], Json]] = [
    ({**_TWO, "seed": "1"}, [], {"dealer": "table"}),
    (_DEALT, [], {"phase": "reveal"}),
    (_AT_A_TABLE, [], {"phase": "reveal"}),
    (_DEALT, [], {"market": _stalls("nowhere", *_IDS[1:8])}),
    (_DEALT, [], {"market": _stalls(*_IDS[:9]), "stack": _IDS[9:]}),
    (_DEALT, [], {"market": [], "removed": _IDS[:8]}),
    (_DEALT, [_CLAIM, _PLACE], {"players": _players([_at(0, 0), _at(0, 0, "ref-009"), _at(4, 0, "ref-010")])}),
    (_DEALT, [_CLAIM, _PLACE], {"players": _players([_at(1_000_001, 0)])}),
    (_DEALT, [_CLAIM, _PLACE], {"players": _players([_at(0, 0)], bonus_used=True), "phase": "claim", "bonus": "ann"}),
    (_DEALT, _BIDDING, {"auction": {**_AUCTION, "bids": {"bob": 3, "cy": 3}, "high_bidder": "bob"}}),
    (_DEALT, _BIDDING, {"auction": {**_AUCTION, "high_bidder": "bob"}}),
    (_DEALT, _BIDDING, {"auction": {**_AUCTION, "money": 1}}),
    (_DEALT, _BIDDING, {"auction": {**_AUCTION, "high_bidder": None}}),
    (_DEALT, _SOLD, {"players": _players([_at(0, 0)])}),
    (_DEALT, _BIDDING, {"auction": {**_AUCTION, "passed": ["bob", "cy"]}}),
    (_DEALT, _BIDDING, {"auction": {**_AUCTION, "passed": ["bob", "dee"]}}),
]
ENDS: list[tuple[Json, Json]] = [
    ({**_TWO, "seed": "1"}, {"ended_by": "market-empty"}),
]
TALLIES: list[Json] = [{"players": [{"id": player, "money": 99, "island": []} for player in _TWO["players"]]}]
