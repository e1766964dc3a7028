"""The state of The Estates: a slots class with tuples by seat inside, and its document.

Inside, players are seats (0, 1, …), strangers whom a broken document names are seats beyond the table, and the colours
of certificates are their index in COLOURS.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from gavel.engine import common
from gavel.engine.actions import NOBODY
from gavel.engine.state import GameState
from gavel.games.the_estates.rules.board import Board, dump_board, load_board
from gavel.games.the_estates.rules.documents import (
    AuctionDocument,
    PlacingDocument,
    PlayerDocument,
    StateDocument,
    TableDocument,
    TurnDocument,
)
from gavel.games.the_estates.rules.pieces import Cube, Piece, dump_cubes, dump_piece, load_cubes, load_piece
from gavel.games.the_estates.rules.rulesets import COLOURS, OPTIONS, Rules, rules_for

OFFER, REVEAL, BIDDING, SETTLING, PLACING = "offer", "reveal", "bidding", "settling", "placing"

TWO_ROWS, NOTHING_LEFT = "two-rows-complete", "nothing-left-to-complete"


Bid = tuple[int, int]
"""What a seat has bid: the seat and the amount. A NamedTuple would take thrice the time, at each bid."""


class End(Protocol):
    """What a state and a tally both have, by seat."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    rules: Rules
    cash: list[int]
    boxes: list[int]
    certificates: list[int]
    board: Board


@dataclass(slots=True)
class State(GameState):
    """Everything about one game."""

    names: tuple[str, ...]
    """The players by seat; then strangers, whom a document that no game can have led to may name."""
    rules: Rules
    cash: list[int]
    boxes: list[int]
    certificates: list[int]
    """By colour, the seat of the owner, or NOBODY."""
    market: list[list[Cube]]
    rooftops: tuple[int, ...] | int
    """Face down, next first; where a table deals, how many."""
    specials: list[str]
    out_of_game: list[str]
    board: Board
    auctioneer: int
    stowed: bool
    offered: Piece | None
    """The piece up for auction, if there is one, with the bids in the order of bidding."""
    bids: list[Bid]
    passed: list[int]
    turn: int
    taken: Piece | None
    """The piece that has a taker and no place yet, if there is one."""
    taker: int
    ended_by: str | None


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % len(state.ids)


def piece_to_place(state: State) -> Piece:
    """The piece that has been taken and must be placed."""
    assert state.taken is not None, "somebody has taken a piece"
    return state.taken


# --- documents ------------------------------------------------------------------------------------------------------


def dump(state: State) -> StateDocument:
    """The document of a state, canonical and in the contract's order."""
    ids, cash, boxes = state.ids, state.cash, state.boxes
    players: list[PlayerDocument] = [
        {"id": ids[seat], "cash": cash[seat], "cash_box": boxes[seat]} for seat in range(len(ids))
    ]
    return {
        **common.dump_common("the-estates", state, players),
        **dump_table(state),
        "rooftops": state.rooftops,
        **dump_turn(state),
    }


def dump_table(state: State) -> TableDocument:
    """What lies open on the table: certificates, market, special pieces and the board."""
    return {
        "certificates": {
            COLOURS[colour]: state.names[owner] for colour, owner in enumerate(state.certificates) if owner != NOBODY
        },
        "market": [dump_cubes(row) for row in state.market],
        "specials": tuple(state.specials),
        "out_of_game": tuple(state.out_of_game),
        "board": dump_board(state.board),
    }


def dump_turn(state: State) -> TurnDocument:
    """Whose turn it is, and what has been offered or taken in it."""
    return {
        "auctioneer": state.names[state.auctioneer],
        "stowed": state.stowed,
        "auction": _dump_auction(state),
        "placing": _dump_placing(state),
        "ended_by": state.ended_by,
    }


def _dump_auction(state: State) -> AuctionDocument | None:
    if state.offered is None:
        return None
    names = state.names
    return {
        "piece": dump_piece(state.offered),
        "bids": {names[seat]: amount for seat, amount in sorted(state.bids)},
        "passed": [names[seat] for seat in state.passed],
        "turn": None if state.turn == NOBODY else names[state.turn],
    }


def _dump_placing(state: State) -> PlacingDocument | None:
    if state.taken is None:
        return None
    return {"player": state.names[state.taker], "piece": dump_piece(state.taken)}


def load(document: StateDocument, like: State | None = None) -> State:
    """The state of any document of the right shape, also where no game can have led to it.

    `like`: one with the document's options and players, whose rules it then has.
    """
    state = State.__new__(State)
    ids = common.load_common(state, document, OPTIONS, like)
    seats, players, rooftops = common.Seats(ids), document["players"], document["rooftops"]
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(ids)) if like is None else like.rules
    state.cash = [player["cash"] for player in players]
    state.boxes = [player["cash_box"] for player in players]
    state.certificates = load_certificates(seats, document["certificates"])
    state.market = [load_cubes(row) for row in document["market"]]
    state.rooftops = rooftops if isinstance(rooftops, int) else tuple(rooftops)
    state.specials, state.out_of_game = [*document["specials"]], [*document["out_of_game"]]
    state.board = load_board(document["board"])
    state.auctioneer, state.stowed = seats[document["auctioneer"]], document["stowed"]
    clear_auction(state)
    _load_auction(state, seats, document["auction"])
    state.taken, state.taker = _load_placing(seats, document["placing"])
    state.ended_by = document["ended_by"]
    state.strangers = tuple(seats.strangers)
    state.names = (*ids, *state.strangers)
    return state


def load_certificates(seats: common.Seats, owners: Mapping[str, str]) -> list[int]:
    """The seats of the owners by colour."""
    return [NOBODY if owner is None else seats[owner] for owner in map(owners.get, COLOURS)]


def _load_auction(state: State, seats: common.Seats, auction: AuctionDocument | None) -> None:
    if auction is None:
        return
    bids = [(seats[player], amount) for player, amount in auction["bids"].items()]
    if len(bids) > 1:
        # The players spoke clockwise from the auctioneer's left.
        bids.sort(key=lambda bid: (bid[0] - state.auctioneer - 1) % len(state.ids))
    state.offered, state.bids = load_piece(auction["piece"]), bids
    state.passed = [seats[player] for player in auction["passed"]]
    state.turn = NOBODY if auction["turn"] is None else seats[auction["turn"]]


def _load_placing(seats: common.Seats, placing: PlacingDocument | None) -> tuple[Piece | None, int]:
    return (None, NOBODY) if placing is None else (load_piece(placing["piece"]), seats[placing["player"]])


def clear_auction(state: State) -> None:
    """No piece is up for auction."""
    state.offered, state.bids, state.passed, state.turn = None, [], [], NOBODY
