"""The bytes of a token's contents: CBOR, padded with zeros to a length that reveals nothing hidden.

The setup of a table fixes that length: the length of the contents that the setup leads to with one fixed seed, plus
the growth that a game of its kind may have. So every token's length follows from the setup, which is public. Only a
referee's records, which are public too, make a token longer.
"""

from functools import lru_cache
from itertools import islice
from typing import Any, Final

from gavel.api.problems import Problem
from gavel.sealing.contents import (
    TABLES_REMEMBERED,
    Base,
    Clock,
    Contents,
    Document,
    Lasting,
    Late,
    PackedPublic,
    Public,
    Rekeyed,
)
from gavel.sealing.packing.cbor import dumped, loaded
from gavel.sealing.packing.editions import Edition
from gavel.sealing.packing.states import Packing
from gavel.sealing.packing.words import Words
from gavel.sealing.seat_keys import NOBODYS, VERIFIER_BYTES
from gavel.sealing.tokens import SEAL_BROKEN, filled_length

FORMAT: Final = 4

_COUNTERS: Final = 5
"""Bytes by which the numbers that count heads and keys, and that of the room itself, may grow."""

_HIDES_REVEALS, _GUARDED, _REFEREE, _TABLE, _SHARED = (1 << bit for bit in range(5))
_NOBODY: Final = 7
"""Stands for `withheld_from` where nothing is withheld: no seat has this number."""


def encode(contents: Contents, packing: Packing) -> bytes:
    """The bytes of these contents."""
    raw, base = _raw(contents, packing), contents.base
    room = contents.lasting.room + packing.room_of_records(base.packed, base.edition) + _room_of_public(contents)
    return raw.ljust(filled_length(max(len(raw), room)), b"\0")


def _room_of_public(contents: Contents) -> int:
    """The bytes that new keys, unsealings, the next game and late seats add; everybody knows of these; 0 at first."""
    lasting, late = contents.lasting, () if contents.clock is None else contents.clock.late
    added = len(dumped(late)) if late else 0
    others = [lasting.unsealed, lasting.rekeyed, lasting.next]
    if lasting.retired or any(others):
        added += len(lasting.retired) + len(dumped(others))
    return added


def game_of(raw: bytes) -> str:
    """The id of the game whose contents these authentic bytes encode; raises Problem if they encode none."""
    game: str = _packed_in(raw)[1]
    return game


def _packed_in(raw: bytes) -> list[Any]:
    try:
        packed = loaded(raw)
    except ValueError:  # authentic, but no contents: the same keys have sealed another kind of value
        raise Problem(SEAL_BROKEN) from None
    if not isinstance(packed, list) or packed[:1] != [FORMAT]:
        raise Problem(SEAL_BROKEN)
    return packed


def decode(raw: bytes, game: str, packing: Packing) -> Contents:
    """The contents that these authentic bytes encode; raises Problem if they belong to another game."""
    packed = _packed_in(raw)
    if packed[1] != game:
        raise Problem(SEAL_BROKEN)
    _format, _game, lasting, counter, withheld_from, state, pending, recent, *timed = packed
    kept, edition = _lasting_in(lasting, packing)
    return Contents(
        game,
        kept,
        Base(state, edition),
        () if pending is None else tuple([packing.unpack_action(each, edition.words) for each in pending]),
        None if withheld_from == _NOBODY else withheld_from,
        tuple(recent),
        counter,
        _clock_in(timed),
    )


def _clock_in(timed: list[Any]) -> Clock | None:
    """The clock that a token has after all else, where its table has one."""
    if not timed:
        return None
    seconds, since, late = timed
    return Clock(seconds, since, tuple([Late(*each) for each in late]))


def base_of(state: Any, packing: Packing, edition: Edition) -> Base:
    """The base of a state. It leaves out a deal by the service, which follows from the table's secret."""
    return Base(packing.pack_state(state, edition), edition)


def longest_base_of(state: Any, packing: Packing) -> Base:
    """The packed base of a new table, in the longer of its two forms."""
    edition = packing.editions.of(state)
    return Base(packing.pack_by_schema(state, edition), edition)


