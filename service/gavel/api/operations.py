"""The operations of the contract on parsed JSON: shape, state, action, in this order; then the answer in words.

Each is a pure function of the body and the call's language; only a setup without seed, deal or table draws a seed.
"""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gavel.api.desks import Desk
from gavel.api.problems import Problem, listed, of_request, of_violations, violation
from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.game import FINISHED, SPECTATOR, TABLE_DEALER
from gavel.engine.verdicts import InvalidSetup, InvalidState, Violation
from gavel.i18n.translator import Translator
from gavel.schemas.error_codes import MAX_INTEGER
from gavel.schemas.explain import SchemaError, schema_errors
from gavel.schemas.limits import LIMITS

Body = Mapping[str, Any]
Answer = dict[str, Any]

SEED_BYTES = 32

MOST_PLY = MAX_INTEGER - LIMITS.replay
"""From here the longest replay counts no further than any reader of JSON can."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call: in which words to answer, the request id, and where the body stands in what was sent."""

    words: Translator
    instance: str
    at: str = ""


def answer(desk: Desk, operation: str, body: Any, call: Call) -> Answer:
    """The answer to one operation; raises Problem, also where the game does not have the operation."""
    if operation not in desk.accepts:
        raise Problem("not-found")
    if not desk.accepts[operation](body):
        raise _invalid_request(desk, schema_errors(desk.requests[operation], body), call)
    return OPERATIONS[operation](desk, body, call)


# --- the operations -------------------------------------------------------------------------------------------------


def setup(desk: Desk, body: Body, call: Call) -> Answer:
    """Setup request → position."""
    state, events = _new_game(desk, body, call, "")
    return _position(desk, state, _worded(desk, events, call.words), call)


def actions(desk: Desk, body: Body, call: Call) -> Answer:
    """{state, action} → position."""
    state = _state(desk, body, call)
    action = body["action"]
    if violations := desk.game.violations(state, action):
        raise _illegal_action(desk, state, action, violations, call.at + "/action")
    return _position(desk, state, _worded(desk, desk.game.play(state, action), call.words), call)


def legal_actions(desk: Desk, body: Body, call: Call) -> Answer:
    """{state, player?, expand?} → {to_act, legal_actions}."""
    player = body.get("player")
    if player is not None and player != TABLE:
        _known_player(desk, body, "player", call)
    state = _state(desk, body, call)
    listed = desk.game.legal_actions(state, player)
    if body.get("expand", False):
        listed = [each for action in listed for each in _expanded(action)]
    return {"to_act": desk.game.to_act(state), "legal_actions": listed}


def scores(desk: Desk, body: Body, call: Call) -> Answer:
    """{state, final?} → scoresheet."""
    state = _state(desk, body, call)
    if body.get("final", False) and state.phase != FINISHED:
        raise Problem("not-finished", {"phase": state.phase})
    return _sheet(desk, desk.game.scores(state), call)


def tallies(desk: Desk, body: Body, call: Call) -> Answer:
    """A hand-entered end → scoresheet."""
    try:
        sheet = desk.game.tally(body)
    except InvalidState as refusal:
        raise _invalid_state(desk, refusal.violations, call.at) from None
    return _sheet(desk, sheet, call)


def views(desk: Desk, body: Body, call: Call) -> Answer:
    """{state, viewer} → {view, to_act, legal_actions of that viewer}."""
    viewer = body["viewer"]
    if viewer != SPECTATOR:
        _known_player(desk, body, "viewer", call)
    state = _state(desk, body, call)
    return {
        "view": desk.game.view(state, viewer),
        "to_act": desk.game.to_act(state),
        "legal_actions": desk.game.legal_actions(state, viewer),
    }


def inspections(desk: Desk, body: Body, call: Call) -> Answer:
    """{state} → {valid, violations}: every broken invariant."""
    found = of_violations(desk.game.inspect(body["state"]), desk.fault_texts, call.at + "/state")
    return {"valid": not found, **listed("violations", found, violation, call.words)}


def replays(desk: Desk, body: Body, call: Call) -> Answer:
    """{setup or state, actions, history?} → {position, applied, refused, events, history_matches}."""
    game = desk.game
    if "setup" in body:
        state, last = _new_game(desk, body["setup"], call, "/setup")
    else:
        state, last = _state(desk, body, call), []
    events = _worded(desk, last, call.words)
    refused = None
    applied = 0
    for index, action in enumerate(body["actions"]):
        if violations := game.violations(state, action):
            problem = _illegal_action(desk, state, action, violations, f"{call.at}/actions/{index}")
            refused = {"index": index, "problem": problem.document(call.words, call.instance)}
            break
        last = _worded(desk, game.play(state, action), call.words)
        events += last
        applied += 1
    return {
        "position": _position(desk, state, last, call),
        "applied": applied,
        "refused": refused,
        "events": events,
        "history_matches": state.history == body["history"] if "history" in body else None,
    }


