"""The contract that a service publishes: as it was built, or made for further games; without what the service lacks."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from gavel.api.documents import StaticDocument, ready
from gavel.catalogue import serves_own_games
from gavel.engine.plugins import BadPlugin
from gavel.openapi.lacking import CALLS, SEALED, SUGGESTIONS, without
from gavel.schemas import strict_json


class Contract:
    """One service's contract, each form of which is made when it is first asked for."""

    def __init__(self, *, sealed: bool, suggesting: bool, calling: bool) -> None:
        """`sealed`: whether the service has keys, and so sealed tables; `suggesting`: whether it has searches.

        `calling`: whether it calls players by Web Push.
        """
        offered = {SEALED: sealed, SUGGESTIONS: suggesting, CALLS: calling}
        self._lacking = tuple([part for parts, is_offered in offered.items() if not is_offered for part in parts])

    def prepare(self) -> None:
        """Make the JSON, unless that means to read YAML: which takes more than half of the time of a start."""
        if not serves_own_games() or _built("openapi.json").is_file():
            self.as_json()

    def as_json(self) -> StaticDocument:
        """The contract as JSON."""
        return _as_json(self._lacking)

    def as_yaml(self) -> StaticDocument:
        """The contract as YAML."""
        return _as_yaml(self._lacking)


@cache
def _as_json(lacking: tuple[str, ...]) -> StaticDocument:
    if not lacking and serves_own_games() and (built := _built("openapi.json")).is_file():
        return ready(built.read_bytes())
    return ready(strict_json.dumps(_document(lacking)))


@cache
def _as_yaml(lacking: tuple[str, ...]) -> StaticDocument:
    if not lacking and serves_own_games():
        return ready(_built_yaml().read_bytes())
    from gavel.openapi.written import as_yaml

    return ready(as_yaml(_document(lacking)))


def _document(lacking: tuple[str, ...]) -> dict[str, Any]:
    whole = _built_document() if serves_own_games() else _made_document()
    return without(whole, lacking) if lacking else whole


def _built_document() -> dict[str, Any]:
    if (built := _built("openapi.json")).is_file():
        document: Any = strict_json.loads(built.read_bytes())
    else:
        import yaml

        document = yaml.load(_built_yaml().read_bytes(), yaml.CSafeLoader)
    return dict(document)


def _made_document() -> dict[str, Any]:
    try:
        from gavel.openapi import document  # only a service with other games needs it
    except ModuleNotFoundError as error:
        raise BadPlugin(f"the contract of further games needs the extra `sealing`: {error}") from error
    return document.contract()


def _built_yaml() -> Traversable:
    """The contract in the package; that of the source tree which the package is in, if it was not built."""
    built = _built("openapi.yaml")
    return built if built.is_file() else files("gavel").joinpath("..", "..", "openapi.yaml")


def _built(name: str) -> Traversable:
    """Where a contract stands that was built into the package."""
    return files("gavel").joinpath(name)
