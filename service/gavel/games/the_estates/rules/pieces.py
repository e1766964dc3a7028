"""The pieces: floor cubes, rooftops, building permits, the mayor and the cancel cube."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from gavel.engine.kinds import INTEGER, TEXT, Kind
from gavel.games.the_estates.rules.documents import CubeDocument, PieceDocument
from gavel.games.the_estates.rules.rulesets import COLOURS, HIGHEST, PERMITS

CUBE, ROOFTOP, PERMIT, MAYOR, CANCEL = "cube", "rooftop", "permit", "mayor", "cancel"


PERMIT_NAMES = {value: f"permit-{value}" for value in PERMITS}
"""How the lists of special pieces call the permits."""


class Cube(NamedTuple):
    """A floor cube; no two of them are equal."""

    colour: str
    value: int


class Piece(NamedTuple):
    """A piece that is up for auction or to be placed; only cubes have a colour, mayor and cancel cube no value."""

    kind: str
    value: int = 0
    colour: str = ""

    @property
    def special(self) -> str:
        """A permit, the mayor or the cancel cube, as the lists of special pieces call it."""
        return PERMIT_NAMES[self.value] if self.kind == PERMIT else self.kind


# Calling the class itself takes thrice the time, and each turn makes one.
piece_of: Callable[[tuple[str, int, str]], Piece] = partial(tuple.__new__, Piece)

CUBES = tuple(Cube(colour, value) for colour in COLOURS for value in range(1, HIGHEST + 1))
"""Every cube of the box, in the order of the components."""


CUBE_OF = {colour: {cube.value: cube for cube in CUBES if cube.colour == colour} for colour in COLOURS}
"""The same by colour and value. Looked up rather than made: a state has two dozen of them."""


def cube_of(piece: Piece) -> Cube:
    """The floor cube that this piece is."""
    return CUBE_OF[piece.colour][piece.value]


# --- documents ------------------------------------------------------------------------------------------------------


def load_cubes(cubes: Iterable[CubeDocument]) -> list[Cube]:
    """The cubes of a list of documents."""
    return [CUBE_OF[cube["colour"]][cube["value"]] for cube in cubes]


def dump_cubes(cubes: Iterable[Cube]) -> list[CubeDocument]:
    """Cubes as a list of documents."""
    return [{"colour": colour, "value": value} for colour, value in cubes]


def load_piece(document: PieceDocument) -> Piece:
    """The piece of a document."""
    return piece_of((document["kind"], document.get("value", 0), document.get("colour", "")))


def dump_piece(piece: Piece) -> PieceDocument:
    """A piece as a document."""
    kind, value, colour = piece
    if colour:
        return {"kind": kind, "colour": colour, "value": value}
    return {"kind": kind, "value": value} if value else {"kind": kind}


def _told(piece: Any, _ids: object) -> PieceDocument:
    return dump_piece(piece)


_VALUE = {"value": INTEGER}
PIECE = Kind(
    "piece",
    _told,
    members={"cube": {"colour": TEXT, **_VALUE}, "rooftop": _VALUE, "permit": _VALUE, "mayor": {}, "cancel": {}},
)
