"""The guard: a table goes on in one line, whatever is tried, lost or repeated; and nothing is played twice."""

import json
import sqlite3
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from time import time
from types import SimpleNamespace
from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.sealing import base64url
from gavel.sealing.guard import _seconds_kept
from gavel.sealing.heads import Head, open_heads
from gavel.sealing.heads.redis import RedisHeads
from gavel.sealing.heads.sqlite import SqliteHeads
from gavel.sealing.seat_keys import SeatKey, new_key
from tests.sealing.acting import THREADS, act_at_once
from tests.sealing.stores import PATIENCE, redis_server
from tests.sealing.table import SEALING_KEY, Answer, Room, Table, key_file
from tests.sealing.test_play import selling
from tests.support.play import concrete

KEYS = key_file(SEALING_KEY)


@pytest.fixture
def room(url: str) -> Room:
    return Room(keys=KEYS, heads=url)


def buying(room: Room, **request: Any) -> Table:
    return room.table(referee=True, **request)


def verifier(key: SeatKey) -> str:
    return base64url.encode(sha256(key.secret).digest())


def passing(table: Table, player: str, token: str) -> Answer:
    return table.ask("actions", {"token": token, "action": {"type": "pass", "player": player}}, player)


# --- one line ---------------------------------------------------------------------------------------------------------


def test_a_guarded_table_says_so_in_every_answer(room: Room) -> None:
    table = buying(room)
    [player] = table.acting()
    assert table.first["guarded"] is True
    assert table.act({"type": "pass", "player": player})["guarded"] is True
    assert table.view(player)["guarded"] is True


def test_a_move_cannot_be_taken_back(room: Room) -> None:
    """Another action from where one was played already: the game has gone on."""
    table = buying(room)
    [player], before = table.acting(), table.token
    table.act({"type": "bid", "player": player, "amount": 2})
    for action in ({"type": "pass", "player": player}, {"type": "bid", "player": player, "amount": 3}):
        refused = table.bad("actions", {"token": before, "action": action}, player)
        assert (refused.status, refused.problem) == (409, "branched")
    other = table.acting()[0]
    assert passing(table, other, before).problem == "branched"
    assert table.view()["view"]["bids"] == {player: 2}


def test_the_same_action_again_is_answered_with_what_it_has_led_to(room: Room) -> None:
    """So whoever has lost an answer asks again."""
    table = buying(room)
    [player], before = table.acting(), table.token
    action = {"type": "bid", "player": player, "amount": 2}
    played = table.act(action)
    again = table.good("actions", {"token": before, "action": action}, player)
    assert again["token"] == played["token"]
    assert (again["view"], again["events"]) == (played["view"], [])
    assert table.view()["view"]["ply"] == 1


def test_any_token_of_a_table_shows_its_newest_state(room: Room) -> None:
    table = buying(room)
    tokens = [table.token]
    for _ in range(3):
        [player] = table.acting()
        tokens.append(table.act({"type": "pass", "player": player})["token"])
    seen = [table.view("ann", token).body for token in tokens]
    assert [each.pop("token_ply") for each in seen] == [0, 1, 2, 3]
    assert all(each == seen[-1] for each in seen)
    assert seen[0]["token"] == tokens[-1]


def test_choices_meet_whoever_s_token_they_were_made_from(room: Room) -> None:
    table = selling(buying(room))
    base = table.token
    for player in reversed(table.players):
        action = table.view(player, base)["legal_actions"][0]
        answer = table.act(action, base)
    assert answer["view"]["choices"] == {}
    assert [event["type"] for event in answer["events"]].count("house-sold") == 3
    told = table.view(since=answer["view"]["ply"] - 2)["actions"]
    assert [each["player"] for each in told] == table.players


def test_a_choice_stands_and_can_be_repeated(room: Room) -> None:
    table = selling(buying(room))
    base = table.token
    first, other = table.view("ann")["legal_actions"][:2]
    one = table.act(first, base)
    assert table.act(first, base)["token"] == one["token"]
    refused = table.bad("actions", {"token": base, "action": other}, "ann")
    assert refused.codes == ["turn.not-yours"]
    assert table.view("ann")["view"]["choices"] == {"ann": first["house"]}


