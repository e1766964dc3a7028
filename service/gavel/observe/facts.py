"""The facts of one request that operators may see: none of them is a state, a seed, a key, a token or a query."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from gavel.api.registry import registry

PROBLEMS: Final = "/problems/"
"""What the type of a problem of the contract begins with; the rest is its name."""

NAMELESS: Final = "http"
"""The code of a problem to which the contract gives no type: its status says all."""

ENDING: Final = ("actions", "sealed-actions", "sealed-merges")
"""The operations that play, and so may end a game."""


class Refusal(NamedTuple):
    """Why something is refused: the first code, or else the problem's name; and the clause, if that code cites one."""

    code: str
    clause: str


class Answered(NamedTuple):
    """What an answer is about: that of a request, or of a line in a batch."""

    operation: str
    """Empty where the path, or the line, names no operation."""
    game: str
    """Empty where no game that there is has been named: what else stands there may be anything."""
    status: int
    ruleset: str
    """Empty where the answer does not tell it."""
    refusal: Refusal | None
    ends_game: bool
    """Whether an action ended the game; said again where a client repeats a call whose answer was lost."""


class Request(NamedTuple):
    """A request that has been answered."""

    answered: Answered
    request_id: str
    client: str
    seconds: float
    """From the request's head until the last of its answer was made; sending it is the client's time."""
    bytes_in: int
    """Of the body, what was read for the answer."""
    bytes_out: int


def game_of(name: str | None) -> str:
    """A game's id, if that is one."""
    return name if name is not None and name in registry() else ""


def refusal_in(problem: Mapping[str, Any]) -> Refusal | None:
    """Why a problem refuses; None for any other document. Codes and clauses are the service's own words."""
    kind = problem.get("type")
    if not isinstance(kind, str) or "status" not in problem:
        return None
    for name in ("violations", "errors"):
        if entries := problem.get(name):
            return Refusal(entries[0]["code"], entries[0].get("rule", ""))
    return Refusal(kind.removeprefix(PROBLEMS) if kind.startswith(PROBLEMS) else NAMELESS, "")


def ruleset_in(document: Mapping[str, Any]) -> str:
    """The ruleset of the state or view in an answer, a replay's last position too; empty where there is none."""
    document = document.get("position") or document
    shown = document.get("state") or document.get("view")
    return str(shown.get("ruleset", "")) if isinstance(shown, dict) else ""


def answered(operation: str, game: str, status: int, document: Mapping[str, Any]) -> Answered:
    """What an answer with this document is about."""
    ends = operation in ENDING and document.get("finished") is True
    return Answered(operation, game, status, ruleset_in(document), refusal_in(document), ends)
