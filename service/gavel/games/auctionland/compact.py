"""States of Auctionland as plain data without a document: what the packer of their schema makes of it, but sooner."""

from collections.abc import Sequence
from typing import Any

from gavel.engine.actions import NOBODY
from gavel.games.auctionland.rules.islands import Island
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
from gavel.schemas.compact import ABSENT, Bytes, Compact, Texts, as_bytes, plain_bytes

_SOURCES = (FROM_CLAIM, FROM_AUCTION, FROM_BONUS)
_ENDS = (None, ISLAND_FULL, MARKET_EMPTY)
_TURNS = {rotation: number for number, rotation in enumerate(ROTATIONS)}


# --- packed -----------------------------------------------------------------------------------------------------------


def _players(state: State, texts: Texts) -> list[Any]:
    return [plain_bytes(state.money), [_island(each, texts) for each in state.islands], bytes(state.bonus_used)]


def _island(island: Island, texts: Texts) -> list[Any] | bytes:
    if not island:
        return b""
    tiles, columns, rows, turns = zip(*island, strict=True)
    return [texts.pack_all(tiles), _coordinates(columns), _coordinates(rows), bytes([_TURNS[turn] for turn in turns])]


def _coordinates(of: tuple[int, ...]) -> Bytes:
    return plain_bytes([2 * each if each >= 0 else -2 * each - 1 for each in of])


def _rest(state: State, texts: Texts) -> list[Any]:
    market, holding, tile = state.market, state.holding, state.offered
    return [
        [texts.pack_all([stall[0] for stall in market]), plain_bytes([stall[1] for stall in market])]
        if market
        else b"",
        state.stack if isinstance(state.stack, int) else texts.pack_all(state.stack),
        texts.pack_all(state.removed),
        state.auctioneer,
        None if holding is None else [holding.seat, texts.pack(holding.tile), _SOURCES.index(holding.source)],
        None if state.bonus == NOBODY else state.bonus,
        None if tile is None else _auction(state, tile, texts),
        int(state.auctioned),
        _ENDS.index(state.ended_by),
    ]


def _auction(state: State, tile: str, texts: Texts) -> list[Any]:
    somebody = state.high_bidder != NOBODY
    return [
        texts.pack(tile),
        as_bytes([ABSENT if bid == NO_BID else bid for bid in state.bids]) if somebody else b"",
        state.high_bidder if somebody else None,
        plain_bytes(state.passed),
        state.offered_money or ABSENT,
    ]


# --- and unpacked -----------------------------------------------------------------------------------------------------


def _load(state: State, players: Sequence[Any], rest: Sequence[Any], texts: Texts) -> None:
    seats = len(state.ids)
    money, islands, bonus_used = players
    market, stack, removed, auctioneer, holding, bonus, auction, auctioned, ended_by = rest
    state.rules = rules_for(state.ruleset, state.variant, state.options, seats)
    state.money, state.bonus_used = [*money], [*map(bool, bonus_used)]
    state.islands, state.plots = [_placements(each, texts) for each in islands], [None] * seats
    state.market = [*zip(texts.unpack_all(market[0]), market[1], strict=True)] if market else []
    state.stack = stack if isinstance(stack, int) else tuple(texts.unpack_all(stack))
    state.removed, state.auctioneer = texts.unpack_all(removed), auctioneer
    state.holding = None if holding is None else _held(texts, *holding)
    state.bonus = NOBODY if bonus is None else bonus
    clear_auction(state)
    if auction is not None:
        _open_auction(state, texts, *auction)
    state.auctioned, state.ended_by = bool(auctioned), _ENDS[ended_by]
    state.strangers = ()


def _placements(packed: Any, texts: Texts) -> Island:
    if not packed:
        return []
    tiles, columns, rows, turns = packed
    turned = [ROTATIONS[turn] for turn in turns]
    return [*zip(texts.unpack_all(tiles), _unfolded(columns), _unfolded(rows), turned, strict=True)]


def _unfolded(of: Bytes) -> list[int]:
    return [-(each + 1) // 2 if each % 2 else each // 2 for each in of]


def _held(texts: Texts, seat: int, tile: Any, source: int) -> Holding:
    return Holding(seat, texts.unpack(tile), _SOURCES[source])


def _open_auction(
    state: State, texts: Texts, tile: Any, bids: Bytes, high_bidder: int | None, passed: Bytes, money: int
) -> None:
    state.offered, state.offered_money = texts.unpack(tile), money or 0
    state.bids = [NO_BID if bid is ABSENT else bid for bid in bids] or [NO_BID] * len(state.ids)
    state.high_bidder = NOBODY if high_bidder is None else high_bidder
    state.passed = [*passed]


COMPACT = Compact(State, _players, _rest, _load)
