"""For Sale (Stefan Dorra): buy houses in one auction after another, then sell them for cheques."""

from collections.abc import Callable

from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.game import Game
from gavel.engine.legacy import Action, who_refuses
from gavel.engine.module_game import of_module
from gavel.engine.verdicts import Violation
from gavel.games.for_sale import rules as _module
from gavel.games.for_sale.rules import buying, selling, table
from gavel.games.for_sale.rules.checks import IMPOSSIBLE, faults, opened
from gavel.games.for_sale.rules.rulesets import DEFAULT_RULESET, EDITIONS, OPTIONS, RULESETS, RULINGS
from gavel.games.for_sale.rules.scoring import scores
from gavel.games.for_sale.rules.setup import BAD_SETUP, setup
from gavel.games.for_sale.rules.state import BUYING, FINISHED, SELLING, THE_TABLE, State, read, write
from gavel.games.for_sale.rules.tally import tally
from gavel.games.for_sale.rules.views import view

__all__ = [
    "ACTION_TYPES",
    "BAD_SETUP",
    "COMPONENTS",
    "DEFAULT_RULESET",
    "EVENTS",
    "GAME",
    "ID",
    "ILLEGAL",
    "IMPOSSIBLE",
    "NAME",
    "OPTIONS",
    "PHASES",
    "RULESETS",
    "RULINGS",
    "apply",
    "faults",
    "legal_actions",
    "opened",
    "read",
    "refusals",
    "scores",
    "setup",
    "tally",
    "to_act",
    "unlisted",
    "view",
    "write",
]

ID = "for-sale"
NAME = "For Sale"
PHASES = (BUYING, SELLING, FINISHED)
ACTION_TYPES = ("bid", "pass", "sell", "reveal")
COMPONENTS = {
    edition.ruleset.id: {"houses": list(edition.houses), "cheques": list(edition.cheques)}
    for edition in EDITIONS.values()
}
EVENTS = {
    "game-set-up": ("for-sale/setup",),
    "houses-revealed": ("for-sale/reveal-houses",),
    "bid": ("for-sale/bid",),
    "pass": ("for-sale/pass",),
    "left-empty-handed": ("for-sale/empty-handed",),
    "house-taken": ("for-sale/refund-half-up", "for-sale/refund-half-down"),
    "house-won": ("for-sale/last-bidder",),
    "leftovers-discarded": ("for-sale/short-last-round",),
    "selling-begins": ("for-sale/buying-ends",),
    "cheques-revealed": ("for-sale/reveal-cheques",),
    "sell": ("for-sale/sell",),
    "house-sold": ("for-sale/exchange",),
    "sweep": ("for-sale/last-seller",),
    "game-finished": ("for-sale/end",),
}
ILLEGAL = {
    "game.finished": ("for-sale/end",),
    "player.unknown": ("for-sale/players",),
    "turn.not-yours": ("for-sale/turn-order", "for-sale/sell", table.RULE),
    "phase.wrong-action": ("for-sale/buying", "for-sale/selling", table.RULE),
    "bid.too-low": ("for-sale/raise-exceed", "for-sale/raise-match"),
    "bid.too-high": ("for-sale/bid",),
    "house.not-in-hand": ("for-sale/sell",),
    "reveal.wrong-count": (table.RULE,),
    "reveal.not-possible": (table.RULE,),
}


def to_act(state: State) -> tuple[str, ...]:
    """Who may act now, in seat order; `table` where cards have to be reported."""
    ids = state.ids
    if state.turn == THE_TABLE:
        return (TABLE,)
    if state.phase == BUYING:
        return (ids[state.turn],)
    return tuple([ids[seat] for seat in selling.choosers(state)])


def legal_actions(state: State, player: str | None = None) -> list[Event]:
    """What may be done now, by everyone or by one player: bid, pass, sell ascending, reveal."""
    if player is not None and player not in to_act(state):
        return []
    if state.turn == THE_TABLE:
        return table.legal_actions(state)
    if state.phase == BUYING:
        return buying.legal_actions(state, state.turn)
    return selling.legal_actions(state, selling.choosers(state) if player is None else [state.ids.index(player)])


def refusals(state: State, action: Action) -> list[Violation]:
    """Why `action` is illegal; empty if it is legal."""
    found = who_refuses(
        state, action, to_act(state), finished="for-sale/end", player="for-sale/players", turn=_turn_rule(state)
    )
    if found:
        return found
    if state.turn == THE_TABLE:
        return table.refusals(state, action)
    seat = state.ids.index(action["player"])
    if state.phase == BUYING:
        return buying.refusals(state, seat, action)
    return selling.refusals(state, seat, action)


def unlisted(state: State, action: Action) -> bool:
    """A reveal of several cards is summed up as their number and the cards that can still turn up."""
    kind: str = action["type"]
    return kind == "reveal"


def apply(state: State, action: Action) -> list[Event]:
    """Play a legal action in place, all but the history; returns what happened, in order."""
    events: list[Event] = []
    state.ply += 1
    _PLAY[action["type"]](state, action, events)
    return events


def _turn_rule(state: State) -> str:
    if state.turn == THE_TABLE:
        return table.RULE
    return "for-sale/turn-order" if state.phase == BUYING else "for-sale/sell"


def _bid(state: State, action: Action, events: list[Event]) -> None:
    buying.bid(state, state.turn, action["amount"], events)


def _pass(state: State, _action: Action, events: list[Event]) -> None:
    buying.pass_(state, state.turn, events)


def _sell(state: State, action: Action, events: list[Event]) -> None:
    selling.sell(state, state.ids.index(action["player"]), action["house"], events)


_PLAY: dict[str, Callable[[State, Action, list[Event]], None]] = {
    "bid": _bid,
    "pass": _pass,
    "sell": _sell,
    "reveal": table.reveal,
}

GAME: Game[State] = of_module(_module, NAME)
