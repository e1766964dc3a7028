"""What random games hardly ever come to, by game, so that the recordings hold it: see `tests.support.recordings`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tests.support import rare_auctionland as auctionland

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Rare:
    """Requests and states of one game, good ones for what is rare and bad ones of every kind."""

    setups: Sequence[Json] = ()
    refused: Sequence[tuple[Json, Sequence[Json], Json]] = ()
    """A setup, the actions that follow it, and one that is illegal after them."""
    states: Sequence[tuple[Json, Sequence[Json], Json]] = ()
    """A setup, the actions that follow it, and the members of the state that are changed then."""
    ends: Sequence[tuple[Json, Json]] = ()
    """A setup, and the members that are changed once a random game has come to its end."""
    tallies: Sequence[Json] = ()
    matches: Sequence[Json] = field(default_factory=tuple)


THREE: Json = {"players": ["ann", "bob", "cy"]}
FOUR: Json = {"players": ["ann", "bob", "cy", "dee"]}
FIVE: Json = {"players": ["ann", "bob", "cy", "dee", "eve"]}

# --- For Sale -------------------------------------------------------------------------------------------------------

_SHORT_ROUND: Json = {"players": FIVE["players"], "variant": "short-supply"}

_FOR_SALE = Rare(
    setups=[
        {**_SHORT_ROUND, "options": {"short_last_round": "discard"}, "seed": "1"},
        {**FOUR, "first_player": "zoe", "seed": "1", "deal": {"houses": [1, 1], "cheques": [99]}},
        {**FOUR, "variant": "unknown", "seed": "1"},
        {**FOUR, "first_player": {"draw": True}, "deal": {"houses": [1], "cheques": [1]}},
        {**FOUR, "first_player": {"draw": True}, "dealer": "table"},
        {**FOUR, "nonce": "0" * 64},
        {**FOUR, "dealer": "table", "seed": "1", "deal": {"houses": [1], "cheques": [1]}},
        {**FOUR, "options": {"houses": [5, 5, 7], "removed": 9}, "seed": "1"},
        {"players": ["ann", "bob"], "seed": "1"},
    ],
    states=[
        ({**FOUR, "seed": "1"}, [], {"passed": FOUR["players"]}),
        (
            {**FOUR, "seed": "1", "first_player": "ann"},
            [{"type": "pass", "player": "ann"}],
            {"corrections": [{"ply": 1, "reason": "Lost.", "paths": ["/players/0/coins"], "bank": -3}]},
        ),
    ],
    tallies=[
        {"players": [{"id": player, "coins": 99, "cheques": [0, 0, 0, 99]} for player in THREE["players"]]},
        {
            "variant": "short-supply",
            "players": [
                {"id": player, "coins": 0, "cheques": list(range(2 + 7 * seat, 9 + 7 * seat))[:7]}
                for seat, player in enumerate(FIVE["players"])
            ],
        },
    ],
)

# --- The Estates ----------------------------------------------------------------------------------------------------

_COLOURS = ("blue", "green", "yellow", "purple")
_CUBES = [{"colour": colour, "value": value} for colour in _COLOURS for value in range(1, 7)]
_MARKET = [_CUBES[:8], _CUBES[8:16], _CUBES[16:]]
_ROOFTOPS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
_DEALT: Json = {**THREE, "deal": {"cubes": _MARKET, "rooftops": _ROOFTOPS}}
_AT_A_TABLE: Json = {**THREE, "dealer": "table", "deal": {"cubes": _MARKET}}


def _taken_free(turn: int, piece: Json, rooftop: int | None = None) -> list[Json]:
    """The auctioneer of this turn (from 0) offers a piece, which the table perhaps turns up, and nobody bids."""
    players = THREE["players"]
    seat = turn % len(players)
    revealed = [] if rooftop is None else [{"type": "reveal", "player": "table", "rooftop": rooftop}]
    passes = [{"type": "pass", "player": (players + players)[seat + step]} for step in (1, 2)]
    return [{"type": "offer", "player": players[seat], "piece": piece}, *revealed, *passes]


def _placed(turn: int, piece: Json, place: Json, rooftop: int | None = None) -> list[Json]:
    """The same, and the auctioneer places the piece."""
    taken = _taken_free(turn, piece, rooftop)
    return [*taken, {"type": "place", "player": taken[0]["player"], **place}]


def _permit(value: int) -> Json:
    return {"kind": "permit", "value": value}


def _moved(effect: str, *values: int) -> list[Json]:
    """All of these permits but the last have moved the requirement of the upper row; the last has been taken."""
    place = {"row": "upper", "effect": effect}
    before = [action for turn, value in enumerate(values[:-1]) for action in _placed(turn, _permit(value), place)]
    return [*before, *_taken_free(len(values) - 1, _permit(values[-1]))]


_CUBE: Json = {"kind": "cube", "row": 1, "end": "left"}
_ROOFTOP: Json = {"kind": "rooftop"}
_TWO_ONES = [
    *[action for turn in range(3) for action in _placed(turn, _CUBE, {"row": "middle", "lot": turn + 1})],
    *[action for turn in (3, 4) for action in _placed(turn, _ROOFTOP, {"row": "middle", "lot": turn - 2}, rooftop=1)],
    _taken_free(5, _ROOFTOP)[0],
]
_BIDDING = [
    _taken_free(0, _CUBE)[0],
    {"type": "bid", "player": "bob", "amount": 2},
    {"type": "bid", "player": "cy", "amount": 3},
]
_BIDS_FALLING: Json = {
    "piece": {"kind": "cube", "colour": "blue", "value": 1},
    "bids": {"bob": 3, "cy": 0},
    "passed": ["cy"],
    "turn": None,
}


def _row(lots: Sequence[Json], requirement: int, permits: Sequence[tuple[int, str]] = ()) -> Json:
    return {
        "lots": list(lots),
        "permits": [{"value": value, "effect": effect} for value, effect in permits],
        "requirement": requirement,
        "mayor": False,
    }


def _lots(colour: str, *values: int) -> list[Json]:
    return [{"cubes": [{"colour": colour, "value": value}], "rooftop": value} for value in values]


def _end(board: Json, certificates: Json) -> Json:
    players = [{"id": player, "cash": 12, "cash_box": 0} for player in THREE["players"]]
    return {"players": players, "board": board, "certificates": certificates}


_THREE_COMPLETE: Json = {
    "upper": _row([], 0, [(3, "shorten"), (1, "shorten")]),
    "middle": _row(_lots("blue", 1, 2, 3, 4), 4),
    "lower": _row(_lots("red", 1, 2, 3, 4), 4),
}
_OUT_OF_BOUNDS: Json = {
    "upper": _row([], 10, [(3, "lengthen"), (2, "lengthen"), (1, "lengthen")]),
    "middle": {**_row([{"cubes": _CUBES[:2], "rooftop": None}], 4), "mayor": True},
    "lower": {**_row([], 4), "mayor": True},
}
_TOO_MANY_CUBES: Json = {
    "upper": _row([{"cubes": [], "rooftop": None}, {"cubes": _CUBES[:2], "rooftop": 1}], 4),
    "middle": _row([], 4),
    "lower": _row([{"cubes": _CUBES, "rooftop": 1}], 4),
}


def _result(totals: Json, *, cash: int = 12, final: bool = True, ranks: Sequence[int] = (1, 2)) -> Json:
    """A scoresheet, of which a match reads only who stands where."""
    nothing = {"cash_box": 0, "buildings": []}
    standings = [
        {"rank": rank, "player": player, "total": total, "breakdown": nothing, "tiebreak": [cash], "winner": rank == 1}
        for rank, (player, total) in zip(ranks, totals.items(), strict=True)
    ]
    winners = [standing["player"] for standing in standings if standing["winner"]]
    sheet = {"final": final, "unit": "points", "standings": standings, "winners": winners, "decided_by": "total"}
    return {**sheet, "rulings": []}


_WON = _result({"ann": 9, "bob": 4})

_THE_ESTATES = Rare(
    setups=[
        *[{**_AT_A_TABLE, "options": {"max_requirement": limit, "zero_requirement": "illegal"}} for limit in (9, 10)],
        *[{**THREE, "seed": str(seed), "options": {"discard_placeable": False}} for seed in range(8)],
        *[{**_AT_A_TABLE, "options": {"end_when": end}} for end in ("roofs-gone", "either-supply-gone")],
        {**THREE, "variant": "unknown", "seed": "1"},
        {"players": [*FIVE["players"], "fay"], "seed": "1"},
        {
            **THREE,
            "first_player": "zoe",
            "seed": "1",
            "deal": {"cubes": [_CUBES[:8]] * 3, "rooftops": [1] * 12},
            "cash": {"zoe": 1},
        },
        {**THREE, "deal": {"rooftops": _ROOFTOPS}},
        {**THREE, "deal": {"cubes": _MARKET}},
        {**_DEALT, "dealer": "table", "seed": "1"},
        {**_DEALT, "first_player": {"draw": True}},
        {**_AT_A_TABLE, "first_player": {"draw": True}},
        {**THREE, "nonce": "0" * 64},
    ],
    refused=[
        (_DEALT, [{"type": "stow", "player": "ann"}], {"type": "stow", "player": "ann"}),
        ({**_DEALT, "cash": {"ann": 0, "bob": 24, "cy": 12}}, [], {"type": "stow", "player": "ann"}),
        ({**_DEALT, "cash": {"ann": 0, "bob": 24, "cy": 12}}, _BIDDING, {"type": "keep", "player": "ann"}),
        (_DEALT, [], _taken_free(0, _ROOFTOP)[0]),
        (_DEALT, _taken_free(0, _CUBE), {"type": "discard", "player": "ann"}),
        (_DEALT, _taken_free(0, {"kind": "cancel"}), {"type": "place", "player": "ann", "row": "upper", "permit": 2}),
        (
            _DEALT,
            _moved("shorten", 3, 2),
            {"type": "place", "player": "bob", "row": "upper", "effect": "shorten"},
        ),
        (
            _DEALT,
            _moved("lengthen", 3, 2, 1),
            {"type": "place", "player": "cy", "row": "upper", "effect": "lengthen"},
        ),
        (
            {**_DEALT, "options": {"discard_placeable": False}},
            _taken_free(0, {"kind": "mayor"}),
            {"type": "discard", "player": "ann"},
        ),
        (_AT_A_TABLE, _TWO_ONES, {"type": "reveal", "player": "table", "rooftop": 1}),
    ],
    states=[
        (_DEALT, [], {"rooftops": 12}),
        (_DEALT, [], {"ended_by": "two-rows-complete"}),
        (_DEALT, [], {"phase": "finished", "ended_by": "two-rows-complete"}),
        ({**THREE, "seed": "1"}, [], {"dealer": "table"}),
        (_DEALT, [], {"market": [[*_MARKET[0], _CUBES[8]], _MARKET[1][1:], _MARKET[2]]}),
        (_DEALT, [], {"phase": "reveal", "rooftops": _ROOFTOPS[1:]}),
        (_AT_A_TABLE, [], {"phase": "reveal", "rooftops": 11}),
        (_DEALT, _BIDDING, {"auction": _BIDS_FALLING}),
    ],
    ends=[
        (_DEALT, {"phase": "offer", "ended_by": None}),
        (_DEALT, {"ended_by": None}),
        (_DEALT, {"ended_by": "two-rows-complete"}),
        (_DEALT, {"ended_by": "nothing-left-to-complete"}),
    ],
    tallies=[
        _end(_THREE_COMPLETE, {"blue": "ann", "red": "bob"}),
        _end(_OUT_OF_BOUNDS, {"blue": "ann"}),
        _end(_TOO_MANY_CUBES, {"white": "zoe"}),
    ],
    matches=[
        {"rounds": 1, "results": [_WON, _WON]},
        {"rounds": 3, "results": [_WON, _WON, _WON]},
        {"rounds": 3, "results": [_result({"ann": 9, "bob": 4}, final=False, cash=13, ranks=(2, 1))]},
        {"rounds": 3, "results": [_WON, _result({"ann": 9, "cy": 4})]},
    ],
)

# --- Auctionland ----------------------------------------------------------------------------------------------------

_AUCTIONLAND = Rare(
    setups=auctionland.SETUPS,
    refused=auctionland.REFUSED,
    states=auctionland.STATES,
    ends=auctionland.ENDS,
    tallies=auctionland.TALLIES,
)

RARE: Mapping[str, Rare] = {"for-sale": _FOR_SALE, "the-estates": _THE_ESTATES, "auctionland": _AUCTIONLAND}
"""By game id; a game that is not here has nothing that is rare."""
