"""States of The Estates as figures, a byte each, made without a document: tokens hold them so."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from gavel.engine.actions import NOBODY
from gavel.games.the_estates.rules.board import EFFECTS, Permit, Row
from gavel.games.the_estates.rules.pieces import (
    CANCEL,
    CUBE,
    CUBES,
    MAYOR,
    PERMIT,
    ROOFTOP,
    Piece,
)
from gavel.games.the_estates.rules.rulesets import (
    COLOURS,
    HIGHEST,
    MARKET_ROWS,
    PERMITS,
    ROWS,
    SPECIALS,
    rules_for,
)
from gavel.games.the_estates.rules.state import NOTHING_LEFT, TWO_ROWS, State, clear_auction
from gavel.schemas.compact import Compact, Words, several

_ENDS = (None, TWO_ROWS, NOTHING_LEFT)
_ALL_PERMITS = tuple(Permit(value, effect) for value in PERMITS for effect in EFFECTS)
_PIECES = (
    None,
    *(Piece(CUBE, cube.value, cube.colour) for cube in CUBES),
    *(Piece(ROOFTOP, value) for value in range(1, HIGHEST + 1)),
    *(Piece(PERMIT, value) for value in PERMITS),
    Piece(MAYOR),
    Piece(CANCEL),
)
_ROOFTOPS, _COUNT = 0, 1
"""What follows of the rooftops: each of them, or how many there are."""


def _numbers(values: Iterable[Any]) -> dict[Any, int]:
    return {value: number for number, value in enumerate(values)}


_CUBE, _PERMIT, _PIECE, _SPECIAL = _numbers(CUBES), _numbers(_ALL_PERMITS), _numbers(_PIECES), _numbers(SPECIALS)


# --- packed -----------------------------------------------------------------------------------------------------------


def _pack(state: State, _words: Words) -> list[int]:
    rooftops = state.rooftops
    figures = [*state.cash, *state.boxes, state.auctioneer, state.stowed, _ENDS.index(state.ended_by)]
    figures += [owner - NOBODY for owner in state.certificates]
    for specials in (state.specials, state.out_of_game):
        _add_several(figures, [_SPECIAL[special] for special in specials])
    for row in state.market:
        _add_several(figures, [_CUBE[cube] for cube in row])
    for each in state.board:
        _add_row(figures, each)
    figures += (_COUNT, rooftops) if isinstance(rooftops, int) else (_ROOFTOPS, len(rooftops), *rooftops)
    _add_auction(figures, state)
    figures += (_PIECE[state.taken], state.taker - NOBODY)
    return figures


def _add_several(figures: list[int], numbers: Sequence[int]) -> None:
    figures.append(len(numbers))
    figures += numbers


def _add_row(figures: list[int], row: Row) -> None:
    figures += (row.requirement, row.mayor, len(row.lots))
    for cubes, rooftop in row.lots:
        figures.append(rooftop)
        _add_several(figures, [_CUBE[cube] for cube in cubes])
    _add_several(figures, [_PERMIT[permit] for permit in row.permits])


def _add_auction(figures: list[int], state: State) -> None:
    figures.append(_PIECE[state.offered])
    if state.offered is not None:
        figures += (state.turn - NOBODY, len(state.passed), *state.passed, len(state.bids))
        for bid in state.bids:
            figures += bid


# --- and unpacked -----------------------------------------------------------------------------------------------------


def _load(state: State, figures: Iterator[int], _words: Words) -> None:
    ids = state.names = state.ids
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(ids))
    state.cash, state.boxes = [next(figures) for _ in ids], [next(figures) for _ in ids]
    state.auctioneer, state.stowed, state.ended_by = next(figures), bool(next(figures)), _ENDS[next(figures)]
    state.certificates = [next(figures) + NOBODY for _ in COLOURS]
    state.specials = [SPECIALS[number] for number in several(figures)]
    state.out_of_game = [SPECIALS[number] for number in several(figures)]
    state.market = [[CUBES[number] for number in several(figures)] for _ in range(MARKET_ROWS)]
    upper, middle, lower = ROWS
    state.board = _row(upper, figures), _row(middle, figures), _row(lower, figures)
    state.rooftops = next(figures) if next(figures) == _COUNT else tuple(several(figures))
    clear_auction(state)
    state.offered = _PIECES[next(figures)]
    if state.offered is not None:
        state.turn, state.passed = next(figures) + NOBODY, several(figures)
        state.bids = [(next(figures), next(figures)) for _ in range(next(figures))]
    state.taken, state.taker = _PIECES[next(figures)], next(figures) + NOBODY


def _row(name: str, figures: Iterator[int]) -> Row:
    requirement, mayor, lots = next(figures), bool(next(figures)), range(next(figures))
    buildings = []
    for _ in lots:
        rooftop = next(figures)
        buildings.append((tuple([CUBES[number] for number in several(figures)]), rooftop))
    return Row(name, buildings, [_ALL_PERMITS[number] for number in several(figures)], requirement, mayor)


COMPACT = Compact(State, _pack, _load)
