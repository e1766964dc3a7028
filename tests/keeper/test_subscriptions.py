"""A seat that wants to be called subscribes with its own key, and nobody subscribes for another."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gavel.sealing.agenda import open_agenda
from gavel.sealing.push import Push
from tests.keeper.double import Browser, PushDouble
from tests.sealing.stores import redis_server
from tests.sealing.table import Room, Table, key_file
from tests.sealing.test_contract import judge
from tests.sealing.test_invitations import key_and_verifier, shared

AT = "/v1/games/for-sale/sealed/subscriptions"


def subscribe(table: Table, seat: str | None, subscription: Any) -> Any:
    return table.ask("subscriptions", {"token": table.token, "subscription": subscription}, seat)


def test_a_seat_subscribes_and_ends_it(room: Room, double: PushDouble, store: str) -> None:
    table, browser = room.table(), double.browser("anns")
    answer = subscribe(table, "ann", browser.subscription)
    assert answer["subscribed"] is True
    judge(AT, "post", "200").validate(answer.body)
    [kept] = open_agenda(store).subscriptions(table.first["table"], "ann")
    assert json.loads(kept) == {
        "endpoint": browser.endpoint,
        "keys": browser.subscription["keys"],
        "language": "en",
    }
    assert subscribe(table, "ann", None)["subscribed"] is False
    assert open_agenda(store).subscriptions(table.first["table"], "ann") == []


def test_a_browser_that_subscribes_again_is_called_once_and_in_its_new_language(
    room: Room, double: PushDouble, store: str
) -> None:
    table, body = room.table(), double.browser("anns").subscription
    subscribe(table, "ann", body)
    sent = {"token": table.token, "subscription": body}
    room.ask("for-sale", "subscriptions", sent, table.keys["ann"], **{"Accept-Language": "fr"})
    [kept] = open_agenda(store).subscriptions(table.first["table"], "ann")
    assert json.loads(kept)["language"] == "fr"


def test_a_seat_has_five_browsers_at_most(room: Room, double: PushDouble, store: str) -> None:
    table = room.table()
    for number in range(7):
        subscribe(table, "ann", double.browser(f"number-{number}").subscription)
    kept = open_agenda(store).subscriptions(table.first["table"], "ann")
    assert [json.loads(each)["endpoint"][-1] for each in kept] == list("23456")


def test_a_seat_takes_six_kilobytes_of_the_store_at_most(store: str, tmp_path: Path) -> None:
    """Five browsers with addresses that are as long as may be; no character of one has to be escaped."""
    room = Room(heads=store, push=Push("B" * 87))
    table = room.table()
    for number in range(6):
        begin = f"https://fcm.googleapis.com/{number}"
        for rest in ("/%2B?a=b&c~'()*!$,;:@.-_" * 40, '"\\' * 512):
            body = {**Browser("").subscription, "endpoint": begin + rest[: 1024 - len(begin)]}
            taken = subscribe(table, "ann", body)
            assert taken.status == (422 if '"' in rest else 200), taken.body
    with closing(sqlite3.connect(tmp_path / "heads.db")) as file:
        [(stored,)] = file.execute("SELECT length(subscriptions) FROM seats WHERE seat = 'ann'")
    assert 5 * 1024 < stored <= 6100


@pytest.mark.parametrize("holder", ["referee", None])
def test_nobody_subscribes_but_a_seat(room: Room, double: PushDouble, holder: str | None) -> None:
    table = room.table(referee=True)
    refused = subscribe(table, holder, double.browser("x").subscription)
    assert (refused.status, refused.problem) == ((403, "key-refused") if holder else (401, "key-missing"))


def test_an_invitation_is_no_seats_key(room: Room, double: PushDouble) -> None:
    refused = subscribe(shared(room), "invited", double.browser("x").subscription)
    assert (refused.status, refused.problem) == (403, "key-refused")


@pytest.mark.parametrize(
    "endpoint",
    ["http://127.0.0.1:1/send", "https://169.254.169.254/latest", "https://example.org/x", "ftp://x.example"],
)
def test_an_address_that_is_no_push_services_is_refused(room: Room, double: PushDouble, endpoint: str) -> None:
    table, body = room.table(), double.browser("x").subscription
    refused = subscribe(table, "ann", {**body, "endpoint": endpoint})
    assert (refused.status, refused.codes) == (422, ["push-service-unknown"])
    assert refused["errors"][0]["pointer"] == "/subscription/endpoint"
    assert double.origin in refused["errors"][0]["detail"]


def test_all_faults_are_named_at_once(room: Room, double: PushDouble) -> None:
    body = double.browser("x").subscription
    spoilt = {**body, "endpoint": "https://example.org", "keys": {**body["keys"], "p256dh": "A" * 87}}
    assert sorted(subscribe(room.table(), "ann", spoilt).codes) == ["push-key-broken", "push-service-unknown"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda body: {**body, "more": 1},
        lambda body: {**body, "keys": {}},
        lambda body: {**body, "endpoint": "https://x/" + "y" * 1024},
        lambda body: {**body, "keys": {**body["keys"], "auth": "short"}},
        lambda body: [body],
        lambda body: "https://fcm.googleapis.com/x",
        lambda body: True,
    ],
)
def test_what_is_no_subscription_is_refused(room: Room, double: PushDouble, spoil: Any) -> None:
    refused = subscribe(room.table(), "ann", spoil(double.browser("x").subscription))
    assert refused.status == 422
    assert all(each["pointer"].startswith("/subscription") for each in refused["errors"])


def test_a_new_key_of_the_seat_ends_its_subscriptions(room: Room, double: PushDouble, store: str) -> None:
    table = room.table(referee=True)
    for seat in ("ann", "bob"):
        subscribe(table, seat, double.browser(seat).subscription)
    _key, verifier = key_and_verifier(1)
    table.good("seats", {"token": table.token, "seat": "ann", "verifier": verifier}, "referee")
    assert open_agenda(store).subscriptions(table.first["table"], "ann") == []
    assert open_agenda(store).subscriptions(table.first["table"], "bob") != []


@pytest.fixture(params=["sqlite", "redis"])
def either_store(request: pytest.FixtureRequest, store: str, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield store
        return
    with redis_server(tmp_path) as server:
        yield server.url


@pytest.mark.parametrize("writes_first", [True, False])
def test_whoever_subscribes_while_the_seat_gets_a_new_key_is_not_called(
    either_store: str, push: Push, double: PushDouble, monkeypatch: pytest.MonkeyPatch, writes_first: bool
) -> None:
    """The new key comes between what the call of the old holder has read and what it writes, or right after that."""
    table = Room(heads=either_store, push=push).table(referee=True)
    agenda, name = open_agenda(either_store), table.first["table"]
    subscribe(table, "bob", double.browser("bobs").subscription)
    subscribe(table, "ann", double.browser("first").subscription)
    kind, key, verifier = type(agenda), *key_and_verifier(1)
    write: Any = kind.subscribe

    def write_in_between(self: Any, of: str, seat: str, subscriptions: list[str], at: int) -> None:
        monkeypatch.setattr(kind, "subscribe", write)
        if writes_first:
            write(self, of, seat, subscriptions, at)
        table.good("seats", {"token": table.token, "seat": "ann", "verifier": verifier}, "referee")
        if not writes_first:
            write(self, of, seat, subscriptions, at)

    monkeypatch.setattr(kind, "subscribe", write_in_between)
    refused = subscribe(table, "ann", double.browser("second").subscription)
    assert (refused.status, refused.problem) == (403, "key-refused")
    assert agenda.subscriptions(name, "ann") == []
    assert len(agenda.subscriptions(name, "bob")) == 1
    table.keys["ann"] = key
    assert subscribe(table, "ann", double.browser("third").subscription)["subscribed"] is True
    assert len(agenda.subscriptions(name, "ann")) == 1


def test_a_late_call_of_who_had_the_seat_before_ends_no_subscription_of_who_has_it_now(
    either_store: str, push: Push, double: PushDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Room(heads=either_store, push=push).table(referee=True)
    agenda, (key, verifier) = open_agenda(either_store), key_and_verifier(1)
    kind = type(agenda)
    write: Any = kind.subscribe

    def write_and_change_hands(*arguments: Any) -> None:
        monkeypatch.setattr(kind, "subscribe", write)
        write(*arguments)
        before = table.keys["ann"]
        table.good("seats", {"token": table.token, "seat": "ann", "verifier": verifier}, "referee")
        table.keys["ann"] = key
        subscribe(table, "ann", double.browser("new").subscription)
        table.keys["ann"] = before

    monkeypatch.setattr(kind, "subscribe", write_and_change_hands)
    assert subscribe(table, "ann", double.browser("old").subscription).problem == "key-refused"
    [kept] = agenda.subscriptions(table.first["table"], "ann")
    assert double.browser("new").subscription["endpoint"] in kept


def test_a_token_of_an_unguarded_table_is_refused(store: str, double: PushDouble) -> None:
    keys = key_file()
    unguarded = Room(keys=keys).table()
    guarding = Room(keys=keys, heads=store, push=Push("B" * 87, (double.origin,)))
    body = {"token": unguarded.token, "subscription": double.browser("x").subscription}
    refused = guarding.ask("for-sale", "subscriptions", body, unguarded.keys["ann"])
    assert (refused.status, refused.problem) == (409, "table-unknown")


# --- where nobody is called -------------------------------------------------------------------------------------------


def test_a_service_that_calls_nobody_has_no_such_operation(store: str, double: PushDouble) -> None:
    room = Room(heads=store)
    table = room.table()
    assert subscribe(table, "ann", double.browser("x").subscription).status == 404
    assert room.client.get("/v1/push").status_code == 404
    contract = room.client.get("/openapi.json").get_json()
    assert not [path for path in contract["paths"] if "subscriptions" in path or path == "/v1/push"]
    assert b'<meta name="gavel-push" content="no">' in room.client.get("/table").data


def test_a_service_that_does_has_it(room: Room, push: Push) -> None:
    answer = room.client.get("/v1/push")
    assert answer.get_json() == {"public_key": push.public_key}
    judge("/v1/push", "get", "200").validate(answer.get_json())
    contract = room.client.get("/openapi.json").get_json()
    assert {AT, "/v1/push"} <= set(contract["paths"])
    assert b'<meta name="gavel-push" content="yes">' in room.client.get("/table").data


# --- presence ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Seconds by which the service's clock is ahead; the last counts."""
    hands = [1_700_000_000]
    monkeypatch.setattr("gavel.sealing.operations.request.SealedRequest.now", lambda _: hands[-1])
    return hands


