"""Offering: the player whose turn it is puts another tile up for auction, choosing and paying as for a claim."""

from gavel.engine.events import Event
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.auctionland.rules import ending
from gavel.games.auctionland.rules.market import position_refusals, positions, take
from gavel.games.auctionland.rules.state import BIDDING, OFFER, State, nothing_in_hand


def begin(state: State, events: list[Event]) -> None:
    """The auctioneer offers next; with nothing to offer, the auction is skipped (R-AL-08)."""
    if state.market:
        state.phase = OFFER
        return
    player = state.ids[state.auctioneer]
    events.append({"type": "auction-skipped", "player": player, "rule": "auctionland/nothing-to-offer"})
    ending.end_turn(state, events)


def legal_actions(state: State) -> list[Event]:
    """An offer for each position that can be paid for."""
    seat = state.auctioneer
    player = state.ids[seat]
    return [{"type": "offer", "player": player, "position": position} for position in positions(state, seat)]


def refusals(state: State, action: Action) -> list[Violation]:
    """Why this may not be offered."""
    if action["type"] == "offer":
        return position_refusals(state, state.auctioneer, action, "auctionland/offer")
    return wrong_action(action["type"], OFFER, ["offer"], "auctionland/offer")


def offer(state: State, action: Action, events: list[Event]) -> None:
    """Take the tile out of the market; its auction begins. Money on it is the auctioneer's."""
    tile, paid, found = take(state, state.auctioneer, action["position"])
    nothing_in_hand(state)
    state.phase, state.tile, state.auctioned = BIDDING, tile, True
    events.append(
        {
            "type": "offer",
            "player": state.ids[state.auctioneer],
            "position": action["position"],
            "tile": tile,
            "paid": paid,
            "found": found,
            "rule": "auctionland/offer",
        }
    )
