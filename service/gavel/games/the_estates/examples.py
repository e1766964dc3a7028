"""An example request for every operation of The Estates, made from games that the rules really play."""

from collections.abc import Mapping, Sequence
from typing import Any

from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.state import State
from gavel.schemas.plain import plain

Bodies = Mapping[str, Mapping[str, Any]]

SETUP = {"players": ["ann", "bob", "cy"], "seed": "an example"}
OPENING = (
    {"type": "stow", "player": "ann"},
    {"type": "offer", "player": "ann", "piece": {"kind": "cube", "row": 1, "end": "left"}},
    {"type": "bid", "player": "bob", "amount": 2},
)


def examples() -> Mapping[str, Bodies]:
    """Operation -> name -> request body."""
    bidding = _after(SETUP, OPENING)
    placing = _after(SETUP, (*OPENING, {"type": "pass", "player": "cy"}, {"type": "sell", "player": "ann"}))
    finished = _finished()
    return {
        "setup": {
            "seeded": SETUP,
            "with-names": {**SETUP, "names": {"ann": "Ann-Kathrin", "bob": "Bob", "cy": "Cyrille"}},
            "later-game-of-a-match": {**SETUP, "cash": {"ann": 15, "bob": 9, "cy": 12}, "first_player": "cy"},
            "at-a-real-table": {"players": ["ann", "bob"], "dealer": "table", "deal": {"cubes": _market()}},
        },
        "actions": {
            "offer": {"state": _after(SETUP, ()), "action": OPENING[1]},
            "bid": {"state": bidding, "action": {"type": "bid", "player": "cy", "amount": 3}},
            "for-two-seats": {
                "state": bidding,
                "action": {"type": "bid", "player": "cy", "amount": 3},
                "viewers": ["ann", "cy"],
            },
            "place": {"state": placing, "action": {"type": "place", "player": "bob", "row": "upper", "lot": 1}},
        },
        "legal-actions": {
            "as-ranges": {"state": bidding},
            "every-bid": {"state": bidding, "player": "cy", "expand": True},
        },
        "scores": {"interim": {"state": placing}, "final": {"state": finished, "final": True}},
        "tallies": {"score-pad": _tally(finished)},
        "views": {
            "player": {"state": bidding, "viewer": "ann"},
            "spectator": {"state": bidding, "viewer": "spectator"},
            "whole-table": {"state": bidding, "viewers": ["ann", "bob", "cy", "spectator"]},
        },
        "inspections": {
            "valid": {"state": bidding},
            "broken": {"state": {**bidding, "specials": ["permit-1", "permit-2", "mayor", "cancel"]}},
        },
        "replays": {
            "transcript": {"setup": SETUP, "actions": list(OPENING), "history": bidding["history"]},
            "stored-state": {"state": bidding, "actions": []},
        },
        "matches": {"after-one-game": {"rounds": 3, "results": [_worded_sheet(finished)]}},
    }


def refusals() -> Mapping[str, Bodies]:
    """Operation -> name -> the body of a request that is refused; what all games refuse alike is not among them."""
    opening, finished = _after(SETUP, OPENING[:1]), _finished()
    tally = _tally(finished)
    richer = [{**tally["players"][0], "cash": 37}, *tally["players"][1:]]
    sheet = _worded_sheet(finished)
    return {
        "setup": {"cash-of-a-stranger": {**SETUP, "cash": {"ann": 15, "bob": 9, "zoe": 12}}},
        "actions": {
            "stowed-already": {"state": opening, "action": {"type": "stow", "player": "ann"}},
            "not-your-turn": {"state": opening, "action": {"type": "pass", "player": "bob"}},
        },
        "tallies": {"cash-from-nowhere": {**tally, "players": richer}},
        "matches": {
            "more-results-than-rounds": {"rounds": 1, "results": [sheet, sheet]},
            "interim-result": {"rounds": 3, "results": [{**sheet, "final": False}]},
        },
    }


def _after(setup: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    state, _events = GAME.setup(setup)
    for action in actions:
        GAME.play(state, action)
    return _document(state)


def _finished() -> dict[str, Any]:
    """A whole game in which everyone always does the last thing listed, but discards only what has no place."""
    state, _events = GAME.setup(SETUP)
    while state.phase != "finished":
        listed = GAME.legal_actions(state)
        GAME.play(state, ([each for each in listed if each["type"] != "discard"] or listed)[-1])
    return _document(state)


def _document(state: State) -> dict[str, Any]:
    document: dict[str, Any] = plain(GAME.dump(state))
    return document


def _tally(finished: Mapping[str, Any]) -> dict[str, Any]:
    return {name: finished[name] for name in ("ruleset", "players", "certificates", "board")}


def _worded_sheet(finished: Mapping[str, Any]) -> dict[str, Any]:
    """The final scoresheet as the service gives it, each ruling with its reason."""
    sheet = GAME.scores(GAME.load(finished))
    rulings = [{**ruling, "why": "As the game's sheet says."} for ruling in sheet["rulings"]]
    document: dict[str, Any] = plain({**sheet, "rulings": rulings})
    return document


def _market() -> list[list[dict[str, Any]]]:
    """The first 24 cubes in the order of the components."""
    cubes = GAME.components["cubes"]
    assert isinstance(cubes, list)
    return [cubes[start : start + 8] for start in (0, 8, 16)]
