"""Nobody fills the guard's store: the proxy limits how many sealed tables an address sets up, and nothing else."""

from http import HTTPStatus

import pytest
import requests

from benchmarks.servers import HOST
from tests.production.load import PATIENCE

pytestmark = pytest.mark.production

BODY = {"players": ["ann", "bob", "cy"]}


def test_new_sealed_tables_of_an_address_are_limited_and_plain_games_are_not(behind: int) -> None:
    games = f"http://{HOST}:{behind}/v1/games"

    def asked(path: str) -> requests.Response:
        return requests.post(f"{games}/{path}", json=BODY, timeout=PATIENCE)

    sealed = [asked("for-sale/sealed/setup") for _ in range(60)]
    limited = [each for each in sealed if each.status_code == HTTPStatus.TOO_MANY_REQUESTS]
    assert limited
    assert {each.status_code for each in sealed[:20]} == {HTTPStatus.NOT_FOUND}, "these have reached the service"
    assert limited[0].json()["type"] == "/problems/too-many-requests"
    assert limited[0].headers["Content-Type"] == "application/problem+json"
    assert {asked("for-sale/setup").status_code for _ in range(60)} == {HTTPStatus.OK}
