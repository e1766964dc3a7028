"""The steps of a sealed table: pending choices, withheld results, and settled actions.

A token holds a *base* and the actions played from it. Simultaneous choices wait beside the base, so that the service
can join those of several tokens; once the last one is in, they are played in seat order, so that one game has one
record. If the table hides reveals, an action that turns something up waits in the same way: its result is *withheld*
(`held` in the contract) from the acting seat until another seat looks.
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
from gavel.sealing.contents import Contents, Document, Late, Public, drawn_deal
from gavel.sealing.hidden import has_turned_up, hidden_from

if TYPE_CHECKING:
    from gavel.sealing.game import SealedGame


class Step(NamedTuple):
    """The result of a step: the table's new contents and state, with what a caller has to know about them."""

    contents: Contents
    state: Any
    """The state that the holder may see: with all pending actions but a withheld one."""
    events: list[Event]
    """The events of this step."""
    has_withheld: bool
    """Whether the table withholds something from the holder of the key in use."""
    settled: tuple[Document, ...] = ()
    """The actions that this step has made part of the base; of several such parts of an operation, the last."""
    since: bytes = b""
    """The digest of the base that these actions were played from."""
    late: tuple[Late, ...] = ()
    """The seats for which the service has played, since their time was up."""
    earlier: tuple[Document, ...] = ()
    """The actions that earlier parts of the operation have made part of the base, before `settled`."""

    def after(self, before: Step) -> Step:
        """This step as the last part of an operation that began with `before`.

        A call is repeated by the last actions that were settled, whatever came after them.
        """
        events = [*before.events, *self.events]
        if not self.settled:
            return self._replace(events=events, settled=before.settled, since=before.since, earlier=before.earlier)
        return self._replace(events=events, earlier=(*before.earlier, *before.settled))


# --- looking ----------------------------------------------------------------------------------------------------------


def look_at(sealed: SealedGame, contents: Contents, holder: str) -> Step:
    """The table as the holder of a key sees it; a withheld result is released to any seat but the acting one."""
    if contents.withheld_from is None:
        return Step(contents, state_of(sealed, contents, contents.pending), [], has_withheld=False)
    if may_release(contents, holder):
        return release_withheld(sealed, contents)
    return Step(contents, state_of(sealed, contents, _visible_pending(contents)), [], has_withheld=True)


def may_release(contents: Contents, holder: str) -> bool:
    """Whether a withheld result is released to the holder of a key."""
    return holder in contents.ids and contents.withheld_from != contents.ids.index(holder)


def release_withheld(sealed: SealedGame, contents: Contents) -> Step:
    """The table with the withheld action settled."""
    before = _visible_pending(contents)
    state = state_of(sealed, contents, before)
    cause = next(action for action in contents.pending if action not in before)
    events = apply(sealed.service, state, cause)
    return _settle(sealed, contents, state, events, contents.pending, arrived=(*before, cause))


def state_of(sealed: SealedGame, contents: Contents, pending: Iterable[Document]) -> Any:
    """The state that these actions lead to from the base."""
    base = contents.base
    state = sealed.packing.unpack_state(base.packed, base.edition, partial(drawn_deal, contents.lasting.root))
    for action in pending:
        apply(sealed.service, state, action)
    return state


def ply_of(sealed: SealedGame, contents: Contents) -> int:
    """The number of actions that everybody knows of: those of the base, and the visible pending ones."""
    waiting = contents.pending if contents.withheld_from is None else _visible_pending(contents)
    return sealed.packing.ply(contents.base.packed) + len(waiting)


def _visible_pending(contents: Contents) -> tuple[Document, ...]:
    """The pending actions without the withheld one: the acting seat's, or the last where that seat merged only."""
    assert contents.withheld_from is not None, "something is withheld"
    by = contents.ids[contents.withheld_from]
    others = tuple([action for action in contents.pending if action["player"] != by])
    return others if len(others) < len(contents.pending) else contents.pending[:-1]


# --- playing ----------------------------------------------------------------------------------------------------------


def act(sealed: SealedGame, contents: Contents, state: Any, action: Document, call: Call) -> Step:
    """The table after an action, which changes `state` *in place*; raises Problem if it is illegal.

    Nothing may be withheld at the start.
    """
    player = action["player"]
    seated = player in contents.ids
    choosing = seated and is_choice(sealed, state)
    events = play(sealed.service, state, action, call, "/action")
    pending = (*contents.pending, action)
    if choosing and _waits(sealed, state, player):
        return Step(contents._replace(pending=_by_seat(contents, pending)), state, events, has_withheld=False)
    if seated and contents.lasting.hides_reveals and _revealed_to(sealed, contents, state, events, player):
        return withhold(sealed, contents._replace(pending=_by_seat(contents, pending)), player)
    if choosing:
        return _settle(sealed, contents, state, events, _by_seat(contents, pending), arrived=pending)
    # Pending choices become part of the base, where nobody else sees them; of the action, its public part.
    waiting = [concealed(each) for each in contents.pending]
    now = _with_base(sealed, contents, state, [*waiting, public_of(action)])
    return Step(now, state, events, has_withheld=False, settled=pending, since=_since(contents))


