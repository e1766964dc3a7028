"""Fast play is the same play, unchecked."""

from random import Random

import pytest

from gavel import games
from tests.support.play import as_json, every_game, random_setups


def test_fast_play_lists_and_leads_to_what_the_checked_play_does(subtests: pytest.Subtests) -> None:
    for rules in every_game():
        with subtests.test(rules.id):
            rng, game = Random(f"fast {rules.id}"), games.load(rules.id)
            dealt = [setup for setup in random_setups(rules, rng) if setup["dealer"] == "service"]
            for setup in rng.sample(dealt, min(6, len(dealt))):
                state = game.new(**as_json(setup))
                bare = game.fast.begin(state)
                while not game.fast.finished(bare):
                    moves = game.fast.expand(game.fast.moves(bare))
                    listed = state.legal_actions(expand=True)
                    assert len(moves) == len(listed)
                    chosen = rng.randrange(len(moves))
                    game.fast.apply(bare, moves[chosen])
                    state.play(listed[chosen])
                totals = {each["player"]: each["total"] for each in state.scores()["standings"]}
                assert state.finished
                assert game.fast.returns(bare) == [totals[player] for player in state.players]


def test_a_bare_copy_goes_its_own_way() -> None:
    game = games.load("for-sale")
    state = game.new(["ann", "bob", "cy"], seed="s")
    before = state.document()
    bare = game.fast.begin(state)
    copied = game.fast.copy(bare)
    game.fast.apply(copied, game.fast.expand(game.fast.moves(copied))[0])
    assert game.fast.moves(copied) != game.fast.moves(bare)
    assert state.document() == before
