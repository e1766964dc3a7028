"""Why something was refused: a code, where, which rule, in words, and the figures."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
"""A JSON object as `json.loads` gives it. States and actions are such: values to keep and to send back."""

_NAMED = frozenset({"clause", "code", "detail", "pointer", "rule"})


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason for a refusal.

    `code` is stable and meant for programs, `detail` follows the client's language and is meant for people. `pointer`
    is a JSON pointer (RFC 6901) into what was sent; `rule` names a clause of the game's rules where one applies,
    and `clause` quotes it where the service does; `figures` holds all other members.
    """

    code: str
    detail: str
    pointer: str
    rule: str | None
    clause: str | None
    figures: Json
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Violation":
        """Read one member of `violations` or `errors`."""
        return cls(
            code=raw["code"],
            detail=raw.get("detail", ""),
            pointer=raw.get("pointer", ""),
            rule=raw.get("rule"),
            clause=raw.get("clause"),
            figures=without(raw, _NAMED),
            raw=raw,
        )

    def __str__(self) -> str:
        place = f" at {self.pointer}" if self.pointer else ""
        rule = f" ({self.rule})" if self.rule else ""
        clause = f' "{self.clause}"' if self.clause else ""
        return f"{self.code}{place}{rule}: {self.detail}{clause}"


def violations(raw: Iterable[Json] | None) -> tuple[Violation, ...]:
    """Read a list of faults; none if it is absent."""
    return tuple(Violation.from_json(fault) for fault in raw or ())


def without(raw: Mapping[str, Any], names: frozenset[str]) -> Json:
    """All members of `raw` but those named."""
    return {name: value for name, value in raw.items() if name not in names}
