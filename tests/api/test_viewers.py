"""One call serves a table: `viewers` brings every seat's view and legal actions beside the rest of the answer."""

import json
from random import Random
from typing import Any

import pytest

from gavel.api.batches import answer_line
from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.registry import examples_of, registry
from gavel.api.service import GameService
from gavel.i18n import LANGUAGES
from gavel.i18n.translator import translator_for
from tests.api.asking import CALL, ask
from tests.support.play import Combination, as_json, concrete, some_quick_all_long

Json = dict[str, Any]

OPERATIONS = ("setup", "actions", "replays", "views")
OF_A_VIEWER = ("view", "legal_actions", "default_actions")


def example(service: GameService, operation: str) -> Json:
    body = dict(next(iter(examples_of(service)[operation].values())))
    return {name: member for name, member in body.items() if name not in ("viewer", "viewers", "names")}


def players(body: Json) -> list[str]:
    setup = body.get("setup", body)
    return [player["id"] for player in body["state"]["players"]] if "state" in body else list(setup["players"])


def state_after(operation: str, body: Json, answered: Json) -> Json:
    if operation == "views":
        state: Json = body["state"]
        return state
    position: Json = answered["position"] if operation == "replays" else answered
    return dict(position["state"])


def refused(service: GameService, operation: str, body: Json) -> list[tuple[str, str]]:
    with pytest.raises(Problem) as caught:
        answer(service, operation, body, CALL)
    assert caught.value.name == "invalid-request"
    return [(each["pointer"], each["code"]) for each in caught.value.members["errors"]]


# --- what is answered -----------------------------------------------------------------------------------------------


