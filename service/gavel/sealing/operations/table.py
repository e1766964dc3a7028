"""The table of sealed operations: routes, contract and docs derive from it. A batch cannot contain them."""

from collections.abc import Callable, Mapping

from gavel.api.operations.accepting import accept
from gavel.api.operations.call import Answer
from gavel.api.operations.operation import Operation
from gavel.api.problems import Problem
from gavel.sealing import shapes
from gavel.sealing.guard import MOST_RACES, LostRace
from gavel.sealing.operations import calls, keys, merging, play, receipts, setup, transcripts
from gavel.sealing.operations.request import SealedRequest

OPERATIONS: Mapping[str, Operation[Callable[[SealedRequest], Answer]]] = {
    each.name: each
    for each in (
        Operation(
            "setup",
            "Set up a sealed table.",
            setup.setup,
            shapes.setup,
            shapes.set_up,
            ("invalid-request", "not-finished"),
        ),
        Operation(
            "actions",
            "Judge an action at a sealed table and play it.",
            play.actions,
            shapes.actions,
            shapes.position,
            ("invalid-request", "illegal-action"),
        ),
        Operation("views", "Look at a sealed table.", play.views, shapes.views, shapes.position),
        Operation(
            "merges", "Join simultaneous choices of several tokens.", merging.merges, shapes.merges, shapes.position
        ),
        Operation("seats", "Give a seat a new key.", keys.seats, shapes.seats, shapes.rekeyed),
        Operation("unseal", "Open a sealed state.", keys.unseal, shapes.unseal, shapes.unsealed),
        Operation(
            "receipts",
            "Sign what a finished sealed game has come to.",
            receipts.receipts,
            shapes.receipts,
            shapes.receipt,
            ("invalid-request", "not-finished"),
        ),
        Operation(
            "transcripts",
            "Tell what has been played at a sealed table.",
            transcripts.transcripts,
            shapes.transcripts,
            shapes.transcribed,
        ),
        Operation(
            "subscriptions",
            "Be called when it is your turn.",
            calls.subscriptions,
            shapes.subscriptions,
            shapes.subscribed,
        ),
        Operation("heads", "Let a guarded table go on from another token.", keys.heads, shapes.heads, shapes.position),
    )
}

CALLS = "subscriptions"
"""The operation that only a service has which calls players."""


def answer(request: SealedRequest, operation: str) -> Answer:
    """The answer to one sealed operation; raises Problem."""
    sealed = request.sealed
    request = request._replace(call=accept(sealed.service, sealed.schemas, operation, request.body, request.call))
    for _ in range(MOST_RACES):
        try:
            return OPERATIONS[operation].run(request)
        except LostRace:
            continue
    raise Problem("unavailable")
