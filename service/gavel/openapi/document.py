"""The OpenAPI document, made from the schemas, the operations and real examples.

`python -m gavel.openapi.document ROOT` writes `ROOT/openapi.yaml`, which the service serves.
"""

import json
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from apispec import APISpec

from gavel import __version__
from gavel.api.registry import registry
from gavel.openapi.answers import (
    HEADERS_TOO_LARGE,
    PROBLEM_SCHEMAS,
    SHARED,
    SHARED_SEALED,
    UNIONS,
    headers_too_large,
)
from gavel.openapi.operations import game_paths
from gavel.openapi.pages import PAGE_SCHEMAS, page_paths
from gavel.openapi.sealed import SECURITY_SCHEMES, sealed_paths
from gavel.openapi.suggestions import suggestion_paths
from gavel.openapi.texts import member_text, sentences
from gavel.openapi.written import as_yaml
from gavel.schemas import strict_json
from gavel.schemas.json_schema import OPENAPI_VERSION, new_spec
from gavel.sealing.games import sealed_game

TITLE = "Gavel"
DESCRIPTION = """\
Gavel is a stateless referee for tabletop games: send a state and a proposed action, and learn whether it is legal and,
if not, which rule forbids it and what would have been allowed. Every POST is a pure function of its body and of
`Accept-Language` (en, fr, de), so every call is safe to retry; only a setup without `seed` and `deal` draws a seed.
Every answer but a success is a problem (RFC 9457)."""
INFO = {
    "description": DESCRIPTION,
    "license": {"name": "MIT", "identifier": "MIT"},
    "contact": {"name": "The Gavel authors"},
}


@cache
def contract() -> dict[str, Any]:
    """The whole OpenAPI document, made once in a process; nobody may change it."""
    spec, _converter = new_spec(TITLE, __version__, info=INFO)
    spec.tag({"name": "service", "description": "The catalogue, batches, the contract and the service's health."})
    _components(spec)
    head = {"openapi": OPENAPI_VERSION, "info": {"title": TITLE, "version": __version__}}
    for path, operations in page_paths(head).items():
        spec.path(path, operations=operations)
    for service in registry().values():
        game_paths(spec, service)
        sealed_paths(spec, sealed_game(service.game.id))
        suggestion_paths(spec, service)
    _describe(spec.components.schemas)
    made = {**spec.to_dict(), "servers": [{"url": "/"}], "security": []}
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"] = dict(sorted(operation["responses"].items()))
    document = {name: made[name] for name in ("openapi", "info", "servers", "security", "tags", "paths", "components")}
    return json.loads(strict_json.dumps(document))  # type: ignore[no-any-return]  # tuples become lists


def _components(spec: APISpec) -> None:
    for schema in PROBLEM_SCHEMAS.values():
        spec.components.schema(schema.__name__, schema=schema)
    for name, page in {**PAGE_SCHEMAS, **UNIONS}.items():
        spec.components.schema(name, component=dict(page))
    for answer in (*SHARED, *SHARED_SEALED):
        spec.components.response(answer.component, answer.document())
    spec.components.response(HEADERS_TOO_LARGE, headers_too_large())
    for name, scheme in SECURITY_SCHEMES.items():
        spec.components.security_scheme(name, dict(scheme))
    for name, parameter in _PARAMETERS.items():
        spec.components.parameter(name, "header", parameter)
    for name, header in _HEADERS.items():
        spec.components.header(name, header)


_PARAMETERS: Mapping[str, dict[str, Any]] = {
    "AcceptLanguage": {
        "name": "Accept-Language",
        "description": "The language of texts: en, fr or de; English where none of them is named.",
        "schema": {"type": "string"},
        "example": "en",
    },
    "RequestId": {
        "name": "X-Request-Id",
        "description": "An id for this exchange, 1 to 128 of `[A-Za-z0-9._-]`; the service gives one if this is none.",
        "schema": {"type": "string"},
    },
    "IfNoneMatch": {
        "name": "If-None-Match",
        "description": "The entity tags of the copies that the client has.",
        "schema": {"type": "string"},
    },
}
_HEADERS: Mapping[str, dict[str, Any]] = {
    "RequestId": {
        "description": "The id of this exchange: the caller's, or a new one.",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,128}$"},
    },
    "ContentLanguage": {
        "description": "The language of the texts.",
        "required": True,
        "schema": {"$ref": "#/components/schemas/Language"},
    },
    "ETag": {
        "description": "The strong entity tag of this document.",
        "required": True,
        "schema": {"type": "string", "pattern": '^"[^"]+"$'},
    },
}


# --- descriptions ---------------------------------------------------------------------------------------------------

SELF_DESCRIBING = ("RuleId", "Sentence", "Pointer")
"""Named values that mean the same everywhere."""


def _describe(schemas: dict[str, Any]) -> None:
    """Describe *in place* the members that have no description of their own; raises KeyError if a text is missing."""
    texts = sentences()
    for name, schema in schemas.items():
        if name in texts:
            schema["description"] += f" \u201c{texts[name]}\u201d"
        for member, shape in schema.get("properties", {}).items():
            if not _is_described(shape):
                shape["description"] = _text_of(name, member)


def _is_described(shape: dict[str, Any]) -> bool:
    reference: str = shape.get("$ref", "")
    return "description" in shape or reference.rpartition("/")[2] in SELF_DESCRIBING


def _text_of(schema: str, member: str) -> str:
    text = member_text(schema, member)
    if text is None:
        raise KeyError(f"nothing says what the member {member} of {schema} is: see openapi/texts/members.toml")
    return text


def main(root: str) -> None:
    """Write the file under the project's root."""
    (Path(root) / "openapi.yaml").write_bytes(as_yaml(contract()))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else ".")
