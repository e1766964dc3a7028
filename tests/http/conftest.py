"""Servers on loopback: Werkzeug's in this process, gunicorn with the project's configuration in one of its own."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from tests.http.asking import going, the_app
from tests.support.serving import in_this_process, served


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


def port_of(url: str) -> int:
    """The port that a server's URL names."""
    port = urlsplit(url).port
    assert port is not None
    return port


@pytest.fixture(params=["werkzeug", "gunicorn"])
def port(request: pytest.FixtureRequest) -> int:
    """The port of either server."""
    number: int = request.getfixturevalue(f"{request.param}_port")
    return number
