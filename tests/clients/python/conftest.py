"""The real service on a loopback port, and a client of it."""

from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest
from werkzeug.serving import WSGIRequestHandler, make_server

from gavel.http.app import create_app
from gavel_client import Client, GameClient


class Silent(WSGIRequestHandler):
    """Logs no requests."""

    def log(self, type: str, message: str, *args: Any) -> None:
        """Stay silent."""


@pytest.fixture(scope="session")
def service_url() -> Iterator[str]:
    server = make_server("127.0.0.1", 0, create_app(), threaded=True, request_handler=Silent)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def client(service_url: str) -> Iterator[Client]:
    with Client(service_url) as client:
        yield client


@pytest.fixture
def game(client: Client) -> GameClient:
    return client.game("for-sale")
