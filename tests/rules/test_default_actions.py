"""Default actions: one for each player to act, legal, never a bid, a purchase or a stow; games of them alone end."""

from random import Random
from typing import Any

import pytest

from gavel.catalogue import games
from gavel.engine.actions import TABLE
from gavel.engine.game import FINISHED
from tests.support.play import Combination, as_json, concrete, some_quick_all_long

Json = dict[str, Any]

EVERY_COMBINATION = pytest.mark.parametrize("combination", some_quick_all_long())

NEVER = {"bid", "stow", "keep", "reveal"}
"""What gives something away, is chosen for gain, or is the table's to report."""

MOST = 1_000
"""No game has nearly so many actions."""


def nothing_due(state: Json) -> list[str]:
    """Auctionland's highest bidder may raise and need not; nobody else is asked without a default action."""
    auction = state.get("auction") or {}
    return [auction["high_bidder"]] if state["phase"] == "bidding" and auction.get("high_bidder") else []


@EVERY_COMBINATION
def test_everyone_to_act_has_one_that_is_legal(combination: Combination) -> None:
    game, rng = combination.game, Random(f"default {combination}")
    state, _events = game.setup(combination.request({}, rng))
    while state.phase != FINISHED:
        document, to_act = as_json(game.dump(state)), game.to_act(state)
        found = game.default_actions(state)
        asked = [player for player in to_act if player != TABLE and player not in nothing_due(document)]
        assert list(found) == [player for player in state.ids if player in asked]
        for player, action in found.items():
            assert action["player"] == player
            assert action["type"] not in NEVER
            assert game.check(state, action) == []
            assert action in as_json(game.legal_actions(state, player))
            assert game.default_actions(state, player) == {player: action}
        assert game.default_actions(state, "spectator") == {}
        game.play(state, concrete(rng.choice(game.legal_actions(state)), rng))
    assert game.default_actions(state) == {}


@EVERY_COMBINATION
def test_a_game_of_default_actions_alone_ends_from_wherever_it_has_come(combination: Combination) -> None:
    game, rng = combination.game, Random(f"alone {combination}")
    for before in (0, 1, rng.randrange(2, 60)):
        state, _events = game.setup(combination.request({}, rng))
        for _ in range(before):
            if state.phase != FINISHED:
                game.play(state, concrete(rng.choice(game.legal_actions(state)), rng))
        for _ in range(MOST):
            if state.phase == FINISHED:
                break
            found = game.default_actions(state)
            listed = [*found.values()] or game.legal_actions(state, TABLE)
            game.play(state, concrete(rng.choice(listed), rng))
        assert state.phase == FINISHED
        assert game.inspect(as_json(game.dump(state))) == []


def test_a_seat_played_by_default_still_scores_what_falls_to_it() -> None:
    """Nothing is chosen for gain, yet unsold cubes are placed, and bring their certificates."""
    game = games()["the-estates"]
    state, _events = game.setup({"players": ["ann", "bob"], "seed": "x"})
    while state.phase != FINISHED:
        (action,) = game.default_actions(state).values()
        game.play(state, action)
    standings = game.scores(state)["standings"]
    assert {each["player"]: each["total"] for each in standings} == {"ann": 1, "bob": 37}
