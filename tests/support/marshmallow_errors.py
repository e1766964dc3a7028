"""What marshmallow finds wrong with a document, as schema errors: what our own explanations are held to."""

from typing import Any

from marshmallow import ValidationError
from marshmallow.exceptions import SCHEMA

from gavel.schemas.explain import SchemaError
from gavel.schemas.fields import ErrorCode, MapKey, Strict


def marshmallow_errors(schema: Strict, document: Any) -> list[SchemaError]:
    """All of them, by pointer, then code; none for a document that fits."""
    try:
        schema.load(document)
    except ValidationError as error:
        return sorted(_flattened(error.messages), key=lambda error: (error.pointer, error.code))
    return []


def _flattened(messages: Any) -> list[SchemaError]:
    found: list[SchemaError] = []
    waiting: list[tuple[str, Any]] = [("", messages)]
    while waiting:
        pointer, here = waiting.pop()
        if isinstance(here, ErrorCode):
            found.append(SchemaError(pointer, str(here), here.figures))
        elif isinstance(here, list):
            waiting += [(pointer, message) for message in here]
        else:
            for key, below in here.items():
                if key == SCHEMA and not isinstance(key, MapKey):
                    waiting += [(_of_schema(pointer, message), message) for message in below]
                else:
                    waiting.append((_extended(pointer, key), below))
    return found


def _of_schema(pointer: str, message: str) -> str:
    """Tell an error of the object itself from an unknown member that has the name of marshmallow's key for those."""
    return _extended(pointer, SCHEMA) if message == "member.unknown" else pointer


def _extended(pointer: str, step: str | int) -> str:
    return pointer + "/" + str(step).replace("~", "~0").replace("/", "~1")
