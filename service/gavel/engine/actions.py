"""Types of actions and phases as values; the legality of every action derives from them, and from nothing else.

A *move* is an action inside: a tuple of its type, the seat that acts (THE_TABLE for the table) and its figures.
A phase lists the candidates for which its actions state no violation; the same statements judge and explain.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from gavel.engine.events import Happened
from gavel.engine.shapes import Integer, Shape
from gavel.engine.shapes import Range as AmountShape
from gavel.engine.verdicts import Violation

Move = tuple[Any, ...]
Document = Mapping[str, Any]

TABLE = "table"
THE_TABLE = -1
"""The seat of the table, which reports cards; it follows the last player's seat."""
NOBODY = -2

REVEAL = "reveal"
"""The type of the table's actions."""

Names = Sequence[str]
"""The players by seat, then the table."""

Dump = Callable[[Move, Names], dict[str, Any]]
DumpEach = Callable[[Iterable[Move], Names], list[dict[str, Any]]]

S = TypeVar("S")


class Range(NamedTuple):
    """The figure of a listed move that stands for every integer from `minimum` to `maximum`."""

    minimum: int
    maximum: int


class CardsToReveal(NamedTuple):
    """The figure of a listed reveal: `number` cards, any of `candidates`, in any order."""

    number: int
    candidates: Sequence[Any]


class Figure(NamedTuple):
    """The shapes of a figure of an action: in a submitted action, and in a listed legal action."""

    sent: Shape
    listed: Shape


def figure(shape: Shape) -> Figure:
    """A figure that a listed action has in the shape in which it is submitted."""
    return Figure(shape, shape)


def ranged(shape: Integer) -> Figure:
    """An integer that a listed action has as a range."""
    return Figure(shape, listed=AmountShape(about=shape.about))


