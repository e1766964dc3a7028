"""Worked examples: the service's answers to a conformance case, in the reader's language."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from gavel.conformance.cases import Case, cases
from gavel.conformance.pointers import find
from gavel.conformance.runner import run_case
from gavel.engine.situations import Situation
from gavel.http.app import create_app

LONGEST = 6
"""The most sentences of an example before the one that matters."""


@dataclass(frozen=True, slots=True)
class Example:
    """The sentences before the answer, then the answer: a sentence, perhaps of a refusal, or a sheet's standings."""

    before: tuple[str, ...]
    answer: str | None
    refused: bool
    standings: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request of a case and its answer."""

    request: Any
    status: int
    answer: Any


class NotShown(Exception):
    """The case does not show what the situation says that it shows."""


def example(situation: Situation, game: str, language: str) -> Example:
    """The example of a situation; raises NotShown, or KeyError for an unknown case."""
    find_answer = _SHOWN[next(iter(situation.shown_by))]
    before: list[str] = []
    position: Any = None
    for exchange in exchanges(game, situation.case, language):
        if _begins_anew(exchange.request, position):
            before = []
        answer = find_answer(exchange, situation)
        if answer is not None:
            upto, sentence, standings = answer
            refused = exchange.status != 200
            sentences = (before + upto)[-LONGEST:] + _figures(exchange, situation, language)
            return Example(tuple(sentences), sentence, refused, tuple(standings))
        before += _sentences(exchange.answer.get("events", ()))
        position = exchange.answer.get("state", position)
    raise NotShown(f"{situation.case} does not show {dict(situation.shown_by)} by any of {situation.clauses}")


@cache
def exchanges(game: str, case: str, language: str) -> tuple[Exchange, ...]:
    """Every POST request of a case, in order, with its answer."""
    posted: list[Exchange] = []

    def send(method: str, path: str, body: Any, _key: str | None) -> tuple[int, Mapping[str, str], Any]:
        named_body = body if body is None else {**body, **_names(path, body)}
        response = client().open(path, method=method, json=named_body, headers={"Accept-Language": language})
        answer = response.get_json(force=True)
        if method == "POST":
            posted.append(Exchange(body, response.status_code, answer))
        return response.status_code, {name.lower(): value for name, value in response.headers}, answer

    run_case(cases_of(game)[case], send)
    return tuple(posted)


@cache
def client() -> Any:
    """The service in process."""
    return create_app().test_client()


@cache
def cases_of(game: str) -> Mapping[str, Case]:
    """The conformance cases of a game, by their ids."""
    return {case.id: case for case in cases(game)}


def _names(path: str, body: Any) -> dict[str, Any]:
    """The member `names`, by which sentences say Ann instead of ann."""
    if not path.endswith(("/setup", "/actions")):
        return {}
    players = body["state"]["players"] if "state" in body else [{"id": each} for each in body["players"]]
    return {"names": {player["id"]: player["id"].capitalize() for player in players}}


def _figures(exchange: Exchange, situation: Situation, language: str) -> list[str]:
    """The situation's text on the requested state, with figures from that state."""
    if not situation.figures:
        return []
    state = exchange.request["state"]
    return [re.sub(r"\{(/[^}]*)\}", lambda found: str(find(state, found[1])), situation.figures[language])]


def _begins_anew(request: Any, position: Any) -> bool:
    """Whether the request starts from another position than the last one."""
    return "state" not in request or request["state"] != position


def _sentences(events: Sequence[Any]) -> list[str]:
    return [event["text"] for event in events if event["type"] != "game-set-up"]


# --- what may show an answer ----------------------------------------------------------------------------------------

Found = tuple[list[str], str | None, list[Mapping[str, Any]]]


def _refusal(exchange: Exchange, situation: Situation) -> Found | None:
    wanted = situation.shown_by["refusal"]
    for violation in exchange.answer.get("violations", ()):
        if violation.get("rule") in situation.clauses and wanted.items() <= violation.items():
            return [], violation["detail"], []
    return None


def _event(exchange: Exchange, situation: Situation) -> Found | None:
    wanted = situation.shown_by["event"]
    for number, event in enumerate(exchange.answer.get("events", ())):
        if event["rule"] in situation.clauses and wanted.items() <= event.items():
            return _sentences(exchange.answer["events"][:number]), event["text"], []
    return None


def _answer(exchange: Exchange, situation: Situation) -> Found | None:
    if not all(_holds(exchange.answer, pointer, value) for pointer, value in situation.shown_by["answer"].items()):
        return None
    sheet = exchange.answer.get("scores") or exchange.answer
    return _sentences(exchange.answer.get("events", ())), None, sheet.get("standings", [])


def _holds(answer: Any, pointer: str, value: Any) -> bool:
    try:
        actual = find(answer, pointer)
    except KeyError:
        return False
    return type(actual) is type(value) and bool(actual == value)


_SHOWN: Mapping[str, Callable[[Exchange, Situation], Found | None]] = {
    "refusal": _refusal,
    "event": _event,
    "answer": _answer,
}
KINDS = tuple(_SHOWN)
"""The ways in which a case may show an answer."""
