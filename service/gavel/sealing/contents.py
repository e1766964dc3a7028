"""The contents of a token: a table's secret, the verifiers of its keys, its state, and the pending actions."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final, NamedTuple

from gavel.engine.dealing import deal_record
from gavel.engine.records import REFEREE
from gavel.sealing import base64url
from gavel.sealing.invitations import SECRET_BYTES, Invitation
from gavel.sealing.packing.editions import Edition
from gavel.sealing.seat_keys import NOBODYS

ROOT_BYTES: Final = 32
RETIRED_BYTES: Final = 8
"""Bytes that a token keeps of a replaced verifier: enough that no two are equal by chance."""
MOST_RECENT: Final = 8
"""The number of last public actions that a token keeps."""

TABLES_REMEMBERED: Final = 1024
"""The number of tables whose derived secrets are cached: each request derives them dozens of times."""

Document = Mapping[str, Any]


class Base(NamedTuple):
    """A state without the pending actions, in its compact form."""

    packed: bytes
    edition: Edition
    """The members that every later state of the table shares with it."""


class Rekeyed(NamedTuple):
    """A new key for a seat, given by the seat itself or by the referee, whose number follows the last seat."""

    seat: int
    by: int
    ply: int


class Late(NamedTuple):
    """A seat whose time was up, and the ply of the base from which its default action was played."""

    seat: int
    ply: int


class Clock(NamedTuple):
    """The time that each action at a table may take."""

    seconds: int
    since: int
    """The seconds since 1970 at which the time of those who are to act began."""
    late: tuple[Late, ...] = ()
    """The last `MOST_RECENT` seats for which the service has played."""


class Public(NamedTuple):
    """An action as the whole table has seen it; `action` is None where it is not public."""

    type: str
    player: str
    action: Document | None


PackedPublic = bytes | list[Any]
"""The compact form of a public action, in the words of its table."""


class Lasting(NamedTuple):
    """What actions leave as it is."""

    root: bytes
    """The table's secret, from which its id, its seed and its digests are derived."""
    room: int
    """The bytes that the contents may take without a referee's records; the same in all tokens of a table."""
    verifiers: tuple[bytes | None, ...]
    """By seat, then the referee's and the table's."""
    hides_reveals: bool = False
    guarded: bool = False
    shared: bool = False
    """Whether seats without a verifier are free for whoever has the table's invitation."""
    epoch: int = 0
    """The number of new keys that seats have received."""
    retired: bytes = b""
    """The first `RETIRED_BYTES` of each replaced verifier."""
    unsealed: tuple[int, ...] = ()
    """The plies at which a referee came to know what was hidden."""
    rekeyed: tuple[Rekeyed, ...] = ()
    """Every new key that a seat has received, in order."""
    next: bytes = b""
    """The secret of the invitation to the table at which these people play again, once it has been set up."""


