"""The example of an invitation in the OpenAPI document: the table that it leads to."""

from gavel.api.operations.call import Answer
from gavel.api.played_examples import players_of
from gavel.api.registry import registry
from gavel.openapi.example_stores import ExampleHeads, ExampleVault
from gavel.openapi.refusals import AN_EXAMPLE
from gavel.sealing.games import sealed_game
from gavel.sealing.invitations import parse
from gavel.sealing.inviting import find_table
from gavel.sealing.operations.request import SealedRequest
from gavel.sealing.operations.table import answer


def invited_table() -> Answer:
    """The answer to the invitation to a new table of the first game."""
    sealed, vault, heads = sealed_game(next(iter(registry()))), ExampleVault(), ExampleHeads()
    body = {"players": players_of(sealed.service.game), "shared": True}
    made = answer(SealedRequest(sealed, body, AN_EXAMPLE, None, vault, heads), "setup")
    return find_table(parse(made["invitation"]), vault, heads)
