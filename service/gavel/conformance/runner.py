"""Plays a case against a server: one request after the other, until an answer differs from its expectation."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gavel.conformance.cases import Case, Step
from gavel.conformance.matching import Difference, difference
from gavel.conformance.memory import Memory
from gavel.conformance.standing import difference_in_answer, difference_in_problem, summary

Send = Callable[[str, str, Any], tuple[int, Mapping[str, str], Any]]
"""`send(method, path, body)` returns status, headers (names in lower case) and parsed JSON; None sends no body."""


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
class Question:
    """One request of a case, with the step that has the expectation of its answer."""

    method: str
    operation: str
    path: str
    body: Any
    step: Step

    def __str__(self) -> str:
        action = self.body.get("action") if isinstance(self.body, Mapping) else None
        figures = " ".join(str(value) for value in action.values()) if isinstance(action, Mapping) else ""
        return f"{self.method} {self.path}" + (f" ({figures})" if figures else "")


def run_case(case: Case, send: Send) -> Failure | None:
    """Play a case through `send`; returns the first failure, or None if all answers match."""
    memory = Memory()
    for number, step in enumerate(case.steps, start=1):
        for question in _questions(case.game, step, memory):
            status, headers, answer = send(question.method, question.path, question.body)
            failed = _difference(question, status, headers, answer, memory)
            if failed:
                return Failure(case, number, str(question), failed)
            memory.keep(answer, question.step.get("as"))
    return None


def _questions(game: str, step: Step, memory: Memory) -> Iterator[Question]:
    """The requests of a step; each depends on the answer to the one before it."""
    if "get" in step:
        yield Question("GET", "get", step["get"], None, step)
    elif "play" in step:
        actions = step["play"]
        for index, action in enumerate(actions):
            last = index == len(actions) - 1
            body = {"state": memory.state, "action": memory.filled(action)}
            yield Question("POST", "actions", f"/v1/games/{game}/actions", body, step if last else {})
    else:
        operation = step["operation"]
        yield Question("POST", operation, f"/v1/games/{game}/{operation}", memory.filled(step["body"]), step)


def _difference(
    question: Question, status: int, headers: Mapping[str, str], answer: Any, memory: Memory
) -> Difference | None:
    refuse = question.step.get("refuse")
    if refuse is not None:
        members = {name: value for name, value in refuse.items() if name != "problem"}
        failed = difference_in_problem(refuse["problem"], status, headers, answer)
        return failed or difference(members, answer, memory)
    if status != 200:
        return Difference("/status", 200, summary(status, answer))
    failed = difference_in_answer(question.operation, headers, answer, question.body)
    return failed or difference(question.step.get("expect", {}), answer, memory)
