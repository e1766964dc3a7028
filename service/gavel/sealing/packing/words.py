"""What stands for seats and for a game's words in the compact form of one game's states."""

from collections.abc import Sequence

from gavel.engine.actions import TABLE
from gavel.engine.game import REFEREE


class Words:
    """The players' ids and a game's table of words, each with its number."""

    __slots__ = ("_of_seats", "_of_words", "_seats", "_words")

    def __init__(self, ids: Sequence[str], words: Sequence[str]) -> None:
        self._of_seats = [*ids, TABLE, REFEREE]
        self._seats = {player: seat for seat, player in enumerate(self._of_seats)}
        self._of_words = words
        self._words = {word: index for index, word in enumerate(words)}

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self._of_seats) - 2

    def seat(self, player: str) -> int | str:
        """The seat of a player, those beyond for table and referee; an id that nobody has stays as it is."""
        return self._seats.get(player, player)

    def player(self, seat: int | str) -> str:
        """Who has that seat."""
        return seat if isinstance(seat, str) else self._of_seats[seat]

    def pack(self, text: str) -> int | bytes | str:
        """A word's place in the table; hexadecimal digits as bytes; any other text as it is."""
        index = self._words.get(text)
        if index is not None:
            return index
        try:
            raw = bytes.fromhex(text)
        except ValueError:
            return text
        return raw if raw.hex() == text else text

    def unpack(self, packed: int | bytes | str) -> str:
        """The text."""
        if isinstance(packed, int):
            return self._of_words[packed]
        return packed.hex() if isinstance(packed, bytes) else packed
