"""The paths of the OpenAPI document outside the games' operations: catalogue, sheets, pages, health."""

import json
from collections.abc import Mapping
from typing import Any

from gavel.api import documents
from gavel.api.registry import registry
from gavel.i18n import LANGUAGES
from gavel.openapi import document_shapes as shapes
from gavel.openapi.answers import LANGUAGE_HEADER, OTHER_SEALED_ANSWERS, REQUEST_ID_HEADER
from gavel.openapi.batch import BATCH_SCHEMAS, batch
from gavel.openapi.example_stores import EXAMPLE_PUSH
from gavel.openapi.invitation import invited_table
from gavel.openapi.receipts import KEYS, verify
from gavel.openapi.sealed import NO_STORE, SCHEME
from gavel.openapi.texts import description_of
from gavel.schemas.json_schema import DIALECT
from gavel.schemas.statuses import STATUS
from gavel.sealing.push_shapes import PushKey
from gavel.sealing.receipt_shapes import key_set
from gavel.sealing.routes import INVITATION, PUSH
from gavel.sealing.shapes import InvitedTable
from gavel.suggesting.routes import LIMITS

_OBJECT: dict[str, Any] = {"type": "object"}
_TEXT: dict[str, Any] = {"type": "string"}
_TAG_HEADER: dict[str, Any] = {"ETag": {"$ref": "#/components/headers/ETag"}}
_PAGE = "<!DOCTYPE html>"


def _ready(description: str, status: str, *, with_games: bool) -> dict[str, Any]:
    shape: dict[str, Any] = {
        "type": "object",
        "description": description,
        "required": ["status"],
        "properties": {"status": {"type": "string", "const": status}},
    }
    if with_games:
        shape["required"].append("games")
        shape["properties"]["games"] = {"type": "array", "items": _TEXT}
    return shape


