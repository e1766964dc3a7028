"""The games as a library: what is played, what is refused, and that nothing but a documented error comes of it."""

import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gavel
from gavel import games
from gavel.engine.game import Game
from tests.library.test_documents import documents_of, spoilt
from tests.support.play import as_json, concrete, every_game, random_setups

Json = dict[str, Any]

FOR_SALE = games.load("for-sale")


def begun() -> games.State:
    return FOR_SALE.new(["ann", "bob", "cy"], seed="my game")


def faults_of(ask: Callable[[], object]) -> list[tuple[str, str]]:
    """The code and pointer of each fault for which a document is refused."""
    with pytest.raises(games.InvalidDocument) as refusal:
        ask()
    return [(each.code, each.pointer) for each in refusal.value.violations]


def random_states(game: Game[Any], rng: Random) -> list[games.State]:
    """States from random games, a few plies apart, with the last of each game."""
    states = []
    for request in rng.sample([*random_setups(game, rng)], 4):
        state = games.load(game.id).new(**as_json(request))
        while not state.finished:
            if rng.random() < 0.05:
                states.append(state.copy())
            state.play(concrete(rng.choice(state.legal_actions()), rng))
        states.append(state)
    return states


def test_a_game_goes_as_the_rules_have_it(subtests: pytest.Subtests) -> None:
    for game in every_game():
        with subtests.test(game.id):
            for state in random_states(game, Random(f"whole games of {game.id}")):
                document = state.document()
                again = games.load(game.id).replay(state.transcript())
                read = games.load(game.id).read(document)
                inside = game.load(document)
                assert again.document() == read.document() == document
                assert again.events == state.events
                assert read.to_act == game.to_act(inside)
                assert read.legal_actions() == as_json(game.legal_actions(inside))
                assert state.scores() == as_json(game.scores(inside))
                assert all(
                    state.view(each) == as_json(game.view(inside, each)) for each in (*state.players, "spectator")
                )


def test_a_copy_goes_its_own_way(subtests: pytest.Subtests) -> None:
    for game in every_game():
        with subtests.test(game.id):
            rng = Random(1)
            for state in random_states(game, rng):
                if not state.finished:
                    before, transcript, copied = state.document(), state.transcript(), state.copy()
                    copied.play(concrete(rng.choice(copied.legal_actions()), rng))
                    assert state.document() == before != copied.document()
                    assert state.transcript() == transcript != copied.transcript()


def test_what_is_handed_out_or_in_is_never_shared_with_a_state() -> None:
    options, action = {"starting_coins": 9}, {"type": "bid", "player": "ann", "amount": 2}
    state = FOR_SALE.new(["ann", "bob", "cy"], seed="s", options=options)
    events = state.play(action)
    before = deepcopy((state.document(), state.transcript(), state.events))
    options["starting_coins"], action["amount"] = 1, 3
    handed_out: list[Any] = [events, state.events, state.document(), state.view("ann"), state.transcript()]
    for each in [*handed_out, state.legal_actions(), state.scores()]:
        for value in each.values() if isinstance(each, dict) else each:
            if isinstance(value, dict | list):
                value.clear()
    assert (state.document(), state.transcript(), state.events) == before


def test_an_illegal_action_leaves_the_state_as_it_was() -> None:
    state = begun()
    before = state.document()
    action = {"type": "bid", "player": "ann", "amount": 99}
    reasons = state.why_not(action)
    assert [(each.code, each.rule, each.pointer) for each in reasons] == [("bid.too-high", "for-sale/bid", "/amount")]
    with pytest.raises(games.IllegalAction) as refusal:
        state.play(action)
    assert refusal.value.violations == reasons
    assert state.document() == before
    assert state.transcript()["actions"] == []


