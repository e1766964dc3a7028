"""The declarations of a referee's actions in any game: codes, events, and the breaches in their records."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from gavel.engine.events import EventType
from gavel.engine.invariants import repeats
from gavel.engine.kinds import INTEGER, PLAYER, PLAYERS, SEAT, TEXT, TEXTS, Kind
from gavel.engine.patches import tokens_of
from gavel.engine.records import (
    ACTION_TYPES,
    BANK,
    CORRECT,
    CUSTODY,
    DEFAULT,
    FORFEIT,
    KIND_OF,
    MEMBERS_OF,
    PENALTY,
    REFEREE,
    Records,
)
from gavel.engine.state import GameState
from gavel.engine.verdicts import Code, Violation, pointer


def plies_played(state: GameState) -> int | None:
    """The number of the game's own actions in a state; None if a correction may have changed it."""
    if state.records is None:
        return state.ply
    return None if state.records.corrections else state.ply - state.records.count()


# --- breaches in records --------------------------------------------------------------------------------------------

WRONG_PLY = Code("record.wrong-ply", figures={"ply": INTEGER, "plies": INTEGER})
OF_A_STRANGER = Code("record.stranger", figures={"player": PLAYER})
WRONG_PATHS = Code("record.wrong-paths", figures={"paths": TEXTS})
FORFEIT_TWICE = Code("forfeit.twice", figures={"seat": PLAYER})
NO_POINTS = Code("penalty.no-points")

BREACH_CODES = (WRONG_PLY, OF_A_STRANGER, WRONG_PATHS, FORFEIT_TWICE, NO_POINTS)
"""The codes of breaches in a referee's records."""


def breaches(records: Records, ids: Sequence[str], plies: int) -> Iterator[Violation]:
    """The breaches in a referee's records, in a game of these players after that many actions."""
    taken: set[int] = set()
    for kind in KIND_OF.values():
        last = 0
        for index, record in enumerate(getattr(records, kind)):
            ply, at = record["ply"], pointer(kind, index)
            if not last < ply <= plies or ply in taken:
                yield WRONG_PLY(at + "/ply", ply=ply, plies=plies)
            last = max(last, ply)
            taken.add(ply)
            if "seat" in record and record["seat"] not in ids:
                yield OF_A_STRANGER(at + "/seat", player=record["seat"])
    yield from _breaches_of_their_own(records)
    yield from _breaches_of_custody(records, ids, plies)


def _breaches_of_custody(records: Records, ids: Sequence[str], plies: int) -> Iterator[Violation]:
    """The breaches in records of unsealings and new keys."""
    for kind in CUSTODY:
        last = 0
        for index, record in enumerate(getattr(records, kind)):
            seat, by, at = record.get("seat"), record["by"], pointer(kind, index)
            if not last <= record["ply"] <= plies:
                yield WRONG_PLY(at + "/ply", ply=record["ply"], plies=plies)
            last = max(last, record["ply"])
            if seat is not None and seat not in ids:
                yield OF_A_STRANGER(at + "/seat", player=seat)
            if by not in (seat, REFEREE):
                yield OF_A_STRANGER(at + "/by", player=by)


def _breaches_of_their_own(records: Records) -> Iterator[Violation]:
    """The breaches in the members that only one kind of record has."""
    for index, record in enumerate(records.corrections):
        if record["paths"] != public_paths([*record["paths"]]) or any(map(is_protected, record["paths"])):
            yield WRONG_PATHS(pointer("corrections", index, "paths"), paths=[*record["paths"]])
    for index, seat in repeats([record["seat"] for record in records.forfeits]):
        yield FORFEIT_TWICE(pointer("forfeits", index, "seat"), seat=seat)
    for index, record in enumerate(records.penalties):
        if not record["points"]:
            yield NO_POINTS(pointer("penalties", index, "points"))


# --- members that a correction changes ------------------------------------------------------------------------------

_PROTECTED: Final = frozenset(
    {
        "game",
        "schema_version",
        "ruleset",
        "variant",
        "options",
        "dealer",
        "deal",
        "ply",
        "history",
        *MEMBERS_OF,
    }
)


def is_protected(path: str) -> bool:
    """Whether a pointer leads to, into or above a member that no correction may change: rules, ids, deal, records."""
    steps = tokens_of(path)
    if not steps or steps[0] in _PROTECTED:
        return True
    return steps[0] == "players" and (len(steps) < 3 or steps[2] == "id")


def public_paths(paths: Sequence[str]) -> list[str]:
    """The public part of these pointers: ascending, and no deeper than a list.

    An index in a hidden hand would reveal the place of a card in its order.
    """
    return sorted({_public(tokens_of(path)) for path in paths})


