"""Whoever comes late is told all that was played at a guarded table, just as the others have seen it."""

import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gavel.api.registry import registry
from gavel.sealing import transcript
from gavel.sealing.contents import MOST_RECENT
from gavel.sealing.heads import open_heads
from tests.sealing.table import SEALING_KEY, Answer, Json, Room, Table, key_file
from tests.sealing.test_play import selling
from tests.support.play import concrete

KEYS = key_file(SEALING_KEY)


@pytest.fixture
def room(url: str) -> Room:
    return Room(keys=KEYS, heads=url)


def told(table: Table, holder: str | None = None, token: str | None = None) -> Answer:
    return table.good("transcripts", {"token": token or table.token}, holder)


def one_turn(table: Table, rng: Random) -> list[Json]:
    """Somebody who may act does so, after others have opened what was held; the events of all that."""
    seen = [table.view(player) for player in table.players]
    table.token = seen[-1]["token"]
    listed = [each for player in table.players for each in table.view(player)["legal_actions"]]
    answer = table.act(concrete(rng.choice(listed), rng))
    return [*(event for each in seen for event in each["events"]), *answer["events"]]


def played_on(table: Table, rng: Random, plies: int) -> None:
    for _ in range(plies):
        one_turn(table, rng)


def played_out(table: Table) -> None:
    rng = Random(1)
    while not any(table.view(player)["finished"] for player in table.players):
        one_turn(table, rng)


def replayed(table: Table, answer: Answer) -> Json:
    """What `replays` says of a finished game's transcript."""
    return table.room.plain(table.game, "replays", answer["transcript"])


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry())
@pytest.mark.parametrize("held", [False, True])
def test_whoever_comes_late_is_told_every_action_with_its_events(room: Room, game: str, held: bool) -> None:
    rng, table = Random(game), room.table(game, held=held)
    seen = [*table.first["events"]]
    while not table.view()["finished"]:
        seen += one_turn(table, rng)
        if table.view()["held"]:
            seen += [event for player in table.players for event in table.view(player)["events"]]
    late = told(table)
    assert [each["ply"] for each in late["actions"]] == [*range(1, late["actions"][-1]["ply"] + 1)]
    events = [*late["setup_events"], *(event for each in late["actions"] for event in each["events"])]
    # Choices are told in seat order, in whatever order they were made.
    assert sorted(map(repr, events)) == sorted(map(repr, seen))
    whole = replayed(table, late)
    assert (whole["refused"], whole["history_matches"]) == (None, True)
    assert whole["position"]["scores"] == table.view()["scores"]


def test_everybody_is_told_the_same_and_a_spectator_is_too(room: Room) -> None:
    table = selling(room.table(referee=True))
    answers = [told(table, holder).body for holder in (*table.players, "referee", None)]
    assert all(each == answers[0] for each in answers)
    assert answers[0]["transcript"] is None
    assert len(answers[0]["actions"]) > MOST_RECENT


def test_a_choice_that_waits_is_not_told(room: Room) -> None:
    table = selling(room.table())
    before = len(told(table)["actions"])
    table.act(table.view("ann")["legal_actions"][0])
    assert len(told(table, "ann")["actions"]) == before
    for player in table.players[1:]:
        table.act(table.view(player)["legal_actions"][0])
    assert [each["player"] for each in told(table)["actions"][before:]] == table.players


def test_what_is_held_is_told_once_another_seat_has_opened_it(room: Room) -> None:
    table = selling(room.table(held=True))
    before = len(told(table)["actions"])
    for player in table.players:
        table.act(table.view(player)["legal_actions"][0])
    assert len(told(table, "cy")["actions"]) == before
    assert len(told(table, "ann")["actions"]) == before + 3
    assert len(told(table)["actions"]) == before + 3


def test_it_is_told_in_the_reader_s_language_with_the_players_names(room: Room) -> None:
    table = room.table()
    table.act({"type": "bid", "player": "ann", "amount": 2})
    body = {"token": table.token, "names": {"ann": "Anne"}}
    answer = room.ask("for-sale", "transcripts", body, **{"Accept-Language": "fr"})
    assert answer["actions"][0]["events"][0]["text"].startswith("Anne ")
    assert "Chacun" in answer["setup_events"][0]["text"]
    refused = room.ask("for-sale", "transcripts", {**body, "names": {"zoe": "Zoe"}})
    assert (refused.status, refused.codes) == (422, ["player.unknown"])


def test_an_older_token_is_answered_with_all_that_was_played_since(room: Room) -> None:
    table = room.table()
    before = table.token
    played_on(table, Random(1), 3)
    assert told(table, token=before).body == told(table).body


# --- lines of the game, and referees ---------------------------------------------------------------------------------


def test_what_a_referee_has_taken_back_is_not_told(room: Room) -> None:
    rng, table = Random(1), room.table("the-estates", referee=True)
    played_on(table, rng, 4)
    middle = table.token
    played_on(table, rng, MOST_RECENT + 4)
    far, before = table.token, told(table).body
    table.token = table.good("heads", {"token": middle}, "referee")["token"]
    assert told(table)["actions"] == before["actions"][:4]
    # Undone, and done again: the table is where it was.
    table.token = table.good("heads", {"token": far}, "referee")["token"]
    assert told(table)["actions"] == before["actions"]
    # Another line: of the first one, only what both have in common is left.
    table.token = table.good("heads", {"token": middle}, "referee")["token"]
    rng = Random(2)
    played_on(table, rng, MOST_RECENT + 4)
    another = told(table)["actions"]
    assert another[:4] == before["actions"][:4]
    assert another != before["actions"]
    # Back to the first line, whose actions the other one's have replaced: only what the token has is certain.
    table.token = table.good("heads", {"token": far}, "referee")["token"]
    last = told(table)
    assert last["setup_events"] is None
    assert [{**each, "events": None} for each in before["actions"][-MOST_RECENT:]] == last["actions"]


