"""The transcript of a guarded table: its setup and every settled action, sealed like a token, beside the table's head.

A token has room for the last few actions only. With the transcript, whoever comes late learns what was played before,
and everybody has the whole game when it is over. It says nothing about which line of the game is in force: that is for
the head's token, and a transcript that does not lead to that token's state is not told.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gavel.api.operations.states import new_game, play
from gavel.api.problems import Problem
from gavel.engine.common import table_deals
from gavel.engine.events import Event
from gavel.schemas import strict_json
from gavel.sealing.coding import is_concealed, packed_action
from gavel.sealing.contents import Contents, Document, Public, seed_of
from gavel.sealing.packing.cbor import dumped, loaded
from gavel.sealing.steps import Step, concealed, public_of
from gavel.sealing.tokens import filled_length

if TYPE_CHECKING:
    from gavel.sealing.operations.request import SealedRequest

log = logging.getLogger("gavel")

FORMAT: Final = "transcript 1"
UNKNOWN: Final = ""
"""Stands for the transcript of a table whose first actions the service does not know."""

MOST_BYTES: Final = 11_000
"""The most bytes of a transcript, some 1,500 actions: sealed, it still fits the limit of tokens."""


class Transcript(NamedTuple):
    """A setup in canonical JSON, without the seed that follows from the table's secret, and packed actions.

    There may be more actions than the table's state counts: a referee has gone back behind them.
    """

    setup: bytes
    actions: tuple[bytes, ...] = ()
    concealed: tuple[int, ...] = ()
    """The plies of the actions that the table does not see."""


class Told(NamedTuple):
    """A transcript that leads to a table's state: its setup, its actions, and the events of all that."""

    setup: Document
    actions: Sequence[Document]
    public: Sequence[Public]
    """The actions as the table has seen them."""
    began: list[Event]
    """The events of the setup."""
    events: Sequence[list[Event]]
    """The events of each action."""


def first_transcript(request: SealedRequest, contents: Contents, setup: Document) -> str:
    """The sealed transcript of a new table."""
    return _sealed(request, contents, Transcript(strict_json.canonical(setup)))


def continued(request: SealedRequest, before: Contents, step: Step, kept: str) -> str:
    """The sealed transcript of a table after a step from the contents `before`."""
    transcript, packing = _opened(request, before, kept), request.sealed.packing
    ply, settled = packing.ply(before.base.packed), (*step.earlier, *step.settled)
    if transcript is None or len(transcript.actions) < ply:
        return UNKNOWN
    new = [packed_action(action, before, packing) for action in settled]
    recent, end = step.contents.recent, ply + len(settled)
    hidden = [at for at, each in enumerate(recent, end + 1 - len(recent)) if at > ply and is_concealed(each)]
    before_it = [at for at in transcript.concealed if at <= ply]
    return _sealed(
        request, before, Transcript(transcript.setup, (*transcript.actions[:ply], *new), (*before_it, *hidden))
    )


def told_by(request: SealedRequest, contents: Contents, kept: str) -> Told | None:
    """What a sealed transcript tells of a table at these contents; None if it does not lead there."""
    transcript, sealed = _opened(request, contents, kept), request.sealed
    if transcript is None:
        return None
    ply, words = sealed.packing.ply(contents.base.packed), contents.base.edition.words
    actions = [sealed.packing.unpack_action(loaded(each), words) for each in transcript.actions[:ply]]
    set_up: Any = strict_json.loads(transcript.setup)
    setup = seeded(set_up, contents.lasting.root)
    try:
        state, began = new_game(sealed.service, {}, setup, request.call, "")
        events = [play(sealed.service, state, action, request.call, "") for action in actions]
    except Problem:  # another line of the game has gone on from what was taken back
        return None
    if sealed.packing.pack_state(state, contents.base.edition) != contents.base.packed:
        return None
    hidden = transcript.concealed
    public = [concealed(each) if ply in hidden else public_of(each) for ply, each in enumerate(actions, 1)]
    return Told(setup, actions, public, began, events)


def seeded(setup: Document, root: bytes) -> Document:
    """A setup with the seed that a table's secret gives, unless a real table deals."""
    return setup if table_deals(setup) else {**setup, **seed_of(root)}


# --- sealed -----------------------------------------------------------------------------------------------------------


def _sealed(request: SealedRequest, contents: Contents, transcript: Transcript) -> str:
    raw = dumped([FORMAT, contents.table, *transcript])
    if len(raw) > MOST_BYTES:
        return UNKNOWN
    return request.vault.seal(raw.ljust(filled_length(len(raw)), b"\0"))


def _opened(request: SealedRequest, contents: Contents, kept: str) -> Transcript | None:
    """The transcript of a table; None where the service has none that it can open."""
    if kept == UNKNOWN:
        return None
    try:
        packed = loaded(request.vault.unseal(kept))
    except (Problem, ValueError):
        packed = None
    if not isinstance(packed, list) or packed[:2] != [FORMAT, contents.table]:
        log.warning("The store of the tables' heads: the transcript of table %s is another one's", contents.table)
        return None
    _format, _table, setup, actions, hidden = packed
    return Transcript(setup, tuple(actions), tuple(hidden))
