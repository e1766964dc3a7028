"""An example request for every operation of For Sale, made from games that the rules really play."""

from collections.abc import Mapping, Sequence
from typing import Any

from gavel.games.catalogue import games
from gavel.schemas.plain import plain

FOR_SALE = games()["for-sale"]

Bodies = Mapping[str, Mapping[str, Any]]

PLAYERS = ("ann", "bob", "cy")
SETUP = {"ruleset": "iello-2015", "players": list(PLAYERS), "seed": "an example"}
TABLE_SETUP = {"ruleset": "ravensburger-1997", "players": ["ann", "bob", "cy", "dee"], "dealer": "table"}
OPENING = (
    {"type": "bid", "player": "ann", "amount": 1},
    {"type": "bid", "player": "bob", "amount": 2},
    {"type": "bid", "player": "cy", "amount": 3},
)


def examples() -> Mapping[str, Bodies]:
    """Operation -> name -> request body."""
    opening = _after(SETUP, OPENING)
    selling = _selling()
    return {
        "setup": {
            "seeded": SETUP,
            "with-names": {**SETUP, "names": {"ann": "Ann-Kathrin", "bob": "Bob", "cy": "Cyrille"}},
            "house-rules": {
                "players": ["ann", "bob", "cy", "dee", "eve"],
                "variant": "short-supply",
                "options": {"short_last_round": "discard"},
                "seed": "an example",
            },
            "at-a-real-table": TABLE_SETUP,
        },
        "actions": {
            "bid": {"state": opening, "action": {"type": "bid", "player": "ann", "amount": 4}},
            "pass": {"state": opening, "action": {"type": "pass", "player": "ann"}},
            "sell": {"state": selling, "action": {"type": "sell", "player": "ann", "house": _lowest(selling, "ann")}},
            "for-two-seats": {
                "state": opening,
                "action": {"type": "pass", "player": "ann"},
                "viewers": ["ann", "bob"],
            },
            "reveal": {
                "state": _after(TABLE_SETUP, ()),
                "action": {"type": "reveal", "player": "table", "houses": [1, 13, 15, 19]},
            },
        },
        "legal-actions": {
            "as-ranges": {"state": opening},
            "every-bid": {"state": opening, "player": "ann", "expand": True},
        },
        "scores": {"interim": {"state": selling}, "final": {"state": _finished(), "final": True}},
        "tallies": {"score-pad": _tally()},
        "views": {
            "player": {"state": selling, "viewer": "ann"},
            "spectator": {"state": selling, "viewer": "spectator"},
            "whole-table": {"state": selling, "viewers": ["ann", "bob", "cy", "spectator"]},
        },
        "inspections": {
            "valid": {"state": opening},
            "broken": {"state": {**opening, "bids": {"ann": 1, "bob": 2, "cy": 2}}},
        },
        "replays": {
            "transcript": {"setup": SETUP, "actions": list(OPENING), "history": opening["history"]},
            "stored-state": {"state": opening, "actions": []},
        },
    }


def refusals() -> Mapping[str, Bodies]:
    """Operation -> name -> the body of a request that is refused; what all games refuse alike is not among them."""
    opening = _after(SETUP, OPENING)
    seats = [{"id": name, "coins": 0, "cheques": [15, 14, 12, 11, 10, 9, 8, 7]} for name in PLAYERS]
    return {
        "setup": {
            "too-few-players": {"players": ["ann", "bob"], "seed": "an example"},
            "deck-too-small": {"players": list(PLAYERS), "options": {"houses": [1, 2]}, "seed": "an example"},
        },
        "actions": {
            "bid-too-low": {"state": opening, "action": {"type": "bid", "player": "ann", "amount": 2}},
            "not-your-turn": {"state": opening, "action": {"type": "pass", "player": "bob"}},
        },
        "tallies": {"cheques-too-often": {"players": seats}},
    }


def _after(setup: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    state, _events = FOR_SALE.setup(setup)
    for action in actions:
        FOR_SALE.play(state, action)
    return _document(state)


def _selling() -> dict[str, Any]:
    """The first moment of selling, when everyone has always passed."""
    state, _events = FOR_SALE.setup(SETUP)
    while state.phase == "buying":
        FOR_SALE.play(state, {"type": "pass", "player": FOR_SALE.to_act(state)[0]})
    return _document(state)


def _finished() -> dict[str, Any]:
    """The end of that game, everyone always selling the lowest house."""
    state = FOR_SALE.load(_selling())
    while state.phase != "finished":
        FOR_SALE.play(state, FOR_SALE.legal_actions(state)[0])
    return _document(state)


def _tally() -> dict[str, Any]:
    state = _finished()
    players = [
        {"id": player["id"], "coins": player["coins"], "cheques": player["cheques"]} for player in state["players"]
    ]
    return {"ruleset": state["ruleset"], "players": players}


def _lowest(state: Mapping[str, Any], name: str) -> int:
    lowest: int = next(player["houses"][0] for player in state["players"] if player["id"] == name)
    return lowest


def _document(state: Any) -> dict[str, Any]:
    document: dict[str, Any] = plain(FOR_SALE.dump(state))
    return document
