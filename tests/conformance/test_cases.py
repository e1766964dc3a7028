"""The service answers every conformance case as it says, and the cases are what README.md says of them."""

from collections import defaultdict
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from gavel.catalogue import games
from gavel.conformance.cases import Case, cases, documents, folders, schema
from tests.conformance.playing import outcome_of

CASES = cases()
FILES = [(game, name, document) for game in folders() for name, document in documents(game).items()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.id))
def test_the_service_answers_as_the_case_says(case: Case) -> None:
    outcome = outcome_of(case)
    assert outcome is None, str(outcome)


def test_every_registered_game_and_no_other_has_cases() -> None:
    assert set(folders()) == set(games())


@pytest.mark.parametrize("game", games())
def test_a_game_has_at_least_sixty_cases(game: str) -> None:
    assert len(cases(game)) >= 60


def test_the_schema_of_the_files_is_itself_valid() -> None:
    meta.validate(schema())


def test_every_file_fits_the_schema() -> None:
    judge = Draft202012Validator(schema())
    assert [
        f"{game}/{name} at {error.instance_path}: {error.message[:200]}"
        for game, name, document in FILES
        for error in judge.iter_errors(document)
    ] == []


STEP: dict[str, Any] = {"operation": "scores", "body": {"state": {"$state": True}}, "expect": {"final": False}}
PATCH_OF_NOTHING = {"state": {"$state": True, "patch": [{"pointer": "/x"}]}}


def accepts(step: dict[str, Any], **members: Any) -> bool:
    case = {"id": "XX.A.01", "title": "t", "clauses": [], "source": "s", "steps": [step], **members}
    return Draft202012Validator(schema()).is_valid({"game": "x", "section": "A", "title": "t", "cases": [case]})


@pytest.mark.parametrize(
    "spoilt",
    [
        {"refuse": {"problem": "not-finished"}},
        {"expect": {"final": {"$nearly": False}}},
        {"expect": {"final": {"$not": True, "$exactly": False}}},
        {"body": PATCH_OF_NOTHING},
        {"operation": "guesses"},
        {"expects": {}},
        {"wait": 11},
        {"key": "a key"},
        {"not_offered": [{"problem": "not-found"}]},
        {"expect": {"final": {"$between": [1]}}},
    ],
    ids=str,
)
def test_the_schema_refuses_what_the_format_does_not_have(spoilt: dict[str, Any]) -> None:
    assert accepts(STEP)
    assert not accepts({**STEP, **spoilt})


@pytest.mark.parametrize(
    "step",
    [
        {"wait": 11},
        {"sealed": "views", "body": {}, "key": {"$answer": "table", "pointer": "/seat_keys/ann"}},
        {"sealed": "setup", "body": {}, "not_offered": [{"problem": "not-found"}, {"guarded": False}]},
        {"get": "/v1/push", "not_offered": [{"problem": "not-found"}]},
        {**STEP, "expect": {"final": {"$between": [0, 1]}}},
    ],
    ids=str,
)
def test_the_schema_takes_what_cases_of_sealed_tables_need(step: dict[str, Any]) -> None:
    assert accepts(step)


@pytest.mark.parametrize("not_offered", [[], [{}], [{"problem": "a problem"}], {"problem": "not-found"}])
def test_the_schema_refuses_what_says_of_nothing_that_it_is_not_offered(not_offered: Any) -> None:
    assert not accepts({"sealed": "setup", "body": {}, "not_offered": not_offered})


@pytest.mark.parametrize("seconds", [0, 16, 1.5, "11"])
def test_no_case_waits_for_long(seconds: Any) -> None:
    assert not accepts({"wait": seconds})


def test_the_schema_refuses_members_of_a_case_that_it_does_not_know() -> None:
    assert accepts(STEP, codes=["bid.too-low"])
    assert not accepts(STEP, code=["bid.too-low"])


def test_a_file_is_of_one_section_and_numbered_without_gaps() -> None:
    for game, name, document in FILES:
        numbers = [case["id"].partition(".")[2] for case in document["cases"]]
        assert numbers == [f"{document['section']}.{number:02d}" for number in range(1, len(numbers) + 1)], name
        assert document["game"] == game, name


def test_no_two_cases_have_one_number_and_each_game_has_its_own_letters() -> None:
    letters = defaultdict(set)
    for case in CASES:
        letters[case.id.partition(".")[0]].add(case.game)
    assert len({case.id for case in CASES}) == len(CASES)
    assert all(len(of_game) == 1 for of_game in letters.values())


def test_every_case_expects_something() -> None:
    assert [case.id for case in CASES if not any("expect" in step or "refuse" in step for step in case.steps)] == []
