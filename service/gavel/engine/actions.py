"""What may be done: types of actions and phases as values, and legality derived from them, once.

A *move* is an action inside: a tuple of its type, the seat that acts (THE_TABLE for the table) and its figures.
A phase lists the candidates for which its actions state no violation; the same statements judge and explain.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from gavel.engine.events import Happened
from gavel.engine.verdicts import Violation

Move = tuple[Any, ...]
Document = Mapping[str, Any]

TABLE = "table"
THE_TABLE = -2
"""The seat of the table, which reports cards."""
NOBODY = -1

REVEAL = "reveal"
"""The type of the table's actions."""

S = TypeVar("S")


class Range(NamedTuple):
    """The figure of a listed move that stands for every integer from `minimum` to `maximum`."""

    minimum: int
    maximum: int


class Due(NamedTuple):
    """The figure of a listed reveal that stands for so many of these cards, in any order."""

    how_many: int
    possible: Sequence[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Action(Generic[S]):
    """One type of action in one phase.

    `candidates`: what a seat may try, in the order of listing; what ends in a Range or in Due is legal as it stands.
    `violations`: why a move that may come from outside is not allowed. `legal`, only where a benchmark asks for it:
    what `candidates` without violations come to, worked out faster. `play` carries a legal move out, in place.
    """

    type: str
    members: tuple[str, ...] = ()
    """The members of its document beside type and player, in the order of a move's figures."""
    candidates: Callable[[S, int], Iterable[Move]]
    violations: Callable[[S, Move], Iterable[Violation]]
    play: Callable[[S, Move, list[Happened]], None]
    legal: Callable[[S, int], Iterable[Move]] | None = None
    load_figures: Callable[[Document], tuple[Any, ...]] | None = None
    """The figures of a document, where they are not just its members."""
    dump_figures: Callable[[Move], dict[str, Any]] | None = None
    """The members of a move's document, likewise."""
    dump: Callable[[Move, str], dict[str, Any]] = field(init=False, repr=False)
    """The document of a move by that player."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "dump", _dumper(self.type, self.members, self.dump_figures))

    def load(self, document: Document, seat: int) -> Move:
        """The move of a document of the right shape."""
        if self.load_figures is not None:
            return (self.type, seat, *self.load_figures(document))
        return (self.type, seat, *[document[name] for name in self.members])

    @property
    def moves(self) -> Callable[[S, int], Iterable[Move]]:
        """Lists the legal moves of this type by a seat, in the order of listing."""
        return self.legal or self.plain_moves

    def plain_moves(self, state: S, seat: int) -> Iterator[Move]:
        """The same by its definition: the candidates that have no violations."""
        for move in self.candidates(state, seat):
            if type(move[-1]) in _SUMMED_UP or next(iter(self.violations(state, move)), None) is None:
                yield move


_SUMMED_UP = (Range, Due)


def dump_figure(figure: Any) -> Any:
    """The document's value of a move's figure: a range is told as its bounds, what is due as its number and choice."""
    if type(figure) is Range:
        return {"minimum": figure.minimum, "maximum": figure.maximum}
    if type(figure) is Due:
        return {"count": figure.how_many, "from": [*figure.possible]}
    return figure


def _dumper(
    type_: str, members: Sequence[str], dump_figures: Callable[[Move], dict[str, Any]] | None
) -> Callable[[Move, str], dict[str, Any]]:
    """What writes moves of that type as documents: an answer lists dozens, so each number of members has its own."""
    if dump_figures is not None:
        return lambda move, player: {"type": type_, "player": player, **dump_figures(move)}
    match members:
        case ():
            return lambda _move, player: {"type": type_, "player": player}
        case (member,):
            return lambda move, player: {"type": type_, "player": player, member: dump_figure(move[2])}
        case (first, second, third):
            return lambda move, player: {
                "type": type_,
                "player": player,
                first: move[2],
                second: move[3],
                third: move[4],
            }
    raise TypeError(f"an action with the members {members} needs dump_figures")


@dataclass(frozen=True, slots=True)
class Phase(Generic[S]):
    """One phase: its actions in the order of listing, who may act in it, and the clauses that say so.

    `turn_rule` is cited where it is another's turn, `rule` where the phase does not know an action; each may depend on
    the state. `legal`, only where a benchmark asks for it: what `plain_moves` comes to, worked out faster.
    """

    name: str
    actions: tuple[Action[S], ...] = ()
    seats_to_act: Callable[[S], Sequence[int]] = lambda _state: ()
    rule: str = ""
    turn_rule: str = ""
    legal: Callable[[S], list[Move]] | None = None
    by_type: Mapping[str, Action[S]] = field(init=False, repr=False)
    """The actions by their type."""
    moves: Callable[[S], list[Move]] = field(init=False, repr=False)
    """Lists the legal moves of everyone who is to act, in the order of listing."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_type", {action.type: action for action in self.actions})
        object.__setattr__(self, "moves", self.legal or self.plain_moves)

    def plain_moves(self, state: S) -> list[Move]:
        """The same seat by seat and action by action."""
        return [
            move for seat in self.seats_to_act(state) for action in self.actions for move in action.moves(state, seat)
        ]
