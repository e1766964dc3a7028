"""The service in process, as the conformance runner sees it, and what it said while a case was played."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from gavel.conformance.cases import Case
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


def seen_in(case: Case) -> Seen:
    """Play a case against the service, and tell what turned up; whether it passes is another test's matter."""
    seen = Seen()

    def send(method: str, path: str, body: Any) -> Answer:
        if isinstance(body, Mapping) and isinstance(body.get("options"), Mapping):
            seen.options.update(body["options"])
        answer = service()(method, path, body)
        if method == "POST":
            seen.look_at(answer[2])
        return answer

    run_case(case, send)
    return seen
