"""The available floor cubes, rooftops and special pieces, and the violations of offering any other."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from gavel.engine.actions import NOBODY, Document, Move
from gavel.engine.kinds import INTEGER, TEXT, Kind
from gavel.engine.shapes import Integer, Word
from gavel.engine.verdicts import Code, Violation
from gavel.games.the_estates.rules.board import moves_for_cube, some_building_is_unroofed, some_lot_is_open
from gavel.games.the_estates.rules.figures import AVAILABLE, COMPANY, MARKET_ROW, SPECIAL, VALUE_OF_PIECE
from gavel.games.the_estates.rules.pieces import (
    CANCEL,
    CUBE,
    MAYOR,
    PERMIT,
    PERMIT_NAMES,
    PERMIT_VALUE,
    ROOFTOP,
    Cube,
    variants,
)
from gavel.games.the_estates.rules.rulesets import CAPSTONE, HIGHEST, MARKET_ROWS, PERMITS
from gavel.games.the_estates.rules.state import State

LEFT, RIGHT = "left", "right"

NOT_AT_AN_END = Code(
    "cube.not-at-an-end",
    ("the-estates/available-cubes",),
    {
        "row": MARKET_ROW,
        "end": TEXT.meaning("The end of the market's row."),
        "cubes": INTEGER.meaning("How many cubes are left in that row of the market."),
    },
)
CUBE_WITHOUT_PLACE = Code(
    "cube.no-place", ("the-estates/available-cubes",), {"colour": COMPANY, "value": VALUE_OF_PIECE}
)
NO_BUILDING = Code("rooftop.no-building", ("the-estates/available-rooftops",))
NOT_AVAILABLE = Code("special.not-available", ("the-estates/available",), {"piece": SPECIAL, "available": AVAILABLE})


class Offered(NamedTuple):
    """A piece in an offer: a cube by its market row and end, a permit by its value."""

    kind: str
    value: int = 0
    row: int = 0
    end: str = ""


CUBE_ENDS = tuple(Offered(CUBE, row=row, end=end) for row in range(1, MARKET_ROWS + 1) for end in (LEFT, RIGHT))
ANY_ROOFTOP = Offered(ROOFTOP)
SPECIAL_PIECES = (*[Offered(PERMIT, value) for value in PERMITS], Offered(MAYOR), Offered(CANCEL))
EVERY_PIECE = (*CUBE_ENDS, ANY_ROOFTOP, *SPECIAL_PIECES)
"""All offers in the order of listing: cubes by row, left first; rooftop; permits by value; mayor; cancel cube."""


def violations(state: State, offered: Offered) -> Iterator[Violation]:
    """The violations of an offer of this piece."""
    if offered.kind == CUBE:
        yield from _cube_violations(state, offered)
    elif offered.kind == ROOFTOP:
        # One is always left, since the last one ends the game.
        if not some_building_is_unroofed(state.board):
            yield NO_BUILDING("/piece")
    elif special_of(offered) not in state.specials:
        yield NOT_AVAILABLE("/piece", piece=special_of(offered), available=list(state.specials))


def _cube_violations(state: State, offered: Offered) -> Iterator[Violation]:
    cube = cube_at(state, offered)
    if cube is None:
        cubes = len(state.market[offered.row - 1])
        yield NOT_AT_AN_END("/piece/end", row=offered.row, end=offered.end, cubes=cubes)
    elif not has_a_place(state, cube.value):
        yield CUBE_WITHOUT_PLACE("/piece", colour=cube.colour, value=cube.value)


def cube_at(state: State, offered: Offered) -> Cube | None:
    """The cube at this end of its market row, if there is one; a lone cube is the left one."""
    cubes = state.market[offered.row - 1]
    if offered.end == LEFT:
        return cubes[0] if cubes else None
    return cubes[-1] if len(cubes) > 1 else None


def has_a_place(state: State, value: int) -> bool:
    """Whether a cube of this value may go anywhere on the board."""
    return some_lot_is_open(state.board) or bool(moves_for_cube(state.board, value, NOBODY))


def legal_moves(state: State, seat: int) -> list[Move]:
    """An offer of every available piece, by a faster method: where a 6 has a place, any cube has one."""
    legal, moves, end = [], _MOVES[seat], 0
    all_fit = has_a_place(state, HIGHEST)
    for cubes in state.market:
        if cubes and (all_fit or has_a_place(state, cubes[0].value)):
            legal.append(moves[end])
        if len(cubes) > 1 and (all_fit or has_a_place(state, cubes[-1].value)):
            legal.append(moves[end + 1])
        end += 2
    if some_building_is_unroofed(state.board):
        legal.append(moves[ROOFTOP])
    return legal + [moves[name] for name in state.specials]


def something_may_be_offered(state: State) -> bool:
    """Whether the next auctioneer has a legal offer, by the cheapest questions first."""
    return bool(state.specials or some_building_is_unroofed(state.board) or legal_moves(state, 0))


def special_of(offered: Offered) -> str:
    """The name of a permit, the mayor or the cancel cube in the lists of special pieces."""
    return PERMIT_NAMES[offered.value] if offered.kind == PERMIT else offered.kind


_MOVES: list[dict[int | str, Move]] = [
    {
        **{end: ("offer", seat, offered) for end, offered in enumerate(CUBE_ENDS)},
        **{special_of(offered): ("offer", seat, offered) for offered in (ANY_ROOFTOP, *SPECIAL_PIECES)},
    }
    for seat in range(max(CAPSTONE.player_counts))
]
"""The moves of each seat, by the number of the end or the name of the piece."""


# --- documents ------------------------------------------------------------------------------------------------------


def load_offered(document: Document) -> Offered:
    """The offered piece of a document."""
    return Offered(document["kind"], document.get("value", 0), document.get("row", 0), document.get("end", ""))


def dump_offered(offered: Offered) -> dict[str, Any]:
    """An offered piece as a document."""
    kind, value, row, end = offered
    if end:
        return {"kind": kind, "row": row, "end": end}
    return {"kind": kind, "value": value} if value else {"kind": kind}


OFFERED_SHAPE = variants(
    "Offered",
    "A piece as it is offered: a cube is named by its place in the market, since that tells which it is.",
    {
        CUBE: {
            "row": Integer(
                1,
                MARKET_ROWS,
                about="The row of the market, 1 to 3, numbered as people point at it. "
                "(Rows of the board have names: `upper`.)",
            ),
            "end": Word(
                (LEFT, RIGHT),
                title="End",
                doc="The end of a row of the market.",
                about="The end of that row; `left` where one cube is left.",
            ),
        },
        ROOFTOP: {},
        PERMIT: {"value": PERMIT_VALUE.meaning("Its value, 1 to 3.")},
        MAYOR: {},
        CANCEL: {},
    },
)
OFFERED = Kind(
    "offered", lambda offered, _ids: dump_offered(offered), shape=OFFERED_SHAPE, about="The piece in question."
)
