"""The paths of the OpenAPI document that belong to no game's operations: catalogue, sheets, batch, pages, health."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from gavel.api import documents
from gavel.api.batches import answer_line
from gavel.api.operations.table import OPERATIONS
from gavel.api.registry import examples_of, registry
from gavel.i18n import LANGUAGES
from gavel.i18n.translator import translator_for
from gavel.openapi.answers import LANGUAGE_HEADER, OTHER_ANSWERS, REQUEST_ID_HEADER
from gavel.openapi.texts import description_of
from gavel.schemas import strict_json
from gavel.schemas.fields import Items, MapOf, Part
from gavel.schemas.json_schema import DIALECT
from gavel.schemas.scalars import Int, Text
from gavel.schemas.shapes import Fields, Open, schema
from gavel.schemas.statuses import STATUS

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
    """Every such path with its operations; `head` is how the OpenAPI document begins."""
    paths = {
        "/v1/games": _document("games", "Every game there is.", _catalogue(), _read(documents.catalogue())),
        "/v1/batch": {"post": _batch()},
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
        sheet = _first_of_each(_read(documents.game_sheet(game, "en")))
        clauses = _first_of_each(_read(documents.game_rules(game, "en")))
        messages = _first_of_each_map(_read(documents.game_messages(game, "en")))
        of_game = {
            "": _document(
                f"{game}-sheet", "What a setup form needs to know of the game.", _sheet(), sheet, described="sheet"
            ),
            "/rules": _document(
                f"{game}-rules",
                "The rules, in our own words, and the questions that they answer.",
                _rules(),
                clauses,
                described="rules",
            ),
            "/messages": _document(
                f"{game}-messages", "Every sentence as a pattern.", _messages(), messages, described="messages"
            ),
        }
        for rest, path in of_game.items():
            path["get"]["tags"] = [game]
            path["get"]["responses"]["404"] = "UnknownGame"
            paths[f"/v1/games/{game}{rest}"] = _localised(path)
    return paths


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
    """A document that changes only with the release. Long ones have their beginnings for an example."""
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
    """The document with one item in every list of objects: long enough for an example."""
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


# --- batches --------------------------------------------------------------------------------------------------------

_LINE: dict[str, Any] = {
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
_ANSWER: dict[str, Any] = {
    "type": "object",
    "description": "One line: the status and body that the operation by itself would have answered, under the id; but "
    "pointers begin at the line (`/body/...`). The problem of a line that is no call of an operation "
    "(`malformed-json`, `too-large`, or `invalid-request` about the line itself) has no `title`, and no `detail` "
    "beside its `errors`.",
    "required": ["id", "status", "body"],
    "properties": {
        "id": {"description": "The id of the line; null if it has none, or none that can be read."},
        "status": {"type": "integer"},
        "body": _OBJECT,
    },
    "additionalProperties": False,
}


def _batch() -> dict[str, Any]:
    asked = _example_lines()
    answered = [answer_line(line, translator_for("en"), f"example/{number}") for number, line in enumerate(asked, 1)]
    return {
        "operationId": "batch",
        "summary": "Many operations at once, NDJSON in and out, one a line; answers are sent as they are ready.",
        "description": description_of("batch"),
        "tags": ["service"],
        "parameters": ["AcceptLanguage", "RequestId"],
        "requestBody": {"required": True, "content": _lines("BatchLine", asked)},
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
    # No type: the body is text, and JSON only line by line, which OpenAPI 3.1 has no word for.
    shape = {
        "description": f"JSON texts, one a line (NDJSON), each of them a {line}.",
        "contentMediaType": "application/json",
        "contentSchema": {"$ref": f"#/components/schemas/{line}"},
    }
    text = b"".join(example).decode()
    return {"application/x-ndjson": {"schema": shape, "examples": {"two-lines": {"value": text}}}}


def _example_lines() -> list[bytes]:
    """A setup that works, and one of a game that nobody knows."""
    name, service = next(iter(registry().items()))
    setup = next(iter(examples_of(service)["setup"].values()))
    asked = [
        {"id": 1, "operation": "setup", "game": name, "body": setup},
        {"id": 2, "operation": "setup", "game": "unheard-of", "body": {}},
    ]
    return [strict_json.dumps(line) + b"\n" for line in asked]


PAGE_SCHEMAS: Mapping[str, Mapping[str, Any]] = {
    "Health": _ready("That the process is alive.", "ok", with_games=False),
    "Readiness": _ready("That the service can referee, and which games.", "ready", with_games=True),
    "ProblemName": {
        "type": "string",
        "enum": list(STATUS),
        "description": "The name of a problem type: the last part of its `type`.",
    },
    "Language": {"type": "string", "enum": list(LANGUAGES), "description": "A language that texts are written in."},
    "BatchOperation": {
        "type": "string",
        "enum": list(OPERATIONS),
        "description": "An operation of a game; `matches` where games are played in matches.",
    },
    "BatchLine": _LINE,
    "BatchAnswer": _ANSWER,
}
"""What these paths are described with beside schemas of ours, by name."""


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
        "links": Part(
            schema("Links", {"self": _words(), "rules": _words(), "messages": _words()}, "Where to go on.", base=Open)
        ),
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
        "name": _words(),
        "ruling": Text(maximum=64, null=True),
        "schema": Part(schema("OptionSchema", {}, "The JSON Schema of the option's values.", base=Open)),
        "defaults": Items(
            Part(schema("OptionDefault", default, "`value` holds when the setup does not give the option.", base=Open)),
            maximum=1000,
        ),
        "decides": _words(),
        "sources": Items(_words(), maximum=10),
    }
    options = Items(Part(schema("Option", option, "A house rule or ruling.")), maximum=100)
    members: Fields = {
        "id": _id(),
        "name": _words(),
        "default_ruleset": _id(),
        "rulesets": Items(Part(schema("Ruleset", ruleset, "An edition.")), maximum=100),
        "options": options,
        "match_options": options,
        "components": Part(schema("Components", {}, "What is in the box.", base=Open)),
        "phases": Items(Part(_named()), maximum=20),
        "action_types": Items(Part(_named()), maximum=20),
    }
    return schema("GameSheet", members, "What a setup form needs to know of a game.")


@cache
def _named() -> Any:
    members: Fields = {
        "id": Text(maximum=64, metadata={"description": "How documents call it."}),
        "name": Text(maximum=4096, metadata={"description": "What it is called in the language of the answer."}),
    }
    return schema("Named", members, "A phase or an action type.")


@cache
def _messages() -> Any:
    def table(values: Any, text: str) -> MapOf:
        return MapOf(values, Text(maximum=64), maximum=1000, metadata={"description": text})

    def names(text: str) -> MapOf:
        return table(_words(), text)

    labels: Fields = {
        "phases": names("What each phase is called."),
        "action_types": names("What each type of action is called."),
        "options": names("What each option is called."),
    }
    named = schema("MessageLabels", labels, "What the words of the contract are called.")
    about_names = "Figures that are players' ids: whoever has names for them puts them in, item by item."
    members: Fields = {
        "game": Text(maximum=64, metadata={"description": "The game's id."}),
        "language": Text(maximum=64, metadata={"description": "The language of all texts here: en, fr or de."}),
        "events": names("The pattern of an event's `text`, by its `type`."),
        "violations": names("The pattern of a violation's `detail`, by its `code`."),
        "labels": Part(named, metadata={"description": "Names of phases, action types and options, by id."}),
        "words": table(names("By value."), "By figure: the words for its values, where these are terms."),
        "people": Items(_id(), maximum=1000, metadata={"description": about_names}),
        "separator": Text(maximum=64, metadata={"description": "What stands between the items of a list."}),
        "defaults": names("Arguments that a pattern chooses by, for an event or violation that does not give them."),
    }
    doc = (
        "Every sentence of a game as an ICU MessageFormat pattern. Its arguments are the members of the event or "
        "violation: those of an object as `piece_kind`, a list joined by `separator`, a value as `words` has it for "
        "its figure, and `<name>_given` = `yes` for all that is neither null nor an empty list."
    )
    return schema("Messages", members, doc)


@cache
def _rules() -> Any:
    clause: Fields = {"id": _id(), "text": _words(), "rulesets": Items(_id(), maximum=100), "source": _words()}
    situation: Fields = {
        "id": _id(),
        "question": _said("What a player asks."),
        "answer": _said("What a referee answers; a yes or a no comes first."),
        "clauses": _cited("The clauses that give the answer."),
        "case": Text(maximum=64, metadata={"description": "The conformance case that shows it, by its number."}),
    }
    irregularity: Fields = {
        "id": _id(),
        "happened": _said("What went wrong."),
        "advice": _said("What a referee is advised to do; no rulebook says it."),
        "reason": _said("Why this is fair."),
        "clauses": _cited("The clauses that bear on it."),
    }
    answered = "A question that comes up at a table, answered by the rules."
    advised = "Something that goes wrong at a table, and what to do about it."
    members: Fields = {
        "clauses": Items(Part(schema("Clause", clause, "A rule in our own words.")), maximum=1000),
        "situations": Items(Part(schema("Situation", situation, answered)), maximum=1000),
        "irregularities": Items(Part(schema("Irregularity", irregularity, advised)), maximum=1000),
    }
    return schema("Rules", members, "A game's rules in our own words, and what they say to what comes up at a table.")


def _said(about: str) -> Text:
    return Text(maximum=4096, metadata={"description": about})


def _cited(about: str) -> Items:
    return Items(_id(), maximum=20, metadata={"description": about})
