"""A game's states and actions in their compact form."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from gavel.schemas.vocabulary import Vocabulary
from gavel.sealing.packing.fields import packer_of, packer_of_members
from gavel.sealing.packing.source import Packed
from gavel.sealing.packing.words import Words

Document = Mapping[str, Any]


class Packing:
    """Packs what one game's tokens hold."""

    def __init__(self, of: Vocabulary) -> None:
        state = of.state()
        self._options = packer_of(state.members["options"])
        self._rest = packer_of_members(state, without=("options",))
        self._action = packer_of(of.any_action)
        self.types = tuple(of.action)
        """The types of actions."""
        self._words = of.shapes.words

    def words(self, state: Document) -> Words:
        """What stands for words in the tokens of a game with this state."""
        ids = tuple([player["id"] for player in state["players"]])
        return _words_of(ids, tuple(self._words(state["options"])))

    def pack(self, state: Document, words: Words) -> Packed:
        """The compact form of a state, whose words these are."""
        return [[*words.ids], self._options.pack(state["options"], _NO_WORDS), *self._rest.pack(state, words)]

    def unpack(self, packed: Packed) -> tuple[dict[str, Any], Words]:
        """The state, and its words."""
        ids, packed_options, *rest = packed
        options = self._options.unpack(packed_options, _NO_WORDS)
        words = _words_of(tuple(ids), tuple(self._words(options)))
        state: dict[str, Any] = self._rest.unpack(rest, words)
        state["options"] = options
        return state, words

    def pack_action(self, action: Document, words: Words) -> Packed:
        """The compact form of an action."""
        return self._action.pack(action, words)

    def unpack_action(self, packed: Packed, words: Words) -> dict[str, Any]:
        """The action."""
        action: dict[str, Any] = self._action.unpack(packed, words)
        return action


_NO_WORDS = Words((), ())


@lru_cache(maxsize=256)
def _words_of(ids: tuple[str, ...], words: tuple[str, ...]) -> Words:
    return Words(ids, words)
