"""What a token holds: a table's secret, who holds its keys, its state, and what is not settled yet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from hmac import digest as hmac_digest
from typing import Any, Final

from gavel.engine.dealing import commitment
from gavel.sealing import base64url

ROOT_BYTES: Final = 32
MOST_RECENT: Final = 8
"""How many of the last public actions a token keeps."""

Document = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Public:
    """An action as the whole table has seen it; `action` is None where it is not for all to see."""

    type: str
    player: str
    action: Document | None


@dataclass(frozen=True, slots=True)
class Contents:
    """All that a token holds."""

    game: str
    root: bytes = field(repr=False)
    """The table's secret: its id, its seed and its digests are made of it."""
    room: int
    """The bytes that the contents may take, but for a referee's records; the same in all tokens of a table."""
    verifiers: tuple[bytes | None, ...] = field(repr=False)
    """By seat, then the referee's and the table's."""
    state: Document = field(repr=False)
    """The *base*: the state without what is pending."""
    pending: tuple[Document, ...] = field(default=(), repr=False)
    """What has been played from the base: choices that wait for others, or what is held; in the order of playing."""
    held_by: int | None = None
    """Whose action has turned something up that no other seat has seen yet."""
    recent: tuple[Public, ...] = field(default=(), repr=False)
    """The last public actions before the base."""
    holds: bool = False
    guarded: bool = False
    unsealed: bool = False
    epoch: int = 0
    """How many times a seat has been given a new key."""
    counter: int = 0
    """How many heads the guard has seen before this one."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The players, in seat order."""
        return tuple([player["id"] for player in self.state["players"]])

    @property
    def table(self) -> str:
        """The table's public id."""
        return table_id(self.root)

    def with_recent(self, played: Sequence[Public], **changes: Any) -> "Contents":
        """The same with further public actions, and with other changes."""
        return replace(self, recent=(*self.recent, *played)[-MOST_RECENT:], **changes)


# --- what is made of a table's secret -------------------------------------------------------------------------------


def made_of(root: bytes, purpose: str) -> bytes:
    """256 bits made of a table's secret, others for each purpose; they do not tell it."""
    return hmac_digest(root, purpose.encode(), sha256)


def table_id(root: bytes) -> str:
    """128 bits, so that no two tables share it."""
    return base64url.encode(made_of(root, "table")[:16])


def seed_of(root: bytes) -> str:
    """The seed that deals the cards of a table."""
    return made_of(root, "seed").hex()


def drawn_deal(root: bytes) -> dict[str, str]:
    """What the state of a table that the service deals says of its deal."""
    seed = seed_of(root)
    return {"seed": seed, "commitment": commitment(seed)}
