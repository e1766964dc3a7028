"""How breaches of a state of The Estates are told together: alone, beside others, in which order."""

from collections.abc import Callable
from typing import Any

import pytest

from gavel.engine.dealing import commitment
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.state import State
from tests.rules.the_estates.breaches import BROKEN
from tests.rules.the_estates.positions import opening, town
from tests.support.breaking import patched
from tests.support.the_estates_script import document, free_turns, new_game

Json = dict[str, Any]

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
