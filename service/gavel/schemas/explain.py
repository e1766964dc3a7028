"""Why a document does not fit its schema: every fault, with a pointer, a code and figures; words are made elsewhere."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from marshmallow import ValidationError
from marshmallow.exceptions import SCHEMA

from gavel.schemas.fields import Fault, MapKey, Strict


class RequestFault(NamedTuple):
    """One fault of a document: where (RFC 6901), what, and the figures of it."""

    pointer: str
    code: str
    figures: Mapping[str, Any]


class DisagreementError(RuntimeError):
    """Our defect: a document was refused that its schema accepts, or was refused without a code."""


def faults(schema: Strict, document: object) -> list[RequestFault]:
    """Return every fault of a `document` that the acceptor of `schema` refused, by pointer, then by code.

    The order is the plain order of strings. Raises DisagreementError if there is no fault.
    """
    try:
        schema.load(document)  # type: ignore[arg-type]  # anything may come in; marshmallow says so itself
    except ValidationError as error:
        return sorted(_flattened(error.messages), key=lambda fault: (fault.pointer, fault.code))
    raise DisagreementError(f"{type(schema).__name__} accepts what its acceptor refuses")


def _flattened(messages: Any) -> list[RequestFault]:
    found: list[RequestFault] = []
    waiting: list[tuple[str, Any]] = [("", messages)]
    while waiting:
        pointer, here = waiting.pop()
        if isinstance(here, Fault):
            found.append(RequestFault(_extended(pointer, *here.below), str(here), here.figures))
        elif isinstance(here, list):
            waiting += [(pointer, message) for message in here]
        elif isinstance(here, dict):
            for key, below in here.items():
                if key == SCHEMA and not isinstance(key, MapKey):
                    waiting += [(_of_schema(pointer, message), message) for message in below]
                else:
                    waiting.append((_extended(pointer, key), below))
        else:
            raise DisagreementError(f"a refusal without a code: {here!r}")
    return found


def _of_schema(pointer: str, message: str) -> str:
    """Tell a fault of the object itself from an unknown member that has the name of marshmallow's key for those."""
    return _extended(pointer, SCHEMA) if message == "member.unknown" else pointer


def _extended(pointer: str, *steps: str | int) -> str:
    return pointer + "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)
