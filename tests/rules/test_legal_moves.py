"""What is listed as legal is what the statements about single moves come to, however it is worked out."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.engine.actions import CardsToReveal, Range, dump_figure
from gavel.engine.game import FINISHED, Game
from tests.support.hooks import hooks_of
from tests.support.play import as_json, combinations, concrete, every_game


def positions(game: Game[Any], data: st.DataObject) -> Iterator[Any]:
    """Every position of a random game of any combination, with any options."""
    rng = Random(data.draw(st.integers(0, 2**32 - 1)))
    chosen = data.draw(st.sampled_from(list(combinations(game))))
    options = data.draw(st.just({}) | hooks_of(game).options(chosen.ruleset, chosen.variant, chosen.players))
    state, _events = game.setup(chosen.request(options, rng))
    while state.phase != FINISHED:
        yield state
        game.play(state, concrete(as_json(rng.choice(game.legal_actions(state))), rng))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
@settings(max_examples=30)
@given(data=st.data())
def test_what_a_phase_lists_faster_is_what_it_lists_plainly(game: Game[Any], data: st.DataObject) -> None:
    listed = 0
    for state in positions(game, data):
        phase = game.phase_of(state)
        moves = game.moves(state)
        assert moves == phase.moves(state) == phase.plain_moves(state)
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
        (CardsToReveal(2, (0, 0, 7)), {"count": 2, "from": [0, 0, 7]}),
        (3, 3),
        ("bid", "bid"),
    ],
)
def test_a_figure_that_stands_for_many_says_so(figure: Any, document: Any) -> None:
    assert dump_figure(figure) == document
