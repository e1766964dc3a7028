"""The operations of a game in the OpenAPI document, with real examples of answers and refusals."""

from collections.abc import Mapping
from typing import Any

from apispec import APISpec

from gavel.api.operations.table import OPERATIONS, answer
from gavel.api.registry import examples_of
from gavel.api.service import GameService
from gavel.openapi.answers import PROBLEM_SCHEMAS, refusal, refusals
from gavel.openapi.posts import Body, post
from gavel.openapi.refusals import AN_EXAMPLE, Refusal, refusals_of
from gavel.schemas import strict_json
from gavel.schemas.shapes import camel


def game_paths(spec: APISpec, service: GameService) -> None:
    """Add a game to the document: its tag, its operations and its own problems."""
    game = service.game
    spec.tag({"name": game.id, "description": game.name})
    for problem in (service.vocabulary.invalid_state, service.vocabulary.illegal_action):
        spec.components.schema(problem.__name__, schema=problem)
    examples = examples_of(service)
    for operation in service.operations:
        post = _operation(spec, service, operation, examples[operation])
        spec.path(f"/v1/games/{game.id}/{operation}", operations={"post": post})


def _operation(spec: APISpec, service: GameService, operation: str, bodies: Mapping[str, Any]) -> dict[str, Any]:
    declared, refused = OPERATIONS[operation], refusals_of(service, operation)
    answers = {name: {"value": answer(service, operation, body, AN_EXAMPLE)} for name, body in bodies.items()}
    # A body of the wrong shape stands beside its refusal: an example of a request must fit its schema.
    requests = {**bodies, **{name: each.body for name, each in refused.items() if each.has_shape}}
    return post(
        service.game,
        operation,
        declared.summary,
        Body(type(service.schemas.requests[operation]), {name: {"value": body} for name, body in requests.items()}),
        Body(service.schemas.answers[operation], answers),
        refusal(
            declared.problems,
            _refusals(spec, service, declared.problems),
            {name: _refused_example(each) for name, each in refused.items()},
        ),
        links=_links(service.game.id, operation),
    )


def _refused_example(refusal: Refusal) -> dict[str, Any]:
    if refusal.has_shape:
        return {"value": refusal.problem}
    body = strict_json.dumps(refusal.body).decode()
    return {"summary": f"The answer to `{body}`", "value": refusal.problem, "x-request": refusal.body}


def _refusals(spec: APISpec, service: GameService, problems: tuple[str, ...]) -> Any:
    """The schema of an answer 422: a problem's own, or the component that is the union of several."""
    own = service.vocabulary
    answers = {"illegal-action": own.illegal_action, "invalid-state": own.invalid_state}
    if len(problems) == 1:
        return PROBLEM_SCHEMAS[problems[0]]
    name = f"{service.shapes.prefix}{_REFUSALS[problems[-1]]}"
    if name not in spec.components.schemas:
        spec.components.schema(name, component=refusals(problems, answers))
    return {"$ref": f"#/components/schemas/{name}"}


_REFUSALS = {"illegal-action": "ActionRefusal", "invalid-state": "StateRefusal", "not-finished": "ScoresRefusal"}
"""The name of the union of an operation's problems, by the last of them."""


def _links(game: str, operation: str) -> dict[str, Any]:
    """The links by which a tool goes from a position to its legal actions, and from these to the next action.

    A body is JSON with runtime expressions in braces for the values: as a string, since tools take no other literal.
    """
    state = "$request.body#/state" if operation == "legal-actions" else "$response.body#/state"
    if operation == "legal-actions":
        action = "$response.body#/legal_actions/0"
        return {
            "PlayTheFirst": {
                "operationId": f"{game}-actions",
                "requestBody": f'{{"state": {{{state}}}, "action": {{{action}}}}}',
                "description": "Play the first of the listed actions in the state that was asked about.",
            }
        }
    if operation not in ("setup", "actions"):
        return {}
    bodies = {
        "legal-actions": f'{{"state": {{{state}}}, "expand": true}}',
        "scores": f'{{"state": {{{state}}}}}',
        "views": f'{{"state": {{{state}}}, "viewer": "spectator"}}',
        "inspections": f'{{"state": {{{state}}}}}',
    }
    return {
        camel(name): {"operationId": f"{game}-{name}", "requestBody": body, "description": OPERATIONS[name].summary}
        for name, body in bodies.items()
    }
