"""The path of batches in the OpenAPI document: NDJSON in and out."""

from collections.abc import Mapping
from typing import Any

from gavel.api.batches import answer_line
from gavel.api.operations.table import OPERATIONS
from gavel.api.registry import examples_of, registry
from gavel.i18n.translator import translator_for
from gavel.openapi.answers import LANGUAGE_HEADER, OTHER_ANSWERS, REQUEST_ID_HEADER
from gavel.openapi.texts import description_of
from gavel.schemas import strict_json

_LINE: Mapping[str, Any] = {
    "type": "object",
    "description": "One line: an operation on a game, answered under its id.",
    "required": ["operation", "game", "body"],
    "properties": {
        "id": {"description": "Any JSON value; the answer bears it."},
        "operation": {"$ref": "#/components/schemas/BatchOperation"},
        "game": {"type": "string", "minLength": 1, "maxLength": 64},
        "body": {"description": "The body of that operation's request."},
    },
    "additionalProperties": False,
}
_ANSWER: Mapping[str, Any] = {
    "type": "object",
    "description": "One line: the status and body that the operation by itself would have answered, under the id; but "
    "pointers begin at the line (`/body/...`). The problem of a line that is no call of an operation "
    "(`malformed-json`, `too-large`, or `invalid-request` about the line itself) has no `title`, and no `detail` "
    "beside its `errors`.",
    "required": ["id", "status", "body"],
    "properties": {
        "id": {"description": "The id of the line; null if it has none, or none that can be read."},
        "status": {"type": "integer"},
        "body": {"type": "object"},
    },
    "additionalProperties": False,
}
BATCH_SCHEMAS: Mapping[str, Mapping[str, Any]] = {
    "BatchOperation": {
        "type": "string",
        "enum": list(OPERATIONS),
        "description": "An operation of a game; `matches` where games are played in matches.",
    },
    "BatchLine": _LINE,
    "BatchAnswer": _ANSWER,
}


def batch() -> dict[str, Any]:
    """The operation at `/v1/batch`."""
    lines = _example_lines()
    answered = [answer_line(line, translator_for("en"), f"example/{number}") for number, line in enumerate(lines, 1)]
    return {
        "operationId": "batch",
        "summary": "Many operations at once, NDJSON in and out, one a line; answers are sent as they are ready.",
        "description": description_of("batch"),
        "tags": ["service"],
        "parameters": ["AcceptLanguage", "RequestId"],
        "requestBody": {"required": True, "content": _lines("BatchLine", lines)},
        "responses": {
            "200": {
                "description": "An answer line for each line that is not blank, in the order asked.",
                "headers": {**REQUEST_ID_HEADER, **LANGUAGE_HEADER},
                "content": _lines("BatchAnswer", answered),
            },
            **{status: name for status, name in OTHER_ANSWERS.items() if status != "400"},
        },
    }


def _lines(line: str, example: list[bytes]) -> dict[str, Any]:
    # No type: the body is text, and JSON only line by line, which OpenAPI 3.1 cannot express.
    shape = {
        "description": f"JSON texts, one a line (NDJSON), each of them a {line}.",
        "contentMediaType": "application/json",
        "contentSchema": {"$ref": f"#/components/schemas/{line}"},
    }
    text = b"".join(example).decode()
    return {"application/x-ndjson": {"schema": shape, "examples": {"two-lines": {"value": text}}}}


def _example_lines() -> list[bytes]:
    """A valid setup, and one of an unknown game."""
    name, service = next(iter(registry().items()))
    setup = next(iter(examples_of(service)["setup"].values()))
    lines = [
        {"id": 1, "operation": "setup", "game": name, "body": setup},
        {"id": 2, "operation": "setup", "game": "unheard-of", "body": {}},
    ]
    return [strict_json.dumps(line) + b"\n" for line in lines]
