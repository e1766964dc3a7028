"""The operation that suggests actions, and its declaration."""

from functools import cache
from typing import Any, Final

from gavel.api.operations.accepting import accept
from gavel.api.operations.call import Answer, Call
from gavel.api.operations.operation import Operation, OperationSchemas
from gavel.api.operations.states import invalid_request
from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.engine.game import Game
from gavel.suggesting import shapes
from gavel.suggesting.searching import Ask

NAME: Final = "suggestions"


def answer(service: GameService, body: Any, call: Call, ask: Ask) -> Answer:
    """The suggestions for the player of a record.

    Raises Problem, also for a game in which nothing is searched, and whatever `ask` raises.
    """
    accept(service, schemas_of(service), NAME, body, call)
    suggested, violations = ask(service.game.id, body)
    if suggested is None:
        raise invalid_request(service, violations, call, "/record")
    return suggested


def _is_searched(game: Game[Any]) -> bool:
    """Whether games can be made that agree with a record: what chance hides has to be declared."""
    return not game.has_chance or game.deal_of is not None


OPERATION: Final = Operation(
    NAME, "Suggest actions to a player.", answer, shapes.request, shapes.answer, belongs_to=_is_searched
)


def prepare() -> None:
    """Make the schemas of every game, which a server with searches does when it starts."""
    for service in registry().values():
        schemas_of(service).prepare()


@cache
def schemas_of(service: GameService) -> OperationSchemas:
    """The schemas of the operation for one game; none for a game in which nothing is searched."""
    operations = {NAME: OPERATION} if OPERATION.belongs_to(service.game) else {}
    return OperationSchemas(operations, service.vocabulary)
