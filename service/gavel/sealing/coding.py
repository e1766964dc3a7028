"""The bytes of a token's contents: CBOR, filled up with zeros to a length that tells nothing hidden.

How long they may become is settled when a table is set up: the length of the first contents that its setup leads to
with one certain seed, and by how much a game of its kind may outgrow them. All of that follows from the setup, which is
public, and so does the length of every token after. Only a referee's records, which are public too, make them longer.
"""

from typing import Any, Final

from gavel.api.problems import Problem
from gavel.sealing.contents import Base, Contents, Document, PackedPublic, Public
from gavel.sealing.packing.source import Packed
from gavel.sealing.packing.states import Packing
from gavel.sealing.packing.words import Words
from gavel.sealing.seat_keys import VERIFIER_BYTES
from gavel.sealing.tokens import SEAL_BROKEN, filled_length

FORMAT: Final = 1

_RECORDS = ("corrections", "forfeits", "penalties")
_OF_A_CORRECTION: Final = 64
"""Bytes by which corrected numbers may outgrow those of the rules."""
_COUNTERS: Final = 5
"""Bytes by which the numbers that count heads and keys, and that of the room itself, may grow."""

_HOLDS, _GUARDED, _UNSEALED, _REFEREE, _TABLE = (1 << bit for bit in range(5))
_NOBODY: Final = 7
"""Whose action is held where none is: no seat has this number."""


def encode(contents: Contents, packing: Packing) -> bytes:
    """The bytes of these contents."""
    raw = _raw(contents, packing)
    return raw.ljust(filled_length(max(len(raw), contents.room + _of_records(contents.base.plain, packing))), b"\0")


def decode(raw: bytes, game: str, packing: Packing) -> Contents:
    """The contents of these bytes, which the service has sealed; raises Problem if they are not of that game."""
    packed = _loaded(raw)
    if not isinstance(packed, list) or packed[:2] != [FORMAT, game]:
        raise Problem(SEAL_BROKEN)
    _format, _game, flags, root, room, epoch, counter, held_by, verifiers, state, pending, recent = packed
    plain = _loaded(state)
    words = packing.words_in(plain)
    return Contents(
        game=game,
        root=root,
        room=room,
        verifiers=_verifiers_of(verifiers, words.count, flags),
        base=Base(plain, state, words),
        pending=tuple([packing.unpack_action(each, words) for each in pending]),
        held_by=None if held_by == _NOBODY else held_by,
        recent=tuple(recent),
        holds=bool(flags & _HOLDS),
        guarded=bool(flags & _GUARDED),
        unsealed=bool(flags & _UNSEALED),
        epoch=epoch,
        counter=counter,
    )


def base_of(state: Any, packing: Packing) -> Base:
    """The base of a sealed table's state: where the service deals, the deal is made of the table's secret."""
    words = packing.words_for(state)
    plain = packing.pack_state(state, words)
    return Base(plain, _dumped(plain), words)


def room_of(first: Contents, packing: Packing, growth: int | None) -> int:
    """The room for the contents of a table, given those that its setup leads to with one certain seed.

    `growth`: by how many bytes a game of its kind may outgrow them; None where its schemas do not say.
    """
    length = len(_raw(first, packing))
    return length + (length if growth is None else growth) + _COUNTERS


def packed_action(action: Document, contents: Contents, packing: Packing) -> bytes:
    """The bytes that tell an action."""
    return _dumped(packing.pack_action(action, contents.base.words))


def _raw(contents: Contents, packing: Packing) -> bytes:
    words = contents.base.words
    return _dumped(
        [
            FORMAT,
            contents.game,
            _flags(contents),
            contents.root,
            contents.room,
            contents.epoch,
            contents.counter,
            _NOBODY if contents.held_by is None else contents.held_by,
            b"".join([verifier for verifier in contents.verifiers if verifier is not None]),
            contents.base.packed,
            [packing.pack_action(action, words) for action in contents.pending],
            contents.recent,
        ]
    )


def _dumped(value: Any) -> bytes:
    import cbor2

    return cbor2.dumps(value, canonical=True)


def _loaded(raw: bytes) -> Any:
    """What the bytes begin with: zeros may follow."""
    import cbor2

    try:
        return cbor2.loads(raw)
    except cbor2.CBORDecodeError:  # authentic, and no contents: another kind of thing sealed with the same keys
        raise Problem(SEAL_BROKEN) from None


def _of_records(plain: Packed, packing: Packing) -> int:
    """How long a referee's records are, and what they may have led to."""
    if not packing.has_records(plain):
        return 0
    state = packing.unpack(plain)
    without = {name: value for name, value in state.items() if name not in _RECORDS}
    length = len(_dumped(plain)) - len(_dumped(packing.pack(without, packing.words_in(plain))))
    return length + (_OF_A_CORRECTION if "corrections" in state else 0)


def _flags(contents: Contents) -> int:
    *_of_seats, referees, tables = contents.verifiers
    return (
        _HOLDS * contents.holds
        | _GUARDED * contents.guarded
        | _UNSEALED * contents.unsealed
        | _REFEREE * (referees is not None)
        | _TABLE * (tables is not None)
    )


def _verifiers_of(packed: bytes, seats: int, flags: int) -> tuple[bytes | None, ...]:
    each = iter([packed[start : start + VERIFIER_BYTES] for start in range(0, len(packed), VERIFIER_BYTES)])
    there = [*[True] * seats, bool(flags & _REFEREE), bool(flags & _TABLE)]
    return tuple([next(each) if is_there else None for is_there in there])


def packed_public(public: Public, packing: Packing, words: Words) -> PackedPublic:
    """The compact form of an action as the whole table has seen it."""
    if public.action is None:
        return [-1 - packing.types.index(public.type), words.seat(public.player)]
    packed: PackedPublic = packing.pack_action(public.action, words)
    return packed


def recent_of(contents: Contents, packing: Packing) -> list[Public]:
    """The last public actions before the base."""
    return [_public_of(each, packing, contents.base.words) for each in contents.recent]


def _public_of(packed: Any, packing: Packing, words: Words) -> Public:
    if packed[0] < 0:
        return Public(packing.types[-1 - packed[0]], words.player(packed[1]), None)
    action = packing.unpack_action(packed, words)
    return Public(action["type"], action["player"], action)
