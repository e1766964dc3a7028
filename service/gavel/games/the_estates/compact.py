"""States of The Estates as plain data without a document: what the packer of their schema makes of it, but sooner."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from gavel.engine.actions import NOBODY
from gavel.games.the_estates.rules.board import EFFECTS, Permit, Row, building
from gavel.games.the_estates.rules.pieces import (
    CANCEL,
    CUBE,
    CUBES,
    MAYOR,
    PERMIT,
    ROOFTOP,
    Cube,
    Piece,
)
from gavel.games.the_estates.rules.rulesets import HIGHEST, PERMITS, ROWS, SPECIALS, rules_for
from gavel.games.the_estates.rules.state import NOTHING_LEFT, TWO_ROWS, Bid, State, clear_auction
from gavel.schemas.compact import ABSENT, Bytes, Compact, Texts, by_seat, of_seats, plain_bytes

_ENDS = (None, TWO_ROWS, NOTHING_LEFT)
_PERMITS = tuple(Permit(value, effect) for value in PERMITS for effect in EFFECTS)
_PIECES = (
    *(Piece(CUBE, cube.value, cube.colour) for cube in CUBES),
    *(Piece(ROOFTOP, value) for value in range(1, HIGHEST + 1)),
    *(Piece(PERMIT, value) for value in PERMITS),
    Piece(MAYOR),
    Piece(CANCEL),
)


def _numbers(values: Iterable[Any]) -> dict[Any, int]:
    return {value: number for number, value in enumerate(values)}


_CUBE, _PERMIT, _PIECE, _SPECIAL = _numbers(CUBES), _numbers(_PERMITS), _numbers(_PIECES), _numbers(SPECIALS)


# --- packed -----------------------------------------------------------------------------------------------------------


def _players(state: State, _texts: Texts) -> list[Any]:
    return [plain_bytes(state.cash), plain_bytes(state.boxes)]


def _rest(state: State, _texts: Texts) -> list[Any]:
    rooftops, offered, taken = state.rooftops, state.offered, state.taken
    return [
        [ABSENT if owner == NOBODY else owner for owner in state.certificates],
        [_cubes(row) for row in state.market],
        bytes([_SPECIAL[special] for special in state.specials]),
        bytes([_SPECIAL[special] for special in state.out_of_game]),
        [_row(row) for row in state.board],
        rooftops if isinstance(rooftops, int) else bytes([value - 1 for value in rooftops]),
        state.auctioneer,
        int(state.stowed),
        None if offered is None else _auction(state, offered),
        None if taken is None else [state.taker, _PIECE[taken]],
        _ENDS.index(state.ended_by),
    ]


def _cubes(cubes: Iterable[Cube]) -> bytes:
    return bytes([_CUBE[cube] for cube in cubes])


def _row(row: Row) -> list[Any]:
    lots: Bytes = b""
    if row.lots:
        lots = [[_cubes(cubes) for cubes, _rooftop in row.lots], bytes([rooftop for _cubes, rooftop in row.lots])]
    return [lots, bytes([_PERMIT[permit] for permit in row.permits]), row.requirement, int(row.mayor)]


def _auction(state: State, offered: Piece) -> list[Any]:
    turn = None if state.turn == NOBODY else state.turn
    return [_PIECE[offered], by_seat(dict(state.bids), len(state.ids)), plain_bytes(state.passed), turn]


# --- and unpacked -----------------------------------------------------------------------------------------------------


def _load(state: State, players: Sequence[Any], rest: Sequence[Any], _texts: Texts) -> None:
    ids = state.ids
    cash, boxes = players
    certificates, market, specials, out_of_game, board, rooftops, auctioneer, stowed, auction, placing, ended_by = rest
    state.names = ids
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(ids))
    state.cash, state.boxes = [*cash], [*boxes]
    state.certificates = [NOBODY if owner is ABSENT else owner for owner in certificates]
    state.market = [[CUBES[cube] for cube in row] for row in market]
    state.specials = [SPECIALS[special] for special in specials]
    state.out_of_game = [SPECIALS[special] for special in out_of_game]
    upper, middle, lower = map(_unpacked_row, ROWS, board)
    state.board = upper, middle, lower
    state.rooftops = rooftops if isinstance(rooftops, int) else tuple([value + 1 for value in rooftops])
    state.auctioneer, state.stowed, state.ended_by = auctioneer, bool(stowed), _ENDS[ended_by]
    clear_auction(state)
    if auction is not None:
        piece, bids, passed, turn = auction
        state.offered, state.bids = _PIECES[piece], _in_order(of_seats(bids), auctioneer, len(ids))
        state.passed, state.turn = [*passed], NOBODY if turn is None else turn
    state.taken, state.taker = (None, NOBODY) if placing is None else (_PIECES[placing[1]], placing[0])


def _unpacked_row(name: str, packed: list[Any]) -> Row:
    lots, permits, requirement, mayor = packed
    each = zip(*lots, strict=True)
    buildings = [building((tuple([CUBES[cube] for cube in cubes]), rooftop)) for cubes, rooftop in each]
    return Row(name, buildings, [_PERMITS[permit] for permit in permits], requirement, bool(mayor))


def _in_order(bids: dict[int, int], auctioneer: int, seats: int) -> list[Bid]:
    """The players spoke clockwise from the auctioneer's left."""
    clockwise = chain(range(auctioneer + 1, seats), range(auctioneer + 1))
    return [(seat, bids[seat]) for seat in clockwise if seat in bids]


COMPACT = Compact(State, _players, _rest, _load)
