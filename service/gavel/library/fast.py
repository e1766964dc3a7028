"""Play without checks, for searches and simulations: states and moves as the rules have them inside."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from gavel.engine.actions import Move, Range
from gavel.engine.game import FINISHED, Game
from gavel.engine.listing import names_of
from gavel.engine.ranking import Scoresheet
from gavel.library.chances import chance_in
from gavel.library.states import State

Bare = Any
"""A state of the rules, without a record of events and actions."""


class Fast:
    """The moves of one game as tuples: a type, a seat and figures.

    Nothing is checked, and no history is kept: a move that is not listed spoils its state.
    """

    __slots__ = ("_rules", "_scores", "apply", "copy", "moves")

    moves: Callable[[Bare], list[Move]]
    """Lists the legal moves of everyone; one whose last figure is a Range stands for all integers in it."""
    apply: Callable[[Bare, Move], object]
    """Applies a legal move in place; returns its events as tuples."""
    copy: Callable[[Bare], Bare]
    """Makes an independent copy."""

    def __init__(self, rules: Game[Any]) -> None:
        # The rules' own functions, since a call between would cost a tenth of the speed.
        self._rules = rules
        self.moves, self.apply, self.copy = rules.moves, rules.apply, rules.declaration.state.copy
        self._scores: Callable[[Bare], Scoresheet] = rules.scores

    def begin(self, state: State) -> Bare:
        """A bare copy of a state."""
        return state.bare()

    def expand(self, moves: Sequence[Move]) -> list[Move]:
        """These moves, with one for each integer of a range."""
        return [each for move in moves for each in _each(move)]

    def report(self, state: Bare, random: Random) -> None:
        """Report cards drawn at random, where a table deals and is to act."""
        due = chance_in(self._rules, state)
        if due is not None:
            self.apply(state, self._rules.move_of(state, due.draw(random)))

    def action(self, state: Bare, move: Move) -> dict[str, Any]:
        """The action of a legal move, as a document."""
        return self._rules.phase_of(state).by_type[move[0]].dump(move, names_of(state))

    def finished(self, state: Bare) -> bool:
        """Whether the game is over."""
        over: bool = state.phase == FINISHED
        return over

    def returns(self, state: Bare) -> list[int]:
        """The total of each player by seat; an interim total while the game runs."""
        totals = {standing["player"]: standing["total"] for standing in self._scores(state)["standings"]}
        return [totals[player] for player in state.ids]


def _each(move: Move) -> list[Move]:
    last = move[-1]
    if type(last) is not Range:
        return [move]
    return [(*move[:-1], figure) for figure in range(last.minimum, last.maximum + 1)]
