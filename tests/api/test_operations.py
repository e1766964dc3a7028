"""The operations: pure functions of parsed JSON, which look for what is wrong in the order of the contract."""

import copy
import json
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from gavel.api.registry import examples_of, registry
from gavel.api.service import GameService
from gavel.schemas.error_codes import MAX_INTEGER
from gavel.schemas.limits import LIMITS
from tests.api.asking import ask, refused

every_game = pytest.mark.parametrize("service", registry().values(), ids=registry())
EVERY_OPERATION = [(service, operation) for service in registry().values() for operation in service.operations]

Json = dict[str, Any]
OF_STATES = ["actions", "legal-actions", "scores", "views", "inspections", "replays"]


def places(problem: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(each["pointer"], each["code"]) for each in problem["errors"]]


def example(service: GameService, operation: str, name: str | None = None) -> Json:
    """A copy of an example request, the first if no name is given."""
    bodies = examples_of(service)[operation]
    return copy.deepcopy(dict(bodies[name or next(iter(bodies))]))


def with_state(service: GameService, operation: str) -> Json:
    return next(copy.deepcopy(dict(each)) for each in examples_of(service)[operation].values() if "state" in each)


def transcript(service: GameService) -> tuple[Json, list[Json], list[Json]]:
    """A whole game, always the last listed action: the setup, the actions, and the positions from the first on."""
    setup = example(service, "setup")
    positions = [ask(service, "setup", setup)]
    actions: list[Json] = []
    while not positions[-1]["finished"]:
        listed = ask(service, "legal-actions", {"state": positions[-1]["state"], "expand": True})
        actions.append(listed["legal_actions"][-1])
        positions.append(ask(service, "actions", {"state": positions[-1]["state"], "action": actions[-1]}))
    return setup, actions, positions


# --- in which order faults are looked for ---------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("operation", OF_STATES)
def test_the_shape_is_looked_at_before_the_state(service: GameService, operation: str) -> None:
    body = with_state(service, operation)
    body["state"] |= {"history": "x", "players": body["state"]["players"] * 2}
    assert "/state/history" in dict(places(refused(service, operation, body, "invalid-request")))


@every_game
def test_the_state_is_looked_at_before_the_action(service: GameService) -> None:
    body = with_state(service, "actions")
    body["state"]["deal"] = {"seed": "a seed", "commitment": "0" * 64}
    body["action"]["player"] = "nobody"
    problem = refused(service, "actions", body, "invalid-state")
    assert "deal.wrong-commitment" in [each["code"] for each in problem["violations"]]
    assert all(each["pointer"].startswith("/state") for each in problem["violations"])


@every_game
def test_the_action_is_looked_at_last(service: GameService) -> None:
    body = with_state(service, "actions")
    body["action"]["player"] = "nobody"
    problem = refused(service, "actions", body, "illegal-action")
    [violation] = problem["violations"]
    assert violation["code"] == "player.unknown"
    assert violation["pointer"] == "/action/player"
    assert violation["rule"].startswith(f"{service.game.id}/")
    listed = ask(service, "legal-actions", {"state": body["state"]})
    assert (list(problem["to_act"]), problem["legal_actions"]) == (listed["to_act"], [])


@every_game
@pytest.mark.parametrize(("operation", "member"), [("legal-actions", "player"), ("views", "viewer")])
def test_a_stranger_is_an_invalid_request_even_where_the_state_is_invalid(
    service: GameService, operation: str, member: str
) -> None:
    body = {"state": with_state(service, operation)["state"], member: "nobody"}
    body["state"]["round"] = 999
    assert places(refused(service, operation, body, "invalid-request")) == [(f"/{member}", "player.unknown")]


