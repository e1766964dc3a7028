"""What a referee does, judged and played by the rules alone: every refusal with its clause and its place."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gavel.engine import history, refereeing
from gavel.engine.events import dump_events
from gavel.engine.game import FINISHED, Game
from gavel.engine.records import MOST_CORRECTIONS, MOST_PENALTIES
from gavel.engine.refereeing import is_shown
from gavel.engine.verdicts import Violation
from tests.support.hooks import hooks_of
from tests.support.play import as_json, concrete, deriving, every_game, random_setups

Json = dict[str, Any]

each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)


def started(game: Game[Any]) -> Any:
    """The first state of a game whose service deals."""
    rng = Random(f"refereed {game.id}")
    return game.setup(next(random_setups(game, rng)))[0]


def over(game: Game[Any]) -> Any:
    """The last state of such a game."""
    state, rng = started(game), Random("over")
    while state.phase != FINISHED:
        game.play(state, concrete(rng.choice(game.legal_actions(state)), rng))
    return state


def correct(*patch: Json) -> Json:
    return {"type": "correct", "player": "referee", "patch": [*patch], "reason": "Misread."}


def forfeit(seat: str) -> Json:
    return {"type": "forfeit", "player": "referee", "seat": seat, "reason": "Left."}


def penalty(seat: str, points: int) -> Json:
    return {"type": "penalty", "player": "referee", "seat": seat, "points": points, "reason": "Late."}


def default(seat: str) -> Json:
    return {"type": "default", "player": "referee", "seat": seat}


def fits(_members: Any, _names: Sequence[str]) -> Sequence[Violation]:
    """Nothing is wrong with any shape."""
    return ()


def refused(
    game: Game[Any], state: Any, action: Json, shape_check: refereeing.ShapeCheck = fits
) -> set[tuple[str, ...]]:
    """Code, clause and pointer of each reason why an action is refused; judging has changed nothing."""
    before = as_json(game.dump(state))
    found = refereeing.check(game, state, action, shape_check)
    assert as_json(game.dump(state)) == before
    for each in found:
        assert each.rule in game.illegal[each.code]
    return {(each.code, str(each.rule).removeprefix(game.id + "/"), each.pointer) for each in found}


def play(game: Game[Any], state: Any, action: Json) -> list[Json]:
    """The events of a legal action, which is counted and chained to the history like any."""
    ply, digest = state.ply, state.history
    assert refused(game, state, action) == set()
    events: list[Json] = refereeing.apply(game, state, action)
    assert (state.ply, state.history) == (ply + 1, history.advance(digest, action))
    assert game.inspect(as_json(game.dump(state))) == []
    return events


def coin(game: Game[Any], state: Any) -> tuple[str, str, int]:
    """Where the first two players' money stands in a document, and how much the first has."""
    member = hooks_of(game).MONEY
    return f"/players/0/{member}", f"/players/1/{member}", game.dump(state)["players"][0][member]


def moved_coin(game: Game[Any], state: Any) -> Json:
    """A correction that moves one coin from the first player to the second, or out of the game where it may."""
    first, second, money = coin(game, state)
    patch = [{"op": "replace", "path": first, "value": money - 1}]
    if hooks_of(game).MONEY_MAY_LEAVE:
        return {**correct(*patch), "bank": -1}
    patch.append({"op": "replace", "path": second, "value": game.dump(state)["players"][1][second[11:]] + 1})
    return correct(*patch)


# --- forfeits and default actions -----------------------------------------------------------------------------------


@each_game
def test_a_seat_forfeits_once(game: Game[Any]) -> None:
    state = started(game)
    assert refused(game, state, forfeit("zoe")) == {("player.unknown", "players", "/seat")}
    [event] = play(game, state, forfeit("bob"))
    assert {"type": "forfeited", "seat": "bob", "why": "Left."}.items() <= event.items()
    assert game.dump(state)["forfeits"] == [{"ply": 1, "seat": "bob", "reason": "Left."}]
    assert refused(game, state, forfeit("bob")) == {("forfeit.twice", "forfeit", "/seat")}
    play(game, state, forfeit("ann"))
    assert [each["ply"] for each in game.dump(state)["forfeits"]] == [1, 2]


