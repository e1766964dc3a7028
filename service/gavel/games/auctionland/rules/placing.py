"""Placing: a tile goes onto its holder's island, turned at will; the 4th tile of a line may bring a bonus."""

from collections.abc import Iterator

from gavel.engine.actions import Action, Move, Phase
from gavel.engine.events import EventType, Happened
from gavel.engine.game import replaced
from gavel.engine.kinds import INTEGER, SEAT, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules import ending, offering
from gavel.games.auctionland.rules.islands import FURTHEST, completes_a_line, has_room, open_cells, surroundings
from gavel.games.auctionland.rules.rulesets import FULL, SPAN
from gavel.games.auctionland.rules.state import CLAIM, ISLAND_FULL, PLACE, State, tile_held

_PLACE = "place"
_RULE = "auctionland/place"
_CELL = {"x": INTEGER, "y": INTEGER}

PLACED = EventType("placed", (_RULE,), {"player": SEAT, "tile": TEXT, **_CELL, "rotation": INTEGER})
BONUS_DUE = EventType("bonus-due", ("auctionland/bonus",), {"player": SEAT})

OUT_OF_RANGE = Code("place.out-of-range", (_RULE,), {**_CELL, "maximum": INTEGER})
OCCUPIED = Code("place.occupied", (_RULE,), _CELL)
NOT_ADJACENT = Code("place.not-adjacent", (_RULE,), _CELL)
SPAN_EXCEEDED = Code("place.span-exceeded", ("auctionland/span",), {**_CELL, "span": INTEGER})


def _candidates(state: State, seat: int) -> list[Move]:
    """Every open cell by y, then x, with each rotation: all of them are legal. Of a first tile, only the origin."""
    found: list[Move] = []
    for x, y in open_cells(state.islands[seat]):
        # ROTATIONS written out: hundreds of these are made in every game, in half the time.
        found += (
            (_PLACE, seat, x, y, 0),
            (_PLACE, seat, x, y, 90),
            (_PLACE, seat, x, y, 180),
            (_PLACE, seat, x, y, 270),
        )
    return found


def _violations(state: State, move: Move) -> Iterator[Violation]:
    """Why the tile may not be put there. Terrains need not match."""
    _place, seat, x, y, _rotation = move
    island = state.islands[seat]
    if not island:
        # Only the first tile can lie too far off: all others lie beside it.
        for name, value in (("x", x), ("y", y)):
            if abs(value) > FURTHEST:
                yield OUT_OF_RANGE(pointer(name), x=x, y=y, maximum=FURTHEST)
        return
    around = surroundings(island)
    cell = around.cell(x, y)
    if cell & around.taken:
        yield OCCUPIED(x=x, y=y)
    elif not cell & around.beside:
        yield NOT_ADJACENT(x=x, y=y)
    if not cell & around.within:
        yield SPAN_EXCEEDED(x=x, y=y, span=SPAN)


def _play(state: State, move: Move, happened: list[Happened]) -> None:
    """Put the tile there; then a bonus if one falls due, else the turn goes on."""
    _place, seat, x, y, rotation = move
    tile = tile_held(state).tile
    island = (*state.islands[seat], (tile, x, y, rotation))
    state.islands = replaced(state.islands, seat, island)
    state.holding = None
    happened.append((PLACED, seat, tile, x, y, rotation))
    if state.rules.ends_immediately and len(island) == FULL:
        ending.finish(state, ISLAND_FULL, happened)
    elif _bonus_falls_due(state, seat):
        _grant_bonus(state, seat, happened)
    else:
        _go_on(state, happened)


def _bonus_falls_due(state: State, seat: int) -> bool:
    """The tile was the 4th of a line, the player has had no bonus this turn, and there is a tile and room for it."""
    if state.bonus_used[seat] or not state.market:
        return False
    island = state.islands[seat]
    return completes_a_line(island) and has_room(island)


def _grant_bonus(state: State, seat: int, happened: list[Happened]) -> None:
    state.bonus_used = replaced(state.bonus_used, seat, True)
    state.phase, state.bonus = CLAIM, seat
    happened.append((BONUS_DUE, seat))


def _go_on(state: State, happened: list[Happened]) -> None:
    """Before the auction comes the offer; after it, the end of the turn."""
    if state.auctioned:
        ending.end_turn(state, happened)
    else:
        offering.begin(state, happened)


PHASE: Phase[State] = Phase(
    PLACE,
    (
        Action(
            type=_PLACE,
            members=("x", "y", "rotation"),
            candidates=_candidates,
            violations=_violations,
            legal=_candidates,
            play=_play,
        ),
    ),
    seats_to_act=lambda state: (tile_held(state).seat,),
    rule=_RULE,
    turn_rule=_RULE,
)
