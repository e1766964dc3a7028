"""The shapes of a referee's actions, and of their records in a state and a scoresheet."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from gavel.engine.patches import MOST_BYTES, MOST_OPERATIONS
from gavel.engine.records import MOST_CORRECTIONS, MOST_PENALTIES, REFEREE
from gavel.schemas.custody_shapes import custody
from gavel.schemas.fields import Items, Part, Strict, Tagged
from gavel.schemas.scalars import PLAYER_PATTERN, Anything, Constant, Int, Name, SeatId, Text
from gavel.schemas.shapes import Fields, schema

MOST_POINTS: Final = 999_999
REASON_LENGTH: Final = 500
PATH_LENGTH: Final = 300


def reason() -> Text:
    """The shape of a referee's reason, which is public."""
    text = "Why, in the referee's own words; everybody may read it."
    return Text(maximum=REASON_LENGTH, pattern=PLAYER_PATTERN, metadata={"description": text})


def _path() -> Text:
    return Text(0, maximum=PATH_LENGTH, pattern="^(?:/(?:[^/~]|~[01])*)*$")


def _points() -> Int:
    return Int(-MOST_POINTS, MOST_POINTS, metadata={"description": "Added to the total in the order; not 0."})


_PATCH: Final = (
    "A JSON Patch (RFC 6902) of the state, of the operations `add`, `remove` and `replace`. All values together have "
    f"at most {MOST_BYTES:,} bytes, each as compact JSON in UTF-8."
)


@cache
def _operations() -> Mapping[str, type[Strict]]:
    value: Fields = {"path": _path(), "value": Anything()}
    of: Mapping[str, Fields] = {
        "add": value,
        "remove": {"path": _path()},
        "replace": value,
    }
    return {
        name: schema(f"Patch{name.capitalize()}", {"op": Constant(name), **members}, f"Operation `{name}` of RFC 6902.")
        for name, members in of.items()
    }


def bank() -> Int:
    """The shape of the amount that a correction takes from the bank."""
    text = (
        "What came from the bank into hands and bids; fewer than 0 went there. Without it, a correction keeps what "
        "lies in hands and bids together."
    )
    return Int(-MOST_POINTS, MOST_POINTS, required=False, metadata={"description": text})


def actions(prefix: str) -> dict[str, type[Strict]]:
    """The referee's actions."""
    patch = Items(
        Tagged(_operations(), tag="op", named=Name("PatchOperation", "One operation of a JSON Patch (RFC 6902).")),
        1,
        maximum=MOST_OPERATIONS,
        most_bytes=MOST_BYTES,
        metadata={"description": _PATCH},
    )
    of: Mapping[str, Fields] = {
        "correct": {"patch": patch, "bank": bank(), "reason": reason()},
        "forfeit": {"seat": SeatId(), "reason": reason()},
        "penalty": {"seat": SeatId(), "points": _points(), "reason": reason()},
        "default": {"seat": SeatId()},
    }
    return {
        name: schema(
            f"{prefix}Referee{name.capitalize()}Action",
            {"type": Constant(name), "player": Constant(REFEREE), **members},
            f"The referee's action `{name}`.",
        )
        for name, members in of.items()
    }


def records() -> Fields:
    """The members of a state for records, each absent while there are none."""
    return {**_of_actions(), **custody()}


@cache
def _of_actions() -> Fields:
    seat, why = SeatId(), reason()
    of: Mapping[str, tuple[str, Fields, str, int]] = {
        "corrections": (
            "Correction",
            {"reason": why, "paths": _paths(), "bank": bank()},
            "A correction by the referee.",
            MOST_CORRECTIONS,
        ),
        "forfeits": (
            "Forfeit",
            {"seat": seat, "reason": why},
            "A seat that the referee has declared forfeited.",
            MOST_PENALTIES,
        ),
        "penalties": (
            "Penalty",
            {"seat": seat, "points": _points(), "reason": why},
            "Points given by the referee.",
            MOST_PENALTIES,
        ),
    }
    return {
        kind: Items(
            Part(schema(f"{name}Record", {"ply": Int(1), **members}, doc)),
            1,
            maximum=most,
            required=False,
            metadata={"description": f"The referee's {kind} so far, by ply; absent while there are none."},
        )
        for kind, (name, members, doc, most) in of.items()
    }


@cache
def on_sheet() -> type[Strict]:
    """The members of a scoresheet for a referee's actions."""
    return schema("RefereesRecord", records(), "What the referee has done, as it stands in the state.")


def _paths() -> Items:
    text = "Pointers to the members of the state that were corrected, ascending, no deeper than into a list."
    return Items(Text(maximum=PATH_LENGTH), 0, maximum=MOST_OPERATIONS, metadata={"description": text})
