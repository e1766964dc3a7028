"""What a keeper tells operators: what it does, how late it is, and that it lives; nothing about whom it does so for."""

import json
import logging
import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from gavel.keeper.__main__ import AFTER_A_FAILURE, _start, _work
from gavel.keeper.keeper import Keeper
from gavel.keeper.sending import Sender
from gavel.keeper.settings import PushSettings
from gavel.observe.keeping import Keeping, Result
from gavel.sealing.agenda import Agenda, Entry, Kind, open_agenda
from gavel.sealing.heads import HeadsUnavailable, open_heads
from gavel.sealing.keys import load
from gavel.sealing.push import Push
from gavel.sealing.tokens import KeyVault
from tests.http.wire import TIMEOUT
from tests.keeper.double import Browser, PushDouble
from tests.sealing.table import SEALING_KEY, Room, Table, key_file

KEYS = key_file(SEALING_KEY)
LATER = 60
BROKEN = RuntimeError("https://a.secret/address")
"""Raised by its name: the lines of code are logged."""


class Told(Keeping):
    """Keeps what a keeper has told."""

    def __init__(self) -> None:
        self.rounds: list[float] = []
        self.late: list[float] = []
        self.calls: list[tuple[Kind, Result]] = []
        self.failures: list[str] = []
        self.played: list[tuple[str, int]] = []

    def begins_round(self, now: float) -> None:
        self.rounds.append(now)

    def took(self, seconds_late: float) -> None:
        self.late.append(seconds_late)

    def called(self, kind: Kind, result: Result) -> None:
        self.calls.append((kind, result))

    def failed(self, at: str) -> None:
        self.failures.append(at)

    def played_for_late(self, game: str, actions: int) -> None:
        self.played.append((game, actions))


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def agenda(store: str) -> Agenda:
    return open_agenda(store)


@pytest.fixture
def keeper(store: str, agenda: Agenda, push: Push, key: Path, double: PushDouble, told: Told) -> Keeper:
    """A keeper whose clock is a minute ahead."""
    send = Sender(PushSettings("mailto:referee@example.org", key, (double.origin,))).send
    vault = KeyVault(load(Path(KEYS)))
    return Keeper(lambda: vault, open_heads(store), agenda, push, send, lambda: time.time() + LATER, told)


def called_once(room: Room, *browsers: Browser) -> Table:
    """A table at which the next player, who has these browsers, is to be called."""
    table = room.table()
    following = next(player for player in table.players if player not in table.acting())
    for browser in browsers:
        table.good("subscriptions", {"token": table.token, "subscription": browser.subscription}, following)
    table.act({"type": "pass", "player": table.acting()[0]})
    return table


@pytest.mark.parametrize(
    ("statuses", "result"),
    [
        ([], Result.DELIVERED),
        ([404], Result.GONE),
        ([410], Result.GONE),
        ([400], Result.REFUSED),
        ([413], Result.REFUSED),
        ([503] * 4, Result.BUSY),
        ([429] * 4, Result.BUSY),
        ([504], Result.BUSY),
        ([307], Result.UNREACHED),
    ],
)
def test_each_call_is_told_with_what_has_become_of_it(
    room: Room,
    double: PushDouble,
    keeper: Keeper,
    told: Told,
    monkeypatch: pytest.MonkeyPatch,
    statuses: list[int],
    result: Result,
) -> None:
    monkeypatch.setattr("urllib3.util.Retry.sleep", lambda *_: None)
    called_once(room, double.browser("first"), double.browser("second"))
    double.answers["/send/first"] = statuses
    double.elsewhere = double.origin
    keeper.call()
    assert sorted(told.calls) == sorted([(Kind.TURN, result), (Kind.TURN, Result.DELIVERED)])


def test_a_message_that_cannot_be_sealed_is_told(
    room: Room, double: PushDouble, keeper: Keeper, told: Told, agenda: Agenda
) -> None:
    table = called_once(room, double.browser("first"))
    keys = {"p256dh": "AA", "auth": "AA"}
    spoilt = json.dumps({"endpoint": f"{double.origin}/x", "keys": keys, "language": "en"})
    for player in table.players:
        agenda.subscribe(table.first["table"], player, [spoilt], int(time.time()))
    keeper.call()
    assert (told.calls, told.failures) == ([(Kind.TURN, Result.FAILED)], [])


def test_nothing_is_told_of_a_call_that_nobody_wants(room: Room, keeper: Keeper, told: Told) -> None:
    called_once(room)
    assert keeper.call() == 1
    assert (told.calls, told.failures, len(told.rounds)) == ([], [], 1)


