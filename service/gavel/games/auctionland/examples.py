"""An example request for every operation of Auctionland, made from games that the rules really play."""

from collections.abc import Mapping, Sequence
from typing import Any

from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.rulesets import reference_tiles
from gavel.games.auctionland.rules.state import State
from gavel.schemas.plain import plain

Bodies = Mapping[str, Mapping[str, Any]]

SETUP = {"players": ["ann", "bob", "cy"], "seed": "an example"}
OPENING = (
    {"type": "claim", "player": "ann", "position": 2},
    {"type": "place", "player": "ann", "x": 0, "y": 0, "rotation": 90},
    {"type": "offer", "player": "ann", "position": 1},
    {"type": "bid", "player": "cy", "amount": 2},
)


def examples() -> Mapping[str, Bodies]:
    """Operation -> name -> request body."""
    claiming, bidding = _after(SETUP, ()), _after(SETUP, OPENING)
    placing, finished = _after(SETUP, OPENING[:1]), _finished()
    return {
        "setup": {
            "seeded": SETUP,
            "with-names": {**SETUP, "names": {"ann": "Ann-Kathrin", "bob": "Bob", "cy": "Cyrille"}},
            "rulings": {**SETUP, "options": {"coast": "frame", "keep_surcharge": 0, "market_size": 6}},
            "at-a-real-table": _table_setup(),
        },
        "actions": {
            "claim": {"state": claiming, "action": OPENING[0]},
            "place": {"state": placing, "action": OPENING[1]},
            "bid": {"state": bidding, "action": {"type": "bid", "player": "bob", "amount": 3}},
            "for-two-seats": {
                "state": bidding,
                "action": {"type": "bid", "player": "bob", "amount": 3},
                "viewers": ["bob", "cy"],
            },
        },
        "legal-actions": {
            "as-ranges": {"state": bidding},
            "every-bid": {"state": bidding, "player": "bob", "expand": True},
        },
        "scores": {"interim": {"state": bidding}, "final": {"state": finished, "final": True}},
        "tallies": {"score-pad": _tally(finished)},
        "views": {
            "player": {"state": bidding, "viewer": "ann"},
            "spectator": {"state": bidding, "viewer": "spectator"},
            "whole-table": {"state": bidding, "viewers": ["ann", "bob", "cy", "spectator"]},
        },
        "inspections": {
            "valid": {"state": bidding},
            "broken": {"state": {**bidding, "auctioned": False}},
        },
        "replays": {
            "transcript": {"setup": SETUP, "actions": list(OPENING), "history": bidding["history"]},
            "stored-state": {"state": bidding, "actions": []},
        },
    }


def refusals() -> Mapping[str, Bodies]:
    """Operation -> name -> the body of a request that is refused; what all games refuse alike is not among them."""
    claiming, bidding = _after(SETUP, ()), _after(SETUP, OPENING)
    tally = _tally(_finished())
    richer = [{**tally["players"][0], "money": 999}, *tally["players"][1:]]
    return {
        "setup": {"money-for-too-few": {**SETUP, "options": {"starting_money": [10, 12]}}},
        "actions": {
            "not-on-the-market": {"state": claiming, "action": {"type": "claim", "player": "ann", "position": 9}},
            "bid-too-low": {"state": bidding, "action": {"type": "bid", "player": "bob", "amount": 1}},
        },
        "tallies": {"money-from-nowhere": {**tally, "players": richer}},
    }


def _table_setup() -> dict[str, Any]:
    market = [tile["id"] for tile in reference_tiles()[:8]]
    return {"players": ["ann", "bob"], "dealer": "table", "deal": {"market": market}}


def _after(setup: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    state, _events = GAME.setup(setup)
    for action in actions:
        GAME.play(state, action)
    return _document(state)


def _finished() -> dict[str, Any]:
    """A whole game in which everyone always takes the first thing listed and never bids."""
    state, _events = GAME.setup(SETUP)
    while state.phase != "finished":
        listed = [action for action in GAME.legal_actions(state) if action["type"] != "bid"]
        GAME.play(state, listed[0])
    return _document(state)


def _document(state: State) -> dict[str, Any]:
    document: dict[str, Any] = plain(GAME.dump(state))
    return document


def _tally(finished: Mapping[str, Any]) -> dict[str, Any]:
    players = [{name: player[name] for name in ("id", "money", "island")} for player in finished["players"]]
    return {"ruleset": finished["ruleset"], "players": players}
