"""An operation is declared once; what has to name operations by hand names them all."""

import json
from importlib.resources import files

import pytest

from gavel.api.operations.table import OPERATIONS
from gavel.api.registry import examples_of, registry
from gavel.api.service import GameService
from gavel.schemas.statuses import STATUS

every_game = pytest.mark.parametrize("service", registry().values(), ids=registry())


def test_an_operation_is_found_by_its_name() -> None:
    assert all(name == operation.name for name, operation in OPERATIONS.items())


def test_every_problem_of_an_operation_is_one_of_the_contract() -> None:
    assert {STATUS[name] for operation in OPERATIONS.values() for name in operation.problems} == {422}


@every_game
def test_a_game_has_every_operation_but_that_of_matches_where_it_is_not_played_in_matches(service: GameService) -> None:
    expected = [each.name for each in OPERATIONS.values() if each.belongs_to(service.game)]
    assert list(service.schemas.requests) == list(service.schemas.accepts) == list(service.schemas.answers) == expected


@every_game
def test_a_game_has_examples_of_every_operation_of_it(service: GameService) -> None:
    assert set(examples_of(service)) == set(service.operations)


def test_the_schema_of_cases_knows_every_operation() -> None:
    schema = json.loads(files("gavel.conformance").joinpath("case.schema.json").read_bytes())
    enums = [node["operation"]["enum"] for node in _objects(schema) if "enum" in node.get("operation", {})]
    assert enums
    assert all(enum == list(OPERATIONS) for enum in enums)


def _objects(node: object) -> list[dict[str, dict[str, object]]]:
    below = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    own = [node] if isinstance(node, dict) else []
    return [each for each in own if isinstance(each.get("operation"), dict)] + [o for b in below for o in _objects(b)]
