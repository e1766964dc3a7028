"""The stores of heads that the tests of the guard share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sealing.stores import RedisServer, redis_server


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with redis_server(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture(params=["redis", "sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store; Redis is started once a module, and each test has tables of its own."""
    if request.param == "sqlite":
        return f"sqlite://{tmp_path / 'heads.db'}"
    server: RedisServer = request.getfixturevalue("redis")
    return str(server.url)
