"""What a referee has done to a game: the records that its state carries, absent while there are none.

Corrections, forfeits and penalties are in a state as in a scoresheet: by ply, seats by their players' ids.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from gavel.engine.documents import RecordsDocument

REFEREE: Final = "referee"
"""The `player` of a referee's actions, and whose key acts so at a sealed table."""

CORRECT, FORFEIT, PENALTY, DEFAULT = "correct", "forfeit", "penalty", "default"
ACTION_TYPES: Final = (CORRECT, FORFEIT, PENALTY, DEFAULT)
"""The referee's types of actions; they are never listed."""

MOST_CORRECTIONS: Final = 20
"""In a game: each makes the game's state anew, and a record of many must not take long to judge."""
MOST_PENALTIES: Final = 100
"""In a game, so that a state stays of a size that can be sent."""

Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Records:
    """What a referee has done, each kind in the order of doing."""

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
        """What each correction has brought from the bank, where it has; fewer than 0 went to it."""
        return tuple([each[BANK] for each in self.corrections if BANK in each])

    def count(self) -> int:
        """How many actions of a referee are on record; a default action is its seat's, and is not."""
        return len(self.corrections) + len(self.forfeits) + len(self.penalties)

    def with_line(self, action: str, told: Record) -> "Records":
        """These and one more, of that type of action; `told` has its members, and may have others."""
        kind = KIND_OF[action]
        return replace(self, **{kind: (*getattr(self, kind), _line(kind, told))})

    def dump(self) -> RecordsDocument:
        """The members of a state and of a scoresheet."""
        document: RecordsDocument = {}
        if self.corrections:
            document["corrections"] = [*self.corrections]
        if self.forfeits:
            document["forfeits"] = [*self.forfeits]
        if self.penalties:
            document["penalties"] = [*self.penalties]
        if self.unsealed:
            document["unsealed"] = [*self.unsealed]
        if self.rekeyed:
            document["rekeyed"] = [*self.rekeyed]
        return document


KIND_OF: Final = {CORRECT: "corrections", FORFEIT: "forfeits", PENALTY: "penalties"}
"""The kind of record that a type of action leaves; a default action is its seat's, and leaves none."""

MEMBERS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "corrections": ("ply", "reason", "paths"),
    "forfeits": ("ply", "seat", "reason"),
    "penalties": ("ply", "seat", "points", "reason"),
    "unsealed": ("by", "ply"),
    "rekeyed": ("seat", "by", "ply"),
}
"""Of each kind of record, in the contract's order."""

BANK: Final = "bank"
"""A member of a correction and of its record: what came from the bank, or went to it; absent where nothing did."""

CUSTODY: Final = ("unsealed", "rekeyed")
"""Records of what was done to a game at a sealed table without playing: no actions, and in no record of a game."""


def load(document: Mapping[str, Any]) -> Records | None:
    """The records of a state; None where there are none."""
    if document.keys().isdisjoint(MEMBERS_OF):  # this way round five members are looked for, not two dozen
        return None
    return Records(*[tuple([_line(kind, record) for record in document.get(kind, ())]) for kind in MEMBERS_OF])


def _line(kind: str, told: Record) -> Record:
    """A record of this kind; `told` has its members, and may have others."""
    line = {name: told[name] for name in MEMBERS_OF[kind]}
    return {**line, BANK: told[BANK]} if kind == "corrections" and told.get(BANK) else line
