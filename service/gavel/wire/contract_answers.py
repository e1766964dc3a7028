"""The problems of the OpenAPI document: a schema for each type, and the answers that operations share."""

from collections.abc import Mapping
from typing import Any

from gavel.wire.desks import desks
from gavel.wire.fields import Items, Part, Strict
from gavel.wire.limits import MOST_FAULTS
from gavel.wire.scalars import Choice, Int, Text
from gavel.wire.shapes import TEXT_LENGTH, Fields, problem_schema, schema
from gavel.wire.texts import FAULTS


def _request_codes() -> list[str]:
    """Every code that `errors` can hold: of shapes, and of setups that no game allows."""
    of_shapes = [code for code in FAULTS if not code.startswith("json.")]
    return sorted({*of_shapes, *(code for desk in desks().values() for code in desk.game.BAD_SETUP)})


def _request_error() -> type[Strict]:
    members: Fields = {
        "pointer": Text(0, maximum=TEXT_LENGTH),
        "code": Choice(*_request_codes()),
        "detail": Text(maximum=TEXT_LENGTH),
    }
    return schema("RequestError", members, "One fault of a request: where, what, and in words.")


def _problems() -> dict[str, type[Strict]]:
    limit: Fields = {"limit": Int()}
    games: Fields = {"games": Items(Text(maximum=64), maximum=100)}
    errors: Fields = {
        "errors": Items(Part(_request_error()), 1, maximum=MOST_FAULTS),
        "more": Int(required=False),
    }
    made: dict[str, tuple[str, Fields, str]] = {
        "problem": ("Problem", {}, "A problem (RFC 9457) without members of its own."),
        "malformed-json": ("MalformedJson", {"offset": Int(required=False)}, "The body is no JSON."),
        "unknown-game": ("UnknownGame", games, "There is no such game."),
        "too-large": ("TooLarge", limit, "The body is over the limit."),
        "invalid-request": ("InvalidRequest", errors, "The body does not fit the schema, or the setup contradicts itself."),
    }
    return {name: problem_schema(title, members, doc) for name, (title, members, doc) in made.items()}


PROBLEM_SCHEMAS: Mapping[str, type[Strict]] = _problems()


def problem_for(name: str, answers: Mapping[str, type[Strict]]) -> type[Strict]:
    """The schema of a problem type, a game's own where it has one."""
    return answers.get(name) or PROBLEM_SCHEMAS.get(name) or PROBLEM_SCHEMAS["problem"]


def problem_answer(description: str, name: str) -> dict[str, Any]:
    """An answer that is a problem."""
    return {
        "description": description,
        "headers": {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}},
        "content": {"application/problem+json": {"schema": PROBLEM_SCHEMAS[name]}},
    }


def component_answers() -> dict[str, dict[str, Any]]:
    """The answers that operations share, by name."""
    return {
        "MalformedJson": problem_answer("Not JSON as RFC 8259 has it, or more than it allows.", "malformed-json"),
        "NotFound": problem_answer("There is nothing here.", "problem"),
        "NotAcceptable": problem_answer("The client does not take what there is.", "problem"),
        "TooLarge": problem_answer("The body is over the limit.", "too-large"),
        "UnsupportedMediaType": problem_answer("Not the media type, or encoded.", "problem"),
    }


OTHER_ANSWERS = {
    "400": "MalformedJson",
    "406": "NotAcceptable",
    "413": "TooLarge",
    "415": "UnsupportedMediaType",
}
