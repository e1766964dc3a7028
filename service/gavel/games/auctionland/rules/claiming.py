"""Claiming: the player whose turn it is takes a tile from the market; so does one to whom a bonus is due."""

from gavel.engine.events import Event
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.auctionland.rules.market import position_refusals, positions, take
from gavel.games.auctionland.rules.state import CLAIM, FROM_BONUS, FROM_CLAIM, NOBODY, PLACE, State


def claimant(state: State) -> int:
    """The seat that claims: the one with a bonus due, else the auctioneer."""
    return state.auctioneer if state.bonus == NOBODY else state.bonus


def legal_actions(state: State) -> list[Event]:
    """A claim for each position that can be paid for."""
    seat = claimant(state)
    player = state.ids[seat]
    return [{"type": "claim", "player": player, "position": position} for position in positions(state, seat)]


def refusals(state: State, action: Action) -> list[Violation]:
    """Why this may not be claimed."""
    if action["type"] == "claim":
        return position_refusals(state, claimant(state), action, "auctionland/claim")
    return wrong_action(action["type"], CLAIM, ["claim"], "auctionland/claim")


def claim(state: State, action: Action, events: list[Event]) -> None:
    """Take the tile in hand; it is placed next."""
    seat = claimant(state)
    tile, paid, found = take(state, seat, action["position"])
    state.source = FROM_CLAIM if state.bonus == NOBODY else FROM_BONUS
    state.bonus = NOBODY
    state.phase, state.tile, state.holder = PLACE, tile, seat
    events.append(
        {
            "type": "claim",
            "player": state.ids[seat],
            "position": action["position"],
            "tile": tile,
            "paid": paid,
            "found": found,
            "rule": "auctionland/claim",
        }
    )