def test_each_choice_of_a_settled_round_can_be_repeated(room: Room) -> None:
    table = selling(buying(room))
    base, choices = table.token, {player: table.view(player)["legal_actions"][0] for player in table.players}
    newest = [table.act(choice, base)["token"] for choice in choices.values()][-1]
    for choice in choices.values():
        assert table.act(choice, base)["token"] == newest
    assert table.view("ann", base)["token"] == newest


def test_choices_are_joined_with_those_of_the_newest(room: Room) -> None:
    table = selling(buying(room))
    base = table.token
    tokens = [table.act(table.view(player)["legal_actions"][0], base)["token"] for player in ("ann", "bob")]
    joined = table.good("merges", {"tokens": [base, tokens[0]]}, "cy")
    assert joined["to_act"] == ["cy"]
    assert joined["view"]["choices"] == {"ann": None, "bob": None}
    table.act(table.view("cy")["legal_actions"][0], base)
    again = table.good("merges", {"tokens": tokens}, "ann")
    assert again["view"]["choices"] == {}
    [player, *_others] = table.acting()
    table.act(table.view(player)["legal_actions"][0], again["token"])
    assert table.bad("merges", {"tokens": [base, base]}, "ann").problem == "branched"


def test_what_is_held_is_opened_once_for_all(room: Room) -> None:
    table = selling(buying(room, held=True))
    base = table.token
    for player in table.players:
        action = table.view(player, base)["legal_actions"][0]
        answer = table.act(action, base)
    assert answer["held"] == {"by": "cy"}
    assert table.act(action, base)["held"] == {"by": "cy"}
    assert table.view("cy", base)["held"] == {"by": "cy"}
    opened = table.view("ann", base)
    assert [event["type"] for event in opened["events"]].count("house-sold") == 3
    seen = table.view("cy", base)
    assert (seen["held"], seen["token"]) == (None, opened["token"])
    assert table.act(action, base)["token"] == opened["token"]


@pytest.mark.parametrize("prying", ["receipts", "actions"])
def test_whoever_is_told_by_a_refusal_or_a_receipt_what_is_held_has_opened_it(url: str, prying: str) -> None:
    """Otherwise a referee could go back unseen behind what a seat has seen."""
    table = selling(buying(Room(heads=url), held=True))
    while not (answer := table.view())["held"]:
        [player, *_others] = answer["to_act"]
        table.act(table.view(player)["legal_actions"][0])
    [other, *_rest] = [player for player in table.players if player != answer["held"]["by"]]
    illegal = {"type": "bid", "player": other, "amount": 1}
    table.bad(prying, {"token": table.token, **({"action": illegal} if prying == "actions" else {})}, other)
    assert table.view()["held"] is None


def test_a_new_key_replaces_the_old_one_in_every_token(room: Room) -> None:
    table = buying(room)
    old, new, before = table.keys["bob"], new_key("2"), table.token
    answer = table.good("seats", {"token": before, "seat": "bob", "verifier": verifier(new)}, "bob")
    assert answer["seat_keys"] == {}
    table.keys["bob"] = new.text
    assert room.ask("for-sale", "views", {"token": before}, old).problem == "key-refused"
    assert table.view("bob", before)["view"]["players"][1]["coins"] is not None


def test_a_seat_that_renews_its_own_key_makes_it_itself_so_that_no_lost_answer_loses_the_seat(room: Room) -> None:
    table = buying(room)
    refused = table.bad("seats", {"token": table.token, "seat": "bob"}, "bob")
    assert (refused.status, refused.problem) == (422, "invalid-request")
    assert [(error["pointer"], error["code"]) for error in refused["errors"]] == [("/verifier", "member.missing")]
    assert table.view("bob")["token"] == table.token
    # Its answer is dropped: the player still has the seat.
    new = new_key("2")
    table.good("seats", {"token": table.token, "seat": "bob", "verifier": verifier(new)}, "bob")
    assert room.ask("for-sale", "views", {"token": table.token}, new.text).status == 200
    # Whoever asks with the referee's key has that to ask again with, and the service may make the seat's.
    assert len(table.good("seats", {"token": table.token, "seat": "bob"}, "referee")["seat_keys"]) == 1


def test_a_state_that_was_unsealed_was_unsealed_in_every_token(room: Room) -> None:
    table = buying(room)
    opened = table.good("unseal", {"token": table.token}, "referee")["token"]
    assert table.view(token=table.token)["token"] == opened


