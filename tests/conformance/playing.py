"""The service in process, as the conformance runner sees it, and what it said while the cases were played."""

import json
import pickle
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple, Protocol
from unittest.mock import patch

from gavel.conformance.cases import Case, cases
from gavel.conformance.runner import Outcome, Send, run_case
from gavel.conformance.transport import parsed
from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing import push_key
from gavel.sealing.push import Push
from tests.sealing.table import key_file

Answer = tuple[int, Mapping[str, str], Any]


class Service(Protocol):
    """Sends a request to a service, with a key where there is one."""

    def __call__(self, method: str, path: str, body: Any, key: str | None = None, /) -> Answer: ...


@cache
def service() -> Service:
    """A service that offers everything of which a case may be: it seals, guards tables and calls players."""
    folder = Path(mkdtemp())
    push = Push(push_key.create(folder / "push.pem"))
    return sending(Settings(keys=key_file(), heads=f"sqlite://{folder / 'heads.db'}", push=push))


def sending(settings: Settings) -> Service:
    """A `send` that goes through the test client of a service with these settings."""
    client = create_app(settings).test_client()

    def send(method: str, path: str, body: Any, key: str | None = None, /) -> Answer:
        content = None if body is None else json.dumps(body).encode()
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        response = client.open(
            path,
            method=method,
            data=content,
            content_type=None if body is None else "application/json",
            headers=headers,
        )
        return response.status_code, {name.lower(): value for name, value in response.headers}, parsed(response.data)

    return send


class Hands:
    """The hands of the clock of a service in this process."""

    def __init__(self) -> None:
        self._moved = 0.0

    def time(self) -> float:
        """The seconds since 1970, as that service takes them."""
        return time.time() + self._moved

    def move(self, seconds: float) -> None:
        """Let so many seconds pass at once."""
        self._moved += seconds


@contextmanager
def waiting() -> Iterator[Callable[[float], None]]:
    """What lets seconds pass for the services in this process, until the end of the block."""
    hands = Hands()
    with patch("gavel.sealing.operations.request.time", hands):
        yield hands.move


def outcome_of(case: Case, send: Send | None = None) -> Outcome:
    """What becomes of a case, by default at the service that offers everything; nobody waits."""
    with waiting() as wait:
        return run_case(case, send or service(), wait)


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

    def send(method: str, path: str, body: Any, key: str | None) -> Answer:
        answer = service()(method, path, body, key)
        found.append((method, path, body, answer))
        return answer

    outcome_of(case, send)
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
