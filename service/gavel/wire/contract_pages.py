"""The paths of the OpenAPI document that belong to no game's operations: catalogue, sheets, batch, pages, health."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from gavel.wire.batches import BATCH_OPERATIONS
from gavel.wire.contract_answers import OTHER_ANSWERS
from gavel.wire.problems import STATUS
from gavel.wire.shapes import Fields, Open, schema
from gavel.wire.fields import Items, Part
from gavel.wire.scalars import Int, Text

_HEADERS = {
    "X-Request-Id": {"$ref": "#/components/headers/RequestId"},
    "ETag": {"schema": {"type": "string"}, "description": "The strong entity tag of this document."},
}
_OBJECT: dict[str, Any] = {"type": "object"}
_TEXT: dict[str, Any] = {"type": "string"}


def page_paths(games: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Every such path with its operations."""
    paths = {
        "/v1/games": _get("games", "Every game there is.", _catalogue()),
        "/v1/batch": {"post": _batch(games)},
        "/healthz": _get("healthz", "The process is alive.", _status("ok"), tagged=False),
        "/readyz": _get("readyz", "The service can referee.", _status("ready"), tagged=False),
        "/openapi.json": _get("openapi-json", "This document as JSON.", _OBJECT),
        "/openapi.yaml": _get("openapi-yaml", "This document as YAML.", _TEXT, media="application/yaml"),
        "/docs": _get("docs", "A page to read this document and try it.", _TEXT, media="text/html"),
        "/problems/{name}": _problem_page(),
    }
    for game in games:
        sheet = _get(f"{game}-sheet", "What a setup form needs to know of the game.", _sheet(), localised=True)
        rules = _get(f"{game}-rules", "The rule clauses, in our own words.", _rules(), localised=True)
        paths[f"/v1/games/{game}"] = sheet
        paths[f"/v1/games/{game}/rules"] = rules
        for operation in (sheet["get"], rules["get"]):
            operation["tags"] = [game]
    return paths


def _get(
    identity: str,
    summary: str,
    shape: Any,
    *,
    media: str = "application/json",
    tagged: bool = True,
    localised: bool = False,
) -> dict[str, Any]:
    success = {
        "description": summary,
        "headers": _HEADERS if tagged else {"X-Request-Id": _HEADERS["X-Request-Id"]},
        "content": {media: {"schema": shape}},
    }
    answers: dict[str, Any] = {"200": success, "406": "NotAcceptable"}
    if tagged:
        answers["304"] = {"description": "Unchanged since the tag in `If-None-Match`."}
    operation: dict[str, Any] = {"operationId": identity, "summary": summary, "tags": ["service"], "responses": answers}
    if localised:
        operation["parameters"] = ["AcceptLanguage"]
    return {"get": operation}


def _problem_page() -> dict[str, Any]:
    page = _get("problem", "What a problem type means.", _TEXT, media="text/html", localised=True)
    name = {"name": "name", "in": "path", "required": True, "schema": {"type": "string", "enum": list(STATUS)}}
    page["get"]["parameters"] = [name, *page["get"]["parameters"]]
    page["get"]["responses"]["404"] = "NotFound"
    return page


def _batch(games: Sequence[str]) -> dict[str, Any]:
    line = {
        "type": "object",
        "description": "One line: an operation on a game, answered under its id.",
        "required": ["operation", "game", "body"],
        "properties": {
            "id": {"description": "Any JSON value; the answer bears it."},
            "operation": {"type": "string", "enum": list(BATCH_OPERATIONS)},
            "game": {"type": "string", "examples": list(games)},
            "body": {"description": "The body of that operation's request."},
        },
    }
    answer = {
        "type": "object",
        "description": "One line: the answer's status and body, under the id.",
        "required": ["id", "status", "body"],
        "properties": {"id": {}, "status": {"type": "integer"}, "body": {"type": "object"}},
    }
    example = '{"id": 1, "operation": "setup", "game": "for-sale", "body": {"players": ["ann", "bob", "cy"], "seed": "s"}}\n'
    return {
        "operationId": "batch",
        "summary": "Many operations at once, NDJSON in and out, one a line; answers are sent as they are ready.",
        "tags": ["service"],
        "parameters": ["AcceptLanguage"],
        "requestBody": {
            "required": True,
            "content": {
                "application/x-ndjson": {
                    "schema": {"type": "string", "x-line": line},
                    "examples": {"setup": {"value": example}},
                }
            },
        },
        "responses": {
            "200": {
                "description": "An answer line for each line that is not blank, in the order asked.",
                "headers": {"X-Request-Id": _HEADERS["X-Request-Id"]},
                "content": {"application/x-ndjson": {"schema": {"type": "string", "x-line": answer}}},
            },
            **{status: name for status, name in OTHER_ANSWERS.items() if status != "400"},
        },
    }


def _status(status: str) -> Any:
    return {
        "type": "object",
        "required": ["status"],
        "properties": {"status": {"type": "string", "const": status}, "games": {"type": "array", "items": _TEXT}},
    }


# --- catalogue, sheet, rules ----------------------------------------------------------------------------------------


def _id() -> Text:
    return Text(maximum=64)


def _words() -> Text:
    return Text(maximum=4096)


@cache
def _catalogue() -> Any:
    ruleset = schema("RulesetName", {"id": _id(), "name": _words()}, "An edition.")
    game: Fields = {
        "id": _id(),
        "name": _words(),
        "player_counts": Items(Int(2, 6), maximum=5),
        "rulesets": Items(Part(ruleset), maximum=100),
        "links": Part(schema("Links", {"self": _words(), "rules": _words()}, "Where to go on.", base=Open)),
    }
    entry = schema("CatalogueEntry", game, "A game.")
    return schema("Catalogue", {"games": Items(Part(entry), maximum=100)}, "Every game there is.")


@cache
def _sheet() -> Any:
    ruleset: Fields = {
        "id": _id(),
        "name": _words(),
        "sources": Items(_words(), maximum=10),
        "player_counts": Items(Int(2, 6), maximum=5),
        "variants": Items(_id(), maximum=10),
    }
    default: Fields = {"ruleset": _id(), "variant": _id(), "players": Int(2, 6)}
    option: Fields = {
        "id": _id(),
        "ruling": Text(maximum=64, null=True),
        "schema": Part(schema("OptionSchema", {}, "The JSON Schema of the option's values.", base=Open)),
        "defaults": Items(
            Part(schema("OptionDefault", default, "`value` holds when the setup does not give the option.", base=Open)),
            maximum=1000,
        ),
        "decides": _words(),
        "sources": Items(_words(), maximum=10),
    }
    members: Fields = {
        "id": _id(),
        "name": _words(),
        "default_ruleset": _id(),
        "rulesets": Items(Part(schema("Ruleset", ruleset, "An edition.")), maximum=100),
        "options": Items(Part(schema("Option", option, "A house rule or ruling.")), maximum=100),
        "components": Part(schema("Components", {}, "What is in the box.", base=Open)),
        "phases": Items(_id(), maximum=20),
        "action_types": Items(_id(), maximum=20),
    }
    return schema("GameSheet", members, "What a setup form needs to know of a game.")


@cache
def _rules() -> Any:
    clause: Fields = {"id": _id(), "text": _words(), "rulesets": Items(_id(), maximum=100), "source": _words()}
    members: Fields = {"clauses": Items(Part(schema("Clause", clause, "A rule in our own words.")), maximum=1000)}
    return schema("Rules", members, "A game's rule clauses.")
