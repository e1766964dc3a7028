"""A state held against its record: every departure at once, whatever the rules would allow, or why the record fails."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas.limits import MOST_LISTED
from tests.api.asking import ask, refused
from tests.support.hooks import hooks_of
from tests.support.play import Combination, combinations, concrete, some_quick_all_long

Json = dict[str, Any]

every_game = pytest.mark.parametrize("service", registry().values(), ids=registry())


def against(service: GameService, state: Any, record: Any) -> Json:
    """What an inspection says of the record, beside a state that may or may not be valid."""
    verdict: Json = ask(service, "inspections", {"state": state, "record": record})["record"]
    return verdict


def dealt(service: GameService, dealer: str = "service") -> Combination:
    return next(each for each in combinations(service.game) if each.dealer == dealer and each.players == 3)


def game_of(combination: Combination, plies: int) -> Iterator[tuple[Json, Json]]:
    """A random game: each state, with its record so far; a referee takes part."""
    service, rng = registry()[combination.game.id], Random(f"recorded {combination}")
    setup = combination.request({}, rng)
    if combination.dealer == "service":
        setup = {
            **{name: value for name, value in setup.items() if name not in ("deal", "cash")},
            "seed": f"recorded {combination}",
        }
    position, actions = ask(service, "setup", setup), list[Json]()
    for ply in range(plies):
        yield position["state"], {"setup": setup, "actions": [*actions], "history": position["state"]["history"]}
        if ply in (3, 5):
            seat = setup["players"][-1]
            of_referee = {"player": "referee", "seat": seat, "reason": "Late."}
            action = {**of_referee, "type": "forfeit"} if ply == 5 else {**of_referee, "type": "penalty", "points": -2}
        elif position["legal_actions"]:
            action = concrete(rng.choice(position["legal_actions"]), rng)
        else:
            seat = next(iter(position["default_actions"]), None)
            if seat is None:
                return
            action = {"type": "default", "player": "referee", "seat": seat}
        actions.append(action)
        position = ask(service, "actions", {"state": position["state"], "action": action})


def last_of(combination: Combination, plies: int = 14) -> tuple[Json, Json]:
    return [*game_of(combination, plies)][-1]


# --- agreeing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("combination", some_quick_all_long())
def test_a_state_agrees_with_the_record_that_led_to_it(combination: Combination) -> None:
    service = registry()[combination.game.id]
    for state, record in [*game_of(combination, 40)][::9]:
        found = ask(service, "inspections", {"state": state, "record": record})
        assert found["valid"] is True
        expected: Json = {
            "agrees": True,
            "refused": None,
            "history_matches": True,
            "scores_match": None,
            "departures": [],
        }
        assert found["record"] == {**expected, "applied": len(record["actions"])}


@every_game
def test_a_record_may_begin_with_a_state_or_claim_nothing(service: GameService) -> None:
    states = [*game_of(dealt(service), 14)]
    (middle, before), (last, record) = states[7], states[-1]
    since = record["actions"][len(before["actions"]) :]
    verdict = against(service, last, {"state": middle, "actions": since})
    assert (verdict["agrees"], verdict["applied"], verdict["history_matches"]) == (True, len(since), None)
    assert against(service, last, {"state": last, "actions": []})["agrees"] is True


@every_game
def test_a_table_that_deals_needs_no_seed(service: GameService) -> None:
    state, record = last_of(dealt(service, "table"))
    assert "seed" not in record["setup"]
    assert against(service, state, record)["agrees"] is True


@every_game
def test_an_inspection_without_a_record_says_nothing_of_one(service: GameService) -> None:
    state, _record = last_of(dealt(service))
    assert ask(service, "inspections", {"state": state}) == {"valid": True, "violations": []}


# --- departing ------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("change", [-1, 2])
def test_coins_that_were_changed_are_found_in_a_valid_state(service: GameService, change: int) -> None:
    hooks, (state, record) = hooks_of(service.game), last_of(dealt(service))
    member = hooks.MONEY
    changed = copy.deepcopy(state)
    richest, poorest = sorted((0, 1), key=lambda seat: -state["players"][seat][member])
    payer, payee = (richest, poorest) if change > 0 else (poorest, richest)
    places = {richest: -abs(change)} if hooks.MONEY_MAY_LEAVE else {payee: change, payer: -change}
    for seat, by in places.items():
        changed["players"][seat][member] += by
    found = ask(service, "inspections", {"state": changed, "record": record})
    assert found["valid"] is True
    verdict = found["record"]
    assert (verdict["agrees"], verdict["refused"], verdict["history_matches"]) == (False, None, True)
    assert verdict["departures"] == [
        {
            "pointer": f"/players/{seat}/{member}",
            "recorded": state["players"][seat][member],
            "found": changed["players"][seat][member],
        }
        for seat in sorted(places)
    ]


@every_game
def test_a_state_that_stayed_behind_departs_in_what_it_counts(service: GameService) -> None:
    states = [*game_of(dealt(service), 14)]
    (behind, _before), (_last, record) = states[-2], states[-1]
    told = {each["pointer"]: each for each in against(service, behind, record)["departures"]}
    assert told["/ply"] == {"pointer": "/ply", "recorded": behind["ply"] + 1, "found": behind["ply"]}
    assert {"/ply", "/history"} < {*told}


@every_game
def test_members_that_only_one_of_them_has_are_told(service: GameService) -> None:
    state, record = last_of(dealt(service))
    without = {name: value for name, value in state.items() if name != "penalties"}
    [departure] = against(service, without, record)["departures"]
    assert departure == {"pointer": "/penalties", "recorded": state["penalties"]}
    reason = {"ply": state["ply"], "reason": "None.", "paths": ["/round"]}
    verdict = against(service, {**state, "corrections": [reason]}, record)
    assert verdict["departures"] == [{"pointer": "/corrections", "found": [reason]}]


@every_game
def test_departures_are_told_of_an_impossible_state_too(service: GameService) -> None:
    state, record = last_of(dealt(service))
    member = hooks_of(service.game).MONEY
    broken = copy.deepcopy(state)
    broken["players"][0][member] = 900
    found = ask(service, "inspections", {"state": broken, "record": record})
    assert found["valid"] is False
    assert [each["pointer"] for each in found["record"]["departures"]] == [f"/players/0/{member}"]


def test_so_many_departures_are_told_and_the_others_counted() -> None:
    service = registry()["for-sale"]
    cheques = list(range(400))
    options = {"houses": [*range(1, 401)], "cheques": cheques, "removed": 0}
    setup = {"players": ["ann", "bob", "cy", "dee"], "options": options, "seed": "many"}
    state = ask(service, "setup", setup)["state"]
    decks = {name: cards[1:] + cards[:1] for name, cards in state["decks"].items()}
    verdict = against(service, {**state, "decks": decks}, {"setup": setup, "actions": []})
    pointers = [each["pointer"] for each in verdict["departures"]]
    assert pointers == sorted(pointers)
    assert (len(pointers), verdict["more"]) == (MOST_LISTED, 796 - MOST_LISTED)
    assert MOST_FOUND > 796


# --- records that fail ----------------------------------------------------------------------------------------------


@every_game
def test_the_first_refused_action_is_told_and_nothing_after_it(service: GameService) -> None:
    state, record = last_of(dealt(service))
    stranger = {**record["actions"][0], "player": "nobody"}
    spoilt = {**record, "actions": [*record["actions"][:2], stranger, *record["actions"][2:]]}
    verdict = against(service, state, spoilt)
    assert (verdict["agrees"], verdict["applied"], verdict["departures"]) == (False, 2, [])
    assert verdict["refused"]["index"] == 2
    [violation] = verdict["refused"]["problem"]["violations"]
    assert (violation["code"], violation["pointer"]) == ("player.unknown", "/record/actions/2/player")
    assert violation["rule"] == f"{service.game.id}/players"


@every_game
def test_a_record_that_claims_another_end_does_not_agree(service: GameService) -> None:
    state, record = last_of(dealt(service))
    verdict = against(service, state, {**record, "history": "0" * 64})
    assert (verdict["agrees"], verdict["history_matches"], verdict["departures"]) == (False, False, [])


@every_game
def test_the_scores_that_a_record_claims_are_compared(service: GameService) -> None:
    state, record = [*game_of(dealt(service), 2_000)][-1]
    assert state["phase"] == "finished"
    sheet = ask(service, "scores", {"state": state})
    assert against(service, state, {**record, "scores": sheet})["scores_match"] is True
    sheet["standings"][0]["total"] += 1
    verdict = against(service, state, {**record, "scores": sheet})
    assert (verdict["scores_match"], verdict["agrees"], verdict["departures"]) == (False, False, [])
    running, before = last_of(dealt(service))
    assert against(service, running, {**before, "scores": sheet})["scores_match"] is False


@every_game
def test_a_record_of_another_game_is_refused_where_it_began_otherwise(service: GameService) -> None:
    state, record = last_of(dealt(service))
    setup = record["setup"]
    for changed, pointer in (
        ({"seed": "another"}, "/record/setup/deal"),
        ({"players": [*setup["players"][:2], "zoe"], "first_player": "ann"}, "/record/setup/players"),
        ({"players": setup["players"][::-1]}, "/record/setup/players"),
        ({"options": hooks_of(service.game).OPTION}, "/record/setup/options"),
    ):
        other = {**record, "setup": {**setup, **changed}, "actions": []}
        problem = refused(service, "inspections", {"state": state, "record": other}, "invalid-request")
        told = [(each["pointer"], each["code"]) for each in problem["errors"]]
        assert told == [(pointer, "record.of-another-game")]
    problem = refused(
        service, "inspections", {"state": state, "record": {**record, "game": "chess"}}, "invalid-request"
    )
    assert [each["pointer"] for each in problem["errors"]] == ["/record/game"]


@every_game
def test_a_record_that_cannot_be_set_up_again_is_refused(service: GameService) -> None:
    state, record = last_of(dealt(service))
    undealt = {name: value for name, value in record["setup"].items() if name not in ("seed", "deal")}
    problem = refused(
        service, "inspections", {"state": state, "record": {**record, "setup": undealt}}, "invalid-request"
    )
    told = [(each["pointer"], each["code"]) for each in problem["errors"]]
    assert told == [("/record/setup", "record.not-repeatable")]


@every_game
def test_a_record_that_begins_with_an_impossible_state_is_refused_with_its_places(service: GameService) -> None:
    state, _record = last_of(dealt(service))
    broken = copy.deepcopy(state)
    broken["players"][0][hooks_of(service.game).MONEY] = 900
    problem = refused(
        service, "inspections", {"state": state, "record": {"state": broken, "actions": []}}, "invalid-state"
    )
    assert all(each["pointer"].startswith("/record/state/") for each in problem["violations"])


@every_game
def test_faults_in_the_shape_and_the_setup_of_a_record_have_their_places(service: GameService) -> None:
    state, record = last_of(dealt(service))
    for faulty, pointer in (
        ({"actions": []}, "/record"),
        ({**record, "state": state}, "/record"),
        ({**record, "viewers": ["ann"]}, "/record/viewers"),
        ({**record, "names": {"zoe": "Zoe"}}, "/record/names/zoe"),
        ({**record, "setup": {**record["setup"], "first_player": "zoe"}}, "/record/setup/first_player"),
    ):
        problem = refused(service, "inspections", {"state": state, "record": faulty}, "invalid-request")
        assert [each["pointer"] for each in problem["errors"]] == [pointer]


@every_game
def test_names_are_those_of_the_request_or_else_of_the_record(service: GameService) -> None:
    state, record = last_of(dealt(service))
    player = state["players"][-1]["id"]
    again = {"type": "forfeit", "player": "referee", "seat": player, "reason": "Twice."}
    spoilt = {**record, "actions": [*record["actions"], again], "names": {player: "Lady B."}}
    for names, said in (({}, "Lady B."), ({"names": {player: "Madame C."}}, "Madame C.")):
        body = {"state": state, "record": spoilt, **names}
        [violation] = ask(service, "inspections", body)["record"]["refused"]["problem"]["violations"]
        assert violation["code"] == "forfeit.twice"
        assert said in violation["detail"]
