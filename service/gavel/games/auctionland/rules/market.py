"""The market: choosing a tile, the money left on those that are skipped, the money found, and the refill."""

from gavel.engine.game import replaced
from gavel.engine.legacy import Action
from gavel.engine.verdicts import Violation
from gavel.games.auctionland.rules.rulesets import Rules
from gavel.games.auctionland.rules.state import Stall, State, stack_size


def positions(state: State, seat: int) -> range:
    """The positions, from 1, that a player can pay for: each skipped tile costs 1 money."""
    return range(1, min(len(state.market), state.money[seat] + 1) + 1)


def position_refusals(state: State, seat: int, action: Action, rule: str) -> list[Violation]:
    """Why a player may not choose the tile at this position."""
    position = action["position"]
    found = []
    if not 1 <= position <= len(state.market):
        figures = {"position": position, "tiles": len(state.market)}
        found.append(Violation("position.not-in-market", "/position", rule, figures))
    if position - 1 > state.money[seat]:
        cost = {"position": position, "price": position - 1, "money": state.money[seat]}
        found.append(Violation("position.too-expensive", "/position", "auctionland/skip", cost))
    return found


def take(state: State, seat: int, position: int) -> tuple[str, int, int]:
    """Pay for the skipped tiles, take the chosen one with the money on it: (tile, paid, found)."""
    skipped = tuple([(tile, money + 1) for tile, money in state.market[: position - 1]])
    tile, found = state.market[position - 1]
    state.market = skipped + state.market[position:]
    state.money = replaced(state.money, seat, state.money[seat] - (position - 1) + found)
    return tile, position - 1, found


def missing(state: State) -> int:
    """How many tiles the refill brings: as many as the market lacks and the stack has."""
    return min(state.rules.market_size - len(state.market), stack_size(state))


def sorted_market(rules: Rules, tiles: tuple[str, ...]) -> tuple[Stall, ...]:
    """The first market: fewer icons nearer the free end, otherwise as they came."""
    return tuple([(tile, 0) for tile in sorted(tiles, key=lambda tile: sum(rules.icons[tile].values()))])
