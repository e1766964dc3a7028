"""A physical table deals: at the end of a turn `table` reports the tiles that refill the market."""

from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.legacy import Action
from gavel.engine.verdicts import Violation, pointer
from gavel.games.auctionland.rules import ending
from gavel.games.auctionland.rules.market import missing
from gavel.games.auctionland.rules.state import State

RULE = "auctionland/table-reveal"


def unseen(state: State) -> list[str]:
    """The tiles that can still turn up, in the order of the tile list."""
    seen = {tile for tile, _money in state.market} | set(state.removed)
    for island in state.islands:
        seen.update([tile for tile, _x, _y, _rotation in island])
    return [tile for tile in state.rules.order if tile not in seen]


def legal_actions(state: State) -> list[Event]:
    """The one reveal that is awaited; it is never expanded."""
    return [{"type": "reveal", "player": TABLE, "tiles": {"count": missing(state), "from": unseen(state)}}]


def refusals(state: State, action: Action) -> list[Violation]:
    """Why these tiles cannot have been laid out now."""
    tiles, count = action["tiles"], missing(state)
    found = []
    if len(tiles) != count:
        figures = {"count": len(tiles), "expected": count}
        found.append(Violation("reveal.wrong-count", "/tiles", RULE, figures))
    possible = set(unseen(state))
    for index, tile in enumerate(tiles):
        if tile not in possible:
            found.append(Violation("reveal.not-possible", pointer("tiles", index), RULE, {"tile": tile}))
        possible.discard(tile)
    return found


def reveal(state: State, action: Action, events: list[Event]) -> None:
    """Lay out the tiles in the order reported; the next turn begins."""
    ending.refilled(state, tuple(action["tiles"]), events)
