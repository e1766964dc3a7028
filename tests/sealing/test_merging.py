"""Choices made at the same time, each in a token of its own, become one token; whatever cannot be joined says why."""

from itertools import permutations
from typing import Any

import pytest

from gavel.api.registry import registry
from tests.sealing.table import Answer, Room, Table
from tests.sealing.test_play import selling

ROOM = Room()


@pytest.fixture
def table() -> Table:
    return selling(ROOM.table(referee=True))


def chosen(table: Table, player: str, index: int = 0, token: str | None = None) -> str:
    """The token in which a player alone has chosen, from the table's newest unless from another."""
    base = token or table.token
    action = table.view(player, base)["legal_actions"][index]
    found: str = table.act(action, base)["token"]
    return found


def merged(table: Table, *tokens: str, by: str = "ann") -> Answer:
    return table.good("merges", {"tokens": list(tokens)}, by)


def refused(table: Table, *tokens: str, by: str | None = "ann") -> Answer:
    return table.bad("merges", {"tokens": list(tokens)}, by)


def test_choices_of_one_state_are_joined_whoever_joins_them_in_whatever_order(table: Table) -> None:
    tokens = {player: chosen(table, player) for player in table.players}
    played = table.token
    for player in table.players:
        played = chosen(table, player, token=played)
    states = [table.state(played)]
    for by, order in zip((*table.players, "referee"), permutations(tokens.values()), strict=False):
        answer = merged(table, *order, by=by)
        assert [event["type"] for event in answer["events"]].count("house-sold") == 3
        states.append(table.state(answer["token"]))
    assert all(state == states[0] for state in states)


def test_some_choices_are_joined_and_wait_for_the_others(table: Table) -> None:
    two = merged(table, chosen(table, "ann"), chosen(table, "bob"))
    assert two["to_act"] == ["cy"]
    assert two["events"] == []
    assert two["view"]["choices"] == {"ann": two["view"]["choices"]["ann"], "bob": None}
    whole = merged(table, two["token"], chosen(table, "cy"), by="cy")
    assert whole["view"]["choices"] == {}
    direct = merged(table, *[chosen(table, player) for player in table.players])
    assert table.state(whole["token"]) == table.state(direct["token"])


def test_a_token_twice_and_a_choice_twice_change_nothing(table: Table) -> None:
    one = chosen(table, "ann")
    assert table.state(merged(table, one, one)["token"]) == table.state(one)
    assert table.state(merged(table, one, chosen(table, "ann"))["token"]) == table.state(one)
    assert table.state(merged(table, table.token, one)["token"]) == table.state(one)
    assert table.state(merged(table, table.token, table.token)["token"]) == table.state()


def test_one_player_cannot_have_chosen_two_things(table: Table) -> None:
    answer = refused(table, chosen(table, "ann"), chosen(table, "bob"), chosen(table, "ann", 1))
    assert [(each["code"], each["pointer"]) for each in answer["errors"]] == [("merge.conflict", "/tokens/2")]
    assert "ann" in answer["errors"][0]["detail"]


def test_tokens_of_two_points_or_two_tables_are_unrelated(table: Table) -> None:
    before = table.token
    for player in table.players:
        table.token = chosen(table, player)
    after, other = chosen(table, "ann"), selling(ROOM.table())
    for wrong in (after, other.token):
        answer = refused(table, before, wrong)
        assert [(each["code"], each["pointer"]) for each in answer["errors"]] == [("merge.unrelated", "/tokens/1")]


def test_two_branches_of_one_table_are_unrelated(table: Table) -> None:
    ends = []
    for index in (0, 1):
        token = chosen(table, "ann", index)
        for player in ("bob", "cy"):
            token = chosen(table, player, token=token)
        ends.append(token)
    assert refused(table, *ends).codes == ["merge.unrelated"]


