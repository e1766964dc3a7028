"""What an action turns up can be held until another seat looks: then nobody tries an action, looks, and goes back."""

from random import Random
from typing import Any

import pytest

from gavel.api.registry import registry
from tests.sealing.table import Answer, Room, Table
from tests.sealing.test_merging import chosen
from tests.sealing.test_play import selling
from tests.support.play import concrete

ROOM = Room()


def last_seller(table: Table) -> tuple[str, list[Answer]]:
    """A table at which only cy has to choose; and what cy's calls answer when cy tries every house from there."""
    selling(table)
    for player in ("ann", "bob"):
        table.token = chosen(table, player)
    return table.token, [table.act(action, table.token) for action in table.view("cy")["legal_actions"]]


def what_is_seen(answer: Answer) -> Any:
    """Everything of an answer but the token."""
    return {name: value for name, value in answer.body.items() if name != "token"}


def test_without_it_the_last_to_choose_can_try_every_choice_and_keep_the_best() -> None:
    """So the docs say it: the last seller learns what each house would bring, and then sells the best one."""
    # Where all of a hand are lower, or higher, than the others' houses, each brings the same: not at every table.
    differing = 0
    for _ in range(20):
        _base, tried = last_seller(ROOM.table())
        brought = [answer["view"]["players"][2]["cheques"] for answer in tried]
        assert all(len(cheques) == 1 for cheques in brought)
        assert all(answer["held"] is None for answer in tried)
        differing += len({str(cheques) for cheques in brought}) > 1
    assert differing > 0


def test_with_it_the_last_to_choose_learns_nothing_by_trying() -> None:
    table = ROOM.table(held=True)
    base, tried = last_seller(table)
    for answer in tried:
        assert answer["held"] == {"by": "cy"}
        assert (answer["events"], answer["to_act"], answer["legal_actions"]) == ([], [], [])
        assert answer["view"] == tried[0]["view"] == table.view("cy", base)["view"]
        assert len(answer["token"]) == len(base)
        again = table.view("cy", answer["token"])
        assert again.body.pop("token_ply") == answer["view"]["ply"]
        assert what_is_seen(again) == what_is_seen(answer)
        assert again["token"] == answer["token"]
    assert len({str(what_is_seen(answer)) for answer in tried}) == 1


def test_it_opens_to_another_seat_and_from_then_on_to_all() -> None:
    table = ROOM.table(held=True)
    _base, [answer, *_rest] = last_seller(table)
    for viewer in (None, "cy"):
        assert table.view(viewer, answer["token"])["held"] == {"by": "cy"}
    opened = table.view("ann", answer["token"])
    assert opened["held"] is None
    assert [event["type"] for event in opened["events"]].count("house-sold") == 3
    assert opened["token"] != answer["token"]
    for viewer in (None, "cy", "bob"):
        assert table.view(viewer, opened["token"])["held"] is None
    assert len(table.view("cy", opened["token"])["view"]["players"][2]["cheques"]) == 1
    assert table.view("bob", answer["token"])["view"]["market"] == opened["view"]["market"]


def test_the_causing_seat_cannot_go_on_before_another_has_looked() -> None:
    table = ROOM.table(held=True)
    _base, [answer, *_rest] = last_seller(table)
    action = {"type": "sell", "player": "cy", "house": 1}
    refused = table.bad("actions", {"token": answer["token"], "action": action}, "cy")
    assert (refused.status, refused.problem) == (409, "held")


def test_another_seat_may_play_on_at_once_and_is_told_what_was_held() -> None:
    table = ROOM.table(held=True)
    _base, [answer, *_rest] = last_seller(table)
    action = table.view("ann", answer["token"])["legal_actions"][0]
    played = table.act(action, answer["token"])
    assert [event["type"] for event in played["events"]].count("house-sold") == 3
    assert played["events"][-1]["type"] == "sell"


def test_whoever_joins_choices_is_their_cause() -> None:
    table = selling(ROOM.table(held=True))
    tokens = [chosen(table, player) for player in table.players]
    joined = table.good("merges", {"tokens": tokens}, "bob")
    assert joined["held"] == {"by": "bob"}
    again = table.good("merges", {"tokens": [joined["token"], tokens[0]]}, "bob")
    assert again["held"] == {"by": "bob"}
    opened = table.good("merges", {"tokens": [joined["token"], tokens[0]]}, "ann")
    assert opened["held"] is None
    assert [event["type"] for event in opened["events"]].count("house-sold") == 3


def test_joining_with_each_of_ones_choices_shows_the_same() -> None:
    """The last of simultaneous choosers merges the others' tokens with each choice of their own, and learns nothing."""
    table = selling(ROOM.table(held=True))
    others = [chosen(table, player) for player in ("ann", "bob")]
    own = [chosen(table, "cy", index) for index in range(len(table.view("cy")["legal_actions"]))]
    seen = [what_is_seen(table.good("merges", {"tokens": [*others, each]}, "cy")) for each in own]
    assert len(own) > 1
    assert all(each == seen[0] for each in seen)


def test_what_waits_is_not_told_among_the_public_actions() -> None:
    table = ROOM.table(held=True)
    _base, [answer, *_rest] = last_seller(table)
    told = table.view("cy", answer["token"], since=0)["actions"]
    assert [each["action"] for each in told[-3:]] == [None, None, None]


