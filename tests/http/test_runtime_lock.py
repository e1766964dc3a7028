"""The service runs with exactly what requirements/runtime.txt locks, and the locks are what pyproject.toml asks for."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import gavel
from tests.http.test_gunicorn import SETUP, post, read
from tests.http.wire import connected
from tests.support.serving import serving

PROJECT = Path(__file__).parents[2]
SOURCES = Path(gavel.__file__).parents[1]
EXTRAS = {
    "service": "runtime.txt",
    "sealing": "runtime.txt",
    "guard": "runtime.txt",
    "limits": "runtime.txt",
    "command": "command.txt",
    "bulk": "bulk.txt",
    "granian": "granian.txt",
    "traces": "traces.txt",
    "push": "push.txt",
    "openspiel": "dev.txt",
    "pettingzoo": "dev.txt",
}
ASKED_FOR = {"bulk", "granian", "openspiel", "pettingzoo", "push", "traces"}
"""What is installed only where somebody asks for it: archives, another server, what bots learn with, calls, traces."""


def locked(lock: str) -> dict[str, str]:
    """The version of each distribution that a lock has for this interpreter."""
    text = (PROJECT / "requirements" / lock).read_text(encoding="utf-8")
    lines = re.findall(r"^([a-z0-9].*?) *\\$", text, re.MULTILINE)
    pinned = [Requirement(line) for line in lines]
    assert len(pinned) == text.count("\n    # via") > 5
    return {
        canonicalize_name(each.name): str(each.specifier).removeprefix("==")
        for each in pinned
        if each.marker is None or each.marker.evaluate()
    }


@pytest.fixture(scope="session")
def just_the_locked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory that has the packages of requirements/runtime.txt and no others."""
    folder = tmp_path_factory.mktemp("packages")
    for name, version in locked("runtime.txt").items():
        found = distribution(name)
        assert found.version == version, f"{name} is not installed as it is locked"
        for entry in top_level(found):
            link = folder / entry.name
            if entry.is_dir() and link.is_dir():  # a namespace that several share
                continue
            link.symlink_to(entry)
    return folder


def top_level(found: Distribution) -> set[Path]:
    """What a distribution puts into site-packages."""
    names = {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}
    return {Path(str(found.locate_file(name))) for name in names}


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation."""


def test_the_service_runs_with_exactly_what_its_lock_has(just_the_locked: Path, tmp_path: Path) -> None:
    # Without site, no other package is found; gunicorn's workers inherit that.
    python, path = (sys.executable, "-S"), f"{just_the_locked}{os.pathsep}{SOURCES}"
    with serving(tmp_path, python=python, PYTHONPATH=path) as service, connected(service.port) as connection:
        post(connection)
        status, position = read(connection)
        assert (status, position["state"]["game"]) == (200, SETUP.path.split("/")[3])
        for path in ("/docs", "/openapi.json", "/v1/games", "/problems/too-large", "/readyz"):
            connection.head("GET", path, Accept_Encoding="zstd, br")
            answer = connection.answer()
            assert answer.status == 200
            assert answer.read()


def test_no_package_is_asked_for_but_by_an_extra() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []
    assert set(project["optional-dependencies"]) == set(EXTRAS)


@pytest.mark.parametrize("extra", EXTRAS)
def test_each_extra_has_a_lock_that_satisfies_it(extra: str) -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = locked(EXTRAS[extra])
    for wanted in map(Requirement, project["optional-dependencies"][extra]):
        if wanted.name == project["name"]:
            assert all(versions[name] == version for name, version in locked(EXTRAS["service"]).items())
        elif wanted.marker is None or wanted.marker.evaluate():
            assert versions[canonicalize_name(wanted.name)] in wanted.specifier


@pytest.mark.parametrize("extra", [extra for extra in EXTRAS if extra not in ASKED_FOR])
def test_what_make_run_installs_has_every_extra_but_those_one_asks_for(extra: str) -> None:
    everything = locked("command.txt")
    assert all(everything[name] == version for name, version in locked(EXTRAS[extra]).items())


@pytest.mark.parametrize(
    ("extra", "beneath"),
    [("bulk", "command.txt"), ("granian", "runtime.txt"), ("push", "runtime.txt"), ("traces", "runtime.txt")],
)
def test_what_make_dev_adds_changes_nothing_else(extra: str, beneath: str) -> None:
    everything = locked(EXTRAS[extra])
    assert all(everything[name] == version for name, version in locked(beneath).items())


def test_the_command_says_what_it_lacks_where_only_the_service_is_installed(just_the_locked: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{just_the_locked}{os.pathsep}{SOURCES}"}
    command = [sys.executable, "-S", "-m", "gavel", "games", "--text"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert re.fullmatch(r'gavel: \w+ is not installed: the command needs the extra "command" of Gavel\n', result.stderr)
