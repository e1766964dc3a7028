"""The clock of a guarded table: at its end the service plays the default actions of all who are to act."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gavel.api.problems import Problem
from gavel.api.registry import registry
from tests.sealing.table import Room, Table
from tests.sealing.test_contract import judge
from tests.sealing.test_invitations import shared, sit
from tests.sealing.test_play import selling

MINUTE = 60
A_STEP = 4 * 256 // 3 + 4
"""Characters by which a token grows at once."""
VIEWS = "/v1/games/for-sale/sealed/views"


class Hands:
    """The hands of the service's clock, which tests move."""

    def __init__(self) -> None:
        self.moved = 0.0
        self._began = time.time()

    def time(self) -> float:
        """The seconds since 1970."""
        return self._began + self.moved


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr("gavel.sealing.operations.request.time", hands)
    return hands


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(heads=f"sqlite://{tmp_path / 'heads.db'}")


def timed(room: Room, game: str = "for-sale", **request: Any) -> Table:
    return room.table(game, **{"clock": MINUTE, **request})


# --- setting up -------------------------------------------------------------------------------------------------------


def test_a_table_tells_how_long_an_action_may_take_and_how_much_of_that_is_left(room: Room, hands: Hands) -> None:
    table = timed(room)
    assert table.first["clock"] == {"seconds": MINUTE, "left": MINUTE}
    hands.moved = 20
    assert table.view("ann")["clock"]["left"] == 40
    assert "late" not in table.view("ann").body
    judge(VIEWS, "post", "200").validate(table.view("ann").body)


def test_other_tables_have_none(room: Room, hands: Hands) -> None:
    table = room.table()
    assert "clock" not in table.first.body
    hands.moved = 10**8
    assert "clock" not in table.view("ann").body
    assert table.view("ann")["token"] == table.token


@pytest.mark.parametrize("seconds", [0, 9, 30 * 24 * 60 * 60 + 1, -60, True, "60", 60.5, None])
def test_a_clock_has_from_ten_seconds_to_thirty_days(room: Room, seconds: Any) -> None:
    refused = room.ask("for-sale", "setup", {"players": ["ann", "bob", "cy"], "clock": seconds})
    assert refused.status == 422
    assert [each["pointer"] for each in refused["errors"]] == ["/clock"]


@pytest.mark.parametrize("seconds", [10, 30 * 24 * 60 * 60])
def test_both_ends_are_allowed(room: Room, seconds: int) -> None:
    assert timed(room, clock=seconds).first["clock"]["seconds"] == seconds


def test_a_service_without_a_store_has_no_clocks() -> None:
    refused = Room().ask("for-sale", "setup", {"players": ["ann", "bob", "cy"], "clock": 60})
    assert (refused.status, refused.codes) == (422, ["clock-unguarded"])


def test_all_that_needs_a_store_is_refused_at_once() -> None:
    refused = Room().ask("for-sale", "setup", {"players": ["ann", "bob", "cy"], "clock": 60, "shared": True})
    assert refused.codes == ["clock-unguarded", "shared-unguarded"]


# --- when the time is up ----------------------------------------------------------------------------------------------


def test_at_its_end_the_default_action_is_played_whoever_asks(room: Room, hands: Hands) -> None:
    table = timed(room)
    [player] = table.acting()
    due = table.view(player)["default_actions"][player]
    ply = table.view()["view"]["ply"]
    hands.moved = MINUTE
    after = table.view(since=0)
    assert after["late"] == [{"seat": player, "ply": ply}]
    assert after["actions"][-1]["action"] == due
    assert after["clock"]["left"] == MINUTE, "it runs anew for whoever is next"
    assert after["to_act"] != [player]
    judge(VIEWS, "post", "200").validate(after.body)


def test_a_second_before_nothing_is_played(room: Room, hands: Hands) -> None:
    table = timed(room)
    hands.moved = MINUTE - 1
    assert table.view()["token"] == table.token


def test_an_action_that_comes_too_late_is_one_of_another_line(room: Room, hands: Hands) -> None:
    table = timed(room)
    [player] = table.acting()
    hands.moved = MINUTE
    bid = {"type": "bid", "player": player, "amount": 3}
    refused = table.bad("actions", {"token": table.token, "action": bid}, player)
    assert (refused.status, refused.problem) == (409, "branched")


def test_a_late_action_that_the_service_has_played_is_taken_for_a_repeated_one(room: Room, hands: Hands) -> None:
    table = timed(room)
    [player] = table.acting()
    hands.moved = MINUTE
    assert table.act({"type": "pass", "player": player})["late"][0]["seat"] == player


def test_an_action_starts_the_clock_for_whoever_is_next(room: Room, hands: Hands) -> None:
    table = timed(room)
    [player] = table.acting()
    hands.moved = 50
    assert table.act({"type": "pass", "player": player})["clock"]["left"] == MINUTE


