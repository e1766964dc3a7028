"""The guard's stores: exactly one wins, what was answered stays, and a store that does not answer says just that."""

import json
import logging
import multiprocessing
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from gavel.sealing.heads import SECONDS_KEPT, Head, Heads, HeadsUnavailable, open_heads
from gavel.sealing.heads.sqlite import SqliteHeads
from tests.sealing.stores import PATIENCE, RedisServer, redis_server

FIRST = Head(0, "token-0", b"\x00" * 32)
SECOND = Head(1, "token-1", b"\x01" * 32, (b"\x02" * 32, b"\x03" * 32))
OTHER = Head(1, "token-2", b"\x04" * 32, (b"\x05" * 32,))
ROUNDS = 6


@pytest.fixture
def heads(url: str) -> Iterator[Heads]:
    store = open_heads(url)
    yield store
    store.complaints()  # which closes what is idle


@pytest.fixture
def table(request: pytest.FixtureRequest) -> str:
    return str(request.node.name)


# --- what a store does ----------------------------------------------------------------------------------------------


def test_a_head_is_read_as_it_was_written(heads: Heads, table: str) -> None:
    assert heads.read(table) is None
    assert heads.create(table, SECOND)
    assert heads.read(table) == SECOND
    assert heads.read(f"{table}-of-others") is None
    heads.ping()


def test_a_head_is_replaced_by_who_knows_its_counter(heads: Heads, table: str) -> None:
    heads.create(table, FIRST)
    assert not heads.swap(table, 1, OTHER)
    assert heads.read(table) == FIRST
    assert heads.swap(table, 0, SECOND)
    assert heads.read(table) == SECOND
    assert not heads.swap(table, 0, OTHER), "the counter has gone on"
    assert heads.read(table) == SECOND


def test_a_table_begins_once(heads: Heads, table: str) -> None:
    heads.create(table, FIRST)
    assert not heads.create(table, Head(0, "another", FIRST.before))
    assert heads.read(table) == FIRST


def test_a_table_that_is_unknown_is_not_begun_by_a_change(heads: Heads, table: str) -> None:
    assert not heads.swap(table, 0, SECOND)
    assert heads.read(table) is None


def test_a_call_whose_answer_was_lost_can_be_repeated(heads: Heads, table: str) -> None:
    assert heads.create(table, FIRST)
    assert heads.create(table, FIRST)
    assert heads.swap(table, 0, SECOND)
    assert heads.swap(table, 0, SECOND)
    assert heads.read(table) == SECOND


def test_a_counter_may_go_on_by_more_than_one(heads: Heads, table: str) -> None:
    """A token that is newer than the store's is adopted."""
    heads.create(table, FIRST)
    assert heads.swap(table, 0, Head(7, "from-a-token", SECOND.before))
    assert not heads.swap(table, 1, OTHER)
    assert heads.swap(table, 7, Head(8, "next", SECOND.before))


def test_counters_are_compared_as_numbers_and_as_a_whole(heads: Heads, table: str) -> None:
    heads.create(table, Head(10, "ten", b""))
    assert not heads.swap(table, 1, OTHER)
    assert heads.swap(table, 10, Head(2**53 - 1, "last", b""))
    assert heads.swap(table, 2**53 - 1, Head(2**53, "beyond", b""))


@pytest.mark.parametrize("name", ["", "*", "a b", "a'; DROP TABLE heads; --", "\N{SNOWMAN}", "x" * 300])
def test_a_table_may_have_any_name(heads: Heads, name: str) -> None:
    heads.create(name, FIRST)
    assert heads.swap(name, 0, SECOND)
    assert heads.read(name) == SECOND


# --- who wins -------------------------------------------------------------------------------------------------------


