"""What a position says of taking back what led to it is what its events say."""

from random import Random
from typing import Any

import pytest

from gavel.api.registry import registry
from tests.api.asking import ask
from tests.support.play import Combination, concrete, some_quick_all_long

Json = dict[str, Any]


def told_by(position: Json) -> Json:
    """Who learnt what, by the events of a position."""
    events, players = position["events"], [seat["id"] for seat in position["state"]["players"]]
    by_player = {player: [each["type"] for each in events if player in each.get("reveals", [])] for player in players}
    learnt = {player: list(dict.fromkeys(types)) for player, types in by_player.items() if types}
    return {"safe": False, "learnt": learnt} if learnt else {"safe": True}


@pytest.mark.parametrize("combination", some_quick_all_long())
def test_a_position_says_who_has_learnt_what(combination: Combination) -> None:
    service, rng = registry()[combination.game.id], Random(f"undo {combination}")
    position = ask(service, "setup", combination.request({}, rng))
    met = set()
    while not position["finished"]:
        assert position["undo"] == told_by(position)
        assert list(position["undo"].get("learnt", {})) == [
            seat["id"] for seat in position["state"]["players"] if seat["id"] in position["undo"].get("learnt", {})
        ]
        met.add(position["undo"]["safe"])
        action = concrete(rng.choice(position["legal_actions"]), rng)
        body = {"state": position["state"], "action": action}
        position = ask(service, "actions", body)
        again = ask(service, "replays", {"state": body["state"], "actions": [action]})
        assert again["position"] == position
    assert met == {True, False}
    assert set(position["undo"]["learnt"]) == {seat["id"] for seat in position["state"]["players"]}
    stored = ask(service, "replays", {"state": position["state"], "actions": []})
    assert stored["position"]["undo"] is None


def test_what_a_referee_does_reveals_what_it_lays_open() -> None:
    service = registry()["for-sale"]
    setup = {"players": ["ann", "bob", "cy"], "seed": "undo"}
    state = ask(service, "setup", setup)["state"]

    def undone(action: Json) -> Json:
        undo: Json = ask(service, "actions", {"state": state, "action": {"player": "referee", **action}})["undo"]
        return undo

    def corrected(path: str, value: Any) -> Json:
        patch = [{"op": "replace", "path": path, "value": value}]
        return undone({"type": "correct", "patch": patch, "reason": "Misread."})

    assert undone({"type": "forfeit", "seat": "ann", "reason": "Left."}) == {"safe": True}
    assert undone({"type": "penalty", "seat": "ann", "points": 1, "reason": "Late."}) == {"safe": True}
    paid = {"type": "correct", "patch": [{"op": "replace", "path": "/players/1/coins", "value": 3}]}
    learnt = {"safe": False, "learnt": {"bob": ["corrected"]}}
    assert undone({**paid, "bank": 3 - state["players"][1]["coins"], "reason": "Misread."}) == learnt
    decks = state["decks"]["houses"]
    assert corrected("/decks/houses", [decks[1], decks[0], *decks[2:]]) == {"safe": True}
    market = state["market"]["houses"]
    swapped = [
        {"op": "replace", "path": "/market/houses", "value": sorted([*market[1:], decks[0]])},
        {"op": "replace", "path": "/decks/houses/0", "value": market[0]},
    ]
    everyone = {player: ["corrected"] for player in ("ann", "bob", "cy")}
    assert undone({"type": "correct", "patch": swapped, "reason": "Misread."}) == {"safe": False, "learnt": everyone}