def test_each_viewer_gets_the_view_and_the_legal_actions_that_views_gives_alone(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        for operation in OPERATIONS:
            with subtests.test(game=game, operation=operation):
                body = example(service, operation)
                everyone = [*players(body), "spectator"]
                answered = ask(service, operation, {**body, "viewers": everyone})
                state = state_after(operation, body, answered)
                alone = {viewer: ask(service, "views", {"state": state, "viewer": viewer}) for viewer in everyone}
                assert json.dumps(answered["views"]) == json.dumps(
                    {viewer: {name: each[name] for name in OF_A_VIEWER} for viewer, each in alone.items()}
                )


def test_views_stand_in_seat_order_a_spectator_last_whatever_order_was_asked(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        for operation in OPERATIONS:
            with subtests.test(game=game, operation=operation):
                body = example(service, operation)
                ids = players(body)
                asked = ["spectator", ids[-1], ids[0]]
                assert list(ask(service, operation, {**body, "viewers": asked})["views"]) == [
                    ids[0],
                    ids[-1],
                    "spectator",
                ]


@pytest.mark.parametrize("operation", ["setup", "actions", "replays"])
def test_the_rest_of_the_answer_is_the_same_with_viewers_and_without(subtests: pytest.Subtests, operation: str) -> None:
    for game, service in registry().items():
        with subtests.test(game=game):
            body = example(service, operation)
            with_views = ask(service, operation, {**body, "viewers": ["spectator"]})
            assert list(with_views)[-1] == "views"
            del with_views["views"]
            assert json.dumps(with_views) == json.dumps(ask(service, operation, body))


def test_views_of_several_viewers_have_neither_a_view_nor_legal_actions_of_one(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        with subtests.test(game=game):
            assert list(ask(service, "views", {**example(service, "views"), "viewers": ["spectator"]})) == [
                "to_act",
                "views",
            ]


def test_a_replay_shows_the_last_good_position(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        with subtests.test(game=game):
            body = example(service, "replays")
            body["actions"] = [*body["actions"], {"type": "pass", "player": "nobody"}]
            answered = ask(service, "replays", {**body, "viewers": ["spectator"]})
            assert answered["refused"] is not None
            shown = answered["views"]["spectator"]["view"]
            assert shown["ply"] == answered["position"]["state"]["ply"] == answered["applied"]
            assert "views" not in answered["position"]


@pytest.mark.parametrize("combination", some_quick_all_long())
def test_legal_actions_of_the_seats_are_those_of_the_position_at_every_step(combination: Combination) -> None:
    service, rng = registry()[combination.game.id], Random(f"viewers {combination}")
    request = combination.request({}, rng)
    viewers = [*request["players"], "spectator"]
    position = ask(service, "setup", {**request, "viewers": viewers})
    while not position["finished"]:
        by_seat = [position["views"][viewer]["legal_actions"] for viewer in viewers]
        everyone = [action for each in by_seat for action in each]
        listed = [action for action in position["legal_actions"] if action["player"] != "table"]
        assert sorted(map(json.dumps, everyone)) == sorted(map(json.dumps, listed))
        assert position["views"]["spectator"]["legal_actions"] == []
        action = concrete(rng.choice(position["legal_actions"]), rng)
        position = ask(service, "actions", {"state": position["state"], "action": action, "viewers": viewers})
    for each in position["views"].values():
        assert each == {"view": as_json(position["state"]), "legal_actions": [], "default_actions": {}}


def test_a_line_of_a_batch_takes_viewers(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        for operation in OPERATIONS:
            with subtests.test(game=game, operation=operation):
                body = {**example(service, operation), "viewers": ["spectator"]}
                line = {"id": 1, "operation": operation, "game": service.game.id, "body": body}
                answered = json.loads(
                    answer_line(json.dumps(line).encode(), translator_for(CALL.translator.language), "line/1")
                )
                assert (answered["status"], list(answered["body"]["views"])) == (200, ["spectator"])


def test_a_refused_action_is_answered_alike_with_viewers_and_without(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        with subtests.test(game=game):
            body = example(service, "actions")
            body["action"] = {**body["action"], "player": "nobody"}
            with pytest.raises(Problem) as plain:
                answer(service, "actions", body, CALL)
            with pytest.raises(Problem) as viewed:
                answer(service, "actions", {**body, "viewers": ["spectator"]}, CALL)
            assert viewed.value.document(CALL.translator, "x") == plain.value.document(CALL.translator, "x")


# --- bad input ------------------------------------------------------------------------------------------------------


def test_a_viewer_who_is_not_at_the_table_is_refused_by_name(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        for operation in OPERATIONS:
            for stranger in ["nobody", "table", "referee", "Spectator", ""]:
                with subtests.test(game=game, operation=operation, stranger=stranger):
                    body = example(service, operation)
                    code = "player.unknown" if stranger else "length.out-of-range"
                    asked = {**body, "viewers": [players(body)[0], stranger, "spectator"]}
                    assert refused(service, operation, asked) == [("/viewers/1", code)]


def test_malformed_viewers_are_refused(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        for operation in OPERATIONS:
            for viewers, place, code in [
                (["spectator", "spectator"], "/viewers", "items.not-unique"),
                ([], "/viewers", "length.out-of-range"),
                (["a", "b", "c", "d", "e", "f", "g", "h"], "/viewers", "length.out-of-range"),
                ("spectator", "/viewers", "type.wrong"),
                (None, "/viewers", "type.wrong"),
                ([None], "/viewers/0", "type.wrong"),
                (["a\n"], "/viewers/0", "format.wrong"),
            ]:
                with subtests.test(game=game, operation=operation, viewers=viewers, place=place, code=code):
                    assert refused(service, operation, {**example(service, operation), "viewers": viewers}) == [
                        (place, code)
                    ]


def test_views_take_exactly_one_of_viewer_and_viewers(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        with subtests.test(game=game):
            state = example(service, "views")
            both = {**state, "viewer": "spectator", "viewers": ["spectator"]}
            for body in (state, both):
                assert refused(service, "views", body) == [("", "members.exactly-one")]


def test_strangers_are_listed_beside_the_other_faults_of_a_setup(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        with subtests.test(game=game):
            setup = {**example(service, "setup"), "first_player": "nobody"}
            assert refused(service, "setup", {**setup, "viewers": ["table"]}) == [
                ("/first_player", "player.unknown"),
                ("/viewers/0", "player.unknown"),
            ]
            assert refused(service, "replays", {"setup": setup, "actions": [], "viewers": ["table"]}) == [
                ("/setup/first_player", "player.unknown"),
                ("/viewers/0", "player.unknown"),
            ]


def test_a_setup_within_a_replay_has_no_viewers_of_its_own(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        with subtests.test(game=game):
            setup = {**example(service, "setup"), "viewers": ["spectator"]}
            assert refused(service, "replays", {"setup": setup, "actions": []}) == [
                ("/setup/viewers", "member.unknown")
            ]


def test_an_unknown_viewer_is_an_invalid_request_even_where_the_state_is_invalid(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        with subtests.test(game=game):
            body = example(service, "views")
            body["state"] = {**body["state"], "round": 999}
            assert refused(service, "views", {**body, "viewers": ["table"]}) == [("/viewers/0", "player.unknown")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_viewer_is_named_in_the_readers_language(language: str) -> None:
    service = registry()["for-sale"]
    call = Call(translator_for(language), "one-request")
    with pytest.raises(Problem) as caught:
        answer(service, "views", {**example(service, "views"), "viewers": ["table"]}, call)
    [error] = caught.value.members["errors"]
    assert error["detail"].startswith("table ")
    assert error["detail"].endswith("ann, bob, cy.")
