"""Checks of every answer, whatever the case: its media type, its texts, and members that must agree.

Texts are in the caller's language: the runner checks that they exist, and never compares them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from gavel.conformance.matching import NOTHING, Difference
from gavel.conformance.pointers import below

JSON, PROBLEM = "application/json", "application/problem+json"
POSITION = ("state", "to_act", "legal_actions", "default_actions", "events", "undo", "finished", "scores")
REPLAY = ("position", "applied", "refused", "events", "history_matches", "scores_match")

SHEET = ("final", "unit", "standings", "winners", "decided_by", "rulings")
MATCH = ("standings", "over", "winners", "decided_by", "cash", "first_player", "rulings")

TEXT = "a text"
MOST_LISTED = 100

PROBLEM_STATUS = {
    "malformed-json": 400,
    "unknown-game": 404,
    "not-found": 404,
    "invalid-request": 422,
    "invalid-state": 422,
    "illegal-action": 422,
    "not-finished": 422,
    "key-missing": 401,
    "key-refused": 403,
    "branched": 409,
    "table-unknown": 409,
}

SEALED = "sealed/"
"""What the operations of sealed tables begin with."""
TABLE = ("token", "table", "head", "guarded")
SHOWN = (*TABLE, "view", "to_act", "events", "undo", "finished", "scores", "held")


def difference_in_answer(
    operation: str, headers: Mapping[str, str], answer: Any, body: Any = None
) -> Difference | None:
    """The first fault in an answer of status 200 to that body, apart from the expectation of the case."""
    if first := _kind(JSON, headers, answer):
        return first
    if operation.startswith(SEALED):
        return _for_one_reader(headers) or SEALED_ANSWERS[operation.removeprefix(SEALED)](answer)
    viewers = body.get("viewers") if isinstance(body, Mapping) else None
    rest = answer if viewers is None else {name: answer[name] for name in answer if name != "views"}
    first = ANSWERS[operation](rest) if operation in ANSWERS else None
    return first if first or viewers is None else _views(answer, viewers)


def difference_in_problem(name: str, status: int, headers: Mapping[str, str], answer: Any) -> Difference | None:
    """The first fault in a refusal that should be the problem `name`, apart from the expectation of the case."""
    if status != PROBLEM_STATUS[name]:
        return Difference("/status", PROBLEM_STATUS[name], summary(status, answer))
    first = _kind(PROBLEM, headers, answer) or _problem(name, answer, "")
    if first:
        return first
    if headers.get("x-request-id") != answer["instance"]:
        return Difference("/instance", headers.get("x-request-id", NOTHING), answer["instance"])
    return None


def summary(status: int, answer: Any) -> Any:
    """An unexpected status, with the members of its problem that explain it."""
    if not isinstance(answer, Mapping):
        return status
    members = {name: answer[name] for name in ("type", "detail", "errors", "violations") if name in answer}
    return {"status": status, **members} if members else status


def _kind(expected: str, headers: Mapping[str, str], answer: Any) -> Difference | None:
    content_type = headers.get("content-type", "").partition(";")[0].strip()
    if content_type != expected:
        return Difference("/content-type", expected, content_type)
    if not headers.get("x-request-id"):
        return Difference("/x-request-id", TEXT, NOTHING)
    return None if isinstance(answer, Mapping) else Difference("", "an object", answer)


def _for_one_reader(headers: Mapping[str, str]) -> Difference | None:
    """What a sealed table answers is for the holder of one key, and nothing on the way may keep it."""
    cached = headers.get("cache-control", "")
    words = [word.strip().lower() for word in cached.split(",")]
    return None if "no-store" in words else Difference("/cache-control", "no-store", cached)


def _problem(name: str, problem: Any, at: str) -> Difference | None:
    if not str(problem.get("type")).endswith("/problems/" + name):
        return Difference(below(at, "type"), "/problems/" + name, problem.get("type", NOTHING))
    if problem.get("status") != PROBLEM_STATUS[name]:
        return Difference(below(at, "status"), PROBLEM_STATUS[name], problem.get("status", NOTHING))
    first = _texts(problem, ("title", "detail", "instance"), at)
    for member in ("errors", "violations"):
        first = first or _listed(problem, member, name == "illegal-action", at)
    return first


def _listed(answer: Mapping[str, Any], member: str, by_rule: bool, at: str) -> Difference | None:
    """Each entry has code, detail and pointer, and in `illegal-action` a rule; `more` counts those beyond the limit."""
    listed = answer.get(member, [])
    if len(listed) > MOST_LISTED or ("more" in answer and listed and len(listed) < MOST_LISTED):
        return Difference(below(at, member), f"up to {MOST_LISTED} faults, then `more`", f"{len(listed)} faults")
    for index, each in enumerate(listed):
        here = below(below(at, member), index)
        first = _texts(each, ("code", "detail", "rule") if by_rule else ("code", "detail"), here)
        if not isinstance(each.get("pointer"), str):
            first = first or Difference(below(here, "pointer"), "a JSON pointer", each.get("pointer", NOTHING))
        if first:
            return first
    return None


def _texts(members: Mapping[str, Any], names: Iterable[str], at: str) -> Difference | None:
    for name in names:
        value = members.get(name, NOTHING)
        if not (isinstance(value, str) and value):
            return Difference(below(at, name), TEXT, value)
    return None


def _some(expected: Iterable[str], answer: Mapping[str, Any]) -> Difference | None:
    return _members(answer, expected, "", whole=False)


def _members(answer: Mapping[str, Any], expected: Iterable[str], at: str, *, whole: bool = True) -> Difference | None:
    """Whether an answer has these members, and as a whole no others."""
    if (sorted(answer) != sorted(expected)) if whole else not set(expected) <= set(answer):
        return Difference(at, sorted(expected), sorted(answer))
    return None


def _position(position: Any, at: str = "") -> Difference | None:
    if not isinstance(position, Mapping):
        return Difference(at, "a position", position)
    if first := _members(position, POSITION, at) or _events(position["events"], below(at, "events")):
        return first
    over = position["finished"]
    for name, ended in (("to_act", not position["to_act"]), ("scores", position["scores"] is not None)):
        if ended is not over:
            return Difference(below(at, name), f"what fits finished: {over}", position[name])
    default = position["default_actions"]
    if not isinstance(default, Mapping) or any(each.get("player") != player for player, each in default.items()):
        return Difference(below(at, "default_actions"), "an action of its own for each player", default)
    if not {*default} <= {*position["to_act"]}:
        return Difference(below(at, "default_actions"), f"none but of {', '.join(position['to_act'])}", default)
    if not over and not position["legal_actions"] and not position["default_actions"]:
        return Difference(below(at, "legal_actions"), "some action until the end", [])
    expected = _undo(position["events"], [player["id"] for player in position["state"]["players"]])
    return None if position["undo"] == expected else Difference(below(at, "undo"), expected, position["undo"])


def _undo(events: Sequence[Mapping[str, Any]], ids: Sequence[str]) -> Any:
    """The `undo` that follows from the events; None for a position without events."""
    if not events:
        return None
    by_player = {player: [each["type"] for each in events if player in each.get("reveals", ())] for player in ids}
    learnt = {player: [*dict.fromkeys(types)] for player, types in by_player.items() if types}
    return {"safe": False, "learnt": learnt} if learnt else {"safe": True}


def _events(events: Iterable[Mapping[str, Any]], at: str) -> Difference | None:
    for index, event in enumerate(events):
        if first := _texts(event, ("type", "rule", "text"), below(at, index)):
            return first
    return None


def _replay(answer: Mapping[str, Any]) -> Difference | None:
    if first := _members(answer, REPLAY, ""):
        return first
    first = _position(answer["position"], "/position")
    first = first or _events(answer["events"], "/events")
    refused = answer["refused"]
    if first or refused is None:
        return first
    return _members(refused, ("index", "problem"), "/refused") or _problem(
        "illegal-action", refused["problem"], "/refused/problem"
    )


def _inspection(answer: Mapping[str, Any]) -> Difference | None:
    if "violations" not in answer or answer.get("valid") is not (not answer["violations"]):
        return Difference("/valid", "true without violations, false with them", answer.get("valid", NOTHING))
    return _listed(answer, "violations", False, "")


def _views(answer: Mapping[str, Any], viewers: Sequence[str]) -> Difference | None:
    """The views have an entry for each requested viewer, in seat order, a spectator last, with only its own actions."""
    views = answer.get("views", NOTHING)
    if not isinstance(views, Mapping) or sorted(views) != sorted(viewers):
        return Difference("/views", f"an entry for each of {', '.join(viewers)}", views)
    for viewer, entry in views.items():
        at = below("/views", viewer)
        first = _members(entry, ("view", "legal_actions", "default_actions"), at)
        if not first and any(action["player"] != viewer for action in entry["legal_actions"]):
            first = Difference(below(at, "legal_actions"), f"actions of {viewer} alone", entry["legal_actions"])
        if not first and any(player != viewer for player in entry["default_actions"]):
            first = Difference(below(at, "default_actions"), f"that of {viewer} alone", entry["default_actions"])
        if first:
            return first
        seats = [*(player["id"] for player in entry["view"]["players"]), "spectator"]
        in_order = [each for each in seats if each in viewers]
        if list(views) != in_order:
            return Difference("/views", f"entries in the order {', '.join(in_order)}", ", ".join(views))
    return None


ANSWERS: Mapping[str, Callable[[Mapping[str, Any]], Difference | None]] = {
    "setup": _position,
    "actions": _position,
    "legal-actions": partial(_some, ("to_act", "legal_actions")),
    "scores": partial(_some, SHEET),
    "tallies": partial(_some, SHEET),
    "views": partial(_some, ("to_act",)),
    "inspections": _inspection,
    "replays": _replay,
    "matches": partial(_some, MATCH),
}
"""The check of every answer to an operation, whatever a case expects of it."""

SEALED_ANSWERS: Mapping[str, Callable[[Mapping[str, Any]], Difference | None]] = {
    "setup": partial(_some, (*SHOWN, "seat_keys")),
    "actions": partial(_some, (*SHOWN, "legal_actions", "default_actions")),
    "views": partial(_some, (*SHOWN, "legal_actions", "default_actions")),
    "merges": partial(_some, (*SHOWN, "legal_actions", "default_actions")),
    "seats": partial(_some, (*TABLE, "seat_keys", "events")),
    "unseal": partial(_some, (*TABLE, "state", "events")),
    "receipts": partial(_some, ("receipt",)),
    "transcripts": partial(_some, (*TABLE, "setup_events", "actions", "transcript")),
    "subscriptions": partial(_some, (*TABLE, "subscribed")),
    "heads": partial(_some, (*SHOWN, "legal_actions", "default_actions")),
}
"""The check of every answer to a sealed operation."""
