"""What holds of every answer, whatever the case: its kind, its texts, and the members that go together.

Texts are in the caller's language and are never compared; they have to be there.
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
}


def difference_in_answer(
    operation: str, headers: Mapping[str, str], answer: Any, body: Any = None
) -> Difference | None:
    """What is wrong with an answer of status 200 to that body, apart from what the case expects of it."""
    if found := _kind(JSON, headers, answer):
        return found
    viewers = body.get("viewers") if isinstance(body, Mapping) else None
    rest = answer if viewers is None else {name: answer[name] for name in answer if name != "views"}
    found = ANSWERS[operation](rest) if operation in ANSWERS else None
    return found if found or viewers is None else _views(answer, viewers)


def difference_in_problem(name: str, status: int, headers: Mapping[str, str], answer: Any) -> Difference | None:
    """What is wrong with a refusal that should be the problem `name`, apart from what the case expects of it."""
    if status != PROBLEM_STATUS[name]:
        return Difference("/status", PROBLEM_STATUS[name], summary(status, answer))
    found = _kind(PROBLEM, headers, answer) or _problem(name, answer, "")
    if found:
        return found
    if headers.get("x-request-id") != answer["instance"]:
        return Difference("/instance", headers.get("x-request-id", NOTHING), answer["instance"])
    return None


def summary(status: int, answer: Any) -> Any:
    """A status that was not expected, with what a problem says about it."""
    if not isinstance(answer, Mapping):
        return status
    told = {name: answer[name] for name in ("type", "detail", "errors", "violations") if name in answer}
    return {"status": status, **told} if told else status


def _kind(expected: str, headers: Mapping[str, str], answer: Any) -> Difference | None:
    content_type = headers.get("content-type", "").partition(";")[0].strip()
    if content_type != expected:
        return Difference("/content-type", expected, content_type)
    if not headers.get("x-request-id"):
        return Difference("/x-request-id", TEXT, NOTHING)
    return None if isinstance(answer, Mapping) else Difference("", "an object", answer)


def _problem(name: str, problem: Any, at: str) -> Difference | None:
    if not str(problem.get("type")).endswith("/problems/" + name):
        return Difference(below(at, "type"), "/problems/" + name, problem.get("type", NOTHING))
    if problem.get("status") != PROBLEM_STATUS[name]:
        return Difference(below(at, "status"), PROBLEM_STATUS[name], problem.get("status", NOTHING))
    found = _texts(problem, ("title", "detail", "instance"), at)
    for member in ("errors", "violations"):
        found = found or _listed(problem, member, name == "illegal-action", at)
    return found


def _listed(answer: Mapping[str, Any], member: str, by_rule: bool, at: str) -> Difference | None:
    """Each says what, where and why; an illegal action also by which rule. What is too many is counted."""
    listed = answer.get(member, [])
    if len(listed) > MOST_LISTED or ("more" in answer and listed and len(listed) < MOST_LISTED):
        return Difference(below(at, member), f"up to {MOST_LISTED} faults, then `more`", f"{len(listed)} faults")
    for index, each in enumerate(listed):
        here = below(below(at, member), index)
        found = _texts(each, ("code", "detail", "rule") if by_rule else ("code", "detail"), here)
        if not isinstance(each.get("pointer"), str):
            found = found or Difference(below(here, "pointer"), "a JSON pointer", each.get("pointer", NOTHING))
        if found:
            return found
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
    if found := _members(position, POSITION, at) or _events(position["events"], below(at, "events")):
        return found
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
    """Who has learnt something is told by the events; of a position to which nothing led, nothing can be said."""
    if not events:
        return None
    told = {player: [each["type"] for each in events if player in each.get("reveals", ())] for player in ids}
    learnt = {player: [*dict.fromkeys(types)] for player, types in told.items() if types}
    return {"safe": False, "learnt": learnt} if learnt else {"safe": True}


def _events(events: Iterable[Mapping[str, Any]], at: str) -> Difference | None:
    for index, event in enumerate(events):
        if found := _texts(event, ("type", "rule", "text"), below(at, index)):
            return found
    return None


def _replay(answer: Mapping[str, Any]) -> Difference | None:
    if found := _members(answer, REPLAY, ""):
        return found
    found = _position(answer["position"], "/position")
    found = found or _events(answer["events"], "/events")
    refused = answer["refused"]
    if found or refused is None:
        return found
    return _members(refused, ("index", "problem"), "/refused") or _problem(
        "illegal-action", refused["problem"], "/refused/problem"
    )


def _inspection(answer: Mapping[str, Any]) -> Difference | None:
    if "violations" not in answer or answer.get("valid") is not (not answer["violations"]):
        return Difference("/valid", "true without violations, false with them", answer.get("valid", NOTHING))
    return _listed(answer, "violations", False, "")


def _views(answer: Mapping[str, Any], viewers: Sequence[str]) -> Difference | None:
    """An entry for each viewer who was asked for, in seat order, a spectator last, with actions of its own only."""
    views = answer.get("views", NOTHING)
    if not isinstance(views, Mapping) or sorted(views) != sorted(viewers):
        return Difference("/views", f"an entry for each of {', '.join(viewers)}", views)
    for viewer, entry in views.items():
        at = below("/views", viewer)
        found = _members(entry, ("view", "legal_actions", "default_actions"), at)
        if not found and any(action["player"] != viewer for action in entry["legal_actions"]):
            found = Difference(below(at, "legal_actions"), f"actions of {viewer} alone", entry["legal_actions"])
        if not found and any(player != viewer for player in entry["default_actions"]):
            found = Difference(below(at, "default_actions"), f"that of {viewer} alone", entry["default_actions"])
        if found:
            return found
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
"""What every answer to an operation has, whatever is expected of it."""
