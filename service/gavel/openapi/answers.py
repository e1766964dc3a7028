"""The problems of the OpenAPI document: a schema for each type, and the answers that operations share."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from gavel.api.registry import registry
from gavel.i18n.common import ERRORS
from gavel.openapi.refusals import problem_example
from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.limits import HEADERS, MOST_LISTED
from gavel.schemas.problem_shapes import more, problem_schema
from gavel.schemas.scalars import Choice, Int, Name, Text
from gavel.schemas.shapes import TEXT_LENGTH, Fields, camel, lang, schema
from gavel.schemas.statuses import STATUS

REQUEST_ID_HEADER: Mapping[str, Any] = {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}}
LANGUAGE_HEADER: Mapping[str, Any] = {"Content-Language": {"$ref": "#/components/headers/ContentLanguage"}}


def _request_codes() -> list[str]:
    """Every code that `errors` can hold: errors of shape, and setups that no game allows."""
    games = [service.game for service in registry().values()]
    of_states = {code for game in games for code in (*game.illegal, *game.breach_names)}
    of_shapes = {code for code in ERRORS.forms if not code.startswith("json.")} - of_states
    return sorted(of_shapes.union(*(service.request_codes for service in registry().values())))


def _request_error() -> type[Strict]:
    members: Fields = {
        "pointer": Text(0, maximum=TEXT_LENGTH),
        "code": Choice(*_request_codes(), named=Name("RequestErrorCode", "What is wrong with a part of a request.")),
        "detail": Text(maximum=TEXT_LENGTH),
        "lang": lang(),
    }
    return schema("RequestError", members, "One fault of a request: where, what, and in words.")


def _problems() -> dict[str, type[Strict]]:
    limit: Fields = {"limit": Int()}
    games: Fields = {"games": Items(Text(maximum=64), maximum=100)}
    errors: Fields = {
        "errors": Items(Part(_request_error()), 1, maximum=MOST_LISTED),
        "more": more(),
    }
    made: dict[str, tuple[Fields, str]] = {
        "malformed-json": ({"offset": Int(required=False)}, "The body is no JSON; `offset` counts the bytes before."),
        "receipt-broken": ({}, "The service has signed no such receipt."),
        "unknown-game": (games, "There is no such game."),
        "not-found": ({}, "There is nothing at this address."),
        "method-not-allowed": ({}, "The address does not take this method."),
        "not-acceptable": ({}, "The client does not accept what there is."),
        "too-large": (limit, "The body is over the limit."),
        "unsupported-media-type": ({}, "The body is of another media type, in another charset, or encoded."),
        "invalid-request": (errors, "The body does not fit the schema, or the setup contradicts itself."),
        "not-finished": ({}, "A final score was demanded of a running game."),
        "internal": ({}, "A defect of the service, logged under the request id."),
        "unavailable": ({}, "The service is about to stop, or something that it needs does not answer."),
        "too-many-requests": (
            {"retry_after": Int(required=False)},
            "The caller has sent too many requests; `retry_after` says how many seconds to wait.",
        ),
        "key-missing": ({}, "The service asks for an API key, in `X-API-Key`."),
        "key-refused": ({}, "Nobody has this API key, or it has expired."),
        "branched": ({}, "The game has gone on another way."),
        "held": ({}, "What the last action turned up has not been seen by another seat yet."),
        "table-unknown": ({}, "There is no record of this table."),
        "sealed": ({}, "A correction needs a state that has been unsealed before everybody's eyes."),
        "sealing-not-configured": ({}, "The service has no keys for this."),
        "seal-broken": ({}, "This is no token that the service has sealed for this game."),
    }
    return {name: problem_schema(name, members, doc) for name, (members, doc) in made.items()}


PROBLEM_SCHEMAS: Mapping[str, type[Strict]] = _problems()
"""The schemas by problem type, but for invalid-state and illegal-action, of which each game has its own."""


def refusal(names: Sequence[str], shape: Any, examples: Mapping[str, Any]) -> dict[str, Any]:
    """The answer 422: one of these problem types, in this shape."""
    made = problem_answer("Refused: " + ", ".join(f"`{name}`" for name in names) + ".", shape)
    made["content"]["application/problem+json"]["examples"] = examples
    return made


def refusals(names: Sequence[str], own: Mapping[str, type[Strict]] | None = None) -> dict[str, Any]:
    """The union of these problem types, a game's own if it has one, distinguished by `type`."""
    schemas = {f"/problems/{name}": (own or {}).get(name) or PROBLEM_SCHEMAS[name] for name in names}
    mapping = {kind: f"#/components/schemas/{each.__name__}" for kind, each in schemas.items()}
    return {
        "description": "Why a request is refused; `type` tells which of these problems it is.",
        "oneOf": [{"$ref": reference} for reference in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }


UNIONS: Mapping[str, Mapping[str, Any]] = {
    "ConflictProblem": refusals(("branched", "table-unknown")),
    "ReceiptRefusal": refusals(("malformed-json", "receipt-broken")),
    "SealedConflictProblem": refusals(("branched", "held", "table-unknown")),
    "SealedForbiddenProblem": refusals(("key-refused", "sealed")),
    "SealedReceiptRefusal": refusals(("invalid-request", "not-finished")),
    "SealedSetupRefusal": refusals(("invalid-request", "not-finished")),
    "NotOpenedProblem": refusals(("seal-broken", "malformed-json")),
}
"""Unions of problem types that operations share, by name."""
_CONFLICTS = {"$ref": "#/components/schemas/ConflictProblem"}
_SEALED_CONFLICTS = {"$ref": "#/components/schemas/SealedConflictProblem"}
_SEALED_FORBIDDEN = {"$ref": "#/components/schemas/SealedForbiddenProblem"}
_NOT_OPENED = {"$ref": "#/components/schemas/NotOpenedProblem"}


class SharedAnswer(NamedTuple):
    """An answer that operations share: its occasion, and its problem."""

    problem: str
    description: str
    headers: Mapping[str, Any] = MappingProxyType({})
    shape: Any = None
    """The schema, if it is more than the problem's."""
    named: str = ""
    """The name of the component, if it differs from the problem's."""

    @property
    def component(self) -> str:
        """The name of the component in the document."""
        return self.named or camel(self.problem)

    def document(self) -> dict[str, Any]:
        """The answer as a component, with an example."""
        answer = problem_answer(self.description, self.shape or PROBLEM_SCHEMAS[self.problem], self.headers)
        answer["content"]["application/problem+json"]["example"] = problem_example(self.problem)
        return answer


_RETRY_AFTER: Mapping[str, Any] = {
    "Retry-After": {"description": "How many seconds to wait.", "schema": {"type": "integer", "minimum": 0}}
}
_RATES: Mapping[str, Any] = {
    **_RETRY_AFTER,
    "RateLimit-Policy": {
        "description": "What may be asked (`q`) in how many seconds (`w`); every answer has it where there is a limit.",
        "schema": {"type": "string"},
    },
    "RateLimit": {
        "description": "How much is left (`r`), for so many seconds (`t`); every answer has it where there is a limit.",
        "schema": {"type": "string"},
    },
}
_ASKED_FOR = "Where the service asks for API keys: "
_RESERVED = "Reserved: no operation answers so yet."

SHARED: Sequence[SharedAnswer] = (
    SharedAnswer("malformed-json", "Not JSON as RFC 8259 has it, or more than it allows."),
    SharedAnswer("key-missing", f"{_ASKED_FOR}no API key came in `X-API-Key`."),
    SharedAnswer("key-refused", f"{_ASKED_FOR}nobody has this key, or it has expired."),
    SharedAnswer("not-found", "There is nothing here."),
    SharedAnswer("unknown-game", "This service does not referee the game."),
    SharedAnswer("method-not-allowed", "The address takes another method."),
    SharedAnswer("not-acceptable", "The client does not take what there is."),
    SharedAnswer("too-large", "The body is over the limit."),
    SharedAnswer("unsupported-media-type", "Not the media type, or encoded."),
    SharedAnswer("internal", "A defect of the service."),
    SharedAnswer("sealing-not-configured", "The service has no keys for this."),
    SharedAnswer("too-many-requests", "The caller has sent more requests than the service allows.", _RATES),
    SharedAnswer(
        "unavailable",
        "It may have been done: the same request, sent again, finds out.",
        _RETRY_AFTER,
    ),
    SharedAnswer("branched", _RESERVED, shape=_CONFLICTS, named="Conflict"),
)

_CHALLENGE: Mapping[str, Any] = {
    "WWW-Authenticate": {"description": "That a key is to be sent as a bearer token.", "schema": {"type": "string"}}
}

SHARED_SEALED: Sequence[SharedAnswer] = (
    SharedAnswer(
        "seal-broken",
        "No token that the service has sealed for this game, or not JSON.",
        shape=_NOT_OPENED,
        named="NotOpened",
    ),
    SharedAnswer("key-missing", "This takes a key of the table.", _CHALLENGE, named="SeatKeyMissing"),
    SharedAnswer(
        "key-refused",
        "No key of this table, or one that does not allow this; or a correction of a state that is still sealed.",
        shape=_SEALED_FORBIDDEN,
        named="SeatKeyRefused",
    ),
    SharedAnswer(
        "branched",
        "The game has gone on another way; or what the last action turned up waits for another seat.",
        shape=_SEALED_CONFLICTS,
        named="SealedConflict",
    ),
)
"""The answers that sealed operations share, if they say more than those of plain ones."""

OTHER_SEALED_ANSWERS: Mapping[str, str] = {str(STATUS[each.problem]): each.component for each in SHARED_SEALED}

HEADERS_TOO_LARGE = "HeadersTooLarge"
"""The answer with a problem without type: servers give it themselves, to requests that reach no operation."""

OTHER_ANSWERS: Mapping[str, str] = {
    **{str(STATUS[answer.problem]): answer.component for answer in SHARED if STATUS[answer.problem] != 404},
    "431": HEADERS_TOO_LARGE,
}
"""The other answers, by status, that every operation with a body can give now or later."""


def headers_too_large() -> dict[str, Any]:
    """The answer 431 as a component, with an example."""
    text = f"The headers are longer than {HEADERS} bytes altogether."
    title = "Request Header Fields Too Large"
    example = {"type": "about:blank", "title": title, "status": 431, "detail": text, "instance": "example"}
    string_schema = {"type": "string", "maxLength": TEXT_LENGTH}
    shape = {
        "type": "object",
        "description": "A problem that has no type in this contract, only its status (RFC 9457, section 4.2.1).",
        "properties": {
            **dict.fromkeys(example, string_schema),
            "type": {"const": "about:blank"},
            "status": {"const": 431},
        },
        "required": list(example),
    }
    answer = problem_answer(text, shape)
    answer["content"]["application/problem+json"]["example"] = example
    return answer


def problem_answer(description: str, shape: Any, headers: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """An answer with a problem of this shape."""
    return {
        "description": description,
        "headers": {**REQUEST_ID_HEADER, **LANGUAGE_HEADER, **(headers or {})},
        "content": {"application/problem+json": {"schema": shape}},
    }
