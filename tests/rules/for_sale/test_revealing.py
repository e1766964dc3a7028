"""A table that deals: it is awaited where cards are turned up, and its reports are judged."""

from typing import Any

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.support.for_sale_script import (
    call_out,
    document,
    leave_in_order,
    new_game,
    of_type,
    pass_round,
    reveal,
    sell,
    sell_round,
    table_game,
)

Json = dict[str, Any]

SIX = {"houses": [1, 2, 3, 4, 5, 6], "cheques": [0, 0, 5, 7, 7, 9]}


def small(**options: Any) -> State:
    return table_game(options={**SIX, **options})


def report(**cards: list[int]) -> Json:
    return {"type": "reveal", "player": "table", **cards}


def awaited(state: State) -> Json:
    """What the one awaited reveal says of its cards."""
    (action,) = GAME.legal_actions(state)
    assert (action["type"], action["player"]) == ("reveal", "table")
    (deck,) = action.keys() - {"type", "player"}
    return {deck: action[deck]}


def test_the_table_is_awaited_before_each_round_of_buying() -> None:
    state = small()
    assert GAME.to_act(state) == ("table",)
    assert awaited(state) == {"houses": {"count": 3, "from": [1, 2, 3, 4, 5, 6]}}
    events = reveal(state, houses=[6, 2, 4])
    assert of_type(events, "houses-revealed") == [{"round": 1, "houses": [2, 4, 6]}]
    assert GAME.to_act(state) == ("ann",)
    pass_round(state)
    assert (state.round, GAME.to_act(state)) == (2, ("table",))
    assert awaited(state) == {"houses": {"count": 3, "from": [1, 3, 5]}}


def test_the_table_is_awaited_before_each_round_of_selling() -> None:
    state = small()
    for houses in ([1, 2, 3], [4, 5, 6]):
        reveal(state, houses=houses)
        pass_round(state)
    assert (state.phase, state.round) == ("selling", 1)
    assert awaited(state) == {"cheques": {"count": 3, "from": [0, 0, 5, 7, 7, 9]}}
    events = reveal(state, cheques=[7, 0, 7])
    assert of_type(events, "cheques-revealed") == [{"round": 1, "cheques": [0, 7, 7]}]
    sell_round(state)
    assert awaited(state) == {"cheques": {"count": 3, "from": [0, 5, 9]}}
    reveal(state, cheques=[0, 5, 9])
    sell_round(state)
    assert (state.phase, GAME.to_act(state)) == ("finished", ())


def test_cards_removed_unseen_can_still_turn_up() -> None:
    state = small(removed=2)
    assert awaited(state) == {"houses": {"count": 3, "from": [1, 2, 3, 4, 5, 6]}}
    reveal(state, houses=[4, 5, 6])
    assert document(state)["decks"] == {"houses": 1, "cheques": 4}
    pass_round(state)
    assert awaited(state) == {"houses": {"count": 1, "from": [1, 2, 3]}}


def test_the_first_player_acts_after_the_report() -> None:
    state = small()
    reveal(state, houses=[1, 2, 3])
    leave_in_order(state, "ann", "cy", "bob")
    reveal(state, houses=[4, 5, 6])
    assert GAME.to_act(state) == ("bob",)


# --- what cannot have been turned up --------------------------------------------------------------------------------


def test_as_many_cards_are_reported_as_are_due() -> None:
    assert GAME.check(small(), report(houses=[1, 2])) == [
        Violation("reveal.wrong-count", "/houses", "for-sale/table-reveal", {"count": 2, "expected": 3})
    ]


@pytest.mark.parametrize(
    ("houses", "index", "card"),
    [([1, 2, 7], 2, 7), ([0, 1, 2], 0, 0), ([1, 2, 1], 2, 1)],
    ids=["unknown", "not a house", "twice"],
)
def test_a_house_that_does_not_exist_or_is_named_twice_cannot_turn_up(houses: list[int], index: int, card: int) -> None:
    assert GAME.check(small(), report(houses=houses)) == [
        Violation("reveal.not-possible", f"/houses/{index}", "for-sale/table-reveal", {"card": card})
    ]


def test_a_house_that_was_seen_cannot_turn_up_again() -> None:
    state = small()
    reveal(state, houses=[1, 2, 3])
    pass_round(state)
    assert GAME.check(state, report(houses=[3, 4, 5])) == [
        Violation("reveal.not-possible", "/houses/0", "for-sale/table-reveal", {"card": 3})
    ]


def test_a_cheque_can_turn_up_as_often_as_there_are_copies_of_it() -> None:
    state = small()
    for houses in ([1, 2, 3], [4, 5, 6]):
        reveal(state, houses=houses)
        pass_round(state)
    assert GAME.check(state, report(cheques=[7, 7, 7])) == [
        Violation("reveal.not-possible", "/cheques/2", "for-sale/table-reveal", {"card": 7})
    ]
    assert GAME.check(state, report(cheques=[7, 7, 0])) == []


def test_every_fault_of_a_report_is_told() -> None:
    found = GAME.check(small(), report(houses=[9, 1, 1, 8]))
    assert [(violation.code, violation.pointer) for violation in found] == [
        ("reveal.wrong-count", "/houses"),
        ("reveal.not-possible", "/houses/0"),
        ("reveal.not-possible", "/houses/2"),
        ("reveal.not-possible", "/houses/3"),
    ]


def test_the_other_deck_is_not_the_one_awaited() -> None:
    assert GAME.check(small(), report(cheques=[0, 0, 5])) == [
        Violation(
            "phase.wrong-action",
            "/type",
            "for-sale/table-reveal",
            {"action": "reveal", "phase": "buying", "expected": ["reveal"], "deck": "houses"},
        )
    ]


