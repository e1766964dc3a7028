"""Placing: a player puts a tile on their island, turned at will; the 4th tile of a line may bring a bonus."""

from collections.abc import Iterator
from functools import lru_cache

from gavel.engine.actions import Action, Figure, Move, Phase
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, SEAT, TEXT, Kind
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules import ending, offering
from gavel.games.auctionland.rules.figures import CELL, TILE, TURNED
from gavel.games.auctionland.rules.islands import (
    CELL_ROW,
    COLUMN,
    FURTHEST,
    Placement,
    Plot,
    has_room,
    open_rows,
    plot_of,
)
from gavel.games.auctionland.rules.rulesets import FULL, SPAN
from gavel.games.auctionland.rules.state import CLAIM, ISLAND_FULL, MARKET_EMPTY, PLACE, State, tile_held
from gavel.games.auctionland.rules.tiles import ROTATION, ROTATIONS

_PLACE = "place"
_RULE = "auctionland/place"

_NEIGHBOURS = (((-1, 0), "right"), ((1, 0), "left"), ((0, 1), "above"), ((0, -1), "below"))
"""The step from a new tile to its neighbour, and the word for the new tile's side of that neighbour."""


@lru_cache(maxsize=1)  # an event needs both, one after the other
def _neighbour(island: tuple[Placement, ...]) -> tuple[str, str]:
    """The neighbour of an island's newest tile, and the direction from that neighbour to it."""
    *others, (_tile, x, y, _rotation) = island
    in_line = {(at_x - x, at_y - y): tile for tile, at_x, at_y, _turned in others if at_x == x or at_y == y}
    return next((in_line[step], direction) for step, direction in _NEIGHBOURS if step in in_line)


# Inside, these figures of an event are the island: random play dumps no events.
_BESIDE = Kind(
    TEXT.name,
    lambda island, _ids: _neighbour(island)[0],
    about="The tile that it lies next to; left out for an island's first tile.",
)
_DIRECTION = Kind(
    TEXT.name,
    lambda island, _ids: _neighbour(island)[1],
    about="On which side of that tile it lies: `right`, `left`, `above` or `below`.",
)

_LAID = {"player": SEAT, "tile": TILE, **CELL, "rotation": TURNED}
FIRST_PLACED = EventType("placed", (_RULE,), _LAID)
PLACED = EventType("placed", (_RULE,), {**_LAID, "beside": _BESIDE, "direction": _DIRECTION})
BONUS_DUE = EventType("bonus-due", ("auctionland/bonus",), {"player": SEAT})
BONUS_LAPSED = EventType("bonus-lapsed", ("auctionland/bonus",), {"player": SEAT, "reason": ending.REASON})

OUT_OF_RANGE = Code("place.out-of-range", (_RULE,), {**CELL, "maximum": INTEGER})
OCCUPIED = Code("place.occupied", (_RULE,), CELL)
NOT_ADJACENT = Code("place.not-adjacent", (_RULE,), CELL)
SPAN_EXCEEDED = Code(
    "place.span-exceeded",
    ("auctionland/span",),
    {**CELL, "span": INTEGER.meaning("How many tiles an island may be wide or high.")},
)


def _candidates(state: State, seat: int) -> list[Move]:
    """Every open cell by y, then x, with each rotation, all of which are legal; for a first tile, only the origin."""
    if not state.islands[seat]:
        return [*_in_row(seat, 0, 0, (0,))]
    moves: list[Move] = []
    plot = _plot_of(state, seat)
    for y, columns in open_rows(plot):
        moves += _in_row(seat, plot.west, y, columns)
    return moves


@lru_cache(maxsize=1 << 11)
def _in_row(seat: int, west: int, y: int, columns: tuple[int, ...]) -> tuple[Move, ...]:
    """The moves to these cells of a row; cached, since they recur until the seat places a tile near them."""
    return tuple([(_PLACE, seat, west + column, y, rotation) for column in columns for rotation in ROTATIONS])


def _plot_of(state: State, seat: int) -> Plot:
    return state.plots[seat] or plot_of(state.islands[seat])


def _violations(state: State, move: Move) -> Iterator[Violation]:
    """The violations of a placement. Terrains need not match."""
    _place, seat, x, y, _rotation = move
    island = state.islands[seat]
    if not island:
        # Only the first tile can lie too far off, since all others lie beside it.
        for name, value in (("x", x), ("y", y)):
            if abs(value) > FURTHEST:
                yield OUT_OF_RANGE(pointer(name), x=x, y=y, maximum=FURTHEST)
        return
    plot = _plot_of(state, seat)
    cell = plot.cell(x, y)
    if cell & plot.taken:
        yield OCCUPIED(x=x, y=y)
    elif not cell & plot.beside():
        yield NOT_ADJACENT(x=x, y=y)
    if not cell & plot.within():
        yield SPAN_EXCEEDED(x=x, y=y, span=SPAN)


def _play(state: State, move: Move, happened: list[Happened]) -> None:
    """Place the tile; then a bonus falls due, or the turn goes on."""
    _place, seat, x, y, rotation = move
    tile = tile_held(state).tile
    island = state.islands[seat]
    plot = state.plots[seat]
    island.append((tile, x, y, rotation))
    plot = state.plots[seat] = plot_of(island) if plot is None else plot.grown(x, y)
    state.holding = None
    laid = (seat, tile, x, y, rotation)
    happened.append((PLACED, *laid, whole := tuple(island), whole) if len(island) > 1 else (FIRST_PLACED, *laid))
    if state.rules.ends_immediately and len(island) == FULL:
        ending.finish(state, ISLAND_FULL, happened)
    elif plot.has_line_at(x, y) and not state.bonus_used[seat]:
        _bonus(state, seat, happened)
    else:
        go_on(state, happened)


def _bonus(state: State, seat: int, happened: list[Happened]) -> None:
    """Let the turn's bonus for a line fall due, or lapse without room or a tile for it."""
    if state.market and has_room(state.islands[seat]):
        state.bonus_used[seat] = True
        state.phase, state.bonus = CLAIM, seat
        happened.append((BONUS_DUE, seat))
        return
    happened.append((BONUS_LAPSED, seat, MARKET_EMPTY if has_room(state.islands[seat]) else ISLAND_FULL))
    go_on(state, happened)


def go_on(state: State, happened: list[Happened]) -> None:
    """Go on with the offer before the auction, and with the end of the turn after it."""
    if state.auctioned:
        ending.end_turn(state, happened)
    else:
        offering.begin(state, happened)


_TURN = ROTATION.meaning("By how many degrees to turn the tile clockwise.")
_CELL_AND_TURN = {
    "x": Figure(
        COLUMN.meaning("The cell to place on: how many east of the origin; west is negative."),
        listed=COLUMN.meaning("A cell to place on: how many east of the origin; west is negative."),
    ),
    "y": Figure(
        CELL_ROW.meaning("The cell to place on: how many south of the origin; north is negative."),
        listed=CELL_ROW.meaning("A cell to place on: how many south of the origin; north is negative."),
    ),
    "rotation": Figure(_TURN, listed=_TURN),
}

PHASE: Phase[State] = Phase(
    PLACE,
    (
        Action(
            type=_PLACE,
            figures=_CELL_AND_TURN,
            candidates=_candidates,
            violations=_violations,
            play=_play,
        ),
    ),
    seats_to_act=lambda state: (tile_held(state).player,),
    legal=lambda state: _candidates(state, tile_held(state).player),
    default=lambda _state, _seat, legal: legal[0],
    rule=_RULE,
    turn_rule=_RULE,
)
