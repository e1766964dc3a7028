"""Every invariant of a state of Auctionland, each stated once: players and rules, tiles and money, the turn.

Invariants that depend on players and rules are asked only if those hold, and invariants of the phase only if every tile
and all money is in its place.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from gavel.engine import common
from gavel.engine.actions import NOBODY
from gavel.engine.dealing import size
from gavel.engine.game import FINISHED
from gavel.engine.invariants import find_breaches, repeats
from gavel.engine.kinds import FLAG, INTEGER, PLAYER, PLAYER_OR_NULL, TEXT, TEXT_OR_NULL
from gavel.engine.referee_declarations import plies_played
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules.bidding import is_over
from gavel.games.auctionland.rules.figures import CELL, HOW_MANY_TILES, SOURCE, TILE
from gavel.games.auctionland.rules.islands import FURTHEST, Island, has_a_line, has_room, is_any_full, outline
from gavel.games.auctionland.rules.market import missing
from gavel.games.auctionland.rules.options import market_violations, option_violations
from gavel.games.auctionland.rules.rulesets import BGA, FULL, OPTIONS, SPAN, Rules
from gavel.games.auctionland.rules.state import (
    BIDDING,
    CLAIM,
    FROM_AUCTION,
    FROM_BONUS,
    FROM_CLAIM,
    ISLAND_FULL,
    OFFER,
    PLACE,
    REVEAL,
    SETTLING,
    STATE,
    State,
    auction_of,
)

STRANGER = common.STRANGER.citing("auctionland/players")
TILE_MISSING = Code("tile.missing", ("auctionland/tiles",), {"count": INTEGER, "expected": INTEGER})
MARKET_TOO_LONG = Code("market.too-long", ("auctionland/refill",), {"count": INTEGER, "maximum": INTEGER})


def breaches(state: State) -> Iterator[Violation]:
    """Every breach of an invariant in a state, lazily; none if a game can have led to it."""
    in_doubt = yield from find_breaches(state, _PLAYERS_AND_RULES)
    if state.options and (yield from find_breaches(state, _OPTIONS)):
        return
    in_doubt |= yield from find_breaches(state, _TILES_AND_MONEY)
    if in_doubt or (yield from find_breaches(state, _MEMBERS)):
        return
    if state.auction is not None and not (yield from find_breaches(state, _BIDS_AND_PASSES)):
        yield from find_breaches(state, _END_OF_AUCTION)
    yield from find_breaches(state, _TURNS)


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


# --- islands, in a running game and in a hand-entered end -----------------------------------------------------------

TILE_UNKNOWN = Code("tile.unknown", ("auctionland/tiles",), {"tile": TILE})
TILE_TWICE = Code("tile.twice", ("auctionland/tiles",), {"tile": TILE})
TWO_ON_A_CELL = Code("island.two-on-a-cell", ("auctionland/place",), CELL)
NOT_CONNECTED = Code("island.not-connected", ("auctionland/place",))
SPAN_EXCEEDED = Code(
    "island.span-exceeded",
    ("auctionland/span",),
    {"span": INTEGER.meaning("How many tiles the island is wide or high."), "maximum": INTEGER},
)
OUT_OF_RANGE = Code("island.out-of-range", ("auctionland/place",), {"maximum": INTEGER})


def tiles_on_islands(islands: Sequence[Island]) -> list[str]:
    """The tiles on all islands."""
    return [placement[0] for island in islands for placement in island]


def places_on_islands(islands: Sequence[Island]) -> Iterator[str]:
    """Pointers to the tiles on all islands, in the order of `tiles_on_islands`."""
    for seat, island in enumerate(islands):
        yield from (pointer("players", seat, "island", index, "tile") for index in range(len(island)))


def tile_breaches(tiles: Sequence[str], places: Callable[[], Iterable[str]], rules: Rules) -> Iterable[Violation]:
    """Each of these tiles exists and lies in one place; `places` gives the pointers to them, in the same order."""
    # Only if all tiles are different and known is the number of missing ids the difference of both counts.
    left_out = len(rules.ids.difference(tiles))
    return () if left_out + len(tiles) == len(rules.ids) else _tile_by_tile(tiles, places(), rules)


def _tile_by_tile(tiles: Sequence[str], places: Iterable[str], rules: Rules) -> Iterator[Violation]:
    seen: set[str] = set()
    for tile, at in zip(tiles, places, strict=True):
        if tile not in rules.ids:
            yield TILE_UNKNOWN(at, tile=tile)
        elif tile in seen:
            yield TILE_TWICE(at, tile=tile)
        seen.add(tile)


def island_breaches(islands: Sequence[Island]) -> Iterator[Violation]:
    """Islands are connected, span no more than 4, begin where they may, and have one tile on a cell."""
    for seat, island in enumerate(islands):
        if not island:
            continue
        span, cells, connected, begins_at = outline(tuple(island))
        if span > SPAN:
            yield SPAN_EXCEEDED(pointer("players", seat, "island"), span=span, maximum=SPAN)
        if not connected:
            yield NOT_CONNECTED(pointer("players", seat, "island"))
        if begins_at > FURTHEST:
            yield OUT_OF_RANGE(pointer("players", seat, "island", 0), maximum=FURTHEST)
        if cells < len(island):
            yield from _on_one_cell(seat, island)


def _on_one_cell(seat: int, island: Island) -> Iterator[Violation]:
    for index, (x, y) in repeats([(x, y) for _tile, x, y, _rotation in island]):
        yield TWO_ON_A_CELL(pointer("players", seat, "island", index), x=x, y=y)


# --- money ----------------------------------------------------------------------------------------------------------

# Its total never changes, and it lies only where a player can have laid or paid it. A player who skips a tile lays a
# coin on it and on every tile before it. In the first turn only the auctioneer and their partner in the auction can
# have paid or won anything. A correction may have changed a purse, or the money on a tile: after one, only the total
# is known.

MONEY_ON_OFFER = Code("auction.money-out-of-place", ("auctionland/offer",), {"amount": INTEGER})
WRONG_TOTAL = Code("money.wrong-total", ("auctionland/setup",), {"total": INTEGER, "expected": INTEGER})
NOT_YET_PAID = Code(
    "money.not-yet-paid",
    ("auctionland/setup",),
    {"money": INTEGER.meaning("How much the player has."), "expected": INTEGER},
)
WRONG_PRICE = Code(
    "money.wrong-price",
    ("auctionland/sell", "auctionland/keep"),
    {"price": INTEGER.meaning("What the tile of the first auction would have cost.")},
)
LAID_TOO_MUCH = Code(
    "market.too-much-money",
    ("auctionland/skip",),
    {"money": INTEGER.meaning("How much lies on the tile."), "maximum": INTEGER},
)

MOST_TILES_OF_A_FIRST_TURN = 2
"""One tile is claimed and one auctioned; no line can be complete to bring a third."""


def _total(state: State) -> Iterable[Violation]:
    """Money only moves: players and market together have the money that was dealt."""
    total = sum(state.money) + sum([money for _tile, money in state.market]) + _offered(state)
    expected = sum(state.rules.starting_money)
    return () if total == expected else (WRONG_TOTAL("/players", total=total, expected=expected),)


def _on_offer(state: State) -> Iterable[Violation]:
    """R-AL-12: money stays on the tile up for auction only if the taker of the tile gets it."""
    amount = _offered(state)
    return () if not amount or state.rules.tile_money_is_takers else (MONEY_ON_OFFER("/auction/money", amount=amount),)


def _laid(state: State) -> Iterator[Violation]:
    """No tile bears more money than the one before it, nor more than one coin for each tile taken so far."""
    if _is_corrected(state):
        return
    taken = max(0, len(state.rules.tiles) - len(state.market) - size(state.stack))
    if _offered(state) >= max(1, taken):
        yield LAID_TOO_MUCH("/auction/money", money=_offered(state), maximum=max(0, taken - 1))
    most = taken
    for index, (_tile, money) in enumerate(state.market):
        if money > most:
            yield LAID_TOO_MUCH(pointer("market", index, "money"), money=money, maximum=most)
        most = min(most, money)


def _first_turn(state: State) -> Iterable[Violation]:
    """In the first turn, a player who has neither paid nor won anything has the starting money of the seat."""
    seats, starting, auctioneer = len(state.ids), state.rules.starting_money, state.auctioneer
    if state.round != 1 or _is_corrected(state) or len(starting) != seats or auctioneer >= seats:
        return ()
    if sum(map(len, state.islands)) > MOST_TILES_OF_A_FIRST_TURN:
        return ()
    shares = [starting[(seat - auctioneer) % seats] for seat in range(seats)]
    holder = auctioneer if state.holding is None else state.holding.player
    others = [seat for seat in range(seats) if seat != auctioneer]
    is_settled = state.auctioned and state.phase not in (BIDDING, SETTLING)
    buyers = [seat for seat in others if is_settled and (seat == holder or state.islands[seat])]
    paid = [seat for seat in others if is_settled and state.money[seat] > shares[seat]]
    dealer = next(iter(buyers or paid), auctioneer)
    breaches = [
        NOT_YET_PAID(pointer("players", seat, "money"), money=state.money[seat], expected=shares[seat])
        for seat in others
        if seat != dealer and state.money[seat] != shares[seat]
    ]
    if breaches:
        return breaches
    if not is_settled:
        # No auction has sold a tile yet, and only the auctioneer has claimed one.
        return [
            WRONG_PRICE(pointer("players", seat, "money"), rule="auctionland/sell", price=0)
            for seat in others
            if state.islands[seat]
        ]
    if dealer != auctioneer:
        return (_sale if buyers else _keeping)(state, dealer, shares[dealer])
    if state.holding is not None and not state.rules.unsold_is_free:
        # Without a bid, the tile would have left the game (R-AL-04): so it was kept, and the bidder was paid.
        return (WRONG_PRICE(pointer("players", auctioneer, "money"), rule="auctionland/keep", price=0),)
    return ()


def _sale(state: State, buyer: int, share: int) -> Iterable[Violation]:
    """The buyer has paid a bid, of which the auctioneer has spent nothing, and may have found a coin on the tile."""
    price, least = share - state.money[buyer], state.rules.minimum_bid
    prices = (price, price + 1) if state.rules.tile_money_is_takers else (price,)
    if any(least <= each <= state.money[state.auctioneer] for each in prices):
        return ()
    return (WRONG_PRICE(pointer("players", buyer, "money"), rule="auctionland/sell", price=price),)


def _keeping(state: State, bidder: int, share: int) -> Iterable[Violation]:
    """The auctioneer has paid a bid that the bidder could pay, and the surcharge."""
    price = state.money[bidder] - share
    if state.rules.minimum_bid <= price - state.rules.keep_surcharge <= share:
        return ()
    return (WRONG_PRICE(pointer("players", bidder, "money"), rule="auctionland/keep", price=price),)


def _offered(state: State) -> int:
    """The money on the tile up for auction."""
    return 0 if state.auction is None else state.auction.money


def _is_corrected(state: State) -> bool:
    return state.records is not None and bool(state.records.corrections)


# --- the auction ----------------------------------------------------------------------------------------------------

_BID = "auctionland/bid"
_PASSING = "auctionland/pass"
_AUCTION = "auctionland/auction"

BY_AUCTIONEER = Code("bids.by-auctioneer", (_AUCTION,), {"player": PLAYER})
TOO_LOW = Code("bids.too-low", (_BID,), {"amount": INTEGER, "minimum": INTEGER})
NOT_COVERED = Code("bids.not-covered", (_BID,), {"amount": INTEGER, "maximum": INTEGER})
NOT_DISTINCT = Code("bids.not-distinct", (_BID,), {"amount": INTEGER})
WRONG_HIGH_BIDDER = Code(
    "high-bidder.wrong",
    (_BID,),
    {
        "high_bidder": PLAYER_OR_NULL.meaning("Whom the state names; null for nobody."),
        "highest": PLAYER_OR_NULL.meaning("Whose bid is the highest; null if there is none."),
    },
)
PASSED_TWICE = Code("passed.twice", (_PASSING,), {"player": PLAYER})
PASSED_BY_AUCTIONEER = Code("passed.by-auctioneer", (_PASSING,), {"player": PLAYER})
HIGH_BIDDER_PASSED = Code("high-bidder.passed", (_PASSING,), {"player": PLAYER})
OVER = Code("auction.over", (_AUCTION,), {"phase": TEXT})
NOT_OVER = Code("auction.not-over", (_AUCTION,), {"phase": TEXT})


def _bids(state: State) -> Iterator[Violation]:
    """No bid is the auctioneer's; bids are covered by money and distinct; the highest bidder's is the highest."""
    auction, minimum = auction_of(state), state.rules.minimum_bid
    bids, high_bidder, seen = auction.bids, auction.high_bidder, set[int]()
    for seat in sorted(bids):
        amount, at = bids[seat], pointer("auction", "bids", state.ids[seat])
        if seat == state.auctioneer:
            yield BY_AUCTIONEER(at, player=state.ids[seat])
        if amount < minimum:
            yield TOO_LOW(at, amount=amount, minimum=minimum)
        if amount > state.money[seat]:
            yield NOT_COVERED(at, amount=amount, maximum=state.money[seat])
        if amount in seen:
            yield NOT_DISTINCT(at, amount=amount)
        seen.add(amount)
    best = max(sorted(bids), key=bids.__getitem__, default=NOBODY)
    if best != high_bidder and bids.get(high_bidder, -1) < bids.get(best, 0):
        figures = {"high_bidder": _player(state, high_bidder), "highest": _player(state, best)}
        yield WRONG_HIGH_BIDDER("/auction/high_bidder", **figures)


def _player(state: State, seat: int) -> str | None:
    return None if seat == NOBODY else state.ids[seat]


def _passes(state: State) -> Iterator[Violation]:
    """A player passes only once, and is neither the auctioneer nor the highest bidder."""
    high_bidder, passed = auction_of(state).high_bidder, auction_of(state).passed
    for index, seat in repeats(passed):
        yield PASSED_TWICE(pointer("auction", "passed", index), player=state.ids[seat])
    for index, seat in enumerate(passed):
        at, player = "/auction/passed", state.ids[seat]
        if seat == state.auctioneer:
            yield PASSED_BY_AUCTIONEER(at + pointer(index), player=player)
        if seat == high_bidder:
            yield HIGH_BIDDER_PASSED(at + pointer(index), player=player)


def _end_of_auction(state: State) -> Iterable[Violation]:
    """During bidding, a player beside the highest bidder is still in; during settling nobody is, and there is a bid."""
    over = is_over(state)
    if state.phase == BIDDING:
        return (OVER("/phase", phase=state.phase),) if over else ()
    return () if over and auction_of(state).high_bidder != NOBODY else (NOT_OVER("/phase", phase=state.phase),)


# --- the turn -------------------------------------------------------------------------------------------------------

_TURN = "auctionland/turn"
_BONUS = "auctionland/bonus"
_REVEAL = "auctionland/table-reveal"
_PHASE = {"phase": TEXT}
_PLAYER = {"player": PLAYER}

AUCTION_MISSING = Code("auction.missing", (_TURN,), _PHASE)
AUCTION_OUT_OF_PLACE = Code("auction.out-of-place", (_TURN,), _PHASE)
HOLDING_MISSING = Code("holding.missing", (_TURN,), _PHASE)
HOLDING_OUT_OF_PLACE = Code("holding.out-of-place", (_TURN,), _PHASE)
ENDED_BY_MISSING = Code("ended-by.missing", (_TURN,), _PHASE)
ENDED_BY_OUT_OF_PLACE = Code("ended-by.out-of-place", (_TURN,), _PHASE)
BONUS_OUT_OF_PLACE = Code("bonus.out-of-place", (_BONUS,), _PHASE)
SERVICE_DEALS = Code("reveal.service-deals", (_REVEAL,))
AUCTIONED = FLAG.meaning("Whether the state says that a tile has been put up for auction in this turn.")
AUCTIONED_WRONG = Code("auctioned.wrong", ("auctionland/offer",), {"auctioned": AUCTIONED, **_PHASE})
BONUS_FLAG_MISSING = Code("bonus.flag-missing", (_BONUS,), _PLAYER)
BONUS_FLAG_WRONG = Code("bonus.flag-wrong", (_BONUS,), _PLAYER)
BONUS_WITHOUT_LINE = Code("bonus.without-line", (_BONUS,), _PLAYER)
WRONG_SOURCE = Code("holding.wrong-source", ("auctionland/claim",), {**_PLAYER, "from": SOURCE})
MARKET_NOT_FULL = Code("market.not-full", ("auctionland/refill",), {"count": INTEGER, "expected": INTEGER})
MARKET_EMPTY = Code("market.empty", ("auctionland/claim",), _PHASE)
NOTHING_MISSING = Code("reveal.nothing-missing", (_REVEAL,), {"count": INTEGER})
ISLAND_IS_FULL = Code("island.full", ("auctionland/end",), {"tiles": HOW_MANY_TILES})
ROUND_IMPOSSIBLE = Code(
    "round.impossible", (_TURN,), {"round": INTEGER, "taken": INTEGER.meaning("How many tiles have been taken.")}
)
PLY_IMPOSSIBLE = Code("ply.impossible", (_TURN,), {"ply": INTEGER, "minimum": INTEGER})
WRONG_REASON = Code("end.wrong-reason", ("auctionland/end",), {"ended_by": TEXT_OR_NULL})


# --- what belongs to the phase --------------------------------------------------------------------------------------


def _members(state: State) -> Iterator[Violation]:
    """Each phase has its members and no others; only a table that deals can owe a reveal."""
    phase = state.phase
    if (state.auction is not None) is not (phase in (BIDDING, SETTLING)):
        yield (AUCTION_MISSING if state.auction is None else AUCTION_OUT_OF_PLACE)("/auction", phase=phase)
    if (state.holding is not None) is not (phase == PLACE):
        yield (HOLDING_MISSING if state.holding is None else HOLDING_OUT_OF_PLACE)("/holding", phase=phase)
    if (state.ended_by is not None) is not (phase == FINISHED):
        yield (ENDED_BY_MISSING if state.ended_by is None else ENDED_BY_OUT_OF_PLACE)("/ended_by", phase=phase)
    if state.bonus != NOBODY and phase != CLAIM:
        yield BONUS_OUT_OF_PLACE("/bonus", phase=phase)
    if phase == REVEAL and not state.table_deals:
        yield SERVICE_DEALS("/phase")


# --- flags ----------------------------------------------------------------------------------------------------------


def _is_first_claim(state: State) -> bool:
    return state.phase == CLAIM and state.bonus == NOBODY


def _source(state: State) -> str | None:
    """The source of the tile that is being placed."""
    return None if state.holding is None else state.holding.source


def _auctioned(state: State) -> Iterable[Violation]:
    """The flag of the auction is not set at a turn's first claim and its offer, and is set during the auction."""
    source = _source(state)
    if state.phase in (BIDDING, SETTLING) or source == FROM_AUCTION:
        right = state.auctioned
    elif state.phase == OFFER or _is_first_claim(state) or source == FROM_CLAIM:
        right = not state.auctioned
    else:
        return ()
    return () if right else (AUCTIONED_WRONG("/auctioned", auctioned=state.auctioned, phase=state.phase),)


