"""Whatever these tests measure comes into one table, which ends the run."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.production.report import TABLE
from tests.production.stack import Replica, proxy, replicas

NEEDED = ("nginx", "wrk")


@pytest.fixture(scope="session", autouse=True)
def _programs() -> None:
    missing = [program for program in NEEDED if shutil.which(program) is None]
    assert not missing, f"Missing: {', '.join(missing)} (Debian: apt-get install nginx-light wrk)"


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("production")


@pytest.fixture(scope="session")
def three(folder: Path) -> Iterator[list[Replica]]:
    """Three replicas, as they are deployed; with one worker each, for three times that is what two CPUs have."""
    with replicas(folder, 3, WEB_CONCURRENCY="1", GAVEL_DRAIN_SECONDS="1") as started:
        yield started


@pytest.fixture(scope="session")
def behind(folder: Path, three: list[Replica]) -> Iterator[int]:
    """The port of the proxy before them."""
    with proxy(folder, three) as port:
        yield port


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Replica]:
    """The service without a proxy, with the settings of `make run`."""
    with replicas(tmp_path, 1) as [started]:
        yield started


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The table."""
    if TABLE.rows:
        terminalreporter.section("what production holds")
        terminalreporter.write_line(str(TABLE))
