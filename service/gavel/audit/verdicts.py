"""The verdict of an audit on one transcript: a row of the report.

What its words and columns mean stands in docs/audit.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

AGREES: Final = "agrees"
ILLEGAL: Final = "illegal-action"
UNFINISHED: Final = "unfinished"
HISTORY_DIFFERS: Final = "history-differs"
SCORES_DIFFER: Final = "scores-differ"
MALFORMED: Final = "malformed-json"
UNKNOWN_GAME: Final = "unknown-game"
INVALID_REQUEST: Final = "invalid-request"
INVALID_STATE: Final = "invalid-state"
UNSEEDED: Final = "unseeded"
TOO_LARGE: Final = "too-large"
UNREADABLE: Final = "unreadable"
INTERNAL: Final = "internal"


@dataclass(slots=True)
class Verdict:
    """One row, without its file and line. A member is None where the audit could not determine it."""

    verdict: str = AGREES
    game: str | None = None
    ruleset: str | None = None
    players: int | None = None
    index: int | None = None
    code: str | None = None
    rule: str | None = None
    pointer: str | None = None
    actions: int | None = None
    applied: int | None = None
    finished: bool | None = None
    history_matches: bool | None = None
    scores_match: bool | None = None
    digest: str | None = None
    standings: list[dict[str, Any]] | None = None
    claimed: list[dict[str, Any]] | None = None


_KINDS: Final[Mapping[Any, str]] = {
    str: "text",
    str | None: "text",
    int | None: "integer",
    bool | None: "flag",
    list[dict[str, Any]] | None: "standings",
}

COLUMNS: Final[Mapping[str, str]] = {
    "file": "text",
    "line": "integer",
    **{member.name: _KINDS[member.type] for member in fields(Verdict)},
}
"""The report's columns in their order, each with the kind of its values.

In CSV, standings are JSON, flags `true` and `false`, and nothing is empty.
"""
