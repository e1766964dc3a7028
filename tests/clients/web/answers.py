"""What the service answers wherever the conformance cases lead: recorded for the tests of the table's modules."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

from tests.conformance.playing import exchanges, service
from tests.support.play import NAMES, concrete

Json = dict[str, Any]

POSITIONS = 500
"""How many of a game's positions are looked at, drawn from all that turn up in the cases."""
OUTCOMES = 2
"""How many legal actions of each type are tried in a position."""


def recorded(game: str) -> Json:
    """{sheet, setups, positions, turns, tallies}: the service's answers about one game.

    setups: {request, position} of every ruleset, variant and number of players. positions: valid states of the cases,
    as {view (of who is to act), to_act, legal_actions, scores (if it ended now), outcomes: [{action, events, view,
    scores}]}. turns: of all states of the cases, {player, seat (as that player sees it), view (a spectator's), legal}
    of everyone who is to act. tallies: {request, answer} of every tally of the cases, the answer a scoresheet or a
    problem.
    """
    states, tallies = _exchanged(game)
    sheet = _asked("GET", f"/v1/games/{game}")
    rng = Random(game)
    return {
        "sheet": sheet,
        "setups": list(_setups(game, sheet)),
        "positions": [_position(game, state, rng) for state in rng.sample(states, min(POSITIONS, len(states)))],
        "turns": [turn for state in states for turn in _turns(game, state)],
        "tallies": tallies,
    }


def _exchanged(game: str) -> tuple[list[Json], list[Json]]:
    """The states that the service gave or accepted while it played the cases, each once; and every tally."""
    states: dict[str, Json] = {}
    tallies: list[Json] = []

    for _case, _method, path, body, (status, _headers, answer) in exchanges(game):
        if path.endswith("/tallies"):
            tallies.append({"request": body, "answer": answer})
        elif status == 200 and isinstance(answer, Mapping) and not path.endswith("/inspections"):
            for holder in (body, answer, answer.get("position")):
                if isinstance(holder, Mapping) and isinstance(holder.get("state"), dict):
                    states[json.dumps(holder["state"])] = holder["state"]
    return list(states.values()), tallies


def _setups(game: str, sheet: Json) -> Iterator[Json]:
    for ruleset in sheet["rulesets"]:
        for variant, players in product(ruleset["variants"], ruleset["player_counts"]):
            request = {"ruleset": ruleset["id"], "variant": variant, "players": list(NAMES[:players]), "seed": "s"}
            yield {"request": request, "position": _asked("POST", f"/v1/games/{game}/setup", request)}


def _position(game: str, state: Json, rng: Random) -> Json:
    listed = _asked("POST", f"/v1/games/{game}/legal-actions", {"state": state})
    viewer = listed["to_act"][0] if listed["to_act"] not in ([], ["table"]) else "spectator"
    return {
        **listed,
        "view": _view(game, state, viewer),
        "scores": _asked("POST", f"/v1/games/{game}/scores", {"state": state}),
        "outcomes": [_outcome(game, state, action, viewer) for action in _tried(listed["legal_actions"], rng)],
    }


def _turns(game: str, state: Json) -> Iterator[Json]:
    """Who has forfeited is to act, but only the referee may do it."""
    seats = {player["id"] for player in state["players"]} - {each["seat"] for each in state.get("forfeits", ())}
    viewers = [*sorted(seats), "spectator"]
    seen = _asked("POST", f"/v1/games/{game}/views", {"state": state, "viewers": viewers})
    for player in seen["to_act"]:
        if player not in seats:
            continue
        own = seen["views"][player]
        yield {
            "player": player,
            "seat": next(seat for seat in own["view"]["players"] if seat["id"] == player),
            "view": seen["views"]["spectator"]["view"],
            "legal": [action for action in own["legal_actions"] if action["player"] == player],
        }


def _tried(listed: list[Json], rng: Random) -> Iterator[Json]:
    seen = Counter[str]()
    for action in rng.sample(listed, len(listed)):
        seen[action["type"]] += 1
        if seen[action["type"]] <= OUTCOMES:
            yield concrete(action, rng)


def _outcome(game: str, state: Json, action: Json, viewer: str) -> Json:
    after = _asked("POST", f"/v1/games/{game}/actions", {"state": state, "action": action})
    return {
        "action": action,
        "events": after["events"],
        "view": _view(game, after["state"], viewer),
        "scores": _asked("POST", f"/v1/games/{game}/scores", {"state": after["state"]}),
    }


def _view(game: str, state: Json, viewer: str) -> Json:
    view: Json = _asked("POST", f"/v1/games/{game}/views", {"state": state, "viewer": viewer})["view"]
    return view


def _asked(method: str, path: str, body: Any = None) -> Json:
    status, _headers, answer = service()(method, path, body)
    assert status == 200, answer
    return dict(answer)
