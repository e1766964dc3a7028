"""The keeper: plays when a clock has run out and nobody asks, and calls players who have not looked."""

import json
import time
from pathlib import Path
from threading import Barrier, Event, Thread
from typing import Any

import pytest

from gavel.api.problems import Problem
from gavel.keeper.keeper import Keeper
from gavel.keeper.keys import Keys
from gavel.keeper.messages import message
from gavel.keeper.sending import Sender
from gavel.keeper.settings import PushSettings
from gavel.observe.keeping import Result
from gavel.sealing import key_files
from gavel.sealing.agenda import Agenda, Entry, Kind, open_agenda
from gavel.sealing.configured import Sealing
from gavel.sealing.heads import open_heads
from gavel.sealing.keys import load
from gavel.sealing.push import Push
from gavel.sealing.tokens import KeyVault
from tests.http.wire import TIMEOUT
from tests.keeper.double import Browser, PushDouble
from tests.sealing.table import SEALING_KEY, Room, Table, key_file

LATER = 60
KEYS = key_file(SEALING_KEY)


@pytest.fixture
def agenda(store: str) -> Agenda:
    return open_agenda(store)


@pytest.fixture
def settings(key: Path, double: PushDouble) -> PushSettings:
    return PushSettings("mailto:referee@example.org", key, (double.origin,))


@pytest.fixture
def keeper(store: str, agenda: Agenda, push: Push, settings: PushSettings) -> Keeper:
    """A keeper whose clock is a minute ahead: whoever is to be called was last seen a while ago."""
    heads, send = open_heads(store), Sender(settings).send
    return Keeper(lambda: KeyVault(load(Path(KEYS))), heads, agenda, push, send, lambda: time.time() + LATER)


def subscribed(table: Table, double: PushDouble, *seats: str) -> dict[str, Browser]:
    """A browser for each of these seats, which has subscribed."""
    browsers = {seat: double.browser(seat) for seat in seats}
    for seat, browser in browsers.items():
        table.good("subscriptions", {"token": table.token, "subscription": browser.subscription}, seat)
    return browsers


def turned(room: Room, double: PushDouble) -> tuple[Table, str]:
    """A table whose players have all subscribed, and the player whose turn has just begun."""
    table = room.table()
    subscribed(table, double, *table.players)
    following: str = table.act({"type": "pass", "player": table.acting()[0]})["to_act"][0]
    return table, following


def test_a_player_is_called_in_their_language_by_a_message_that_only_their_browser_reads(
    room: Room, double: PushDouble, keeper: Keeper, push: Push
) -> None:
    table, anns = room.table(), double.browser("anns")
    table.token = table.good("views", {"token": table.token})["token"]
    following = next(player for player in table.players if player not in table.acting())
    body = {"token": table.token, "subscription": anns.subscription}
    room.ask("for-sale", "subscriptions", body, table.keys[following], **{"Accept-Language": "de"})
    table.act({"type": "pass", "player": table.acting()[0]})
    assert keeper.call() == 1
    [come] = double.wait_for(1)
    assert anns.read(come.body) == {
        "kind": "turn",
        "title": "For Sale",
        "body": "Am Zug!",
        "table": table.first["table"],
    }
    assert come.headers["Topic"] == table.first["table"]
    assert come.headers["Ttl"] == str(24 * 60 * 60)
    assert come.headers["Content-Encoding"] == "aes128gcm"
    assert come.headers["Authorization"].startswith("vapid t=")
    assert come.headers["Authorization"].endswith(f"k={push.public_key}")


def test_who_has_looked_since_is_not_called(
    room: Room, double: PushDouble, store: str, agenda: Agenda, push: Push, settings: PushSettings
) -> None:
    table = room.table()
    subscribed(table, double, *table.players)
    [following] = table.act({"type": "pass", "player": table.acting()[0]})["to_act"]
    table.view(following)
    sent: list[bytes] = []

    def send(_subscription: Any, sealed: bytes, _topic: str) -> Result:
        sent.append(sealed)
        return Result.DELIVERED

    heads = open_heads(store)
    in_time = Keeper(lambda: KeyVault(load(Path(KEYS))), heads, agenda, push, send, lambda: time.time() + 31)
    # Seen a second ago, as a page that asks every second is.
    agenda.see(table.first["table"], following, int(time.time()) + 30)
    assert in_time.call() == 1
    assert sent == []