def _bonus_is_flagged(state: State) -> Iterable[Violation]:
    """The flag of the bonus is set if a bonus is due, or if the tile in hand comes from one."""
    holding = state.holding
    seat = holding.player if holding is not None and holding.source == FROM_BONUS else state.bonus
    return () if seat == NOBODY or state.bonus_used[seat] else (_of_flag(BONUS_FLAG_MISSING, state, seat),)


def _bonus_flags(state: State) -> Iterable[Violation]:
    """A line brings a bonus, once a turn; before the end of the auction only the auctioneer can have one."""
    if True not in state.bonus_used:
        return ()
    source, flagged = _source(state), [seat for seat, used in enumerate(state.bonus_used) if used]
    taken = state.auctioned and state.phase not in (OFFER, BIDDING, SETTLING) and source != FROM_AUCTION
    may_be = () if _is_first_claim(state) or source == FROM_CLAIM else flagged if taken else (state.auctioneer,)
    return [
        *[_of_flag(BONUS_FLAG_WRONG, state, seat) for seat in flagged if seat not in may_be],
        *[_of_flag(BONUS_WITHOUT_LINE, state, seat) for seat in flagged if not has_a_line(state.islands[seat])],
    ]


def _of_flag(code: Code, state: State, seat: int) -> Violation:
    return code(pointer("players", seat, "bonus_used"), player=state.ids[seat])