class Contents(NamedTuple):
    """The contents of a token. Each call makes several, which is why they are a tuple."""

    game: str
    lasting: Lasting
    base: Base
    pending: tuple[Document, ...] = ()
    """The actions played from the base, in that order: choices that wait for others, or a withheld action."""
    withheld_from: int | None = None
    """The seat whose action has turned something up that no other seat has seen yet; the result is withheld from it."""
    recent: tuple[PackedPublic, ...] = ()
    """The last public actions before the base, packed, since few requests need them."""
    counter: int = 0
    """The number of heads that the guard has seen before this one."""
    clock: Clock | None = None

    def __repr__(self) -> str:
        """A text without hidden values: tracebacks and logs may show it."""
        return f"Contents(game={self.game!r}, table={self.table!r})"

    @property
    def ids(self) -> tuple[str, ...]:
        """The players, in seat order."""
        return self.base.edition.words.ids

    @property
    def table(self) -> str:
        """The table's public id: 128 bits, so that no two tables share it."""
        return _table_of(self.lasting.root, self.lasting.shared)

    @property
    def invitation(self) -> Invitation:
        """The invitation to a shared table."""
        return _invitation_of(self.lasting.root)

    @property
    def next_invitation(self) -> Invitation | None:
        """The invitation to the next game of this shared table; None before anybody has set it up."""
        return Invitation(self.lasting.next) if self.lasting.next else None

    @property
    def has_referee(self) -> bool:
        """Whether somebody has a referee's key."""
        return self.lasting.verifiers[len(self.ids)] is not None

    @property
    def free_seats(self) -> tuple[str, ...]:
        """The players of a shared table whose seats nobody has taken yet; none at other tables."""
        seats = zip(self.ids, self.lasting.verifiers, strict=False)
        return tuple([player for player, verifier in seats if verifier is None])

    @property
    def digest(self) -> bytes:
        """256 bits that identify the base; they are keyed, so they do not help to guess a state."""
        return _made_of(self.lasting.root, b"base/" + self.base.packed)

    @property
    def head(self) -> str:
        """A short digest of the base that people compare to know whether they are in the same game."""
        return base64url.encode(_made_of(self.lasting.root, b"head/" + self.base.packed)[:16])

    def digest_of(self, action: bytes) -> bytes:
        """256 bits that identify a packed action at this table."""
        return _made_of(self.lasting.root, b"action/" + action)

    def has_had(self, verifier: bytes) -> bool:
        """Whether any seat of the table has or had the key of this verifier; a free seat has nobody's."""
        begun = range(0, len(self.lasting.retired), RETIRED_BYTES)
        before = [self.lasting.retired[at : at + RETIRED_BYTES] for at in begun]
        return verifier in (NOBODYS, *self.lasting.verifiers) or verifier[:RETIRED_BYTES] in before

    def with_lasting(self, **changed: Any) -> "Contents":
        """These contents with other members of what lasts."""
        return self._replace(lasting=self.lasting._replace(**changed))

    def unsealed_at(self, ply: int) -> "Contents":
        """These contents with a record that a referee came to know at a ply what is hidden."""
        if ply in self.lasting.unsealed:
            return self
        return self.with_lasting(unsealed=(*self.lasting.unsealed, ply))

    def counted(self, counter: int) -> "Contents":
        """These contents as the head of that number."""
        return self._replace(counter=counter)

    def settled(self, base: Base, played: Sequence[PackedPublic]) -> "Contents":
        """These contents with another base, to which these public actions have led, and with nothing pending."""
        recent = (*self.recent, *played)[-MOST_RECENT:]
        # Written out: `_replace` takes thrice the time.
        return Contents(self.game, self.lasting, base, (), None, recent, self.counter, self.clock)

    @property
    def custody(self) -> dict[str, Any]:
        """The members of a state that say when it was unsealed and which seats have new keys; none at first."""
        holders = (*self.ids, REFEREE)
        opened = [{"by": REFEREE, "ply": ply} for ply in self.lasting.unsealed]
        keys = [{"seat": self.ids[each.seat], "by": holders[each.by], "ply": each.ply} for each in self.lasting.rekeyed]
        return {**({"unsealed": opened} if opened else {}), **({"rekeyed": keys} if keys else {})}


def lasting_of(tokens: Sequence[Contents]) -> Lasting:
    """What lasts of a table by several of its tokens: the newest keys, and all that any of them has on record."""
    newest = max(tokens, key=lambda each: (each.lasting.epoch, each.counter)).lasting
    unsealed, rekeyed = {ply for each in tokens for ply in each.lasting.unsealed}, [*newest.rekeyed]
    for each in tokens:
        rekeyed += [new for new in each.lasting.rekeyed if new not in rekeyed]
    return newest._replace(unsealed=tuple(sorted(unsealed)), rekeyed=tuple(sorted(rekeyed, key=attrgetter("ply"))))


@lru_cache(maxsize=TABLES_REMEMBERED)
def _table_of(root: bytes, shared: bool) -> str:
    return _invitation_of(root).table if shared else base64url.encode(_made_of(root, b"table")[:16])


def _invitation_of(root: bytes) -> Invitation:
    return Invitation(_made_of(root, b"invitation")[:SECRET_BYTES])


def seed_of(root: bytes) -> dict[str, str]:
    """The seed that deals the cards of a table, and the nonce of the commitment to it, as members of a setup."""
    return {"seed": _made_of(root, b"seed").hex(), "nonce": _made_of(root, b"nonce").hex()}


def drawn_deal(root: bytes) -> dict[str, str]:
    """The `deal` in the state of a table where the service deals."""
    return {**_deal_of(root)}


@lru_cache(maxsize=TABLES_REMEMBERED)
def _deal_of(root: bytes) -> Mapping[str, str]:
    return deal_record(seed_of(root))


def _made_of(root: bytes, purpose: bytes) -> bytes:
    """256 bits derived from a table's secret for one purpose; they do not reveal the secret.

    BLAKE2b with a key (RFC 7693) serves that purpose, and takes a third of the time of HMAC-SHA-256.
    """
    return blake2b(purpose, key=root, digest_size=32).digest()
