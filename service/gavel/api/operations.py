"""The operations of the contract on parsed JSON: shape, state, action, in this order; then the answer in words.

Each is a pure function of the body and the call's language; only a setup without seed, deal or table draws a seed.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gavel.api.problems import Problem, listed, of_request, of_violations, violation
from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.game import FINISHED, SPECTATOR, TABLE_DEALER
from gavel.engine.verdicts import InvalidSetup, InvalidState, Violation
from gavel.i18n.translator import Translator
from gavel.schemas import answer_shapes as answered
from gavel.schemas import request_shapes as asked
from gavel.schemas.error_codes import MAX_INTEGER
from gavel.schemas.explain import SchemaError, schema_errors
from gavel.schemas.limits import LIMITS

if TYPE_CHECKING:
    from gavel.api.registry import GameService
    from gavel.schemas.fields import Strict
    from gavel.schemas.vocabulary import Vocabulary

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


def answer(service: GameService, operation: str, body: Any, call: Call) -> Answer:
    """The answer to one operation; raises Problem, also where the game does not have the operation."""
    if operation not in service.accepts:
        raise Problem("not-found")
    if not service.accepts[operation](body):
        raise _invalid_request(service, schema_errors(service.requests[operation], body), call)
    return OPERATIONS[operation].run(service, body, call)


# --- the operations -------------------------------------------------------------------------------------------------


def setup(service: GameService, body: Body, call: Call) -> Answer:
    """Setup request → position."""
    state, events = _new_game(service, body, call, "")
    return _position(service, state, _worded(service, events, call.words), call)


def actions(service: GameService, body: Body, call: Call) -> Answer:
    """{state, action} → position."""
    state = _state(service, body, call)
    action = body["action"]
    if violations := service.game.violations(state, action):
        raise _illegal_action(service, state, action, violations, call.at + "/action")
    return _position(service, state, _worded(service, service.game.play(state, action), call.words), call)


def legal_actions(service: GameService, body: Body, call: Call) -> Answer:
    """{state, player?, expand?} → {to_act, legal_actions}."""
    player = body.get("player")
    if player is not None and player != TABLE:
        _known_player(service, body, "player", call)
    state = _state(service, body, call)
    listed = service.game.legal_actions(state, player)
    if body.get("expand", False):
        listed = [each for action in listed for each in _expanded(action)]
    return {"to_act": service.game.to_act(state), "legal_actions": listed}


def scores(service: GameService, body: Body, call: Call) -> Answer:
    """{state, final?} → scoresheet."""
    state = _state(service, body, call)
    if body.get("final", False) and state.phase != FINISHED:
        raise Problem("not-finished", {"phase": state.phase})
    return _sheet(service, service.game.scores(state), call)


def tallies(service: GameService, body: Body, call: Call) -> Answer:
    """A hand-entered end → scoresheet."""
    try:
        sheet = service.game.tally(body)
    except InvalidState as refusal:
        raise _invalid_state(service, refusal.violations, call.at) from None
    return _sheet(service, sheet, call)


def views(service: GameService, body: Body, call: Call) -> Answer:
    """{state, viewer} → {view, to_act, legal_actions of that viewer}."""
    viewer = body["viewer"]
    if viewer != SPECTATOR:
        _known_player(service, body, "viewer", call)
    state = _state(service, body, call)
    return {
        "view": service.game.view(state, viewer),
        "to_act": service.game.to_act(state),
        "legal_actions": service.game.legal_actions(state, viewer),
    }


def inspections(service: GameService, body: Body, call: Call) -> Answer:
    """{state} → {valid, violations}: every broken invariant."""
    found = of_violations(service.game.inspect(body["state"]), service.fault_texts, call.at + "/state")
    return {"valid": not found, **listed("violations", found, violation, call.words)}


def replays(service: GameService, body: Body, call: Call) -> Answer:
    """{setup or state, actions, history?} → {position, applied, refused, events, history_matches}."""
    game = service.game
    if "setup" in body:
        state, last = _new_game(service, body["setup"], call, "/setup")
    else:
        state, last = _state(service, body, call), []
    events = _worded(service, last, call.words)
    refused = None
    applied = 0
    for index, action in enumerate(body["actions"]):
        if violations := game.violations(state, action):
            problem = _illegal_action(service, state, action, violations, f"{call.at}/actions/{index}")
            refused = {"index": index, "problem": problem.document(call.words, call.instance)}
            break
        last = _worded(service, game.play(state, action), call.words)
        events += last
        applied += 1
    return {
        "position": _position(service, state, last, call),
        "applied": applied,
        "refused": refused,
        "events": events,
        "history_matches": state.history == body["history"] if "history" in body else None,
    }


def matches(service: GameService, body: Body, call: Call) -> Answer:
    """Final scoresheets → match standings; only for games that are played as matches."""
    assert service.game.match is not None, "only games with matches accept this request"
    try:
        return service.game.match(body)
    except InvalidSetup as refusal:
        found = of_violations(refusal.violations, service.fault_texts, call.at)
        raise Problem("invalid-request", findings=found) from None


@dataclass(frozen=True, slots=True)
class Operation:
    """What may be asked of a game. Routes, batches, the command line and the contract are made from this."""

    name: str
    """In paths and in the lines of batches."""
    summary: str
    run: Callable[[GameService, Body, Call], Answer]
    request: Callable[[Vocabulary], type[Strict]]
    answer: Callable[[Vocabulary], type[Strict]]
    problems: tuple[str, ...]
    """The problems 422 that it is refused with."""
    only_in_matches: bool = False
    """Whether only games have it that are played in matches."""


_OF_A_STATE = ("invalid-request", "invalid-state")

OPERATIONS: Mapping[str, Operation] = {
    each.name: each
    for each in (
        Operation("setup", "Set up a new game.", setup, asked.setup, answered.position, ("invalid-request",)),
        Operation(
            "actions",
            "Judge an action and play it.",
            actions,
            asked.actions,
            answered.position,
            (*_OF_A_STATE, "illegal-action"),
        ),
        Operation(
            "legal-actions",
            "List what may be done.",
            legal_actions,
            asked.legal_actions,
            answered.legal_actions,
            _OF_A_STATE,
        ),
        Operation(
            "scores",
            "Score a state, or what it would score if it ended now.",
            scores,
            asked.scores,
            answered.scoresheet,
            (*_OF_A_STATE, "not-finished"),
        ),
        Operation(
            "tallies", "Score a hand-entered end position.", tallies, asked.tallies, answered.scoresheet, _OF_A_STATE
        ),
        Operation("views", "Show what one seat may see.", views, asked.views, answered.views, _OF_A_STATE),
        Operation(
            "inspections",
            "Name every broken invariant of a state.",
            inspections,
            asked.inspections,
            answered.inspections,
            ("invalid-request",),
        ),
        Operation("replays", "Replay and verify a transcript.", replays, asked.replays, answered.replays, _OF_A_STATE),
        Operation(
            "matches",
            "Score a match of several games.",
            matches,
            asked.matches,
            answered.matches,
            ("invalid-request",),
            only_in_matches=True,
        ),
    )
}


# --- states and positions -------------------------------------------------------------------------------------------


def _state(service: GameService, body: Body, call: Call) -> Any:
    document = body["state"]
    if document["ply"] > MOST_PLY:
        fault = SchemaError("/state/ply", "value.out-of-range", {"minimum": 0, "maximum": MOST_PLY})
        raise _invalid_request(service, [fault], call)
    try:
        return service.game.open(document)
    except InvalidState as refusal:
        raise _invalid_state(service, refusal.violations, call.at + "/state") from None


def _new_game(service: GameService, request: Body, call: Call, at: str) -> tuple[Any, list[Event]]:
    if "seed" not in request and "deal" not in request and request.get("dealer") != TABLE_DEALER:
        request = {**request, "seed": secrets.token_hex(SEED_BYTES)}
    try:
        return service.game.setup(request)
    except InvalidSetup as refusal:
        found = of_violations(refusal.violations, service.fault_texts, call.at + at)
        raise Problem("invalid-request", findings=found) from None


def _position(service: GameService, state: Any, events: list[Event], call: Call) -> Answer:
    finished = state.phase == FINISHED
    return {
        "state": service.game.dump(state),
        "to_act": service.game.to_act(state),
        "legal_actions": service.game.legal_actions(state),
        "events": events,
        "finished": finished,
        "scores": _sheet(service, service.game.scores(state), call) if finished else None,
    }


def _expanded(action: Event) -> list[Event]:
    amount = action.get("amount")
    if not isinstance(amount, dict):
        return [action]
    return [{**action, "amount": value} for value in range(amount["minimum"], amount["maximum"] + 1)]


# --- words ----------------------------------------------------------------------------------------------------------


def _worded(service: GameService, events: list[Event], words: Translator) -> list[Event]:
    for event in events:
        event["text"] = words.format(service.event_texts, event["type"], event)
    return events


def _sheet(service: GameService, sheet: Answer, call: Call) -> Answer:
    reasons = service.clauses.ruling_reasons
    for ruling in sheet["rulings"]:
        ruling["why"] = reasons[ruling["id"]][call.words.language]
    return sheet


# --- refusals -------------------------------------------------------------------------------------------------------


def _known_player(service: GameService, body: Body, member: str, call: Call) -> None:
    players = [player["id"] for player in body["state"]["players"]]
    if body[member] not in players:
        fault = SchemaError(f"/{member}", "player.unknown", {"player": body[member], "players": players})
        raise _invalid_request(service, [fault], call)


def _invalid_request(service: GameService, found: list[SchemaError], call: Call) -> Problem:
    return Problem("invalid-request", findings=of_request(found, service.fault_texts, call.at))


def _invalid_state(service: GameService, found: Any, at: str) -> Problem:
    return Problem("invalid-state", findings=of_violations(found, service.fault_texts, at))


def _illegal_action(service: GameService, state: Any, action: Body, violations: list[Violation], at: str) -> Problem:
    """A refusal is for its actor, who may be shown it: it lists no one else's actions."""
    return Problem(
        "illegal-action",
        findings=of_violations(violations, service.fault_texts, at, service.clauses.texts),
        members={
            "to_act": service.game.to_act(state),
            "legal_actions": service.game.legal_actions(state, action["player"]),
        },
    )
