"""The contract's English texts on operations and members, from the folder `texts` and from the games' files.

A schema has its name in the contract. The text of a member is the one at the most specific place: the schema itself,
the plain one for a schema of a sealed table, its kind (`Event`), any schema with such a member; a game's own file
precedes the others.
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
"""The kinds of schemas of which a game has many, by the ends of their names."""

EVERYTHING = "all"

Sections = Mapping[str, Mapping[str, str]]


def description_of(operation: str) -> str:
    """The description of an operation and of who may see its answer, by its name, or by its id if it is no game's."""
    text: str = _table("gavel.openapi", "texts", "operations.toml")[operation]
    return text


def member_text(schema: str, member: str) -> str | None:
    """The meaning of a member of a schema; None without a text."""
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
    """The game of a schema, and its name without the game's prefix; no game for a schema of several."""
    for service in registry().values():
        if schema.startswith(service.shapes.prefix):
            return service, schema.removeprefix(service.shapes.prefix)
    return None, schema


# --- what events and violations say ----------------------------------------------------------------------------------


def sentences() -> Mapping[str, str]:
    """The sentence of each event, violation and breach, by the name of its schema, with its figures in braces."""
    by_schema: dict[str, str] = {}
    for service in registry().values():
        prefix, texts = service.shapes.prefix, service.event_texts.forms
        forms_by_name = {f"{camel(name)}Event": texts[name] for name in service.game.events}
        for kind, codes in (("Violation", service.game.illegal), ("Breach", service.game.breach_names)):
            forms_by_name |= {
                f"{camel(code.replace('.', '-'))}{kind}": service.code_texts.forms[code] for code in codes
            }
        for name, forms in forms_by_name.items():
            by_schema.setdefault(name, _spoken(forms))
            by_schema[f"{prefix}{name}"] = _spoken(forms)
    return by_schema


def _spoken(forms: Sequence[Form]) -> str:
    return " / ".join([_filled(form.patterns["en"]) for form in forms])


def _filled(pattern: str) -> str:
    template, slots = template_of(pattern)
    return template.format(
        *[_otherwise(slot.choice, slot.figure) if slot.choice else f"{{{slot.figure}}}" for slot in slots]
    )


def _otherwise(choice: str, figure: str) -> str:
    """The words of a choice if no special case applies."""
    branch = re.search(r"\bother\s*\{((?:[^{}]|\{\w+\})*)\}", choice)
    assert branch is not None, "every choice has a branch for all other cases"
    return branch[1].replace("#", f"{{{figure}}}")


# --- files -----------------------------------------------------------------------------------------------------------


def _common() -> Sections:
    return _table("gavel.openapi", "texts", "members.toml")


def _of_game(service: GameService) -> Sections:
    options = {name: words.decides["en"] for name, words in service.clauses.options.items()}
    return {"Options": options, "MatchOptions": options}


@cache
def _table(package: str, *path: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath(*path).read_text(encoding="utf-8"))
