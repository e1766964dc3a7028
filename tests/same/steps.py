"""Steps of a session: requests that may refer to earlier answers, so that each build goes on with what it has made.

A reference is `{"$answer": [step, member, …]}`. Of tokens and heads only the length is compared: a token is sealed by a
key of its own, and its contents belong to the build that made it.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tests.same.service import Service

Json = Any

REFERENCE = "$answer"
OF_ONE_BUILD = ("token", "head")


class Step(NamedTuple):
    """One request: a GET where there is no body."""

    path: str
    body: Json = None
    language: str = "en"
    key: Json = None
    """The seat key that comes with it, if any; a reference, as a rule."""


class Session:
    """Asks one step after the other."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._answers: list[Json] = []

    def ask(self, step: Step) -> tuple[int, Json]:
        """The status and the answer; references in the step are settled by the answers so far."""
        headers = {"Accept-Language": step.language}
        if step.key is not None:
            headers["Authorization"] = f"Bearer {self._settled(step.key)}"
        status, answer = self._service.ask(step.path, self._settled(step.body), headers)
        self._answers.append(answer)
        return status, answer

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._answers) - 1

    def _settled(self, value: Json) -> Json:
        if isinstance(value, dict):
            if REFERENCE in value:
                return self._at(*value[REFERENCE])
            return {name: self._settled(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [self._settled(inner) for inner in value]
        return value

    def _at(self, step: int, *members: str) -> Json:
        """Part of an earlier answer; None where this build has answered without it."""
        part = self._answers[step]
        for member in members:
            part = part.get(member) if isinstance(part, Mapping) else None
        return part


def reference(step: int, *members: str) -> Json:
    """A reference to a part of an earlier answer."""
    return {REFERENCE: [step, *members]}


def comparable(answer: Json) -> Json:
    """An answer, with its length in the place of whatever only the build that made it can read."""
    if isinstance(answer, dict):
        return {
            name: f"{len(value)} characters" if name in OF_ONE_BUILD and isinstance(value, str) else comparable(value)
            for name, value in answer.items()
        }
    if isinstance(answer, list):
        return [comparable(each) for each in answer]
    return answer


def differences(one: Json, other: Json, at: str = "") -> Iterator[str]:
    """What differs between two answers, by pointer; the order of members counts, as the contract promises it."""
    if isinstance(one, dict) and isinstance(other, dict):
        if [*one] != [*other]:
            yield f"{at} had the members {[*one]}, has {[*other]}"
        for name in one:
            if name in other:
                yield from differences(one[name], other[name], f"{at}/{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{at}/{index}")
    elif type(one) is not type(other) or one != other:
        yield f"{at} was {one!r:.200}, is {other!r:.200}"
