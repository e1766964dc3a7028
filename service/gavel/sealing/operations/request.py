"""The request of a sealed operation, and functions that operations share: open and seal tokens, show a position."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.states import undo, with_event_texts, with_ruling_reasons
from gavel.api.witness import NOBODY, Witness
from gavel.engine.actions import TABLE
from gavel.engine.game import FINISHED, SPECTATOR
from gavel.sealing.access import Key
from gavel.sealing.coding import decode, encode
from gavel.sealing.contents import Contents
from gavel.sealing.steps import Step, public_actions

if TYPE_CHECKING:
    from gavel.sealing.agenda import Agenda
    from gavel.sealing.game import SealedGame
    from gavel.sealing.heads import Heads
    from gavel.sealing.push import Push
    from gavel.sealing.tokens import Vault


class SealedRequest(NamedTuple):
    """One request of a sealed operation: the game, the body, the key of the caller, and the vault that seals tokens."""

    sealed: SealedGame
    body: Body
    call: Call
    key: Key | None
    vault: Vault
    heads: Heads | None
    """The store in which the guard keeps the heads of tables; None where the guard is off."""
    agenda: Agenda | None = None
    """What is to be done later, and who has looked; None where the guard is off."""
    push: Push | None = None
    """How players are called; None where nobody is."""
    witness: Witness = NOBODY
    """Who learns what the service plays for those whose time is up."""

    def now(self) -> int:
        """The seconds since 1970."""
        return int(time.time())

    def unseal(self, token: str) -> Contents:
        """The contents of a token; raises Problem."""
        return decode(self.vault.unseal(token), self.sealed.id, self.sealed.packing)

    def seal(self, contents: Contents) -> str:
        """The token of these contents; raises Problem if it would be too long."""
        return self.vault.seal(encode(contents, self.sealed.packing))


def table_of(contents: Contents, token: str) -> Answer:
    """The members of an answer that identify a table and its newest token."""
    members: Answer = {
        "token": token,
        "table": contents.table,
        "head": contents.head,
        "guarded": contents.lasting.guarded,
    }
    if free := contents.free_seats:
        members["free_seats"] = free
    return {**members, **contents.custody}


def position_for(request: SealedRequest, step: Step, token: str, holder: str) -> Answer:
    """The members of an answer that show what the holder of a key may see and do."""
    own = holder in step.contents.ids
    choices = _choices(request, step, holder if own or holder == TABLE else None)
    answer = table_of(step.contents, token)
    answer.update(view_for(request, step, holder if own else SPECTATOR, choices["to_act"]))
    answer.update(choices)
    if "since" in request.body:
        answer["actions"] = public_actions(request.sealed, step.contents, request.body["since"])
    return answer


def _choices(request: SealedRequest, step: Step, player: str | None) -> Answer:
    """The seats to act, and a player's legal actions; neither exist while something is withheld."""
    game = request.sealed.service.game
    if player is None or step.has_withheld:
        to_act = () if step.has_withheld else game.to_act(step.state)
        return {"to_act": to_act, "legal_actions": [], "default_actions": {}}
    return game.choices(step.state, player)


def view_for(request: SealedRequest, step: Step, viewer: str, to_act: Sequence[str]) -> Answer:
    """The view of a table. While something is withheld, nobody can act, and no event is shown yet."""
    service, contents, state = request.sealed.service, step.contents, step.state
    finished = state.phase == FINISHED
    events = with_event_texts(service, step.events, request.call)
    return {
        "view": {**service.game.view(state, viewer), **contents.custody},
        "to_act": to_act,
        "events": events,
        "undo": undo(events, state.ids),
        "finished": finished,
        "scores": with_ruling_reasons(service, service.game.scores(state), request.call) if finished else None,
        "held": _held(contents) if step.has_withheld else None,
        **_clock(request, step, to_act),
    }


def _clock(request: SealedRequest, step: Step, to_act: Sequence[str]) -> Answer:
    """The clock of a table, and for whom the service has played; nothing where it has none."""
    contents, clock = step.contents, step.contents.clock
    if clock is None:
        return {}
    # While something is withheld nobody is to act, but the time of those who are to look is running.
    runs = not contents.free_seats and (step.has_withheld or any(player in contents.ids for player in to_act))
    left = max(0, clock.since + clock.seconds - request.now()) if runs else None
    late = [{"seat": contents.ids[each.seat], "ply": each.ply} for each in clock.late]
    return {"clock": {"seconds": clock.seconds, "left": left}, **({"late": late} if late else {})}


def _held(contents: Contents) -> dict[str, str]:
    assert contents.withheld_from is not None, "something is held"
    return {"by": contents.ids[contents.withheld_from]}
