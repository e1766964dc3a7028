"""What the contract says of operations and members, in English: from the files of the folder `texts` and of the games.

A schema is found by its name in the contract. The text of a member is taken from the most specific place that has one:
the schema itself, the plain one if it is of a sealed table, its kind (`Event`), any schema with such a member; a game's
own file comes first.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.i18n.messages import Form
from gavel.i18n.patterns import template_of
from gavel.schemas.shapes import camel

KINDS = ("LegalAction", "Action", "Event", "Violation", "Breach")
"""Schemas of which a game has many, by the ends of their names."""

EVERYTHING = "all"

Sections = Mapping[str, Mapping[str, str]]


def description_of(operation: str) -> str:
    """What an operation does and who may see what it answers; `operation`: its name, or its id if it is no game's."""
    text: str = _table("gavel.openapi", "texts", "operations.toml")[operation]
    return text


def member_text(schema: str, member: str) -> str | None:
    """What a member of a schema means; None if there is no text."""
    return next((text for text in _texts_of(schema, member)), None)


def _texts_of(schema: str, member: str) -> Iterator[str]:
    for section, place in _places(schema):
        if text := place.get(section, {}).get(member):
            yield text


def _places(schema: str) -> Iterator[tuple[str, Sections]]:
    """The places that may have texts for a schema, the most specific first."""
    game, name = _game_of(schema)
    own = [_of_game(each) for each in ([game] if game else registry().values())]
    kind = next((each for each in KINDS if name.endswith(each)), None)
    short, plain = name.removesuffix("Request"), name.removeprefix("Sealed")
    for section in dict.fromkeys((name, short, plain, plain.removesuffix("Request"), kind, EVERYTHING)):
        if section is not None:
            yield from ((section, sections) for sections in [*(own if game else ()), _common(), *([] if game else own)])


def _game_of(schema: str) -> tuple[GameService | None, str]:
    """The game that a schema is of, and its name without the game's prefix; no game if it is of several."""
    for service in registry().values():
        if schema.startswith(service.shapes.prefix):
            return service, schema.removeprefix(service.shapes.prefix)
    return None, schema


def all_members() -> Iterator[tuple[str | None, str, str]]:
    """Every member with a text: the game whose file has it (None: the file of all games), section, member."""
    tables: dict[str | None, Sections] = {
        None: _common(),
        **{game: _of_game(service) for game, service in registry().items()},
    }
    for game, sections in tables.items():
        yield from ((game, section, member) for section, members in sections.items() for member in members)


# --- what events and violations say ----------------------------------------------------------------------------------


def sentences() -> Mapping[str, str]:
    """The sentence of each event, violation and breach, by the name of its schema, with its figures in braces."""
    found: dict[str, str] = {}
    for service in registry().values():
        prefix, texts = service.shapes.prefix, service.event_texts.forms
        said = {f"{camel(name)}Event": texts[name] for name in service.game.events}
        for kind, codes in (("Violation", service.game.illegal), ("Breach", service.game.breach_names)):
            said |= {f"{camel(code.replace('.', '-'))}{kind}": service.code_texts.forms[code] for code in codes}
        for name, forms in said.items():
            found.setdefault(name, _spoken(forms))
            found[f"{prefix}{name}"] = _spoken(forms)
    return found


def _spoken(forms: Sequence[Form]) -> str:
    return " / ".join([_filled(form.patterns["en"]) for form in forms])


def _filled(pattern: str) -> str:
    template, slots = template_of(pattern)
    return template.format(
        *[_otherwise(slot.choice, slot.figure) if slot.choice else f"{{{slot.figure}}}" for slot in slots]
    )


def _otherwise(choice: str, figure: str) -> str:
    """The words of a choice where no special case applies."""
    said = re.search(r"\bother\s*\{((?:[^{}]|\{\w+\})*)\}", choice)
    assert said is not None, "every choice has a branch for all other cases"
    return said[1].replace("#", f"{{{figure}}}")


# --- files -----------------------------------------------------------------------------------------------------------


def _common() -> Sections:
    return _table("gavel.openapi", "texts", "members.toml")


def _of_game(service: GameService) -> Sections:
    options = {name: words.decides["en"] for name, words in service.clauses.options.items()}
    return {"Options": options, "MatchOptions": options}


@cache
def _table(package: str, *path: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath(*path).read_text(encoding="utf-8"))
