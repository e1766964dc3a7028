"""An example request for every operation of Auctionland, made from games that the rules really play."""

from collections.abc import Mapping
from typing import Any

from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.rulesets import reference_tiles
from gavel.games.sample import Bodies, after, in_every_game, played_on

SETUP = {"players": ["ann", "bob", "cy"], "seed": "an example"}
OPENING = (
    {"type": "claim", "player": "ann", "position": 2},
    {"type": "place", "player": "ann", "x": 0, "y": 0, "rotation": 90},
    {"type": "offer", "player": "ann", "position": 1},
    {"type": "bid", "player": "cy", "amount": 2},
)


def examples() -> Mapping[str, Bodies]:
    """Operation -> name -> request body."""
    bidding, finished = after(GAME, SETUP, OPENING), _finished()
    bid = {"type": "bid", "player": "bob", "amount": 3}
    own: Mapping[str, Bodies] = {
        "setup": {
            "seeded": SETUP,
            "rulings": {**SETUP, "options": {"coast": "frame", "keep_surcharge": 0, "market_size": 6}},
            "at-a-real-table": _table_setup(),
        },
        "actions": {
            "claim": {"state": after(GAME, SETUP, ()), "action": OPENING[0]},
            "place": {"state": after(GAME, SETUP, OPENING[:1]), "action": OPENING[1]},
            "bid": {"state": bidding, "action": bid},
        },
        "tallies": {"score-pad": _tally(finished)},
    }
    return in_every_game(
        own,
        setup=SETUP,
        opening=OPENING,
        begun=bidding,
        action=bid,
        watched=bidding,
        finished=finished,
        broken={"auctioned": False},
        changed=_wrong_change(bidding),
    )


def refusals() -> Mapping[str, Bodies]:
    """Operation -> name -> the body of a refused request, without those that all games refuse alike."""
    claiming, bidding = after(GAME, SETUP, ()), after(GAME, SETUP, OPENING)
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


def _wrong_change(state: Mapping[str, Any]) -> dict[str, Any]:
    """Members that differ from the played state: the first player has 2 money of the second."""
    first, second, *others = state["players"]
    changed = [{**first, "money": first["money"] + 2}, {**second, "money": second["money"] - 2}]
    return {"players": [*changed, *others]}


def _finished() -> dict[str, Any]:
    """A whole game in which everyone always takes the first legal action and never bids."""
    begun = after(GAME, SETUP, ())
    return played_on(GAME, begun, lambda listed: next(each for each in listed if each["type"] != "bid"))


def _tally(finished: Mapping[str, Any]) -> dict[str, Any]:
    players = [{name: player[name] for name in ("id", "money", "island")} for player in finished["players"]]
    return {"ruleset": finished["ruleset"], "players": players}
