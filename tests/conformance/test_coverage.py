"""Each clause, each ruling with each of its values, each option and each code of a refusal has a case that shows it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from gavel.catalogue import games, packages
from gavel.conformance.cases import Case, cases
from gavel.engine.clauses import load
from tests.conformance.playing import Seen, seen_in_cases, service

GAMES = tuple(games())
Played = list[tuple[Case, Seen]]


@pytest.fixture(scope="module")
def played() -> dict[str, Played]:
    return {game: seen_in_cases(game) for game in GAMES}


def clauses_of(game: str) -> set[str]:
    return {clause.id for clause in load(packages()[game]).clauses}


def codes_of(game: str) -> set[str]:
    module = games()[game]
    return {*module.illegal, *module.breach_names, *module.bad_setup, *getattr(module, "BAD_MATCH", ())}


def sheet(game: str) -> Any:
    return service()("GET", f"/v1/games/{game}", None)[2]


def alternatives(game: str) -> Iterator[Mapping[str, Any]]:
    """Every ruling with every value that it can have: from the game sheet; those without a choice from the rules."""
    for option in (*sheet(game)["options"], *sheet(game)["match_options"]):
        if option["ruling"] is not None:
            for value in values_of(option["schema"]):
                yield {"id": option["ruling"], "option": option["id"], "value": value}
    yield from ({"id": ruling.id, "option": None} for ruling in games()[game].rulings if ruling.option is None)


def values_of(schema: Mapping[str, Any]) -> Sequence[Any]:
    """Every value that a schema allows; of own data, which has too many, only its names."""
    if "anyOf" in schema:
        return [value for each in schema["anyOf"] for value in each.get("enum", ())]
    if schema["type"] == "boolean":
        return [True, False]
    if "minimum" in schema:
        return range(schema["minimum"], schema["maximum"] + 1)
    values: Sequence[Any] = schema["enum"] if "enum" in schema else [schema["const"]]
    return values


def tells(ruling: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether a scoresheet's line has the members of `wanted`; true is not 1."""
    return all(name in ruling and repr(ruling[name]) == repr(value) for name, value in wanted.items())


@pytest.mark.parametrize("game", GAMES)
def test_the_cases_name_every_clause_and_no_other(game: str) -> None:
    assert {clause for case in cases(game) for clause in case.clauses} == clauses_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_that_answers_name_is_named_in_those_of_a_case_about_it(game: str, played: dict[str, Played]) -> None:
    named = {rule for _case, seen in played[game] for rule in seen.rules}
    shown = {rule for case, seen in played[game] for rule in seen.rules & set(case.clauses)}
    assert named - shown == set()
    assert named <= clauses_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_code_of_the_game_has_a_case(game: str) -> None:
    declared = {code for case in cases(game) for code in case.codes}
    assert codes_of(game) - declared == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_codes_of_a_case_turn_up_in_its_answers(game: str, played: dict[str, Played]) -> None:
    missing = {case.id: set(case.codes) - seen.codes for case, seen in played[game]}
    assert {case: codes for case, codes in missing.items() if codes} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_case_with_each_of_its_values(game: str) -> None:
    declared = [ruling for case in cases(game) for ruling in case.rulings]
    wanted = list(alternatives(game))
    assert wanted
    assert [each for each in wanted if not any(tells(ruling, each) for ruling in declared)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_of_a_case_are_told_by_its_scoresheets(game: str, played: dict[str, Played]) -> None:
    untold = {
        case.id: [each for each in case.rulings if not any(tells(ruling, each) for ruling in seen.rulings)]
        for case, seen in played[game]
    }
    assert {case: rulings for case, rulings in untold.items() if rulings} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_given_in_some_case(game: str, played: dict[str, Played]) -> None:
    given = {option for _case, seen in played[game] for option in seen.options}
    assert {option.id for option in games()[game].options} - given == set()
