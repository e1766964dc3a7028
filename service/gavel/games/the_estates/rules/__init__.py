"""The Estates (Klaus Zoch): auction cubes, rooftops and permits, and hope that the rows you own get finished."""

from collections.abc import Callable

from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.game import Game
from gavel.engine.legacy import Action, who_refuses
from gavel.engine.module_game import of_module
from gavel.engine.verdicts import Violation
from gavel.games.the_estates import rules as _module
from gavel.games.the_estates.rules import bidding, offering, placing, settling, table
from gavel.games.the_estates.rules.checks import IMPOSSIBLE, faults, opened
from gavel.games.the_estates.rules.matches import BAD_MATCH, match
from gavel.games.the_estates.rules.rulesets import (
    CASH,
    COLOURS,
    DEFAULT_RULESET,
    HIGHEST,
    LOTS,
    ONE_CUBE_LOTS,
    OPTIONS,
    PERMITS,
    REQUIREMENT,
    ROOFTOPS,
    ROWS,
    RULESETS,
    RULINGS,
    SPECIALS,
)
from gavel.games.the_estates.rules.scoring import scores
from gavel.games.the_estates.rules.setup import BAD_SETUP, setup
from gavel.games.the_estates.rules.state import (
    BIDDING,
    FINISHED,
    OFFER,
    PLACING,
    REVEAL,
    SETTLING,
    State,
    read,
    write,
)
from gavel.games.the_estates.rules.tally import tally
from gavel.games.the_estates.rules.views import view

