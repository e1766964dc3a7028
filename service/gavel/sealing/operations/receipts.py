"""The sealed operation that signs a receipt of a finished game."""

from gavel.api.operations.call import Answer
from gavel.api.operations.states import not_finished, with_ruling_reasons
from gavel.engine.game import FINISHED
from gavel.sealing.access import holder_of
from gavel.sealing.guard import current, keep_look
from gavel.sealing.operations.request import SealedRequest
from gavel.sealing.steps import look_at


def receipts(request: SealedRequest) -> Answer:
    """{token} of a finished game, with any key or none → its receipt."""
    from gavel.sealing.receipts import of_sealed

    key, service = request.vault.signing(), request.sealed.service
    table = current(request, request.body["token"])
    step, _token = keep_look(
        request, table, look_at(request.sealed, table.newest, holder_of(request.key, table.newest))
    )
    contents, state = step.contents, step.state
    if state.phase != FINISHED:
        raise not_finished(service, state.phase, request.call)
    scores = with_ruling_reasons(service, service.game.scores(state), request.call)
    document = service.game.dump(state)
    return {
        "receipt": of_sealed(
            key, document, scores, table=contents.table, guarded=contents.lasting.guarded, custody=contents.custody
        )
    }
