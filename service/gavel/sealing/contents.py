"""What a token holds: a table's secret, who holds its keys, its state, and what is not settled yet."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from gavel.engine.dealing import deal_record
from gavel.engine.records import REFEREE
from gavel.sealing import base64url
from gavel.sealing.packing.editions import Edition

ROOT_BYTES: Final = 32
RETIRED_BYTES: Final = 8
"""How much of a verifier is kept once it is replaced: enough that none is taken for another by chance."""
MOST_RECENT: Final = 8
"""How many of the last public actions a token keeps."""

TABLES_REMEMBERED: Final = 1024
"""Of how many tables it is remembered what follows from their secrets alone: each is asked for it dozens of times."""

Document = Mapping[str, Any]


class Base(NamedTuple):
    """A state without what is pending, in its compact form."""

    packed: bytes
    edition: Edition
    """What it has in common with all that is played from it."""


class Rekeyed(NamedTuple):
    """A new key for a seat: by the seat itself, or by the referee, who is behind the last seat."""

    seat: int
    by: int
    ply: int


class Public(NamedTuple):
    """An action as the whole table has seen it; `action` is None where it is not for all to see."""

    type: str
    player: str
    action: Document | None


PackedPublic = bytes | list[Any]
"""The compact form of one, in the words of its table."""


class Contents(NamedTuple):
    """All that a token holds. Each call makes several, which is why it is a tuple."""

    game: str
    root: bytes
    """The table's secret: its id, its seed and its digests are made of it."""
    room: int
    """The bytes that the contents may take, but for a referee's records; the same in all tokens of a table."""
    verifiers: tuple[bytes | None, ...]
    """By seat, then the referee's and the table's."""
    base: Base
    pending: tuple[Document, ...] = ()
    """What has been played from the base: choices that wait for others, or what is held; in the order of playing."""
    held_by: int | None = None
    """Whose action has turned something up that no other seat has seen yet."""
    recent: tuple[PackedPublic, ...] = ()
    """The last public actions before the base, packed: few ask for them."""
    holds: bool = False
    guarded: bool = False
    unsealed: tuple[int, ...] = ()
    """The plies at which a referee was given the state."""
    epoch: int = 0
    """How many times a seat has been given a new key."""
    counter: int = 0
    """How many heads the guard has seen before this one."""
    retired: bytes = b""
    """What is kept of the verifiers that were in force before, `RETIRED_BYTES` of each."""
    rekeyed: tuple[Rekeyed, ...] = ()
    """Every new key that a seat was given, in order."""

    def __repr__(self) -> str:
        """Nothing that is hidden: tracebacks and logs may show it."""
        return f"Contents(game={self.game!r}, table={self.table!r})"

    @property
    def ids(self) -> tuple[str, ...]:
        """The players, in seat order."""
        return self.base.edition.words.ids

    @property
    def table(self) -> str:
        """The table's public id: 128 bits, so that no two tables share it."""
        return _table_of(self.root)

    @property
    def digest(self) -> bytes:
        """256 bits that tell the base from any other; nobody can guess a state by them."""
        return _made_of(self.root, b"base/" + self.base.packed)

    @property
    def head(self) -> str:
        """What people can compare to know whether they are in the same game."""
        return base64url.encode(_made_of(self.root, b"head/" + self.base.packed)[:16])

    def digest_of(self, action: bytes) -> bytes:
        """256 bits that tell a packed action from any other at this table."""
        return _made_of(self.root, b"action/" + action)

    def has_had(self, verifier: bytes) -> bool:
        """Whether any seat of the table has, or has had, the key of this verifier."""
        begun = range(0, len(self.retired), RETIRED_BYTES)
        before = [self.retired[at : at + RETIRED_BYTES] for at in begun]
        return verifier in self.verifiers or verifier[:RETIRED_BYTES] in before

    def counted(self, counter: int) -> "Contents":
        """These contents as the head of that number."""
        return self._replace(counter=counter)

    def settled(self, base: Base, played: Sequence[PackedPublic]) -> "Contents":
        """These contents with another base, to which these public actions have led; nothing is pending any more."""
        recent = (*self.recent, *played)[-MOST_RECENT:]
        marks = self.holds, self.guarded, self.unsealed
        # Written out: `_replace` takes thrice the time.
        return Contents(
            self.game,
            self.root,
            self.room,
            self.verifiers,
            base,
            (),
            None,
            recent,
            *marks,
            self.epoch,
            self.counter,
            self.retired,
            self.rekeyed,
        )

    @property
    def custody(self) -> dict[str, Any]:
        """The members of a state that say when it was given out and which seats have new keys; none at first."""
        holders = (*self.ids, REFEREE)
        opened = [{"by": REFEREE, "ply": ply} for ply in self.unsealed]
        keys = [{"seat": self.ids[each.seat], "by": holders[each.by], "ply": each.ply} for each in self.rekeyed]
        return {**({"unsealed": opened} if opened else {}), **({"rekeyed": keys} if keys else {})}


def both_unsealed(tokens: Iterable[Contents]) -> tuple[int, ...]:
    """The plies at which a referee was given the state, by any of several tokens of one table."""
    return tuple(sorted({ply for each in tokens for ply in each.unsealed}))


@lru_cache(maxsize=TABLES_REMEMBERED)
def _table_of(root: bytes) -> str:
    return base64url.encode(_made_of(root, b"table")[:16])


def seed_of(root: bytes) -> dict[str, str]:
    """The seed that deals the cards of a table, and the nonce that salts the commitment to it, as a setup has them."""
    return {"seed": _made_of(root, b"seed").hex(), "nonce": _made_of(root, b"nonce").hex()}


def drawn_deal(root: bytes) -> dict[str, str]:
    """What the state of a table that the service deals says of its deal."""
    return {**_deal_of(root)}


@lru_cache(maxsize=TABLES_REMEMBERED)
def _deal_of(root: bytes) -> Mapping[str, str]:
    return deal_record(seed_of(root))


def _made_of(root: bytes, purpose: bytes) -> bytes:
    """256 bits made of a table's secret, others for each purpose; they do not tell it.

    BLAKE2b with a key (RFC 7693) is made for that, and takes a third of the time of HMAC-SHA-256.
    """
    return blake2b(purpose, key=root, digest_size=32).digest()