def test_a_referee_s_action_is_told_by_its_events_and_is_in_the_transcript(room: Room) -> None:
    table = room.table(referee=True)
    penalty = {"type": "penalty", "player": "referee", "seat": "bob", "points": -3, "reason": "Late."}
    table.token = table.good("actions", {"token": table.token, "action": penalty}, "referee")["token"]
    first = told(table)["actions"][0]
    assert (first["type"], first["player"], first["action"]) == ("penalty", "referee", None)
    assert [event["type"] for event in first["events"]] == ["penalty-given"]
    played_out(table)
    assert told(table)["transcript"]["actions"][0] == penalty
    assert replayed(table, told(table))["history_matches"] is True


def test_a_choice_that_waited_while_a_referee_acted_stays_unseen(room: Room) -> None:
    table = selling(room.table(referee=True))
    before = len(told(table)["actions"])
    choice = table.view("ann")["legal_actions"][0]
    table.act(choice)
    penalty = {"type": "penalty", "player": "referee", "seat": "bob", "points": -3, "reason": "Late."}
    table.token = table.good("actions", {"token": table.token, "action": penalty}, "referee")["token"]
    sell, _penalty = told(table, "bob")["actions"][before:]
    assert (sell["type"], sell["player"], sell["action"]) == ("sell", "ann", None)
    assert str(choice["house"]) not in repr(sell["events"])


def test_what_is_opened_and_played_on_in_one_call_is_told_whole(room: Room) -> None:
    """A seat that acts opens what was held, with the same call."""
    table = room.table(held=True)
    before = len(told(table)["actions"])
    [first, *_rest] = table.acting()
    while not (held := table.act({"type": "pass", "player": first})["held"]):
        [first] = table.acting()
    begun = len(told(table)["actions"])
    assert begun > before
    assert held == {"by": "bob"}
    answer = table.act({"type": "pass", "player": "cy"})
    assert (answer["held"], answer["view"]["ply"]) == (None, begun + 2)
    assert len(told(table)["actions"]) == begun + 2
    played_out(table)
    assert replayed(table, told(table))["history_matches"] is True


# --- what is not known ------------------------------------------------------------------------------------------------


def test_without_the_guard_it_is_what_the_token_has() -> None:
    table = Room(keys=KEYS).table("the-estates")
    played_on(table, Random(1), MOST_RECENT + 3)
    answer = told(table)
    assert (answer["setup_events"], answer["transcript"], answer["guarded"]) == (None, None, False)
    assert [each["ply"] for each in answer["actions"]] == [*range(4, MOST_RECENT + 4)]
    assert all(each["events"] is None for each in answer["actions"])


def test_a_game_that_is_too_long_goes_on_untold(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transcript, "MOST_BYTES", 200)
    table = room.table()
    while told(table)["setup_events"] is not None:
        one_turn(table, Random(1))
    played_out(table)
    assert len(told(table)["actions"]) == MOST_RECENT
    assert told(table)["transcript"] is None


def test_a_table_that_an_older_service_has_begun_goes_on_untold(tmp_path: Path) -> None:
    """Its file has no room for transcripts; it is given one."""
    url = f"sqlite://{tmp_path}/heads.sqlite"
    table = Room(keys=KEYS, heads=url).table()
    with sqlite3.connect(tmp_path / "heads.sqlite") as connection:
        connection.execute("ALTER TABLE heads DROP COLUMN transcript")
    table.room = Room(keys=KEYS, heads=url)
    one_turn(table, Random(1))
    assert told(table)["setup_events"] is None
    assert len(told(table)["actions"]) == 1
    fresh = table.room.table()
    assert told(fresh)["setup_events"] is not None


def test_another_table_s_transcript_in_the_store_is_not_told(url: str, caplog: pytest.LogCaptureFixture) -> None:
    room = Room(keys=KEYS, heads=url)
    one, other = room.table(), room.table()
    heads = open_heads(url)
    for table in (one, other):
        played_on(table, Random(1), 2)
    of_one, of_other = (heads.read(each.first["table"]) for each in (one, other))
    assert of_one is not None
    assert of_other is not None
    exchanged = replace(of_one, counter=of_one.counter, transcript=of_other.transcript)
    assert heads.swap(one.first["table"], of_one.counter, exchanged)
    assert told(one)["setup_events"] is None
    assert "is another one's" in caplog.text
    one_turn(one, Random(2))


def test_the_store_cannot_read_it(url: str) -> None:
    room = Room(keys=KEYS, heads=url)
    table = room.table(players=["a-player-whom-nobody-knows", "bob", "cy"])
    one_turn(table, Random(1))
    head = open_heads(url).read(table.first["table"])
    assert head is not None
    assert head.transcript.count(".") == 4
    refused = table.bad("views", {"token": head.transcript})
    assert (refused.status, refused.problem) == (400, "seal-broken")
