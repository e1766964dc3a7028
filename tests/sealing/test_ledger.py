"""What is done to a sealed table beside the game, everybody is shown: when it was unsealed, and every new key."""

from pathlib import Path
from typing import Any

import pytest

from tests.sealing.table import Json, Room, Table


@pytest.fixture(params=["unguarded", "guarded"])
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Table:
    heads = f"sqlite://{tmp_path / 'heads.db'}" if request.param == "guarded" else ""
    return Room(heads=heads).table(referee=True)


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
    assert rekey(table, "cy", "cy", verifier="A" * 43)["rekeyed"] == [first, second]


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


def test_taking_a_guarded_table_back_takes_back_no_record(tmp_path: Path) -> None:
    table = Room(heads=f"sqlite://{tmp_path / 'heads.db'}").table(referee=True)
    before = table.token
    rekey(table, "bob", "referee")
    table.good("unseal", {"token": table.token}, "referee")
    answer = table.good("heads", {"token": before}, "referee")
    assert answer["rekeyed"] == [{"seat": "bob", "by": "referee", "ply": 0}]
    assert answer["unsealed"] == [{"by": "referee", "ply": 0}]


def test_tokens_of_tables_with_equal_ledgers_have_equal_lengths() -> None:
    room, lengths = Room(), set()
    for raised in range(6):
        table = room.table(referee=True)
        for player in ("ann", "bob"):
            rekey(table, player, "referee")
        table.token = table.good("unseal", {"token": table.token}, "referee")["token"]
        table.act(bid("ann", 1 + raised))
        lengths.add(len(table.token))
    assert len(lengths) == 1
