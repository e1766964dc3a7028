"""The agenda: entries that are due are given to one keeper each, and seats are remembered, in both stores alike."""

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Barrier, Thread
from uuid import uuid4

import pytest

from gavel.sealing.agenda import Agenda, Entry, Kind, open_agenda
from gavel.sealing.agenda.redis import RedisAgenda
from gavel.sealing.agenda.sqlite import SqliteAgenda
from gavel.sealing.heads import SECONDS_UNTOUCHED, Head, HeadsUnavailable, open_heads
from gavel.sealing.heads.redis import RedisHeads
from gavel.sealing.heads.sqlite import SqliteHeads
from tests.sealing.stores import RedisServer

NOW = 1_700_000_000


@pytest.fixture
def agenda(url: str) -> Agenda:
    """An agenda without anything due, whatever the tests before have left in a server that they share."""
    agenda = open_agenda(url)
    while agenda.take_clocks(2**40, 100) or agenda.take_calls(2**40, 100):
        pass
    return agenda


@pytest.fixture
def table() -> str:
    return uuid4().hex[:22]


def test_what_is_due_is_taken_once_the_earliest_first(agenda: Agenda, table: str) -> None:
    ann, bob, cy = Entry(table, "ann", Kind.TURN), Entry(table, "bob", Kind.OVER), Entry(table, "cy", Kind.LOOK)
    agenda.put([ann], NOW + 2)
    agenda.put([bob], NOW + 1)
    agenda.put([cy], NOW + 60)
    assert agenda.take_calls(NOW, 10) == []
    assert agenda.take_calls(NOW + 2, 10) == [bob, ann]
    assert agenda.take_calls(NOW + 2, 10) == []
    assert agenda.take_calls(NOW + 60, 10) == [cy]


def test_clocks_are_taken_without_the_calls_and_the_other_way_round(agenda: Agenda, table: str) -> None:
    clocks = [Entry(table, "", Kind.CLOCK), Entry(f"{table}2", "", Kind.CLOCK)]
    calls = [Entry(table, f"player {number}", Kind.TURN) for number in range(20)]
    agenda.put([*calls[:10], clocks[0], *calls[10:]], NOW)
    agenda.put([clocks[1]], NOW + 1)
    assert agenda.take_clocks(NOW - 1, 10) == []
    assert agenda.take_clocks(NOW + 1, 10) == clocks
    assert set(agenda.take_calls(NOW + 1, 30)) == set(calls)
    assert agenda.take_clocks(NOW + 1, 10) == []


def test_no_more_is_taken_than_was_asked_for(agenda: Agenda, table: str) -> None:
    entries = [Entry(table, f"player {number}", Kind.TURN) for number in range(5)]
    agenda.put(entries, NOW)
    assert [len(agenda.take_calls(NOW, 2)) for _ in range(4)] == [2, 2, 1, 0]


def test_an_equal_entry_is_moved(agenda: Agenda, table: str) -> None:
    entry = Entry(table, "", Kind.CLOCK)
    agenda.put([entry], NOW)
    agenda.put([entry], NOW + 60)
    assert agenda.take_clocks(NOW, 10) == []
    assert agenda.take_clocks(NOW + 60, 10) == [entry]


def test_nothing_may_be_put(agenda: Agenda) -> None:
    agenda.put([], NOW)
    assert agenda.take_clocks(NOW, 10) == agenda.take_calls(NOW, 10) == []


def test_each_entry_is_given_to_one_of_several_keepers(url: str, agenda: Agenda, table: str) -> None:
    entries = {Entry(table, f"player {number}", Kind.TURN) for number in range(200)}
    agenda.put(entries, NOW)
    taken: list[Entry] = []
    start = Barrier(4)

    def keep() -> None:
        mine = open_agenda(url)
        start.wait()
        while found := mine.take_calls(NOW, 7):
            taken.extend(found)

    keepers = [Thread(target=keep) for _ in range(4)]
    for keeper in keepers:
        keeper.start()
    for keeper in keepers:
        keeper.join()
    assert len(taken) == 200
    assert set(taken) == entries


