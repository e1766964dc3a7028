"""The path of invitations in the OpenAPI document, with the invitation to an example's table."""

from typing import Any

from gavel.api.played_examples import players_of
from gavel.api.registry import registry
from gavel.openapi.answers import OTHER_SEALED_ANSWERS, REQUEST_ID_HEADER
from gavel.openapi.example_stores import ExampleHeads, ExampleVault
from gavel.openapi.refusals import AN_EXAMPLE
from gavel.openapi.sealed import NO_STORE, SCHEME
from gavel.openapi.texts import description_of
from gavel.sealing.games import sealed_game
from gavel.sealing.invitations import parse
from gavel.sealing.inviting import find_table
from gavel.sealing.operations.request import SealedRequest
from gavel.sealing.operations.table import answer
from gavel.sealing.shapes import InvitedTable

_SUMMARY = "The table of an invitation."


def invitation_path() -> dict[str, Any]:
    """The operation at `/v1/invitation`."""
    json = {"application/json": {"schema": InvitedTable, "example": _example()}}
    refused = {status: answer for status, answer in OTHER_SEALED_ANSWERS.items() if status != "400"}
    return {
        "get": {
            "operationId": "invitation",
            "summary": _SUMMARY,
            "description": description_of("invitation"),
            "tags": ["service"],
            "security": [{SCHEME: []}],
            "parameters": ["RequestId"],
            "responses": {
                "200": {"description": _SUMMARY, "headers": {**REQUEST_ID_HEADER, **NO_STORE}, "content": json},
                **refused,
                "405": "MethodNotAllowed",
                "406": "NotAcceptable",
                "500": "Internal",
                "503": "Unavailable",
            },
        }
    }


def _example() -> dict[str, Any]:
    sealed, vault, heads = sealed_game(next(iter(registry()))), ExampleVault(), ExampleHeads()
    body = {"players": players_of(sealed.service.game), "shared": True}
    made = answer(SealedRequest(sealed, body, AN_EXAMPLE, None, vault, heads), "setup")
    return dict(find_table(parse(made["invitation"]), vault, heads))
