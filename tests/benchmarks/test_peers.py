"""The page of performance shows what was measured, and the peers are asked for the contract's shapes."""

import json

import jsonschema
import pytest
import yaml

from benchmarks.peers import engines, shapes, stacks, tables
from benchmarks.peers.results import read
from benchmarks.scenarios import SCENARIOS, Scenario
from benchmarks.servers import ROOT
from gavel.catalogue import games

FEWEST_ROUNDS = 5
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.game)


@pytest.fixture(scope="module")
def schemas() -> shapes.Document:
    return yaml.load((ROOT / "openapi.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)["components"]["schemas"]


def test_the_page_has_the_tables_of_what_was_kept() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    assert tables.filled(page, read()) == page


def test_a_page_without_a_place_for_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for engines"):
        tables.filled("<!-- engines -->", read())


def test_what_was_kept_has_every_engine_and_stack_in_rounds_enough() -> None:
    found = read()
    assert set(found["engines"]) == {engine.name for engine in (*engines.OURS, *engines.PEERS)}
    assert set(found["stacks"]) == set(found["shapes"]) == {scenario.game for scenario in SCENARIOS} == set(games())
    rounds = [*found["engines"].values(), *(each for stack in found["stacks"].values() for each in stack.values())]
    assert all(set(stack) == set(stacks.STACKS) for stack in found["stacks"].values())
    assert min(map(len, rounds)) >= FEWEST_ROUNDS


def test_a_spread_is_the_median_and_the_quartiles() -> None:
    assert tables.spread([1.0, 2.0, 3.0, 4.0, 5.0]) == "3.00 (2.00 to 4.00)"
    assert tables.spread([0.00412, 0.05, 12.34]) == "0.050 (0.027 to 6.20)"


def test_wall_clock_times_are_shown_only_where_the_machine_was_quiet() -> None:
    found = read()
    games = dict.fromkeys(found["disturbance"], 0.0)
    assert "requests/s" in tables.tables({**found, "disturbance": games})["stacks"]
    assert "requests/s" not in tables.tables({**found, "disturbance": {**games, "for-sale": 0.2}})["stacks"]


@every_scenario
def test_a_peer_is_given_a_schema_that_takes_the_request_and_stands_by_itself(
    scenario: Scenario, schemas: shapes.Document
) -> None:
    schema = shapes.schema_of(scenario.game, schemas)
    assert "components" not in json.dumps(schema)
    validator = jsonschema.Draft202012Validator(schema)
    body = json.loads(scenario.body())
    validator.validate(body)
    assert not validator.is_valid({**body, "unknown": 1})


@every_scenario
def test_most_spoilt_requests_have_another_shape_and_each_differs_from_the_good_one(
    scenario: Scenario, schemas: shapes.Document
) -> None:
    validator = jsonschema.Draft202012Validator(shapes.schema_of(scenario.game, schemas))
    body = json.loads(scenario.body())
    spoilt = list(shapes.spoilt(body))
    assert all(json.dumps(each) != json.dumps(body) for each in spoilt)
    assert sum(not validator.is_valid(each) for each in spoilt) > max(len(spoilt) / 2, stacks.FEWEST_SPOILT)
