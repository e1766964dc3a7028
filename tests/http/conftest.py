"""Servers on loopback: Werkzeug's in this process, gunicorn with the project's configuration in one of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import IO

import pytest
from werkzeug.serving import WSGIRequestHandler, make_server

from tests.http.asking import the_app

CONFIGURATION = Path(__file__).parents[2] / "gunicorn.conf.py"
PATIENCE = 30
"""Seconds after which a server that does not do what it should is given up."""


class Quiet(WSGIRequestHandler):
    """A handler that does not write about each request."""

    protocol_version = "HTTP/1.1"

    def log(self, type: str, message: str, *args: object) -> None:
        pass


@pytest.fixture(scope="session")
def werkzeug_port() -> Iterator[int]:
    server = make_server("127.0.0.1", 0, the_app(), threaded=True, request_handler=Quiet)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.server_port
    server.shutdown()
    thread.join(PATIENCE)
    server.server_close()


@pytest.fixture(scope="session")
def gunicorn_port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Started from a directory that is not the project's, like any service."""
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    environment = {**os.environ, "HOST": "127.0.0.1", "PORT": "0", "WEB_CONCURRENCY": "1"}
    command = [sys.executable, "-m", "gunicorn", "--config", str(CONFIGURATION)]
    with subprocess.Popen(
        command, cwd=elsewhere, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield _announced_port(server.stdout)
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _announced_port(output: IO[str]) -> int:
    for line in output:
        if found := re.search(r"referees at http://127\.0\.0\.1:(\d+)", line):
            return int(found[1])
    raise AssertionError("gunicorn has not said where it listens")


@pytest.fixture(params=["werkzeug", "gunicorn"])
def port(request: pytest.FixtureRequest) -> int:
    """The port of either server."""
    number: int = request.getfixturevalue(f"{request.param}_port")
    return number
