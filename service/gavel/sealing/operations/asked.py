"""What a sealed operation is called with, and what operations share: tokens opened, sealed, and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.states import undo, with_reasons, with_texts
from gavel.engine.actions import TABLE
from gavel.engine.game import FINISHED, SPECTATOR
from gavel.sealing.coding import decode, encode
from gavel.sealing.contents import Contents
from gavel.sealing.seat_keys import SeatKey
from gavel.sealing.steps import Step, public_actions

if TYPE_CHECKING:
    from gavel.sealing.games import SealedGame
    from gavel.sealing.heads import Heads
    from gavel.sealing.tokens import Vault


class Asked(NamedTuple):
    """One call of a sealed operation: of which game, what is asked by whom, and with what tokens are sealed."""

    sealed: SealedGame
    body: Body
    call: Call
    key: SeatKey | None
    vault: Vault
    heads: Heads | None
    """Where the guard keeps the heads of tables; None where there is no guard."""

    def opened(self, token: str) -> Contents:
        """What a token holds; raises Problem."""
        return decode(self.vault.unseal(token), self.sealed.id, self.sealed.packing)

    def seal(self, contents: Contents) -> str:
        """The token of these contents; raises Problem where it would be too long."""
        return self.vault.seal(encode(contents, self.sealed.packing))


def about(contents: Contents, token: str) -> Answer:
    """What tells a table and its newest token."""
    return {"token": token, "table": contents.table, "head": contents.head, "guarded": contents.guarded}


def shown(asked: Asked, step: Step, token: str, holder: str) -> Answer:
    """What the holder of a key may see and do."""
    own = holder in step.contents.ids
    answer = about(step.contents, token) | seen(asked, step, holder if own else SPECTATOR)
    if (own or holder == TABLE) and not step.closed:
        answer.update(asked.sealed.game.choices(step.state, holder))
    else:
        answer.update(legal_actions=[], default_actions={})
    if "since" in asked.body:
        answer["actions"] = public_actions(asked.sealed, step.contents, asked.body["since"])
    return answer


def seen(asked: Asked, step: Step, viewer: str) -> Answer:
    """What a viewer may see. While something is held, nobody can act, and nothing has happened yet."""
    service, contents, state = asked.sealed.service, step.contents, step.state
    finished = state.phase == FINISHED
    events = with_texts(service, step.events, asked.call)
    return {
        "view": service.game.view(state, viewer),
        "to_act": () if step.closed else service.game.to_act(state),
        "events": events,
        "undo": undo(events, state.ids),
        "finished": finished,
        "scores": with_reasons(service, service.game.scores(state), asked.call) if finished else None,
        "held": _held(contents) if step.closed else None,
    }


def _held(contents: Contents) -> dict[str, str]:
    assert contents.held_by is not None, "something is held"
    return {"by": contents.ids[contents.held_by]}
