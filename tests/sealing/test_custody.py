"""What is done to a sealed table beside the game, everybody is shown: when it was unsealed, and every new key."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.sealing.table import Json, Room, Table

ROOM = Room()


@pytest.fixture(params=["unguarded", "guarded"])
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Table:
    heads = f"sqlite://{tmp_path / 'heads.db'}" if request.param == "guarded" else ""
    return Room(heads=heads).table(referee=True)


@pytest.fixture
def guarded(tmp_path: Path) -> Table:
    return Room(heads=f"sqlite://{tmp_path / 'heads.db'}").table(referee=True)


def bid(player: str, amount: int) -> Json:
    return {"type": "bid", "player": player, "amount": amount}


def seen_by_all(table: Table) -> list[tuple[Any, Any]]:
    """What every holder of a key and a spectator are told of the table."""
    answers = [table.view(holder) for holder in (*table.players, "referee", None)]
    return [(each.body.get("unsealed"), each.body.get("rekeyed")) for each in answers]


def rekey(table: Table, seat: str, holder: str, **body: str) -> Json:
    answer = table.good("seats", {"token": table.token, "seat": seat, **body}, holder)
    table.token = answer["token"]
    if answer["seat_keys"]:
        table.keys[seat] = answer["seat_keys"][seat]
    return answer.body


def test_nothing_is_told_where_nothing_was_done(table: Table) -> None:
    table.act(bid("ann", 1))
    assert seen_by_all(table) == [(None, None)] * 5


def test_a_new_key_is_told_to_everybody_for_good_with_who_gave_it_and_when(table: Table) -> None:
    table.act(bid("ann", 1))
    first = {"seat": "bob", "by": "referee", "ply": 1}
    assert rekey(table, "bob", "referee")["rekeyed"] == [first]
    assert seen_by_all(table) == [(None, [first])] * 5
    answer = table.act(bid("bob", 2))
    assert answer["rekeyed"] == [first]
    second = {"seat": "cy", "by": "cy", "ply": 2}
    assert rekey(table, "cy", "cy", verifier="B" * 42 + "A")["rekeyed"] == [first, second]


def test_an_unsealing_is_told_to_everybody_once_for_each_ply(table: Table) -> None:
    for _ in range(2):
        answer = table.good("unseal", {"token": table.token}, "referee")
        table.token = answer["token"]
    assert answer["unsealed"] == [{"by": "referee", "ply": 0}]
    table.act(bid("ann", 1))
    table.token = table.good("unseal", {"token": table.token}, "referee")["token"]
    told = [{"by": "referee", "ply": 0}, {"by": "referee", "ply": 1}]
    assert seen_by_all(table) == [(told, None)] * 5


def test_a_referee_who_takes_a_seat_cannot_give_it_back_unseen(table: Table) -> None:
    """The old key stays dead, whoever asks, and the record of the first change stays."""
    rekey(table, "bob", "referee", verifier="B" * 42 + "A")
    rekey(table, "bob", "referee", verifier="C" * 42 + "A")
    refused = table.bad("seats", {"token": table.token, "seat": "bob", "verifier": "B" * 42 + "A"}, "referee")
    assert refused.codes == ["verifier-used"]
    assert [each["by"] for each in table.view()["rekeyed"]] == ["referee", "referee"]


def test_taking_a_guarded_table_back_takes_back_no_record(guarded: Table) -> None:
    table, before = guarded, guarded.token
    rekey(table, "bob", "referee")
    table.good("unseal", {"token": table.token}, "referee")
    answer = table.good("heads", {"token": before}, "referee")
    assert answer["rekeyed"] == [{"seat": "bob", "by": "referee", "ply": 0}]
    assert answer["unsealed"] == [{"by": "referee", "ply": 0}]


def test_a_referee_who_plays_to_the_end_and_goes_back_is_known_to_know(guarded: Table) -> None:
    """Whoever may have a finished game unsealed without a record leaves one by going back."""
    table, before = guarded, guarded.token
    for seat in table.players:
        table.act({"type": "forfeit", "player": "referee", "seat": seat, "reason": "-"})
    while not (position := table.view())["finished"]:
        table.act({"type": "default", "player": "referee", "seat": position["to_act"][0]})
    table.good("unseal", {"token": table.token})
    back = table.good("heads", {"token": before}, "referee")
    assert back["unsealed"] == [{"by": "referee", "ply": 0}]
    table.token = back["token"]
    assert seen_by_all(table) == [([{"by": "referee", "ply": 0}], None)] * 5


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_a_referee_who_corrects_the_end_away_is_known_to_know(game: str) -> None:
    """Whoever may have a finished game unsealed without a record leaves one by letting the game go on."""
    table = ROOM.table(game, referee=True)
    while not (position := table.view())["finished"]:
        before, player = table.token, position["to_act"][0]
        table.act(table.view(player)["default_actions"][player])
    ended, running = table.state(), table.state(before)
    patch = [*changes(ended, running)]
    answer = table.act({"type": "correct", "player": "referee", "reason": "-", "patch": patch})
    assert (answer["finished"], answer["unsealed"]) == (False, [{"by": "referee", "ply": answer["view"]["ply"]}])
    assert seen_by_all(table) == [(answer["unsealed"], None)] * 5


def changes(found: Json, wanted: Json) -> Iterator[Json]:
    """A patch that makes one state out of another, but for what no correction changes."""
    for name in {**found, **wanted}:
        if found.get(name) != wanted.get(name) and name not in ("ply", "history", "players"):
            op = "remove" if name not in wanted else "replace" if name in found else "add"
            yield {"op": op, "path": f"/{name}", **({"value": wanted[name]} if name in wanted else {})}
    for at, (one, other) in enumerate(zip(found["players"], wanted["players"], strict=True)):
        for name in one:
            if one[name] != other[name]:
                yield {"op": "replace", "path": f"/players/{at}/{name}", "value": other[name]}


def test_going_back_behind_what_was_turned_up_is_on_record_and_behind_a_bid_is_not(guarded: Table) -> None:
    table, before = guarded, guarded.token
    table.act(bid("ann", 1))
    back = table.good("heads", {"token": before}, "referee")
    assert "unsealed" not in back.body
    table.token = back["token"]
    for player in ("ann", "bob"):  # the houses of the next round are turned up
        table.act({"type": "pass", "player": player})
    assert table.view()["view"]["round"] == 2
    back = table.good("heads", {"token": before}, "referee")
    assert back["unsealed"] == [{"by": "referee", "ply": 0}]


def test_a_table_that_the_store_has_forgotten_goes_on_with_a_record_that_it_may_have_been_unsealed(
    guarded: Table, tmp_path: Path
) -> None:
    """The record of what was done to a table is forgotten with it, after a day in which nobody has acted."""
    table, before, own = guarded, guarded.token, guarded.keys["bob"]
    rekey(table, "bob", "referee")
    clean = before
    for _ in range(3):
        clean = table.good("heads", {"token": before}, "referee")["token"]
    table.token = table.good("unseal", {"token": table.token}, "referee")["token"]
    forget(tmp_path / "heads.db", table.first["table"])
    table.keys["bob"] = own
    table.token = table.good("heads", {"token": before}, "referee")["token"]
    told = [{"by": "referee", "ply": 0}]
    assert seen_by_all(table) == [(told, None)] * 5
    table.token = clean
    assert table.view()["unsealed"] == told


def test_no_newer_token_than_the_stores_takes_a_record_away(guarded: Table, tmp_path: Path) -> None:
    table, before = guarded, guarded.token
    for _ in range(3):
        newer = table.good("heads", {"token": before}, "referee")["token"]
    put_back(tmp_path / "heads.db", before)
    unsealed = table.good("unseal", {"token": before}, "referee")["token"]
    for token in (newer, unsealed, before):
        table.token = token
        assert seen_by_all(table) == [([{"by": "referee", "ply": 0}], None)] * 5


def test_no_newer_token_than_the_stores_takes_a_new_key_off_the_record(guarded: Table, tmp_path: Path) -> None:
    table, before, own = guarded, guarded.token, guarded.keys["ann"]
    rekey(table, "bob", "bob", verifier="B" * 42 + "A")
    newer = table.good("heads", {"token": table.token}, "referee")["token"]
    put_back(tmp_path / "heads.db", before)
    table.token = before
    rekey(table, "ann", "referee")
    table.token, table.keys["ann"] = newer, own
    told = [{"seat": seat, "by": by, "ply": 0} for seat, by in (("bob", "bob"), ("ann", "referee"))]
    assert [table.view(holder)["rekeyed"] for holder in ("ann", "referee", None)] == [told] * 3


def test_the_plain_state_is_possible_though_its_table_went_back_behind_what_is_on_record(guarded: Table) -> None:
    table, before = guarded, guarded.token
    for player, amount in (("ann", 1), ("bob", 2)):
        table.act(bid(player, amount))
    table.token = table.good("unseal", {"token": table.token}, "referee")["token"]
    rekey(table, "bob", "referee")
    table.token = table.good("heads", {"token": before}, "referee")["token"]
    rekey(table, "cy", "referee")
    state = table.good("unseal", {"token": table.token}, "referee")["state"]
    assert [each["seat"] for each in state["rekeyed"]] == ["bob", "cy"]
    assert ROOM.plain("for-sale", "inspections", {"state": state})["violations"] == []


def forget(file: Path, table: str) -> None:
    """Have the store forget a table, as it does after a day in which nobody has acted."""
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("DELETE FROM heads WHERE name = ?", [table])


def put_back(file: Path, token: str) -> None:
    """Have the store lose all that came after a table's first token, as an old copy has."""
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("UPDATE heads SET counter = 0, token = ?", [token])