@each_game
def test_a_default_action_is_for_a_forfeited_seat_that_is_to_act(game: Game[Any]) -> None:
    state = started(game)
    actor, other = game.to_act(state)[0], next(each for each in state.ids if each not in game.to_act(state))
    assert refused(game, state, default("zoe")) == {("player.unknown", "players", "/seat")}
    assert refused(game, state, default(actor)) == {("default.not-forfeited", "default", "/seat")}
    for seat in (actor, other):
        play(game, state, forfeit(seat))
    assert refused(game, state, default(other)) == {("default.nothing-due", "default", "/seat")}
    twin = game.load(as_json(game.dump(state)))
    own = game.default_actions(state)[actor]
    first, *others = play(game, state, default(actor))
    assert (first["type"], first["seat"]) == ("default-played", actor)
    assert others == dump_events(game.apply(twin, game.move_of(twin, own)), twin.ids)
    assert {**game.dump(twin), "history": ""} == {**game.dump(state), "history": ""}


@each_game
def test_a_finished_game_has_no_default_actions_but_still_forfeits_penalties_and_corrections(game: Game[Any]) -> None:
    state = over(game)
    ended = game.illegal["game.finished"][0].removeprefix(game.id + "/")
    assert refused(game, state, default("ann")) == {("game.finished", ended, "")}
    play(game, state, forfeit("ann"))
    play(game, state, penalty("bob", -3))
    last, first = game.scores(state)["standings"][-1], game.scores(state)["standings"][0]
    assert (last["player"], last["winner"], first["player"] == "ann") == ("ann", False, False)
    assert [each.get("penalties") for each in game.scores(state)["standings"] if each["player"] == "bob"] == [-3]


# --- penalties ------------------------------------------------------------------------------------------------------


@each_game
def test_penalties_add_up_and_zero_is_none(game: Game[Any]) -> None:
    state = started(game)
    assert refused(game, state, penalty("zoe", 1)) == {("player.unknown", "players", "/seat")}
    assert refused(game, state, penalty("ann", 0)) == {("penalty.no-points", "penalty", "/points")}
    [event] = play(game, state, penalty("ann", -5))
    assert {"type": "penalty-given", "seat": "ann", "points": -5, "why": "Late."}.items() <= event.items()
    play(game, state, penalty("ann", 5))
    points = {each["player"]: each.get("penalties") for each in game.scores(state)["standings"]}
    assert points == {player: 0 if player == "ann" else None for player in state.ids}
    assert list(game.scores(state)["standings"][0])[2] == "total"


@each_game
def test_of_each_kind_only_so_many_are_kept(game: Game[Any]) -> None:
    state = started(game)
    for _ in range(MOST_PENALTIES):
        play(game, state, penalty("ann", 1))
    assert refused(game, state, penalty("ann", 1)) == {("record.too-many", "penalty", "")}
    many = {("record.too-many", "penalty", ""), ("penalty.no-points", "penalty", "/points")}
    assert refused(game, state, penalty("ann", 0)) == many
    document = as_json(game.dump(state))
    line = {"reason": "Misread.", "paths": [coin(game, state)[0]]}
    plies = range(MOST_PENALTIES + 1, MOST_PENALTIES + MOST_CORRECTIONS)
    almost = {**document, "corrections": [{"ply": ply, **line} for ply in plies], "ply": plies[-1]}
    full = game.load(almost)
    play(game, full, moved_coin(game, full))
    assert len(game.dump(full)["corrections"]) == MOST_CORRECTIONS
    assert refused(game, full, moved_coin(game, full)) == {("record.too-many", "correction", "")}


# --- corrections ----------------------------------------------------------------------------------------------------


