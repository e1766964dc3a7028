"""Plays a case against a server: one request after the other, until an answer differs from its expectation."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from time import sleep
from typing import Any, TypeAlias

from gavel.conformance.cases import Case, Step
from gavel.conformance.matching import Difference, difference
from gavel.conformance.memory import Memory
from gavel.conformance.standing import SEALED, difference_in_answer, difference_in_problem, summary

Send = Callable[[str, str, Any, str | None], tuple[int, Mapping[str, str], Any]]
"""`send(method, path, body, key)` returns status, headers (names in lower case) and parsed JSON.

None sends no body; a key goes into the header `Authorization`, None sends none.
"""


@dataclass(frozen=True, slots=True)
class Failure:
    """The failure of a case: the step (1-based), its request, and the first difference."""

    case: Case
    step: int
    question: str
    difference: Difference

    def __str__(self) -> str:
        return f"{self.case.id} {self.case.title}: step {self.step}, {self.question}: {self.difference}"


@dataclass(frozen=True, slots=True)
class NotOffered:
    """The end of a case at a step whose answer says that the server does not offer what the case is about."""

    case: Case
    step: int
    question: str

    def __str__(self) -> str:
        return f"{self.case.id} {self.case.title}: step {self.step}, {self.question}: not offered"


Outcome: TypeAlias = Failure | NotOffered | None
"""What has become of a case; None if all answers match."""


@dataclass(frozen=True, slots=True)
class Pause:
    """So many seconds have to pass before the case goes on."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Question:
    """One request of a case, with the step that has the expectation of its answer."""

    method: str
    operation: str
    path: str
    body: Any
    key: str | None
    step: Step

    def __str__(self) -> str:
        action = self.body.get("action") if isinstance(self.body, Mapping) else None
        figures = " ".join(str(value) for value in action.values()) if isinstance(action, Mapping) else ""
        return f"{self.method} {self.path}" + (f" ({figures})" if figures else "")


def run_case(case: Case, send: Send, wait: Callable[[float], object] = sleep) -> Outcome:
    """Play a case through `send`; returns its outcome. `wait`: lets so many seconds pass."""
    for each in play(case, send):
        if not isinstance(each, Pause):
            return each
        wait(each.seconds)
    return None


def play(case: Case, send: Send) -> Iterator[Pause | Outcome]:
    """Play a case through `send`: first the pauses that it needs, at the end its outcome."""
    memory = Memory()
    for number, step in enumerate(case.steps, start=1):
        if "wait" in step:
            yield Pause(step["wait"])
            continue
        for question in _questions(case.game, step, memory):
            status, headers, answer = send(question.method, question.path, question.body, question.key)
            if any(_fits(each, status, headers, answer, memory) for each in question.step.get("not_offered", ())):
                yield NotOffered(case, number, str(question))
                return
            failed = _difference(question, status, headers, answer, memory)
            if failed:
                yield Failure(case, number, str(question), failed)
                return
            memory.keep(answer, question.step.get("as"))
    yield None


def _questions(game: str, step: Step, memory: Memory) -> Iterator[Question]:
    """The requests of a step; each depends on the answer to the one before it."""
    if "get" in step:
        yield Question("GET", "get", step["get"], None, None, step)
    elif "play" in step:
        actions = step["play"]
        for index, action in enumerate(actions):
            last = index == len(actions) - 1
            body = {"state": memory.state, "action": memory.filled(action)}
            yield Question("POST", "actions", f"/v1/games/{game}/actions", body, None, step if last else {})
    elif "sealed" in step:
        operation, body, key = SEALED + step["sealed"], memory.filled(step["body"]), memory.filled(step.get("key"))
        yield Question("POST", operation, f"/v1/games/{game}/{operation}", body, key, step)
    else:
        operation = step["operation"]
        yield Question("POST", operation, f"/v1/games/{game}/{operation}", memory.filled(step["body"]), None, step)


def _fits(expected: Mapping[str, Any], status: int, headers: Mapping[str, str], answer: Any, memory: Memory) -> bool:
    """Whether an answer is this refusal or, where no problem is named, one of status 200 with these members."""
    if "problem" in expected:
        return _difference_from_refusal(expected, status, headers, answer, memory) is None
    return status == 200 and difference(expected, answer, memory) is None


def _difference(
    question: Question, status: int, headers: Mapping[str, str], answer: Any, memory: Memory
) -> Difference | None:
    refuse = question.step.get("refuse")
    if refuse is not None:
        return _difference_from_refusal(refuse, status, headers, answer, memory)
    if status != 200:
        return Difference("/status", 200, summary(status, answer))
    failed = difference_in_answer(question.operation, headers, answer, question.body)
    return failed or difference(question.step.get("expect", {}), answer, memory)


def _difference_from_refusal(
    refuse: Mapping[str, Any], status: int, headers: Mapping[str, str], answer: Any, memory: Memory
) -> Difference | None:
    members = {name: value for name, value in refuse.items() if name != "problem"}
    failed = difference_in_problem(refuse["problem"], status, headers, answer)
    return failed or difference(members, answer, memory)