def room_of(first: Contents, packing: Packing, growth: int | None) -> int:
    """The room for the contents of a table, by those that its setup leads to with one fixed seed.

    `growth`: the bytes by which a game of its kind may outgrow them; None where its schemas do not say.
    """
    length = len(_raw(first, packing))
    return length + (length if growth is None else growth) + _COUNTERS


def packed_action(action: Document, contents: Contents, packing: Packing) -> bytes:
    """The packed bytes of an action."""
    return dumped(packing.pack_action(action, contents.base.edition.words))


def _raw(contents: Contents, packing: Packing) -> bytes:
    game, lasting, base, pending, withheld_from, recent, counter, clock = contents
    return dumped(
        [
            FORMAT,
            game,
            _packed_lasting(lasting, base.edition.packed),
            counter,
            _NOBODY if withheld_from is None else withheld_from,
            base.packed,
            [packing.pack_action(action, base.edition.words) for action in pending] or None,
            recent,
            *([] if clock is None else [*clock]),
        ]
    )


# --- what actions leave as it is --------------------------------------------------------------------------------------


@lru_cache(maxsize=TABLES_REMEMBERED)
def _packed_lasting(lasting: Lasting, edition: bytes) -> bytes:
    root, room, verifiers, hides, guarded, shared, epoch, *custody = lasting
    *of_seats, referees, tables = verifiers
    flags = _HIDES_REVEALS * hides | _GUARDED * guarded | _SHARED * shared
    flags |= _REFEREE * (referees is not None) | _TABLE * (tables is not None)
    # A free seat takes the room of the verifier that it will have.
    given = b"".join([*[each or NOBODYS for each in of_seats], referees or b"", tables or b""])
    return dumped([root, room, given, flags, epoch, edition, *(custody if any(custody) else [])])


@lru_cache(maxsize=TABLES_REMEMBERED)
def _lasting_in(packed: bytes, packing: Packing) -> tuple[Lasting, Edition]:
    root, room, verifiers, flags, epoch, edition, *custody = loaded(packed)
    retired, unsealed, rekeyed, *following = custody or (b"", (), ())
    read = packing.editions.read(edition)
    lasting = Lasting(
        root,
        room,
        _verifiers_of(verifiers, read.words.count, flags),
        bool(flags & _HIDES_REVEALS),
        bool(flags & _GUARDED),
        bool(flags & _SHARED),
        epoch,
        retired,
        tuple(unsealed),
        tuple([Rekeyed(*each) for each in rekeyed]),
        *following,
    )
    return lasting, read


def _verifiers_of(packed: bytes, seats: int, flags: int) -> tuple[bytes | None, ...]:
    each = iter([packed[start : start + VERIFIER_BYTES] for start in range(0, len(packed), VERIFIER_BYTES)])
    of_seats = [None if verifier == NOBODYS and flags & _SHARED else verifier for verifier in islice(each, seats)]
    return (*of_seats, *[next(each) if flags & given else None for given in (_REFEREE, _TABLE)])


# --- public actions ---------------------------------------------------------------------------------------------------


def packed_public(public: Public, packing: Packing, words: Words) -> PackedPublic:
    """The compact form of an action as the whole table has seen it."""
    if public.action is None:
        return [-1 - packing.types.index(public.type), words.seat(public.player)]
    packed: PackedPublic = packing.pack_action(public.action, words)
    return packed


def recent_of(contents: Contents, packing: Packing) -> list[Public]:
    """The last public actions before the base."""
    return [_public_of(each, packing, contents.base.edition.words) for each in contents.recent]


def is_concealed(packed: PackedPublic) -> bool:
    """Whether the table knows of a packed action only the type and the player."""
    first: int = packed[0]
    return first < 0


def _public_of(packed: Any, packing: Packing, words: Words) -> Public:
    if is_concealed(packed):
        return Public(packing.types[-1 - packed[0]], words.player(packed[1]), None)
    action = packing.unpack_action(packed, words)
    return Public(action["type"], action["player"], action)
