"""Information-set Monte Carlo tree search: the best actions by many games that agree with what a seat knows.

P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012: one tree for all worlds,
whose moves are chosen by upper confidence bounds among those that the world at hand allows. The figures of a range come
into the tree by progressive widening (R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007): few
playouts that try all bids would learn little of each.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf, log, sqrt
from random import Random
from time import monotonic, thread_time
from typing import Any, Final

from gavel.engine.actions import THE_TABLE, Move, Range
from gavel.library.documents import InvalidDocument
from gavel.library.games import Game

Document = dict[str, Any]

MOST_WORLDS: Final = 64
"""The most worlds of a search: each is made once, and played again and again."""
_PLAYOUTS_PER_WORLD: Final = 8
_EXPLORATION: Final = 0.7
_WIDENING: Final = 0.25
"""A node of so many visits tries one figure of a range, and so many more as this power of its visits."""
_HORIZON: Final = 1000
"""The most moves of a playout beyond the tree, for games that random play does not end: then interim totals count."""
_LOWEST: Final = 0.7
"""How often a playout takes the lowest figure of a range: auctions rise by small steps."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An action, with what the search thinks of it."""

    action: Document
    value: float
    """The estimated share of opponents who end below the seat, from 0 to 1; a tie counts half."""
    visits: int
    """The number of playouts that began with the action."""


@dataclass(slots=True)
class _Node:
    """A move in the tree, by what has been played before it."""

    visits: int = 0
    available: int = 0
    """How often the move was possible when another or this one was chosen."""
    reward: float = 0.0
    """The sum of the rewards of who made the move."""
    children: dict[Move, "_Node"] = field(default_factory=dict)


def suggest(
    game: Game, record: Mapping[str, Any], *, playouts: int = 1000, milliseconds: int | None = None, seed: int = 0
) -> list[Suggestion]:
    """The actions of the seat of a record, the best first: those that were tried most often.

    Equal records, playouts and seeds make equal suggestions. With `milliseconds`, the search ends after that time, or
    after so many playouts. Of a range of bids only some are tried. The list is empty if the seat may not act. Raises
    InvalidDocument for a record that no game can have led to, and TimeoutError if so many milliseconds of CPU time were
    not enough to find a game that agrees with the record; one deal is always tried.
    """
    if playouts < 1:
        raise ValueError(f"a search has at least one playout, not {playouts}")
    seconds = inf if milliseconds is None else milliseconds / 1000
    ends = monotonic() + seconds
    search = _Search(game, record, playouts, seed, thread_time() + seconds)
    for _playout in range(playouts):
        search.playout()
        if monotonic() > ends:
            break
    return search.suggestions()


class _Search:
    """The tree of one search, and the worlds in which it grows."""

    def __init__(self, game: Game, record: Mapping[str, Any], playouts: int, seed: int, worlds_end: float) -> None:
        self._random, self._worlds_end = Random(seed), worlds_end  # noqa: S311  # for playouts, and repeatable
        self._game, self._fast, self._record = game, game.fast, record
        self._root, self._playouts = _Node(), 0
        self._worlds = [self._new_world()]
        self._number = min(MOST_WORLDS, -(-playouts // _PLAYOUTS_PER_WORLD))
        self._seat = self._worlds[0].ids.index(record["seat"])

    def _new_world(self) -> Any:
        return self._game.possible(self._record, self._random, ends=self._worlds_end).bare()

    def _add_world(self) -> None:
        try:
            self._worlds.append(self._new_world())
        except (InvalidDocument, TimeoutError):  # the record is possible, but no other deal that was tried agrees
            self._number = len(self._worlds)

    def _world(self) -> Any:
        """A copy of a world, each in turn; new ones are made as the search goes on."""
        self._playouts += 1
        wanted = min(self._number, -(-self._playouts // _PLAYOUTS_PER_WORLD))
        if len(self._worlds) < wanted:
            self._add_world()
        return self._fast.copy(self._worlds[self._playouts % len(self._worlds)])

    def playout(self) -> None:
        """Play one world from the record on: by the tree as far as it goes, then at random."""
        state, node, seat = self._world(), self._root, self._seat
        path: list[tuple[int, _Node]] = []
        self._root.visits += 1
        moves = [move for move in self._fast.moves(state) if move[1] == seat]
        while moves:
            tried = [each for move in moves if move[1] == seat for each in _tried_of(move, node.visits)]
            fresh = [move for move in tried if move not in node.children]
            for move in tried:
                if move in node.children:
                    node.children[move].available += 1
            move = self._random.choice(fresh) if fresh else self._best(node, tried)
            node = node.children.setdefault(move, _Node(available=1))
            path.append((seat, node))
            self._fast.apply(state, move)
            moves = self._moves(state)
            if fresh or not moves:
                break
            seat = moves[0][1]
        self._play_out(state, moves)
        rewards = _rewards(self._fast.returns(state))
        for mover, visited in path:
            visited.visits += 1
            visited.reward += rewards[mover]

    def _best(self, node: _Node, moves: list[Move]) -> Move:
        """The move with the highest upper confidence bound for who makes it."""

        def bound(move: Move) -> float:
            child = node.children[move]
            mean = child.reward / child.visits
            return mean + _EXPLORATION * sqrt(log(child.available) / child.visits)

        return max(moves, key=bound)

    def _moves(self, state: Any) -> list[Move]:
        """The legal moves, after the table has reported what is due at random; none at the end."""
        while not self._fast.finished(state):
            moves = self._fast.moves(state)
            if moves[0][1] != THE_TABLE:
                return moves
            self._fast.report(state, self._random)
        return []

    def _play_out(self, state: Any, moves: list[Move]) -> None:
        """Play at random to the end, or up to the horizon."""
        random, apply = self._random, self._fast.apply
        for _move in range(_HORIZON):
            if not moves:
                return
            *head, last = random.choice(moves)
            if type(last) is Range:
                last = last.minimum if random.random() < _LOWEST else random.choice(_steps(last))
            apply(state, (*head, last))
            moves = self._moves(state)

    def suggestions(self) -> list[Suggestion]:
        """The moves at the root, the most visited first."""
        ordered = sorted(self._root.children.items(), key=lambda item: (-item[1].visits, -item[1].reward, str(item[0])))
        return [
            Suggestion(self._fast.action(self._worlds[0], move), node.reward / node.visits, node.visits)
            for move, node in ordered
        ]


def _tried_of(move: Move, visits: int) -> list[Move]:
    """A move, or of its range the lowest figures: the more, the more often its node has been visited."""
    last = move[-1]
    if type(last) is not Range:
        return [move]
    return [(*move[:-1], figure) for figure in _steps(last)[: 1 + int(visits**_WIDENING)]]


def _steps(figures: Range) -> list[int]:
    """The lowest figures of a range, then wider and wider steps."""
    steps, figure, step = [], figures.minimum, 1
    while figure <= figures.maximum:
        steps.append(figure)
        step = step if len(steps) < 4 else 2 * step  # the first raises are those that auctions see
        figure += step
    return steps


def _rewards(totals: list[int]) -> list[float]:
    """For each seat the share of the others who end below it; a tie counts half."""
    others = len(totals) - 1
    return [(sum(total > each for each in totals) + (totals.count(total) - 1) / 2) / others for total in totals]
