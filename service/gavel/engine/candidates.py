"""The violation of a move that is none of the candidates, for actions that state no violations of their own."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from gavel.engine.actions import Action, Move, Range
from gavel.engine.kinds import INTEGER, TEXT, Kind
from gavel.engine.shapes import MOST, Either, Integer, Items, Text
from gavel.engine.verdicts import Code, Violation, pointer

S = TypeVar("S")

_ALLOWED: Final = Kind(
    "values",
    shape=Items(Either((Integer(-MOST), Text(64)))),
    about="The values that would be legal here, given the members before this one. For that player alone.",
)
NOT_LEGAL: Final = Code("move.not-legal", figures={"action": TEXT, "allowed": _ALLOWED})
OUT_OF_RANGE: Final = Code("move.not-legal", figures={"action": TEXT, "minimum": INTEGER, "maximum": INTEGER})
"""The form of the code for a figure outside the one range that is legal."""


def violations_of(action: Action[S], state: S, move: Move) -> Iterator[Violation]:
    """The violation at the first member by which a move departs from all candidates; none if it is one of them."""
    if action.violations is not None:
        yield from action.violations(state, move)
        return
    left = [*action.candidates(state, move[1])]
    if not left:
        yield NOT_LEGAL("/type", rule=action.rule, action=action.type, allowed=[])
    for index, name in enumerate(action.members if left else (), 2):
        figures = [candidate[index] for candidate in left]
        left = [candidate for candidate in left if _fits(candidate[index], move[index])]
        if not left:
            yield _departure(action, pointer(name), figures)
            return


def _fits(figure: Any, value: Any) -> bool:
    if isinstance(figure, Range):
        return bool(figure.minimum <= value <= figure.maximum)
    return bool(figure == value)


def _departure(action: Action[Any], at: str, figures: Sequence[Any]) -> Violation:
    [*ranges] = dict.fromkeys([figure for figure in figures if isinstance(figure, Range)])
    if len(ranges) == 1:
        bounds = {"minimum": ranges[0].minimum, "maximum": ranges[0].maximum}
        return OUT_OF_RANGE(at, rule=action.rule, action=action.type, **bounds)
    allowed = [*dict.fromkeys([figure for figure in figures if isinstance(figure, int | str)])]
    return NOT_LEGAL(at, rule=action.rule, action=action.type, allowed=allowed)
