"""A game's states and actions in their compact form."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gavel.schemas.vocabulary import Vocabulary
from gavel.sealing.packing import direct
from gavel.sealing.packing.cbor import dumped, loaded
from gavel.sealing.packing.editions import MEMBERS, Edition, Editions
from gavel.sealing.packing.fields import packer_of, packer_of_members
from gavel.sealing.packing.source import Packed
from gavel.sealing.packing.words import Words

Document = Mapping[str, Any]

_PLY: Final = 9 - MEMBERS
_RECORDS: Final = slice(11 - MEMBERS, 14 - MEMBERS)
"""The indices of members in the compact form of a state, after those of its edition."""

_NOTHING: Final = frozenset({bool})
"""The type of the placeholder for absent members, and of no other packed value."""

_OF_RECORDS: Final = ("corrections", "forfeits", "penalties")
_OF_A_CORRECTION: Final = 64
"""Bytes by which corrected numbers may outgrow those of the rules."""


class Packing:
    """Packs the states and actions in one game's tokens."""

    def __init__(self, of: Vocabulary) -> None:
        self._game = of.game
        self.editions = Editions(of)
        """Packs the editions of tables."""
        self._rest = packer_of_members(of.state(), without=("options",))
        self._action = packer_of(of.any_action)
        self._direct = direct.Direct(of)
        self.types = tuple(of.action)
        """The types of actions."""

    # --- documents --------------------------------------------------------------------------------------------------

    def words(self, state: Document) -> Words:
        """The numbers of words in the tokens of a game with this state."""
        return self.editions.words(tuple([player["id"] for player in state["players"]]), state["options"])

    def pack(self, state: Document, words: Words) -> list[Packed]:
        """The compact form of a state, with these numbers of words."""
        options = self.editions.packed_options(state["options"])
        return [[*words.ids], options, *self._rest.pack(state, words)]

    def unpack(self, packed: list[Packed]) -> dict[str, Any]:
        """The document of a state, by its compact form."""
        state: dict[str, Any] = self._rest.unpack(packed[2:], self.editions.words_in(packed))
        state["options"] = self.editions.options_in(packed)
        return state

    def pack_action(self, action: Document, words: Words) -> Packed:
        """The compact form of an action."""
        return self._action.pack(action, words)

    def unpack_action(self, packed: Packed, words: Words) -> dict[str, Any]:
        """The document of an action, by its compact form."""
        action: dict[str, Any] = self._action.unpack(packed, words)
        return action

    # --- states as the rules have them, in bytes ---------------------------------------------------------------------

    def pack_state(self, state: Any, edition: Edition) -> bytes:
        """The bytes of a state without its deal and edition: a row of figures, or packed by its schema."""
        if state.records is None:
            packed = self._direct.pack(state, edition)
            if packed is not None:
                return packed
        return self.pack_by_schema(state, edition)

    def pack_by_schema(self, state: Any, edition: Edition) -> bytes:
        """The bytes of a state packed by its schema, which are no fewer than its row of figures."""
        return dumped(self.pack({**self._game.dump(state), "deal": None}, edition.words)[MEMBERS:])

    def unpack_state(self, packed: bytes, edition: Edition, deal: Callable[[], Mapping[str, str]]) -> Any:
        """The state of these bytes; where the service deals, `deal` makes the state's `deal`."""
        if direct.is_direct(packed):
            state = self._direct.unpack(packed, edition)
        else:
            state = self._game.load(self.unpack([*loaded(edition.packed), *loaded(packed)]))
        if self._game.has_chance and not state.table_deals:
            state.deal = deal()
        return state

    def room_of_records(self, packed: bytes, edition: Edition) -> int:
        """The bytes that a referee's records take in a packed state, with room for what corrections may have led to."""
        if direct.is_direct(packed):
            return 0
        members = loaded(packed)
        if _NOTHING.issuperset(map(type, members[_RECORDS])):
            return 0
        state = self.unpack([*loaded(edition.packed), *members])
        without = {name: value for name, value in state.items() if name not in _OF_RECORDS}
        length = len(packed) - len(dumped(self.pack(without, edition.words)[MEMBERS:]))
        return length + (_OF_A_CORRECTION if "corrections" in state else 0)

    def ply(self, packed: bytes) -> int:
        """The number of actions that have led to a state, by its bytes."""
        if direct.is_direct(packed):
            return direct.ply(packed)
        ply: int = loaded(packed)[_PLY]
        return ply
