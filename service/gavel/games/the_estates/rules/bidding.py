"""The auction: once around, clockwise from the auctioneer's left, each other player bids once or passes."""

from gavel.engine import bids
from gavel.engine.events import Event
from gavel.engine.game import replaced
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import placing, settling
from gavel.games.the_estates.rules.state import BIDDING, NOBODY, Piece, State, left_of, write_piece


def begin(state: State, piece: Piece, events: list[Event]) -> None:
    """The piece is up for auction; the auctioneer's left neighbour speaks first."""
    state.phase, state.piece = BIDDING, piece
    state.turn = left_of(state, state.auctioneer)
    events.append({"type": "auction-begins", "piece": write_piece(piece), "rule": "the-estates/auction"})


def bid_range(state: State, seat: int) -> tuple[int, int]:
    """The lowest bid that is enough and the highest that can be paid; none is possible if minimum > maximum."""
    return max(max(state.bids) + 1, state.rules.minimum_bid), state.cash[seat]


def legal_actions(state: State, seat: int) -> list[Event]:
    """A range of bids if one can be reached, and a pass."""
    player = state.ids[seat]
    return [*bids.listed(player, *bid_range(state, seat)), {"type": "pass", "player": player}]


def refusals(state: State, seat: int, action: Action) -> list[Violation]:
    """Why the player who speaks may not do this. Passing is always allowed."""
    kind = action["type"]
    if kind == "pass":
        return []
    if kind != "bid":
        return wrong_action(kind, BIDDING, ["bid", "pass"], "the-estates/auction")
    rule = "the-estates/bid"
    least, most = bid_range(state, seat)
    return bids.refusals(action["amount"], least, most, highest=max(state.bids), too_low=rule, too_high=rule)


def bid(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Bid `amount`; the next player speaks."""
    state.bids = replaced(state.bids, seat, amount)
    events.append({"type": "bid", "player": state.ids[seat], "amount": amount, "rule": "the-estates/bid"})
    _go_on(state, seat, events)


def pass_(state: State, seat: int, events: list[Event]) -> None:
    """Leave the auction; the next player speaks."""
    state.passed = (*state.passed, seat)
    events.append({"type": "pass", "player": state.ids[seat], "rule": "the-estates/bid"})
    _go_on(state, seat, events)


def _go_on(state: State, seat: int, events: list[Event]) -> None:
    state.turn = left_of(state, seat)
    if state.turn != state.auctioneer:
        return
    state.turn = NOBODY
    if any(state.bids):
        settling.begin(state)
        return
    # Nobody wants it: the auctioneer takes it free.
    player = state.ids[state.auctioneer]
    events.append({"type": "taken-free", "player": player, "rule": "the-estates/no-bids"})
    placing.begin(state, state.auctioneer)
