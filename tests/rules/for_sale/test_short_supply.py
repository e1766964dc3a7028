"""The variant: one house fewer, leaving empty-handed, short last rounds, sitting out, and the last seller."""

from typing import Any

from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.support.for_sale_script import call_out, document, leave_in_order, new_game, of_type, pass_round, sell

SMALL = {"houses": [1, 2, 3, 4, 5, 6], "cheques": [0, 0, 5, 7, 9, 11]}

# --- buying ---------------------------------------------------------------------------------------------------


def test_in_short_supply_the_first_to_pass_takes_no_house_and_gets_everything_back() -> None:
    state = new_game(variant="short-supply", houses=[8, 20])
    assert state.market.houses == [8, 20]
    call_out(state, "ann 3", "bob 4", "cy 5")
    events = call_out(state, "ann passes")
    assert of_type(events, "left-empty-handed") == [{"player": "ann", "refund": 3}]
    assert (state.coins[0], state.houses[0], state.market.houses) == (28, [], [8, 20])
    events = call_out(state, "bob passes")
    assert of_type(events, "house-taken") == [{"player": "bob", "house": 8, "paid": 2, "refund": 2}]
    assert of_type(events, "house-won") == [{"player": "cy", "house": 20, "paid": 5}]


def five_in_the_last_round(**options: Any) -> State:
    """Five players in short supply after six full rounds, the last one still to be ended by one pass."""
    state = new_game(variant="short-supply", players=5, options=options)
    for _round in range(5):
        pass_round(state)
    while state.round == 6 and len(state.passed) < 3:
        call_out(state, f"{state.ids[state.turn]} passes")
    return state


def test_a_short_last_round_lets_more_players_leave_with_everything() -> None:
    """R-FS-01 `play`: three houses for five players, so two leave without."""
    state = five_in_the_last_round()
    events = pass_round(state)
    assert of_type(events, "houses-revealed") == [{"round": 7, "houses": [25, 26, 27]}]
    order = [state.ids[(state.turn + step) % 5] for step in range(5)]
    call_out(state, *[f"{player} {amount}" for amount, player in enumerate(order, start=1)])
    assert of_type(call_out(state, f"{order[0]} passes"), "left-empty-handed") == [{"player": order[0], "refund": 1}]
    assert of_type(call_out(state, f"{order[1]} passes"), "left-empty-handed") == [{"player": order[1], "refund": 2}]
    assert of_type(call_out(state, f"{order[2]} passes"), "house-taken") == [
        {"player": order[2], "house": 25, "paid": 1, "refund": 2}
    ]
    events = call_out(state, f"{order[3]} passes")
    assert of_type(events, "house-won") == [{"player": order[4], "house": 27, "paid": 5}]
    assert state.phase == "selling"
    assert sum(len(hand) for hand in state.houses) == 27
    assert len(state.decks.cheques if isinstance(state.decks.cheques, list) else ()) + len(state.market.cheques) == 27


def test_leftover_houses_are_discarded_with_as_many_cheques_off_the_top() -> None:
    """R-FS-01 `discard`."""
    state = five_in_the_last_round(short_last_round="discard")
    before = document(state)
    events = pass_round(state)
    assert [event["type"] for event in events][-3:] == ["leftovers-discarded", "selling-begins", "cheques-revealed"]
    assert of_type(events, "leftovers-discarded") == [{"count": 3}]
    after = document(state)
    assert after["removed"]["houses"] == sorted(before["removed"]["houses"] + before["decks"]["houses"])
    top = before["decks"]["cheques"][:3]
    assert after["removed"]["cheques"] == sorted(before["removed"]["cheques"] + top)
    dealt_next = before["decks"]["cheques"][3:]
    assert sorted(after["market"]["cheques"] + after["decks"]["cheques"]) == sorted(dealt_next)
    assert sum(len(hand) for hand in state.houses) == 24