@each_game
def test_a_correction_stands_in_the_state_with_what_it_touched(game: Game[Any]) -> None:
    state = started(game)
    first, _second, money = coin(game, state)
    action = moved_coin(game, state)
    [event] = play(game, state, action)
    paths = sorted(each["path"] for each in action["patch"])
    assert {"type": "corrected", "why": "Misread.", "paths": paths}.items() <= event.items()
    bank = {"bank": -1} if hooks_of(game).MONEY_MAY_LEAVE else {}
    assert game.dump(state)["corrections"] == [{"ply": 1, "reason": "Misread.", "paths": paths, **bank}]
    assert coin(game, state)[2] == money - 1
    play(game, state, moved_coin(game, state))
    assert [each["ply"] for each in game.dump(state)["corrections"]] == [1, 2]
    assert first in paths


SHOWN = {
    "for-sale": [
        ("/players/1/coins", ["bob"]),
        ("/players/1/houses", ["bob"]),
        ("/decks/houses", []),
        ("/decks", []),
        ("/market/houses", ["ann", "bob", "cy"]),
        ("/market", ["ann", "bob", "cy"]),
        ("/turn", ["ann", "bob", "cy"]),
        ("/bids/ann", ["ann", "bob", "cy"]),
        ("/decks/houses/hidden", []),
    ],
    "the-estates": [
        ("/players/1/cash", ["bob"]),
        ("/players/0/cash_box", ["ann"]),
        ("/rooftops", []),
        ("/rooftops/hidden", []),
        ("/board/upper/mayor", ["ann", "bob"]),
        ("/auction", ["ann", "bob"]),
    ],
    "auctionland": [
        ("/players/1/money", ["bob"]),
        ("/players/1/island", ["ann", "bob"]),
        ("/stack", []),
        ("/market", ["ann", "bob"]),
        ("/holding", ["ann", "bob"]),
    ],
}


@each_game
def test_a_correction_shows_something_to_whoever_sees_what_it_touched(game: Game[Any]) -> None:
    state = started(game)
    document = as_json(game.dump(state))
    for path, named in SHOWN[game.id]:
        assert [each for each in state.ids if is_shown(game.view(state, each), document, path)] == named, path


@each_game
def test_a_correction_names_those_to_whom_it_shows_something(game: Game[Any]) -> None:
    state = started(game)
    [event] = play(game, state, moved_coin(game, state))
    assert event["reveals"] == ["ann"] if game.id == "for-sale" else ["ann", "bob"]
    hidden = {"for-sale": "/decks/houses", "the-estates": "/rooftops", "auctionland": "/stack"}[game.id]
    cards = as_json(game.dump(state))
    for step in hidden.split("/")[1:]:
        cards = cards[step]
    turned = {"op": "replace", "path": hidden, "value": [*cards[1:], cards[0]]}
    [event] = play(game, state, correct(turned))
    assert "reveals" not in event


PROTECTED = (
    *("", "/game", "/schema_version", "/ruleset", "/variant", "/options", "/options/x", "/dealer", "/deal/seed"),
    *("/ply", "/history", "/players", "/players/0", "/players/-", "/players/0/id"),
    *("/corrections", "/corrections/0/reason", "/forfeits/-", "/penalties/0/points"),
)


@each_game
def test_what_no_correction_touches_is_refused_at_each_place(game: Game[Any]) -> None:
    state = started(game)
    for path in PROTECTED:
        for operation in ({"op": "add", "value": 1}, {"op": "remove"}, {"op": "replace", "value": 1}):
            found = refused(game, state, correct({**operation, "path": path}))
            assert found == {("correction.protected", "correction", "/patch/0/path")}, path
    each = [{"op": "remove", "path": path} for path in ("/ply", "/round", "/deal")]
    first_and_last = {("correction.protected", "correction", f"/patch/{index}/path") for index in (0, 2)}
    assert refused(game, state, correct(*each)) == first_and_last


