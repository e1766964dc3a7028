"""Every invariant of a state, broken once: the violation says which, where, and by which rule."""

from collections.abc import Callable
from typing import Any

import pytest

from gavel.engine.dealing import commitment
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.state import State
from tests.rules.the_estates import broken, broken_turns
from tests.rules.the_estates.positions import (
    POSITIONS,
    bidding,
    finished,
    kept,
    opening,
    settling,
    sold,
    town,
    with_a_seed,
)
from tests.support.breaking import patched
from tests.support.for_each import for_each
from tests.support.the_estates_script import document, free_turns, new_game

Json = dict[str, Any]

BROKEN = [
    *broken.HEADERS,
    *broken.BOARDS,
    *broken.COMPONENTS,
    *broken_turns.MEMBERS,
    *broken_turns.AUCTIONS,
    *broken_turns.PIECES,
    *broken_turns.COUNTS,
    *broken_turns.ENDS,
]


@pytest.mark.parametrize("base", POSITIONS)
def test_a_state_that_a_game_led_to_has_no_fault_and_is_read_back(base: Callable[[], State]) -> None:
    seen = document(base())
    assert GAME.inspect(seen) == []
    assert document(GAME.load(seen)) == seen


@for_each(
    ("base", "patch", "expected"),
    BROKEN,
    ids=[f"{expected.code} {base.__name__} {number}" for number, (base, _patch, expected) in enumerate(BROKEN)],
)
def test_a_broken_invariant_is_told_by_code_pointer_rule_and_figures(
    base: Callable[[], State], patch: Json, expected: Violation
) -> None:
    assert expected in GAME.inspect(patched(document(base()), patch))


def test_every_code_of_an_impossible_state_is_shown() -> None:
    assert {expected.code for _base, _patch, expected in BROKEN} == {code.code for code in GAME.state_codes}


ALONE = (
    "ply.impossible",
    "end.wrong-reason",
    "cash.wrong-total",
    "bids.not-rising",
    "bids.not-covered",
    "player.stranger",
)


@pytest.mark.parametrize(
    ("base", "patch", "expected"),
    [case for case in BROKEN if case[2].code in ALONE and case[0] is not town and "/auction/passed" not in case[1]],
)
def test_where_nothing_else_is_wrong_nothing_else_is_told(
    base: Callable[[], State], patch: Json, expected: Violation
) -> None:
    assert GAME.inspect(patched(document(base()), patch)) == [expected]


def test_every_fault_is_told_in_the_order_of_pointers() -> None:
    patch = {
        "/auctioneer": "zoe",
        "/deal": {"seed": "a", "commitment": commitment("b")},
        "/players/0/cash": 0,
        "/options": {"max_requirement": 9},
        "/rooftops": 12,
    }
    found = GAME.inspect(patched(document(opening()), patch))
    assert [(violation.pointer, violation.code) for violation in found] == [
        ("/auctioneer", "player.stranger"),
        ("/deal/commitment", "deal.wrong-commitment"),
        ("/options/max_requirement", "options.default-given"),
        ("/players", "cash.wrong-total"),
        ("/rooftops", "deck.wrong-form"),
    ]


# --- what is no fault -----------------------------------------------------------------------------------------------

FINE: list[tuple[Callable[[], State], Json]] = [
    (opening, {"/history": "0" * 64}),
    (opening, {"/rooftops": [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]}),
    (opening, {"/players/0/cash": 0, "/players/2/cash": 24}),
    (opening, {"/options": {"open_money": True, "max_requirement": 10}}),
    (with_a_seed, {"/deal": None}),
    (bidding, {"/auction/bids/bob": 12}),
    (settling, {"/players/0/cash": 0, "/players/1/cash": 23}),
    (sold, {"/placing/player": "bob"}),
    (kept, {"/ply": 5}),
    (town, {"/certificates/purple": "cy"}),
    # Six turns, one of them with a sale; or with a stow.
    (town, {"/ply": 25}),
    (town, {"/ply": 25, "/players/1/cash": 11, "/players/1/cash_box": 1}),
    (finished, {"/ply": 36}),
]


@pytest.mark.parametrize(("base", "patch"), FINE)
def test_what_a_game_can_have_led_to_is_no_fault(base: Callable[[], State], patch: Json) -> None:
    changed = patched(document(base()), patch)
    assert changed != document(base())
    assert GAME.inspect(changed) == []


def test_a_discarded_cancel_cube_has_helped_no_requirement_out_of_bounds() -> None:
    state = new_game()
    free_turns(
        state, "permit 1 > upper lengthen", "permit 3 > upper shorten", "permit 2 > upper shorten", "cancel > discard"
    )
    seen = document(state)
    assert GAME.inspect(seen) == []
    # 4 - 3 - 2 is below 0, though 1 more makes it good again.
    patch = {"/board/upper/permits": [*seen["board"]["upper"]["permits"][1:], seen["board"]["upper"]["permits"][0]]}
    assert [violation.code for violation in GAME.inspect(patched(seen, patch))] == ["board.requirement-out-of-bounds"]


def test_an_edition_that_does_not_exist_is_asked_no_further() -> None:
    patch: Json = {"/variant": "short", "/rooftops": 12}
    assert [violation.code for violation in GAME.inspect(patched(document(opening()), patch))] == ["variant.unknown"]