def test_more_tokens_than_seats_are_too_many(table: Table) -> None:
    tokens = [chosen(table, "ann") for _ in range(4)]
    assert refused(table, *tokens).codes == ["merge.too-many"]
    assert refused(table, *[table.token] * 17).codes == ["length.out-of-range"]
    assert refused(table, table.token).codes == ["length.out-of-range"]


@pytest.mark.parametrize("game", registry())
def test_what_goes_in_turn_cannot_be_joined(game: str) -> None:
    table = ROOM.table(game)
    assert refused(table, table.token, table.token).codes == ["merge.not-simultaneous"]


def test_finished_games_cannot_be_joined(table: Table) -> None:
    while table.acting():
        table.token = chosen(table, table.acting()[0])
    assert refused(table, table.token, table.token).codes == ["merge.not-simultaneous"]


def test_whoever_joins_needs_a_key_of_the_table(table: Table) -> None:
    tokens = chosen(table, "ann"), chosen(table, "bob")
    assert refused(table, *tokens, by=None).problem == "key-missing"
    other = ROOM.table()
    assert ROOM.ask("for-sale", "merges", {"tokens": list(tokens)}, other.keys["ann"]).problem == "key-refused"
    real = ROOM.table(dealer="table")
    assert refused(real, real.token, real.token, by="table").problem == "key-refused"


def test_one_broken_token_breaks_the_whole(table: Table) -> None:
    assert refused(table, chosen(table, "ann"), table.token[:-1]).problem == "seal-broken"
    other = ROOM.table("auctionland")
    assert refused(table, chosen(table, "ann"), other.token).problem == "seal-broken"


# --- with new keys and opened states ----------------------------------------------------------------------------------


def rekeyed(table: Table, player: str, token: str) -> tuple[str, str]:
    answer = table.good("seats", {"token": token, "seat": player}, "referee")
    return answer["token"], answer["seat_keys"][player]


def test_a_new_key_is_in_force_after_the_merge_whichever_token_has_it(table: Table) -> None:
    one, other = chosen(table, "ann"), chosen(table, "bob")
    with_new, key = rekeyed(table, "cy", one)
    for tokens in ((with_new, other), (other, with_new)):
        token = merged(table, *tokens)["token"]
        assert table.bad("views", {"token": token}, "cy").problem == "key-refused"
        assert ROOM.ask("for-sale", "views", {"token": token}, key).status == 200


def test_a_key_that_was_replaced_joins_nothing(table: Table) -> None:
    one, other = chosen(table, "ann"), chosen(table, "bob")
    with_new, key = rekeyed(table, "ann", one)
    assert refused(table, with_new, other, by="ann").problem == "key-refused"
    answer = ROOM.ask("for-sale", "merges", {"tokens": [with_new, other]}, key)
    assert answer.status == 200


def test_keys_that_were_changed_in_two_ways_are_a_conflict(table: Table) -> None:
    first, _key = rekeyed(table, "cy", chosen(table, "ann"))
    second, _other = rekeyed(table, "cy", chosen(table, "bob"))
    assert refused(table, first, second).codes == ["merge.conflict"]


def test_nobody_undoes_the_new_key_of_another_with_more_new_keys_of_their_own(table: Table) -> None:
    new_keys, _key = rekeyed(table, "ann", chosen(table, "ann"))
    more = chosen(table, "bob")
    for _ in range(2):
        more, _key = rekeyed(table, "bob", more)
    for tokens in ([new_keys, more], [more, new_keys]):
        answer = ROOM.ask("for-sale", "merges", {"tokens": tokens}, table.keys["referee"])
        assert (answer.status, answer.codes) == (422, ["merge.conflict"])


def test_a_merged_game_remembers_that_a_part_of_it_was_opened(table: Table) -> None:
    opened: Any = table.good("unseal", {"token": chosen(table, "ann")}, "referee")["token"]
    whole = merged(table, chosen(table, "bob"), opened)
    assert len(whole["token"]) == len(opened)
    assert refused(table, opened, ROOM.table().token).codes == ["merge.unrelated"]