def _public(steps: Sequence[str]) -> str:
    depth = 3 if steps[:1] == ["players"] else 1
    for step in steps[depth:]:
        if step == "-" or step.isdigit():
            break
        depth += 1
    return pointer(*steps[:depth])


# --- codes and events -----------------------------------------------------------------------------------------------

FORFEITED = Code("player.forfeited", figures={"player": PLAYER})
NOT_FORFEITED = Code("default.not-forfeited", figures={"seat": PLAYER})
NOTHING_DUE = Code("default.nothing-due", figures={"seat": PLAYER, "to_act": PLAYERS})
_WAITED_FOR = PLAYERS.meaning("For whom the seat waits: it has the highest bid.")
MAY_WAIT = Code("default.nothing-due", figures={"seat": PLAYER, "waits_for": _WAITED_FOR})
"""The form of the code for the highest bidder, who may still act, but for whom nobody waits."""
TOO_MANY = Code("record.too-many", figures={"maximum": INTEGER})
PROTECTED = Code("correction.protected", figures={"path": TEXT})
FAILED = Code("correction.failed", figures={"path": TEXT})
CHANGES_NOTHING = Code("correction.changes-nothing")
UNBALANCED = Code(
    "correction.unbalanced",
    figures={
        "change": INTEGER.meaning("By how much the correction changes what lies in hands and bids together."),
        "bank": INTEGER.meaning("How much of that it says came from the bank; 0 where it says nothing."),
    },
)

VIOLATIONS = Kind("violations")
"""A figure with the violations of a corrected state: pointers into it, codes, and clauses if there are any."""
MISSHAPEN = Code("correction.misshapen", figures={"against": VIOLATIONS, "count": INTEGER})
IMPOSSIBLE = Code("correction.impossible", figures={"against": VIOLATIONS, "count": INTEGER})


_CLAUSES: Final = {CORRECT: "correction", FORFEIT: "forfeit", PENALTY: "penalty", DEFAULT: "default"}


def clause_of(game: str, action: str) -> str:
    """The clause on a type of action, under the id of that game."""
    return f"{game}/{_CLAUSES[action]}"


@cache
def action_codes(game: str) -> tuple[Code, ...]:
    """The codes of a referee's illegal actions, and of a forfeited player's, with the clauses of that game."""
    correction, forfeit, penalty, default = [clause_of(game, action) for action in ACTION_TYPES]
    of_corrections = (PROTECTED, FAILED, CHANGES_NOTHING, UNBALANCED, MISSHAPEN, IMPOSSIBLE)
    return (
        *[each.citing(forfeit) for each in (FORFEITED, FORFEIT_TWICE)],
        *[each.citing(default) for each in (NOT_FORFEITED, NOTHING_DUE, MAY_WAIT)],
        NO_POINTS.citing(penalty),
        TOO_MANY.citing(correction, penalty),
        *[each.citing(correction) for each in of_corrections],
    )


@cache
def event_types(game: str) -> tuple[EventType, ...]:
    """The events of a referee's actions, with the clauses of that game, in the order of ACTION_TYPES."""
    correction, forfeit, penalty, default = [clause_of(game, action) for action in ACTION_TYPES]
    return (
        EventType("corrected", (correction,), {"why": TEXT, "paths": TEXTS}),
        EventType("forfeited", (forfeit,), {"seat": SEAT, "why": TEXT}),
        EventType("penalty-given", (penalty,), {"seat": SEAT, "points": INTEGER, "why": TEXT}),
        EventType("default-played", (default,), {"seat": SEAT}),
    )


@cache
def banked_event(game: str) -> EventType:
    """The event of a correction that moves money from the bank, or to it."""
    return EventType("corrected", (clause_of(game, CORRECT),), {"why": TEXT, "paths": TEXTS, BANK: INTEGER})


@cache
def result_event(game: str) -> EventType:
    """The event when a referee changes the result of a finished game, with the clause of the action."""
    clauses = tuple(clause_of(game, action) for action in KIND_OF)
    return EventType("result-changed", clauses, {"winners": PLAYERS})


@cache
def custody_events(game: str) -> tuple[EventType, EventType]:
    """The events of unsealings and new keys at a sealed table, with that game's clause, in the order of CUSTODY."""
    rules = (f"{game}/sealed-table",)
    return (
        EventType("unsealed", rules, {"by": PLAYER, "ply": INTEGER}),
        EventType("seat-rekeyed", rules, {"seat": PLAYER, "by": PLAYER, "ply": INTEGER}),
    )
