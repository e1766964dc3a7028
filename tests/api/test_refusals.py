"""A refusal is for its actor: it tells nothing that this seat may not see, so it may be forwarded to whoever acted."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.engine.records import REFEREE
from gavel.engine.referee_declarations import action_codes
from gavel.i18n.translator import translator_for
from tests.conformance.playing import exchanges
from tests.support.listing import mutations
from tests.support.play import Combination, concrete, every_combination, some_combinations
from tests.support.referees import PureReferee
from tests.support.two_worlds import another_world

Json = dict[str, Any]

CALL = Call(translator_for("fr"), "one-request")


def refusal(of_game: GameService, state: Json, action: Json) -> str | None:
    """What is answered to an action that is refused; None if it is legal."""
    try:
        answer(of_game, "actions", {"state": state, "action": action}, CALL)
    except Problem as problem:
        return json.dumps(problem.document(CALL.translator, CALL.instance))
    return None


def tries(game: str, player: str, tried: list[Json]) -> list[Json]:
    """What a player may try: what others may do or once did as this player's, and what lies a little beside it."""
    own = [{**action, "player": player} for action in tried if action["player"] != "table"]
    beside = [each for action in own for each in mutations(game, action, (), own)]
    return own + [action for action in beside if action["player"] == player]


def refusals_are_the_same(combination: Combination, most: int | None) -> None:
    """In random games, in two worlds: so many of the things that a player may try at a position, or all."""
    codes: set[str] = set()
    # One game nearly always meets both; where chance keeps them from it, others are played.
    for number in range(10):
        worlds, met = codes_of_a_game(combination, most, Random(f"refused {combination} {number}"))
        codes |= met
        # Two players at a table hide nothing from each other but what nobody sees, so there may be no second world.
        if worlds == 0 or {"turn.not-yours", "phase.wrong-action"} <= codes:
            return
    raise AssertionError(f"no game met every kind of refusal: {codes}")


def codes_of_a_game(combination: Combination, most: int | None, rng: Random) -> tuple[int, set[str]]:
    """How many second worlds a random game had, and the codes of its refusals, which were the same in both."""
    game, referee = combination.game, PureReferee(combination.game)
    service, worlds = registry()[game.id], 0
    tried: list[Json] = []
    codes: set[str] = set()
    position = referee.setup(combination.request({}, rng))
    while not position["finished"]:
        state = position["state"]
        tried = [concrete(action, rng) for action in position["legal_actions"][-3:]] + tried[:6]
        player = rng.choice(state["players"])["id"]
        # One position in three is enough to meet every phase.
        other = another_world(game, state, player, rng) if rng.random() < 1 / 3 else None
        worlds += other is not None
        actions = tries(game.id, player, tried) if other is not None else []
        for action in rng.sample(actions, len(actions) if most is None else min(most, len(actions))):
            told = refusal(service, state, action)
            assert other is not None
            assert refusal(service, other, action) == told
            if told is not None:
                problem = json.loads(told)
                assert all(each["player"] == player for each in problem["legal_actions"])
                codes |= {violation["code"] for violation in problem["violations"]}
        position = referee.act(state, concrete(rng.choice(position["legal_actions"]), rng))
    return worlds, codes


@pytest.mark.parametrize("combination", some_combinations(), ids=str)
def test_refusals_of_two_worlds_are_the_same_bytes(combination: Combination) -> None:
    refusals_are_the_same(combination, most=20)


@pytest.mark.long
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_refusals_of_two_worlds_are_the_same_bytes_whatever_is_tried(combination: Combination) -> None:
    refusals_are_the_same(combination, most=None)


# --- every code -----------------------------------------------------------------------------------------------------


NOTHING_HIDDEN = {"keep.no-room"}
"""Its cases are of two players, who know each other's money, and of one tile in the stack."""

TO_THE_REFEREE = {code.code for code in action_codes("any")} - {"player.forfeited"}
"""Told to somebody who sees everything."""


def refusals_of_cases(game: str) -> Iterator[tuple[Json, Json]]:
    """The state and the action of every action that the conformance cases have refused."""
    for _case, _method, path, body, (status, _headers, told) in exchanges(game):
        if path.endswith("/actions") and status == 422 and told["type"] == "/problems/illegal-action":
            yield body["state"], body["action"]


@pytest.mark.parametrize("game", registry())
def test_refusals_of_every_code_are_the_same_bytes_in_two_worlds(game: str) -> None:
    """A finished game lies open to all, and what the table reports is reported by somebody who sees everything."""
    of_game, rng = registry()[game], Random(game)
    met: set[str] = set()
    for state, action in refusals_of_cases(game):
        ids = [player["id"] for player in state["players"]]
        other = another_world(of_game.game, state, action["player"] if action["player"] in ids else "spectator", rng)
        if other is not None and action["type"] != "reveal" and action["player"] != REFEREE:
            told = refusal(of_game, state, action)
            assert told is not None
            assert refusal(of_game, other, action) == told
            met |= {violation["code"] for violation in json.loads(told)["violations"]}
    reported = {code for code in of_game.game.illegal if code.startswith("reveal.")}
    assert met == set(of_game.game.illegal) - reported - {"game.finished"} - NOTHING_HIDDEN - TO_THE_REFEREE
