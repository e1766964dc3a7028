"""JSON Patch (RFC 6902), applied strictly: what does not fit exactly fails, and nothing grows without bounds.

Our own, since a correction stands in the record of a game that every server must play on alike: `true` is not 1, no
index has leading zeros, and patches that would fill the memory fail. The rules use the standard library only.
"""

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

MOST_VALUES: Final = 100_000
"""Of a document under a patch, containers counted."""
DEEPEST: Final = 64
MOST_OPERATIONS: Final = 100
"""Of a patch."""

_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,8}")


class PatchFailed(Exception):
    """An operation that cannot be carried out: the reason ("place", "test" or "size") and the path that it is about."""

    def __init__(self, reason: str, path: str, operation: int = 0) -> None:
        super().__init__(reason, path, operation)
        self.reason, self.path, self.operation = reason, path, operation


def patched(document: Any, patch: Sequence[Mapping[str, Any]]) -> Any:
    """A new document: this one with the operations of a patch, whose shape the caller has checked.

    Raises PatchFailed, which also knows the index of the operation that failed.
    """
    result = deepcopy(document)
    for index, operation in enumerate(patch):
        try:
            result = _after(result, operation)
        except PatchFailed as failed:
            failed.operation = index
            raise
        if not _is_of_a_size(result):
            raise PatchFailed("size", operation["path"], index)
    return result


def tokens_of(path: str) -> list[str]:
    """The steps of a JSON pointer (RFC 6901)."""
    return [step.replace("~1", "/").replace("~0", "~") for step in path.split("/")[1:]]


def _after(document: Any, operation: Mapping[str, Any]) -> Any:
    kind, path = operation["op"], operation["path"]
    if kind == "test":
        if not same(_found(document, path), operation["value"]):
            raise PatchFailed("test", path)
    elif kind == "remove":
        _removed(document, path)
    elif kind == "replace":
        _found(document, path)
        return _put(document, path, deepcopy(operation["value"]), replaces=True)
    elif kind == "add":
        return _put(document, path, deepcopy(operation["value"]))
    elif kind == "copy":
        return _put(document, path, deepcopy(_found(document, operation["from"])))
    else:
        source = operation["from"]
        if path.startswith(source + "/"):  # nothing can be moved into itself
            raise PatchFailed("place", path)
        moved = _found(document, source)
        if path != source:
            _removed(document, source)
            return _put(document, path, moved)
    return document


def _found(document: Any, path: str) -> Any:
    here = document
    for step in tokens_of(path):
        here = _inside(here, step, path)
    return here


def _inside(here: Any, step: str, path: str) -> Any:
    if isinstance(here, dict) and step in here:
        return here[step]
    if isinstance(here, list) and _INDEX.fullmatch(step) and int(step) < len(here):
        return here[int(step)]
    raise PatchFailed("place", path)


def _put(document: Any, path: str, value: Any, *, replaces: bool = False) -> Any:
    if not path:
        return value
    here, last = _container(document, path)
    if isinstance(here, dict):
        here[last] = value
    elif isinstance(here, list) and replaces:
        here[int(last)] = value
    elif isinstance(here, list) and (last == "-" or (_INDEX.fullmatch(last) and int(last) <= len(here))):
        here.insert(len(here) if last == "-" else int(last), value)
    else:
        raise PatchFailed("place", path)
    return document


def _removed(document: Any, path: str) -> None:
    _found(document, path)
    if not path:
        raise PatchFailed("place", path)
    here, last = _container(document, path)
    del here[int(last) if isinstance(here, list) else last]


def _container(document: Any, path: str) -> tuple[Any, str]:
    """What a path leads into, and its last step."""
    *above, last = tokens_of(path)
    here = document
    for step in above:
        here = _inside(here, step, path)
    return here, last


def same(one: Any, other: Any) -> bool:
    """Whether two JSON values are equal; true is not 1, whose equality Python asserts."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def _is_of_a_size(document: Any) -> bool:
    """Whether a document is neither too large nor too deep to be looked at; its values are not yet checked."""
    level, count = [document], 1
    for _ in range(DEEPEST):
        level = [
            inner
            for each in level
            if isinstance(each, dict | list)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
        count += len(level)
        if count > MOST_VALUES:
            return False
    return not level