def page_paths(head: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Every such path with its operations; `head`: the beginning of the OpenAPI document."""
    paths = {
        "/v1/games": _document("games", "Every game there is.", shapes.catalogue(), _read(documents.catalogue())),
        "/v1/version": _document("version", "What is installed.", shapes.version(), _read(documents.version())),
        "/v1/batch": {"post": batch()},
        "/v1/keys": _keys(),
        "/v1/receipts/verify": {"post": verify()},
        INVITATION: _invitation(),
        PUSH: _document("push", "The key that signs push messages.", PushKey, {"public_key": EXAMPLE_PUSH.public_key}),
        "/v1/suggestions": _document(
            "suggestion-limits", "What a search for suggestions may cost.", shapes.suggestion_limits(), dict(LIMITS)
        ),
        "/healthz": _health("healthz", "The process is alive.", {"status": "ok"}),
        "/readyz": _readiness(),
        "/openapi.json": _document("openapi-json", "This document as JSON.", _OBJECT, dict(head)),
        "/openapi.yaml": _document("openapi-yaml", "This document as YAML.", _OBJECT, dict(head), "application/yaml"),
        "/transcript.schema.json": _document(
            "transcript-schema",
            "What a transcript looks like, as JSON Schema: what /replays takes, and the command and the table write.",
            _OBJECT,
            {"$schema": DIALECT, "title": "Transcript"},
            "application/schema+json",
        ),
        "/docs": _document("docs", "A page to read this document and try it.", _TEXT, _PAGE, "text/html"),
        "/problems/{name}": _problem_page(),
    }
    for game in registry():
        for rest, path in _of_game(game).items():
            path["get"]["tags"] = [game]
            path["get"]["responses"]["404"] = "UnknownGame"
            paths[f"/v1/games/{game}{rest}"] = _localised(path)
    return paths


def _keys() -> dict[str, Any]:
    summary = "The public halves of the keys that sign receipts."
    path = _document("keys", summary, key_set(), KEYS.public())
    path["get"]["responses"]["501"] = "SealingNotConfigured"
    return path


def _invitation() -> dict[str, Any]:
    """The one operation that is read with a key: its answers, and its refusals, are those of sealed tables."""
    content = {"application/json": {"schema": InvitedTable, "example": invited_table()}}
    path = _get("invitation", "The table of an invitation.", {"content": content})
    path["get"]["security"] = [{SCHEME: []}]
    responses = path["get"]["responses"]
    responses["200"]["headers"].update(NO_STORE)
    responses.update({status: each for status, each in OTHER_SEALED_ANSWERS.items() if status != "400"})
    responses["503"] = "Unavailable"
    return path


def _of_game(game: str) -> dict[str, dict[str, Any]]:
    """The paths of a game's documents, by the part after the game's own path."""
    sheet, rules, messages = (
        _read(document(game, "en"))
        for document in (documents.game_sheet, documents.game_rules, documents.game_messages)
    )

    def documented(name: str, summary: str, shape: Any, example: Any) -> dict[str, Any]:
        return _document(f"{game}-{name}", summary, shape, example, described=name)

    about_rules = "The rules, in our own words, and the questions that they answer."
    return {
        "": documented("sheet", "What a setup form needs to know of the game.", shapes.sheet(), _first_of_each(sheet)),
        "/rules": documented("rules", about_rules, shapes.rules(), _first_of_each(rules)),
        "/messages": documented(
            "messages", "Every sentence as a pattern.", shapes.messages(), _first_of_each_map(messages)
        ),
    }


def _get(identity: str, summary: str, success: Mapping[str, Any], described: str | None = None) -> dict[str, Any]:
    return {
        "get": {
            "operationId": identity,
            "summary": summary,
            "description": description_of(described or identity),
            "tags": ["service"],
            "parameters": ["RequestId"],
            "responses": {
                "200": {"description": summary, "headers": {**REQUEST_ID_HEADER}, **success},
                "405": "MethodNotAllowed",
                "406": "NotAcceptable",
                "500": "Internal",
            },
        }
    }


def _health(identity: str, summary: str, example: Any) -> dict[str, Any]:
    shape = {"$ref": f"#/components/schemas/{_HEALTH[identity]}"}
    return _get(identity, summary, {"content": {"application/json": {"schema": shape, "example": example}}})


_HEALTH = {"healthz": "Health", "readyz": "Readiness"}


def _readiness() -> dict[str, Any]:
    path = _health("readyz", "The service can referee.", {"status": "ready", "games": list(registry())})
    path["get"]["responses"]["503"] = "Unavailable"
    return path


def _document(
    identity: str,
    summary: str,
    shape: Any,
    example: Any,
    media_type: str = "application/json",
    described: str | None = None,
) -> dict[str, Any]:
    """The operation of a document that changes only with the release, with a shortened example of long ones."""
    path = _get(identity, summary, {"content": {media_type: {"schema": shape, "example": example}}}, described)
    operation = path["get"]
    operation["parameters"].append("IfNoneMatch")
    operation["responses"]["200"]["headers"].update(_TAG_HEADER)
    operation["responses"]["304"] = {
        "description": "Unchanged since the tag in `If-None-Match`.",
        "headers": {**REQUEST_ID_HEADER, **_TAG_HEADER},
    }
    return path


def _localised(path: dict[str, Any]) -> dict[str, Any]:
    operation = path["get"]
    operation["parameters"].append("AcceptLanguage")
    operation["responses"]["200"]["headers"].update(LANGUAGE_HEADER)
    return path


def _problem_page() -> dict[str, Any]:
    page = _localised(_document("problem", "What a problem type means.", _TEXT, _PAGE, "text/html"))
    names = {"$ref": "#/components/schemas/ProblemName"}
    page["get"]["parameters"].append(
        {
            "name": "name",
            "in": "path",
            "required": True,
            "description": "The problem type: the last part of a problem's `type`.",
            "schema": names,
            "example": "illegal-action",
        }
    )
    page["get"]["responses"]["404"] = "NotFound"
    return page


def _read(document: documents.StaticDocument) -> Any:
    return json.loads(document.body)


def _first_of_each(document: Any) -> Any:
    """The document with one item in every list of objects: enough for an example."""
    if isinstance(document, dict):
        return {name: _first_of_each(member) for name, member in document.items()}
    if isinstance(document, list) and document and isinstance(document[0], dict):
        return [_first_of_each(document[0])]
    return document


def _first_of_each_map(messages: Mapping[str, Any]) -> dict[str, Any]:
    """The messages with one entry in every table."""
    tables = ("events", "violations", "labels", "words", "defaults")
    return {name: _first_entry(member) if name in tables else member for name, member in messages.items()}


def _first_entry(table: Mapping[str, Any]) -> dict[str, Any]:
    if all(isinstance(value, dict) for value in table.values()):
        return {name: _first_entry(value) for name, value in table.items()}
    return dict([next(iter(table.items()))]) if table else {}


PAGE_SCHEMAS: Mapping[str, Mapping[str, Any]] = {
    "Health": _ready("That the process is alive.", "ok", with_games=False),
    "Readiness": _ready("That the service can referee, and which games.", "ready", with_games=True),
    "ProblemName": {
        "type": "string",
        "enum": list(STATUS),
        "description": "The name of a problem type: the last part of its `type`.",
    },
    "Language": {"type": "string", "enum": list(LANGUAGES), "description": "A language that texts are written in."},
    **BATCH_SCHEMAS,
}
"""The further schemas of these paths, by name."""