# --- the referee and the store ---------------------------------------------------------------------------------------


def test_a_referee_takes_back_what_was_played(room: Room) -> None:
    table = buying(room)
    [player], before = table.acting(), table.token
    table.act({"type": "bid", "player": player, "amount": 2})
    for holder in table.players:
        assert table.bad("heads", {"token": before}, holder).problem == "key-refused"
    assert table.bad("heads", {"token": before}).problem == "key-missing"
    undone = table.good("heads", {"token": before}, "referee")
    assert undone["view"]["bids"] == {}
    assert table.view(token=table.token)["token"] == undone["token"]
    table.act({"type": "pass", "player": player}, undone["token"])
    assert table.view()["view"]["passed"] == [player]


def test_an_undo_brings_no_old_key_back(room: Room) -> None:
    table = buying(room)
    old, before = table.keys["bob"], table.token
    new = table.good("seats", {"token": before, "seat": "bob"}, "referee")["seat_keys"]["bob"]
    undone = table.good("heads", {"token": before}, "referee")["token"]
    assert room.ask("for-sale", "views", {"token": undone}, old).problem == "key-refused"
    assert room.ask("for-sale", "views", {"token": undone}, new).status == 200


def test_a_table_that_the_store_does_not_know_is_never_begun_anew(room: Room, tmp_path: Path) -> None:
    table, elsewhere = buying(room), Room(keys=KEYS, heads=f"sqlite://{tmp_path / 'other.db'}")
    [player] = table.acting()
    for operation, body, holder in (
        ("views", {"token": table.token}, None),
        ("actions", {"token": table.token, "action": {"type": "pass", "player": player}}, player),
        ("merges", {"tokens": [table.token, table.token]}, "ann"),
        ("seats", {"token": table.token, "seat": "ann"}, "ann"),
        ("unseal", {"token": table.token}, "referee"),
    ):
        answer = elsewhere.ask("for-sale", operation, body, None if holder is None else table.keys[holder])
        assert (answer.status, answer.problem) == (409, "table-unknown")
    restored = elsewhere.ask("for-sale", "heads", {"token": table.token}, table.keys["referee"])
    assert restored.status == 200
    assert elsewhere.ask("for-sale", "views", {"token": table.token})["token"] == restored["token"]


def test_without_the_guard_a_guarded_table_is_not_played_on(room: Room) -> None:
    table, bare = buying(room), Room(keys=KEYS)
    for operation in ("views", "heads", "unseal"):
        answer = bare.ask("for-sale", operation, {"token": table.token}, table.keys["referee"])
        assert (answer.status, answer.problem) == (503, "unavailable")


def test_a_table_that_was_begun_without_the_guard_goes_on_without_it(room: Room) -> None:
    table = Room(keys=KEYS).table(referee=True)
    table.room = room
    [player], before = table.acting(), table.token
    for action in ({"type": "pass", "player": player}, {"type": "bid", "player": player, "amount": 2}):
        assert table.act(action, before)["guarded"] is False
    assert table.bad("heads", {"token": before}, "referee").problem == "table-unknown"


def test_a_newer_token_than_the_stores_is_taken_for_the_newest(room: Room, tmp_path: Path) -> None:
    """A store that has lost its last second: whoever holds the newer token brings it back."""
    table = buying(room)
    first = table.token
    for _ in range(2):
        [player] = table.acting()
        table.act({"type": "pass", "player": player})
    address = f"sqlite://{tmp_path / 'behind.db'}"
    assert open_heads(address).create(table.first["table"], Head(0, first, b""))
    newest, table.room = table.token, Room(keys=KEYS, heads=address)
    assert table.view(token=first)["view"]["ply"] == 0
    assert table.view(token=newest)["view"]["ply"] == 2
    assert table.view(token=first)["token"] == newest


def test_a_store_that_does_not_answer_plays_nothing(tmp_path: Path) -> None:
    with redis_server(tmp_path) as server:
        room = Room(keys=KEYS, heads=server.url)
        table = buying(room)
        [player], action = table.acting(), {"type": "pass", "player": table.acting()[0]}
        server.kill()
        for operation, body in (("views", {}), ("actions", {"action": action})):
            answer = table.ask(operation, {"token": table.token, **body}, player)
            assert (answer.status, answer.problem) == (503, "unavailable")
        assert room.ask("for-sale", "setup", table.request).status == 503
        server.start()
        assert table.view()["view"]["ply"] == 0
        assert table.act(action)["view"]["ply"] == 1