def test_a_referee_acts_as_over_http() -> None:
    state = begun()
    correction = {
        "type": "correct",
        "player": "referee",
        "patch": [{"op": "replace", "path": "/players/0/coins", "value": "x"}],
        "reason": "Counted wrong.",
    }
    assert [each.code for each in state.why_not(correction)] == ["correction.misshapen"]
    state.play({"type": "forfeit", "player": "referee", "seat": "bob", "reason": "Left."})
    assert state.document()["forfeits"][0]["seat"] == "bob"
    assert FOR_SALE.replay(state.transcript()).document() == state.document()


@pytest.mark.parametrize(
    ("setup", "expected"),
    [
        ({"players": ["ann", "ann", "bob"]}, [("items.not-unique", "/players")]),
        ({"players": ["ann", "table", "bob"]}, [("player.reserved", "/players/1")]),
        ({"players": ["ann"]}, [("length.out-of-range", "/players")]),
        ({"players": ["ann", 3, ""]}, [("type.wrong", "/players/1"), ("length.out-of-range", "/players/2")]),
        ({"players": "ann"}, [("type.wrong", "/players")]),
        ({"options": {"starting_coins": "x"}}, [("type.wrong", "/options/starting_coins")]),
        ({"options": {"starting_coins": True}}, [("type.wrong", "/options/starting_coins")]),
        ({"options": {"starting_coins": float("nan")}}, [("type.wrong", "/options/starting_coins")]),
        ({"options": {"starting_coins": 2.0}}, [("type.wrong", "/options/starting_coins")]),
        ({"options": {"starting_coin": 3}}, [("member.unknown", "/options/starting_coin")]),
        ({"options": {3: 3}}, [("member.unknown", "/options/3")]),
        ({"ruleset": "x", "seeds": "s"}, [("ruleset.unknown", "/ruleset"), ("member.unknown", "/seeds")]),
        ({"seed": "\ud800"}, [("format.wrong", "/seed")]),
        ({"first_player": {"draw": 1}}, [("type.wrong", "/first_player/draw")]),
    ],
)
def test_a_setup_of_the_wrong_shape_is_refused_with_every_fault(setup: Json, expected: list[tuple[str, str]]) -> None:
    assert faults_of(lambda: FOR_SALE.new(**{"players": ["ann", "bob", "cy"], **setup})) == expected


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ({"type": "bid", "player": "ann", "amount": 3.5}, [("type.wrong", "/amount")]),
        ({"type": "bid", "player": "ann", "amount": True}, [("type.wrong", "/amount")]),
        ({"type": "bid", "player": "ann", "amount": 2**53}, [("value.out-of-range", "/amount")]),
        ({"type": "bid", "player": "ann"}, [("member.missing", "/amount")]),
        ({"type": "bit", "player": "ann"}, [("value.not-allowed", "/type")]),
        ({"player": "ann"}, [("member.missing", "/type")]),
        ({"type": ["bid"], "player": "ann"}, [("type.wrong", "/type")]),
        ([], [("type.wrong", "")]),
        (None, [("type.wrong", "")]),
    ],
)
def test_an_action_of_the_wrong_shape_is_refused_with_every_fault(action: Any, expected: list[tuple[str, str]]) -> None:
    state = begun()
    assert faults_of(lambda: state.play(action)) == expected
    assert faults_of(lambda: state.why_not(action)) == expected


def test_a_patch_that_contains_itself_is_refused() -> None:
    value: list[Any] = []
    value.append(value)
    patch = [{"op": "add", "path": "/bids", "value": value}]
    correction = {"type": "correct", "player": "referee", "patch": patch, "reason": "Why not."}
    assert faults_of(lambda: begun().play(correction)) == [("nesting.too-deep", "/patch/0/value")]


def test_a_state_of_another_game_is_refused() -> None:
    other = games.load("auctionland").new(["ann", "bob"], seed="s").document()
    assert ("value.not-allowed", "/game") in faults_of(lambda: FOR_SALE.read(other))