@every_game
def test_a_bad_setup_is_an_invalid_request(service: GameService) -> None:
    body = {**example(service, "setup"), "first_player": "nobody", "dealer": "table", "seed": "s"}
    found = places(refused(service, "setup", body, "invalid-request"))
    assert {("/first_player", "player.unknown"), ("/seed", "seed.with-table")} <= set(found)
    in_replay = places(refused(service, "replays", {"setup": body, "actions": []}, "invalid-request"))
    assert in_replay == [(f"/setup{pointer}", code) for pointer, code in found]


# --- positions ------------------------------------------------------------------------------------------------------


@every_game
def test_a_position_says_who_may_act_and_how(service: GameService) -> None:
    _setup, _actions, positions = transcript(service)
    for position in positions:
        assert position["finished"] == (position["state"]["phase"] == "finished")
        assert (position["scores"] is None) == (not position["finished"])
        assert (position["to_act"] == []) == position["finished"]
        assert {each["player"] for each in position["legal_actions"]} == set(position["to_act"])
        assert all(each["text"] for each in position["events"])


@every_game
def test_each_action_is_counted_and_recorded(service: GameService) -> None:
    _setup, _actions, positions = transcript(service)
    assert [each["state"]["ply"] for each in positions] == list(range(len(positions)))
    assert len({each["state"]["history"] for each in positions}) == len(positions)


@every_game
def test_a_count_that_could_not_go_on_is_refused(service: GameService) -> None:
    for operation in ("actions", "legal-actions", "scores", "views", "replays"):
        body = with_state(service, operation)
        body["state"]["ply"] = MAX_INTEGER - LIMITS.replay + 1
        assert places(refused(service, operation, body, "invalid-request")) == [("/state/ply", "value.out-of-range")]


# --- legal actions --------------------------------------------------------------------------------------------------


@every_game
def test_a_player_filters_the_actions_and_nothing_else(service: GameService) -> None:
    _setup, _actions, positions = transcript(service)
    for position in positions:
        state = position["state"]
        everyone = ask(service, "legal-actions", {"state": state})
        for player in [*(seat["id"] for seat in state["players"]), "table"]:
            own = ask(service, "legal-actions", {"state": state, "player": player})
            assert own["to_act"] == everyone["to_act"]
            assert own["legal_actions"] == [each for each in everyone["legal_actions"] if each["player"] == player]


@every_game
def test_every_expanded_action_can_be_played(service: GameService) -> None:
    state = with_state(service, "legal-actions")["state"]
    expanded = ask(service, "legal-actions", {"state": state, "expand": True})["legal_actions"]
    for action in expanded:
        assert ask(service, "actions", {"state": state, "action": action})["state"]["ply"] == state["ply"] + 1
    ranges = ask(service, "legal-actions", {"state": state, "expand": False})["legal_actions"]
    counts = [each["amount"]["maximum"] - each["amount"]["minimum"] + 1 if "amount" in each else 1 for each in ranges]
    assert len(expanded) == sum(counts)


# --- scores, tallies, views, inspections ----------------------------------------------------------------------------


@every_game
def test_a_score_is_final_only_when_the_game_is(service: GameService) -> None:
    _setup, _actions, positions = transcript(service)
    running, finished = positions[0]["state"], positions[-1]["state"]
    assert ask(service, "scores", {"state": running})["final"] is False
    assert ask(service, "scores", {"state": running, "final": False})["final"] is False
    assert refused(service, "scores", {"state": running, "final": True}, "not-finished")["status"] == 422
    assert ask(service, "scores", {"state": finished, "final": True}) == ask(service, "scores", {"state": finished})
    assert ask(service, "scores", {"state": finished}) == positions[-1]["scores"]


@every_game
def test_every_ruling_of_a_scoresheet_says_why(service: GameService) -> None:
    sheet = ask(service, "scores", {"state": with_state(service, "scores")["state"]})
    assert [each["id"] for each in sheet["rulings"]] == [ruling.id for ruling in service.game.rulings]
    assert all(each["why"] for each in sheet["rulings"])


