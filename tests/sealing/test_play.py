"""Sealed play: everybody sees and does with a key what the plain operations would let them, and nothing else."""

from random import Random

import pytest

from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.engine import history
from gavel.engine.game import SPECTATOR
from tests.sealing.table import SEALING_KEY, Room, Table, key_file
from tests.support.play import concrete

ROOM = Room()
every_game = pytest.mark.parametrize("game", registry())


def by_chance(table: Table, rng: Random, most: int) -> None:
    """So many actions, each by whoever may act."""
    for _ in range(most):
        listed = [each for player in table.acting() for each in table.view(player)["legal_actions"]]
        if not listed:
            return
        table.act(concrete(rng.choice(listed), rng))


def test_a_new_table_has_a_key_for_each_seat_and_only_those_others_that_are_asked_for_or_due() -> None:
    table = ROOM.table()
    assert list(table.keys) == ["ann", "bob", "cy"]
    assert [table.keys[player].split(".")[:2] for player in table.players] == [["gvs1", str(n)] for n in (1, 2, 3)]
    assert list(ROOM.table(referee=True).keys) == ["ann", "bob", "cy", "referee"]
    assert list(ROOM.table(dealer="table").keys) == ["ann", "bob", "cy", "table"]
    assert ROOM.table(dealer="table", referee=True).keys["table"].startswith("gvs1.t.")


def test_the_answer_to_a_setup_is_what_a_spectator_sees() -> None:
    table = ROOM.table(referee=True)
    answer, state = table.first.body, table.state()
    plain = ROOM.plain("for-sale", "views", {"state": state, "viewer": SPECTATOR})
    assert answer["view"] == plain["view"] == table.view()["view"]
    assert answer["to_act"] == plain["to_act"]
    assert (answer["finished"], answer["scores"], answer["guarded"], answer["held"]) == (False, None, False, None)
    assert [event["type"] for event in answer["events"]] == ["game-set-up", "houses-revealed"]
    assert len(answer["table"]) == len(answer["head"]) == 22


def test_two_tables_of_one_setup_are_dealt_differently_and_have_nothing_in_common() -> None:
    one, other = ROOM.table(referee=True), ROOM.table(referee=True)
    assert one.state()["deal"]["seed"] != other.state()["deal"]["seed"]
    assert one.first["table"] != other.first["table"]
    assert one.first["head"] != other.first["head"]
    assert not set(one.keys.values()) & set(other.keys.values())


def test_the_seed_of_a_sealed_table_deals_its_cards_as_everybody_can_check() -> None:
    table = ROOM.table(referee=True)
    state = table.state()
    drawn = {name: state["deal"][name] for name in ("seed", "nonce")}
    again = ROOM.plain("for-sale", "setup", {"players": table.players, **drawn})
    assert again["state"]["decks"] == state["decks"]
    assert again["state"]["deal"] == state["deal"]
    assert {len(each) for each in drawn.values()} == {64}
    assert len(set(drawn.values())) == 2


@every_game
def test_a_game_goes_as_the_plain_one_and_is_its_record(game: str) -> None:
    """Views, what may be done, events and scores are those of the plain operations; names are told by a request."""
    rng, table, actions = Random(game), ROOM.table(game, referee=True), []
    begun = table.state()
    names = {"ann": "Ann B.", "cy": "Cy"}
    while to_act := table.acting():
        state = table.state()
        # Whoever has bid most may have nothing to add; choices are made in seat order, in which they are played.
        player = next(each for each in to_act if table.view(each)["legal_actions"])
        for viewer in (*table.players, None):
            seen = table.view(viewer).body
            plain = ROOM.plain(game, "views", {"state": state, "viewer": viewer or SPECTATOR})
            assert {name: seen[name] for name in plain} == plain
        action = concrete(rng.choice(table.view(player)["legal_actions"]), rng)
        actions.append(action)
        answer = table.good("actions", {"token": table.token, "action": action, "names": names}, player)
        table.token = answer["token"]
        plain = ROOM.plain(game, "actions", {"state": state, "action": action, "names": names})
        assert (answer["events"], answer["finished"], answer["scores"]) == tuple(
            plain[name] for name in ("events", "finished", "scores")
        )
        assert table.state() == plain["state"]
    replayed = ROOM.plain(game, "replays", {"state": begun, "actions": actions, "history": table.state()["history"]})
    assert replayed["history_matches"] is True
    assert replayed["position"]["finished"] is True


