"""The edition of a table, which never changes: players, ruleset, variant, options and dealer."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from gavel.engine.common import dealer_of, load_options
from gavel.engine.state import TABLE_DEALER
from gavel.schemas.scalars import Choice
from gavel.schemas.vocabulary import Vocabulary
from gavel.sealing.packing.cbor import dumped, loaded
from gavel.sealing.packing.fields import packer_of
from gavel.sealing.packing.source import Packed
from gavel.sealing.packing.words import Words

MEMBERS: Final = 5
"""The number of members in the compact form of an edition: players, options, ruleset, variant, dealer."""


class Edition(NamedTuple):
    """The members that all states of a table have in common."""

    packed: bytes
    """The compact form in CBOR: the first members of a state, packed by its schema."""
    words: Words
    """The numbers of words in the compact form of the table's states and actions."""
    ruleset: str
    variant: str
    options: Mapping[str, Any]
    table_deals: bool


class Editions:
    """Packs the editions of one game."""

    def __init__(self, of: Vocabulary) -> None:
        members = of.state().members
        self._options = packer_of(members["options"])
        self._choices = [_choices(members[name]) for name in ("ruleset", "variant", "dealer")]
        self._declared = of.game.options
        self._words = of.game.declaration.words
        self._usual_words = tuple(self._words({}))

    def of(self, state: Any) -> Edition:
        """The edition of a state."""
        chosen = zip(self._choices, (state.ruleset, state.variant, dealer_of(state)), strict=True)
        numbers = [choices.index(value) for choices, value in chosen]
        words = self.words(state.ids, state.options)
        packed = dumped([[*words.ids], self.packed_options(state.options), *numbers])
        return Edition(packed, words, state.ruleset, state.variant, state.options, state.table_deals)

    def read(self, packed: bytes) -> Edition:
        """The edition of a compact form."""
        members = loaded(packed)
        given = self.options_in(members)
        options = load_options(self._declared, given) if given else {}
        values = [choices[number] for choices, number in zip(self._choices, members[2:], strict=True)]
        ruleset, variant, dealer = values
        return Edition(packed, self.words_in(members), ruleset, variant, options, dealer == TABLE_DEALER)

    def words_in(self, packed: Sequence[Packed]) -> Words:
        """The numbers of words in the compact form of a state, or of its edition."""
        return self.words(tuple(packed[0]), self.options_in(packed))

    def packed_options(self, options: Mapping[str, Any]) -> Packed:
        """The compact form of options: null for none, as at most tables."""
        return self._options.pack(options, NO_WORDS) if options else None

    def options_in(self, packed: Sequence[Packed]) -> Mapping[str, Any]:
        """The options in the compact form of an edition or of a state, as in a document."""
        options: Mapping[str, Any] = {} if packed[1] is None else self._options.unpack(packed[1], NO_WORDS)
        return options

    def words(self, ids: tuple[str, ...], options: Mapping[str, Any]) -> Words:
        """The numbers of words at a table of these players with these options."""
        return _words_of(ids, tuple(self._words(options)) if options else self._usual_words)


NO_WORDS: Final = Words((), ())


@lru_cache(maxsize=256)
def _words_of(ids: tuple[str, ...], words: tuple[str, ...]) -> Words:
    return Words(ids, words)


def _choices(field: Any) -> Sequence[str]:
    assert isinstance(field, Choice), "editions and dealers are few"
    return field.choices