def _revealed_to(sealed: SealedGame, contents: Contents, state: Any, events: Iterable[Event], player: str) -> bool:
    """Whether an action that led to this state has revealed something to its player.

    Few actions have events that name a player who learns something. Only a comparison of the two states shows whether
    there was anything to learn: at the end of a game all is laid open, even if all lay open before.
    """
    if all(player not in event.get("reveals", ()) for event in events):
        return False
    before = state_of(sealed, contents, contents.pending)
    return has_turned_up(hidden_from(sealed.game, before, player), hidden_from(sealed.game, state, player))


def join(sealed: SealedGame, contents: Contents, pending: Sequence[Document], holder: str) -> Step:
    """The table with choices of several tokens, joined by the holder of a key; raises Problem `held`."""
    contents = contents._replace(pending=_by_seat(contents, pending), withheld_from=None)
    state = state_of(sealed, contents, ())
    events: list[Event] = []
    if not contents.pending:
        return Step(contents, state, events, has_withheld=False)
    for action in contents.pending:
        events = apply(sealed.service, state, action)
    if _waits(sealed, state, contents.pending[-1]["player"]):
        return Step(contents, state, [], has_withheld=False)
    if contents.lasting.hides_reveals and holder in contents.ids:
        return withhold(sealed, contents, holder)
    if (
        contents.lasting.hides_reveals and not contents.lasting.unsealed
    ):  # this referee would see what a seat has to see first
        raise Problem("held")
    return _settle(sealed, contents, state, events, contents.pending, arrived=contents.pending)


def withhold(sealed: SealedGame, contents: Contents, holder: str) -> Step:
    """The table with its last action withheld from the seat of `holder`."""
    contents = contents._replace(withheld_from=contents.ids.index(holder))
    return Step(contents, state_of(sealed, contents, _visible_pending(contents)), [], has_withheld=True)


def is_choice(sealed: SealedGame, state: Any) -> bool:
    """Whether players choose simultaneously and in secret in this state."""
    return sealed.game.phase_of(state).has_chosen is not None


def _waits(sealed: SealedGame, state: Any, player: str) -> bool:
    """Whether a player's choice waits for others."""
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
    """The table with the pending actions in its base, played in seat order; `state` is their result as they arrived."""
    if tuple(arrived) != tuple(pending):
        state = state_of(sealed, contents, pending)
    now = _with_base(sealed, contents, state, [public_of(action) for action in pending])
    return Step(now, state, events, has_withheld=False, settled=tuple(pending), since=_since(contents))


def _since(contents: Contents) -> bytes:
    """The digest of the base, which only the guard needs; empty without it."""
    return contents.digest if contents.lasting.guarded else b""


def _by_seat(contents: Contents, pending: Iterable[Document]) -> tuple[Document, ...]:
    return tuple(sorted(pending, key=lambda action: contents.ids.index(action["player"])))


# --- what everybody has seen -----------------------------------------------------------------------------------------

_WHOLLY_PUBLIC = frozenset({records.DEFAULT})
"""A referee's types of actions that hold nothing hidden; the state has records of the others."""


def public_of(action: Document) -> Public:
    """An action as the whole table sees it once it is settled."""
    if is_referees(action) and action["type"] not in _WHOLLY_PUBLIC:
        return concealed(action)
    return Public(action["type"], action["player"], action)


def concealed(action: Document) -> Public:
    """An action of which the table knows only the type and the player."""
    return Public(action["type"], action["player"], None)


def _with_base(sealed: SealedGame, contents: Contents, state: Any, played: Iterable[Public]) -> Contents:
    """The contents with that state as their base, to which these public actions have led."""
    packing, edition = sealed.packing, contents.base.edition
    packed = [packed_public(each, packing, edition.words) for each in played]
    return contents.settled(base_of(state, packing, edition), packed)


def public_actions(sealed: SealedGame, contents: Contents, since: int) -> list[Mapping[str, Any]]:
    """The public actions from a ply on; of pending ones only type and player."""
    base = sealed.packing.ply(contents.base.packed)
    settled = enumerate(recent_of(contents, sealed.packing), start=base + 1 - len(contents.recent))
    pending = enumerate([concealed(action) for action in contents.pending], start=base + 1)
    return [played(ply, each) for ply, each in (*settled, *pending) if ply >= since]


def played(ply: int, each: Public) -> dict[str, Any]:
    """A public action as answers tell it."""
    return {"ply": ply, "type": each.type, "player": each.player, "action": each.action}
