"""A turn begins: the auctioneer may stow cash, then offers one of the available pieces."""

from gavel.engine.events import Event
from gavel.engine.game import replaced
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import bidding
from gavel.games.the_estates.rules.available import LEFT, as_offered, offer_refusals, pieces, special_name
from gavel.games.the_estates.rules.state import CUBE, OFFER, PERMIT, REVEAL, ROOFTOP, Piece, State

# --- stowing --------------------------------------------------------------------------------------------------------


def stow_refusals(state: State) -> list[Violation]:
    """Why no cash may be stowed: it has been done this turn, or there is none in hand."""
    found = []
    if state.stowed:
        found.append(Violation("stow.already-done", "", "the-estates/stow"))
    if state.cash[state.auctioneer] < 1:
        found.append(Violation("stow.no-cash", "", "the-estates/stow", {"cash": 0}))
    return found


def stow(state: State, events: list[Event]) -> None:
    """Put 1 cash into the cash box, for good."""
    seat = state.auctioneer
    state.cash = replaced(state.cash, seat, state.cash[seat] - 1)
    state.boxes = replaced(state.boxes, seat, state.boxes[seat] + 1)
    state.stowed = True
    events.append({"type": "stow", "player": state.ids[seat], "amount": 1, "rule": "the-estates/stow"})


# --- offering -------------------------------------------------------------------------------------------------------


def offer(state: State, piece: Action, events: list[Event]) -> None:
    """Take the piece out of its supply and hold its auction; a rooftop is turned up first."""
    player = state.ids[state.auctioneer]
    events.append({"type": "offer", "player": player, "piece": as_offered(piece), "rule": "the-estates/auction"})
    if piece["kind"] == ROOFTOP:
        _turn_up(state, events)
    else:
        bidding.begin(state, _taken_out(state, piece), events)


def _taken_out(state: State, piece: Action) -> Piece:
    if piece["kind"] == CUBE:
        row = piece["row"] - 1
        cubes = state.market[row]
        cube, rest = (cubes[0], cubes[1:]) if piece["end"] == LEFT else (cubes[-1], cubes[:-1])
        state.market = replaced(state.market, row, rest)
        return CUBE, *cube
    name = special_name(piece)
    state.specials = tuple([special for special in state.specials if special != name])
    return (PERMIT, piece["value"]) if piece["kind"] == PERMIT else (piece["kind"],)


def _turn_up(state: State, events: list[Event]) -> None:
    if isinstance(state.rooftops, int):
        state.rooftops -= 1
        state.phase = REVEAL
        return
    value, state.rooftops = state.rooftops[0], state.rooftops[1:]
    turned_up(state, value, events)


def turned_up(state: State, value: int, events: list[Event]) -> None:
    """The offered rooftop shows its value; its auction begins."""
    events.append({"type": "rooftop-revealed", "value": value, "rule": "the-estates/available-rooftops"})
    bidding.begin(state, (ROOFTOP, value), events)


# --- listing and judging --------------------------------------------------------------------------------------------


def legal_actions(state: State) -> list[Event]:
    """Stow, if it may be done, and every offer."""
    player = state.ids[state.auctioneer]
    listed: list[Event] = [{"type": "offer", "player": player, "piece": piece} for piece in pieces(state)]
    return listed if stow_refusals(state) else [{"type": "stow", "player": player}, *listed]


def refusals(state: State, action: Action) -> list[Violation]:
    """Why the auctioneer may not do this at the beginning of the turn."""
    kind = action["type"]
    if kind == "stow":
        return stow_refusals(state)
    if kind == "offer":
        return offer_refusals(state, action["piece"])
    expected = ["offer"] if stow_refusals(state) else ["stow", "offer"]
    return wrong_action(kind, OFFER, expected, "the-estates/turn")
