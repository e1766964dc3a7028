"""Suggestions in the OpenAPI document: the limits of a search, and each game's operation with an example of it."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from apispec import APISpec

from gavel import games
from gavel.api.played_examples import players_of
from gavel.api.service import GameService
from gavel.openapi.answers import PROBLEM_SCHEMAS, refusal
from gavel.openapi.posts import Body, post
from gavel.openapi.refusals import AN_EXAMPLE, refused_as
from gavel.suggesting.operation import NAME, OPERATION, answer, schemas_of
from gavel.suggesting.searching import Result, search

_PLAYOUTS = 50
_A_DAY = 24 * 60 * 60 * 1000


def suggestion_paths(spec: APISpec, service: GameService) -> None:
    """Add a game's suggestions to the document, if anything is searched in it."""
    if OPERATION.belongs_to(service.game):
        spec.path(f"/v1/games/{service.game.id}/{NAME}", operations={"post": _operation(service)})


def _operation(service: GameService) -> dict[str, Any]:
    schemas, record = schemas_of(service), _record(service)
    body = {"record": record, "playouts": _PLAYOUTS}
    stranger = {"record": {**record, "seat": "zoe"}}
    ask = partial(answer, service, call=AN_EXAMPLE, ask=_search_without_haste)
    return post(
        service.game,
        NAME,
        OPERATION.summary,
        Body(type(schemas.requests[NAME]), {"first-action": {"value": body}, "not-a-player": {"value": stranger}}),
        Body(schemas.answers[NAME], {"first-action": {"value": ask(body)}}),
        refusal(
            OPERATION.problems,
            PROBLEM_SCHEMAS[OPERATION.problems[0]],
            {
                "not-a-player": {"value": refused_as(partial(ask, stranger))},
                "no-record": {"value": refused_as(partial(ask, {})), "x-request": {}},
            },
        ),
    )


def _search_without_haste(game: str, body: Mapping[str, Any]) -> Result:
    """Make all playouts, however slow the machine is: the document is equal everywhere."""
    return search(game, {**body, "milliseconds": _A_DAY})


def _record(service: GameService) -> dict[str, Any]:
    """What the first player to act knows at the beginning of a game."""
    state = games.load(service.game.id).new(players_of(service.game), seed="an example")
    return state.record(state.to_act[0])
