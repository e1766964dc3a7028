"""What each operation of a game has alike in the OpenAPI document: a JSON request, its answer and its refusals."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from gavel.engine.game import Game
from gavel.openapi.answers import LANGUAGE_HEADER, OTHER_ANSWERS, REQUEST_ID_HEADER
from gavel.openapi.texts import description_of

Examples = Mapping[str, Mapping[str, Any]]


class Body(NamedTuple):
    """The schema of a request or an answer, and examples of it by their names."""

    schema: Any
    examples: Examples

    def content(self) -> dict[str, Any]:
        """The body as a member `content` has it."""
        content = {"schema": self.schema, "examples": self.examples} if self.examples else {"schema": self.schema}
        return {"application/json": content}


def post(
    game: Game[Any],
    name: str,
    summary: str,
    request: Body,
    answer: Body,
    refused: Any,
    *,
    security: Any = None,
    headers: Mapping[str, Any] | None = None,
    links: Mapping[str, Any] | None = None,
    others: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """An operation of a game; `refused` is its answer 422, `others` are answers that only some operations have."""
    return {
        "operationId": f"{game.id}-{name}",
        "summary": f"{game.name}: {summary}",
        "description": description_of(name),
        "tags": [game.id],
        **({} if security is None else {"security": security}),
        "parameters": ["AcceptLanguage", "RequestId"],
        "requestBody": {
            "required": True,
            "description": (request.schema.__doc__ or "").strip(),
            "content": request.content(),
        },
        "responses": {
            "200": {
                "description": summary,
                "headers": {**REQUEST_ID_HEADER, **LANGUAGE_HEADER, **(headers or {})},
                "content": answer.content(),
                **({"links": links} if links else {}),
            },
            **OTHER_ANSWERS,
            **(others or {}),
            "404": "UnknownGame",
            "422": refused,
        },
    }