def test_who_has_acted_since_is_not_called(room: Room, double: PushDouble, keeper: Keeper) -> None:
    table = room.table()
    subscribed(table, double, *table.players)
    [second] = table.act({"type": "pass", "player": table.acting()[0]})["to_act"]
    table.act({"type": "pass", "player": second})
    keeper.call()
    assert [each.path for each in double.received if each.path == f"/send/{second}"] == []


def test_who_has_not_subscribed_is_not_called(room: Room, double: PushDouble, keeper: Keeper) -> None:
    table = room.table()
    table.act({"type": "pass", "player": table.acting()[0]})
    assert keeper.call() == 1
    assert double.received == []


def test_a_clock_that_has_run_out_plays_though_nobody_asks(
    room: Room, double: PushDouble, keeper: Keeper, agenda: Agenda, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room.table(clock=10)
    [late] = table.acting()
    browsers = subscribed(table, double, *table.players)
    monkeypatch.setattr("gavel.sealing.operations.request.SealedRequest.now", lambda _: int(time.time()) + 11)
    assert keeper.play() == 1
    monkeypatch.undo()
    seen = table.view()
    assert seen["late"] == [{"seat": late, "ply": 0}]
    [following] = seen["to_act"]
    keeper.call()
    come = double.wait_for(1)
    assert browsers[following].read(come[0].body)["kind"] == "turn"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_left_is_forgotten(
    room: Room, double: PushDouble, keeper: Keeper, agenda: Agenda, status: int
) -> None:
    table, following = turned(room, double)
    second = double.browser("second")
    table.good("subscriptions", {"token": table.token, "subscription": second.subscription}, following)
    double.answers[f"/send/{following}"] = [status]
    keeper.call()
    double.wait_for(2)
    [kept] = agenda.subscriptions(table.first["table"], following)
    assert json.loads(kept)["endpoint"] == second.endpoint


def test_a_seat_that_has_other_browsers_since_the_message_keeps_these(
    room: Room, store: str, agenda: Agenda, push: Push, double: PushDouble
) -> None:
    table, following = turned(room, double)

    def send(*_: Any) -> Result:
        agenda.subscribe(table.first["table"], following, ["another one's"], int(time.time()))
        return Result.GONE

    heads = open_heads(store)
    Keeper(lambda: KeyVault(load(Path(KEYS))), heads, agenda, push, send, lambda: time.time() + LATER).call()
    assert agenda.subscriptions(table.first["table"], following) == ["another one's"]


def test_a_push_service_that_is_busy_is_asked_again(room: Room, double: PushDouble, keeper: Keeper) -> None:
    _table, following = turned(room, double)
    double.answers[f"/send/{following}"] = [503, 429]
    keeper.call()
    assert len(double.wait_for(3)) == 3


@pytest.mark.parametrize("status", [400, 401, 413])
def test_a_refusal_is_logged_without_the_address(
    room: Room, double: PushDouble, keeper: Keeper, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    _table, following = turned(room, double)
    double.answers[f"/send/{following}"] = [status]
    keeper.call()
    assert f"status {status}" in caplog.text
    assert "/send/" not in caplog.text


def test_a_redirection_leads_nowhere(
    room: Room, double: PushDouble, keeper: Keeper, caplog: pytest.LogCaptureFixture
) -> None:
    _table, following = turned(room, double)
    double.elsewhere, double.answers[f"/send/{following}"] = f"{double.origin}/inside", [307]
    keeper.call()
    assert [each.path for each in double.received] == [f"/send/{following}"]
    assert "leads elsewhere" in caplog.text


def test_no_clock_waits_for_a_message(
    room: Room, store: str, agenda: Agenda, push: Push, double: PushDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    called, timed = room.table(), room.table(clock=10)
    subscribed(called, double, *called.players)
    called.act({"type": "pass", "player": called.acting()[0]})
    is_sending, may_go_on = Event(), Event()

    def send(*_: Any) -> Result:
        is_sending.set()
        assert may_go_on.wait(TIMEOUT)
        return Result.DELIVERED

    heads = open_heads(store)
    keeper = Keeper(lambda: KeyVault(load(Path(KEYS))), heads, agenda, push, send, lambda: time.time() + LATER)
    calling = Thread(target=keeper.call)
    calling.start()
    try:
        assert is_sending.wait(TIMEOUT)
        with monkeypatch.context() as later:
            later.setattr("gavel.sealing.operations.request.SealedRequest.now", lambda _: int(time.time()) + 11)
            assert keeper.play() == 1
        assert len(timed.view()["late"]) == 1
    finally:
        may_go_on.set()
        calling.join(TIMEOUT)


def test_a_seat_that_is_called_waits_for_no_other(
    room: Room, store: str, agenda: Agenda, push: Push, double: PushDouble
) -> None:
    """Two seats, each of which two browsers call: all four are on their way at the same time."""
    for _ in range(2):
        table = room.table()
        subscribed(table, double, *table.players)
        following = table.act({"type": "pass", "player": table.acting()[0]})["to_act"][0]
        second = double.browser("second")
        table.good("subscriptions", {"token": table.token, "subscription": second.subscription}, following)
    together = Barrier(4)

    def send(*_: Any) -> Result:
        together.wait(TIMEOUT)
        return Result.DELIVERED

    heads = open_heads(store)
    keeper = Keeper(lambda: KeyVault(load(Path(KEYS))), heads, agenda, push, send, lambda: time.time() + LATER)
    assert keeper.call() == 2
    assert not together.broken


def test_what_fails_does_not_keep_the_others_waiting(
    room: Room, store: str, agenda: Agenda, push: Push, double: PushDouble, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [room.table(), room.table()]
    for table in tables:
        subscribed(table, double, *table.players)
        table.act({"type": "pass", "player": table.acting()[0]})
    tries: list[str] = []
    error = RuntimeError("https://a.secret/address")

    def send(_subscription: Any, _sealed: bytes, topic: str) -> Result:
        tries.append(topic)
        raise error

    heads = open_heads(store)
    Keeper(lambda: KeyVault(load(Path(KEYS))), heads, agenda, push, send, lambda: time.time() + LATER).call()
    assert sorted(tries) == sorted(table.first["table"] for table in tables)
    assert "The keeper has failed at a turn: RuntimeError" in caplog.text
    assert "secret" not in caplog.text


def test_a_table_that_is_gone_and_a_token_that_nobody_opens_are_passed_over(
    room: Room, store: str, agenda: Agenda, push: Push, double: PushDouble
) -> None:
    table = room.table()
    subscribed(table, double, *table.players)
    table.act({"type": "pass", "player": table.acting()[0]})
    agenda.put([Entry("a table that is not there", "ann", Kind.TURN)], 0)
    others = KeyVault(load(Path(key_file())))
    keeper = Keeper(
        lambda: others, open_heads(store), agenda, push, lambda *_: Result.DELIVERED, lambda: time.time() + LATER
    )
    assert keeper.call() == 2
    assert double.received == []


@pytest.mark.parametrize("kind", [Kind.TURN, Kind.LOOK, Kind.OVER])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_message_names_the_game_and_nothing_else(kind: Kind, language: str) -> None:
    told = json.loads(message(Entry("the table", "ann", kind), "The Estates", language))
    assert told.keys() == {"kind", "title", "body", "table"}
    assert told["title"] == "The Estates"
    assert "ann" not in told["body"]


def test_keys_that_are_exchanged_while_it_works_open_what_they_have_sealed(tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    key_files.create(file)
    keys = Keys(Sealing(str(file)), file)
    before = keys.vault()
    key_files.add(file, "enc")
    key_files.promote(file, "enc")
    token = KeyVault(load(file)).seal(b"contents")
    with pytest.raises(Problem):
        before.unseal(token)
    assert keys.vault().unseal(token) == b"contents"


def test_a_file_of_keys_that_is_gone_leaves_the_ones_in_force(tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    key_files.create(file)
    keys = Keys(Sealing(str(file)), file)
    token = keys.vault().seal(b"contents")
    file.unlink()
    assert keys.vault().unseal(token) == b"contents"
