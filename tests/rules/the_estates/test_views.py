"""Views: cash is one's own unless it lies open, a cash box always is, and rooftops lie face down."""

from typing import Any

import pytest

from gavel.engine.dealing import commitment
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.state import State
from tests.support.play import as_json
from tests.support.the_estates_script import call_out, document, free_turns, new_game

Json = dict[str, Any]


def position(**members: Any) -> State:
    """Ann has stowed; Bob's 3 was outbid by Cy's 4 for the permit; the building in the upper row has no rooftop."""
    state = new_game(**members)
    free_turns(state, "cube 1 left > upper 1", "permit 2 > lower shorten", "mayor > discard")
    call_out(state, "ann stows", "ann offers permit 1", "bob bids 3", "cy bids 4")
    return state


def seen(state: State, viewer: str) -> Json:
    view: Json = as_json(GAME.view(state, viewer))
    return view


@pytest.mark.parametrize(
    ("viewer", "open_money", "players"),
    [
        ("ann", False, [(11, 1), (None, None), (None, None)]),
        ("bob", False, [(None, None), (12, 0), (None, None)]),
        ("spectator", False, [(None, None), (None, None), (None, None)]),
        ("ann", True, [(11, 1), (12, None), (12, None)]),
        ("spectator", True, [(11, None), (12, None), (12, None)]),
    ],
)
def test_cash_is_hidden_from_others_unless_it_lies_open_and_cash_boxes_always(
    viewer: str, open_money: bool, players: list[tuple[int | None, int | None]]
) -> None:
    view = seen(position(options={"open_money": open_money}), viewer)
    assert [(seat["cash"], seat["cash_box"]) for seat in view["players"]] == players


@pytest.mark.parametrize("viewer", ["ann", "spectator"])
@pytest.mark.parametrize("table", [True, False])
def test_rooftops_are_counted_and_everything_else_lies_open(viewer: str, table: bool) -> None:
    state = position(table=table)
    view, whole = seen(state, viewer), document(state)
    assert view.pop("rooftops") == {"hidden": 12}
    hidden = ("players", "rooftops", "history")
    assert {name: value for name, value in view.items() if name != "players"} == {
        name: value for name, value in whole.items() if name not in hidden
    }
    assert list(view) == [name for name in whole if name not in ("rooftops", "history")]


def test_of_a_seeded_deal_only_the_commitment_is_shown() -> None:
    state, _events = GAME.setup({"players": ["ann", "bob"], "seed": "gavel"})
    assert seen(state, "ann")["deal"] == {"commitment": commitment("gavel")}


@pytest.mark.parametrize("viewer", ["cy", "spectator"])
def test_a_finished_game_lies_open(viewer: str) -> None:
    state = position()
    state.phase = "finished"
    assert seen(state, viewer) == document(state)