def test_nobody_acts_before_the_table_has_reported() -> None:
    assert GAME.check(small(), {"type": "pass", "player": "ann"}) == [
        Violation("turn.not-yours", "/player", "for-sale/table-reveal", {"player": "ann", "to_act": ["table"]})
    ]


def test_the_table_reports_once() -> None:
    state = small()
    reveal(state, houses=[1, 2, 3])
    assert GAME.check(state, report(houses=[4, 5, 6])) == [
        Violation("turn.not-yours", "/player", "for-sale/turn-order", {"player": "table", "to_act": ["ann"]})
    ]


def test_nothing_is_revealed_where_the_service_deals() -> None:
    state = new_game()
    assert GAME.check(state, report(houses=[1, 2, 3])) == [
        Violation("turn.not-yours", "/player", "for-sale/turn-order", {"player": "table", "to_act": ["ann"]})
    ]
    waiting = {**document(state), "turn": "table"}
    figures = {"turn": "table", "phase": "buying"}
    assert Violation("turn.impossible", "/turn", "for-sale/turn-order", figures) in GAME.inspect(waiting)


@pytest.mark.parametrize("kind", ["pass", "bid"])
def test_the_table_only_reveals(kind: str) -> None:
    action = {"type": kind, "player": "table", **({"amount": 1} if kind == "bid" else {})}
    assert [violation.code for violation in GAME.check(small(), action)] == ["player.unknown"]


# --- legal actions --------------------------------------------------------------------------------------------------


def test_the_filter_by_player_may_name_the_table() -> None:
    state = small()
    assert GAME.legal_actions(state, "table") == GAME.legal_actions(state)
    assert GAME.legal_actions(state, "ann") == []
    reveal(state, houses=[1, 2, 3])
    assert GAME.legal_actions(state, "table") == []
    assert GAME.legal_actions(state, "ann") == GAME.legal_actions(state)


# --- short supply at a table ----------------------------------------------------------------------------------------


def test_a_sweep_at_a_table_is_one_report_of_all_remaining_cheques() -> None:
    eight = {"houses": [*range(1, 9)], "cheques": [*range(1, 9)], "removed": 0}
    state = table_game(variant="short-supply", options=eight)
    for first in (1, 3, 5, 7):
        reveal(state, houses=[first, first + 1])
        others = ("ann", "bob") if first in (1, 5) else ("bob", "ann")
        leave_in_order(state, *others, "cy")
    assert state.houses == [[3, 7], [1, 5], [2, 4, 6, 8]]
    for cheques in ([1, 2, 3], [4, 5, 6]):
        reveal(state, cheques=cheques)
        sell_round(state)
    assert awaited(state) == {"cheques": {"count": 2, "from": [7, 8]}}
    events = reveal(state, cheques=[8, 7])
    assert [event["type"] for event in events] == ["cheques-revealed", "sweep", "game-finished"]
    assert of_type(events, "sweep") == [{"player": "cy", "houses": [6, 8], "cheques": [7, 8]}]


def test_where_the_last_seller_plays_on_the_table_reports_one_cheque_at_a_time() -> None:
    options = {**SIX, "removed": 0, "last_seller": "play-on"}
    state = table_game(variant="short-supply", options=options)
    for first, order in ((1, ("ann", "bob", "cy")), (3, ("bob", "ann", "cy")), (5, ("bob", "ann", "cy"))):
        reveal(state, houses=[first, first + 1])
        leave_in_order(state, *order)
    assert state.houses == [[3, 5], [1], [2, 4, 6]]
    reveal(state, cheques=[0, 5, 7])
    sell(state, ann=3, bob=1, cy=2)
    reveal(state, cheques=[0, 7])
    sell(state, ann=5, cy=4)
    assert awaited(state) == {"cheques": {"count": 1, "from": [9]}}


def test_leftovers_are_discarded_by_count() -> None:
    seven = {"houses": [*range(1, 8)], "cheques": [*range(1, 8)], "short_last_round": "discard"}
    state = table_game(options=seven)
    reveal(state, houses=[1, 2, 3])
    pass_round(state)
    reveal(state, houses=[4, 5, 6])
    events = pass_round(state)
    assert of_type(events, "leftovers-discarded") == [{"count": 1}]
    written = document(state)
    assert written["removed"] == {"houses": 1, "cheques": 1}
    assert written["decks"] == {"houses": 0, "cheques": 6}
    assert awaited(state) == {"cheques": {"count": 3, "from": [1, 2, 3, 4, 5, 6, 7]}}


def test_a_short_last_round_shows_what_is_left() -> None:
    seven = {"houses": [*range(1, 8)], "cheques": [*range(1, 8)]}
    state = table_game(options=seven)
    for houses in ([1, 2, 3], [4, 5, 6]):
        reveal(state, houses=houses)
        pass_round(state)
    assert awaited(state) == {"houses": {"count": 1, "from": [7]}}


def test_the_same_cards_lead_to_the_same_end_whoever_deals() -> None:
    dealt = new_game(options=SIX, houses=[2, 4, 6, 1, 3, 5], cheques=[7, 0, 7, 0, 5, 9])
    reported = small()
    reveal(reported, houses=[2, 4, 6])
    for state in (dealt, reported):
        call_out(state, "ann 1", "bob 2", "cy passes", "ann passes")
    reveal(reported, houses=[1, 3, 5])
    for state in (dealt, reported):
        pass_round(state)
    reveal(reported, cheques=[7, 0, 7])
    for state in (dealt, reported):
        sell_round(state)
    reveal(reported, cheques=[0, 5, 9])
    for state in (dealt, reported):
        sell_round(state)
    assert GAME.scores(dealt) == GAME.scores(reported)
    assert (dealt.sold, dealt.cheques) == (reported.sold, reported.cheques)
