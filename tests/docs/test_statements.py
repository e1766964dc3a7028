"""Statements of clauses, advice and handbook that were wrong once: each is held against what it speaks of."""

import json
from typing import Any

import pytest

from gavel.catalogue import packages
from gavel.engine.clauses import load as load_clauses
from gavel.engine.situations import load as load_situations
from gavel.games.the_estates.handbook import BOARD
from gavel.i18n import LANGUAGES
from tests.http.asking import a_client

Json = dict[str, Any]


def clause(game: str, name: str) -> Any:
    (found,) = (each for each in load_clauses(packages()[game]).clauses if each.id == f"{game}/{name}")
    return found


def ask(game: str, operation: str, body: Json) -> Json:
    answer: Json = json.loads(a_client().post(f"/v1/games/{game}/{operation}", json=body).data)
    return answer


def test_that_bids_lie_open_is_said_by_the_later_rulebooks() -> None:
    source = clause("for-sale", "secrecy").source
    assert "IELLO 2015, Bid" in source
    assert "Heidelberger 2015, Bieten" in source
    assert "for 1997 Gavel" in source


def test_1997_names_a_smallest_bid_and_a_smallest_house() -> None:
    reason = load_clauses(packages()["for-sale"]).ruling_reasons["R-FS-03"]
    assert all("1997" in reason[language] for language in LANGUAGES)
    assert "lives in the smallest house" in clause("for-sale", "setup").text["en"]


@pytest.mark.parametrize("game", packages())
def test_what_was_miscounted_at_the_start_is_put_right_on_the_table_and_by_no_correction(game: str) -> None:
    (advice,) = (each.advice for each in load_situations(packages()[game]).irregularities if each.id == "misdeal")
    assert not any("correct`" in advice[language] for language in LANGUAGES)
    money = {"for-sale": "coins", "the-estates": "cash", "auctionland": "money"}[game]
    state = ask(game, "setup", {"players": ["ann", "bob", "cy"], "seed": "misdeal"})["state"]
    patch = [{"op": "replace", "path": f"/players/0/{money}", "value": state["players"][0][money] + 1}]
    action = {"type": "correct", "player": "referee", "patch": patch, "reason": "Miscounted."}
    refused = ask(game, "actions", {"state": state, "action": action})
    assert [each["code"] for each in refused["violations"]] == ["correction.impossible"]


def test_the_board_of_the_handbook_is_of_no_game_that_has_ended() -> None:
    complete = [name for name, row in BOARD.items() if len(row["lots"]) >= row["requirement"] > 0]
    assert len(complete) < 2, "which is why its title says what it would score"
