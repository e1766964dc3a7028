"""Scoring: cheques plus coins left; most wins, then most coins, then shared; interim sheets while the game runs."""

from typing import Any

import pytest

from gavel.engine.ranking import Scoresheet
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.rulesets import rules_for
from gavel.games.for_sale.rules.scoring import sheet
from tests.support.for_sale_script import call_out, leave_in_order, new_game, of_type, play_out

Json = dict[str, Any]


def sheet_of(results: dict[str, tuple[int, list[int]]], **options: Any) -> Scoresheet:
    """The sheet of these coins and cheques by player."""
    rules = rules_for("iello-2015", "standard", options, len(results))
    coins = [coins for coins, _cheques in results.values()]
    cheques = [cheques for _coins, cheques in results.values()]
    return sheet(rules, list(results), coins, cheques, final=True)


def totals(scores: Scoresheet) -> dict[str, int]:
    return {standing["player"]: standing["total"] for standing in scores["standings"]}


# --- who wins -------------------------------------------------------------------------------------------------------


def test_the_total_is_all_cheques_and_one_unit_for_each_coin_left() -> None:
    scores = sheet_of({"ann": (2, [12, 0, 5]), "bob": (1, [15]), "cy": (0, [])})
    assert scores["standings"][0] == {
        "rank": 1,
        "player": "ann",
        "total": 19,
        "breakdown": {"cheques": [0, 5, 12], "cheque_total": 17, "coins": 2},
        "tiebreak": [2],
        "winner": True,
    }
    assert totals(scores) == {"ann": 19, "bob": 16, "cy": 0}
    assert (scores["winners"], scores["decided_by"], scores["final"]) == (["ann"], "total", True)


def test_of_equal_totals_more_coins_win() -> None:
    scores = sheet_of({"ann": (2, [8]), "bob": (3, [7]), "cy": (1, [9])})
    assert (scores["winners"], scores["decided_by"]) == (["bob"], "tiebreak")
    assert [standing["player"] for standing in scores["standings"]] == ["bob", "ann", "cy"]


@pytest.mark.parametrize(
    ("final_tie", "winners", "decided_by"), [("shared", ["ann", "cy"], "shared"), ("none", [], "none")]
)
def test_a_tie_that_stands_is_shared_or_has_no_winner(final_tie: str, winners: list[str], decided_by: str) -> None:
    """R-FS-04 with each alternative."""
    scores = sheet_of({"ann": (2, [8]), "bob": (0, [9]), "cy": (2, [3, 5])}, final_tie=final_tie)
    assert (scores["winners"], scores["decided_by"]) == (winners, decided_by)
    assert [standing["rank"] for standing in scores["standings"]] == [1, 1, 3]


@pytest.mark.parametrize(
    ("ruleset", "unit"),
    [
        ("ravensburger-1997", "million"),
        ("iello-2015", "thousand dollars"),
        ("heidelberger-2015", "thousand dollars"),
        ("ueberplay-2005", "thousand dollars"),
    ],
)
def test_the_unit_is_the_editions(ruleset: str, unit: str) -> None:
    assert GAME.scores(new_game(ruleset=ruleset))["unit"] == unit


# --- rulings --------------------------------------------------------------------------------------------------------


def test_every_ruling_is_told_with_its_value_in_force() -> None:
    state = new_game(ruleset="ueberplay-2005", options={"final_tie": "none", "open_hands": True})
    assert GAME.scores(state)["rulings"] == [
        {"id": "R-FS-01", "option": "short_last_round", "value": "play"},
        {"id": "R-FS-02", "option": None, "value": "both-decks"},
        {"id": "R-FS-03", "option": "minimum_opening_bid", "value": 1},
        {"id": "R-FS-04", "option": "final_tie", "value": "none"},
        {"id": "R-FS-05", "option": "refund", "value": "half-down"},
        {"id": "R-FS-06", "option": "open_money", "value": False},
        {"id": "R-FS-06", "option": "open_hands", "value": True},
    ]


# --- while the game runs --------------------------------------------------------------------------------------------


def test_coins_in_a_running_auction_count_as_their_owners() -> None:
    state = new_game()
    call_out(state, "ann 5", "bob 6")
    scores = GAME.scores(state)
    assert totals(scores) == {"ann": 28, "bob": 28, "cy": 28}
    assert scores["final"] is False


def test_what_a_passer_has_paid_is_gone_although_the_bid_is_on_record() -> None:
    state = new_game()
    call_out(state, "ann 5", "bob 6", "cy 7", "ann passes")
    assert state.bids == {0: 5, 1: 6, 2: 7}
    assert totals(GAME.scores(state)) == {"ann": 26, "bob": 28, "cy": 28}


def test_houses_count_as_nothing() -> None:
    state = new_game(houses=[28, 29, 30])
    leave_in_order(state, "ann", "bob", "cy")
    assert totals(GAME.scores(state)) == dict(zip(state.ids, state.coins, strict=True))


def test_a_finished_game_has_a_final_sheet_whose_winners_its_last_event_names() -> None:
    state = new_game(players=4, options={"starting_coins": 5})
    events = play_out(state)
    scores = GAME.scores(state)
    assert scores["final"] is True
    assert of_type(events, "game-finished") == [{"winners": scores["winners"]}]
    for standing in scores["standings"]:
        seat = state.ids.index(standing["player"])
        assert standing["total"] == sum(state.cheques[seat]) + state.coins[seat]


def test_a_tie_without_winner_ends_without_naming_one() -> None:
    options = {"houses": [1, 2, 3], "cheques": [4, 4, 4], "final_tie": "none"}
    assert of_type(play_out(new_game(options=options)), "game-finished") == [{"winners": []}]
