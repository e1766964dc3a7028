"""The state and its document say the same, in the contract's order; a copy goes its own way."""

from dataclasses import asdict

import pytest

from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.rules.for_sale.positions import POSITIONS, first_lap, reported, selling
from tests.support.for_sale_script import document, table_game


def members(state: State) -> dict[str, object]:
    return asdict(state)


def test_a_document_is_read_back_to_what_it_was_written_from(subtests: pytest.Subtests) -> None:
    for position in POSITIONS:
        with subtests.test(position=position):
            state, again = position(), GAME.load(document(position()))
            assert members(again) == members(state)
            assert document(again) == document(state)


def test_the_state_of_a_document_is_the_same_state(subtests: pytest.Subtests) -> None:
    for position in POSITIONS:
        with subtests.test(position=position):
            state = position()
            twin = GAME.load(GAME.dump(state))
            assert members(twin) == members(state)


def test_what_happens_to_the_state_of_a_document_leaves_the_original() -> None:
    state = selling()
    before = members(state)
    twin = GAME.load(GAME.dump(state))
    while twin.phase != "finished":
        GAME.play(twin, GAME.legal_actions(twin)[0])
    assert members(state) == before


def test_a_document_has_its_members_in_the_order_of_the_contract() -> None:
    assert list(document(first_lap())) == [
        "game",
        "schema_version",
        "ruleset",
        "variant",
        "options",
        "dealer",
        "deal",
        "players",
        "phase",
        "round",
        "ply",
        "history",
        "first_player",
        "turn",
        "market",
        "bids",
        "passed",
        "choices",
        "decks",
        "removed",
        "sold",
    ]


def test_only_those_who_have_bid_or_chosen_stand_in_bids_and_choices() -> None:
    assert document(first_lap())["bids"] == {"ann": 1, "bob": 2}
    assert list(document(selling())["choices"]) == ["bob"]


def test_coins_in_a_document_are_without_those_in_the_bid() -> None:
    assert [seat["coins"] for seat in document(first_lap())["players"]] == [27, 26, 28]


def test_a_deck_whose_cards_are_unknown_is_counted() -> None:
    assert document(reported())["decks"] == {"houses": 27, "cheques": 30}
    assert GAME.inspect(document(table_game(players=4))) == []
