"""Servers on loopback: Werkzeug's in this process; gunicorn with the project's configuration, and granian."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from tests.http.asking import going, the_app
from tests.support.serving import in_this_process, served, served_by_granian


@pytest.fixture(scope="package", autouse=True, params=["past-flask", "through-flask"])
def way(request: pytest.FixtureRequest) -> Iterator[str]:
    """The whole suite is run both ways: requests are answered alike, with and without Flask."""
    with going(fast_path=request.param == "past-flask"):
        yield request.param


@pytest.fixture(scope="session")
def werkzeug_port() -> Iterator[int]:
    with in_this_process(the_app()) as url:
        yield port_of(url)


@pytest.fixture(scope="session")
def gunicorn_port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Started from a directory that is not the project's, like any service."""
    with served(tmp_path_factory.mktemp("elsewhere")) as url:
        yield port_of(url)


@pytest.fixture(scope="session")
def granian_port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """As `gunicorn_port`. What it writes must be no traceback: that is looked at when it has ended."""
    folder = tmp_path_factory.mktemp("elsewhere")
    complaints = folder / "log"
    with complaints.open("w") as file, served_by_granian(folder, file) as url:
        yield port_of(url)
    assert "Traceback" not in complaints.read_text()


def port_of(url: str) -> int:
    """The port that a server's URL names."""
    port = urlsplit(url).port
    assert port is not None
    return port


@pytest.fixture(params=["werkzeug", "gunicorn", "granian"])
def port(request: pytest.FixtureRequest) -> int:
    """The port of each server."""
    number: int = request.getfixturevalue(f"{request.param}_port")
    return number


@pytest.fixture(params=["gunicorn", "granian"])
def deployed_port(request: pytest.FixtureRequest) -> int:
    """The port of each server that one may deploy."""
    number: int = request.getfixturevalue(f"{request.param}_port")
    return number