@every_game
def test_an_impossible_end_is_an_invalid_state(service: GameService) -> None:
    body = example(service, "tallies")
    body["players"][0]["id"] = body["players"][1]["id"]
    problem = refused(service, "tallies", body, "invalid-state")
    assert "player.twice" in [each["code"] for each in problem["violations"]]


@every_game
def test_a_view_lists_what_its_viewer_may_do(service: GameService) -> None:
    _setup, _actions, positions = transcript(service)
    for position in positions:
        state = position["state"]
        for viewer in [*(seat["id"] for seat in state["players"]), "spectator"]:
            seen = ask(service, "views", {"state": state, "viewer": viewer})
            own = [each for each in position["legal_actions"] if each["player"] == viewer]
            assert (seen["to_act"], seen["legal_actions"]) == (position["to_act"], own)
            assert (seen["view"] == state) == position["finished"]


@every_game
def test_an_inspection_names_what_is_broken_and_refuses_nothing(service: GameService) -> None:
    state = with_state(service, "inspections")["state"]
    assert ask(service, "inspections", {"state": state}) == {"valid": True, "violations": []}
    broken = {**state, "deal": {"seed": "a seed", "commitment": "0" * 64}}
    inspected = ask(service, "inspections", {"state": broken})
    assert inspected["valid"] is False
    problem = refused(service, "scores", {"state": broken}, "invalid-state")
    assert inspected["violations"] == json.loads(json.dumps(problem["violations"]))


def test_more_than_a_hundred_violations_are_counted() -> None:
    service = registry()["for-sale"]
    state = copy.deepcopy(with_state(service, "inspections")["state"])
    state["players"][0]["houses"] = list(range(900, 999)) * 2
    inspected = ask(service, "inspections", {"state": state})
    assert len(inspected["violations"]) == 100
    assert inspected["more"] > 0


# --- replays --------------------------------------------------------------------------------------------------------


@every_game
def test_a_replay_of_a_whole_game_ends_where_the_game_did(service: GameService) -> None:
    setup, actions, positions = transcript(service)
    last = positions[-1]
    replayed = ask(service, "replays", {"setup": setup, "actions": actions, "history": last["state"]["history"]})
    assert replayed["position"] == last
    assert replayed["applied"] == len(actions)
    assert replayed["refused"] is None
    assert replayed["events"] == [event for position in positions for event in position["events"]]
    assert replayed["history_matches"] is True


@every_game
def test_a_replay_may_begin_anywhere(service: GameService) -> None:
    _setup, actions, positions = transcript(service)
    for begin in range(0, len(positions), 7):
        replayed = ask(service, "replays", {"state": positions[begin]["state"], "actions": actions[begin:]})
        after = positions[begin + 1 :]
        assert replayed["position"]["state"] == positions[-1]["state"]
        assert replayed["events"] == [event for position in after for event in position["events"]]
        assert replayed["history_matches"] is None


@every_game
def test_a_replay_without_actions_gives_the_position_of_a_stored_state(service: GameService) -> None:
    _setup, _actions, positions = transcript(service)
    for position in positions:
        replayed = ask(service, "replays", {"state": position["state"], "actions": []})
        assert replayed["position"] == {**position, "events": [], "undo": None}
        assert (replayed["applied"], replayed["refused"], replayed["events"]) == (0, None, [])


@every_game
def test_a_replay_stops_at_the_first_action_that_is_refused(service: GameService) -> None:
    setup, actions, positions = transcript(service)
    for index in (0, 5, len(actions)):
        stranger = {**actions[0], "player": "nobody"}
        spoilt = [*actions[:index], stranger, *actions[index:]]
        replayed = ask(service, "replays", {"setup": setup, "actions": spoilt})
        assert replayed["position"] == positions[index]
        assert (replayed["applied"], replayed["refused"]["index"]) == (index, index)
        problem = replayed["refused"]["problem"]
        assert (problem["type"], problem["instance"]) == ("/problems/illegal-action", "one-request")
        assert problem["violations"][0]["pointer"].startswith(f"/actions/{index}")
        assert (problem["to_act"], problem["legal_actions"]) == (positions[index]["to_act"], [])


