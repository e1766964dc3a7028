"""The service in process, as the conformance runner sees it, and what it said while the cases were played."""

import json
import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from gavel.conformance.cases import Case, cases
from gavel.conformance.runner import Send, run_case
from gavel.conformance.transport import parsed
from gavel.http.app import create_app

Answer = tuple[int, Mapping[str, str], Any]


@cache
def service() -> Send:
    """A `send` that goes through the service's test client."""
    client = create_app().test_client()

    def send(method: str, path: str, body: Any) -> Answer:
        content = None if body is None else json.dumps(body).encode()
        response = client.open(
            path, method=method, data=content, content_type=None if body is None else "application/json"
        )
        return response.status_code, {name.lower(): value for name, value in response.headers}, parsed(response.data)

    return send


class Exchange(NamedTuple):
    """A request that a case makes, and its answer."""

    case: Case
    method: str
    path: str
    body: Any
    answer: Answer


def exchanges(game: str) -> Iterator[Exchange]:
    """All that is asked and answered in the cases of a game; whether they pass is another test's matter.

    They are played once in a process. Whoever asks gets documents of their own.
    """
    for case, recorded in _recorded(game):
        for exchange in pickle.loads(recorded):
            yield Exchange(case, *exchange)


@cache
def _recorded(game: str) -> list[tuple[Case, bytes]]:
    return [(case, _played(case)) for case in cases(game)]


def _played(case: Case) -> bytes:
    found: list[tuple[str, str, Any, Answer]] = []

    def send(method: str, path: str, body: Any) -> Answer:
        answer = service()(method, path, body)
        found.append((method, path, body, answer))
        return answer

    run_case(case, send)
    return pickle.dumps(found)


@dataclass
class Seen:
    """What turned up in the answers to a case, and which options it asked for."""

    codes: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    rulings: list[Mapping[str, Any]] = field(default_factory=list)
    options: set[str] = field(default_factory=set)

    def look_at(self, answer: Any) -> None:
        """Note the codes, rules and rulings anywhere in an answer."""
        if isinstance(answer, Mapping):
            for name, found in (("code", self.codes), ("rule", self.rules)):
                if isinstance(answer.get(name), str):
                    found.add(answer[name])
            self.rulings += answer.get("rulings", [])
        for value in _within(answer):
            self.look_at(value)


def _within(answer: Any) -> list[Any]:
    if isinstance(answer, Mapping):
        return list(answer.values())
    return answer if isinstance(answer, list) else []


def seen_in_cases(game: str) -> list[tuple[Case, Seen]]:
    """What turned up in each case of a game."""
    found: dict[str, tuple[Case, Seen]] = {case.id: (case, Seen()) for case in cases(game)}
    for exchange in exchanges(game):
        _case, seen = found[exchange.case.id]
        if isinstance(exchange.body, Mapping) and isinstance(exchange.body.get("options"), Mapping):
            seen.options.update(exchange.body["options"])
        if exchange.method == "POST":
            seen.look_at(exchange.answer[2])
    return list(found.values())
