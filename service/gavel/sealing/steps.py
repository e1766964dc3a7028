"""How a sealed table goes on: choices that wait for others, what is held until another seat looks, what is settled.

A token holds a *base* and what has been played from it. Simultaneous choices wait beside the base, so that those of
several tokens can be joined; they are played in seat order when the last is in, whoever made it, so that one game has
one record. What an action turns up is *held* where the table wants it so: it waits in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from gavel.api.operations.call import Call
from gavel.api.operations.states import apply, play
from gavel.api.problems import Problem
from gavel.engine import records
from gavel.engine.events import Event
from gavel.engine.refereeing import is_referees
from gavel.sealing.coding import base_of, packed_public, recent_of
from gavel.sealing.contents import Contents, Document, Public, drawn_deal
from gavel.sealing.hidden import has_turned_up, hidden_from

if TYPE_CHECKING:
    from gavel.sealing.game import SealedGame


class Step(NamedTuple):
    """What a table has come to."""

    contents: Contents
    state: Any
    """What may be looked at: the state with all that is pending, but for what is held."""
    events: list[Event]
    """What has happened just now."""
    closed: bool
    """Whether something is held from the holder of the key that is used."""
    settled: tuple[Document, ...] = ()
    """What has become part of the base just now, last of all steps."""
    since: bytes = b""
    """The digest of the base that this was played from."""


# --- looking ----------------------------------------------------------------------------------------------------------


def look_at(sealed: SealedGame, contents: Contents, holder: str) -> Step:
    """The table as the holder of a key finds it; what is held opens to any seat but the one that caused it."""
    if contents.held_by is None:
        return Step(contents, state_of(sealed, contents, contents.pending), [], closed=False)
    if may_release(contents, holder):
        return release_held(sealed, contents)
    return Step(contents, state_of(sealed, contents, _pending_without_held(contents)), [], closed=True)


def may_release(contents: Contents, holder: str) -> bool:
    """Whether what is held opens to the holder of a key."""
    return holder in contents.ids and contents.held_by != contents.ids.index(holder)


def release_held(sealed: SealedGame, contents: Contents) -> Step:
    """The table with what is held settled."""
    before = _pending_without_held(contents)
    state = state_of(sealed, contents, before)
    cause = next(action for action in contents.pending if action not in before)
    events = apply(sealed.service, state, cause)
    return _settle(sealed, contents, state, events, contents.pending, arrived=(*before, cause))


def state_of(sealed: SealedGame, contents: Contents, pending: Iterable[Document]) -> Any:
    """The state that these actions lead to from the base."""
    base = contents.base
    state = sealed.packing.unpack_state(base.packed, base.edition, partial(drawn_deal, contents.root))
    for action in pending:
        apply(sealed.service, state, action)
    return state


def ply_of(sealed: SealedGame, contents: Contents) -> int:
    """How many actions everybody knows of: those of the base, and those that wait and are not held."""
    waiting = contents.pending if contents.held_by is None else _pending_without_held(contents)
    return sealed.packing.ply(contents.base.packed) + len(waiting)


def _pending_without_held(contents: Contents) -> tuple[Document, ...]:
    """What is pending but for the action that is held: the causing seat's, or the last where that seat merged only."""
    assert contents.held_by is not None, "something is held"
    by = contents.ids[contents.held_by]
    others = tuple([action for action in contents.pending if action["player"] != by])
    return others if len(others) < len(contents.pending) else contents.pending[:-1]


# --- playing ----------------------------------------------------------------------------------------------------------


def act(sealed: SealedGame, contents: Contents, state: Any, action: Document, call: Call) -> Step:
    """The table after an action, whose state is played on *in place*; raises Problem if it is illegal.

    Nothing is held any more.
    """
    player = action["player"]
    seated = player in contents.ids
    choosing = seated and is_choice(sealed, state)
    events = play(sealed.service, state, action, call, "/action")
    pending = (*contents.pending, action)
    if choosing and _waits(sealed, state, player):
        return Step(contents._replace(pending=_by_seat(contents, pending)), state, events, closed=False)
    if seated and contents.holds and _revealed_to(sealed, contents, state, events, player):
        return hold(sealed, contents._replace(pending=_by_seat(contents, pending)), player)
    if choosing:
        return _settle(sealed, contents, state, events, _by_seat(contents, pending), arrived=pending)
    # Choices that wait become part of the base, where nobody else sees them; of the action, what is for all to see.
    waiting = [_concealed(each) for each in contents.pending]
    now = _with_base(sealed, contents, state, [*waiting, _public(action)])
    return Step(now, state, events, closed=False, settled=pending, since=_since(contents))


