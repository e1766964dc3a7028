"""Refusals are values: a code, the rule behind it, a pointer to what is wrong, and its figures.

The rules never write prose. The API makes sentences from the code and the figures.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from operator import attrgetter
from typing import Any, Final

from gavel.engine.kinds import Kind

Figures = Mapping[str, Any]

MOST_FOUND: Final = 1_000
"""The most errors or violations that a search returns: a document that is wrong everywhere costs little more than one
that is wrong in a few places.
"""


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason why something is refused.

    `pointer` is a JSON pointer (RFC 6901) relative to the thing judged: the action, the state, the setup request or
    the tally. `figures` must be JSON values and may not be named code, rule, detail or pointer.
    """

    code: str
    pointer: str = ""
    rule: str | None = None
    figures: Figures = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Code:
    """A violation code, declared where it arises: the clauses it may cite and its figures by name.

    Called, it makes the violation; `rule` names the clause where it may cite several.
    """

    code: str
    rules: tuple[str, ...] = ()
    figures: Mapping[str, Kind] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of the code."""
        return self.code

    def __call__(self, pointer: str = "", *, rule: str | None = None, **figures: Any) -> Violation:
        """A violation with this code."""
        return Violation(self.code, pointer, rule or (self.rules[0] if self.rules else None), figures)

    def citing(self, *rules: str) -> "Code":
        """This code with the clauses that a game cites."""
        return replace(self, rules=rules)


class Refused(Exception):
    """The rules refuse something; `violations` holds every reason, at least one."""

    def __init__(self, violations: Iterable[Violation]) -> None:
        self.violations = tuple(violations)
        super().__init__(", ".join(violation.code for violation in self.violations))


class IllegalAction(Refused):
    """The action is not allowed in its valid state."""


class InvalidState(Refused):
    """No game can have led to the state or to the tallied end."""


class InvalidSetup(Refused):
    """No game can have this setup."""


def in_order(violations: Iterable[Violation]) -> list[Violation]:
    """The violations by pointer, then code, which is the order of every list in an answer.

    The function takes only the first `MOST_FOUND` of them.
    """
    return sorted(islice(violations, MOST_FOUND), key=by_pointer)


by_pointer = attrgetter("pointer", "code")
"""The sort key of errors and violations."""


def pointer(*steps: str | int) -> str:
    """The JSON pointer (RFC 6901) made of these steps."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)
