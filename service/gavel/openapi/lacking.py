"""The contract of a service that lacks operations: the sealed ones without keys, suggestions, calls by Web Push."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

SEALED: Final = ("/sealed/", "/v1/invitation")
CALLS: Final = ("/sealed/subscriptions", "/v1/push")
SUGGESTIONS: Final = ("/suggestions",)
_COMPONENTS: Final = "#/components/"


def without(contract: Mapping[str, Any], parts: Collection[str]) -> dict[str, Any]:
    """A contract without the paths that contain one of these parts, and the components that only these refer to."""
    paths = {path: item for path, item in contract["paths"].items() if not any(part in path for part in parts)}
    components: Mapping[str, Mapping[str, Any]] = contract["components"]
    reached: set[str] = set()
    waiting = [*_references(paths)]
    while waiting:
        if (reference := waiting.pop()) not in reached:
            reached.add(reference)
            kind, name = reference.split("/")
            waiting += _references(components[kind][name])
    kept = {
        kind: {name: each for name, each in named.items() if f"{kind}/{name}" in reached}
        for kind, named in components.items()
    }
    return {**contract, "paths": paths, "components": {kind: named for kind, named in kept.items() if named}}


def _references(part: Any) -> Iterator[str]:
    """The components to which a part of the contract refers, each as `kind/name`."""
    if isinstance(part, str):
        if part.startswith(_COMPONENTS):
            yield part.removeprefix(_COMPONENTS)
    elif isinstance(part, Mapping):
        for schemes in part.get("security", ()):
            yield from (f"securitySchemes/{name}" for name in schemes)
        for each in part.values():
            yield from _references(each)
    elif isinstance(part, list):
        for each in part:
            yield from _references(each)
