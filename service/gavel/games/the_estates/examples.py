"""An example request for every operation of The Estates, made from games that the rules really play."""

from collections.abc import Mapping
from typing import Any

from gavel.engine.json_values import as_json_value
from gavel.games.sample import Bodies, after, in_every_game, played_on
from gavel.games.the_estates.rules import GAME

SETUP = {"players": ["ann", "bob", "cy"], "seed": "an example"}
OPENING = (
    {"type": "stow", "player": "ann"},
    {"type": "offer", "player": "ann", "piece": {"kind": "cube", "row": 1, "end": "left"}},
    {"type": "bid", "player": "bob", "amount": 2},
)


def examples() -> Mapping[str, Bodies]:
    """Operation -> name -> request body."""
    bidding = after(GAME, SETUP, OPENING)
    placing = after(GAME, SETUP, (*OPENING, {"type": "pass", "player": "cy"}, {"type": "sell", "player": "ann"}))
    bid = {"type": "bid", "player": "cy", "amount": 3}
    finished = _finished()
    own: Mapping[str, Bodies] = {
        "setup": {
            "seeded": SETUP,
            "later-game-of-a-match": {**SETUP, "cash": {"ann": 15, "bob": 9, "cy": 12}, "first_player": "cy"},
            "at-a-real-table": {"players": ["ann", "bob"], "dealer": "table", "deal": {"cubes": _market()}},
        },
        "actions": {
            "offer": {"state": after(GAME, SETUP, ()), "action": OPENING[1]},
            "bid": {"state": bidding, "action": bid},
            "place": {"state": placing, "action": {"type": "place", "player": "bob", "row": "upper", "lot": 1}},
        },
        "tallies": {"score-pad": _tally(finished)},
        "matches": {"after-one-game": {"rounds": 3, "results": [_worded_sheet(finished)]}},
    }
    return in_every_game(
        own,
        setup=SETUP,
        opening=OPENING,
        begun=bidding,
        action=bid,
        watched=placing,
        finished=finished,
        broken={"specials": ["permit-1", "permit-2", "mayor", "cancel"]},
        changed=_wrong_change(bidding),
    )


def refusals() -> Mapping[str, Bodies]:
    """Operation -> name -> the body of a refused request, without those that all games refuse alike."""
    opening, finished = after(GAME, SETUP, OPENING[:1]), _finished()
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


def _wrong_change(state: Mapping[str, Any]) -> dict[str, Any]:
    """Members that differ from the played state: the first player has 2 cash of the second."""
    first, second, *others = state["players"]
    changed = [{**first, "cash": first["cash"] + 2}, {**second, "cash": second["cash"] - 2}]
    return {"players": [*changed, *others]}


def _finished() -> dict[str, Any]:
    """A whole game in which everyone always takes the last legal action, but discards only a piece without a place."""
    return played_on(
        GAME,
        after(GAME, SETUP, ()),
        lambda listed: ([each for each in listed if each["type"] != "discard"] or listed)[-1],
    )


def _tally(finished: Mapping[str, Any]) -> dict[str, Any]:
    return {name: finished[name] for name in ("ruleset", "players", "certificates", "board")}


def _worded_sheet(finished: Mapping[str, Any]) -> dict[str, Any]:
    """The final scoresheet of an answer, with the reason of each ruling."""
    sheet = GAME.scores(GAME.load(finished))
    rulings = [{**ruling, "why": "As the game's sheet says."} for ruling in sheet["rulings"]]
    document: dict[str, Any] = as_json_value({**sheet, "rulings": rulings})
    return document


def _market() -> list[list[dict[str, Any]]]:
    """The first 24 cubes in the order of the components."""
    cubes = GAME.components["cubes"]
    assert isinstance(cubes, list)
    return [cubes[start : start + 8] for start in (0, 8, 16)]
