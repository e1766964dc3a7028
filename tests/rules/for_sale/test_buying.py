"""Buying: bids, passes, refunds, the end of a round, short rounds. In the order of the rulebooks' paragraphs."""

from typing import Any

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.support.for_sale_script import call_out, document, leave_in_order, new_game, of_type, pass_round

Json = dict[str, Any]


def bid(player: str, amount: int) -> Json:
    return {"type": "bid", "player": player, "amount": amount}


def bid_range(state: State) -> tuple[int, int] | None:
    """The range of bids that is listed, if any."""
    ranges = [action["amount"] for action in GAME.legal_actions(state) if action["type"] == "bid"]
    return (ranges[0]["minimum"], ranges[0]["maximum"]) if ranges else None


# --- the worked examples of the rulebooks ---------------------------------------------------------------------------


def test_the_example_of_1997() -> None:
    state = new_game(ruleset="ravensburger-1997", players=4, houses=[1, 13, 15, 19])
    call_out(state, "ann 1", "bob 1", "cy 2")
    events = call_out(state, "dee passes")
    assert of_type(events, "house-taken") == [{"player": "dee", "house": 1, "paid": 0, "refund": 0}]
    call_out(state, "ann 3", "bob 3")
    events = call_out(state, "cy passes")
    assert of_type(events, "house-taken") == [{"player": "cy", "house": 13, "paid": 1, "refund": 1}]
    events = call_out(state, "ann passes")
    assert of_type(events, "house-taken") == [{"player": "ann", "house": 15, "paid": 1, "refund": 2}]
    assert of_type(events, "house-won") == [{"player": "bob", "house": 19, "paid": 3}]
    assert state.coins == [14, 12, 14, 15]
    assert (state.round, GAME.to_act(state)) == (2, ("bob",))


def test_the_example_of_iello() -> None:
    state = new_game(houses=[8, 20, 28])
    call_out(state, "ann 1", "bob 2", "cy 3", "ann 4")
    events = call_out(state, "bob passes")
    assert of_type(events, "house-taken") == [{"player": "bob", "house": 8, "paid": 1, "refund": 1}]
    events = call_out(state, "cy passes")
    assert of_type(events, "house-taken") == [{"player": "cy", "house": 20, "paid": 1, "refund": 2}]
    assert of_type(events, "house-won") == [{"player": "ann", "house": 28, "paid": 4}]
    assert state.coins == [24, 27, 27]
    assert GAME.to_act(state) == ("ann",)


# --- bidding --------------------------------------------------------------------------------------------------------


def test_the_first_bid_is_any_from_one_coin_to_all() -> None:
    assert GAME.legal_actions(new_game()) == [
        {"type": "bid", "player": "ann", "amount": {"minimum": 1, "maximum": 28}},
        {"type": "pass", "player": "ann"},
    ]


def test_a_bid_is_a_total_and_only_the_coins_added_leave_the_hand() -> None:
    state = new_game()
    events = call_out(state, "ann 2")
    assert of_type(events, "bid") == [{"player": "ann", "amount": 2}]
    assert (state.coins, state.bids) == ([26, 28, 28], {0: 2})
    call_out(state, "bob 3", "cy 4", "ann 6")
    assert (state.coins, state.bids) == ([22, 25, 24], {0: 6, 1: 3, 2: 4})


def test_where_bids_must_exceed_equalling_is_too_low() -> None:
    state = new_game()
    call_out(state, "ann 5")
    assert bid_range(state) == (6, 28)
    assert GAME.check(state, bid("bob", 5)) == [
        Violation("bid.too-low", "/amount", "for-sale/raise-exceed", {"amount": 5, "minimum": 6, "highest": 5})
    ]


def test_where_bids_may_match_equalling_is_enough_but_something_is_added() -> None:
    state = new_game(ruleset="ravensburger-1997")
    call_out(state, "ann 5")
    assert bid_range(state) == (5, 15)
    assert GAME.check(state, bid("bob", 4)) == [
        Violation("bid.too-low", "/amount", "for-sale/raise-match", {"amount": 4, "minimum": 5, "highest": 5})
    ]
    call_out(state, "bob 5", "cy 5")
    assert bid_range(state) == (6, 15)
    assert GAME.check(state, bid("ann", 5)) == [
        Violation("bid.too-low", "/amount", "for-sale/raise-match", {"amount": 5, "minimum": 6, "highest": 5})
    ]


def test_any_edition_may_match_or_exceed_by_house_rule() -> None:
    match = new_game(options={"raise": "match"})
    exceed = new_game(ruleset="ravensburger-1997", options={"raise": "exceed"})
    for state in (match, exceed):
        call_out(state, "ann 2")
    assert (bid_range(match), bid_range(exceed)) == ((2, 28), (3, 15))