@each_game
def test_a_patch_that_cannot_be_carried_out_is_told_where_it_fails(game: Game[Any]) -> None:
    state = started(game)
    path, _second, money = coin(game, state)
    first, wrong = {"op": "replace", "path": path, "value": money - 1}, {"op": "remove", "path": "/nowhere"}
    assert refused(game, state, correct(first, wrong)) == {("correction.failed", "correction", "/patch/1")}


@each_game
def test_a_correction_is_judged_once_and_what_was_judged_is_what_comes(game: Game[Any]) -> None:
    state, calls = started(game), Counter[str]()

    def counting(name: str) -> Any:
        def called(*given: Any) -> Any:
            calls[name] += 1
            return getattr(game, name)(*given)

        return called

    watched = deriving(game, load=counting("load"), dump=counting("dump"), view=counting("running_view"))
    watched = replace(watched, breaches=counting("breaches"))
    refereeing.play(watched, state, moved_coin(game, state), fits)
    assert (calls["load"], calls["breaches"]) == (1, 1)
    assert calls["dump"] == len(["before", "after"])
    assert calls["running_view"] == len(state.ids)
    assert game.inspect(as_json(game.dump(state))) == []


@each_game
def test_a_state_of_the_wrong_shape_is_not_looked_at(game: Game[Any]) -> None:
    state = started(game)
    wrong = Violation("type.wrong", "/round", figures={"expected": "integer"})
    found = refereeing.check(
        game, state, correct({"op": "replace", "path": "/round", "value": "x"}), lambda _members, _names: [wrong]
    )
    assert [(each.code, each.pointer, each.figures) for each in found] == [
        ("correction.misshapen", "/patch", {"against": [wrong], "count": 1})
    ]


@each_game
def test_what_stands_against_a_state_is_told_with_its_places(game: Game[Any]) -> None:
    state = started(game)
    path, _second, _money = coin(game, state)
    [found] = refereeing.check(game, state, correct({"op": "replace", "path": path, "value": 999}), fits)
    assert (found.code, found.pointer, found.rule) == ("correction.impossible", "/patch", f"{game.id}/correction")
    corrected = as_json(game.dump(state))
    corrected["players"][0][path.rpartition("/")[2]] = 999
    against = found.figures["against"]
    assert [(each.code, each.pointer) for each in against] == [
        (each.code, each.pointer) for each in game.inspect(corrected)
    ]
    assert found.figures["count"] == len(against) > 0


@each_game
def test_a_correction_must_change_something(game: Game[Any]) -> None:
    state = started(game)
    path, _second, money = coin(game, state)
    nothing = {("correction.changes-nothing", "correction", "/patch")}
    assert refused(game, state, correct({"op": "replace", "path": path, "value": money})) == nothing
    back = {"op": "replace", "path": path, "value": money}
    assert refused(game, state, correct({"op": "replace", "path": path, "value": 0}, back)) == nothing


STRANGERS: dict[str, list[Json]] = {
    "for-sale": [
        {"op": "add", "path": "/bids/zoe", "value": 3},
        {"op": "replace", "path": "/turn", "value": "zoe"},
        {"op": "replace", "path": "/first_player", "value": "zoe"},
        {"op": "add", "path": "/passed/-", "value": "zoe"},
        {"op": "add", "path": "/choices/zoe", "value": 3},
    ],
    "the-estates": [
        {"op": "replace", "path": "/auctioneer", "value": "zoe"},
        {"op": "add", "path": "/certificates/white", "value": "zoe"},
    ],
    "auctionland": [
        {"op": "replace", "path": "/auctioneer", "value": "zoe"},
        {"op": "replace", "path": "/bonus", "value": "zoe"},
    ],
}
"""Corrections by which somebody takes part who is not at the table, by game."""


@each_game
def test_strangers_in_a_corrected_state_stand_against_it(game: Game[Any]) -> None:
    state = started(game)
    for operation in STRANGERS[game.id]:
        found = refused(game, state, correct(operation))
        assert found == {("correction.impossible", "correction", "/patch")}, operation
