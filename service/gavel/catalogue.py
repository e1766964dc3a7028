"""The catalogue of games: Gavel's own, and those of other distributions that are installed.

A game is a package with its rules, its texts and everything else about it. The catalogue imports a game at its first
use: so a command about one game does not wait for the others. Another distribution names its games by entry points in
the group `gavel.games`: the game's id, a slash and the version of the plug-in API are the name (`goofspiel/1`), the
module and its `Game` are the value (`goofspiel:GAME`).
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final

from gavel.engine.game import Game
from gavel.engine.plugins import API, BadPlugin

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "gavel.games"
CHOSEN: Final = "GAVEL_GAMES"
"""The setting that names the games to serve, by commas; without it, all that are installed."""


@dataclass(frozen=True, slots=True)
class Source:
    """The place of a game: the package with its texts, and the module and name of its `Game`."""

    package: str
    module: str
    attribute: str = "GAME"
    distribution: str = ""
    """The distribution that brings the game; empty for Gavel's own."""
    version: str = ""
    """The version of that distribution; empty for Gavel's own."""


@cache
def games() -> dict[str, Game[Any]]:
    """Every game by id, in the order of their ids."""
    return {identity: game(identity) for identity in packages()}


@cache
def game(identity: str) -> Game[Any]:
    """The game of an id; raises KeyError for an unknown id, BadPlugin if its module has no game with that id."""
    source = source_of(identity)
    if source is None:
        raise KeyError(identity)
    try:
        candidate = getattr(import_module(source.module), source.attribute)
    except Exception as error:
        if not source.distribution:
            raise
        raise BadPlugin(f"{source.distribution}: the game {identity!r} cannot be loaded: {error!r}") from error
    if not isinstance(candidate, Game) or candidate.id != identity:
        found = candidate.id if isinstance(candidate, Game) else candidate
        raise BadPlugin(f"{source.module}:{source.attribute} is to be the game {identity!r}, and is {found!r}")
    return candidate


@cache
def packages() -> Mapping[str, str]:
    """The package of each game by the game's id, for example `gavel.games.for_sale`; in the order of the ids."""
    return {identity: source.package for identity, source in sources().items()}


@cache
def own_games() -> dict[str, Game[Any]]:
    """Gavel's own games by id, also where the service does not offer them."""
    own = {identity: getattr(import_module(source.module), source.attribute) for identity, source in _own().items()}
    return dict(sorted(own.items()))


def serves_own_games() -> bool:
    """Whether the games are Gavel's own, all of them and no others: the committed contract is about these."""
    return packages().keys() == _own().keys()


def is_own(identity: str) -> bool:
    """Whether a game is one of Gavel's own."""
    return not sources()[identity].distribution


def source_of(identity: str) -> Source | None:
    """The place of one game, None if there is none; for one of Gavel's own, no distribution is looked through."""
    own = _own()
    if identity in own and identity in (_names_chosen() or own):
        return own[identity]
    return sources().get(identity)


@cache
def sources() -> Mapping[str, Source]:
    """The place of each game by its id, in the order of the ids; raises BadPlugin for one that cannot be."""
    found: dict[str, Source] = {}
    for identity, source in (*_own().items(), *_installed()):
        if identity in found:
            raise BadPlugin(f"{source.distribution}: there is another game {identity!r}")
        found[identity] = source
    return dict(sorted(_chosen(found).items()))


@cache
def _own() -> Mapping[str, Source]:
    # Every request asks for its game, and to look through a folder would take as long as to judge a move.
    # A package there has the name of its game, so that the ids are known without an import of all games.
    names = [module.name for module in iter_modules([str(Path(__file__).parent / "games")]) if module.ispkg]
    return {name.replace("_", "-"): Source(f"gavel.games.{name}", f"gavel.games.{name}.rules") for name in names}


def _installed() -> Iterator[tuple[str, Source]]:
    from importlib.metadata import entry_points  # it takes longer than many a command

    for entry in sorted(entry_points(group=GROUP)):
        distribution, version = (entry.dist.name, entry.dist.version) if entry.dist is not None else (entry.module, "")
        source = Source(entry.module, entry.module, entry.attr or "GAME", distribution, version)
        yield _identity(entry, distribution), source


def _identity(entry: "EntryPoint", distribution: str) -> str:
    identity, _slash, version = entry.name.rpartition("/")
    if not identity or version != str(API):
        made_for = f"version {version} of the plug-in API" if identity else "no version of the plug-in API"
        raise BadPlugin(f"{distribution}: the game {entry.name!r} names {made_for}; this is version {API}")
    return identity


def _chosen(found: Mapping[str, Source]) -> Mapping[str, Source]:
    """Those of these games that the setting names; raises BadPlugin for one that is not installed."""
    names = _names_chosen()
    if unknown := [name for name in names if name not in found]:
        raise BadPlugin(f"{CHOSEN} names {unknown[0]!r}, which is not installed; there are: {', '.join(sorted(found))}")
    return {name: found[name] for name in names} if names else found


def _names_chosen() -> list[str]:
    """The ids that the setting names; none where it is not set."""
    return [name.strip() for name in os.environ.get(CHOSEN, "").split(",") if name.strip()]
