"""Schemathesis attacks the service in process: examples, coverage, fuzzing, and games played along the links."""

import pytest
import schemathesis
from schemathesis import Case
from schemathesis.schemas import BaseSchema

from gavel.http.app import create_app

pytestmark = pytest.mark.long

contract = schemathesis.pytest.from_fixture("loaded_contract")


@pytest.fixture(scope="module")
def loaded_contract() -> BaseSchema:
    return schemathesis.openapi.from_wsgi("/openapi.json", create_app())


@contract.parametrize()
def test_every_operation_keeps_the_contract(case: Case) -> None:
    case.call_and_validate()


def test_games_played_along_the_links_keep_the_contract(loaded_contract: BaseSchema) -> None:
    loaded_contract.as_state_machine().run()
