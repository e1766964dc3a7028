"""Every invariant of a state of Auctionland, each stated once: players and rules, tiles and money, the turn.

Invariants that depend on players and rules are asked only if those hold, and invariants of the phase only if every tile
and all money is in its place.
"""

from collections.abc import Iterable, Iterator

from gavel.engine import common
from gavel.engine.invariants import find_breaches
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules import invariants_of_auctions as auctions
from gavel.games.auctionland.rules import invariants_of_turns as turns
from gavel.games.auctionland.rules.invariants_of_islands import (
    island_breaches,
    places_on_islands,
    tile_breaches,
    tiles_on_islands,
)
from gavel.games.auctionland.rules.invariants_of_money import MONEY
from gavel.games.auctionland.rules.options import market_violations, option_violations
from gavel.games.auctionland.rules.rulesets import BGA, OPTIONS
from gavel.games.auctionland.rules.state import STATE, State

STRANGER = common.STRANGER.citing("auctionland/players")
TILE_MISSING = Code("tile.missing", ("auctionland/tiles",), {"count": INTEGER, "expected": INTEGER})
MARKET_TOO_LONG = Code("market.too-long", ("auctionland/refill",), {"count": INTEGER, "maximum": INTEGER})


def breaches(state: State) -> Iterator[Violation]:
    """Every breach of an invariant in a state, lazily; none if a game can have led to it."""
    in_doubt = yield from find_breaches(state, _PLAYERS_AND_RULES)
    if state.options and (yield from find_breaches(state, _OPTIONS)):
        return
    in_doubt |= yield from find_breaches(state, _TILES_AND_MONEY)
    if in_doubt or (yield from find_breaches(state, turns.MEMBERS)):
        return
    if state.auction is not None and not (yield from find_breaches(state, auctions.BIDS)):
        yield from find_breaches(state, auctions.END)
    yield from find_breaches(state, turns.TURN)


# --- players and rules ----------------------------------------------------------------------------------------------


def _players(state: State) -> Iterable[Violation]:
    return common.player_breaches(state.ids)


def _edition(state: State) -> Iterable[Violation]:
    return common.edition_violations(BGA, state.variant, len(state.ids), "auctionland/players")


def _options_are_canonical(state: State) -> Iterable[Violation]:
    return common.option_breaches(OPTIONS, state)


def _strangers(state: State) -> Iterable[Violation]:
    return STATE.stranger_breaches(state, STRANGER)


def _options_agree(state: State) -> Iterator[Violation]:
    return option_violations(state.options, len(state.ids))


_PLAYERS_AND_RULES = (_players, _edition, common.deal_breaches, _options_are_canonical, _strangers)
_OPTIONS = (_options_agree,)


# --- tiles and money ------------------------------------------------------------------------------------------------


def _market_size(state: State) -> Iterable[Violation]:
    return market_violations(state.rules)


def _tiles(state: State) -> Iterator[Violation]:
    """Each tile exists and lies in one place; if a table deals, the stack is a count."""
    rules, stack = state.rules, state.stack
    if wrong := STATE.form_breaches(state):
        yield from wrong
        return
    tiles = tiles_on_islands(state.islands)
    tiles += [tile for tile, _money in state.market]
    tiles += state.removed
    if state.holding is not None:
        tiles.append(state.holding.tile)
    if state.auction is not None:
        tiles.append(state.auction.tile)
    count = len(tiles)
    if isinstance(stack, int):
        count += stack
    else:
        tiles += stack
        count += len(stack)
    yield from tile_breaches(tiles, lambda: _places(state), rules)
    if count != len(rules.tiles):
        yield TILE_MISSING("/stack", count=count, expected=len(rules.tiles))


def _places(state: State) -> Iterator[str]:
    """Pointers to all tiles, in the order of the invariant on tiles."""
    yield from places_on_islands(state.islands)
    yield from (pointer("market", index, "tile") for index in range(len(state.market)))
    yield from (pointer("removed", index) for index in range(len(state.removed)))
    if state.holding is not None:
        yield "/holding/tile"
    if state.auction is not None:
        yield "/auction/tile"
    if not isinstance(state.stack, int):
        yield from (pointer("stack", index) for index in range(len(state.stack)))


def _islands(state: State) -> Iterator[Violation]:
    return island_breaches(state.islands)


def _market(state: State) -> Iterable[Violation]:
    """The market holds no more tiles than its size."""
    count, size = len(state.market), state.rules.market_size
    return () if count <= size else (MARKET_TOO_LONG("/market", count=count, maximum=size),)


_TILES_AND_MONEY = (_market_size, _tiles, _islands, *MONEY, _market)
