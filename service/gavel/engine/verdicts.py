"""Refusals are values: a code, the rule behind it, a pointer to what is wrong, and its figures.

The rules never write prose. Words are made at the edge, from the code and the figures.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from operator import attrgetter
from typing import Any, Final

from gavel.engine.kinds import Kind

Figures = Mapping[str, Any]

MOST_FOUND: Final = 1_000
"""Where the search for errors and violations ends: a document that is wrong everywhere costs little more than one that
is wrong in a few places."""


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
        """What distinguishes it from others of its kind."""
        return self.code

    def __call__(self, pointer: str = "", *, rule: str | None = None, **figures: Any) -> Violation:
        """A violation with this code."""
        return Violation(self.code, pointer, rule or (self.rules[0] if self.rules else None), figures)

    def citing(self, *rules: str) -> "Code":
        """This code as a game declares it, with the clauses that it cites there."""
        return replace(self, rules=rules)


class Refused(Exception):
    """Something was refused; `violations` holds every reason that was found, never none."""

    def __init__(self, violations: Iterable[Violation]) -> None:
        self.violations = tuple(violations)
        super().__init__(", ".join(violation.code for violation in self.violations))


class IllegalAction(Refused):
    """The state is fine, the action is not allowed in it."""


class InvalidState(Refused):
    """No game can have led to this state or tallied end."""


class InvalidSetup(Refused):
    """No such game can be set up."""


def in_order(violations: Iterable[Violation]) -> list[Violation]:
    """The violations by pointer, then code: the order in which every list of them is answered.

    However many there are, only the first `MOST_FOUND` are asked for.
    """
    return sorted(islice(violations, MOST_FOUND), key=by_pointer)


by_pointer = attrgetter("pointer", "code")
"""What errors and violations are put in order by."""


def pointer(*steps: str | int) -> str:
    """The JSON pointer (RFC 6901) made of these steps."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)