def test_a_bid_is_at_most_the_coins_in_hand_and_those_already_in_the_bid() -> None:
    state = new_game(options={"starting_coins": 6})
    call_out(state, "ann 2", "bob 3", "cy 4")
    assert bid_range(state) == (5, 6)
    assert GAME.check(state, bid("ann", 7)) == [
        Violation("bid.too-high", "/amount", "for-sale/bid", {"amount": 7, "maximum": 6})
    ]
    call_out(state, "ann 6")
    assert state.coins == [0, 3, 2]


def test_a_bid_is_listed_as_a_range_even_with_one_value() -> None:
    state = new_game(options={"starting_coins": 3})
    call_out(state, "ann 2")
    assert bid_range(state) == (3, 3)
    assert GAME.check(state, bid("bob", 3)) == []


@pytest.mark.parametrize("amount", [0, -1])
def test_laying_down_no_coin_is_no_bid(amount: int) -> None:
    refused = GAME.check(new_game(), bid("ann", amount))
    assert refused == [
        Violation("bid.too-low", "/amount", "for-sale/bid", {"amount": amount, "minimum": 1, "highest": 0})
    ]


def test_who_cannot_reach_a_legal_bid_can_only_pass_and_still_has_to() -> None:
    state = new_game(options={"starting_coins": 3})
    call_out(state, "ann 3")
    assert GAME.legal_actions(state) == [{"type": "pass", "player": "bob"}]
    assert GAME.check(state, bid("bob", 4)) == [
        Violation("bid.too-high", "/amount", "for-sale/bid", {"amount": 4, "maximum": 3})
    ]
    assert [each.code for each in GAME.check(state, bid("bob", 3))] == ["bid.too-low"]


def test_a_bid_can_be_too_low_and_too_high_at_once() -> None:
    state = new_game(options={"starting_coins": 4})
    call_out(state, "ann 3", "bob passes", "cy passes")
    call_out(state, "ann 1", "bob 3", "cy passes")
    assert GAME.check(state, bid("ann", 2)) == [
        Violation("bid.too-low", "/amount", "for-sale/raise-exceed", {"amount": 2, "minimum": 4, "highest": 3}),
        Violation("bid.too-high", "/amount", "for-sale/bid", {"amount": 2, "maximum": 1}),
    ]


def test_without_coins_everybody_passes_from_the_start() -> None:
    state = new_game(options={"starting_coins": 0})
    assert GAME.legal_actions(state) == [{"type": "pass", "player": "ann"}]


# --- whose turn it is -----------------------------------------------------------------------------------------------


def test_turns_go_clockwise_and_skip_those_who_have_passed() -> None:
    state = new_game(players=4, first_player="cy")
    call_out(state, "cy 1", "dee passes", "ann 2", "bob 3", "cy 4", "ann passes", "bob 5")
    assert GAME.to_act(state) == ("cy",)


@pytest.mark.parametrize("player", ["ann", "cy"])
@pytest.mark.parametrize("kind", ["bid", "pass"])
def test_only_the_player_whose_turn_it_is_may_act(player: str, kind: str) -> None:
    state = new_game()
    call_out(state, "ann 1")
    action = bid(player, 9) if kind == "bid" else {"type": "pass", "player": player}
    assert GAME.check(state, action) == [
        Violation("turn.not-yours", "/player", "for-sale/turn-order", {"player": player, "to_act": ["bob"]})
    ]


def test_acting_after_a_pass_is_out_of_turn() -> None:
    state = new_game()
    call_out(state, "ann passes")
    assert [each.code for each in GAME.check(state, bid("ann", 9))] == ["turn.not-yours"]


@pytest.mark.parametrize("player", ["nobody", "spectator", "table"])
def test_strangers_are_unknown(player: str) -> None:
    assert GAME.check(new_game(), bid(player, 1)) == [
        Violation("player.unknown", "/player", "for-sale/players", {"player": player, "players": ["ann", "bob", "cy"]})
    ]


def test_a_reveal_by_the_table_is_out_of_turn_where_the_service_deals() -> None:
    action = {"type": "reveal", "player": "table", "houses": [1, 2, 3]}
    assert GAME.check(new_game(), action) == [
        Violation("turn.not-yours", "/player", "for-sale/turn-order", {"player": "table", "to_act": ["ann"]})
    ]


def test_nothing_is_sold_while_houses_are_bought() -> None:
    assert GAME.check(new_game(), {"type": "sell", "player": "ann", "house": 1}) == [
        Violation(
            "phase.wrong-action",
            "/type",
            "for-sale/buying",
            {"action": "sell", "phase": "buying", "expected": ["bid", "pass"]},
        )
    ]