# --- lost answers and races -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry())
def test_a_game_goes_on_as_if_no_answer_had_been_lost(room: Room, game: str) -> None:
    """Every answer is dropped and asked for again, in games of every kind."""
    rng, table = Random(game), room.table(game)
    plies = 0
    while not (seen := table.view())["finished"]:
        assert seen["view"]["ply"] == plies
        listed = [each for player in table.players for each in table.view(player)["legal_actions"]]
        action = concrete(rng.choice(listed), rng)
        dropped = table.act(action, table.token)
        answer = table.act(action)
        assert answer["token"] == dropped["token"]
        plies += 1
    assert seen["scores"]["final"] is True


def test_of_fifty_threads_and_two_services_exactly_one_is_played(url: str, room: Room) -> None:
    """All want to act from one token, each with an action of its own: one wins, and the others learn it."""
    table = buying(room, players=["ann", "bob", "cy"])
    [player] = table.acting()
    command = [sys.executable, "-m", "tests.sealing.acting", url, KEYS, table.token, table.keys[player], player]
    other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdin is not None
    assert other.stdout is not None
    assert other.stdout.readline() == "ready\n"
    other.stdin.write("\n")
    other.stdin.flush()
    told = act_at_once(room, table.token, table.keys[player], player, amounts=range(1, 1 + THREADS // 2))
    output, _errors = other.communicate(timeout=PATIENCE * 4)
    outcomes: Counter[str] = Counter(told) + Counter(json.loads(output))
    view = table.view()["view"]
    assert view["ply"] == 1
    # One amount may be bid by two threads, one in each service: the second is answered as a repetition of the first.
    assert outcomes["200"] in (1, 2)
    assert outcomes["409"] + outcomes["422"] == THREADS - outcomes["200"]
    assert set(outcomes) <= {"200", "409", "422"}


def test_fifty_threads_with_one_action_play_it_once(room: Room) -> None:
    table = buying(room)
    [player] = table.acting()
    told = act_at_once(room, table.token, table.keys[player], player, amounts=[3] * THREADS)
    assert Counter(told) == {"200": THREADS}
    assert table.view()["view"]["ply"] == 1


# --- a store that stops, or is not as it was written ----------------------------------------------------------------


def test_a_repeated_request_finds_out_what_a_redis_that_paused_has_played(tmp_path: Path) -> None:
    with redis_server(tmp_path) as server:
        room = Room(keys=KEYS, heads=server.url)
        table = buying(room)
        [player], before = table.acting(), table.token
        swap = RedisHeads.swap
        with pytest.MonkeyPatch.context() as patch:

            def paused(heads: RedisHeads, *args: Any) -> bool:
                server.pause()
                return swap(heads, *args)

            patch.setattr(RedisHeads, "swap", paused)
            refused = passing(table, player, before)
        assert (refused.status, refused.problem) == (503, "unavailable")
        assert refused["detail"].endswith("It may have been played: look.")
        server.go_on()
        again = passing(table, player, before)
        assert again.status == 200
        assert again["view"]["ply"] == 1
        assert table.view(token=before)["view"]["passed"] == [player]


@pytest.mark.parametrize(
    "change",
    [
        "actions = 'no hex'",
        "token = 'none'",
        "token = (SELECT token FROM heads WHERE name <> '{table}')",
        "counter = 7",
    ],
)
def test_a_row_that_is_broken_or_anothers_is_unavailable_and_never_shown(change: str, tmp_path: Path) -> None:
    path = tmp_path / "heads.db"
    room = Room(keys=KEYS, heads=f"sqlite://{path}")
    table, _other = buying(room), buying(room)
    [player], before = table.acting(), table.token
    table.act({"type": "pass", "player": player})
    with sqlite3.connect(path) as connection:
        name = table.first["table"]
        connection.execute(f"UPDATE heads SET {change.format(table=name)} WHERE name = ?", (name,))
    connection.close()
    for operation, body, holder in (
        ("views", {"token": before}, None),
        ("actions", {"token": before, "action": {"type": "pass", "player": player}}, player),
        ("heads", {"token": before}, "referee"),
    ):
        answer = table.ask(operation, body, holder)
        assert (answer.status, answer.problem) == (503, "unavailable"), operation


@pytest.mark.parametrize("acted", [True, False])
def test_a_table_that_nobody_has_acted_at_expires_after_a_day(url: str, acted: bool) -> None:
    room, kept = Room(keys=KEYS, heads=url), list[int]()
    with pytest.MonkeyPatch.context() as patch:
        for store in (RedisHeads, SqliteHeads):
            for name in ("create", "swap"):
                run = getattr(store, name)

                def noted(heads: Any, *args: Any, run: Any = run) -> Any:
                    kept.append(args[-1])
                    return run(heads, *args)

                patch.setattr(store, name, noted)
        table = buying(room)
        table.token = table.good("seats", {"token": table.token, "seat": "bob"}, "referee")["token"]
        if acted:
            [player] = table.acting()
            table.act({"type": "pass", "player": player})
    assert kept == [86_400, 86_400, *([400 * 86_400] if acted else [])]


def test_a_table_that_the_clock_alone_has_played_at_expires_after_a_day(url: str, monkeypatch: Any) -> None:
    room, kept = Room(keys=KEYS, heads=url), list[int]()
    monkeypatch.setattr(
        "gavel.sealing.guard._swap", lambda request, contents, *_heads: kept.append(_seconds_kept(request, contents))
    )
    now = time()
    monkeypatch.setattr("gavel.sealing.operations.request.time", SimpleNamespace(time=lambda: now))
    table = buying(room, clock=10)
    now += 10
    first = table.token
    table.ask("views", {"token": first})  # each try of the clock is one lost race here
    assert set(kept) == {86_400}
    kept.clear()
    now -= 10
    [player] = table.acting()
    table.act({"type": "pass", "player": player})
    assert kept == [400 * 86_400]


def test_a_choice_that_a_referee_has_taken_back_does_not_come_back_by_an_old_token(room: Room) -> None:
    table = selling(buying(room))
    base, chosen = table.token, table.token
    for player in ("ann", "bob"):
        card = table.view(player, base)["default_actions"][player]
        chosen = table.good("actions", {"token": chosen, "action": card}, player)["token"]
    back = table.good("heads", {"token": base}, "referee")["token"]
    refused = table.bad("merges", {"tokens": [chosen, base]}, "cy")
    assert (refused.status, refused.problem) == (409, "branched")
    assert table.view(token=back)["to_act"] == ["ann", "bob", "cy"]
    other = {**table.view("ann", back)["default_actions"]["ann"]}
    assert table.good("actions", {"token": back, "action": other}, "ann")["to_act"] == ["bob", "cy"]


def test_nobody_finds_out_by_an_old_token_whether_a_choice_that_was_made_anew_is_another(room: Room) -> None:
    told = []
    for again in (0, 1):
        table = selling(buying(room))
        base, first = table.token, table.view("ann")["legal_actions"]
        old = table.good("actions", {"token": base, "action": first[0]}, "ann")["token"]
        back = table.good("heads", {"token": base}, "referee")["token"]
        table.token = table.good("actions", {"token": back, "action": first[again]}, "ann")["token"]
        answers = [table.ask("merges", {"tokens": [old, base]}, holder) for holder in ("referee", "bob")]
        table.act({"type": "penalty", "player": "referee", "seat": "bob", "points": 1, "reason": "Late."})
        answers += [table.ask("merges", {"tokens": [old, base]}, holder) for holder in ("referee", "bob")]
        told.append([(each.status, each.body.get("to_act")) for each in answers])
    assert told == [[(200, ["bob", "cy"])] * 4] * 2


def test_views_say_at_which_ply_the_token_was_that_was_sent(room: Room) -> None:
    """So that whoever is asked to go back to a token can say what will be lost."""
    table = room.table(referee=True)
    begun = table.token
    for amount, player in enumerate(table.players, start=1):
        table.act({"type": "bid", "player": player, "amount": amount})
    for holder in ("ann", "referee", None):
        answer = table.view(holder, begun)
        assert (answer["token_ply"], answer["view"]["ply"]) == (0, 3)
        assert table.view(holder)["token_ply"] == 3
