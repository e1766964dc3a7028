"""A game's states and actions in their compact form."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from gavel.schemas.vocabulary import Vocabulary
from gavel.sealing.packing.direct import Direct
from gavel.sealing.packing.fields import packer_of, packer_of_members
from gavel.sealing.packing.source import Packed
from gavel.sealing.packing.words import Words

Document = Mapping[str, Any]

_OPTIONS, _PLY, _RECORDS = 1, 9, slice(11, 14)
"""Where members stand in the compact form of a state."""

_NOTHING: Final = frozenset({bool})
"""The type of what stands for absent members, and of nothing else that is packed."""


class Packing:
    """Packs what one game's tokens hold."""

    def __init__(self, of: Vocabulary) -> None:
        state = of.state()
        self._game = of.game
        self._options = packer_of(state.members["options"])
        self._rest = packer_of_members(state, without=("options",))
        self._action = packer_of(of.any_action)
        self._direct = None if of.shapes.compact is None else Direct(of, of.shapes.compact)
        self.types = tuple(of.action)
        """The types of actions."""
        self._words = of.shapes.words
        self._usual_words = tuple(of.shapes.words({}))

    # --- documents --------------------------------------------------------------------------------------------------

    def words(self, state: Document) -> Words:
        """What stands for words in the tokens of a game with this state."""
        return self._words_of(tuple([player["id"] for player in state["players"]]), state["options"])

    def pack(self, state: Document, words: Words) -> Packed:
        """The compact form of a state, whose words these are."""
        return [[*words.ids], self._options.pack(state["options"], _NO_WORDS), *self._rest.pack(state, words)]

    def unpack(self, packed: Packed) -> dict[str, Any]:
        """The state."""
        state: dict[str, Any] = self._rest.unpack(packed[_OPTIONS + 1 :], self.words_in(packed))
        state["options"] = self._options_in(packed)
        return state

    def pack_action(self, action: Document, words: Words) -> Packed:
        """The compact form of an action."""
        return self._action.pack(action, words)

    def unpack_action(self, packed: Packed, words: Words) -> dict[str, Any]:
        """The action."""
        action: dict[str, Any] = self._action.unpack(packed, words)
        return action

    # --- states as the rules have them ------------------------------------------------------------------------------

    def pack_state(self, state: Any, words: Words) -> Packed:
        """The compact form of a state without its deal."""
        if self._direct is None or state.records is not None:
            return self.pack({**self._game.dump(state), "deal": None}, words)
        return self._direct.pack(state, self._options.pack(state.options, _NO_WORDS), words)

    def unpack_state(self, packed: Packed, words: Words, deal: Callable[[], Mapping[str, str]]) -> Any:
        """The state; where the service deals, `deal` makes what it says of that."""
        if self._direct is None or self.has_records(packed):
            state = self._game.load(self.unpack(packed))
        else:
            state = self._direct.unpack(packed, self._options_in(packed), words)
        if not state.table_deals:
            state.deal = deal()
        return state

    def words_for(self, state: Any) -> Words:
        """What stands for words in the tokens of a game in this state."""
        return self._words_of(state.ids, state.options)

    # --- what a compact form says -----------------------------------------------------------------------------------

    def words_in(self, packed: Packed) -> Words:
        """What stands for words in the compact form of a state."""
        return self._words_of(tuple(packed[0]), self._options_in(packed))

    @staticmethod
    def has_records(packed: Packed) -> bool:
        """Whether a referee has left records."""
        return not _NOTHING.issuperset(map(type, packed[_RECORDS]))

    @staticmethod
    def ply(packed: Packed) -> int:
        """How many actions have led to a state."""
        ply: int = packed[_PLY]
        return ply

    def _options_in(self, packed: Packed) -> Mapping[str, Any]:
        options: Sequence[Packed] = packed[_OPTIONS]
        if _NOTHING.issuperset(map(type, options)):
            return {}
        found: Mapping[str, Any] = self._options.unpack(options, _NO_WORDS)
        return found

    def _words_of(self, ids: tuple[str, ...], options: Mapping[str, Any]) -> Words:
        return _words_of(ids, tuple(self._words(options)) if options else self._usual_words)


_NO_WORDS = Words((), ())


@lru_cache(maxsize=256)
def _words_of(ids: tuple[str, ...], words: tuple[str, ...]) -> Words:
    return Words(ids, words)
