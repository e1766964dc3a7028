"""What a view hides of a state, and how an action is seen to turn something up."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from gavel.engine.game import SPECTATOR
from gavel.sealing.hidden import has_turned_up, hidden_from, hidden_in
from tests.support.play import Combination, concrete, some_quick_all_long


def place_by_place(value: Any, seen: Any, at: str = "") -> dict[str, int | None]:
    """What a view hides, with every member of both looked at, also where the two are the same."""
    if isinstance(value, Mapping) and isinstance(seen, Mapping):
        inner = [place_by_place(value[name], seen[name], f"{at}/{name}") for name in value if name in seen]
    elif isinstance(value, list | tuple) and isinstance(seen, list | tuple):
        each = enumerate(zip(value, seen, strict=True))
        inner = [place_by_place(one, other, f"{at}/{index}") for index, (one, other) in each]
    elif isinstance(value, list | tuple) and isinstance(seen, Mapping):
        return {at: len(value)}
    else:
        return {at: None} if value is not None and seen is None else {}
    return {place: count for found in inner for place, count in found.items()}


@pytest.mark.parametrize(
    ("document", "view", "hidden"),
    [
        ({"coins": 7}, {"coins": None}, {"/coins": None}),
        ({"coins": None}, {"coins": None}, {}),
        ({"deck": [3, 1]}, {"deck": {"hidden": 2}}, {"/deck": 2}),
        ({"deck": (3, 1)}, {"deck": [3, 1]}, {}),
        ({"deck": [3, 1]}, {"deck": None}, {"/deck": None}),
        ({"deck": 2}, {"deck": {"hidden": 2}}, {}),
        ({"auction": {"bids": {}}}, {"auction": None}, {"/auction": None}),
        ({"history": "00", "ply": 0}, {"ply": 0}, {}),
        ({"choices": {"ann": 3, "bob": 4}}, {"choices": {"ann": 3, "bob": None}}, {"/choices/bob": None}),
        ({"players": [{"cards": [1]}, {"cards": []}]}, {"players": [{"cards": {"hidden": 1}}, {"cards": []}]},
         {"/players/0/cards": 1}),
    ],
)  # fmt: skip
def test_what_a_view_leaves_open_or_out_is_not_hidden(document: Any, view: Any, hidden: Any) -> None:
    assert hidden_in(document, view) == hidden == place_by_place(document, view)


@pytest.mark.parametrize("combination", some_quick_all_long())
def test_in_a_whole_game_every_place_is_found_that_looking_at_each_finds(combination: Combination) -> None:
    game, rng = combination.game, Random(f"hidden {combination}")
    state, _events = game.setup(combination.request({}, rng))
    while listed := game.legal_actions(state):
        for viewer in (*state.ids, SPECTATOR):
            found = hidden_from(game, state, viewer)
            assert found == place_by_place(game.dump(state), game.view(state, viewer))
        game.play(state, concrete(rng.choice(listed), rng))
    assert hidden_from(game, state, SPECTATOR) == {}, "a finished game lies open"


@pytest.mark.parametrize(
    ("before", "after", "turned_up"),
    [
        ({}, {"/deck": 3}, False),
        ({"/deck": 3}, {"/deck": 3}, False),
        ({"/deck": 3}, {"/deck": 4}, False),
        ({"/deck": 3}, {"/deck": 2}, True),
        ({"/deck": 3}, {"/deck": None}, True),
        ({"/deck": 3}, {}, True),
        ({"/coins": None}, {"/coins": None}, False),
        ({"/coins": None}, {"/coins": 3}, False),
        ({"/coins": None}, {"/bids": None}, True),
    ],
)
def test_something_turns_up_where_less_is_hidden_in_some_place(before: Any, after: Any, turned_up: bool) -> None:
    assert has_turned_up(before, after) == turned_up
