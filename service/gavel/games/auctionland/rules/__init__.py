"""Auctionland (Doruk Kicikoglu): claim a tile, auction another, and lay out an island of sixteen."""

from collections.abc import Callable

from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.game import Game
from gavel.engine.legacy import Action, who_refuses
from gavel.engine.module_game import of_module
from gavel.engine.verdicts import Violation
from gavel.games.auctionland import rules as _module
from gavel.games.auctionland.rules import bidding, claiming, offering, placing, settling, table
from gavel.games.auctionland.rules.checks import IMPOSSIBLE, faults, opened
from gavel.games.auctionland.rules.rulesets import (
    DEFAULT_RULESET,
    ICON_AWARDS,
    OPTIONS,
    REFERENCE_GRID,
    RULESETS,
    RULINGS,
    STARTING_MONEY,
    reference_tiles,
)
from gavel.games.auctionland.rules.scoring import scores
from gavel.games.auctionland.rules.setup import BAD_SETUP, setup
from gavel.games.auctionland.rules.state import (
    BIDDING,
    CLAIM,
    FINISHED,
    OFFER,
    PLACE,
    REVEAL,
    SETTLING,
    State,
    read,
    write,
)
from gavel.games.auctionland.rules.tally import tally
from gavel.games.auctionland.rules.views import view

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

ID = "auctionland"
NAME = "Auctionland"
PHASES = (CLAIM, PLACE, OFFER, BIDDING, SETTLING, REVEAL, FINISHED)
ACTION_TYPES = ("claim", "place", "offer", "bid", "pass", "sell", "keep", "reveal")
COMPONENTS: dict[str, object] = {
    "tiles": reference_tiles(),
    "score_grid": list(REFERENCE_GRID),
    "icon_awards": list(ICON_AWARDS),
    "starting_money": list(STARTING_MONEY),
    "reference": "Tiles and score grid are Gavel's own reference set, not the publisher's.",
}
EVENTS = {
    "game-set-up": ("auctionland/setup",),
    "turn-begins": ("auctionland/turn",),
    "claim": ("auctionland/claim",),
    "placed": ("auctionland/place",),
    "bonus-due": ("auctionland/bonus",),
    "offer": ("auctionland/offer",),
    "auction-skipped": ("auctionland/nothing-to-offer",),
    "bid": ("auctionland/bid",),
    "pass": ("auctionland/pass",),
    "taken-free": ("auctionland/unsold",),
    "tile-removed": ("auctionland/unsold",),
    "sold": ("auctionland/sell",),
    "kept": ("auctionland/keep",),
    "market-refilled": ("auctionland/refill",),
    "game-finished": ("auctionland/end",),
}
ILLEGAL = {
    "game.finished": ("auctionland/end",),
    "player.unknown": ("auctionland/players",),
    "turn.not-yours": ("auctionland/turn", "auctionland/auction", "auctionland/place", table.RULE),
    "phase.wrong-action": (
        "auctionland/claim",
        "auctionland/place",
        "auctionland/offer",
        "auctionland/auction",
        "auctionland/sell",
    ),
    "position.not-in-market": ("auctionland/claim", "auctionland/offer"),
    "position.too-expensive": ("auctionland/skip",),
    "place.out-of-range": ("auctionland/place",),
    "place.occupied": ("auctionland/place",),
    "place.not-adjacent": ("auctionland/place",),
    "place.span-exceeded": ("auctionland/span",),
    "bid.too-low": ("auctionland/bid",),
    "bid.too-high": ("auctionland/bid",),
    "pass.highest-bidder": ("auctionland/pass",),
    "keep.not-enough-money": ("auctionland/keep",),
    "keep.no-room": ("auctionland/keep",),
    "reveal.wrong-count": (table.RULE,),
    "reveal.not-possible": (table.RULE,),
}


def to_act(state: State) -> tuple[str, ...]:
    """Who may act now; in the auction everyone who has not passed, from the auctioneer's left."""
    phase = state.phase
    if phase == FINISHED:
        return ()
    if phase == REVEAL:
        return (TABLE,)
    if phase == BIDDING:
        return tuple([state.ids[seat] for seat in bidding.bidders(state)])
    if phase == PLACE:
        return (state.ids[state.holder],)
    return (state.ids[claiming.claimant(state) if phase == CLAIM else state.auctioneer],)


def legal_actions(state: State, player: str | None = None) -> list[Event]:
    """What may be done now: claim, place, offer, bid, pass, sell, keep, reveal."""
    if state.phase == FINISHED or (player is not None and player not in to_act(state)):
        return []
    if state.phase == BIDDING:
        seats = bidding.bidders(state) if player is None else [state.ids.index(player)]
        return [action for seat in seats for action in bidding.legal_actions(state, seat)]
    return _LIST[state.phase](state)


def refusals(state: State, action: Action) -> list[Violation]:
    """Why `action` is illegal; empty if it is legal."""
    turn = _TURN_RULES.get(state.phase, "auctionland/turn")
    found = who_refuses(
        state, action, to_act(state), finished="auctionland/end", player="auctionland/players", turn=turn
    )
    return found or _JUDGE[state.phase](state, action)


def unlisted(state: State, action: Action) -> bool:
    """A reveal is summed up; a first tile may lie anywhere, but only the origin is listed."""
    if action["type"] == "place":
        return state.phase == PLACE and not state.islands[state.holder]
    kind: str = action["type"]
    return kind == "reveal"


def apply(state: State, action: Action) -> list[Event]:
    """Play a legal action in place, all but the history; returns what happened, in order."""
    events: list[Event] = []
    state.ply += 1
    _PLAY[action["type"]](state, action, events)
    return events


_TURN_RULES = {
    REVEAL: table.RULE,
    BIDDING: "auctionland/auction",
    PLACE: "auctionland/place",
}
_LIST: dict[str, Callable[[State], list[Event]]] = {
    CLAIM: claiming.legal_actions,
    PLACE: placing.legal_actions,
    OFFER: offering.legal_actions,
    SETTLING: settling.legal_actions,
    REVEAL: table.legal_actions,
}
_JUDGE: dict[str, Callable[[State, Action], list[Violation]]] = {
    CLAIM: claiming.refusals,
    PLACE: placing.refusals,
    OFFER: offering.refusals,
    BIDDING: lambda state, action: bidding.refusals(state, state.ids.index(action["player"]), action),
    SETTLING: settling.refusals,
    REVEAL: table.refusals,
}
_PLAY: dict[str, Callable[[State, Action, list[Event]], None]] = {
    "claim": claiming.claim,
    "place": placing.place,
    "offer": offering.offer,
    "bid": bidding.bid,
    "pass": bidding.pass_,
    "sell": lambda state, _action, events: settling.sell(state, events),
    "keep": lambda state, _action, events: settling.keep(state, events),
    "reveal": table.reveal,
}

GAME: Game[State] = of_module(_module, NAME)
