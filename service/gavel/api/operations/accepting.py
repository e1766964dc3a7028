"""The check of a request, which every operation does first, of plain states and of sealed ones."""

from typing import Any

from gavel.api.operations.call import Call
from gavel.api.operations.operation import OperationSchemas
from gavel.api.operations.states import invalid_request, with_player_names
from gavel.api.problems import Problem
from gavel.api.service import GameService
from gavel.schemas.explain import schema_errors


def accept(service: GameService, schemas: OperationSchemas, operation: str, body: Any, call: Call) -> Call:
    """The call of a valid request, with its names of players; raises Problem, also for an unknown operation."""
    if operation not in schemas.accepts:
        raise Problem("not-found")
    if not schemas.accepts[operation](body):
        raise invalid_request(service, schema_errors(schemas.requests[operation], body), call)
    return with_player_names(service, body["names"], call) if "names" in body else call
