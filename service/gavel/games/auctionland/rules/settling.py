"""Settling: the auctioneer sells to the highest bidder, or keeps the tile and pays that player the bid and one more."""

from gavel.engine.events import Event
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.auctionland.rules.islands import has_room
from gavel.games.auctionland.rules.state import FROM_AUCTION, PLACE, SETTLING, State, in_hand, nothing_in_hand


def begin(state: State) -> None:
    """The auction is over and somebody has bid."""
    state.phase = SETTLING


def keep_price(state: State) -> int:
    """What keeping costs: the highest bid plus the surcharge (R-AL-07)."""
    return max(state.bids) + state.rules.keep_surcharge


def keep_refusals(state: State) -> list[Violation]:
    """Why the auctioneer may not keep the tile: not enough money, or no room."""
    seat, price = state.auctioneer, keep_price(state)
    found = []
    if state.money[seat] < price:
        figures = {"price": price, "money": state.money[seat]}
        found.append(Violation("keep.not-enough-money", "", "auctionland/keep", figures))
    if not has_room(state.islands[seat]):
        room = {"tiles": len(state.islands[seat])}
        found.append(Violation("keep.no-room", "", "auctionland/keep", room))
    return found


def legal_actions(state: State) -> list[Event]:
    """Sell, and keep if it can be done."""
    player = state.ids[state.auctioneer]
    selling: Event = {"type": "sell", "player": player}
    return [selling] if keep_refusals(state) else [selling, {"type": "keep", "player": player}]


def refusals(state: State, action: Action) -> list[Violation]:
    """Why the auctioneer may not do this. Selling is always allowed."""
    kind = action["type"]
    if kind == "sell":
        return []
    if kind == "keep":
        return keep_refusals(state)
    return wrong_action(kind, SETTLING, [listed["type"] for listed in legal_actions(state)], "auctionland/sell")


def sell(state: State, events: list[Event]) -> None:
    """The highest bidder pays the bid and takes the tile."""
    buyer, price, tile = state.high_bidder, max(state.bids), in_hand(state)
    _pay(state, buyer, state.auctioneer, price)
    events.append(
        {
            "type": "sold",
            "player": state.ids[state.auctioneer],
            "buyer": state.ids[buyer],
            "tile": tile,
            "price": price,
            "rule": "auctionland/sell",
        }
    )
    hand_over(state, buyer, tile)


def keep(state: State, events: list[Event]) -> None:
    """The auctioneer pays the highest bidder and takes the tile."""
    bidder, price, tile = state.high_bidder, keep_price(state), in_hand(state)
    _pay(state, state.auctioneer, bidder, price)
    events.append(
        {
            "type": "kept",
            "player": state.ids[state.auctioneer],
            "bidder": state.ids[bidder],
            "tile": tile,
            "price": price,
            "rule": "auctionland/keep",
        }
    )
    hand_over(state, state.auctioneer, tile)


def hand_over(state: State, taker: int, tile: str) -> None:
    """The auction is done; its taker places the tile."""
    nothing_in_hand(state)
    state.phase, state.tile, state.holder, state.source = PLACE, tile, taker, FROM_AUCTION


def _pay(state: State, payer: int, payee: int, price: int) -> None:
    money = list(state.money)
    money[payer] -= price
    money[payee] += price
    state.money = tuple(money)
