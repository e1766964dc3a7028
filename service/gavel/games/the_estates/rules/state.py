"""The state of The Estates: a slots class with tuples by seat inside, and its document.

Inside, players are seats (0, 1, …), colours their index in COLOURS, a bid of 0 is none, and a piece is a tuple whose
first member is its kind.
"""

from collections.abc import Mapping
from typing import Any

from gavel.engine import common
from gavel.games.the_estates.rules.board import Board, Cube, read_board, read_cubes, write_board, write_cubes
from gavel.games.the_estates.rules.rulesets import COLOURS, OPTIONS, Rules, rules_for

OFFER, REVEAL, BIDDING, SETTLING, PLACING, FINISHED = "offer", "reveal", "bidding", "settling", "placing", "finished"

NOBODY = -1

CUBE, ROOFTOP, PERMIT, MAYOR, CANCEL = "cube", "rooftop", "permit", "mayor", "cancel"

Piece = tuple[Any, ...]
"""("cube", colour, value), ("rooftop", value), ("permit", value), ("mayor",) or ("cancel",)."""

TWO_ROWS, NOTHING_LEFT = "two-rows-complete", "nothing-left-to-complete"


class State:
    """Everything about one game; `copy()`, then assign. `piece` is the one in auction or to be placed, if any."""

    __slots__ = (
        "auctioneer",
        "bids",
        "board",
        "boxes",
        "cash",
        "certificates",
        "deal",
        "ended_by",
        "history",
        "ids",
        "market",
        "options",
        "out_of_game",
        "passed",
        "phase",
        "piece",
        "ply",
        "rooftops",
        "round",
        "rules",
        "ruleset",
        "specials",
        "stowed",
        "table_deals",
        "taker",
        "turn",
        "variant",
    )

    rules: Rules
    ruleset: str
    variant: str
    options: Mapping[str, Any]
    table_deals: bool
    deal: Mapping[str, str] | None
    ids: tuple[str, ...]
    cash: tuple[int, ...]
    boxes: tuple[int, ...]
    certificates: tuple[int, ...]
    market: tuple[tuple[Cube, ...], ...]
    rooftops: tuple[int, ...] | int
    specials: tuple[str, ...]
    out_of_game: tuple[str, ...]
    board: Board
    phase: str
    round: int
    ply: int
    history: str
    auctioneer: int
    stowed: bool
    piece: Piece | None
    bids: tuple[int, ...]
    passed: tuple[int, ...]
    turn: int
    taker: int
    ended_by: str | None

    def copy(self) -> "State":
        """A state that may be changed without changing this one."""
        twin = State.__new__(State)
        for name in State.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % len(state.ids)


def rooftops_left(state: State) -> int:
    """How many rooftops lie face down."""
    return state.rooftops if isinstance(state.rooftops, int) else len(state.rooftops)


# --- documents ------------------------------------------------------------------------------------------------------


def write(state: State) -> dict[str, Any]:
    """The document of a state, canonical and in the contract's order."""
    ids = state.ids
    players = [{"id": ids[seat], "cash": state.cash[seat], "cash_box": state.boxes[seat]} for seat in range(len(ids))]
    return {
        **common.dump_common("the-estates", state, players),
        **in_the_open(state),
        "rooftops": state.rooftops,
        **turn_document(state),
    }


def in_the_open(state: State) -> dict[str, Any]:
    """What lies open on the table: certificates, market, special pieces and the board."""
    return {
        "certificates": {
            COLOURS[colour]: state.ids[owner] for colour, owner in enumerate(state.certificates) if owner != NOBODY
        },
        "market": [write_cubes(row) for row in state.market],
        "specials": state.specials,
        "out_of_game": state.out_of_game,
        "board": write_board(state.board),
    }


def turn_document(state: State) -> dict[str, Any]:
    """Whose turn it is, and what is in the air."""
    return {
        "auctioneer": state.ids[state.auctioneer],
        "stowed": state.stowed,
        "auction": _auction(state),
        "placing": _placing(state),
        "ended_by": state.ended_by,
    }


def _auction(state: State) -> dict[str, Any] | None:
    if state.phase not in (BIDDING, SETTLING) or state.piece is None:
        return None
    ids = state.ids
    return {
        "piece": write_piece(state.piece),
        "bids": {ids[seat]: bid for seat, bid in enumerate(state.bids) if bid},
        "passed": [ids[seat] for seat in state.passed],
        "turn": None if state.turn == NOBODY else ids[state.turn],
    }


def _placing(state: State) -> dict[str, Any] | None:
    if state.phase != PLACING or state.piece is None:
        return None
    return {"player": state.ids[state.taker], "piece": write_piece(state.piece)}


def write_piece(piece: Piece) -> dict[str, Any]:
    """A piece as a document."""
    kind = piece[0]
    if kind == CUBE:
        return {"kind": kind, "colour": piece[1], "value": piece[2]}
    if kind in (ROOFTOP, PERMIT):
        return {"kind": kind, "value": piece[1]}
    return {"kind": kind}


def read_piece(piece: Mapping[str, Any]) -> Piece:
    """The piece of a document."""
    kind = piece["kind"]
    if kind == CUBE:
        return kind, piece["colour"], piece["value"]
    if kind in (ROOFTOP, PERMIT):
        return kind, piece["value"]
    return (kind,)


def read(document: Mapping[str, Any]) -> State:
    """The state object of a document that has the right shape and no faults."""
    state = State.__new__(State)
    players, ids = document["players"], common.load_common(state, document, OPTIONS)
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(ids))
    state.cash = tuple([player["cash"] for player in players])
    state.boxes = tuple([player["cash_box"] for player in players])
    owners = document["certificates"]
    state.certificates = tuple([ids.index(owners[colour]) if colour in owners else NOBODY for colour in COLOURS])
    state.market = tuple([read_cubes(row) for row in document["market"]])
    rooftops = document["rooftops"]
    state.rooftops = rooftops if isinstance(rooftops, int) else tuple(rooftops)
    state.specials, state.out_of_game = tuple(document["specials"]), tuple(document["out_of_game"])
    state.board = read_board(document["board"])
    state.auctioneer = ids.index(document["auctioneer"])
    state.stowed = document["stowed"]
    state.ended_by = document["ended_by"]
    _read_auction(state, document["auction"], document["placing"])
    return state


def _read_auction(state: State, auction: Mapping[str, Any] | None, placing: Mapping[str, Any] | None) -> None:
    ids = state.ids
    clear_auction(state)
    if auction is not None:
        state.piece = read_piece(auction["piece"])
        state.bids = tuple([auction["bids"].get(player, 0) for player in ids])
        state.passed = tuple([ids.index(player) for player in auction["passed"]])
        state.turn = NOBODY if auction["turn"] is None else ids.index(auction["turn"])
    if placing is not None:
        state.piece = read_piece(placing["piece"])
        state.taker = ids.index(placing["player"])


def clear_auction(state: State) -> None:
    """No piece is in the air."""
    state.piece, state.bids, state.passed = None, (0,) * len(state.ids), ()
    state.turn = state.taker = NOBODY
