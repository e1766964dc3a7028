"""The table of sealed operations: routes, contract and docs are made from it. Batches have none of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gavel.api.operations.call import Answer
from gavel.api.operations.states import invalid_request, with_names
from gavel.api.problems import Problem
from gavel.schemas.explain import schema_errors
from gavel.sealing import shapes
from gavel.sealing.guard import MOST_RACES, LostRace
from gavel.sealing.operations import keys, merging, play, receipts, setup
from gavel.sealing.operations.asked import Asked

if TYPE_CHECKING:
    from gavel.schemas.fields import Strict
    from gavel.schemas.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class SealedOperation:
    """What may be asked of a sealed table."""

    name: str
    """In paths, after `sealed/`."""
    summary: str
    run: Callable[[Asked], Answer]
    request: Callable[[Vocabulary], type[Strict]]
    answer: Callable[[Vocabulary], type[Strict]]
    problems: tuple[str, ...] = ("invalid-request",)
    """The problems 422 that it is refused with."""


OPERATIONS: Mapping[str, SealedOperation] = {
    each.name: each
    for each in (
        SealedOperation("setup", "Set up a sealed table.", setup.setup, shapes.setup, shapes.set_up),
        SealedOperation(
            "actions",
            "Judge an action at a sealed table and play it.",
            play.actions,
            shapes.actions,
            shapes.position,
            ("invalid-request", "illegal-action"),
        ),
        SealedOperation("views", "Look at a sealed table.", play.views, shapes.views, shapes.position),
        SealedOperation(
            "merges", "Join simultaneous choices of several tokens.", merging.merges, shapes.merges, shapes.position
        ),
        SealedOperation("seats", "Give a seat a new key.", keys.seats, shapes.seats, shapes.rekeyed),
        SealedOperation("unseal", "Open a sealed state.", keys.unseal, shapes.unseal, shapes.unsealed),
        SealedOperation(
            "receipts",
            "Sign what a finished sealed game has come to.",
            receipts.receipts,
            shapes.receipts,
            shapes.receipt,
            ("invalid-request", "not-finished"),
        ),
        SealedOperation(
            "heads", "Let a guarded table go on from another token.", keys.heads, shapes.heads, shapes.position
        ),
    )
}


def answer(asked: Asked, operation: str) -> Answer:
    """The answer to one sealed operation; raises Problem."""
    sealed, body, call = asked.sealed, asked.body, asked.call
    if not sealed.accepts[operation](body):
        raise invalid_request(sealed.service, schema_errors(sealed.requests[operation], body), call)
    if "names" in body:
        asked = asked._replace(call=with_names(sealed.service, body["names"], call))
    for _ in range(MOST_RACES):
        try:
            return OPERATIONS[operation].run(asked)
        except LostRace:
            continue
    raise Problem("unavailable")
