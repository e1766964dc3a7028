"""States of Auctionland as figures, a byte each, made without a document: tokens hold them so."""

from array import array
from collections.abc import Iterator
from itertools import islice

from gavel.engine.actions import NOBODY
from gavel.games.auctionland.rules.rulesets import rules_for
from gavel.games.auctionland.rules.state import (
    FROM_AUCTION,
    FROM_BONUS,
    FROM_CLAIM,
    ISLAND_FULL,
    MARKET_EMPTY,
    NO_BID,
    Holding,
    State,
    clear_auction,
)
from gavel.games.auctionland.rules.tiles import ROTATIONS
from gavel.schemas.compact import Compact, Words, several

_SOURCES = (FROM_CLAIM, FROM_AUCTION, FROM_BONUS)
_ENDS = (None, ISLAND_FULL, MARKET_EMPTY)
_TURN = {rotation: number for number, rotation in enumerate(ROTATIONS)}

_TILES, _COUNT = 0, 1
"""What follows of the stack: its tiles, or how many there are."""


# --- packed -----------------------------------------------------------------------------------------------------------


def _pack(state: State, words: Words) -> list[int]:
    number, stack = words.numbers, state.stack
    figures = [*state.money, *state.bonus_used, state.auctioneer, state.bonus - NOBODY, state.auctioned]
    figures += (_ENDS.index(state.ended_by), len(state.market))
    for tile, money in state.market:
        figures += (number[tile], money)
    _add_islands(figures, state, words)
    if isinstance(stack, int):
        figures += (_COUNT, stack)
    else:
        figures += (_TILES, len(stack), *map(number.__getitem__, stack))
    figures += (len(state.removed), *map(number.__getitem__, state.removed))
    holding = state.holding
    figures += (0,) if holding is None else (1, holding.seat, number[holding.tile], _SOURCES.index(holding.source))
    if state.offered is None:
        figures.append(0)
    else:
        figures += (1, number[state.offered], state.offered_money, state.high_bidder - NOBODY)
        figures += (*[bid - NO_BID for bid in state.bids], len(state.passed), *state.passed)
    return figures


def _add_islands(figures: list[int], state: State, words: Words) -> None:
    """How many tiles each has; then of all of them together the tiles, the columns, the rows, and how they lie."""
    figures += map(len, state.islands)
    placements = [placement for island in state.islands for placement in island]
    if placements:
        tiles, columns, rows, turns = zip(*placements, strict=True)
        figures += map(words.numbers.__getitem__, tiles)
        figures += array("b", columns).tobytes() + array("b", rows).tobytes()
        figures += map(_TURN.__getitem__, turns)


# --- and unpacked -----------------------------------------------------------------------------------------------------


def _load(state: State, figures: Iterator[int], words: Words) -> None:
    seats, tile = range(len(state.ids)), words.by_number
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(seats))
    state.money, state.bonus_used = [next(figures) for _ in seats], [bool(next(figures)) for _ in seats]
    state.auctioneer, state.bonus = next(figures), next(figures) + NOBODY
    state.auctioned, state.ended_by = bool(next(figures)), _ENDS[next(figures)]
    state.market = [(tile[next(figures)], next(figures)) for _ in range(next(figures))]
    _load_islands(state, figures, words)
    state.stack = next(figures) if next(figures) == _COUNT else tuple(map(tile.__getitem__, several(figures)))
    state.removed = [*map(tile.__getitem__, several(figures))]
    state.holding = Holding(next(figures), tile[next(figures)], _SOURCES[next(figures)]) if next(figures) else None
    clear_auction(state)
    if next(figures):
        state.offered, state.offered_money = tile[next(figures)], next(figures)
        state.high_bidder = next(figures) + NOBODY
        state.bids, state.passed = [next(figures) + NO_BID for _ in seats], several(figures)


def _load_islands(state: State, figures: Iterator[int], words: Words) -> None:
    lengths = [*islice(figures, len(state.ids))]
    placed = sum(lengths)
    tiles = map(words.by_number.__getitem__, [*islice(figures, placed)])
    columns, rows = array("b", bytes(islice(figures, placed))), array("b", bytes(islice(figures, placed)))
    turns = map(ROTATIONS.__getitem__, [*islice(figures, placed)])
    placements = zip(tiles, columns, rows, turns, strict=True)
    state.islands, state.plots = [[*islice(placements, length)] for length in lengths], [None] * len(lengths)


COMPACT = Compact(State, _pack, _load)
