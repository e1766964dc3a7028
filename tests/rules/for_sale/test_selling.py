"""Selling: sealed choices, the exchange, sitting out, the last seller, the end."""

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.support.for_sale_script import (
    buy_without_bids,
    document,
    new_game,
    of_type,
    play_out,
    sell,
    sell_round,
)


def selling(*cheques: int) -> State:
    """Three players hold 8 and 18, 20 and 19, 28 and 17; these cheques come first."""
    state = new_game(
        options={"houses": [8, 17, 18, 19, 20, 28], "cheques": [0, 1, 2, 3, 12, 13]},
        houses=[8, 20, 28, 17, 18, 19],
        cheques=cheques,
    )
    buy_without_bids(state)
    assert state.houses == [[8, 18], [19, 20], [17, 28]]
    return state


# --- the worked example of the rulebooks ----------------------------------------------------------------------------


def test_the_example_of_iello() -> None:
    state = selling(13, 12, 0)
    assert state.market.cheques == [0, 12, 13]
    events = sell(state, cy=28, bob=20, ann=8)
    assert of_type(events, "house-sold") == [
        {"player": "cy", "house": 28, "cheque": 13},
        {"player": "bob", "house": 20, "cheque": 12},
        {"player": "ann", "house": 8, "cheque": 0},
    ]
    assert state.cheques == [[0], [12], [13]]


# --- choosing -------------------------------------------------------------------------------------------------------


def test_everybody_with_houses_may_choose_any_of_them_at_the_same_time() -> None:
    state = selling()
    assert GAME.to_act(state) == ("ann", "bob", "cy")
    assert GAME.legal_actions(state) == [
        {"type": "sell", "player": player, "house": house}
        for player, hand in (("ann", (8, 18)), ("bob", (19, 20)), ("cy", (17, 28)))
        for house in hand
    ]


def test_a_choice_is_sealed_and_its_event_does_not_name_the_house() -> None:
    state = selling()
    events = sell(state, bob=20)
    assert [dict(event) for event in events] == [{"type": "sell", "player": "bob", "rule": "for-sale/sell"}]
    assert (state.houses[1], document(state)["choices"]) == ([19, 20], {"bob": 20})
    assert GAME.to_act(state) == ("ann", "cy")


def test_a_choice_once_made_stands() -> None:
    state = selling()
    sell(state, bob=20)
    for house in (19, 20):
        assert GAME.check(state, {"type": "sell", "player": "bob", "house": house}) == [
            Violation(
                "turn.not-yours",
                "/player",
                "for-sale/sell",
                {"player": "bob", "chosen_by": "bob", "to_act": ["ann", "cy"]},
            )
        ]


def test_choices_are_written_in_seat_order_whoever_chose_first() -> None:
    state = selling()
    sell(state, cy=28, ann=8)
    assert list(document(state)["choices"].items()) == [("ann", 8), ("cy", 28)]


@pytest.mark.parametrize("house", [19, 17, 1, 0, 999])
def test_only_a_house_in_hand_can_be_sold(house: int) -> None:
    assert GAME.check(selling(), {"type": "sell", "player": "ann", "house": house}) == [
        Violation("house.not-in-hand", "/house", "for-sale/sell", {"house": house, "hand": [8, 18]})
    ]


@pytest.mark.parametrize("kind", ["bid", "pass"])
def test_nobody_bids_or_passes_while_houses_are_sold(kind: str) -> None:
    action = {"type": kind, "player": "ann", **({"amount": 1} if kind == "bid" else {})}
    assert GAME.check(selling(), action) == [
        Violation(
            "phase.wrong-action",
            "/type",
            "for-sale/selling",
            {"action": kind, "phase": "selling", "expected": ["sell"]},
        )
    ]


# --- the exchange ---------------------------------------------------------------------------------------------------


def test_the_last_choice_turns_all_houses_up_and_they_leave_the_game() -> None:
    state = selling(13, 12, 0)
    sell(state, ann=18, cy=17)
    assert not state.sold
    events = sell(state, bob=19)
    assert [event["type"] for event in events] == ["sell", *["house-sold"] * 3, "cheques-revealed"]
    assert state.sold == [17, 18, 19]
    assert state.houses == [[8], [20], [28]]
    assert document(state)["choices"] == {}
    assert state.round == 2


def test_equal_cheques_go_to_whoever_ranks_for_them() -> None:
    state = selling(3, 2, 1)
    events = sell(state, ann=18, bob=19, cy=17)
    assert [(sold["player"], sold["cheque"]) for sold in of_type(events, "house-sold")] == [
        ("bob", 3),
        ("ann", 2),
        ("cy", 1),
    ]


def test_cheques_in_hand_are_ascending() -> None:
    state = selling(13, 12, 3, 0, 1, 2)
    sell(state, ann=18, bob=20, cy=28)
    sell(state, ann=8, bob=19, cy=17)
    assert state.cheques == [[0, 3], [2, 12], [1, 13]]


def test_the_game_ends_when_all_houses_are_sold() -> None:
    state = selling()
    sell_round(state)
    events = sell_round(state)
    assert [event["type"] for event in events][-1] == "game-finished"
    assert (state.phase, GAME.to_act(state), GAME.legal_actions(state)) == ("finished", (), [])
    assert of_type(events, "game-finished") == [{"winners": GAME.scores(state)["winners"]}]
    assert state.sold == [8, 17, 18, 19, 20, 28]


@pytest.mark.parametrize(
    "action",
    [
        {"type": "sell", "player": "ann", "house": 8},
        {"type": "pass", "player": "nobody"},
        {"type": "bid", "player": "ann", "amount": 1},
        {"type": "reveal", "player": "table", "cheques": []},
    ],
)
def test_after_the_end_nothing_may_be_done(action: dict[str, object]) -> None:
    state = new_game()
    play_out(state)
    assert GAME.check(state, action) == [Violation("game.finished", "", "for-sale/end")]