def test_choices_are_played_in_seat_order_whoever_made_them_first() -> None:
    """So one game has one record, whatever way its tokens took."""
    table = selling(ROOM.table(referee=True))
    base, ids = table.state(), table.players
    choices = {player: table.view(player)["legal_actions"][0] for player in ids}
    for player in reversed(ids):
        table.act(choices[player])
    state = table.state()
    digest = base["history"]
    for player in ids:
        digest = history.advance(digest, choices[player])
    assert state["history"] == digest
    assert state["ply"] == base["ply"] + 3


def selling(table: Table) -> Table:
    """A table at which everybody is about to choose a house."""
    while (seen := table.view())["view"]["phase"] == "buying":
        if seen["held"]:
            by = seen["held"]["by"]
            seen = table.view(next(player for player in table.players if player != by))
            table.token = seen["token"]
        else:
            [player] = seen["to_act"]
            table.act({"type": "pass", "player": player})
    return table


def test_a_choice_is_seen_by_its_maker_alone_until_all_have_chosen() -> None:
    table = selling(ROOM.table())
    mine = table.view("ann")["legal_actions"][-1]
    answer = table.act(mine)
    assert answer["view"]["choices"] == {"ann": mine["house"]}
    assert answer["to_act"] == ["bob", "cy"]
    assert [event["type"] for event in answer["events"]] == ["sell"]
    for viewer in ("bob", "cy", None):
        assert table.view(viewer)["view"]["choices"] == {"ann": None}
    again = table.bad("actions", {"token": table.token, "action": mine}, "ann")
    assert again.codes == ["turn.not-yours"]


def test_what_was_played_is_told_from_a_ply_on_as_the_table_has_seen_it() -> None:
    table = selling(ROOM.table())
    ply = table.view()["view"]["ply"]
    mine = table.view("bob")["legal_actions"][0]
    table.act(mine)
    told = table.view("cy", since=0)["actions"]
    assert [each["ply"] for each in told] == list(range(ply - 7, ply + 2))
    assert told[-1] == {"ply": ply + 1, "type": "sell", "player": "bob", "action": None}
    assert all(each["action"]["type"] == each["type"] == "pass" for each in told[:-1])
    assert table.view("bob", since=ply + 1)["actions"] == told[-1:]
    assert table.view("cy", since=ply + 2)["actions"] == []
    assert "actions" not in table.view("cy").body
    for player in ("ann", "cy"):
        table.act(table.view(player)["legal_actions"][0])
    assert table.view(since=ply + 1)["actions"][1] == {
        "ply": ply + 2, "type": "sell", "player": "bob", "action": mine
    }  # fmt: skip


def test_a_finished_game_lies_open_to_all() -> None:
    table = ROOM.table(referee=True)
    by_chance(table, Random(4), 400)
    state = table.good("unseal", {"token": table.token})["state"]
    assert state["phase"] == "finished"
    for viewer in (*table.players, None, "referee"):
        seen = table.view(viewer)
        assert seen["view"] == state
        assert seen["finished"] is True
        assert seen["scores"]["final"] is True
        assert (seen["legal_actions"], seen["default_actions"], seen["to_act"]) == ([], {}, [])
    refused = table.bad("actions", {"token": table.token, "action": {"type": "pass", "player": "ann"}}, "ann")
    assert refused.codes == ["game.finished"]


def test_the_view_of_the_same_token_has_the_same_bytes_each_time() -> None:
    table = ROOM.table()
    assert len({table.view("ann").raw for _ in range(3)}) == 1
    assert table.view("ann")["token"] == table.token


def test_the_head_is_the_same_to_all_who_are_at_the_same_point_and_to_nobody_else() -> None:
    table = selling(ROOM.table())
    heads = {table.view(viewer)["head"] for viewer in (*table.players, None)}
    assert len(heads) == 1
    one, other = (table.act(choice, table.token) for choice in table.view("ann")["legal_actions"][:2])
    assert {one["head"], other["head"]} == heads, "a choice that waits is no new point of the game"
    rest = [table.view(player)["legal_actions"][0] for player in ("bob", "cy")]
    ends = []
    for branch in (one, other):
        token = branch["token"]
        for choice in rest:
            token = table.act(choice, token)["token"]
        ends.append(table.view(token=token)["head"])
    assert len({*ends, *heads}) == 3