def test_discarding_changes_nothing_where_all_rounds_are_full() -> None:
    state = new_game(options={"short_last_round": "discard"})
    for _round in range(10):
        events = pass_round(state)
    assert of_type(events, "leftovers-discarded") == []
    assert sum(len(hand) for hand in state.houses) == 30


# --- selling: sitting out, and the last seller -----------------------------------------------------------------


def short_supply(last_seller: str) -> State:
    """Ann holds 1; Bob 2, 3 and 6; Cy 4 and 5: after two rounds Bob alone holds houses."""
    state = new_game(
        variant="short-supply",
        options={**SMALL, "removed": 0, "last_seller": last_seller},
        houses=[1, 2, 3, 4, 5, 6],
        cheques=[5, 0, 11, 0, 7, 9],
    )
    leave_in_order(state, "cy", "ann", "bob")
    leave_in_order(state, "ann", "bob", "cy")
    leave_in_order(state, "ann", "cy", "bob")
    return state


def test_who_takes_no_house_holds_none() -> None:
    state = short_supply("sweep")
    assert state.houses == [[1], [2, 3, 6], [4, 5]]
    assert state.market.cheques == [0, 5, 11]


def test_a_player_without_houses_sits_out_and_one_cheque_fewer_is_shown() -> None:
    state = short_supply("sweep")
    sell(state, ann=1, bob=2, cy=4)
    assert GAME.to_act(state) == ("bob", "cy")
    assert state.market.cheques == [0, 7]
    assert GAME.check(state, {"type": "sell", "player": "ann", "house": 1}) == [
        Violation("turn.not-yours", "/player", "for-sale/sell", {"player": "ann", "to_act": ["bob", "cy"]})
    ]


def test_the_last_seller_sweeps_all_that_is_left_and_the_game_ends() -> None:
    state = short_supply("sweep")
    sell(state, ann=1, bob=2, cy=4)
    events = sell(state, bob=3, cy=5)
    assert [event["type"] for event in events][-3:] == ["cheques-revealed", "sweep", "game-finished"]
    assert of_type(events, "cheques-revealed") == [{"round": 3, "cheques": [9]}]
    assert of_type(events, "sweep") == [{"player": "bob", "houses": [6], "cheques": [9]}]
    assert (state.phase, state.round, state.houses) == ("finished", 3, [[], [], []])
    assert state.cheques == [[0], [0, 5, 9], [7, 11]]


def test_where_the_last_seller_plays_on_the_result_is_the_same() -> None:
    swept, played_on = short_supply("sweep"), short_supply("play-on")
    for state in (swept, played_on):
        sell(state, ann=1, bob=2, cy=4)
        sell(state, bob=3, cy=5)
    assert GAME.legal_actions(played_on) == [{"type": "sell", "player": "bob", "house": 6}]
    sell(played_on, bob=6)
    assert played_on.phase == "finished"
    assert (swept.cheques, swept.coins, swept.sold) == (played_on.cheques, played_on.coins, played_on.sold)


def test_a_sweep_may_bring_several_cheques() -> None:
    state = new_game(
        variant="short-supply",
        options={"houses": [*range(1, 9)], "cheques": [*range(1, 9)], "removed": 0},
        cheques=[1, 2, 3, 4, 5, 6, 8, 7],
    )
    for _round in range(2):
        leave_in_order(state, "ann", "bob", "cy")
        leave_in_order(state, "bob", "ann", "cy")
    assert state.houses == [[3, 7], [1, 5], [2, 4, 6, 8]]
    sell(state, ann=3, bob=1, cy=2)
    events = sell(state, ann=7, bob=5, cy=8)
    assert of_type(events, "cheques-revealed") == [{"round": 3, "cheques": [7, 8]}]
    assert of_type(events, "sweep") == [{"player": "cy", "houses": [4, 6], "cheques": [7, 8]}]
    assert (state.round, state.cheques) == (3, [[3, 5], [1, 4], [2, 6, 7, 8]])
