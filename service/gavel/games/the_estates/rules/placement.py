"""The common part of placing every kind of piece: its phase, the members of a place, and the discard."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gavel.engine.actions import Action, Document, Figure, Move, Phase
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, SEAT, TEXTS
from gavel.engine.shapes import Integer
from gavel.engine.verdicts import Code, Violation
from gavel.games.the_estates.rules import ending
from gavel.games.the_estates.rules.board import EFFECT, ROW_ID, Row, row_of
from gavel.games.the_estates.rules.pieces import PERMIT_VALUE, PIECE, dump_piece
from gavel.games.the_estates.rules.rulesets import LOTS, SPECIALS
from gavel.games.the_estates.rules.state import PLACING, State, piece_to_place, taker_of

PLACE, DISCARD = "place", "discard"
_RULE = "the-estates/place"

MUST_PLACE = Code("discard.must-place", (_RULE,), {"piece": PIECE})
HAS_A_PLACE = Code(
    "discard.has-a-place",
    ("the-estates/discard",),
    {"piece": PIECE, "places": INTEGER.meaning("In how many places it could be put.")},
)
WRONG_KIND = Code(
    "place.wrong-kind",
    (_RULE,),
    {
        "piece": PIECE,
        "needed": TEXTS.meaning("The members that placing this piece needs."),
        "given": TEXTS.meaning("The members that were given."),
    },
)

DISCARDED = EventType("discarded", ("the-estates/discard",), {"player": SEAT, "piece": PIECE})

_ROW = ROW_ID.meaning("The row of the board: `upper`, `middle` or `lower`. (Rows of the market have numbers.)")
_LOT = Integer(1, LOTS, about="For a cube or a rooftop: the lot, from Main Street, 1 to 10.")
_EFFECT = EFFECT.meaning("For a permit: whether it shortens or lengthens the row.")
_PERMIT = PERMIT_VALUE.meaning("For the cancel cube: the value of the permit that goes with it.")
_FIGURES = {"row": Figure(_ROW, listed=_ROW)}
_FIGURE_OF_A_PLACE = {
    "lot": Figure(_LOT, listed=_LOT),
    "effect": Figure(_EFFECT, listed=_EFFECT),
    "permit": Figure(_PERMIT, listed=_PERMIT),
}


def phase_of_placing(
    member: str | None,
    figures: Callable[[Row], Iterable[Any]],
    violations: Callable[[State, Row, Any], Iterable[Violation]],
    put: Callable[[State, Row, Any, list[Happened]], None],
    legal: Callable[[State], list[Move]] | None = None,
    *,
    discardable: bool,
) -> Phase[State]:
    """The phase of placing one kind of piece: in a row, with one figure more, the `member` of the place, or None.

    `figures` are what there is to try in a row; `violations` say why a piece may not be placed so; `put` places it.
    """
    needed = [] if member is None else [member]

    def candidates(state: State, seat: int) -> Iterator[Move]:
        return ((PLACE, seat, row.name, figure) for row in state.board for figure in figures(row))

    def why_not(state: State, move: Move) -> Iterable[Violation]:
        _type, _seat, row, figure = move
        if type(figure) is tuple:
            return (WRONG_KIND(piece=dump_piece(piece_to_place(state)), needed=needed, given=list(figure)),)
        return violations(state, row_of(state.board, row), figure)

    def play(state: State, move: Move, happened: list[Happened]) -> None:
        _type, _seat, row, figure = move
        put(state, row_of(state.board, row), figure, happened)
        ending.end_turn(state, happened)

    def load(document: Document) -> tuple[Any, ...]:
        """A place with other members has a tuple of their names as its figure."""
        given = [name for name in _FIGURE_OF_A_PLACE if name in document]
        if given != needed:
            return document["row"], tuple(given)
        return document["row"], None if member is None else document[member]

    def dump(move: Move) -> dict[str, Any]:
        return {"row": move[2]} if member is None else {"row": move[2], member: move[3]}

    place = Action(
        type=PLACE,
        figures=_FIGURES if member is None else {**_FIGURES, member: _FIGURE_OF_A_PLACE[member]},
        candidates=candidates,
        violations=why_not,
        play=play,
        load_figures=load,
        dump_figures=dump,
    )
    discard = _discarding_instead(place, discardable=discardable)
    return Phase(PLACING, (place, discard), lambda state: (taker_of(state),), _RULE, _RULE, legal, default=_default)


def _discarding_instead(place: Action[State], *, discardable: bool) -> Action[State]:
    """The action of discarding. Only special pieces are `discardable`; R-ES-07: perhaps only those without a place."""

    def violations(state: State, move: Move) -> Iterator[Violation]:
        piece = dump_piece(piece_to_place(state))
        if not discardable:
            yield MUST_PLACE("/type", piece=piece)
        elif not state.rules.discard_placeable and (places := len([*place.moves(state, move[1])])):
            yield HAS_A_PLACE("/type", piece=piece, places=places)

    return Action(
        type=DISCARD,
        candidates=lambda _state, seat: [(DISCARD, seat)] if discardable else [],
        violations=violations,
        play=_discard,
    )


def _discard(state: State, move: Move, happened: list[Happened]) -> None:
    """Remove the piece from the game; then the turn ends."""
    piece = piece_to_place(state)
    leave_the_game(state, piece.special)
    happened.append((DISCARDED, move[1], piece))
    ending.end_turn(state, happened)


def leave_the_game(state: State, *names: str) -> None:
    """Take these special pieces out of the game."""
    gone = {*state.out_of_game, *names}
    state.out_of_game = [name for name in SPECIALS if name in gone]


def _default(_state: State, _seat: int, legal: list[Move]) -> Move:
    """The discard, which is listed last, if it is legal; else the first legal place."""
    return legal[-1] if legal[-1][0] == DISCARD else legal[0]