def racer(url: str, table: str, name: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.sealing.racing", url, table, str(ROUNDS), name]
    return subprocess.Popen(
        command, cwd=Path(__file__).parents[2], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_of_two_processes_with_fifty_threads_exactly_one_wins_each_counter(heads: Heads, url: str, table: str) -> None:
    heads.create(table, FIRST)
    racers = [racer(url, table, name) for name in ("left", "right")]
    for each in racers:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    for each in racers:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    told = [each.communicate(timeout=10 * PATIENCE)[0] for each in racers]
    assert sorted(counter for each in told for counter in json.loads(each)) == list(range(ROUNDS))
    last = heads.read(table)
    assert last is not None
    assert last.counter == ROUNDS


def test_a_store_that_was_used_before_a_fork_is_used_after_it(heads: Heads, table: str) -> None:
    """As by gunicorn, which loads the app and then forks its workers."""
    heads.create(table, FIRST)
    heads.read(table)
    fork = multiprocessing.get_context("fork")
    receiver, sender = fork.Pipe(duplex=False)

    def child(number: int) -> None:
        won = heads.swap(table, 0, Head(1, f"child-{number}", b""))
        sender.send((won, heads.read(table) is not None))

    children: list[Any] = [fork.Process(target=child, args=(number,)) for number in range(4)]
    for each in children:
        each.start()
    for each in children:
        each.join(PATIENCE)
        assert each.exitcode == 0
    told = [receiver.recv() for _ in children]
    assert sorted(told) == [(False, True)] * 3 + [(True, True)]
    head = heads.read(table)
    assert head is not None
    assert head.counter == 1


# --- how long it is kept --------------------------------------------------------------------------------------------


def test_a_head_is_kept_for_400_days_from_its_last_change_in_redis(redis: RedisServer, table: str) -> None:
    heads: Any = open_heads(redis.url)
    heads.create(table, FIRST, ttl=5)
    assert 0 < heads.redis.ttl(f"gavel:head:{table}") <= 5
    heads.swap(table, 0, SECOND)
    assert 399 * 86400 < heads.redis.ttl(f"gavel:head:{table}") <= SECONDS_KEPT == 400 * 86400
    heads.complaints()


def test_a_head_is_kept_for_400_days_from_its_last_change_in_sqlite(tmp_path: Path) -> None:
    now = [1_000_000_000.0]
    heads = SqliteHeads(f"sqlite://{tmp_path / 'heads.db'}", lambda: now[0])
    heads.create("table", FIRST)
    now[0] += 399 * 86400
    assert heads.swap("table", 0, SECOND)
    now[0] += 399 * 86400
    assert heads.read("table") == SECOND
    now[0] += 2 * 86400
    assert heads.read("table") is None
    assert not heads.swap("table", 1, OTHER)
    assert not heads.swap("table", 0, SECOND), "what has expired is gone, also for who wrote it"
    assert heads.create("table", FIRST)
    heads.close()


def test_expired_heads_are_deleted_by_and_by(tmp_path: Path) -> None:
    now = [1_000_000_000.0]
    path = tmp_path / "heads.db"
    heads = SqliteHeads(f"sqlite://{path}", lambda: now[0])
    for number in range(50):
        heads.create(f"old-{number}", FIRST)
    now[0] += SECONDS_KEPT
    for number in range(3):
        heads.create(f"new-{number}", FIRST)
    heads.close()
    connection = sqlite3.connect(path)
    assert {name for (name,) in connection.execute("SELECT name FROM heads")} == {"new-0", "new-1", "new-2"}
    connection.close()


# --- when a store stops ---------------------------------------------------------------------------------------------


def test_what_redis_has_answered_is_there_after_it_was_killed_and_restarted(tmp_path: Path) -> None:
    with redis_server(tmp_path) as server:
        heads = open_heads(server.url)
        heads.create("table", FIRST)
        assert heads.swap("table", 0, SECOND)
        server.kill()
        with pytest.raises(HeadsUnavailable):
            heads.read("table")
        with pytest.raises(HeadsUnavailable):
            heads.swap("table", 1, OTHER)
        server.start()
        assert heads.read("table") == SECOND, "the connections of before are broken, and it is asked anew"
        assert heads.swap("table", 1, Head(2, "on", b""))
        heads.complaints()


def test_nothing_is_lost_or_won_twice_where_redis_is_killed_in_the_middle(tmp_path: Path) -> None:
    with redis_server(tmp_path) as server:
        heads, won, failed = open_heads(server.url), list[int](), list[int]()
        heads.create("table", FIRST)

        def play() -> None:
            counter = 0
            while counter < 300:
                try:
                    if heads.swap("table", counter, Head(counter + 1, f"token-{counter}", b"")):
                        won.append(counter)
                        counter += 1
                except HeadsUnavailable:
                    failed.append(counter)  # the same once more: whether it was written nobody knows

        player = Thread(target=play)
        player.start()
        for _ in range(3):
            before = len(won)
            while len(won) < before + 20 and player.is_alive():
                pass
            server.kill()
            server.start()
        player.join(PATIENCE)
        assert won == list(range(300))
        head = heads.read("table")
        assert head is not None
        assert head.counter == 300
        heads.complaints()


def test_a_redis_that_is_silent_is_unavailable(tmp_path: Path) -> None:
    with redis_server(tmp_path) as server:
        heads = open_heads(server.url)
        heads.ping()
        server.pause()
        with pytest.raises(HeadsUnavailable):
            heads.ping()
        server.go_on()
        heads.ping()
        heads.complaints()


def test_what_sqlite_has_answered_is_there_after_its_process_was_killed(tmp_path: Path) -> None:
    url = f"sqlite://{tmp_path / 'heads.db'}"
    program = (
        "import os, signal; from gavel.sealing.heads import Head, open_heads\n"
        f"heads = open_heads({url!r}); heads.create('table', Head(0, 'token-0', b''))\n"
        "heads.swap('table', 0, Head(1, 'token-1', b'')); os.kill(os.getpid(), signal.SIGKILL)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == -9
    heads = SqliteHeads(url)
    assert heads.read("table") == Head(1, "token-1", b"")
    heads.close()


def test_a_locked_file_is_unavailable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gavel.sealing.heads.sqlite_file.PATIENCE", 0.1)
    path = tmp_path / "heads.db"
    heads = SqliteHeads(f"sqlite://{path}")
    heads.create("table", FIRST)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(HeadsUnavailable):
        heads.swap("table", 0, SECOND)
    assert heads.read("table") == FIRST, "who writes keeps nobody from reading"
    other.execute("ROLLBACK")
    other.close()
    assert heads.swap("table", 0, SECOND)
    heads.close()


@pytest.mark.parametrize("content", [b"no database", b""])
def test_a_file_that_is_no_store_is_unavailable_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "heads.db"
    path.write_bytes(content)
    heads = SqliteHeads(f"sqlite://{path}")
    with pytest.raises(HeadsUnavailable):
        heads.create("table", FIRST)
    with pytest.raises(HeadsUnavailable):
        heads.read("table")
    heads.close()
    assert path.read_bytes() == content


def test_a_folder_that_is_missing_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(HeadsUnavailable):
        SqliteHeads(f"sqlite://{tmp_path / 'missing' / 'heads.db'}").ping()


def test_a_record_that_somebody_else_has_written_is_unavailable(redis: RedisServer, table: str) -> None:
    heads: Any = open_heads(redis.url)
    heads.redis.hset(f"gavel:head:{table}", "counter", "one")
    with pytest.raises(HeadsUnavailable):
        heads.read(table)
    heads.redis.set(f"gavel:head:{table}-text", "text")
    with pytest.raises(HeadsUnavailable):
        heads.swap(f"{table}-text", 0, SECOND)
    heads.complaints()


def test_a_store_that_does_not_answer_is_refused_as_503() -> None:
    heads = open_heads("redis://127.0.0.1:1/0")
    with pytest.raises(HeadsUnavailable) as refused:
        heads.ping()
    assert (refused.value.name, refused.value.status) == ("unavailable", 503)


# --- how a store is configured --------------------------------------------------------------------------------------


def test_the_file_is_its_owner_s_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        heads = SqliteHeads(f"sqlite://{tmp_path / 'heads.db'}")
        heads.create("table", FIRST)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert modes == {"heads.db": 0o600, "heads.db-wal": 0o600, "heads.db-shm": 0o600}
    heads.close()


def test_each_change_is_on_disk_before_it_is_answered(tmp_path: Path) -> None:
    heads = SqliteHeads(f"sqlite://{tmp_path / 'heads.db'}")
    with heads.connection() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    heads.close()


def test_a_redis_that_may_lose_heads_is_complained_of(redis: RedisServer, tmp_path: Path) -> None:
    assert open_heads(redis.url).complaints() == []
    forgetful = ("--appendonly", "yes", "--appendfsync", "everysec", "--maxmemory-policy", "allkeys-lru")
    with redis_server(tmp_path, *forgetful) as server:
        fsync, eviction = open_heads(server.url).complaints()
        assert "appendfsync everysec and not always" in fsync
        assert "maxmemory-policy allkeys-lru and not noeviction" in eviction
    secretive = ("--appendonly", "no", "--rename-command", "CONFIG", "")
    (folder := tmp_path / "secretive").mkdir()
    with redis_server(folder, *secretive) as server:
        [complaint] = open_heads(server.url).complaints()
        assert "does not tell its configuration" in complaint


@pytest.mark.parametrize(
    "url",
    ["", "heads.db", "/var/heads.db", "postgres://host", "sqlite://heads.db", "sqlite:heads.db", "sqlite://",
     "sqlite:///", "sqlite:///folder/", "sqlite://host/heads.db", "sqlite:///heads.db?mode=ro", "redis://[", "redis://h:port",
     "redis://host:6379/?socket_timeout=soon"],
)  # fmt: skip
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"^GAVEL_HEADS "):
        open_heads(url)


def test_no_refusal_and_no_log_line_has_the_password_of_an_address(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ValueError, match="GAVEL_HEADS") as refused:
        open_heads("redis://:s3cret@host:port/0")
    with caplog.at_level(logging.DEBUG), pytest.raises(HeadsUnavailable) as unavailable:
        open_heads("redis://:s3cret@127.0.0.1:1/0").ping()
    assert caplog.records
    assert "s3cret" not in f"{refused.value} {unavailable.value} {caplog.text}"


def test_without_the_extra_an_address_of_redis_is_refused_and_sqlite_works(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['redis'] = None\nfrom gavel.sealing.heads import open_heads\n"
        "open_heads(sys.argv[2]).ping(); open_heads(sys.argv[1])"
    )
    arguments = ["redis://127.0.0.1/0", f"sqlite://{tmp_path / 'heads.db'}"]
    result = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    assert result.stderr.endswith('ValueError: GAVEL_HEADS needs the extra "guard" of Gavel: redis is not installed\n')