def _claimed(state: State) -> Iterable[Violation]:
    """A claimed tile in hand is the auctioneer's."""
    holding = state.holding
    if holding is None or holding.source != FROM_CLAIM or holding.player == state.auctioneer:
        return ()
    return (WRONG_SOURCE("/holding", **{"player": state.ids[holding.player], "from": holding.source}),)


# --- market and islands ---------------------------------------------------------------------------------------------


def _refill(state: State) -> Iterable[Violation]:
    """The market is full at a turn's first claim unless the stack is empty; a table reports only a needed refill."""
    count = len(state.market)
    if state.phase == REVEAL:
        return () if missing(state) else (NOTHING_MISSING("/phase", count=count),)
    if not _is_first_claim(state) or not missing(state):
        return ()
    return (MARKET_NOT_FULL("/market", count=count, expected=state.rules.market_size),)


def _something_to_take(state: State) -> Iterable[Violation]:
    """In the phases of claiming and offering, the market has a tile."""
    has_tile = state.market or state.phase not in (CLAIM, OFFER)
    return () if has_tile else (MARKET_EMPTY("/market", phase=state.phase),)


def _full_islands(state: State) -> Iterable[Violation]:
    """No island is full but the auctioneer's, after its own tile; its player has no tile to place or to claim."""
    if state.phase == FINISHED or not is_any_full(state.islands):
        return ()
    full = [seat for seat, island in enumerate(state.islands) if not has_room(island)]
    return [
        ISLAND_IS_FULL(pointer("players", seat, "island"), tiles=FULL) for seat in full if not _may_be_full(state, seat)
    ]