__all__ = [
    "ACTION_TYPES",
    "BAD_MATCH",
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
    "match",
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

ID = "the-estates"
NAME = "The Estates"
PHASES = (OFFER, REVEAL, BIDDING, SETTLING, PLACING, FINISHED)
ACTION_TYPES = ("stow", "offer", "bid", "pass", "sell", "keep", "place", "discard", "reveal")
COMPONENTS: dict[str, object] = {
    "cubes": [{"colour": colour, "value": value} for colour in COLOURS for value in range(1, HIGHEST + 1)],
    "rooftops": list(ROOFTOPS),
    "permits": list(PERMITS),
    "specials": list(SPECIALS),
    "cash": CASH,
    "rows": list(ROWS),
    "lots": LOTS,
    "one_cube_lots": {row: list(lots) for row, lots in ONE_CUBE_LOTS.items()},
    "requirement": REQUIREMENT,
}
EVENTS = {
    "game-set-up": ("the-estates/setup",),
    "turn-begins": ("the-estates/turn",),
    "stow": ("the-estates/stow",),
    "offer": ("the-estates/auction",),
    "rooftop-revealed": ("the-estates/available-rooftops",),
    "auction-begins": ("the-estates/auction",),
    "bid": ("the-estates/bid",),
    "pass": ("the-estates/bid",),
    "taken-free": ("the-estates/no-bids",),
    "sold": ("the-estates/sell",),
    "kept": ("the-estates/keep",),
    "placed": (
        "the-estates/place-cube",
        "the-estates/place-rooftop",
        "the-estates/place-permit",
        "the-estates/place-mayor",
        "the-estates/use-cancel",
    ),
    "certificate-taken": ("the-estates/certificate",),
    "discarded": ("the-estates/discard",),
    "game-finished": ("the-estates/end",),
}
_MOVING = ("the-estates/place-permit", "the-estates/use-cancel")
ILLEGAL = {
    "game.finished": ("the-estates/end",),
    "player.unknown": ("the-estates/players",),
    "turn.not-yours": ("the-estates/turn", "the-estates/auction", "the-estates/place", table.RULE),
    "phase.wrong-action": ("the-estates/turn", "the-estates/auction", "the-estates/sell", "the-estates/place"),
    "stow.already-done": ("the-estates/stow",),
    "stow.no-cash": ("the-estates/stow",),
    "cube.not-at-an-end": ("the-estates/available-cubes",),
    "cube.no-place": ("the-estates/available-cubes",),
    "rooftop.no-building": ("the-estates/available-rooftops",),
    "special.not-available": ("the-estates/available",),
    "bid.too-low": ("the-estates/bid",),
    "bid.too-high": ("the-estates/bid",),
    "keep.not-enough-cash": ("the-estates/keep",),
    "place.wrong-kind": ("the-estates/place",),
    "lot.not-next": ("the-estates/place-cube",),
    "lot.beyond-requirement": ("the-estates/place-cube",),
    "lot.one-cube-only": ("the-estates/one-cube-lots",),
    "lot.roofed": ("the-estates/place-rooftop",),
    "lot.empty": ("the-estates/place-rooftop",),
    "cube.not-lower": ("the-estates/stack",),
    "requirement.below-developed": _MOVING,
    "requirement.too-long": _MOVING,
    "requirement.too-short": _MOVING,
    "permit.not-there": ("the-estates/use-cancel",),
    "discard.must-place": ("the-estates/place",),
    "discard.has-a-place": ("the-estates/discard",),
    "reveal.not-possible": (table.RULE,),
}


def to_act(state: State) -> tuple[str, ...]:
    """Who may act now; `table` where a rooftop has to be reported."""
    phase = state.phase
    if phase == FINISHED:
        return ()
    if phase == REVEAL:
        return (TABLE,)
    return (state.ids[_acting(state)],)


def legal_actions(state: State, player: str | None = None) -> list[Event]:
    """What may be done now: stow, offers, bid, pass, sell, keep, places, discard, reveal."""
    if state.phase == FINISHED or (player is not None and player not in to_act(state)):
        return []
    return _LIST[state.phase](state)


def refusals(state: State, action: Action) -> list[Violation]:
    """Why `action` is illegal; empty if it is legal."""
    turn = _TURN_RULES.get(state.phase, "the-estates/turn")
    found = who_refuses(
        state, action, to_act(state), finished="the-estates/end", player="the-estates/players", turn=turn
    )
    return found or _JUDGE[state.phase](state, action)


def unlisted(state: State, action: Action) -> bool:
    """Everything legal is listed."""
    return False


def apply(state: State, action: Action) -> list[Event]:
    """Play a legal action in place, all but the history; returns what happened, in order."""
    events: list[Event] = []
    state.ply += 1
    _PLAY[action["type"]](state, action, events)
    return events


def _acting(state: State) -> int:
    if state.phase == BIDDING:
        return state.turn
    return state.taker if state.phase == PLACING else state.auctioneer


_TURN_RULES = {
    REVEAL: table.RULE,
    BIDDING: "the-estates/auction",
    PLACING: "the-estates/place",
}
_LIST: dict[str, Callable[[State], list[Event]]] = {
    OFFER: offering.legal_actions,
    REVEAL: table.legal_actions,
    BIDDING: lambda state: bidding.legal_actions(state, state.turn),
    SETTLING: settling.legal_actions,
    PLACING: placing.legal_actions,
}
_JUDGE: dict[str, Callable[[State, Action], list[Violation]]] = {
    OFFER: offering.refusals,
    REVEAL: table.refusals,
    BIDDING: lambda state, action: bidding.refusals(state, state.turn, action),
    SETTLING: settling.refusals,
    PLACING: placing.refusals,
}
_PLAY: dict[str, Callable[[State, Action, list[Event]], None]] = {
    "stow": lambda state, _action, events: offering.stow(state, events),
    "offer": lambda state, action, events: offering.offer(state, action["piece"], events),
    "bid": lambda state, action, events: bidding.bid(state, state.turn, action["amount"], events),
    "pass": lambda state, _action, events: bidding.pass_(state, state.turn, events),
    "sell": lambda state, _action, events: settling.sell(state, events),
    "keep": lambda state, _action, events: settling.keep(state, events),
    "place": placing.place,
    "discard": lambda state, _action, events: placing.discard(state, events),
    "reveal": table.reveal,
}

GAME: Game[State] = of_module(_module, NAME)