def test_a_choice_that_waits_for_others_gives_them_no_more_time(room: Room, hands: Hands) -> None:
    table = selling(timed(room))
    left = table.view()["clock"]["left"]
    hands.moved = 30
    card = table.view("ann")["default_actions"]["ann"]
    table.act(card)
    assert table.view()["clock"]["left"] == left - 30
    hands.moved = MINUTE
    after = table.view("ann", since=0)
    assert sorted(each["seat"] for each in after["late"]) == ["bob", "cy"]
    assert [each["action"]["type"] for each in after["actions"][-3:]] == ["sell"] * 3


def test_what_is_withheld_is_released_as_though_another_seat_had_looked(room: Room, hands: Hands) -> None:
    table = selling(timed(room, held=True))
    for player in ("ann", "bob", "cy"):
        table.act(table.view(player)["default_actions"][player])
    assert table.view("cy")["held"] == {"by": "cy"}
    assert table.view("cy")["clock"]["left"] is not None
    hands.moved = MINUTE
    after = table.view("cy")
    assert after["held"] is None
    assert "late" not in after.body


def test_nobodys_time_runs_while_seats_are_free(room: Room, hands: Hands) -> None:
    table = shared(room, clock=MINUTE)
    assert table.first["clock"] == {"seconds": MINUTE, "left": None}
    hands.moved = 10 * MINUTE
    assert table.view("invited")["clock"]["left"] is None
    for seat in ("ann", "bob", "cy"):
        sit(table, seat)
    assert table.view("ann")["clock"]["left"] == MINUTE


def test_a_real_tables_dealer_has_no_clock(room: Room, hands: Hands) -> None:
    table = timed(room, dealer="table")
    assert table.first["to_act"] == ["table"]
    assert table.first["clock"]["left"] is None
    hands.moved = 10 * MINUTE
    assert table.view()["token"] == table.token


def test_a_referee_who_goes_back_gives_the_whole_time(room: Room, hands: Hands) -> None:
    table = timed(room, referee=True)
    hands.moved = MINUTE + 5
    first = table.token
    assert table.view()["late"]
    back = table.good("heads", {"token": first}, "referee")
    assert back["clock"]["left"] == MINUTE
    assert "late" not in back.body


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_game_that_everybody_has_left_comes_to_its_end_by_itself(room: Room, hands: Hands, game: str) -> None:
    table = timed(room, game)
    for _ in range(600):
        hands.moved += MINUTE
        answer = table.view(since=0)
        if answer["finished"]:
            break
        assert answer["clock"]["left"] == MINUTE
    assert answer["finished"]
    assert answer["clock"]["left"] is None
    assert len(answer["late"]) == 8
    assert len(answer["token"]) - len(table.token) <= A_STEP
    assert table.view()["token"] == answer["token"], "there is nothing left to play"
    whole = table.good("transcripts", {"token": answer["token"]})["transcript"]
    assert room.plain(game, "replays", whole)["history_matches"] is True


@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("game", sorted(registry()))
def test_the_clock_plays_for_forfeited_seats_too(room: Room, hands: Hands, game: str, held: bool) -> None:
    table = timed(room, game, referee=True, held=held)
    [seat] = table.acting()
    ply = table.view()["view"]["ply"]
    gone = {"type": "forfeit", "player": "referee", "seat": seat, "reason": "left"}
    assert table.act(gone)["to_act"] == [seat]
    hands.moved += MINUTE
    assert {"seat": seat, "ply": ply + 1} in table.view()["late"]
    while not (answer := table.view())["finished"]:
        hands.moved += MINUTE
    assert answer["finished"]


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_step_of_the_clock_that_fails_is_a_defect_which_does_not_close_the_table(
    room: Room, hands: Hands, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = timed(room, game)

    def fails(*_given: Any) -> None:
        raise Problem("too-large", {"maximum": 1})

    monkeypatch.setattr("gavel.sealing.guard.step_of_clock", fails)
    hands.moved = MINUTE
    assert table.view()["clock"]["left"] == 0
    assert "clock" in caplog.text


@pytest.mark.parametrize("game", sorted(registry()))
def test_whoever_asks_for_a_second_time_finds_the_same(room: Room, hands: Hands, game: str) -> None:
    table, random = timed(room, game), Random(game)
    for _ in range(12):
        hands.moved += random.choice([1, MINUTE])
        once, twice = table.view(), table.view()
        assert once.body == twice.body


def test_the_time_that_somebody_took_is_no_secret_of_a_hand(room: Room, hands: Hands) -> None:
    """Two tables with other cards tell the same about their clocks."""
    seen = []
    for _ in range(2):
        table = selling(timed(room))
        hands.moved += 30
        seen.append((table.view()["clock"]["seconds"], len(table.token)))
    assert seen[0] == seen[1]
