"""The memory of a case while it runs: the state of the last position, and the named answers."""

from collections.abc import Mapping
from typing import Any

from gavel.conformance.cases import CaseError
from gavel.conformance.pointers import find, patched

STATE, ANSWER, PATCH = "$state", "$answer", "patch"


class Memory:
    """The earlier answers to which later steps can refer."""

    def __init__(self) -> None:
        self._state: Any = None
        self._answers: dict[str, Any] = {}

    def keep(self, answer: Any, name: str | None) -> None:
        """Keep an answer: its state if it is or contains a position; the whole answer if the step names it."""
        if isinstance(answer, Mapping):
            position = answer.get("position", answer)
            if isinstance(position, Mapping) and "state" in position:
                self._state = position["state"]
        if name is not None:
            self._answers[name] = answer

    @property
    def state(self) -> Any:
        """The state of the last position."""
        if self._state is None:
            raise CaseError("no step so far has answered with a position")
        return self._state

    def answer(self, name: str, pointer: str = "") -> Any:
        """The answer of that name, or its part at `pointer`."""
        try:
            return find(self._answers[name], pointer)
        except KeyError as error:
            raise CaseError(f"no earlier answer {name!r} has anything at {pointer!r}") from error

    def filled(self, body: Any) -> Any:
        """A body with every reference replaced by the part of an earlier answer."""
        if isinstance(body, list):
            return [self.filled(item) for item in body]
        if not isinstance(body, Mapping):
            return body
        if STATE in body:
            return patched(self.state, self._changes(body))
        if ANSWER in body:
            return patched(self.answer(body[ANSWER], body.get("pointer", "")), self._changes(body))
        return {name: self.filled(value) for name, value in body.items()}

    def _changes(self, reference: Mapping[str, Any]) -> list[dict[str, Any]]:
        changes: list[dict[str, Any]] = self.filled(reference.get(PATCH, []))
        return changes
