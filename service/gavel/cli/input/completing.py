"""What a shell offers for the values of arguments and options: games, editions, rules, actions, files.

Each is called by click with the command line so far, and imports only what it offers. No server is asked.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from gavel.api.service import GameService


def games(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The games that there are."""
    from gavel.catalogue import packages

    return _beginning(incomplete, packages())


def rulesets(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The editions of the game on the command line."""
    service = _service(context)
    found = () if service is None else service.game.rulesets
    return _beginning(incomplete, {ruleset.id: ruleset.name for ruleset in found})


def variants(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The variants of the edition on the command line, or of any."""
    service, wanted = _service(context), context.params.get("ruleset")
    found = () if service is None else service.game.rulesets
    return _beginning(
        incomplete, [each for ruleset in found if wanted in (None, ruleset.id) for each in ruleset.variants]
    )


def options(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The options of the game as NAME=, and their values where these are words."""
    service = _service(context)
    if service is None:
        return []
    return _pairs(incomplete, service.shapes.options, [option.id for option in service.game.options])


def match_options(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The options of a match as NAME=, and their values where these are words."""
    service = _service(context)
    if service is None or service.shapes.match_options is None:
        return []
    return _pairs(incomplete, service.shapes.match_options, [option.id for option in service.game.match_options])


def rules(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The clauses, situations and irregularities of the game, clauses without its name until a `/` is typed."""
    service = _service(context)
    if service is None:
        return []
    clauses = [clause.id for clause in service.clauses.clauses]
    others = [each.id for each in service.situations.situations]
    others += [each.id for each in service.situations.irregularities]
    short = clauses if "/" in incomplete else [clause.rpartition("/")[2] for clause in clauses]
    return _beginning(incomplete, [*short, *others])


def actions(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """An action's type; after it, its members as NAME=."""
    service = _service(context) or _of_the_state(context)
    typed = [*(context.params.get("action") or ())]
    services = _every_service() if service is None else [service]
    if typed:
        members = [name for each in services for name in _members(each, typed[0])]
        given = {word.partition("=")[0] for word in typed[1:]}
        return _beginning(incomplete, [f"{name}=" for name in members if name not in given])
    return _beginning(incomplete, [kind for each in services for kind in each.vocabulary.action])


def files(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Files, which the shell finds itself."""
    from click.shell_completion import CompletionItem

    return [CompletionItem(incomplete, type="file")]


def _beginning(incomplete: str, words: Iterable[str]) -> list[CompletionItem]:
    """The different words that begin like what is typed, with their help where they have any."""
    from click.shell_completion import CompletionItem

    told: Mapping[str, Any] = words if isinstance(words, Mapping) else {}
    return [
        CompletionItem(word, help=told.get(word) or None)
        for word in dict.fromkeys(words)
        if word.startswith(incomplete)
    ]


def _pairs(incomplete: str, shape: Any, names: Iterable[str]) -> list[CompletionItem]:
    name, equals, _value = incomplete.partition("=")
    if not equals:
        return _beginning(incomplete, [f"{each}=" for each in names])
    if name not in names:
        return []
    return _beginning(incomplete, [f"{name}={value}" for value in _values(shape, name)])


def _values(shape: Any, name: str) -> list[str]:
    from gavel.schemas.json_schema import schema_of_member

    schema = schema_of_member(shape, name)
    if schema.get("type") == "boolean":
        return ["false", "true"]
    listed = [schema["const"]] if "const" in schema else schema.get("enum", [])
    return [each if isinstance(each, str) else json.dumps(each) for each in listed]


def _service(context: click.Context) -> GameService | None:
    """The service of the game on the command line, if there is one."""
    from gavel.api.registry import service_of
    from gavel.catalogue import source_of

    # Where the value of an option is being typed, click leaves the arguments before it as they are.
    words = [context.params.get("game"), *context.args]
    return next((service_of(word) for word in words if isinstance(word, str) and source_of(word)), None)


def _every_service() -> list[GameService]:
    from gavel.api.registry import registry

    return [*registry().values()]


def _of_the_state(context: click.Context) -> GameService | None:
    """The service of the game in the file that --state names; None where this is no such file."""
    from gavel.api.registry import service_of
    from gavel.catalogue import source_of

    try:
        document = json.loads(Path(context.params.get("source") or "").read_bytes())
    except (OSError, ValueError, RecursionError):
        return None
    for member in ("position", "state"):
        document = document.get(member, document) if isinstance(document, dict) else document
    game = document.get("game") if isinstance(document, dict) else None
    return service_of(game) if isinstance(game, str) and source_of(game) else None


def members_to_fill(game: str, kind: str) -> list[str] | None:
    """The members of an action beside its type and its player, in order; none of a game that is not here.

    None where the game has no such type.
    """
    from gavel.api.registry import service_of
    from gavel.catalogue import source_of

    if source_of(game) is None:
        return []
    members = [*_members(service_of(game), kind)]
    return [name for name in members if name != "player"] if members else None


def _members(service: GameService, kind: str) -> Iterator[str]:
    """The members of an action beside its type."""
    schema = service.vocabulary.action.get(kind)
    if schema is not None:
        yield from (name for name in schema().members if name != "type")
