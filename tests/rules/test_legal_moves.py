"""What is listed as legal is what the statements about single moves come to, however it is worked out."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gavel.engine.actions import Due, Range, dump_figure
from gavel.engine.game import FINISHED, Game
from tests.support.play import as_json, concrete, every_game, random_setups

GAMES_PLAYED = 6


def positions(game: Game[Any]) -> Iterator[Any]:
    """Every position of a few random games, each of another combination."""
    rng = Random(f"legal moves of {game.id}")
    for request in rng.sample(list(random_setups(game, rng)), GAMES_PLAYED):
        state, _events = game.setup(request)
        while state.phase != FINISHED:
            yield state
            game.play(state, concrete(as_json(rng.choice(game.legal_actions(state))), rng))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_what_a_phase_lists_faster_is_what_it_lists_plainly(game: Game[Any]) -> None:
    listed = 0
    for state in positions(game):
        phase = game.phase_of(state)
        moves = phase.moves(state)
        assert moves == phase.plain_moves(state)
        for seat in phase.seats_to_act(state):
            for action in phase.actions:
                own = [move for move in moves if move[:2] == (action.type, seat)]
                assert own == list(action.plain_moves(state, seat))
                listed += len(own)
    assert listed


@pytest.mark.parametrize(
    ("figure", "document"),
    [
        (Range(2, 5), {"minimum": 2, "maximum": 5}),
        (Due(2, (0, 0, 7)), {"count": 2, "from": [0, 0, 7]}),
        (3, 3),
        ("bid", "bid"),
    ],
)
def test_a_figure_that_stands_for_many_says_so(figure: Any, document: Any) -> None:
    assert dump_figure(figure) == document