def _may_be_full(state: State, seat: int) -> bool:
    if seat != state.auctioneer or seat == state.bonus or state.rules.ends_immediately:
        return False
    if state.holding is not None:
        return seat != state.holding.player and state.holding.source != FROM_CLAIM
    return state.phase in (OFFER, BIDDING, SETTLING) or (state.phase == CLAIM and state.auctioned)


# --- turns, actions, the end ----------------------------------------------------------------------------------------


def _rounds_and_plies(state: State) -> Iterator[Violation]:
    """Every turn takes at least one tile, the current one from its first claim on; taking and placing are actions."""
    placed = sum(map(len, state.islands))
    in_hand = state.holding is not None or state.auction is not None
    taken = placed + len(state.removed) + in_hand
    if not 1 <= state.round <= taken + _is_first_claim(state):
        yield ROUND_IMPOSSIBLE("/round", round=state.round, taken=taken)
    minimum, played = 2 * placed + in_hand, plies_played(state)
    if played is not None and played < minimum:
        yield PLY_IMPOSSIBLE("/ply", ply=state.ply, minimum=minimum + state.ply - played)


def _end(state: State) -> Iterable[Violation]:
    """A finished game has a full island, or a market that nothing refills."""
    if state.phase != FINISHED:
        return ()
    full = is_any_full(state.islands)
    dry = not full and not state.market and not size(state.stack)
    right = full if state.ended_by == ISLAND_FULL else dry
    return () if right else (WRONG_REASON("/ended_by", ended_by=state.ended_by),)


# --- when each of them is asked -------------------------------------------------------------------------------------

_PLAYERS_AND_RULES = (_players, _edition, common.deal_breaches, _options_are_canonical, _strangers)

_OPTIONS = (_options_agree,)

_MONEY = (_total, _laid, _first_turn, _on_offer)

_TILES_AND_MONEY = (_market_size, _tiles, _islands, *_MONEY, _market)

_MEMBERS = (_members,)

_BIDS_AND_PASSES = (_bids, _passes)
"""The invariants that are asked only during an auction."""

_END_OF_AUCTION = (_end_of_auction,)
"""The invariants that are asked only if bids and passes hold."""

_TURNS = (
    _auctioned,
    _bonus_is_flagged,
    _bonus_flags,
    _claimed,
    _refill,
    _something_to_take,
    _full_islands,
    _rounds_and_plies,
    _end,
)
