"""The auction: of two players, the other bids once or passes; of three or more, all others bid openly.

In the open auction anyone may raise at any time, also their own bid; a pass is final, and the highest bidder cannot.
"""

from gavel.engine import bids
from gavel.engine.events import Event
from gavel.engine.game import replaced
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.auctionland.rules import ending, settling
from gavel.games.auctionland.rules.islands import has_room
from gavel.games.auctionland.rules.state import BIDDING, NOBODY, State, from_left, in_hand, nothing_in_hand


def bidders(state: State) -> list[int]:
    """Everyone else with room who has not passed, from the auctioneer's left, the highest bidder among them."""
    return [seat for seat in from_left(state) if seat not in state.passed and has_room(state.islands[seat])]


def bid_range(state: State, seat: int) -> tuple[int, int]:
    """The lowest bid that is enough, and the highest that can be paid; none is legal if minimum > maximum."""
    return max(max(state.bids) + 1, state.rules.minimum_bid), state.money[seat]


def legal_actions(state: State, seat: int) -> list[Event]:
    """A range of bids if one can be reached, and a pass except for the highest bidder."""
    player = state.ids[seat]
    listed = bids.listed(player, *bid_range(state, seat))
    if seat != state.high_bidder:
        listed.append({"type": "pass", "player": player})
    return listed


def refusals(state: State, seat: int, action: Action) -> list[Violation]:
    """Why a player who has not passed may not do this."""
    kind = action["type"]
    if kind == "pass":
        return _pass_refusals(state, seat)
    if kind != "bid":
        return wrong_action(kind, BIDDING, ["bid", "pass"], "auctionland/auction")
    rule = "auctionland/bid"
    least, most = bid_range(state, seat)
    return bids.refusals(action["amount"], least, most, highest=max(state.bids), too_low=rule, too_high=rule)


def _pass_refusals(state: State, seat: int) -> list[Violation]:
    if seat != state.high_bidder:
        return []
    return [Violation("pass.highest-bidder", "", "auctionland/pass", {"bid": state.bids[seat]})]


def bid(state: State, action: Action, events: list[Event]) -> None:
    """Raise the highest bid."""
    seat = state.ids.index(action["player"])
    state.bids = replaced(state.bids, seat, action["amount"])
    state.high_bidder = seat
    events.append({"type": "bid", "player": action["player"], "amount": action["amount"], "rule": "auctionland/bid"})
    _end_if_over(state, events)


def pass_(state: State, action: Action, events: list[Event]) -> None:
    """Leave the auction for good."""
    state.passed = (*state.passed, state.ids.index(action["player"]))
    events.append({"type": "pass", "player": action["player"], "rule": "auctionland/pass"})
    _end_if_over(state, events)


def _end_if_over(state: State, events: list[Event]) -> None:
    """It ends when everyone but the highest bidder, or everyone, has passed."""
    left = bidders(state)
    if left == [state.high_bidder] or (not left and state.high_bidder != NOBODY):
        settling.begin(state)
    elif not left:
        _unsold(state, events)


def _unsold(state: State, events: list[Event]) -> None:
    """R-AL-04: nobody bid. The auctioneer takes the tile free, or it leaves the game."""
    seat, tile = state.auctioneer, in_hand(state)
    player = state.ids[seat]
    nothing_in_hand(state)
    if state.rules.unsold_is_free and has_room(state.islands[seat]):
        settling.hand_over(state, seat, tile)
        events.append({"type": "taken-free", "player": player, "tile": tile, "rule": "auctionland/unsold"})
        return
    state.removed = (*state.removed, tile)
    events.append({"type": "tile-removed", "tile": tile, "rule": "auctionland/unsold"})
    ending.end_turn(state, events)