class ActionForm(NamedTuple):
    """The figures of a type of action in documents, by all phases that have such an action."""

    figures: Mapping[str, Figure]
    exactly_one: tuple[str, ...]
    """The figures of which an action has exactly one."""
    at_most_one: tuple[str, ...]
    """The figures that only some of the phases have; an action has no more than one of them."""

    def shapes(self, of: Callable[[Figure], Shape]) -> dict[str, Shape]:
        """The shape of each figure: `of` takes the one of submitted or of listed actions."""
        optional = (*self.exactly_one, *self.at_most_one)
        return {name: of(each).optional() if name in optional else of(each) for name, each in self.figures.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Action(Generic[S]):
    """One type of action in one phase.

    `candidates`: the moves that a seat may try, in the order of listing; one that ends in a Range or in CardsToReveal
    is legal as it stands. `violations`: why a move that may come from outside is not allowed. `legal`, only where a
    benchmark asks for it: a faster way to the candidates without violations. `play` carries a legal move out, in place.
    """

    type: str
    figures: Mapping[str, Figure] = field(default_factory=dict)
    """The members of its document beside type and player."""
    exactly_one: bool = False
    """Whether an action has exactly one of these members."""
    members: tuple[str, ...] = ()
    """The names of these members, in the order of a move's figures."""
    candidates: Callable[[S, int], Iterable[Move]]
    play: Callable[[S, Move, list[Happened]], None]
    violations: Callable[[S, Move], Iterable[Violation]] | None = None
    """None: a move is legal if it is a candidate, and every other one is `not-legal`."""
    rule: str = ""
    """The clause on a move that is no candidate, where `violations` is None."""
    legal: Callable[[S, int], Iterable[Move]] | None = None
    load_figures: Callable[[Document], tuple[Any, ...]] | None = None
    """Makes the figures from a document, where they are not just its members."""
    dump_figures: Callable[[Move], dict[str, Any]] | None = None
    """Makes the members of a document from a move, where they are not just its figures."""
    dump: Dump = field(init=False, repr=False)
    """Makes the document of a move."""
    dump_each: DumpEach = field(init=False, repr=False)
    """Makes the documents of several moves, all of this type."""

    def __post_init__(self) -> None:
        if self.figures:
            object.__setattr__(self, "members", tuple(self.figures))
        dump, dump_each = _dumpers(self.type, self.members, self.dump_figures)
        object.__setattr__(self, "dump", dump)
        object.__setattr__(self, "dump_each", dump_each)

    def load(self, document: Document, seat: int) -> Move:
        """The move of a document, whose shape has been checked."""
        if self.load_figures is not None:
            return (self.type, seat, *self.load_figures(document))
        return (self.type, seat, *[document[name] for name in self.members])

    @property
    def moves(self) -> Callable[[S, int], Iterable[Move]]:
        """A function that lists the legal moves of this type by a seat, in the order of listing."""
        return self.legal or self.plain_moves

    def plain_moves(self, state: S, seat: int) -> Iterator[Move]:
        """Lists the legal moves by their definition: the candidates that have no violations."""
        violations = self.violations
        for move in self.candidates(state, seat):
            if violations is None or type(move[-1]) in _SYMBOLIC or next(iter(violations(state, move)), None) is None:
                yield move


_SYMBOLIC = (Range, CardsToReveal)


def first_listed(seat: int, legal: Iterable[Move]) -> Move | None:
    """The first of these moves by a seat, the lowest figure of a range; None if there is none."""
    for type_, mover, *figures in legal:
        if mover == seat:
            return (type_, seat, *[each.minimum if isinstance(each, Range) else each for each in figures])
    return None


def without_figures(
    type_: str,
    play: Callable[[S, Move, list[Happened]], None],
    violations: Callable[[S, Move], Iterable[Violation]] = lambda _state, _move: (),
) -> Action[S]:
    """An action that has a type and no figures; it is legal unless `violations` finds a reason against it."""
    return Action(type=type_, candidates=lambda _state, seat: [(type_, seat)], violations=violations, play=play)


def dump_figure(figure: Any) -> Any:
    """The document's value of a move's figure: a range's bounds, or the number and choice of cards to reveal."""
    if type(figure) is Range:
        return {"minimum": figure.minimum, "maximum": figure.maximum}
    if type(figure) is CardsToReveal:
        return {"count": figure.number, "from": [*figure.candidates]}
    return figure


def _dumpers(
    type_: str, members: Sequence[str], dump_figures: Callable[[Move], dict[str, Any]] | None
) -> tuple[Dump, DumpEach]:
    """Functions that dump one move of that type, and many: an answer lists dozens, of one figure or of three."""
    if dump_figures is not None:
        return _with_each(lambda move, names: {"type": type_, "player": names[move[1]], **dump_figures(move)})
    match members:
        case ():
            return _with_each(lambda move, names: {"type": type_, "player": names[move[1]]})
        case (name,):
            return (
                lambda move, names: {"type": type_, "player": names[move[1]], name: dump_figure(move[2])},
                lambda moves, names: [
                    {"type": type_, "player": names[seat], name: figure if type(figure) is int else dump_figure(figure)}
                    for _type, seat, figure in moves
                ],
            )
        case (a, b, c):
            return (
                lambda move, names: {"type": type_, "player": names[move[1]], a: move[2], b: move[3], c: move[4]},
                lambda moves, names: [
                    {"type": type_, "player": names[seat], a: first, b: second, c: third}
                    for _type, seat, first, second, third in moves
                ],
            )
    return _with_each(
        lambda move, names: {
            "type": type_,
            "player": names[move[1]],
            **{name: dump_figure(figure) for name, figure in zip(members, move[2:], strict=True)},
        }
    )


def _with_each(dump: Dump) -> tuple[Dump, DumpEach]:
    return dump, lambda moves, names: [dump(move, names) for move in moves]


@dataclass(frozen=True, slots=True)
class Phase(Generic[S]):
    """One phase: its actions in the order of listing, the seats that may act, and the clauses on both.

    Violations cite `turn_rule` if it is another's turn, and `rule` if the phase has no such action. `legal`, only where
    a benchmark asks for it: a faster way to the result of `plain_moves`.
    """

    name: str
    actions: tuple[Action[S], ...] = ()
    seats_to_act: Callable[[S], Sequence[int]] = lambda _state: ()
    rule: str = ""
    turn_rule: str = ""
    legal: Callable[[S], list[Move]] | None = None
    turn_rules: Mapping[str, str] = field(default_factory=dict)
    """The clause on whose turn it is, by type of action, where it is not `turn_rule`."""
    has_chosen: Callable[[S, int], bool] | None = None
    """Whether a seat has made its simultaneous choice, which stands; None in phases without such choices."""
    default: Callable[[S, int, list[Move]], Move | None] = lambda _state, seat, legal: first_listed(seat, legal)
    """The default action of a seat to act: the legal one that gives nothing away and is no plan to win.

    The function takes the state, the seat and all legal moves; it returns None if the seat need not act. Without one,
    it is the first that is listed.
    """
    by_type: Mapping[str, Action[S]] = field(init=False, repr=False)
    """The actions by their type."""
    moves: Callable[[S], list[Move]] = field(init=False, repr=False)
    """Lists the legal moves of all seats to act, in the order of listing."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_type", {action.type: action for action in self.actions})
        object.__setattr__(self, "moves", self.legal or self.plain_moves)

    def dump(self, moves: Iterable[Move], names: Names) -> list[dict[str, Any]]:
        """The documents of moves of this phase."""
        if len(self.actions) == 1:
            return self.actions[0].dump_each(moves, names)
        by_type = self.by_type
        return [by_type[move[0]].dump(move, names) for move in moves]

    def plain_moves(self, state: S) -> list[Move]:
        """The legal moves by their definition, seat by seat and action by action."""
        return [
            move for seat in self.seats_to_act(state) for action in self.actions for move in action.moves(state, seat)
        ]
