"""Seats, and the numbers of words, in the compact form of one game's states."""

from collections.abc import Sequence

from gavel.engine.actions import TABLE
from gavel.engine.records import REFEREE
from gavel.schemas.compact import as_bytes, plain_bytes


class Words:
    """The players' ids and a game's table of words, each with its number. Packers read the members as they are."""

    __slots__ = ("by_number", "count", "ids", "numbers", "players", "seats")

    def __init__(self, ids: Sequence[str], words: Sequence[str]) -> None:
        self.ids = tuple(ids)
        self.count = len(self.ids)
        """The number of players."""
        self.players = (*ids, TABLE, REFEREE)
        """The players by seat; table and referee have the seats beyond."""
        self.seats = {player: seat for seat, player in enumerate(self.players)}
        self.by_number = tuple(words)
        self.numbers = {word: index for index, word in enumerate(words)}

    def seat(self, player: str) -> int | str:
        """The seat of a player; an unknown id stays as it is."""
        return self.seats.get(player, player)

    def player(self, seat: int | str) -> str:
        """The player in a seat."""
        return seat if isinstance(seat, str) else self.players[seat]

    def pack(self, text: str) -> int | bytes | str:
        """A word as its index in the table, hexadecimal digits as bytes, and any other text as it is."""
        index = self.numbers.get(text)
        if index is not None:
            return index
        try:
            raw = bytes.fromhex(text)
        except ValueError:
            return text
        return raw if raw.hex() == text else text

    def unpack(self, packed: int | bytes | str) -> str:
        """The text of a packed value."""
        if isinstance(packed, int):
            return self.by_number[packed]
        return packed.hex() if isinstance(packed, bytes) else packed

    def pack_all(self, texts: Sequence[str]) -> bytes | Sequence[int | bytes | str]:
        """A packed list of texts; bytes if all are words with small numbers."""
        try:
            return plain_bytes([*map(self.numbers.__getitem__, texts)])
        except KeyError:
            return as_bytes([*map(self.pack, texts)])

    def unpack_all(self, packed: bytes | list[int | bytes | str]) -> list[str]:
        """The texts of a packed list."""
        if isinstance(packed, bytes):
            return [*map(self.by_number.__getitem__, packed)]
        return [*map(self.unpack, packed)]
