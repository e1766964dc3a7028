"""The verdict of an audit on one transcript: a row of the report."""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

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

VERDICTS: Final[dict[str, str]] = {
    AGREES: "every action is legal, and whatever the transcript claims of the end is so",
    ILLEGAL: "the rules do not allow the action at `index`; nothing after it is judged",
    UNFINISHED: "scores are claimed, and the game has not ended",
    HISTORY_DIFFERS: "every action is legal, and the digest is another one",
    SCORES_DIFFER: "the game has ended, and the scoresheet is another one",
    MALFORMED: "the line is no strict JSON",
    UNKNOWN_GAME: "there is no such game",
    INVALID_REQUEST: "the line is no transcript, or its setup contradicts itself",
    INVALID_STATE: "no game can have led to the state that it begins with",
    UNSEEDED: "its setup tells neither seed nor deal, so that nobody can repeat it",
    TOO_LARGE: "the line is longer than `--max-line`",
    UNREADABLE: "the compressed file breaks off here, or is damaged",
    INTERNAL: "Gavel failed at this line: please report it",
}
"""Verdict -> what it means; a transcript gets the one of its first fault."""


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


class Column(NamedTuple):
    """One column of a report: its name, the kind of its values, and what they mean."""

    name: str
    kind: str
    """`text`, `integer`, `flag` or `standings`."""
    about: str


COLUMNS: Final = (
    Column("file", "text", "the archive's file, as it was found"),
    Column("line", "integer", "the line in it, from 1; of a compressed file, in what comes out of it"),
    Column("verdict", "text", "the first fault, or `agrees`: see below"),
    Column("game", "text", "the id of the game"),
    Column("ruleset", "text", "the edition that was played"),
    Column("players", "integer", "how many played"),
    Column("index", "integer", "which action was refused, from 0"),
    Column("code", "text", "why: the code of the violation, of the error, or of what is wrong with the JSON"),
    Column("rule", "text", "by which clause: `gavel rules GAME CLAUSE` tells it"),
    Column("pointer", "text", "where in the transcript (RFC 6901); the first 256 characters"),
    Column("actions", "integer", "how many actions the transcript has"),
    Column("applied", "integer", "how many of them were legal, up to the first that was not"),
    Column("finished", "flag", "whether the game had ended after those"),
    Column("history_matches", "flag", "whether the digest is the one that is claimed; empty if none is"),
    Column("scores_match", "flag", "whether the scoresheet is the one that is claimed; empty if none is"),
    Column("digest", "text", "the digest that the applied actions lead to"),
    Column("standings", "standings", "players with rank and total by the rules, once the game has ended"),
    Column("claimed", "standings", "players with rank and total as the transcript claims them"),
)
"""The report's columns in their order. In CSV, standings are JSON, flags `true` and `false`, and nothing is empty."""
