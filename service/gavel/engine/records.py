"""The records of a referee's actions in a game, which its state carries; absent while there are none.

A state and a scoresheet have the same corrections, forfeits and penalties: by ply, with seats as players' ids.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

REFEREE: Final = "referee"
"""The `player` of a referee's actions, and the holder of a referee's key at a sealed table."""

CORRECT, FORFEIT, PENALTY, DEFAULT = "correct", "forfeit", "penalty", "default"
ACTION_TYPES: Final = (CORRECT, FORFEIT, PENALTY, DEFAULT)
"""The referee's types of actions; they are never listed."""

MOST_CORRECTIONS: Final = 20
"""The most corrections in a game: each rebuilds its state, and a record of many must not take long to judge."""
MOST_PENALTIES: Final = 100
"""The most penalties in a game, so that a state stays small enough to be sent."""

Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Records:
    """The records of a referee's actions, each kind in order."""

    corrections: tuple[Record, ...] = ()
    forfeits: tuple[Record, ...] = ()
    penalties: tuple[Record, ...] = ()
    unsealed: tuple[Record, ...] = ()
    rekeyed: tuple[Record, ...] = ()

    @property
    def forfeited(self) -> frozenset[str]:
        """The players whose seats are forfeited."""
        return frozenset([each["seat"] for each in self.forfeits])

    @property
    def penalised(self) -> frozenset[str]:
        """The players who have been given points, whatever their sum."""
        return frozenset([each["seat"] for each in self.penalties])

    def penalty_of(self, player: str) -> int:
        """The sum of a player's penalty points; 0 where there are none."""
        return sum([each["points"] for each in self.penalties if each["seat"] == player])

    @property
    def banked(self) -> tuple[int, ...]:
        """The amounts that corrections took from the bank; a negative amount went to it."""
        return tuple([each[BANK] for each in self.corrections if BANK in each])

    def count(self) -> int:
        """The number of recorded actions of a referee; a default action is the seat's own, and does not count."""
        return len(self.corrections) + len(self.forfeits) + len(self.penalties)

    def with_line(self, action: str, values: Record) -> "Records":
        """These records and one more, for that type of action; `values` has its members, and may have others."""
        kind = KIND_OF[action]
        return replace(self, **{kind: (*getattr(self, kind), _line(kind, values))})

    def dump(self) -> dict[str, list[Record]]:
        """The members of a state and of a scoresheet; a kind without a record is absent."""
        return {kind: [*records] for kind in MEMBERS_OF if (records := getattr(self, kind))}


KIND_OF: Final = {CORRECT: "corrections", FORFEIT: "forfeits", PENALTY: "penalties"}
"""The kind of record of each type of action; a default action is the seat's own, and leaves none."""

MEMBERS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "corrections": ("ply", "reason", "paths"),
    "forfeits": ("ply", "seat", "reason"),
    "penalties": ("ply", "seat", "points", "reason"),
    "unsealed": ("by", "ply"),
    "rekeyed": ("seat", "by", "ply"),
}
"""The members of each kind of record, in the contract's order."""

BANK: Final = "bank"
"""A member of a correction and of its record: the amount from the bank, or to it; absent if it is 0."""

CUSTODY: Final = ("unsealed", "rekeyed")
"""The kinds of records of unsealings and new keys at a sealed table: they are no actions, and in no transcript."""


def load(document: Mapping[str, Any]) -> Records | None:
    """The records of a state; None where there are none."""
    if document.keys().isdisjoint(MEMBERS_OF):  # this order looks up five members, not two dozen
        return None
    return Records(*[tuple([_line(kind, record) for record in document.get(kind, ())]) for kind in MEMBERS_OF])


def _line(kind: str, values: Record) -> Record:
    """A record of this kind; `values` has its members, and may have others."""
    line = {name: values[name] for name in MEMBERS_OF[kind]}
    return {**line, BANK: values[BANK]} if kind == "corrections" and values.get(BANK) else line
