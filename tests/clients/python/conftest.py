"""The real service on a loopback port, and a client of it."""

from collections.abc import Iterator

import pytest

from gavel.http.app import create_app
from gavel_sdk import Client, GameClient
from tests.clients.python.blocking import KINDS, Kind
from tests.support.serving import in_this_process

GAME: str = "for-sale"
"""As an id that is only known at run time: the client for any game."""


@pytest.fixture(scope="session")
def service_url() -> Iterator[str]:
    with in_this_process(create_app()) as url:
        yield url


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    """The client, and its asynchronous twin."""
    return KINDS[request.param]


@pytest.fixture
def client(service_url: str, kind: Kind) -> Iterator[Client]:
    with kind(service_url) as client:
        yield client


@pytest.fixture
def game(client: Client) -> GameClient:
    return client.game(GAME)