def test_who_has_looked_and_when_is_told_to_all(store: str, moved: list[int]) -> None:
    table = Room(heads=store).table()
    assert table.view()["seen"] == {}
    assert table.view("ann")["seen"] == {"ann": 0}
    moved.append(moved[-1] + 130)
    assert table.view("bob")["seen"] == {"ann": 130, "bob": 0}
    assert table.view()["seen"] == {"ann": 130, "bob": 0}
    judge("/v1/games/for-sale/sealed/views", "post", "200").validate(table.view().body)


def test_who_looks_every_second_is_written_down_every_twenty(store: str, moved: list[int]) -> None:
    table = Room(heads=store).table()
    told = []
    for _ in range(45):
        told.append(table.view("ann")["seen"]["ann"])
        moved.append(moved[-1] + 1)
    assert max(told) == 19
    assert told.count(0) == 3


def test_a_referee_and_a_spectator_are_not_players_who_look(store: str) -> None:
    table = Room(heads=store).table(referee=True)
    table.view("referee")
    assert table.view()["seen"] == {}


def test_it_is_told_on_redis_too(tmp_path: Path) -> None:
    with redis_server(tmp_path) as server:
        table = Room(heads=server.url).table()
        assert table.view("ann")["seen"] == {"ann": 0}
        assert table.view("bob")["seen"] == {"ann": 0, "bob": 0}


def test_an_unguarded_table_tells_nothing_of_it() -> None:
    table = Room().table()
    assert "seen" not in table.view("ann").body
