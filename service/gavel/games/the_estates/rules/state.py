"""The state of The Estates: a slots class with tuples by seat inside, and its document.

Inside, players are seats (0, 1, …), colours of certificates their index in COLOURS, and the auction and the piece to be
placed are values that are replaced as a whole.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, NamedTuple, Protocol, cast

from gavel.engine import common
from gavel.engine.actions import NOBODY, Document
from gavel.games.the_estates.rules.board import Board, dump_board, load_board
from gavel.games.the_estates.rules.documents import (
    AuctionDocument,
    PlacingDocument,
    PlayerDocument,
    StateDocument,
)
from gavel.games.the_estates.rules.pieces import Cube, Piece, dump_cubes, dump_piece, load_cubes, load_piece
from gavel.games.the_estates.rules.rulesets import COLOURS, OPTIONS, Rules, rules_for

OFFER, REVEAL, BIDDING, SETTLING, PLACING, FINISHED = "offer", "reveal", "bidding", "settling", "placing", "finished"

TWO_ROWS, NOTHING_LEFT = "two-rows-complete", "nothing-left-to-complete"


class Bid(NamedTuple):
    """What one seat has bid."""

    seat: int
    amount: int


class Auction(NamedTuple):
    """A piece up for auction: bids and passes in the order of speaking; nobody's turn once everyone has spoken."""

    piece: Piece
    bids: tuple[Bid, ...]
    passed: tuple[int, ...]
    turn: int

    @property
    def highest(self) -> int:
        """The highest bid, 0 if there is none: the last, for each is above the one before it."""
        return self.bids[-1].amount if self.bids else 0


class Placing(NamedTuple):
    """A piece that has a taker and no place yet."""

    taker: int
    piece: Piece


class End(Protocol):
    """What a state and a tally both have, by seat."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    rules: Rules
    cash: tuple[int, ...]
    boxes: tuple[int, ...]
    certificates: tuple[int, ...]
    board: Board


@dataclass(slots=True)
class State:
    """Everything about one game; `copy()`, then assign."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    """The players by seat; then strangers, whom a document that no game can have led to may name."""
    ruleset: str
    variant: str
    options: Mapping[str, Any]
    rules: Rules
    table_deals: bool
    deal: Mapping[str, str] | None
    phase: str
    round: int
    ply: int
    history: str
    cash: tuple[int, ...]
    boxes: tuple[int, ...]
    certificates: tuple[int, ...]
    """By colour, the seat of the owner, or NOBODY."""
    market: tuple[tuple[Cube, ...], ...]
    rooftops: tuple[int, ...] | int
    """Face down, next first; where a table deals, how many."""
    specials: tuple[str, ...]
    out_of_game: tuple[str, ...]
    board: Board
    auctioneer: int
    stowed: bool
    auction: Auction | None
    placing: Placing | None
    ended_by: str | None

    def copy(self) -> "State":
        """A state that may be changed without changing this one."""
        twin = State.__new__(State)
        for name in _FIELDS:
            setattr(twin, name, getattr(self, name))
        return twin


_FIELDS = tuple(field.name for field in fields(State))


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % len(state.ids)


def rooftops_left(state: State) -> int:
    """How many rooftops lie face down."""
    return state.rooftops if isinstance(state.rooftops, int) else len(state.rooftops)


def running_auction(state: State) -> Auction:
    """The auction of a phase that has one."""
    assert state.auction is not None, "a piece is up for auction"
    return state.auction


def piece_to_place(state: State) -> Piece:
    """The piece that has been taken and must be placed."""
    assert state.placing is not None, "somebody has taken a piece"
    return state.placing.piece


# --- documents ------------------------------------------------------------------------------------------------------


def dump(state: State) -> dict[str, Any]:
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


def dump_table(state: State) -> dict[str, Any]:
    """What lies open on the table: certificates, market, special pieces and the board."""
    return {
        "certificates": {
            COLOURS[colour]: state.names[owner] for colour, owner in enumerate(state.certificates) if owner != NOBODY
        },
        "market": [dump_cubes(row) for row in state.market],
        "specials": state.specials,
        "out_of_game": state.out_of_game,
        "board": dump_board(state.board),
    }


def dump_turn(state: State) -> dict[str, Any]:
    """Whose turn it is, and what has been offered or taken in it."""
    return {
        "auctioneer": state.names[state.auctioneer],
        "stowed": state.stowed,
        "auction": _dump_auction(state),
        "placing": _dump_placing(state),
        "ended_by": state.ended_by,
    }


def _dump_auction(state: State) -> AuctionDocument | None:
    if state.auction is None:
        return None
    piece, bids, passed, turn = state.auction
    names = state.names
    return {
        "piece": dump_piece(piece),
        "bids": {names[seat]: amount for seat, amount in sorted(bids)},
        "passed": [names[seat] for seat in passed],
        "turn": None if turn == NOBODY else names[turn],
    }


def _dump_placing(state: State) -> PlacingDocument | None:
    if state.placing is None:
        return None
    taker, piece = state.placing
    return {"player": state.names[taker], "piece": dump_piece(piece)}


def load(document: Document) -> State:
    """The state of any document of the right shape, also where no game can have led to it."""
    given = cast(StateDocument, document)
    state = State.__new__(State)
    names = [*common.load_common(state, document, OPTIONS)]
    players, market, rooftops = given["players"], given["market"], given["rooftops"]
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(players))
    state.cash = tuple([player["cash"] for player in players])
    state.boxes = tuple([player["cash_box"] for player in players])
    state.certificates = load_certificates(names, given["certificates"])
    state.market = tuple([load_cubes(row) for row in market])
    state.rooftops = rooftops if isinstance(rooftops, int) else tuple(rooftops)
    state.specials, state.out_of_game = tuple(given["specials"]), tuple(given["out_of_game"])
    state.board = load_board(given["board"])
    state.auctioneer, state.stowed = _seat(names, given["auctioneer"]), given["stowed"]
    state.auction = _load_auction(names, given["auction"], state)
    state.placing = _load_placing(names, given["placing"])
    state.ended_by = given["ended_by"]
    state.names = tuple(names)
    return state


def load_certificates(names: list[str], owners: Mapping[str, str]) -> tuple[int, ...]:
    """The seats of the owners by colour; strangers among them are added to the names."""
    return tuple([_seat(names, owners[colour]) if colour in owners else NOBODY for colour in COLOURS])


def _load_auction(names: list[str], auction: AuctionDocument | None, state: State) -> Auction | None:
    if auction is None:
        return None
    bids = [Bid(_seat(names, player), amount) for player, amount in auction["bids"].items()]
    if len(bids) > 1:
        # The players spoke clockwise from the auctioneer's left.
        bids.sort(key=lambda bid: (bid.seat - state.auctioneer - 1) % len(state.ids))
    passed = tuple([_seat(names, player) for player in auction["passed"]])
    turn = NOBODY if auction["turn"] is None else _seat(names, auction["turn"])
    return Auction(load_piece(auction["piece"]), tuple(bids), passed, turn)


def _load_placing(names: list[str], placing: PlacingDocument | None) -> Placing | None:
    return None if placing is None else Placing(_seat(names, placing["player"]), load_piece(placing["piece"]))


def _seat(names: list[str], name: str) -> int:
    """The seat of a player; a stranger is given one beyond the table."""
    if name not in names:
        names.append(name)
    return names.index(name)
