"""An example request for every operation of For Sale, made from games that the rules really play."""

from collections.abc import Mapping
from typing import Any

from gavel.games.for_sale.rules import GAME
from gavel.games.sample import Bodies, after, in_every_game, played_on

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
    opening, selling = after(GAME, SETUP, OPENING), _selling()
    passing = {"type": "pass", "player": "ann"}
    own: Mapping[str, Bodies] = {
        "setup": {
            "seeded": SETUP,
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
            "pass": {"state": opening, "action": passing},
            "sell": {"state": selling, "action": {"type": "sell", "player": "ann", "house": _lowest(selling, "ann")}},
            "reveal": {
                "state": after(GAME, TABLE_SETUP, ()),
                "action": {"type": "reveal", "player": "table", "houses": [1, 13, 15, 19]},
            },
        },
        "tallies": {"score-pad": _tally()},
    }
    return in_every_game(
        own,
        setup=SETUP,
        opening=OPENING,
        begun=opening,
        action=passing,
        watched=selling,
        finished=_finished(),
        broken={"bids": {"ann": 1, "bob": 2, "cy": 2}},
        changed=_wrong_change(opening),
    )


def refusals() -> Mapping[str, Bodies]:
    """Operation -> name -> the body of a refused request, without those that all games refuse alike."""
    opening = after(GAME, SETUP, OPENING)
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


def _wrong_change(state: Mapping[str, Any]) -> dict[str, Any]:
    """Members that differ from the played state: the first player lacks a coin."""
    first, *others = state["players"]
    return {"players": [{**first, "coins": first["coins"] - 1}, *others]}


def _selling() -> dict[str, Any]:
    """The first state of selling, if everyone always passes while buying."""
    begun = after(GAME, SETUP, ())
    return played_on(GAME, begun, lambda listed: {"type": "pass", "player": listed[0]["player"]}, "buying")


def _finished() -> dict[str, Any]:
    """The end of that game, if everyone always sells the lowest house."""
    return played_on(GAME, _selling(), lambda listed: listed[0])


def _tally() -> dict[str, Any]:
    state = _finished()
    players = [
        {"id": player["id"], "coins": player["coins"], "cheques": player["cheques"]} for player in state["players"]
    ]
    return {"ruleset": state["ruleset"], "players": players}


def _lowest(state: Mapping[str, Any], name: str) -> int:
    lowest: int = next(player["houses"][0] for player in state["players"] if player["id"] == name)
    return lowest
