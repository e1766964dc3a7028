"""The table of operations: shape, state, action, in this order; then the answer in words.

Each runs as a pure function of the body and the call's language; only a setup without seed, deal or table draws a seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gavel.api.operations import play, records, scores
from gavel.api.operations.accepting import accept
from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.operation import Operation
from gavel.schemas import answer_shapes as answers
from gavel.schemas import request_shapes as requests

if TYPE_CHECKING:
    from gavel.api.service import GameService

_OF_A_STATE = ("invalid-request", "invalid-state")

OPERATIONS: Mapping[str, Operation[Callable[[GameService, Body, Call], Answer]]] = {
    each.name: each
    for each in (
        Operation("setup", "Set up a new game.", play.setup, requests.setup, answers.position),
        Operation(
            "actions",
            "Judge an action and play it.",
            play.actions,
            requests.actions,
            answers.position,
            (*_OF_A_STATE, "illegal-action"),
        ),
        Operation(
            "legal-actions",
            "List what may be done.",
            play.legal_actions,
            requests.legal_actions,
            answers.legal_actions,
            _OF_A_STATE,
        ),
        Operation(
            "scores",
            "Score a state, or what it would score if it ended now.",
            scores.scores,
            requests.scores,
            answers.scoresheet,
            (*_OF_A_STATE, "not-finished"),
        ),
        Operation(
            "tallies",
            "Score a hand-entered end position.",
            scores.tallies,
            requests.tallies,
            answers.scoresheet,
            _OF_A_STATE,
            belongs_to=lambda game: game.declaration.tallied is not None,
        ),
        Operation("views", "Show what one seat may see.", play.views, requests.views, answers.views, _OF_A_STATE),
        Operation(
            "inspections",
            "Name every broken invariant of a state, and where it departs from its record.",
            records.inspections,
            requests.inspections,
            answers.inspections,
            _OF_A_STATE,
        ),
        Operation(
            "replays",
            "Replay and verify a transcript.",
            records.replays,
            requests.replays,
            answers.replays,
            _OF_A_STATE,
        ),
        Operation(
            "matches",
            "Score a match of several games.",
            scores.matches,
            requests.matches,
            answers.matches,
            belongs_to=lambda game: game.match is not None,
        ),
    )
}


def answer(service: GameService, operation: str, body: Any, call: Call) -> Answer:
    """The answer to one operation; raises Problem, also if the game does not have the operation."""
    call = accept(service, service.schemas, operation, body, call)
    return OPERATIONS[operation].run(service, body, call)