def test_cards_from_a_deck_are_held_and_what_everybody_knew_before_is_not() -> None:
    """For Sale: whoever passes last turns up the next houses."""
    table = ROOM.table(held=True)
    [first] = table.acting()
    assert table.act({"type": "pass", "player": first})["held"] is None
    [second] = table.acting()
    answer = table.act({"type": "pass", "player": second})
    assert answer["held"] == {"by": second}
    assert answer["view"]["round"] == 1
    [last] = {*table.players} - {first, second}
    assert table.view(last)["view"]["round"] == 2


@pytest.mark.parametrize("game", registry())
def test_whoever_acts_never_sees_more_than_everybody_knew(game: str) -> None:
    """In any game: an answer that is not held shows its actor no card that was hidden from the actor before."""
    rng, table, were_held = Random(f"held {game}"), ROOM.table(game, held=True), 0
    while True:
        views = {player: table.view(player) for player in table.players}
        newest = next((each for each in views.values() if each["held"] is None), None)
        assert newest is not None, "what is held opens to some seat"
        table.token = newest["token"]
        if newest["finished"]:
            break
        listed = [each for player in table.players for each in table.view(player)["legal_actions"]]
        action = concrete(rng.choice(listed), rng)
        before = table.view(action["player"])["view"]
        answer = table.act(action)
        if answer["held"]:
            were_held += 1
            assert answer["held"] == {"by": action["player"]}
            assert answer["view"] == before or answer["view"]["choices"].keys() <= before["choices"].keys()
            assert answer["scores"] is None
        else:
            assert hidden_counts(answer["view"]) >= hidden_counts(before)
    assert were_held


def hidden_counts(view: Any) -> int:
    """How many cards a view hides in its decks; what is in hands, players know."""
    if not isinstance(view, dict):
        return 0
    return sum(each["hidden"] if isinstance(each, dict) and "hidden" in each else hidden_counts(each)
               for name, each in view.items() if name != "players")  # fmt: skip


def test_a_referee_opens_by_unsealing_alone() -> None:
    table = ROOM.table(held=True, referee=True)
    _base, [answer, *_rest] = last_seller(table)
    assert table.view("referee", answer["token"])["held"] == {"by": "cy"}
    penalty = {"type": "penalty", "player": "referee", "seat": "cy", "points": -1, "reason": "Peeking"}
    assert table.bad("actions", {"token": answer["token"], "action": penalty}, "referee").problem == "held"
    opened = table.good("unseal", {"token": answer["token"]}, "referee")
    assert opened["state"]["choices"] == {}
    assert table.view("cy", opened["token"])["held"] is None
    acted = table.act(penalty, opened["token"])
    assert acted["held"] is None
    assert acted["view"]["ply"] == opened["state"]["ply"] + 1


def test_a_referee_who_has_not_unsealed_joins_nothing_that_a_seat_has_to_open() -> None:
    table = ROOM.table(held=True, referee=True)
    selling(table)
    choices = [chosen(table, player) for player in table.players]
    assert table.good("merges", {"tokens": choices[:2]}, "referee")["held"] is None, "cy has not chosen yet"
    held = table.good("merges", {"tokens": choices}, "bob")["token"]
    for tokens in (choices, [held, held], [held, choices[0]]):
        refused = table.bad("merges", {"tokens": tokens}, "referee")
        assert (refused.status, refused.problem) == (409, "held")
    unsealed = table.good("unseal", {"token": choices[0]}, "referee")["token"]
    joined = table.good("merges", {"tokens": [unsealed, *choices[1:]]}, "referee")
    assert [event["type"] for event in joined["events"]].count("house-sold") == 3


def test_a_real_tables_key_opens_nothing() -> None:
    """Whoever reports the cards may also have a seat."""
    table = ROOM.table(dealer="table", held=True)
    table.act({"type": "reveal", "player": "table", "houses": [7, 8, 9]})
    for _ in range(2):
        [player] = table.acting()
        answer = table.act({"type": "pass", "player": player})
    assert answer["held"] is None, "the table turns cards up, and nobody's action does"
    assert table.acting() == ["table"]


def test_where_all_lies_open_and_a_table_deals_nothing_is_ever_held() -> None:
    """Not even at the end, whose event names everybody, since as a rule money is laid open then."""
    request: dict[str, Any] = {
        "options": {"open_money": True, "market_size": 2},
        "deal": {"market": ["ref-001", "ref-002"]},
    }
    table, rng = ROOM.table("auctionland", dealer="table", held=True, **request), Random(3)
    types: list[str] = []
    while not (seen := table.view()).body["finished"]:
        listed = [each for player in seen["to_act"] for each in table.view(player)["legal_actions"]]
        answer = table.act(concrete(rng.choice(listed), rng))
        assert answer["held"] is None
        types = [event["type"] for event in answer["events"]]
    assert types[-1] == "game-finished"


def test_a_finished_game_lies_open_once_another_seat_has_looked() -> None:
    table, rng = selling(ROOM.table(held=True)), Random(1)
    answer = table.view()
    while not answer["finished"]:
        for player in table.players:
            answer = table.view(player)
            table.token = answer["token"]
            if answer["legal_actions"]:
                answer = table.act(rng.choice(answer["legal_actions"]))
                break
    assert answer["view"]["deal"]["seed"]
    assert table.good("unseal", {"token": table.token})["state"] == answer["view"]
