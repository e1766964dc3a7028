"""What reaches a player's browser of all that a service answers: the same in two worlds that the player cannot tell."""

import json
from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import Any, NamedTuple

from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.service import GameService
from gavel.i18n.translator import translator_for
from tests.support.listing import mutations
from tests.support.play import as_json, concrete

Json = dict[str, Any]

CALL = Call(translator_for("fr"), "one-request")

REVEALING = {
    "for-sale": {"houses-revealed", "cheques-revealed", "house-sold", "sweep", "game-finished"},
    "the-estates": {"rooftop-revealed", "game-finished"},
    "auctionland": {"market-refilled", "game-finished"},
}
"""Events that turn up what was hidden, by game: from the first of them on, two worlds may differ."""


class Told(NamedTuple):
    """What one action comes to, as a viewer may be told it."""

    refused: bool
    seen: str
    """The refusal, or the events up to the first that reveals something, and the view unless there is one, as JSON."""
    problem: Json | None


def ask(service: GameService, operation: str, body: Json) -> Json:
    """The answer, or the problem."""
    try:
        answered = answer(service, operation, body, CALL)
    except Problem as problem:
        answered = problem.document(CALL.translator, CALL.instance)
    told: Json = as_json(answered)
    return told


def told_of(service: GameService, state: Json, action: Json, viewer: str) -> Told:
    """What a viewer may be told of an action, alike by /actions and by /replays."""
    acted = ask(service, "actions", {"state": state, "action": action, "viewers": [viewer]})
    replayed = ask(service, "replays", {"state": state, "actions": [action], "viewers": [viewer]})
    if "violations" in acted:
        problem = replayed["refused"]["problem"]
        assert _without_pointers(problem) == _without_pointers(acted)
        return Told(True, json.dumps([acted, replayed["views"], replayed["events"]]), acted)
    assert replayed["views"] == acted["views"]
    assert replayed["events"] == acted["events"]
    revealing = REVEALING[service.game.id]
    before = list(takewhile(lambda event: event["type"] not in revealing, acted["events"]))
    whole = len(before) == len(acted["events"])
    return Told(False, json.dumps([before, acted["views"] if whole else None]), None)


def asked_of(service: GameService, state: Json, viewer: str) -> str:
    """What a viewer may be told of a state without acting."""
    bodies: list[tuple[str, Json]] = [
        ("views", {"state": state, "viewer": viewer}),
        ("views", {"state": state, "viewers": [viewer]}),
        ("replays", {"state": state, "actions": [], "viewers": [viewer]}),
    ]
    if viewer != "spectator":
        bodies += [("legal-actions", {"state": state, "player": viewer, "expand": expand}) for expand in (False, True)]
    answers = [ask(service, operation, body) for operation, body in bodies]
    answers[2] = {name: answers[2][name] for name in ("views", "events", "refused", "applied")}
    return json.dumps(answers)


def tries(service: GameService, state: Json, player: str, tried: list[Json], rng: Random) -> Iterator[Json]:
    """What a player may try: their own legal actions, what others did or may do, and what lies a little beside it."""
    listed = ask(service, "legal-actions", {"state": state})["legal_actions"]
    own = [concrete(action, rng) for action in listed if action["player"] == player]
    beside = [{**action, "player": player} for action in tried if action["player"] != "table"]
    chosen = [*rng.sample(own, min(4, len(own))), *rng.sample(beside, min(4, len(beside)))]
    yield from chosen
    for action in chosen:
        changed = [each for each in mutations(service.game.id, action, (), chosen) if each["player"] == player]
        yield from rng.sample(changed, min(6, len(changed)))


def _without_pointers(problem: Json) -> Json:
    violations = [{name: value for name, value in each.items() if name != "pointer"} for each in problem["violations"]]
    return {**problem, "violations": violations}
