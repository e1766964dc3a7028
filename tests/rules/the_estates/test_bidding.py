"""The auction: once around, each other player bids above the highest bid, at most the cash in hand, or passes."""

from typing import Any

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from tests.support.the_estates_script import call_out, document, new_game, refused, told

Json = dict[str, Any]

RULE = "the-estates/bid"


def listed(*calls: str, **members: Any) -> list[Json]:
    state = new_game(**members)
    call_out(state, "ann offers mayor", *calls)
    return GAME.legal_actions(state)


@pytest.mark.parametrize("first", ["ann", "bob", "cy", "dee"])
def test_players_speak_once_clockwise_from_the_auctioneers_left(first: str) -> None:
    state = new_game(players=4, first_player=first)
    call_out(state, f"{first} offers mayor")
    spoke = []
    while state.phase == "bidding":
        (player,) = GAME.to_act(state)
        spoke.append(player)
        call_out(state, f"{player} bids {len(spoke)}" if len(spoke) % 2 else f"{player} passes")
    names = ["ann", "bob", "cy", "dee"]
    start = names.index(first)
    assert spoke == [*names[start + 1 :], *names[:start]]
    assert (state.phase, GAME.to_act(state)) == ("settling", (first,))


def test_bids_are_listed_as_a_range_above_the_highest_up_to_the_cash_in_hand() -> None:
    passing = {"type": "pass", "player": "bob"}
    assert listed() == [{"type": "bid", "player": "bob", "amount": {"minimum": 1, "maximum": 12}}, passing]
    passing = {"type": "pass", "player": "cy"}
    assert listed("bob bids 5") == [{"type": "bid", "player": "cy", "amount": {"minimum": 6, "maximum": 12}}, passing]
    assert listed("bob bids 12") == [passing]
    assert listed("bob passes", cash={"ann": 24, "bob": 12, "cy": 0}) == [passing]
    assert GAME.legal_actions(new_game(), "cy") == []


def test_only_whoever_is_to_speak_is_listed_for() -> None:
    state = new_game()
    call_out(state, "ann offers mayor")
    assert GAME.legal_actions(state, "bob") == GAME.legal_actions(state)
    assert GAME.legal_actions(state, "ann") == GAME.legal_actions(state, "cy") == []


@pytest.mark.parametrize(
    ("calls", "bid", "expected"),
    [
        ([], 0, [Violation("bid.too-low", "/amount", RULE, {"amount": 0, "minimum": 1, "highest": 0})]),
        ([], 13, [Violation("bid.too-high", "/amount", RULE, {"amount": 13, "maximum": 12})]),
        (["bob bids 3"], 3, [Violation("bid.too-low", "/amount", RULE, {"amount": 3, "minimum": 4, "highest": 3})]),
        (["bob bids 3"], 4, []),
        (["bob passes"], 1, []),
        (["bob passes"], 12, []),
    ],
)
def test_a_bid_is_above_the_highest_and_covered_by_cash(calls: list[str], bid: int, expected: list[Violation]) -> None:
    state = new_game()
    call_out(state, "ann offers mayor", *calls)
    (player,) = GAME.to_act(state)
    assert refused(state, f"{player} bids {bid}") == expected


def test_whoever_cannot_go_above_the_highest_bid_is_told_both_reasons() -> None:
    state = new_game(cash={"ann": 12, "bob": 20, "cy": 4})
    call_out(state, "ann offers mayor", "bob bids 8")
    assert [violation.code for violation in refused(state, "cy bids 5")] == ["bid.too-low", "bid.too-high"]
    assert refused(state, "cy passes") == []


def test_cash_in_the_cash_box_cannot_be_bid() -> None:
    state = new_game(players=2)
    call_out(state, "ann stows", "ann offers mayor", "bob passes", "ann places upper")
    call_out(state, "bob offers cancel")
    assert refused(state, "ann bids 12") == [Violation("bid.too-high", "/amount", RULE, {"amount": 12, "maximum": 11})]


def test_nobody_else_and_nothing_else_is_heard() -> None:
    state = new_game()
    call_out(state, "ann offers mayor")
    turn = {"player": "ann", "to_act": ["bob"]}
    assert refused(state, "ann bids 3") == [Violation("turn.not-yours", "/player", "the-estates/auction", turn)]
    assert refused(state, "zoe bids 3") == [
        Violation(
            "player.unknown", "/player", "the-estates/players", {"player": "zoe", "players": ["ann", "bob", "cy"]}
        )
    ]
    figures = {"action": "keep", "phase": "bidding", "expected": ["bid", "pass"]}
    assert refused(state, "bob keeps") == [Violation("phase.wrong-action", "/type", "the-estates/auction", figures)]


def test_a_piece_that_nobody_bids_for_is_taken_free() -> None:
    state = new_game()
    events = call_out(state, "ann offers mayor", "bob passes", "cy passes")
    assert [event["type"] for event in events] == ["pass", "taken-free"]
    assert told(events, "taken-free") == [{"player": "ann"}]
    assert (state.phase, state.cash) == ("placing", [12, 12, 12])
    assert document(state)["placing"] == {"player": "ann", "piece": {"kind": "mayor"}}
    assert document(state)["auction"] is None


def test_what_has_been_said_lies_open() -> None:
    state = new_game(players=4)
    assert told(call_out(state, "ann offers mayor", "bob bids 2"), "bid") == [{"player": "bob", "amount": 2}]
    assert told(call_out(state, "cy passes"), "pass") == [{"player": "cy"}]
    piece = {"kind": "mayor"}
    assert document(state)["auction"] == {"piece": piece, "bids": {"bob": 2}, "passed": ["cy"], "turn": "dee"}