@every_game
def test_a_replay_tells_whether_the_record_is_the_same(service: GameService) -> None:
    setup, actions, positions = transcript(service)
    for position, played in ((positions[3], 3), (positions[0], 0)):
        body = {"setup": setup, "actions": actions[:played], "history": position["state"]["history"]}
        assert ask(service, "replays", body)["history_matches"] is True
        for other in (positions[1]["state"]["history"], "0" * 64):
            assert ask(service, "replays", {**body, "history": other})["history_matches"] is False


@every_game
@pytest.mark.parametrize("given", [[], ["setup", "state"]])
def test_a_replay_begins_with_either_a_setup_or_a_state(service: GameService, given: list[str]) -> None:
    both = {"setup": example(service, "setup"), "state": with_state(service, "replays")["state"]}
    body = {name: both[name] for name in given} | {"actions": []}
    assert places(refused(service, "replays", body, "invalid-request")) == [("", "members.exactly-one")]


# --- purity ---------------------------------------------------------------------------------------------------------


def test_no_operation_changes_what_it_is_given(subtests: pytest.Subtests) -> None:
    for service, operation in EVERY_OPERATION:
        with subtests.test(game=service.game.id, operation=operation):
            for body in examples_of(service)[operation].values():
                before = copy.deepcopy(body)
                ask(service, operation, body)
                assert body == before


@every_game
def test_a_position_can_be_asked_about_again_after_it_was_played_on(service: GameService) -> None:
    _setup, actions, positions = transcript(service)
    for (here, there), action in zip(pairwise(positions), actions, strict=True):
        assert ask(service, "actions", {"state": here["state"], "action": action}) == there


@every_game
@pytest.mark.parametrize("member", ["seed", "nonce"])
def test_a_drawn_seed_and_its_nonce_have_256_random_bits(service: GameService, member: str) -> None:
    body = {"players": example(service, "setup")["players"]}
    drawn = {ask(service, "setup", body)["state"]["deal"][member] for _ in range(4)}
    assert len(drawn) == 4
    assert all(len(bytes.fromhex(each)) == 32 for each in drawn)


@every_game
def test_a_nonce_is_seen_when_the_game_is_over_and_not_before(service: GameService) -> None:
    nonce = "0123456789abcdef" * 4
    players = example(service, "setup")["players"]
    position = ask(service, "setup", {"players": players, "seed": "a seed", "nonce": nonce})
    seats = (*players, "spectator")
    while not position["finished"]:
        told = [ask(service, "views", {"state": position["state"], "viewer": viewer}) for viewer in seats]
        assert nonce not in json.dumps(told)
        listed = ask(service, "legal-actions", {"state": position["state"], "expand": True})
        body = {"state": position["state"], "action": listed["legal_actions"][-1]}
        position = ask(service, "actions", body)
    for viewer in seats:
        seen = ask(service, "views", {"state": position["state"], "viewer": viewer})
        assert seen["view"]["deal"] == position["state"]["deal"]
        assert seen["view"]["deal"]["nonce"] == nonce


@every_game
def test_a_commitment_that_its_nonce_does_not_give_is_refused(service: GameService) -> None:
    body = {"players": example(service, "setup")["players"]}
    state = ask(service, "setup", body)["state"]
    deal = state["deal"]
    without = {name: deal[name] for name in ("seed", "commitment")}
    for spoilt in (without, {**deal, "nonce": "0" * 64}, {**deal, "seed": "another"}):
        answer = ask(service, "inspections", {"state": {**state, "deal": spoilt}})
        assert [each["code"] for each in answer["violations"]] == ["deal.wrong-commitment"]
