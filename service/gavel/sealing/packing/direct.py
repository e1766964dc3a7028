"""States to their compact form and back without a document, where a game brings what that needs of its own."""

from collections.abc import Mapping, Sequence
from typing import Any

from gavel.engine.common import load_options
from gavel.engine.game import SERVICE_DEALER, TABLE_DEALER
from gavel.schemas.compact import ABSENT, Compact
from gavel.schemas.scalars import Choice
from gavel.schemas.vocabulary import Vocabulary
from gavel.sealing.packing.source import Packed
from gavel.sealing.packing.words import Words

_NO_RECORDS = (ABSENT, ABSENT, ABSENT)
"""Of corrections, forfeits and penalties."""
_FIRST = 11
"""How many members stand before them in the compact form of a state."""


class Direct:
    """Packs states that have no referee's records, and no deal: those of sealed tables are made of their secret."""

    def __init__(self, of: Vocabulary, compact: Compact) -> None:
        members = of.state().members
        self._choices = [_choices(members[name]) for name in ("ruleset", "variant", "dealer", "phase")]
        self._numbers = [{value: number for number, value in enumerate(each)} for each in self._choices]
        self._declared = of.game.options
        self._of = compact

    def pack(self, state: Any, options: Packed, words: Words) -> Packed:
        """The compact form of a state; `options`: that of its options."""
        rulesets, variants, dealers, phases = self._numbers
        return [
            [*words.ids],
            options,
            rulesets[state.ruleset],
            variants[state.variant],
            dealers[TABLE_DEALER if state.table_deals else SERVICE_DEALER],
            None,
            [bytes(range(words.count)), *self._of.players(state, words)],
            phases[state.phase],
            state.round,
            state.ply,
            bytes.fromhex(state.history),
            *_NO_RECORDS,
            *self._of.rest(state, words),
        ]

    def unpack(self, packed: Sequence[Packed], options: Mapping[str, Any], words: Words) -> Any:
        """The state, whose `deal` is to be set yet."""
        rulesets, variants, dealers, phases = self._choices
        _ids, _options, ruleset, variant, dealer, _deal, players, phase, round_, ply, history = packed[:_FIRST]
        state = object.__new__(self._of.state)
        state.ids, state.ruleset, state.variant = words.ids, rulesets[ruleset], variants[variant]
        state.options = load_options(self._declared, options) if options else {}
        state.table_deals, state.deal = dealers[dealer] == TABLE_DEALER, None
        state.phase, state.round, state.ply, state.history = phases[phase], round_, ply, history.hex()
        state.records = None
        self._of.load(state, players[1:], packed[_FIRST + len(_NO_RECORDS) :], words)
        return state


def _choices(field: Any) -> Sequence[str]:
    assert isinstance(field, Choice), "editions, dealers and phases are few"
    return field.choices
