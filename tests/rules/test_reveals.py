"""Whoever learns something that was hidden is named by the event that shows it, and nobody else.

Two states that differ only in what a player may not see are two worlds for that player. Where the same is done in both,
as far as that player can tell, and the player sees something else in each afterwards, the player has learnt something.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gavel.engine.events import learnt
from gavel.engine.game import FINISHED, Game
from tests.support.play import (
    Combination,
    as_json,
    combinations,
    concrete,
    every_combination,
    every_game,
    some_quick_all_long,
)
from tests.support.two_worlds import another_world

Json = dict[str, Any]

WORLDS = 3
"""So many others are tried for each player and action."""


def played(game: Game[Any], state: Json, action: Json) -> tuple[Json, list[Json]]:
    """The state after an action, and its events."""
    after = game.load(state)
    events = game.play(after, action)
    return as_json(game.dump(after)), as_json(events)


def told_apart(events: list[Json]) -> list[Json]:
    """What everyone can tell of an action itself: its events up to the first that reveals something."""
    first = next((index for index, event in enumerate(events) if "reveals" in event), len(events))
    return events[:first]


def same_again(game: Game[Any], world: Json, action: Json, rng: Random) -> Json | None:
    """The same action in another world or, where it cannot be done there, one of the same type by the same player."""
    state = game.load(world)
    if action["type"] != "reveal" and not game.check(state, action):
        return action
    listed = [each for each in game.legal_actions(state, action["player"]) if each["type"] == action["type"]]
    return concrete(rng.choice(listed), rng) if listed else None


def ends_elsewhere(game: Game[Any], state: Json, action: Json, viewer: str, rng: Random) -> Iterator[bool]:
    """Of other worlds in which the viewer cannot tell the action from this: whether it looks another way afterwards."""
    after, events = played(game, state, action)
    for _ in range(WORLDS):
        other = another_world(game, state, viewer, rng)
        again = None if other is None else same_again(game, other, action, rng)
        if other is None or again is None:
            continue
        there, happened = played(game, other, again)
        if told_apart(happened) == told_apart(events):
            here, elsewhere = (as_json(game.view(game.load(each), viewer)) for each in (after, there))
            yield here != elsewhere or happened != events


def witnessed(combination: Combination, options: Json, rng: Random, share: float) -> set[tuple[str, bool]]:
    """Plays a random game and asserts that whoever learns something is named in the events.

    The types of those that are seen to reveal something, and whether to others than who acted.
    """
    game = combination.game
    state = as_json(game.dump(game.setup(combination.request(options, rng))[0]))
    found: set[tuple[str, bool]] = set()
    while state["phase"] != FINISHED:
        action = concrete(rng.choice(game.legal_actions(game.load(state))), rng)
        after, events = played(game, state, action)
        named = learnt(events, [seat["id"] for seat in state["players"]])
        for viewer in [seat["id"] for seat in state["players"]]:
            if named or rng.random() < share:
                elsewhere = any(ends_elsewhere(game, state, action, viewer, rng))
                assert viewer in named or not elsewhere, (viewer, action, events)
                if elsewhere:
                    found.update((type_, viewer != action["player"]) for type_ in named[viewer])
        state = after
    return found


@pytest.mark.parametrize("combination", some_quick_all_long())
def test_whoever_sees_another_thing_in_another_world_is_named(combination: Combination) -> None:
    witnessed(combination, {}, Random(f"reveals {combination}"), share=0.05)


@pytest.mark.parametrize(
    ("options", "seen"), [({}, True), ({"open_money": True, "open_hands": True}, False)], ids=["hidden", "open"]
)
def test_a_last_sellers_houses_are_news_unless_hands_lie_open(options: Json, seen: bool) -> None:
    [game] = [each for each in every_game() if each.id == "for-sale"]
    swept = 0
    for combination in combinations(game):
        for number in range(6 if combination.variant == "short-supply" else 0):
            rng = Random(f"sweep {number}")
            state, _events = game.setup(combination.request(options, rng))
            while state.phase != FINISHED:
                events = game.play(state, concrete(rng.choice(game.legal_actions(state)), rng))
                for event in [each for each in events if each["type"] == "sweep"]:
                    others = [player for player in state.ids if player != event["player"]]
                    assert event.get("reveals") == (others if seen else None)
                    swept += 1
    assert swept > 3


NAMED = {
    "for-sale": {"houses-revealed", "cheques-revealed", "house-sold", "sweep", "game-finished"},
    "the-estates": {"game-set-up", "rooftop-revealed", "game-finished"},
    "auctionland": {"game-set-up", "market-refilled", "game-finished"},
}


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_what_reveals_something_has_been_read_in_the_rulebook(game: Game[Any]) -> None:
    """Each that is declared, by hand; and no random game needs more."""
    assert {each.type for each in game.every_event_type if each.reveals is not None} == NAMED[game.id]
    found: set[tuple[str, bool]] = set()
    for combination in combinations(game):
        if combination.players < 5:
            found |= witnessed(combination, {}, Random(f"all {combination}"), share=0.0)
    assert {type_ for type_, _others in found} >= NAMED[game.id] - {"game-set-up", "sweep"}
    # What turns up a player's own card tells that player nothing.
    assert ("house-sold", True) in found or game.id != "for-sale"


def test_a_setup_tells_what_lies_open_at_once(subtests: pytest.Subtests) -> None:
    for combination in every_combination():
        with subtests.test(str(combination)):
            game, rng = combination.game, Random(f"set up {combination}")
            state, events = game.setup(combination.request({}, rng))
            told = learnt(events, state.ids)
            if game.id == "for-sale" and combination.dealer == "table":
                assert told == {}  # the table has to report the houses first
            else:
                type_ = "houses-revealed" if game.id == "for-sale" else "game-set-up"
                assert told == {player: [type_] for player in state.ids}


def test_a_finished_game_tells_everybody_something(subtests: pytest.Subtests) -> None:
    for combination in every_combination():
        with subtests.test(str(combination)):
            game, rng = combination.game, Random(f"over {combination}")
            state, events = game.setup(combination.request({}, rng))
            while state.phase != FINISHED:
                events = game.play(state, concrete(rng.choice(game.legal_actions(state)), rng))
            assert events[-1]["reveals"] == list(state.ids)
            assert all("game-finished" in types for types in learnt(events, state.ids).values())
