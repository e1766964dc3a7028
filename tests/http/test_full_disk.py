"""A disk that is full under the service's output ends nothing."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
import requests

from tests.http.wire import TIMEOUT
from tests.support.serving import CONFIGURATION, PATIENCE

pytestmark = pytest.mark.services

FULL = Path("/dev/full")


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def answered(url: str, process: "subprocess.Popen[bytes]") -> requests.Response:
    """The first answer of a service that says nothing of when it listens."""
    given_up = monotonic() + PATIENCE
    while True:
        try:
            return requests.get(url, timeout=TIMEOUT)
        except requests.ConnectionError:
            assert process.poll() is None
            assert monotonic() < given_up
            sleep(0.05)


@pytest.mark.parametrize(("log", "errors"), [("", None), ("-", None), ("-", subprocess.DEVNULL), (str(FULL), None)])
def test_a_full_disk_under_the_output_keeps_nothing_from_being_served(log: str, errors: int | None) -> None:
    port = free_port()
    environment = {
        **os.environ,
        "HOST": "127.0.0.1",
        "PORT": str(port),
        "WEB_CONCURRENCY": "1",
        "GAVEL_DRAIN_SECONDS": "0",
        "GAVEL_ACCESS_LOG": log,
    }
    command = [sys.executable, "-m", "gunicorn", "--config", str(CONFIGURATION)]
    with (
        FULL.open("wb") as full,
        subprocess.Popen(command, env=environment, stdout=full, stderr=full if errors is None else errors) as process,
    ):
        try:
            url = f"http://127.0.0.1:{port}/v1/games"
            assert answered(url, process).status_code == 200
            with requests.Session() as session:
                for _ in range(20):
                    assert session.get(url, timeout=TIMEOUT).status_code == 200
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
