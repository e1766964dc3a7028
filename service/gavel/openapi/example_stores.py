"""The vault and the stores of the examples of sealed tables, all deterministic: every build makes the same contract."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import shake_256
from typing import Final

from joserfc.jwk import OKPKey

from gavel.api.problems import Problem
from gavel.openapi.receipts import KEYS
from gavel.sealing import base64url
from gavel.sealing.agenda import Agenda, Entry
from gavel.sealing.heads import Head
from gavel.sealing.push import Push
from gavel.sealing.tokens import SEAL_BROKEN

CUT_SHORT: Final = 24
"""The bytes of the contents in an example's token; real ones have some hundreds."""


@dataclass
class ExampleVault:
    """A vault that only appears to seal: its keys and tokens follow from earlier calls."""

    sealed: dict[str, bytes] = field(default_factory=dict)
    drawn: int = 0

    def seal(self, contents: bytes) -> str:
        """A text like the token of these contents, but shorter, since the contract has a hundred of them."""
        header = b'{"alg":"A256KW","enc":"A256GCM","kid":"for-example"}'
        lengths, code = (40, 12, CUT_SHORT, 16), shake_256(contents).digest(68 + CUT_SHORT)
        parts = [code[sum(lengths[:at]) : sum(lengths[: at + 1])] for at in range(len(lengths))]
        token = ".".join([base64url.encode(part) for part in (header, *parts)])
        self.sealed[token] = contents
        return token

    def unseal(self, token: str) -> bytes:
        """The contents of a token that this vault has made."""
        if token not in self.sealed:
            raise Problem(SEAL_BROKEN)
        return self.sealed[token]

    def draw(self, count: int) -> bytes:
        """Bytes that look random."""
        self.drawn += 1
        return shake_256(f"an example, {self.drawn}".encode()).digest(count)

    def signing(self) -> OKPKey:
        """The key of all examples."""
        assert KEYS.sign is not None
        return KEYS.sign


class ExampleHeads:
    """Heads in memory, while the examples are made."""

    def __init__(self) -> None:
        self._heads: dict[str, Head] = {}

    def create(self, table: str, head: Head, ttl: int = 0) -> bool:
        """Begin a table."""
        return self._heads.setdefault(table, head) == head

    def read(self, table: str) -> Head | None:
        """The head of a table."""
        return self._heads.get(table)

    def swap(self, table: str, counter: int, head: Head, ttl: int = 0) -> bool:
        """Replace the head with this counter."""
        kept = self._heads.get(table)
        if kept is None or kept.counter != counter:
            return False
        self._heads[table] = head
        return True

    def ping(self) -> None:
        """Return: this store always answers."""

    def complaints(self) -> list[str]:
        """No complaint."""
        return []


EXAMPLE_PUSH: Final = Push(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    ("https://fcm.googleapis.com",),
)
"""What the service of the examples offers: the key is that of an example of RFC 8291."""


class ExampleAgenda(Agenda):
    """An agenda that remembers subscriptions, and nothing else."""

    def __init__(self) -> None:
        self._subscriptions: dict[tuple[str, str], list[str]] = {}

    def put(self, entries: Iterable[Entry], due: int) -> None:
        """Nothing is ever done."""

    def take_clocks(self, now: int, most: int) -> list[Entry]:
        """Nothing is due."""
        return []

    def take_calls(self, now: int, most: int) -> list[Entry]:
        """Nobody is called."""
        return []

    def see(self, table: str, seat: str, at: int) -> None:
        """Nobody is seen."""

    def seen(self, table: str) -> Mapping[str, int]:
        """Nobody has looked."""
        return {}

    def subscribe(self, table: str, seat: str, subscriptions: Sequence[str], at: int) -> None:
        """Replace those of a seat."""
        self._subscriptions[table, seat] = [*subscriptions]

    def unsubscribe(self, table: str, seat: str, subscriptions: Sequence[str]) -> None:
        """Take these from those of a seat."""
        left = [each for each in self.subscriptions(table, seat) if each not in subscriptions]
        self._subscriptions[table, seat] = left

    def subscriptions(self, table: str, seat: str) -> list[str]:
        """Those of a seat."""
        return self._subscriptions.get((table, seat), [])
