"""Views: what each seat may see on the table now, by allow-list."""

from typing import Any

import pytest

from gavel.engine.dealing import commitment
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.support.for_sale_script import (
    buy_without_bids,
    call_out,
    document,
    leave_in_order,
    new_game,
    play_out,
    reveal,
    sell,
    sell_round,
    table_game,
)
from tests.support.play import as_json

Json = dict[str, Any]


def view(state: State, viewer: str) -> Json:
    seen: Json = as_json(GAME.view(state, viewer))
    return seen


def buying(**options: Any) -> State:
    """Ann, Bob and Cy hold 1, 2 and 3 and have 28, 27 and 26 coins; in the second round Cy has bid 4 of them."""
    state = new_game(options={"removed": 3, **options})
    call_out(state, "ann passes", "bob 1", "cy 2", "bob passes", "cy 4")
    return state


def selling(**options: Any) -> State:
    """After a round of selling, Bob has chosen."""
    state = new_game(options=options)
    buy_without_bids(state)
    sell_round(state)
    sell(state, bob=state.houses[1][0])
    return state


def test_a_view_has_the_members_of_the_state_but_for_the_history() -> None:
    for state in (buying(), selling(), table_game()):
        for viewer in (*state.ids, "spectator"):
            assert list(view(state, viewer)) == [name for name in document(state) if name != "history"]


def test_what_lies_open_is_seen_by_all() -> None:
    for state in (buying(), selling()):
        written = document(state)
        hidden = {"history", "players", "choices", "decks", "removed"}
        for viewer in (*state.ids, "spectator"):
            seen = view(state, viewer)
            assert {name: seen[name] for name in written.keys() - hidden} == {
                name: written[name] for name in written.keys() - hidden
            }
            assert [seat["id"] for seat in seen["players"]] == list(state.ids)


def test_a_player_sees_the_own_coins_and_cards_and_counts_the_others_cards() -> None:
    state = buying()
    written = document(state)["players"]
    assert view(state, "bob")["players"] == [
        {"id": "ann", "coins": None, "houses": {"hidden": 1}, "cheques": {"hidden": 0}},
        written[1],
        {"id": "cy", "coins": None, "houses": {"hidden": 1}, "cheques": {"hidden": 0}},
    ]


def test_a_spectator_sees_nobodys_coins_and_cards() -> None:
    state = selling()
    assert view(state, "spectator")["players"] == [
        {"id": player, "coins": None, "houses": {"hidden": 9}, "cheques": {"hidden": 1}} for player in state.ids
    ]


def test_bids_lie_open() -> None:
    state = buying()
    assert view(state, "ann")["bids"] == view(state, "spectator")["bids"] == {"cy": 4}


def test_a_choice_is_seen_by_its_chooser_only_and_all_see_who_has_chosen() -> None:
    state = selling()
    assert view(state, "bob")["choices"] == {"bob": state.choices[1]}
    assert view(state, "ann")["choices"] == view(state, "spectator")["choices"] == {"bob": None}


def test_decks_and_removed_cards_are_counted_only() -> None:
    state = buying()
    for viewer in (*state.ids, "spectator"):
        assert view(state, viewer)["decks"] == {"houses": {"hidden": 21}, "cheques": {"hidden": 27}}
        assert view(state, viewer)["removed"] == {"houses": {"hidden": 3}, "cheques": {"hidden": 3}}


def test_decks_that_a_table_holds_are_counted_in_the_same_way() -> None:
    state = table_game(ruleset="ravensburger-1997")
    assert view(state, "ann")["decks"] == {"houses": {"hidden": 18}, "cheques": {"hidden": 18}}
    assert view(state, "ann")["removed"] == {"houses": {"hidden": 2}, "cheques": {"hidden": 2}}
    reveal(state, houses=[3, 5, 9])
    assert view(state, "ann")["decks"]["houses"] == {"hidden": 15}


def test_the_commitment_is_seen_and_the_seed_is_not() -> None:
    state, _events = GAME.setup({"players": ["ann", "bob", "cy"], "seed": "gavel"})
    for viewer in (*state.ids, "spectator"):
        assert view(state, viewer)["deal"] == {"commitment": commitment("gavel")}


@pytest.mark.parametrize(
    ("options", "coins", "cards"),
    [
        ({}, False, False),
        ({"open_money": True}, True, False),
        ({"open_hands": True}, False, True),
        ({"open_money": True, "open_hands": True}, True, True),
    ],
)
def test_money_and_hands_may_lie_open(options: Json, coins: bool, cards: bool) -> None:
    """R-FS-06 with each alternative."""
    state = selling(**options)
    for viewer in ("ann", "spectator"):
        for seen, seat in zip(view(state, viewer)["players"], document(state)["players"], strict=True):
            own = seat["id"] == viewer
            assert (seen["coins"] == seat["coins"]) is (coins or own)
            assert (seen["houses"] == seat["houses"]) is (cards or own)
            assert (seen["cheques"] == seat["cheques"]) is (cards or own)


def test_open_hands_open_neither_choices_nor_decks() -> None:
    state = selling(open_hands=True, open_money=True)
    seen = view(state, "ann")
    assert seen["choices"] == {"bob": None}
    assert seen["decks"]["cheques"] == {"hidden": 24}


def test_open_money_and_hands_have_no_effect_on_what_is_legal() -> None:
    closed, open_ = new_game(), new_game(options={"open_money": True, "open_hands": True})
    for state in (closed, open_):
        leave_in_order(state, "cy", "ann", "bob")
    assert GAME.legal_actions(closed) == GAME.legal_actions(open_)


def test_a_finished_game_lies_open() -> None:
    state = new_game(options={"removed": 3})
    play_out(state)
    for viewer in (*state.ids, "spectator"):
        assert view(state, viewer) == document(state)


def test_what_may_be_seen_makes_a_difference() -> None:
    """The test of two worlds would hold for views that show nothing."""
    one, other = new_game(houses=[1, 2, 3]), new_game(houses=[1, 2, 4])
    assert view(one, "ann") != view(other, "ann")
    for state in (one, other):
        call_out(state, "ann passes", "bob passes")
    assert view(one, "cy")["players"][2] != view(other, "cy")["players"][2]
    assert view(one, "ann")["players"] == view(other, "ann")["players"]
