"""The pieces: floor cubes, rooftops, building permits, the mayor and the cancel cube."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from gavel.engine.actions import Document
from gavel.engine.kinds import Kind
from gavel.engine.member_kinds import MemberKind, words
from gavel.engine.shapes import Constant, Integer, Items, Object, Shape, Tagged, Word
from gavel.games.the_estates.rules.rulesets import COLOURS, HIGHEST, MARKET_ROWS, PERMITS, SPECIALS

CUBE, ROOFTOP, PERMIT, MAYOR, CANCEL = "cube", "rooftop", "permit", "mayor", "cancel"


PERMIT_NAMES = {value: f"permit-{value}" for value in PERMITS}
"""The names of the permits in the lists of special pieces."""


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


# A call of the class itself takes three times as long, and each turn makes one.
piece_of: Callable[[tuple[str, int, str]], Piece] = partial(tuple.__new__, Piece)

CUBES = tuple(Cube(colour, value) for colour in COLOURS for value in range(1, HIGHEST + 1))
"""Every cube of the box, in the order of the components."""
CUBE_NUMBER = {cube: number for number, cube in enumerate(CUBES)}

CUBE_OF = {colour: {cube.value: cube for cube in CUBES if cube.colour == colour} for colour in COLOURS}
"""The cubes by colour and value. A look-up costs less than a new cube, and a state has two dozen of them."""


def cube_of(piece: Piece) -> Cube:
    """The floor cube of a piece of that kind."""
    return CUBE_OF[piece.colour][piece.value]


# --- documents ------------------------------------------------------------------------------------------------------

MOST_PIECES = 36
COLOUR = Word(COLOURS, title="Colour", doc="A company, by the colour of its cubes and its certificate.")
VALUE = Integer(1, HIGHEST)
PERMIT_VALUE = Integer(PERMITS[0], PERMITS[-1])
CUBE_SHAPE = Object(
    {
        "colour": COLOUR.meaning("The company that it belongs to."),
        "value": VALUE.meaning("Its value, which counts for the building and must fall from bottom to top."),
    },
    title="Cube",
    doc="A floor cube.",
)


def load_cubes(cubes: Iterable[Document]) -> list[Cube]:
    """The cubes of a list of documents."""
    return [CUBE_OF[cube["colour"]][cube["value"]] for cube in cubes]


def dump_cubes(cubes: Iterable[Cube]) -> list[dict[str, Any]]:
    """Cubes as a list of documents."""
    return [{"colour": colour, "value": value} for colour, value in cubes]


MARKET = MemberKind(
    shape=Items(Items(CUBE_SHAPE, most=MOST_PIECES), MARKET_ROWS, MARKET_ROWS),
    empty="[]",
    dumped="[dump_cubes(row) for row in $]",
    loaded="[load_cubes(row) for row in $]",
    copied="[[*row] for row in $]",
    packed=("for row in $: f.append(len(row)); f += [CUBE_NUMBER[cube] for cube in row]",),
    unpacked=f"[[CUBES[number] for number in islice(figures, n())] for _ in range({MARKET_ROWS})]",
    names={"dump_cubes": dump_cubes, "load_cubes": load_cubes, "CUBES": CUBES, "CUBE_NUMBER": CUBE_NUMBER},
)
"""The rows of the market."""

SPECIAL_PIECES = words(
    Word(SPECIALS, title="Special", doc="A piece that is neither cube nor rooftop."), most=MOST_PIECES
)
"""Permits, mayor and cancel cube, in that order."""


def load_piece(document: Document) -> Piece:
    """The piece of a document."""
    return piece_of((document["kind"], document.get("value", 0), document.get("colour", "")))


def dump_piece(piece: Piece) -> dict[str, Any]:
    """A piece as a document."""
    kind, value, colour = piece
    if colour:
        return {"kind": kind, "colour": colour, "value": value}
    return {"kind": kind, "value": value} if value else {"kind": kind}


def variants(title: str, doc: str, members: dict[str, dict[str, Shape]]) -> Tagged:
    """Pieces by their kinds, each with these members."""
    of = [
        Object(
            {KIND: Constant(kind, about=f"That it is {_WITH_ARTICLE[kind]}."), **more},
            title=f"{title}{kind.capitalize()}",
            doc=f"A {kind}.",
        )
        for kind, more in members.items()
    ]
    return Tagged(tuple(of), title=title, doc=doc)


KIND = "kind"
_WITH_ARTICLE = {
    CUBE: "a cube",
    ROOFTOP: "a rooftop",
    PERMIT: "a permit",
    MAYOR: "the mayor",
    CANCEL: "the cancel cube",
}
_PIECE = variants(
    "Piece",
    "A piece that is up for auction, or to be placed.",
    {
        CUBE: {
            "colour": COLOUR.meaning("The company that it belongs to."),
            "value": VALUE.meaning("Its value, 1 to 6."),
        },
        ROOFTOP: {"value": VALUE.meaning("Its value, 1 to 6.")},
        PERMIT: {"value": PERMIT_VALUE.meaning("Its value, 1 to 3.")},
        MAYOR: {},
        CANCEL: {},
    },
)
_EVERY_PIECE = (
    *(Piece(CUBE, cube.value, cube.colour) for cube in CUBES),
    *(Piece(ROOFTOP, value) for value in range(1, HIGHEST + 1)),
    *(Piece(PERMIT, value) for value in PERMITS),
    Piece(MAYOR),
    Piece(CANCEL),
)
ONE_PIECE = MemberKind(
    shape=_PIECE,
    empty="None",
    dumped="dump_piece($)",
    loaded="load_piece($)",
    packed=("f.append(PIECE_NUMBER[$])",),
    unpacked="PIECES[n()]",
    names={
        "dump_piece": dump_piece,
        "load_piece": load_piece,
        "PIECES": _EVERY_PIECE,
        "PIECE_NUMBER": {piece: number for number, piece in enumerate(_EVERY_PIECE)},
    },
)
"""A piece that is up for auction or to be placed."""

PIECE = Kind("piece", lambda piece, _ids: dump_piece(piece), shape=_PIECE, about="The piece in question.")
