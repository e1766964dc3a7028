"""A referee's patches: three operations of JSON Patch (RFC 6902), implemented to the letter.

The implementation is our own, since every server must apply a recorded correction in the same way: no index has leading
zeros, and no operation writes where there is no place. No operation copies a part of the document, so that a document
grows by the values of its patch and no further. The rules use the standard library only.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

MOST_OPERATIONS: Final = 50
"""The most operations of a patch."""
MOST_BYTES: Final = 16 * 1024
"""The most bytes of all values of a patch, each as compact JSON in UTF-8."""

_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,8}")


class PatchFailed(Exception):
    """An operation fails: its index, and the path that leads nowhere."""

    def __init__(self, path: str, operation: int) -> None:
        super().__init__(path, operation)
        self.path, self.operation = path, operation


class _NoPlace(Exception):
    pass


def patched(document: Mapping[str, Any], patch: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A copy of a document, changed by the operations of a patch, whose shape has been checked.

    It shares with document and patch the parts that no operation changes. Raises PatchFailed.
    """
    result = {**document}
    # By identity: the copied parts, which may be changed. A reference here keeps their identities from being reused.
    own: dict[int, Any] = {id(result): result}
    for index, operation in enumerate(patch):
        try:
            _carry_out(operation, result, own)
        except _NoPlace:
            raise PatchFailed(operation["path"], index) from None
    return result


def tokens_of(path: str) -> list[str]:
    """The steps of a JSON pointer (RFC 6901)."""
    return [step.replace("~1", "/").replace("~0", "~") for step in path.split("/")[1:]]


def _carry_out(operation: Mapping[str, Any], here: Any, own: dict[int, Any]) -> None:
    """Apply one operation to `here`, copying the parts that it changes; raises _NoPlace."""
    if not operation["path"]:  # no operation replaces the whole document
        raise _NoPlace
    *above, last = tokens_of(operation["path"])
    for step in above:
        here = _own_inside(here, _place(here, step), own)
    if operation["op"] == "remove":
        del here[_place(here, last)]
    elif operation["op"] == "replace":
        here[_place(here, last)] = operation["value"]
    elif isinstance(here, list):
        here.insert(_place(here, last, new=True), operation["value"])
    else:
        here[_place(here, last, new=True)] = operation["value"]


def _own_inside(here: Any, place: Any, own: dict[int, Any]) -> Any:
    """The part at a place, which is copied there unless it has been before."""
    inner = here[place]
    if id(inner) in own or not isinstance(inner, dict | list):
        return inner
    here[place] = copied = inner.copy()
    own[id(copied)] = copied
    return copied


def _place(here: Any, step: str, *, new: bool = False) -> Any:
    """The name or index of a step: of an existing part or, if `new`, of one that may be added; raises _NoPlace."""
    if isinstance(here, dict) and (new or step in here):
        return step
    if isinstance(here, list):
        if new and step == "-":
            return len(here)
        if _INDEX.fullmatch(step) and int(step) < len(here) + new:
            return int(step)
    raise _NoPlace