def test_they_are_events_of_the_answer_that_says_so_and_of_whoever_asks_since_when(table: Table) -> None:
    begun = table.token
    table.act(bid("ann", 1))
    rekeyed = rekey(table, "bob", "referee")
    [first] = rekeyed["events"]
    assert first.items() >= {"type": "seat-rekeyed", "seat": "bob", "by": "referee", "ply": 1}.items()
    unsealed = table.good("unseal", {"token": table.token}, "referee")
    table.token = unsealed["token"]
    [second] = unsealed["events"]
    assert second.items() >= {"type": "unsealed", "by": "referee", "ply": 1, "rule": "for-sale/sealed-table"}.items()
    assert table.good("unseal", {"token": table.token}, "referee")["events"] == []
    missed = table.good("views", {"token": begun, "since": 0}, "cy")["events"]
    guarded = table.first["guarded"]
    assert [each["type"] for each in missed] == (["unsealed", "seat-rekeyed", "bid"] if guarded else [])


def test_their_sentences_say_who_did_it_in_every_language() -> None:
    room, said = Room(), []
    for language in ("en", "fr", "de"):
        table = room.table(referee=True)
        asked = {"token": table.token, "seat": "bob", "names": {"bob": "Bob B."}}
        answer = room.ask("for-sale", "seats", asked, table.keys["referee"], **{"Accept-Language": language})
        said += [event["text"] for event in answer["events"]]
    assert said == [
        "Bob B. has a new key, made by the referee (after 0 actions).",
        "Bob B. a une nouvelle clé, faite par l\u2019arbitre (après 0 action).",
        "Bob B. hat einen neuen Schlüssel, gemacht von der Spielleitung (nach 0 Aktionen).",
    ]