def test_a_ply_has_room_for_the_longest_replay() -> None:
    document = {**begun().document(), "ply": 2**53 - 1}
    assert faults_of(lambda: FOR_SALE.read(document)) == [("value.out-of-range", "/ply")]


def test_a_record_is_refused_where_it_goes_wrong() -> None:
    transcript = begun().transcript()
    bid = {"type": "bid", "player": "ann", "amount": 99}
    with pytest.raises(games.IllegalAction) as refusal:
        FOR_SALE.replay({**transcript, "actions": [bid]})
    assert [each.pointer for each in refusal.value.violations] == ["/actions/0/amount"]
    assert faults_of(lambda: FOR_SALE.replay({**transcript, "history": "0" * 64})) == [("history.differs", "/history")]
    with pytest.raises(games.InvalidSetup) as bad:
        FOR_SALE.replay({**transcript, "setup": {**transcript["setup"], "first_player": "dee"}})
    assert [each.pointer for each in bad.value.violations] == ["/setup/first_player"]


def test_a_stranger_has_no_view_and_no_actions() -> None:
    state = begun()
    assert faults_of(lambda: state.view("dee")) == [("player.unknown", "/viewer")]
    assert faults_of(lambda: state.legal_actions("dee")) == [("player.unknown", "/player")]
    assert state.legal_actions("table") == []


def test_every_bid_is_listed_on_demand() -> None:
    state = begun()
    (ranged, _passing) = state.legal_actions("ann")
    listed = state.legal_actions("ann", expand=True)
    assert [each["amount"] for each in listed[:-1]] == [
        *range(ranged["amount"]["minimum"], ranged["amount"]["maximum"] + 1)
    ]


def test_a_game_without_a_seed_is_dealt_by_chance_and_can_be_replayed() -> None:
    state = FOR_SALE.new(["ann", "bob", "cy"])
    assert FOR_SALE.replay(state.transcript()).document() == state.document()
    assert FOR_SALE.new(["ann", "bob", "cy"]).document() != state.document()


def test_an_unknown_game_is_named_with_those_that_there_are() -> None:
    with pytest.raises(games.UnknownGame) as refusal:
        games.load("chess")
    assert refusal.value.games == games.ids() == tuple(game.id for game in every_game())


def doors(game: Game[Any]) -> dict[str, Callable[[Any], object]]:
    """What takes a document of each kind."""
    door = games.load(game.id)
    state = door.read(documents_of(game)["state"][0])

    def begin(setup: Any) -> object:
        return door.replay({"setup": setup, "actions": []})

    def play(action: Any) -> object:
        return state.copy().play(action)

    return {"setup": begin, "state": door.read, "action": play}


def test_no_spoilt_document_raises_anything_but_a_documented_error(subtests: pytest.Subtests) -> None:
    for game in every_game():
        with subtests.test(game.id):
            rng, documents, asked = Random(game.id), documents_of(game), doors(game)
            pointers = []
            for _ in range(300):
                kind = rng.choice([*asked])
                try:
                    asked[kind](spoilt(rng.choice(documents[kind]), rng))
                except games.Refused as refusal:
                    pointers.append([each.pointer for each in refusal.violations])
            assert all(each == "" or each.startswith("/") for listed in pointers for each in listed)
            assert len(pointers) > 150
            assert all(pointers)


def test_the_library_runs_on_the_standard_library_alone() -> None:
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from gavel import games\n"
        "state = games.load('for-sale').new(['ann', 'bob', 'cy'], seed='s')\n"
        "state.play(state.legal_actions(expand=True)[0])\n"
        "known = {'__main__', 'gavel', *sys.stdlib_module_names}\n"
        "print({name.partition('.')[0] for name in sys.modules} - known)"
    )
    home = str(Path(gavel.__file__).parents[1])
    result = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, home], capture_output=True, text=True, check=False
    )
    assert (result.stdout, result.stderr) == ("set()\n", "")
