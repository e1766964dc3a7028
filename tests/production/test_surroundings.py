"""A read-only root, a clock that is set back and another release beside it change no answer and lose no table."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
import requests

from benchmarks.servers import HOST
from gavel_sdk import concrete
from tests.production.load import PATIENCE
from tests.production.report import TABLE, Row, largest
from tests.production.sealed import SealedGame, sealing
from tests.production.stack import ROOT, Replica, proxy, replicas
from tests.support.left_out import program

pytestmark = pytest.mark.production

READ_ONLY = """
mount --options remount,bind,ro /
mount --types tmpfs tmpfs "$TMPDIR"
exec "$@"
"""


def _tell(what: str, where: str, games: list[SealedGame], service: list[Replica]) -> None:
    processes = [pid for replica in service for pid in replica.processes()]
    answered = sum(game.plies for game in games)
    TABLE.rows.append(Row(what, where, memory=largest(processes), answered=answered, lost=0))


def test_on_a_read_only_root_all_is_served(tmp_path: Path) -> None:
    assert not str(tmp_path).startswith("/dev/shm"), "the root has to hold what is not to be written"
    under = [program("unshare", "a read-only root"), "--mount", "bash", "-euc", READ_ONLY, "bash"]
    room = tmp_path / "room"
    room.mkdir()
    replica = Replica(tmp_path, under=under, GAVEL_KEYS=sealing("")["GAVEL_KEYS"], TMPDIR=str(room))
    try:
        [root] = [
            line.split()[5]
            for line in Path(f"/proc/{replica.process.pid}/mountinfo").read_text().splitlines()
            if line.split()[4] == "/"
        ]
        assert root.split(",")[0] == "ro"
        game = SealedGame(replica.port)
        game.finish()
        _tell("read-only root", "no proxy", [game], [replica])
    finally:
        replica.stop()


def test_a_clock_that_is_set_back_changes_nothing(tmp_path: Path) -> None:
    """What one service has sealed, another goes on with whose clock stands a year before; and the other way round."""
    shared = sealing(f"sqlite://{tmp_path / 'heads.db'}")
    earlier = {"LD_PRELOAD": _faketime(), "FAKETIME": "-1y"}
    with replicas(tmp_path, 1, **shared) as [today], replicas(tmp_path, 1, **shared, **earlier) as [back]:
        assert _date(today) - _date(back) > timedelta(days=364)
        game = SealedGame(today.port)
        while not game.is_over():
            game.step()
            game.port = (today, back)[game.plies % 2].port
        _tell("clock set back by a year", "one store, 2 clocks", [game], [today, back])


def _faketime() -> str:
    program("faketime", "a clock that is set back")
    [library, *_] = Path("/usr/lib").glob("*/faketime/libfaketime.so.1")
    return str(library)


def _date(replica: Replica) -> datetime:
    answer = requests.get(f"http://{HOST}:{replica.port}/healthz", timeout=PATIENCE)
    return parsedate_to_datetime(answer.headers["Date"])


# --- two releases -----------------------------------------------------------------------------------------------------


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True, timeout=PATIENCE)
    return done.stdout.strip()


def last_build() -> str:
    """The commit before the last one that changed the service."""
    return _git("log", "--format=%H", "--max-count=2", "--", "service").split()[1]


@contextmanager
def build(commit: str, folder: Path) -> Iterator[dict[str, str]]:
    """What makes a replica serve the sources of a commit."""
    sources = folder / commit
    _git("worktree", "add", "--detach", "--quiet", str(sources), commit)
    try:
        settings = {"PYTHONPATH": str(sources / "service")}
        asked = [sys.executable, "-c", "import gavel; print(gavel.__file__)"]
        served = subprocess.check_output(asked, env={**os.environ, **settings}, text=True)
        assert Path(served.strip()).is_relative_to(sources)
        yield settings
    finally:
        _git("worktree", "remove", "--force", str(sources))


def _post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """The answer, which both releases give: an older one has fewer members than the client asks for."""
    answer = requests.post(url, json=body, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    document: dict[str, Any] = answer.json()
    return document


@pytest.mark.parametrize("commit", ["a99d928", "the last build"])
def test_behind_one_proxy_two_releases_play_one_game(commit: str, tmp_path: Path) -> None:
    """Every answer's state goes to whichever of them is next."""
    with (
        build(last_build() if commit == "the last build" else commit, tmp_path) as settings,
        replicas(tmp_path, 1, WEB_CONCURRENCY="1", **settings) as [old],
        replicas(tmp_path, 1, WEB_CONCURRENCY="1") as [new],
        proxy(tmp_path, [old, new]) as port,
    ):
        rng, plies = Random(1), 0
        for each in ("for-sale", "the-estates"):
            home = f"http://{HOST}:{port}/v1/games/{each}"
            position = _post(f"{home}/setup", {"players": ["ann", "bob", "cy"], "seed": "two releases"})
            while not position["finished"]:
                action = concrete(rng.choice(position["legal_actions"]), rng)
                position = _post(f"{home}/actions", {"state": position["state"], "action": action})
                plies += 1
            assert position["scores"]
        memory = largest([*old.processes(), *new.processes()])
        TABLE.rows.append(Row(f"beside {commit}", "proxy, 2 releases", memory=memory, answered=plies, lost=0))


def test_on_one_store_two_releases_play_one_sealed_table(tmp_path: Path) -> None:
    shared = sealing(f"sqlite://{tmp_path / 'heads.db'}")
    with (
        build(last_build(), tmp_path) as settings,
        replicas(tmp_path, 1, **shared, **settings) as [old],
        replicas(tmp_path, 1, **shared) as [new],
    ):
        game = SealedGame(old.port)
        while not game.is_over():
            game.step()
            game.port = (new, old)[game.plies % 2].port
        _tell("beside the last build, sealed", "one store, 2 releases", [game], [old, new])