def test_a_real_table_reports_its_cards_by_a_key_of_its_own_or_the_referees() -> None:
    for reporter in ("table", "referee"):
        table = ROOM.table(dealer="table", referee=True)
        assert table.acting() == ["table"]
        listed = table.view("table")["legal_actions"]
        assert [each["type"] for each in listed] == ["reveal"]
        assert table.view("ann")["legal_actions"] == []
        action = {"type": "reveal", "player": "table", "houses": [7, 8, 9]}
        assert table.bad("actions", {"token": table.token, "action": action}, "ann").problem == "key-refused"
        seen = table.good("actions", {"token": table.token, "action": action}, reporter)
        assert seen["view"]["market"]["houses"] == [7, 8, 9]
        assert seen["view"]["players"][0]["coins"] is None


def test_a_referee_corrects_what_nobody_else_may() -> None:
    table = selling(ROOM.table(referee=True))
    action = {"type": "penalty", "player": "referee", "seat": "bob", "points": -3, "reason": "Slow"}
    for holder in table.players:
        assert table.bad("actions", {"token": table.token, "action": action}, holder).problem == "key-refused"
    table.act(table.view("ann")["legal_actions"][0])
    seen = table.act(action)
    assert seen["view"]["penalties"][0]["points"] == -3
    assert seen["view"]["choices"] == {"ann": None}
    told = table.view(since=seen["view"]["ply"] - 1)["actions"]
    assert [(each["type"], each["action"]) for each in told] == [("sell", None), ("penalty", None)]
    for player in ("bob", "cy"):
        table.act(table.view(player)["legal_actions"][0])
    assert table.view()["view"]["choices"] == {}
    assert table.state()["penalties"][0]["seat"] == "bob"


def test_a_referee_sees_what_a_spectator_sees() -> None:
    table = ROOM.table(referee=True)
    seen, spectators = table.view("referee").body, table.view().body
    assert seen == spectators


def test_a_game_that_was_unsealed_says_so_and_goes_on() -> None:
    table = ROOM.table(referee=True)
    opened = table.good("unseal", {"token": table.token}, "referee")
    assert opened["token"] != table.token
    assert len(opened["token"]) == len(table.token)
    assert opened["head"] == table.view()["head"]
    [player] = table.acting()
    table.token = opened["token"]
    assert table.act({"type": "pass", "player": player})["finished"] is False


@every_game
def test_every_game_is_played_sealed(game: str) -> None:
    service: GameService = registry()[game]
    for ruleset in service.game.rulesets[:1]:
        players = ["ann", "bob", "cy", "dee", "eve", "fay"][: max(ruleset.player_counts)]
        table = ROOM.table(game, players=players, ruleset=ruleset.id)
        by_chance(table, Random(game), 25)
        assert table.view()["view"]["ply"] == 25


def test_a_finished_sealed_game_has_a_receipt_for_everyone() -> None:
    for unsealed in (False, True):
        table = ROOM.table(referee=True)
        refused = table.bad("receipts", {"token": table.token})
        assert (refused.status, refused.problem) == (422, "not-finished")
        if unsealed:
            table.token = table.good("unseal", {"token": table.token}, "referee")["token"]
        by_chance(table, Random(7), 400)
        receipt = table.good("receipts", {"token": table.token})["receipt"]
        told = ROOM.client.post("/v1/receipts/verify", json={"receipt": receipt}).get_json()["payload"]
        state = table.good("unseal", {"token": table.token})["state"]
        assert told["history"] == state["history"]
        assert told["scores"]["winners"] == table.view()["scores"]["winners"]
        assert (told["origin"], told["table"]) == ("sealed", table.first["table"])
        assert (told["guarded"], told["unsealed"], told["finished"]) == (False, unsealed, True)


def test_without_a_key_that_signs_there_are_no_receipts() -> None:
    room = Room(keys=key_file(SEALING_KEY))
    table = room.table()
    refused = table.ask("receipts", {"token": table.token})
    assert (refused.status, refused.problem) == (501, "sealing-not-configured")
