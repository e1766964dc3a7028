"""The invariants of money: its total never changes, and it lies only where a player can have laid or paid it.

A player who skips a tile lays a coin on it and on every tile before it. In the first turn only the auctioneer and their
partner in the auction can have paid or won anything. A correction may have changed a purse, or the money on a tile:
after one, only the total is known.
"""

from collections.abc import Iterable, Iterator

from gavel.engine.dealing import size
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules.state import BIDDING, SETTLING, State

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


MONEY = (_total, _laid, _first_turn, _on_offer)
