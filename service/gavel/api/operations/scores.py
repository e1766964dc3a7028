"""Operations on scores: of a state, of a hand-entered end, of a match of several games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.states import (
    ids_of,
    invalid_request,
    invalid_state,
    no_strangers,
    not_finished,
    open_state,
    with_ruling_reasons,
)
from gavel.engine.game import FINISHED
from gavel.engine.verdicts import InvalidSetup, InvalidState

if TYPE_CHECKING:
    from gavel.api.service import GameService


def scores(service: GameService, body: Body, call: Call) -> Answer:
    """{state, final?} → scoresheet."""
    state = open_state(service, body, call)
    if body.get("final", False) and state.phase != FINISHED:
        raise not_finished(service, state.phase, call)
    return with_ruling_reasons(service, service.game.scores(state), call)


def tallies(service: GameService, body: Body, call: Call) -> Answer:
    """A hand-entered end → scoresheet."""
    no_strangers(service, body, lambda: ids_of(body["players"]), call)
    try:
        sheet = service.game.tally(body)
    except InvalidState as refusal:
        raise invalid_state(service, refusal.violations, call) from None
    return with_ruling_reasons(service, sheet, call)


def matches(service: GameService, body: Body, call: Call) -> Answer:
    """Final scoresheets → match standings; only for games that are played as matches."""
    assert service.game.match is not None, "only games with matches accept this request"
    no_strangers(service, body, lambda: _players(body["results"]), call)
    try:
        standings = service.game.match(body)
    except InvalidSetup as refusal:
        raise invalid_request(service, refusal.violations, call) from None
    return with_ruling_reasons(service, standings, call)


def _players(results: Sequence[Body]) -> list[str]:
    """Every player in the scoresheets, each once."""
    return list(dict.fromkeys(standing["player"] for sheet in results for standing in sheet["standings"]))