def _revealed_to(sealed: SealedGame, contents: Contents, state: Any, events: Iterable[Event], player: str) -> bool:
    """Whether an action that led to this state has shown its player something.

    Events name whoever learns something, and few actions have such events. Whether there was anything to learn is seen
    by looking: at the end of a game all is laid open, also where all lay open before.
    """
    if all(player not in event.get("reveals", ()) for event in events):
        return False
    before = state_of(sealed, contents, contents.pending)
    return has_turned_up(hidden_from(sealed.game, before, player), hidden_from(sealed.game, state, player))


def join(sealed: SealedGame, contents: Contents, pending: Sequence[Document], holder: str) -> Step:
    """The table with choices of several tokens, joined by the holder of a key; raises Problem `held`."""
    contents = contents._replace(pending=_by_seat(contents, pending), held_by=None)
    state = state_of(sealed, contents, ())
    events: list[Event] = []
    if not contents.pending:
        return Step(contents, state, events, closed=False)
    for action in contents.pending:
        events = apply(sealed.service, state, action)
    if _waits(sealed, state, contents.pending[-1]["player"]):
        return Step(contents, state, [], closed=False)
    if contents.holds and holder in contents.ids:
        return hold(sealed, contents, holder)
    if contents.holds and not contents.unsealed:  # a referee who would turn up what a seat has to open
        raise Problem("held")
    return _settle(sealed, contents, state, events, contents.pending, arrived=contents.pending)


def hold(sealed: SealedGame, contents: Contents, holder: str) -> Step:
    """The table with what is pending held from the seat that caused it."""
    contents = contents._replace(held_by=contents.ids.index(holder))
    return Step(contents, state_of(sealed, contents, _pending_without_held(contents)), [], closed=True)


def is_choice(sealed: SealedGame, state: Any) -> bool:
    """Whether players choose at the same time, unseen, in this state."""
    return sealed.game.phase_of(state).has_chosen is not None


def _waits(sealed: SealedGame, state: Any, player: str) -> bool:
    """Whether a choice that has been played waits for others."""
    has_chosen = sealed.game.phase_of(state).has_chosen
    return has_chosen is not None and has_chosen(state, state.ids.index(player))


def _settle(
    sealed: SealedGame,
    contents: Contents,
    state: Any,
    events: list[Event],
    pending: Sequence[Document],
    *,
    arrived: Sequence[Document],
) -> Step:
    """The table with what is pending in its base, played in seat order; `state` is where it led as it arrived."""
    if tuple(arrived) != tuple(pending):
        state = state_of(sealed, contents, pending)
    now = _with_base(sealed, contents, state, [_public(action) for action in pending])
    return Step(now, state, events, closed=False, settled=tuple(pending), since=_since(contents))


def _since(contents: Contents) -> bytes:
    """The digest of the base, which the guard alone asks for."""
    return contents.digest if contents.guarded else b""


def _by_seat(contents: Contents, pending: Iterable[Document]) -> tuple[Document, ...]:
    return tuple(sorted(pending, key=lambda action: contents.ids.index(action["player"])))


# --- what everybody has seen -----------------------------------------------------------------------------------------

_WHOLLY_PUBLIC = frozenset({records.DEFAULT})
"""Of a referee's actions, those that say nothing but what everybody may know; the others' records are in the state."""


def _public(action: Document) -> Public:
    if is_referees(action) and action["type"] not in _WHOLLY_PUBLIC:
        return _concealed(action)
    return Public(action["type"], action["player"], action)


def _concealed(action: Document) -> Public:
    return Public(action["type"], action["player"], None)


def _with_base(sealed: SealedGame, contents: Contents, state: Any, played: Iterable[Public]) -> Contents:
    """The contents when these actions, as everybody has seen them, have led to that state."""
    packing, edition = sealed.packing, contents.base.edition
    told = [packed_public(each, packing, edition.words) for each in played]
    return contents.settled(base_of(state, packing, edition), told)


def public_actions(sealed: SealedGame, contents: Contents, since: int) -> list[Mapping[str, Any]]:
    """The actions that everybody has seen from a ply on; those that are pending without what they say."""
    base = sealed.packing.ply(contents.base.packed)
    settled = enumerate(recent_of(contents, sealed.packing), start=base + 1 - len(contents.recent))
    pending = enumerate([_concealed(action) for action in contents.pending], start=base + 1)
    return [
        {"ply": ply, "type": each.type, "player": each.player, "action": each.action}
        for ply, each in (*settled, *pending)
        if ply >= since
    ]
