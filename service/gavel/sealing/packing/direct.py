"""States as a row of figures of one byte each, written and read without a document.

The row begins with a byte that begins no list in CBOR; then come phase, round, ply and history, then the game's own
members. The edition of the table, which never changes, is packed apart: see `editions`.
"""

from typing import Any, Final

from gavel.schemas.scalars import Choice
from gavel.schemas.vocabulary import Vocabulary
from gavel.sealing.packing.editions import Edition

MARK: Final = 0
_HISTORY: Final = slice(5, 37)
"""The slice of the history's 32 bytes; mark, phase, round and the two bytes of the ply precede them."""


class Direct:
    """Packs states without a referee's records; the deal of a sealed table follows from its secret."""

    def __init__(self, of: Vocabulary) -> None:
        phases = of.state().members["phase"]
        assert isinstance(phases, Choice), "phases are few"
        self._phases = phases.choices
        self._numbers = {phase: number for number, phase in enumerate(phases.choices)}
        self._derived = of.game.declaration.state

    def pack(self, state: Any, edition: Edition) -> bytes | None:
        """The figures of a state; None if a figure does not fit a byte, or a word has no number."""
        ply_high, ply_low = divmod(state.ply, 256)
        try:
            head = bytes((MARK, self._numbers[state.phase], state.round, ply_high, ply_low))
            return head + bytes.fromhex(state.history) + bytes(self._derived.pack(state))
        except (ValueError, OverflowError, KeyError):
            return None

    def unpack(self, packed: bytes, edition: Edition) -> Any:
        """The state of a row of figures; the caller sets its `deal`."""
        state = object.__new__(self._derived.of)
        state.ids, state.strangers = edition.words.ids, ()
        state.ruleset, state.variant = edition.ruleset, edition.variant
        state.options, state.table_deals, state.deal = edition.options, edition.table_deals, None
        state.phase, state.round, state.ply = self._phases[packed[1]], packed[2], ply(packed)
        state.history, state.records = packed[_HISTORY].hex(), None
        self._derived.unpack(state, iter(packed[_HISTORY.stop :]))
        return state


def is_direct(packed: bytes) -> bool:
    """Whether these bytes are a row of figures."""
    return packed[0] == MARK


def ply(packed: bytes) -> int:
    """The number of actions that have led to a state."""
    return packed[3] << 8 | packed[4]