def test_a_seat_is_remembered_to_have_looked(agenda: Agenda, table: str) -> None:
    assert agenda.seen(table) == {}
    agenda.see(table, "ann", NOW)
    agenda.see(table, "Zoë Ж", NOW + 1)
    agenda.see(table, "ann", NOW + 5)
    assert agenda.seen(table) == {"ann": NOW + 5, "Zoë Ж": NOW + 1}
    assert agenda.seen(f"{table[:-1]}_") == {}


def test_subscriptions_are_a_seats_own(agenda: Agenda, table: str) -> None:
    assert agenda.subscriptions(table, "ann") == []
    agenda.subscribe(table, "ann", ["one", "two ü"], NOW)
    agenda.subscribe(table, "bob", ["three"], NOW)
    assert agenda.subscriptions(table, "ann") == ["one", "two ü"]
    agenda.subscribe(table, "ann", [], NOW)
    assert agenda.subscriptions(table, "ann") == []
    assert agenda.subscriptions(table, "bob") == ["three"]


def test_one_of_a_seats_subscriptions_is_taken_away_and_those_that_came_meanwhile_stay(
    agenda: Agenda, table: str
) -> None:
    agenda.subscribe(table, "ann", ["one", 'tw"ö/', "three", "four"], NOW)
    agenda.subscribe(table, "bob", ["one"], NOW)
    agenda.unsubscribe(table, "ann", ["one", 'tw"ö/', "gone already"])
    assert agenda.subscriptions(table, "ann") == ["three", "four"]
    agenda.unsubscribe(table, "ann", ["three", "four"])
    assert agenda.subscriptions(table, "ann") == []
    agenda.unsubscribe(table, "ann", ["three"])
    agenda.unsubscribe(table, "cy", ["one"])
    assert (agenda.subscriptions(table, "bob"), agenda.subscriptions(table, "cy")) == (["one"], [])


def test_who_has_only_subscribed_has_not_looked(agenda: Agenda, table: str) -> None:
    agenda.subscribe(table, "ann", ["one"], NOW)
    assert agenda.seen(table) == {}
    agenda.see(table, "ann", NOW)
    assert agenda.subscriptions(table, "ann") == ["one"]
    assert agenda.seen(table) == {"ann": NOW}


# --- files and servers ------------------------------------------------------------------------------------------------


def test_a_file_of_heads_from_before_gets_what_it_lacks(tmp_path: Path) -> None:
    file = tmp_path / "heads.db"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(
            """
            PRAGMA journal_mode=WAL;
            CREATE TABLE heads (
              name TEXT PRIMARY KEY, counter INTEGER NOT NULL, token TEXT NOT NULL, before BLOB NOT NULL,
              actions TEXT NOT NULL, expires INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX expiring ON heads (expires);
            INSERT INTO heads VALUES ('a table', 3, 'its token', x'', '', 9999999999);
            """
        )
    agenda = open_agenda(f"sqlite://{file}")
    agenda.see("a table", "ann", NOW)
    assert agenda.seen("a table") == {"ann": NOW}
    assert open_heads(f"sqlite://{file}").read("a table") == Head(3, "its token", b"")


def test_another_programs_file_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as other:
        other.executescript("PRAGMA journal_mode=WAL; CREATE TABLE seats (mine);")
    with pytest.raises(HeadsUnavailable):
        open_agenda(f"sqlite://{file}").seen("a table")
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("seats",)]


def test_seats_are_forgotten_some_days_after_they_looked(tmp_path: Path) -> None:
    agenda = open_agenda(f"sqlite://{tmp_path / 'heads.db'}")
    agenda.see("an old table", "ann", NOW)
    agenda.see("a table", "bob", NOW + 60 * 24 * 60 * 60)
    assert agenda.seen("an old table") == {}
    assert agenda.seen("a table").keys() == {"bob"}