# --- passing --------------------------------------------------------------------------------------------------------


def test_who_passes_takes_the_lowest_house_left() -> None:
    state = new_game(houses=[8, 28, 20])
    call_out(state, "ann passes")
    assert (state.houses, state.market.houses) == ([[8], [], []], [20, 28])


def test_passing_without_a_bid_costs_nothing() -> None:
    state = new_game()
    call_out(state, "ann 1")
    events = call_out(state, "bob passes")
    assert of_type(events, "house-taken") == [{"player": "bob", "house": 1, "paid": 0, "refund": 0}]
    assert state.coins == [27, 28, 28]


@pytest.mark.parametrize(
    ("refund", "ruleset", "expected"),
    [
        ("half-up", "iello-2015", {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}),
        ("half-up", "heidelberger-2015", {1: 1, 3: 2}),
        ("half-up", "ravensburger-1997", {1: 1, 3: 2}),
        ("half-down", "ueberplay-2005", {1: 0, 2: 1, 3: 1, 4: 2, 5: 2}),
    ],
)
def test_half_the_bid_comes_back_rounded_as_the_edition_says(
    refund: str, ruleset: str, expected: dict[int, int]
) -> None:
    for amount, back in expected.items():
        state = new_game(ruleset=ruleset, options={"starting_coins": 20})
        call_out(state, f"ann {amount}", f"bob {amount + 1}", f"cy {amount + 2}")
        events = call_out(state, "ann passes")
        (taken,) = [event for event in events if event["type"] == "house-taken"]
        assert (taken["refund"], taken["paid"]) == (back, amount - back)
        assert taken["rule"] == f"for-sale/refund-{refund}"
        assert state.coins[0] == 20 - amount + back


@pytest.mark.parametrize(("refund", "back"), [("half-up", 2), ("half-down", 1)])
def test_the_refund_is_an_option_of_every_edition(refund: str, back: int) -> None:
    for ruleset in GAME.rulesets:
        state = new_game(ruleset=ruleset.id, options={"refund": refund})
        call_out(state, "ann 3", "bob 4", "cy 5", "ann passes")
        assert state.coins[0] == state.rules.starting_coins - 3 + back


def test_passed_bids_stay_on_record_until_the_round_ends() -> None:
    state = new_game()
    call_out(state, "ann 1", "bob 2", "cy 3", "ann passes")
    written = document(state)
    assert (written["bids"], written["passed"]) == ({"ann": 1, "bob": 2, "cy": 3}, ["ann"])
    call_out(state, "bob passes")
    written = document(state)
    assert (written["bids"], written["passed"]) == ({}, [])


# --- the end of a round ---------------------------------------------------------------------------------------------


def test_the_last_one_left_pays_the_whole_bid_and_takes_the_highest_house_at_once() -> None:
    state = new_game(houses=[8, 20, 28])
    call_out(state, "ann 1", "bob 5", "cy passes")
    events = call_out(state, "ann passes")
    assert [event["type"] for event in events] == ["pass", "house-taken", "house-won", "houses-revealed"]
    assert of_type(events, "house-won") == [{"player": "bob", "house": 28, "paid": 5}]
    assert state.coins == [28, 23, 28]


def test_the_last_one_left_pays_nothing_without_a_bid() -> None:
    state = new_game()
    events = call_out(state, "ann passes", "bob passes")
    assert of_type(events, "house-won") == [{"player": "cy", "house": 3, "paid": 0}]


def test_who_took_the_highest_house_starts_the_next_round() -> None:
    state = new_game()
    events = pass_round(state)
    assert of_type(events, "houses-revealed") == [{"round": 2, "houses": [4, 5, 6]}]
    assert document(state)["first_player"] == "cy"
    assert GAME.to_act(state) == ("cy",)


def test_hands_are_ascending_whatever_the_order_of_buying() -> None:
    state = new_game(houses=[9, 10, 11, 1, 2, 3])
    leave_in_order(state, "ann", "bob", "cy")
    leave_in_order(state, "cy", "bob", "ann")
    assert state.houses == [[3, 9], [2, 10], [1, 11]]


def test_buying_ends_when_the_deck_is_used_up_and_selling_begins_at_once() -> None:
    state = new_game()
    for _round in range(9):
        pass_round(state)
    assert (state.phase, state.round) == ("buying", 10)
    events = pass_round(state)
    assert [event["type"] for event in events][-2:] == ["selling-begins", "cheques-revealed"]
    assert (state.phase, state.round) == ("selling", 1)
    written = document(state)
    assert (written["turn"], written["market"]["houses"], written["decks"]["houses"]) == (None, [], [])
    assert [len(hand) for hand in state.houses] == [10, 10, 10]
