"""Whom a step concerns, and that a call tells nobody anything that the table does not show to all."""

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.sealing.agenda import Agenda, Entry, Kind, open_agenda
from gavel.sealing.push import Push
from tests.sealing.table import SEALING_KEY, Room, Table, key_file
from tests.sealing.test_invitations import shared, sit
from tests.sealing.test_play import selling

FAR = 2**40


@pytest.fixture
def agenda(store: str) -> Agenda:
    return open_agenda(store)


def called(agenda: Agenda) -> set[tuple[str, str]]:
    """Who is called now, and why."""
    return {(each.seat, each.kind.value) for each in agenda.take_calls(FAR, 1000)}


def test_whoever_is_next_is_called(room: Room, agenda: Agenda) -> None:
    table = room.table()
    assert called(agenda) == set()
    [first] = table.acting()
    following = table.act({"type": "pass", "player": first})["to_act"]
    assert called(agenda) == {(player, "turn") for player in following}


def test_a_call_waits_half_a_minute_for_a_page_that_is_open(room: Room, agenda: Agenda) -> None:
    table = room.table()
    table.act({"type": "pass", "player": table.acting()[0]})
    now = int(time.time())
    assert agenda.take_calls(now + 25, 10) == []
    assert len(agenda.take_calls(now + 31, 10)) == 1


def test_who_looks_calls_nobody(room: Room, agenda: Agenda) -> None:
    table = room.table()
    for viewer in ("ann", "bob", None):
        table.view(viewer)
    assert called(agenda) == set()


def test_a_choice_that_waits_for_others_calls_nobody(room: Room, agenda: Agenda) -> None:
    table = selling(room.table())
    called(agenda)
    table.act(table.view("ann")["legal_actions"][0])
    assert called(agenda) == set()
    table.act(table.view("bob")["legal_actions"][0])
    assert called(agenda) == set()
    table.act(table.view("cy")["legal_actions"][0])
    assert called(agenda) == {("ann", "turn"), ("bob", "turn")}, "cy has just chosen, and sees the next round"


def test_what_is_withheld_is_for_the_others_to_look_at(room: Room, agenda: Agenda) -> None:
    table = selling(room.table(held=True))
    called(agenda)
    for player in ("ann", "bob", "cy"):
        table.act(table.view(player)["legal_actions"][0])
    assert called(agenda) == {("ann", "look"), ("bob", "look")}
    table.view("cy")
    assert called(agenda) == set()
    table.view("bob")
    assert called(agenda) == {("ann", "turn"), ("bob", "turn"), ("cy", "turn")}


def test_the_last_to_sit_down_begins_the_game(room: Room, agenda: Agenda) -> None:
    table = shared(room)
    sit(table, "ann")
    sit(table, "bob")
    assert called(agenda) == set()
    sit(table, "cy")
    assert called(agenda) == {(player, "turn") for player in table.acting()}


@pytest.mark.parametrize("game", sorted(registry()))
def test_everybody_is_told_once_that_the_game_is_over(room: Room, agenda: Agenda, game: str) -> None:
    table, told = room.table(game), []
    while not (seen := table.view())["finished"]:
        for player in seen["to_act"]:
            due = table.view(player)["default_actions"].get(player)
            if due is not None:
                table.act(due)
                break
        told.append(called(agenda))
    assert told[-1] == {(player, "over") for player in table.players}
    assert all(kind == "turn" for each in told[:-1] for _seat, kind in each)
    table.good("unseal", {"token": table.token})
    assert called(agenda) == set()


def test_a_table_with_a_clock_has_its_end_on_the_agenda(room: Room, agenda: Agenda) -> None:
    table = room.table(clock=3600)
    [entry] = agenda.take_clocks(FAR, 10)
    assert entry == Entry(table.first["table"], "", Kind.CLOCK)
    table.act({"type": "pass", "player": table.acting()[0]})
    assert agenda.take_clocks(FAR, 10) == [entry]


def test_where_nobody_is_called_nothing_is_on_the_agenda(store: str, agenda: Agenda) -> None:
    table = Room(heads=store).table(clock=60)
    table.act({"type": "pass", "player": table.acting()[0]})
    assert agenda.take_calls(FAR, 10) == agenda.take_clocks(FAR, 10) == []


# --- two worlds -------------------------------------------------------------------------------------------------------


def public_game(room: Room, game: str, random: Random) -> Iterator[tuple[Table, Any]]:
    """A table, after each of its actions, with what a spectator saw before."""
    table = room.table(game, held=random.random() < 0.5)
    for _ in range(40):
        before = table.view()
        if before["finished"]:
            return
        if before["held"]:
            table.token = table.view(next(player for player in table.players if player != before["held"]["by"]))[
                "token"
            ]
        else:
            player = random.choice(before["to_act"])
            due = table.view(player)["default_actions"].get(player)
            if due is None:
                continue
            table.act(due)
        yield table, before


@pytest.mark.parametrize("game", sorted(registry()))
def test_calls_follow_from_what_a_spectator_sees(push: Push, store: str, agenda: Agenda, game: str) -> None:
    """Tables with other cards and equal public histories therefore call alike."""
    room = Room(keys=key_file(SEALING_KEY), heads=store, push=push)
    for seed in range(4):
        for table, before in public_game(room, game, Random(f"{game} {seed}")):
            now, calls = table.view(), called(agenda)
            if now["held"]:
                by = now["held"]["by"]
                assert calls == (
                    {(each, "look") for each in table.players if each != by} if not before["held"] else set()
                )
            elif now["finished"]:
                assert calls == {(each, "over") for each in table.players}
            else:
                waited = () if before["held"] else before["to_act"]
                assert calls == {(each, "turn") for each in now["to_act"] if each not in waited}
