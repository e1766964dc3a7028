"""The shapes of a referee's actions, and of the records of these, and of a sealed table's keys, in a state."""

from collections.abc import Mapping
from typing import Final

from gavel.engine.patches import MOST_BYTES, MOST_OPERATIONS
from gavel.engine.records import CORRECT, DEFAULT, FORFEIT, MOST_CORRECTIONS, MOST_PENALTIES, PENALTY, REFEREE
from gavel.engine.shapes import NO_CONTROLS, Anything, Constant, Integer, Items, Object, Player, Shape, Tagged, Text

_MOST_POINTS: Final = 999_999
_MOST_KEYS: Final = 2_000
"""The most unsealings, or new keys, of a table: a token has no room for more."""

_SEAT: Final = Player(seat=True)
_PATH: Final = Text(300, 0, pattern="^(?:/(?:[^/~]|~[01])*)*$")
_REASON: Final = Text(500, pattern=NO_CONTROLS, about="Why, in the referee's own words; everybody may read it.")
_POINTS: Final = Integer(-_MOST_POINTS, _MOST_POINTS, about="Added to the total in the order; not 0.")
_BANK: Final = Integer(
    -_MOST_POINTS,
    _MOST_POINTS,
    required=False,
    about="What came from the bank into hands and bids; fewer than 0 went there. Without it, a correction keeps what "
    "lies in hands and bids together.",
)


def _operation(name: str, **members: Shape) -> Object:
    return Object(
        {"op": Constant(name), "path": _PATH, **members},
        title=f"Patch{name.capitalize()}",
        doc=f"Operation `{name}` of RFC 6902.",
        in_all_games=True,
    )


_PATCH: Final = Items(
    Tagged(
        (_operation("add", value=Anything()), _operation("remove"), _operation("replace", value=Anything())),
        tag="op",
        title="PatchOperation",
        doc="One operation of a JSON Patch (RFC 6902).",
        in_all_games=True,
    ),
    1,
    MOST_OPERATIONS,
    MOST_BYTES,
    about="A JSON Patch (RFC 6902) of the state, of the operations `add`, `remove` and `replace`. All values together "
    f"have at most {MOST_BYTES:,} bytes, each as compact JSON in UTF-8.",
)


def _action(name: str, **members: Shape) -> Object:
    return Object(
        {"type": Constant(name), "player": Constant(REFEREE), **members},
        title=f"Referee{name.capitalize()}Action",
        doc=f"The referee's action `{name}`.",
    )


ACTIONS: Final[Mapping[str, Object]] = {
    CORRECT: _action(CORRECT, patch=_PATCH, bank=_BANK, reason=_REASON),
    FORFEIT: _action(FORFEIT, seat=_SEAT, reason=_REASON),
    PENALTY: _action(PENALTY, seat=_SEAT, points=_POINTS, reason=_REASON),
    DEFAULT: _action(DEFAULT, seat=_SEAT),
}
"""The shape of each type of a referee's actions."""


def _records(most: int, about: str, title: str, doc: str, **members: Shape) -> Items:
    return Items(Object(members, title=title, doc=doc, in_all_games=True), 1, most, required=False, about=about)


def _of_actions(kind: str, most: int, title: str, doc: str, **members: Shape) -> Items:
    about = f"The referee's {kind} so far, by ply; absent while there are none."
    return _records(most, about, title, doc, ply=Integer(1), **members)


RECORDS: Final[Mapping[str, Items]] = {
    "corrections": _of_actions(
        "corrections",
        MOST_CORRECTIONS,
        "CorrectionRecord",
        "A correction by the referee.",
        reason=_REASON,
        paths=Items(
            Text(_PATH.most),
            most=MOST_OPERATIONS,
            about="Pointers to the members of the state that were corrected, ascending, no deeper than into a list.",
        ),
        bank=_BANK,
    ),
    "forfeits": _of_actions(
        "forfeits",
        MOST_PENALTIES,
        "ForfeitRecord",
        "A seat that the referee has declared forfeited.",
        seat=_SEAT,
        reason=_REASON,
    ),
    "penalties": _of_actions(
        "penalties",
        MOST_PENALTIES,
        "PenaltyRecord",
        "Points given by the referee.",
        seat=_SEAT,
        points=_POINTS,
        reason=_REASON,
    ),
    "unsealed": _records(
        _MOST_KEYS,
        "Every time that a referee came to know what was hidden, in order; absent before the first. Public.",
        "Unsealing",
        "A referee was given the plain state of a sealed table, or took back what had been turned up there.",
        by=Player(about="Who: the referee."),
        ply=Integer(about="After how many actions."),
    ),
    "rekeyed": _records(
        _MOST_KEYS,
        "Every new key that a seat was given, in order; absent while there was none. Public.",
        "NewKey",
        "A seat of a sealed table was given a new key.",
        seat=_SEAT.meaning("The player whose key is another from then on."),
        by=Player(about="Who gave it: that player, or the referee."),
        ply=Integer(about="After how many actions."),
    ),
}
"""The shapes of the members of a state for records, each absent while there are none."""