def test_seats_are_forgotten_with_the_head_of_their_table(tmp_path: Path) -> None:
    """A table at which nobody has acted lasts a day, and what was stored for it no longer."""
    url, clock = f"sqlite://{tmp_path / 'heads.db'}", [NOW]
    agenda, heads = open_agenda(url), SqliteHeads(url, lambda: clock[-1])
    for table in ("untouched", "touched"):
        heads.create(table, Head(0, table, b""), SECONDS_UNTOUCHED)
        agenda.subscribe(table, "ann", ["one"], NOW)
        agenda.see(table, "bob", NOW)
    heads.swap("touched", 0, Head(1, "newer", b""))
    clock.append(NOW + SECONDS_UNTOUCHED)
    heads.create("another", Head(0, "another", b""), SECONDS_UNTOUCHED)
    assert (agenda.subscriptions("untouched", "ann"), agenda.seen("untouched")) == ([], {})
    assert (agenda.subscriptions("touched", "ann"), agenda.seen("touched")) == (["one"], {"bob": NOW})


def test_so_they_are_in_redis(redis: RedisServer) -> None:
    agenda, heads, table = RedisAgenda(redis.url), RedisHeads(redis.url), uuid4().hex[:22]

    def days() -> list[float]:
        """How many days are left, to the tenth: of the looks, the browsers, and the head."""
        left = [agenda.asked("TTL", f"gavel:{what}:{table}") for what in ("seen", "push", "head")]
        return [round(each / 24 / 60 / 60, 1) for each in left]

    heads.create(table, Head(0, "first", b""), SECONDS_UNTOUCHED)
    agenda.subscribe(table, "ann", ["one"], NOW)
    agenda.see(table, "ann", NOW)
    assert days() == [1, 1, 1]
    heads.swap(table, 0, Head(1, "second", b""), SECONDS_UNTOUCHED)
    assert days() == [1, 1, 1]
    heads.swap(table, 1, Head(2, "third", b""))
    assert days() == [60, 60, 400]
    agenda.asked("EXPIRE", f"gavel:push:{table}", 50 * 24 * 60 * 60)
    heads.swap(table, 2, Head(3, "fourth", b""))
    assert days() == [60, 50, 400], "who has not looked is forgotten, however long the others play"
    agenda.subscribe(table, "ann", ["one"], NOW)
    assert days() == [60, 60, 400]


def test_nobody_waits_for_the_disk_and_heads_do(tmp_path: Path) -> None:
    agenda, heads = SqliteAgenda(f"sqlite://{tmp_path / 'heads.db'}"), SqliteHeads(f"sqlite://{tmp_path / 'heads.db'}")
    for store, level in ((agenda, 1), (heads, 2)):
        with store.connection() as connection:
            assert connection.execute("PRAGMA synchronous").fetchone() == (level,)


def test_clocks_that_a_release_before_has_put_among_the_calls_are_found_there(
    redis: RedisServer, agenda: Agenda
) -> None:
    agenda = RedisAgenda(redis.url)
    agenda.take_calls(2**40, 1000)
    agenda.asked("ZADD", "gavel:agenda", NOW, '["a table", "", "clock"]')
    assert agenda.take_calls(NOW, 10) == [Entry("a table", "", Kind.CLOCK)]


def test_redis_forgets_them_by_itself(redis: RedisServer) -> None:
    agenda = RedisAgenda(redis.url)
    agenda.see("a table", "ann", NOW)
    agenda.subscribe("a table", "ann", ["one"], NOW)
    for key in ("gavel:seen:a table", "gavel:push:a table"):
        assert 59 * 24 * 60 * 60 < agenda.asked("TTL", key) <= 60 * 24 * 60 * 60


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1/0", "sqlite:///no/such/folder/heads.db"])
def test_a_store_that_does_not_answer_is_told(url: str) -> None:
    agenda = open_agenda(url)
    for call in (
        lambda: agenda.put([Entry("a table", "", Kind.CLOCK)], NOW),
        lambda: agenda.take_clocks(NOW, 1),
        lambda: agenda.take_calls(NOW, 1),
        lambda: agenda.see("a table", "ann", NOW),
        lambda: agenda.seen("a table"),
        lambda: agenda.subscribe("a table", "ann", [], NOW),
        lambda: agenda.subscriptions("a table", "ann"),
    ):
        with pytest.raises(HeadsUnavailable):
            call()
