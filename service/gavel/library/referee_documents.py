"""Checks of a referee's actions, and of their records in a state."""

from dataclasses import replace
from typing import Final

from gavel.engine.patches import MOST_BYTES, MOST_OPERATIONS
from gavel.engine.records import (
    CORRECT,
    DEFAULT,
    FORFEIT,
    MOST_CORRECTIONS,
    MOST_PENALTIES,
    PENALTY,
    REFEREE,
)
from gavel.engine.shapes import MOST
from gavel.library import checks
from gavel.library.checks import Check
from gavel.library.from_shapes import NO_CONTROLS, PLAYER, SEAT

MOST_POINTS: Final = 999_999
MOST_KEYS: Final = 2_000
"""The most unsealings, or new keys, of a sealed table."""

_PLY: Final = checks.integer(0, MOST)
_LATER_PLY: Final = checks.integer(1, MOST)
_REASON: Final = checks.text(1, 500, NO_CONTROLS)
_POINTS: Final = checks.integer(-MOST_POINTS, MOST_POINTS)
_BANK: Final = replace(_POINTS, required=False)
_PATH: Final = checks.text(0, 300, "^(?:/(?:[^/~]|~[01])*)*$")


def actions() -> dict[str, Check]:
    """The check of each type of a referee's actions."""
    of = {
        CORRECT: {"patch": _patch(), "bank": _BANK, "reason": _REASON},
        FORFEIT: {"seat": SEAT, "reason": _REASON},
        PENALTY: {"seat": SEAT, "points": _POINTS, "reason": _REASON},
        DEFAULT: {"seat": SEAT},
    }
    return {
        name: checks.members({"type": checks.one_of((name,)), "player": checks.one_of((REFEREE,)), **members})
        for name, members in of.items()
    }


def _patch() -> Check:
    value = {"path": _PATH, "value": checks.ANYTHING}
    of = {"add": value, "remove": {"path": _PATH}, "replace": value}
    operations = {name: checks.members({"op": checks.one_of((name,)), **members}) for name, members in of.items()}
    return checks.items(checks.tagged("op", operations), 1, MOST_OPERATIONS, most_bytes=MOST_BYTES)


def records() -> dict[str, Check]:
    """The checks of the members of a state for records, each of which may be absent."""
    paths = checks.items(checks.text(1, 300), 0, MOST_OPERATIONS)
    of = {
        "corrections": (MOST_CORRECTIONS, {"ply": _LATER_PLY, "reason": _REASON, "paths": paths, "bank": _BANK}),
        "forfeits": (MOST_PENALTIES, {"ply": _LATER_PLY, "seat": SEAT, "reason": _REASON}),
        "penalties": (MOST_PENALTIES, {"ply": _LATER_PLY, "seat": SEAT, "points": _POINTS, "reason": _REASON}),
        "unsealed": (MOST_KEYS, {"by": PLAYER, "ply": _PLY}),
        "rekeyed": (MOST_KEYS, {"seat": SEAT, "by": PLAYER, "ply": _PLY}),
    }
    return {
        kind: replace(checks.items(checks.members(members), 1, most), required=False)
        for kind, (most, members) in of.items()
    }
