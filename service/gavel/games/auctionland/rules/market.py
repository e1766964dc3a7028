"""The market: choosing a tile, the money left on those that are skipped, the money found, and the refill."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from gavel.engine.actions import Move
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation
from gavel.games.auctionland.rules.rulesets import Rules
from gavel.games.auctionland.rules.state import Stall, State, stack_size

NOT_IN_MARKET = Code(
    "position.not-in-market", ("auctionland/claim", "auctionland/offer"), {"position": INTEGER, "tiles": INTEGER}
)
TOO_EXPENSIVE = Code(
    "position.too-expensive", ("auctionland/skip",), {"position": INTEGER, "price": INTEGER, "money": INTEGER}
)


def choices(type_: str, state: State, seat: int) -> Sequence[Move]:
    """A move of this type for each position, from 1, the oldest tile."""
    return _choices(type_, seat, len(state.market))


def payable_choices(type_: str, state: State, seat: int) -> list[Move]:
    """The same up to the last position that the seat can pay for."""
    return [*_choices(type_, seat, min(len(state.market), state.money[seat] + 1))]


@lru_cache(maxsize=1 << 8)
def _choices(type_: str, seat: int, last: int) -> tuple[Move, ...]:
    return tuple([(type_, seat, position) for position in range(1, last + 1)])


def choice_violations(rule: str, state: State, move: Move) -> Iterator[Violation]:
    """Why a seat may not choose the tile at this position: each tile that it skips costs 1 money."""
    _type, seat, position = move
    if not 1 <= position <= len(state.market):
        yield NOT_IN_MARKET("/position", rule=rule, position=position, tiles=len(state.market))
    if position - 1 > state.money[seat]:
        yield TOO_EXPENSIVE("/position", position=position, price=position - 1, money=state.money[seat])


def take(state: State, seat: int, position: int) -> tuple[str, int, int]:
    """Pay for the skipped tiles, take the chosen one with the money on it: (tile, paid, found)."""
    market, skipped = state.market, position - 1
    tile, found = market.pop(skipped)
    market[:skipped] = [(tile, money + 1) for tile, money in market[:skipped]]
    state.money[seat] += found - skipped
    return tile, skipped, found


def missing(state: State) -> int:
    """How many tiles the refill brings: as many as the market lacks and the stack has."""
    return min(state.rules.market_size - len(state.market), stack_size(state))


def sorted_market(rules: Rules, tiles: Sequence[str]) -> list[Stall]:
    """The first market: fewer icons nearer the free end, otherwise as they came."""
    return [(tile, 0) for tile in sorted(tiles, key=lambda tile: len(rules.tiles[tile]["icons"]))]