def test_the_plain_state_keeps_them_through_every_plain_operation(table: Table) -> None:
    table.act(bid("ann", 1))
    rekey(table, "bob", "referee")
    state = table.good("unseal", {"token": table.token}, "referee")["state"]
    record = {"unsealed": [{"by": "referee", "ply": 1}], "rekeyed": [{"seat": "bob", "by": "referee", "ply": 1}]}
    assert state.items() >= record.items()
    played = ROOM.plain("for-sale", "actions", {"state": state, "action": bid("bob", 2)})
    assert played["state"].items() >= record.items()
    assert ROOM.plain("for-sale", "views", {"state": state, "viewer": "cy"})["view"].items() >= record.items()
    assert ROOM.plain("for-sale", "inspections", {"state": played["state"]})["valid"] is True


def test_a_record_of_the_game_agrees_with_its_state_whatever_was_done_to_its_table() -> None:
    table = ROOM.table(referee=True)
    begun = table.good("unseal", {"token": table.token}, "referee")["state"]
    table.act(bid("ann", 1))
    state = table.good("unseal", {"token": table.token}, "referee")["state"]
    plain = {name: value for name, value in begun.items() if name != "unsealed"}
    for start in (begun, plain):
        record = {"state": start, "actions": [bid("ann", 1)]}
        found = ROOM.plain("for-sale", "inspections", {"state": state, "record": record})
        assert found["record"]["agrees"] is True


@pytest.mark.parametrize(
    ("record", "at", "code"),
    [
        ({"unsealed": [{"by": "referee", "ply": 1}]}, "/unsealed/0/ply", "record.wrong-ply"),
        ({"unsealed": [{"by": "ann", "ply": 0}]}, "/unsealed/0/by", "record.stranger"),
        ({"rekeyed": [{"seat": "zoe", "by": "referee", "ply": 0}]}, "/rekeyed/0/seat", "record.stranger"),
        ({"rekeyed": [{"seat": "ann", "by": "bob", "ply": 0}]}, "/rekeyed/0/by", "record.stranger"),
    ],
)
def test_a_plain_state_with_what_nobody_can_have_done_is_impossible(record: Json, at: str, code: str) -> None:
    state = ROOM.plain("for-sale", "setup", {"players": ["ann", "bob", "cy"], "seed": "x"})["state"]
    answer = ROOM.plain("for-sale", "inspections", {"state": {**state, **record}})
    assert [(each["pointer"], each["code"]) for each in answer["violations"]] == [("/state" + at, code)]


def test_no_correction_touches_them() -> None:
    state = ROOM.plain("for-sale", "setup", {"players": ["ann", "bob", "cy"], "seed": "x"})["state"]
    state = {**state, "unsealed": [{"by": "referee", "ply": 0}]}
    action = {"type": "correct", "player": "referee", "patch": [{"op": "remove", "path": "/unsealed"}], "reason": "-"}
    refused = ROOM.client.post("/v1/games/for-sale/actions", json={"state": state, "action": action})
    assert [each["code"] for each in (refused.json or {})["violations"]] == ["correction.protected"]


def test_tokens_of_tables_at_which_the_same_was_done_have_equal_lengths() -> None:
    room, lengths = Room(), set()
    for raised in range(6):
        table = room.table(referee=True)
        for player in ("ann", "bob"):
            rekey(table, player, "referee")
        table.token = table.good("unseal", {"token": table.token}, "referee")["token"]
        table.act(bid("ann", 1 + raised))
        lengths.add(len(table.token))
    assert len(lengths) == 1
