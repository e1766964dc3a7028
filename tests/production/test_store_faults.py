"""Of a store that fails, sealed tables say so, plain calls go on, and no table is lost or forked."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

import pytest

from benchmarks.servers import HOST
from gavel_sdk import Unavailable
from tests.production.load import PATIENCE, clients
from tests.production.report import TABLE, Row, largest
from tests.production.sealed import SealedGame, sealing
from tests.production.stack import Replica, replicas
from tests.production.waiting import until
from tests.sealing.stores import RedisServer, redis_server

pytestmark = pytest.mark.production


@contextmanager
def faulty(what: str, replica: Replica) -> Iterator[None]:
    """A fault for as long as the block lasts: plain calls are answered, all of them, by the workers that were there."""
    workers = set(replica.workers())
    with clients(replica.port) as count:
        yield
        before, given_up = count.answered, monotonic() + PATIENCE
        while count.answered < before + 100:
            assert monotonic() < given_up
            sleep(0.05)
    row = Row(what, "no proxy", memory=largest(replica.processes()), answered=count.answered, lost=len(count.lost))
    TABLE.rows.append(row)
    assert (count.lost, count.refused) == ([], 0)
    assert set(replica.workers()) == workers
    assert status(replica, "/healthz") == 200


def status(replica: Replica, path: str) -> int:
    connection = HTTPConnection(HOST, replica.port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    with redis_server(tmp_path) as server:
        yield server


@pytest.fixture
def guarded(redis: RedisServer, tmp_path: Path) -> Iterator[Replica]:
    with replicas(tmp_path, 1, **sealing(f"{redis.url}?socket_timeout=1")) as [replica]:
        yield replica


def test_while_redis_is_paused_tables_wait_and_plain_calls_do_not(redis: RedisServer, guarded: Replica) -> None:
    game = SealedGame(guarded.port)
    game.step()
    with faulty("Redis paused", guarded):
        redis.pause()
        for _ in range(2):
            with pytest.raises(Unavailable):
                game.step()
        assert status(guarded, "/readyz") == 503
        redis.go_on()
    until(guarded.is_ready)
    game.finish()


def test_a_restart_of_redis_loses_no_table(redis: RedisServer, guarded: Replica) -> None:
    game = SealedGame(guarded.port)
    for _ in range(3):
        game.step()
        with faulty("Redis restarted", guarded):
            redis.kill()
            redis.start()
        until(guarded.is_ready)
    game.finish()


def test_without_redis_tables_are_unavailable_and_plain_calls_go_on(redis: RedisServer, guarded: Replica) -> None:
    game = SealedGame(guarded.port)
    game.step()
    redis.kill()
    with faulty("Redis gone", guarded):
        for _ in range(3):
            with pytest.raises(Unavailable):
                game.step()
        with pytest.raises(Unavailable):
            SealedGame(guarded.port)
        assert status(guarded, "/readyz") == 503
    redis.start()
    until(guarded.is_ready)
    game.finish()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 2 MB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)], check=True)
    yield disk
    subprocess.run(["umount", "--lazy", str(disk)], check=True)


def test_while_the_disk_is_full_nothing_is_played_that_could_be_forgotten(small_disk: Path, tmp_path: Path) -> None:
    heads, log, filler = small_disk / "heads.db", small_disk / "access.log", small_disk / "filler"
    with replicas(tmp_path, 1, **sealing(f"sqlite://{heads}"), GAVEL_ACCESS_LOG=str(log)) as [replica]:
        game = SealedGame(replica.port)
        game.step()
        with faulty("disk full, of store and log", replica):
            _fill(filler)
            with pytest.raises(Unavailable):
                _begin_tables(replica)
            filler.unlink()
            log.write_bytes(b"")
        until(replica.is_ready)
        game.finish()


def _begin_tables(replica: Replica) -> None:
    """Begin so many tables that what SQLite has allotted already is too little."""
    for _ in range(100):
        SealedGame(replica.port)


def _fill(path: Path) -> None:
    """Write a file until the disk is full."""
    with suppress(OSError), path.open("wb", buffering=0) as filler:
        while filler.write(bytes(1024)):
            pass
