"""JSON pointers (RFC 6901): reading and patching the values at them."""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any

from gavel.conformance.cases import CaseError


def steps_of(pointer: str) -> list[str]:
    """The reference tokens of a pointer."""
    if pointer == "":
        return []
    if not pointer.startswith("/"):
        raise CaseError(f"no JSON pointer: {pointer!r}")
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer[1:].split("/")]


def below(pointer: str, step: str | int) -> str:
    """The pointer to a member or an item of the value at `pointer`."""
    return f"{pointer}/{str(step).replace('~', '~0').replace('/', '~1')}"


def find(document: Any, pointer: str) -> Any:
    """The value at `pointer`; raises KeyError if there is none."""
    for step in steps_of(pointer):
        document = _child(document, step)
    return document


def patched(document: Any, changes: Iterable[Mapping[str, Any]]) -> Any:
    """A copy with each `{pointer, value}` set (`-` appends to an array) and each `{pointer, remove}` removed."""
    copy = deepcopy(document)
    for change in changes:
        *way, last = steps_of(change["pointer"])
        try:
            parent = copy
            for step in way:
                parent = _child(parent, step)
            _change(parent, last, change)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise CaseError(f"the patch finds nothing at {change['pointer']}") from error
    return copy


def _child(document: Any, step: str) -> Any:
    if isinstance(document, Mapping):
        return document[step]
    if isinstance(document, list) and step.isdecimal() and int(step) < len(document):
        return document[int(step)]
    raise KeyError(step)


def _change(parent: Any, last: str, change: Mapping[str, Any]) -> None:
    if change.get("remove"):
        del parent[int(last) if isinstance(parent, list) else last]
    elif isinstance(parent, list):
        if last == "-":
            parent.append(change["value"])
        else:
            parent[int(last)] = change["value"]
    else:
        parent[last] = change["value"]
