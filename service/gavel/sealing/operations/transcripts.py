"""The sealed operation that tells all that has been played at a table."""

from __future__ import annotations

from gavel.api.operations.call import Answer
from gavel.api.operations.states import no_strangers, with_event_texts
from gavel.engine.game import FINISHED
from gavel.sealing.access import holder_of
from gavel.sealing.guard import current, keep_look, transcript_after
from gavel.sealing.operations.request import SealedRequest, table_of
from gavel.sealing.steps import Step, look_at, played, public_actions
from gavel.sealing.transcript import Told, told_by


def transcripts(request: SealedRequest) -> Answer:
    """{token, names?} with any key or none → what has been played at the table, as everybody has seen it.

    Where the service does not know how the game began, these are the last actions that the token has, without events.
    """
    table = current(request, request.body["token"])
    holder = holder_of(request.key, table.newest)
    no_strangers(request.sealed.service, request.body, lambda: table.newest.ids, request.call)
    step = look_at(request.sealed, table.newest, holder)
    transcript = transcript_after(request, table, step)
    step, token = keep_look(request, table, step)
    told = told_by(request, step.contents, transcript)
    return {**table_of(step.contents, token), **(_known(request, step, told) if told else _remembered(request, step))}


def _known(request: SealedRequest, step: Step, told: Told) -> Answer:
    texts = [with_event_texts(request.sealed.service, events, request.call) for events in told.events]
    return {
        "setup_events": with_event_texts(request.sealed.service, told.began, request.call),
        "actions": [
            {**played(ply, action), "events": events}
            for ply, (action, events) in enumerate(zip(told.public, texts, strict=True), start=1)
        ],
        "transcript": _whole(request, step, told),
    }


def _whole(request: SealedRequest, step: Step, told: Told) -> Answer | None:
    """The transcript of a finished game, in which nothing is hidden any more."""
    if step.state.phase != FINISHED:
        return None
    return {
        "game": request.sealed.id,
        "setup": told.setup,
        "actions": told.actions,
        "history": step.state.history,
    }


def _remembered(request: SealedRequest, step: Step) -> Answer:
    settled = public_actions(request.sealed, step.contents._replace(pending=()), 0)
    return {"setup_events": None, "actions": [{**each, "events": None} for each in settled], "transcript": None}
