"""The generated types: those of the contract, right about what the service answers, and strict about mistakes."""

import asyncio
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import gavel_sdk
from gavel_sdk import Client
from gavel_sdk.aio import AsyncClient
from tests.clients.python.typed import usage

PROJECT = Path(__file__).parents[3]
TYPED = Path(__file__).parent / "typed"
PACKAGE = Path(gavel_sdk.__file__).parent


def test_the_generated_modules_are_those_of_the_contract(tmp_path: Path) -> None:
    package = shutil.copytree(PACKAGE, tmp_path / "gavel_sdk", ignore=shutil.ignore_patterns("__pycache__"))
    generator = PROJECT / "clients/python/scripts/generate.py"
    subprocess.run([sys.executable, generator, PROJECT / "openapi.yaml", package], cwd=PROJECT, check=True)
    for module in ("types.py", "games.py"):
        current = (package / module).read_text() == (PACKAGE / module).read_text()
        assert current, f"{module} is not of this contract: mend it with `make clients`"


def mypy(file: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(cache), str(file)]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=300, check=False)


def test_a_program_with_the_games_types_satisfies_mypy(pytestconfig: pytest.Config) -> None:
    checked = mypy(TYPED / "usage.py", pytestconfig.cache.mkdir("gavel-mypy"))
    assert (checked.stdout + checked.stderr, checked.returncode) == ("", 0)


def test_the_readme_satisfies_mypy(pytestconfig: pytest.Config, tmp_path: Path) -> None:
    readme = (PROJECT / "clients/python/README.md").read_text()
    program = tmp_path / "readme.py"
    program.write_text("\n".join(re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)))
    checked = mypy(program, pytestconfig.cache.mkdir("gavel-mypy"))
    assert (checked.stdout + checked.stderr, checked.returncode) == ("", 0)


def test_each_mistake_is_refused_by_mypy(pytestconfig: pytest.Config, tmp_path: Path) -> None:
    lines = (TYPED / "mistakes.py").read_text().splitlines()
    ignored = {n: code for n, line in enumerate(lines, 1) for code in re.findall(r"ignore\[(.+?)\]", line)}
    expected = {(n, code) for n, codes in ignored.items() for code in codes.split(", ")}
    bare = tmp_path / "mistakes.py"
    bare.write_text("\n".join(re.sub(r"  # type: ignore\[.*", "", line) for line in lines))
    told = mypy(bare, pytestconfig.cache.mkdir("gavel-mypy")).stdout
    refused = re.findall(r"^\S*mistakes\.py:(\d+): error: .*\[([a-z-]+)\]$", told, re.MULTILINE)
    assert {(int(line), code) for line, code in refused} == expected, told


def test_that_program_runs(service_url: str) -> None:
    with Client(service_url) as client:
        position = usage.first_bid(client)
        state = position["state"]
        assert sorted(usage.coins(state)) == [25, 28, 28]
        assert usage.told(position) == ["ann: 3"]
        assert usage.hands(position) == {
            "ann": [25, None, None],
            "bob": [None, 28, None],
            "cy": [None, None, 28],
            "spectator": [None, None, None],
        }
        assert usage.refused(client, state) == ["bid.too-low"]
        assert usage.ended(client, state)["final"] is False
        for entry in client.games():
            assert usage.any_game(client, entry["id"])["state"]["ply"] == 1


def test_its_asynchronous_part_runs(service_url: str) -> None:
    async def run() -> int:
        async with AsyncClient(service_url) as client:
            return (await usage.awaited(client))["state"]["players"][0]["coins"]

    # On a thread of its own: that of the tests may have a loop that runs already, a browser's.
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: asyncio.run(run())).result() == 25
