"""The OpenAPI document as committed, and validators by its schemas."""

from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import yaml
from jsonschema_rs import Draft202012Validator, Registry

Json = dict[str, Any]

CONTRACT = Path(__file__).parents[2] / "openapi.yaml"
ADDRESS = "urn:gavel:contract"


def read(text: str | bytes) -> Any:
    """What YAML says, read by libyaml: in Python it takes seconds."""
    return yaml.load(text, yaml.CSafeLoader)


@cache
def document() -> Json:
    """The whole document; nobody may change it."""
    made: Json = read(CONTRACT.read_bytes())
    return made


@cache
def _registry() -> Registry:
    return Registry([(ADDRESS, document())])


@cache
def validator(reference: str) -> Draft202012Validator:
    """What judges by the schema at this place of the document."""
    return Draft202012Validator({"$ref": ADDRESS + quote(reference, safe="#/~")}, registry=_registry())