def matches(desk: Desk, body: Body, call: Call) -> Answer:
    """Final scoresheets → match standings; only for games that are played as matches."""
    assert desk.game.match is not None, "only games with matches accept this request"
    try:
        return desk.game.match(body)
    except InvalidSetup as refusal:
        found = of_violations(refusal.violations, desk.fault_texts, call.at)
        raise Problem("invalid-request", findings=found) from None


OPERATIONS: Mapping[str, Callable[[Desk, Body, Call], Answer]] = {
    "setup": setup,
    "actions": actions,
    "legal-actions": legal_actions,
    "scores": scores,
    "tallies": tallies,
    "views": views,
    "inspections": inspections,
    "replays": replays,
    "matches": matches,
}


# --- states and positions -------------------------------------------------------------------------------------------


def _state(desk: Desk, body: Body, call: Call) -> Any:
    document = body["state"]
    if document["ply"] > MOST_PLY:
        fault = SchemaError("/state/ply", "value.out-of-range", {"minimum": 0, "maximum": MOST_PLY})
        raise _invalid_request(desk, [fault], call)
    try:
        return desk.game.open(document)
    except InvalidState as refusal:
        raise _invalid_state(desk, refusal.violations, call.at + "/state") from None


def _new_game(desk: Desk, request: Body, call: Call, at: str) -> tuple[Any, list[Event]]:
    if "seed" not in request and "deal" not in request and request.get("dealer") != TABLE_DEALER:
        request = {**request, "seed": secrets.token_hex(SEED_BYTES)}
    try:
        return desk.game.setup(request)
    except InvalidSetup as refusal:
        found = of_violations(refusal.violations, desk.fault_texts, call.at + at)
        raise Problem("invalid-request", findings=found) from None


def _position(desk: Desk, state: Any, events: list[Event], call: Call) -> Answer:
    finished = state.phase == FINISHED
    return {
        "state": desk.game.dump(state),
        "to_act": desk.game.to_act(state),
        "legal_actions": desk.game.legal_actions(state),
        "events": events,
        "finished": finished,
        "scores": _sheet(desk, desk.game.scores(state), call) if finished else None,
    }


def _expanded(action: Event) -> list[Event]:
    amount = action.get("amount")
    if not isinstance(amount, dict):
        return [action]
    return [{**action, "amount": value} for value in range(amount["minimum"], amount["maximum"] + 1)]


# --- words ----------------------------------------------------------------------------------------------------------


def _worded(desk: Desk, events: list[Event], words: Translator) -> list[Event]:
    for event in events:
        event["text"] = words.format(desk.event_texts, event["type"], event)
    return events


def _sheet(desk: Desk, sheet: Answer, call: Call) -> Answer:
    reasons = desk.clauses.ruling_reasons
    for ruling in sheet["rulings"]:
        ruling["why"] = reasons[ruling["id"]][call.words.language]
    return sheet


# --- refusals -------------------------------------------------------------------------------------------------------


def _known_player(desk: Desk, body: Body, member: str, call: Call) -> None:
    players = [player["id"] for player in body["state"]["players"]]
    if body[member] not in players:
        fault = SchemaError(f"/{member}", "player.unknown", {"player": body[member], "players": players})
        raise _invalid_request(desk, [fault], call)


def _invalid_request(desk: Desk, found: list[SchemaError], call: Call) -> Problem:
    return Problem("invalid-request", findings=of_request(found, desk.fault_texts, call.at))


def _invalid_state(desk: Desk, found: Any, at: str) -> Problem:
    return Problem("invalid-state", findings=of_violations(found, desk.fault_texts, at))


def _illegal_action(desk: Desk, state: Any, action: Body, violations: list[Violation], at: str) -> Problem:
    """A refusal is for its actor, who may be shown it: it lists no one else's actions."""
    return Problem(
        "illegal-action",
        findings=of_violations(violations, desk.fault_texts, at, desk.clauses.texts),
        members={"to_act": desk.game.to_act(state), "legal_actions": desk.game.legal_actions(state, action["player"])},
    )
