"""A state without breaches can be played to the end; any other is refused with each of them. Nothing else is raised."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.api.registry import registry
from gavel.engine.game import FINISHED, Game
from gavel.engine.verdicts import InvalidState, Violation
from tests.rules.golden import golden_combinations, path_of
from tests.support.hooks import hooks_of
from tests.support.play import as_json, concrete, every_game
from tests.support.spoiling import spoilt

Json = dict[str, Any]

EVERY_GAME = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
SEEDS = st.integers(0, 2**32 - 1)


def reached(game: Game[Any], rng: Random) -> Json:
    """A state out of a golden playthrough."""
    golden = path_of(rng.choice(list(golden_combinations(game))))
    documents = [json.loads(line) for line in golden.read_text(encoding="utf-8").splitlines()]
    actions = [document["action"] for document in documents if "action" in document]
    state, _events = game.setup(documents[0]["setup"])
    for action in actions[: rng.randrange(len(actions) + 1)]:
        game.play(state, action)
    document: Json = as_json(game.dump(state))
    return document


def play_to_the_end(game: Game[Any], document: Json, rng: Random) -> None:
    """Play at random from a state without faults; everything must hold that holds in any game."""
    while document["phase"] != FINISHED:
        state = game.load(document)
        assert as_json(game.dump(state)) == document
        listed = game.legal_actions(state)
        assert listed
        action = concrete(as_json(rng.choice(listed)), rng)
        assert not game.check(state, action)
        events = as_json(game.play(state, action))
        after: Json = as_json(game.dump(state))
        assert not game.inspect(after), (document, action)
        hooks_of(game).conserved(document, after, events)
        document = after
    sheet = game.scores(game.load(document))
    assert sheet["final"]


def refused_at_the_door(game: Game[Any], document: Json) -> list[Violation]:
    """The violations for which a state is not opened; none if it is, and then it is the state of the document."""
    try:
        state = game.open(document)
    except InvalidState as refusal:
        return list(refusal.violations)
    assert as_json(game.dump(state)) == document
    return []


def spoil_and_play(game: Game[Any], seed: int) -> str:
    """Spoil a state and inspect it: whether its shape was broken, faults were found, or it could be played on."""
    rng = Random(seed)
    document = spoilt(reached(game, rng), rng)
    if not registry()[game.id].schemas.accepts["inspections"]({"state": document}):
        return "misshapen"
    faults = game.inspect(document)
    assert refused_at_the_door(game, document) == faults
    if faults:
        assert {fault.code for fault in faults} <= set(game.breach_names)
        return "impossible"
    play_to_the_end(game, document, rng)
    return "possible"


@EVERY_GAME
@settings(max_examples=100)
@given(seed=SEEDS)
def test_a_state_without_faults_can_be_played_to_the_end(game: Game[Any], seed: int) -> None:
    spoil_and_play(game, seed)


@pytest.mark.long
@EVERY_GAME
@settings(max_examples=1500)
@given(seed=SEEDS)
def test_many_states_without_faults_can_be_played_to_the_end(game: Game[Any], seed: int) -> None:
    spoil_and_play(game, seed)


@EVERY_GAME
def test_spoiling_states_leads_to_possible_and_impossible_ones(game: Game[Any]) -> None:
    outcomes = [spoil_and_play(game, seed) for seed in range(60)]
    assert {"possible", "impossible"} <= set(outcomes)
