"""Placing: a tile goes onto its holder's island, turned at will; the 4th tile of a line may bring a bonus."""

from typing import Any

from gavel.engine.events import Event
from gavel.engine.game import replaced
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.auctionland.rules import ending, offering
from gavel.games.auctionland.rules.islands import (
    FURTHEST,
    cells_of,
    completes_a_line,
    exceeds_span,
    has_room,
    open_cells,
    touches,
)
from gavel.games.auctionland.rules.rulesets import FULL, SPAN
from gavel.games.auctionland.rules.state import CLAIM, ISLAND_FULL, PLACE, State, in_hand, nothing_in_hand
from gavel.games.auctionland.rules.tiles import ROTATIONS


def legal_actions(state: State) -> list[Event]:
    """Every open cell by y, then x, with each rotation. Of a first tile, only the origin is listed."""
    player = state.ids[state.holder]
    return [
        {"type": "place", "player": player, "x": x, "y": y, "rotation": rotation}
        for x, y in open_cells(state.islands[state.holder])
        for rotation in ROTATIONS
    ]


def refusals(state: State, action: Action) -> list[Violation]:
    """Why the tile may not be put there. Terrains need not match."""
    if action["type"] != "place":
        return wrong_action(action["type"], PLACE, ["place"], "auctionland/place")
    island, x, y = state.islands[state.holder], action["x"], action["y"]
    figures: dict[str, Any] = {"x": x, "y": y}
    found = []
    for name in ("x", "y"):
        # Only the first tile can lie too far off: all others lie beside it.
        if not island and abs(action[name]) > FURTHEST:
            limit = {**figures, "maximum": FURTHEST}
            found.append(Violation("place.out-of-range", "/" + name, "auctionland/place", limit))
    if (x, y) in cells_of(island):
        found.append(Violation("place.occupied", "", "auctionland/place", figures))
    elif not touches(island, x, y):
        found.append(Violation("place.not-adjacent", "", "auctionland/place", figures))
    if exceeds_span(island, x, y):
        found.append(Violation("place.span-exceeded", "", "auctionland/span", {**figures, "span": SPAN}))
    return found


def place(state: State, action: Action, events: list[Event]) -> None:
    """Put the tile there; then a bonus if one falls due, else the turn goes on."""
    seat, tile = state.holder, in_hand(state)
    x, y, rotation = action["x"], action["y"], action["rotation"]
    island = (*state.islands[seat], (tile, x, y, rotation))
    state.islands = replaced(state.islands, seat, island)
    events.append(
        {
            "type": "placed",
            "player": state.ids[seat],
            "tile": tile,
            "x": x,
            "y": y,
            "rotation": rotation,
            "rule": "auctionland/place",
        }
    )
    nothing_in_hand(state)
    if state.rules.ends_immediately and len(island) == FULL:
        ending.finish(state, ISLAND_FULL, events)
    elif _bonus_falls_due(state, seat):
        _grant_bonus(state, seat, events)
    else:
        _go_on(state, events)


def _bonus_falls_due(state: State, seat: int) -> bool:
    """The tile was the 4th of a line, the player has had no bonus this turn, and there is a tile and room for it."""
    if state.bonus_used[seat] or not state.market:
        return False
    island = state.islands[seat]
    return completes_a_line(island) and has_room(island)


def _grant_bonus(state: State, seat: int, events: list[Event]) -> None:
    state.bonus_used = replaced(state.bonus_used, seat, True)
    state.phase, state.bonus = CLAIM, seat
    events.append({"type": "bonus-due", "player": state.ids[seat], "rule": "auctionland/bonus"})


def _go_on(state: State, events: list[Event]) -> None:
    """Before the auction comes the offer; after it, the end of the turn."""
    if state.auctioned:
        ending.end_turn(state, events)
    else:
        offering.begin(state, events)
