"""A referee's patches: three operations of JSON Patch (RFC 6902), carried out to the letter.

Our own, since a correction stands in the record of a game that every server must play on alike: no index has leading
zeros, and nothing is written where there is no place. No operation copies what it finds, so that a document grows by
what its patch holds and no further. The rules use the standard library only.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

MOST_OPERATIONS: Final = 50
"""Of a patch."""
MOST_BYTES: Final = 16 * 1024
"""Of all values of a patch, each as compact JSON in UTF-8."""

_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,8}")


class PatchFailed(Exception):
    """An operation that cannot be carried out, by its index, and the path that leads nowhere."""

    def __init__(self, path: str, operation: int) -> None:
        super().__init__(path, operation)
        self.path, self.operation = path, operation


class _NoPlace(Exception):
    pass


def patched(document: Mapping[str, Any], patch: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A new document: this one with the operations of a patch, whose shape the caller has checked.

    It shares with the document and with the patch whatever no operation leads into. Raises PatchFailed.
    """
    result = {**document}
    # By identity: what was copied already, and may be written into. While it is held here, no identity is used again.
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
    """Carry one operation out in what is `here`, copying what it leads into; raises _NoPlace."""
    if not operation["path"]:  # the whole document gives way to no other
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
    """What is at a place, copied there unless it was before."""
    inner = here[place]
    if id(inner) in own or not isinstance(inner, dict | list):
        return inner
    here[place] = copied = inner.copy()
    own[id(copied)] = copied
    return copied


def _place(here: Any, step: str, *, new: bool = False) -> Any:
    """The name or index that a step means, where something is or, if `new`, may come; raises _NoPlace."""
    if isinstance(here, dict) and (new or step in here):
        return step
    if isinstance(here, list):
        if new and step == "-":
            return len(here)
        if _INDEX.fullmatch(step) and int(step) < len(here) + new:
            return int(step)
    raise _NoPlace