def test_how_late_it_is_is_told_of_each_entry(keeper: Keeper, told: Told, agenda: Agenda) -> None:
    agenda.put([Entry("a table that is not there", "ann", Kind.TURN)], int(time.time()) + LATER - 5)
    agenda.put([Entry("a table that is not there", "bob", Kind.TURN)], int(time.time()) + LATER - 500)
    assert keeper.call() == 2
    earliest, latest = told.late
    assert 500 <= earliest < 500 + TIMEOUT
    assert 5 <= latest < 5 + TIMEOUT


def test_what_it_plays_when_a_clock_has_run_out_is_told_by_game(
    room: Room, keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [room.table("for-sale", clock=10), room.table("the-estates", clock=10)]
    monkeypatch.setattr("gavel.sealing.operations.request.SealedRequest.now", lambda _: int(time.time()) + 11)
    assert keeper.play() == 2
    assert sorted(told.played) == sorted((table.game, len(table.view()["late"])) for table in tables)


def test_a_round_and_a_failure_in_it_are_told(room: Room, keeper: Keeper, told: Told, double: PushDouble) -> None:
    called_once(room, double.browser("first"))

    def send(*_: Any) -> Result:
        raise BROKEN

    keeper._send = send
    keeper.call()
    keeper.call()
    assert (told.failures, told.calls) == ([Kind.TURN], [])
    assert told.rounds == sorted(told.rounds)
    assert len(told.rounds) == 2


def test_of_the_two_rounds_the_one_that_began_earlier_is_told(
    store: str, agenda: Agenda, push: Push, told: Told
) -> None:
    """So operators see it if either does not begin any more."""
    clock = [1.0]
    vault = KeyVault(load(Path(KEYS)))
    keeper = Keeper(
        lambda: vault, open_heads(store), agenda, push, lambda *_: Result.DELIVERED, lambda: clock[-1], told
    )
    for at, do_a_round in ((2.0, keeper.play), (3.0, keeper.play), (4.0, keeper.call), (5.0, keeper.play)):
        clock.append(at)
        do_a_round()
    assert told.rounds == [1.0, 1.0, 3.0, 4.0]


def test_the_process_plays_and_calls_side_by_side(told: Told) -> None:
    """A call that waits for what a clock has to do first ends all the same."""
    played, called, ended = Event(), Event(), Event()

    class Waiting:
        def play(self) -> int:
            played.set()
            return 0

        def call(self) -> int:
            assert played.wait(TIMEOUT)
            called.set()
            return 0

    keeper: Any = Waiting()
    _start(keeper, told, ended)
    assert called.wait(TIMEOUT)
    ended.set()


class Ended:
    """Says after one round that the service has ended."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    def wait(self, pause: float) -> bool:
        self.pauses.append(pause)
        return len(self.pauses) == 2


@pytest.mark.parametrize(("error", "place"), [(HeadsUnavailable("it is gone"), "store"), (BROKEN, "round")])
def test_a_round_that_fails_is_told_and_tried_again_later(
    told: Told, caplog: pytest.LogCaptureFixture, error: Exception, place: str
) -> None:
    def fail() -> int:
        raise error

    ended: Any = Ended()
    _work(fail, told, ended)
    assert (told.failures, ended.pauses) == ([place], [0.0, AFTER_A_FAILURE])
    assert "secret" not in caplog.text
    assert ("The keeper has failed: RuntimeError" in caplog.text) == (place == "round")


def test_a_failure_is_logged_with_the_lines_of_code_and_without_what_it_quotes(
    room: Room, keeper: Keeper, double: PushDouble, caplog: pytest.LogCaptureFixture
) -> None:
    called_once(room, double.browser("first"))

    def break_down(*_: Any) -> Result:
        raise BROKEN

    keeper._send = break_down
    with caplog.at_level(logging.ERROR):
        keeper.call()
    assert ", in break_down" in caplog.text
    assert "builtins.RuntimeError: …" in caplog.text
    assert "secret" not in caplog.text


# --- the process ------------------------------------------------------------------------------------------------------


def test_a_keeper_that_cannot_begin_ends_without_a_word(tmp_path: Path) -> None:
    """The service itself is refused in a sentence."""
    (tmp_path / "push.pem").write_text("no key\n")
    settings = {
        "GAVEL_DATA": str(tmp_path / "data"),
        "GAVEL_PUSH_CONTACT": "mailto:referee@example.org",
        "GAVEL_PUSH_KEY": str(tmp_path / "push.pem"),
    }
    command = [sys.executable, "-m", "gavel.keeper"]
    done = subprocess.run(
        command,
        check=False,
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (1, "")
