"""Settling: the auctioneer sells to the highest bidder, or keeps the piece and pays the bid to that player."""

from gavel.engine.events import Event
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import placing
from gavel.games.the_estates.rules.state import SETTLING, State


def begin(state: State) -> None:
    """Everyone has spoken and somebody has bid."""
    state.phase = SETTLING


def highest_bidder(state: State) -> int:
    """The seat of the highest bid; each bid was above the one before it."""
    return state.bids.index(max(state.bids))


def keep_refusals(state: State) -> list[Violation]:
    """Why the auctioneer may not keep the piece: the bid is more than the cash in hand."""
    price, cash = max(state.bids), state.cash[state.auctioneer]
    if cash >= price:
        return []
    return [Violation("keep.not-enough-cash", "", "the-estates/keep", {"price": price, "cash": cash})]


def legal_actions(state: State) -> list[Event]:
    """Sell, and keep if it can be paid for."""
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
    expected = [listed["type"] for listed in legal_actions(state)]
    return wrong_action(kind, SETTLING, expected, "the-estates/sell")


def sell(state: State, events: list[Event]) -> None:
    """The highest bidder pays the auctioneer and takes the piece."""
    buyer, price = highest_bidder(state), max(state.bids)
    _pay(state, buyer, state.auctioneer, price)
    events.append(
        {
            "type": "sold",
            "player": state.ids[state.auctioneer],
            "buyer": state.ids[buyer],
            "price": price,
            "rule": "the-estates/sell",
        }
    )
    placing.begin(state, buyer)


def keep(state: State, events: list[Event]) -> None:
    """The auctioneer pays the highest bidder and takes the piece."""
    bidder, price = highest_bidder(state), max(state.bids)
    _pay(state, state.auctioneer, bidder, price)
    events.append(
        {
            "type": "kept",
            "player": state.ids[state.auctioneer],
            "bidder": state.ids[bidder],
            "price": price,
            "rule": "the-estates/keep",
        }
    )
    placing.begin(state, state.auctioneer)


def _pay(state: State, payer: int, payee: int, price: int) -> None:
    cash = list(state.cash)
    cash[payer] -= price
    cash[payee] += price
    state.cash = tuple(cash)
