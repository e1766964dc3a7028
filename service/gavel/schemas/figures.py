"""The shapes of events and violations, derived from the declarations of the rules: each figure by its kind and name.

A code or type of event has one shape for all games; only if games declare it with different figures, or say more about
one (a row of The Estates), does each have its own, whose name begins with the game's prefix.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any

from marshmallow import fields

from gavel.catalogue import is_own, own_games
from gavel.engine.declared import forms_by_name
from gavel.engine.events import EventType
from gavel.engine.game import Game
from gavel.engine.kinds import Kind
from gavel.engine.shapes import MOST_CARDS, MOST_PLAYERS
from gavel.engine.verdicts import Code
from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.from_shapes import field_of
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.scalars import Bool, Constant, JsonField, Name, PlayerId, Text
from gavel.schemas.shapes import ID_LENGTH, TEXT_LENGTH, Fields, Open, Shapes, camel, lang, schema

EVENT, VIOLATION, BREACH = "Event", "Violation", "Breach"
"""The kinds of shapes: of events, of violations by an action, and of breaches in a state or tally."""

Declared = Code | EventType
Forms = Sequence[Declared]


class AnyInteger(JsonField, fields.Integer):
    """Any integer: a figure that the rules compute has no bounds. It is described and never loaded."""

    json_types = ("integer",)


_TERM = Name("Term", "A word of the contract (an id, a type of action, a member), or a pointer; it may be empty.")


def violation_of_a_correction() -> type[Strict]:
    """The shape of a violation in a corrected state: an error of its shape, or a breach with its figures."""
    members: Fields = {
        "code": Text(maximum=ID_LENGTH),
        "rule": Text(maximum=ID_LENGTH, required=False),
        "detail": Text(maximum=TEXT_LENGTH),
        "pointer": Text(0, maximum=TEXT_LENGTH),
    }
    doc = "What stands against a corrected state; `pointer` leads into that state. Its figures are further members."
    return schema("FaultOfACorrection", members, doc, base=Open)


_BY_KIND: Fields = {
    "integer": AnyInteger(required=True),
    "string": Text(0, maximum=TEXT_LENGTH),
    "boolean": Bool(),
    "integers": Items(AnyInteger(), maximum=MOST_CARDS),
    "strings": Items(Text(0, maximum=TEXT_LENGTH, named=_TERM), maximum=MOST_CARDS),
    "player": PlayerId(),
    "players": Items(PlayerId(), maximum=MOST_CARDS),
    "violations": Items(Part(violation_of_a_correction()), 1, maximum=MOST_LISTED),
}


def rule(**common: bool) -> Text:
    """The shape of a clause's id."""
    about = "The id of a clause of the game's rules, which `/rules` has in words. Public."
    name = Name("RuleId", about)
    return Text(maximum=ID_LENGTH, named=name, required=common.get("required", True))


def sentence() -> Text:
    """The shape of a sentence for people."""
    about = "A sentence in the language asked for: plain text, to be escaped where it is shown as HTML."
    return Text(maximum=TEXT_LENGTH, named=Name("Sentence", about))


def learners(seats: int) -> Items:
    """The shape of the players to whom an event reveals something."""
    about = (
        "To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned "
        "up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in "
        "the open is no such thing."
    )
    return Items(PlayerId(), 1, maximum=seats, required=False, metadata={"description": about})


def place() -> Text:
    """The shape of the pointer to an error."""
    about = "A JSON pointer (RFC 6901) to the part of the request that is at fault; empty for the whole."
    return Text(0, maximum=TEXT_LENGTH, named=Name("Pointer", about))


def schemas_of(kind: str, game: Game[Any], shapes: Shapes) -> dict[str, type[Strict]]:
    """The schema of each type of event, or of each code of a violation, that a game declares, by name."""
    made = {}
    for name, forms in forms_by_name(_DECLARED[kind](game)).items():
        everywhere = [*_everywhere(kind).get(name, ()), *([] if is_own(game.id) else [forms])]
        alike = len({_figure_kinds(each) for each in everywhere}) == 1
        says_more = any(figure.shape is not None for form in forms for figure in form.figures.values())
        if alike and not says_more and name in _everywhere(kind) and game.seats == MOST_PLAYERS:
            made[name] = _common(kind, name)
        else:
            made[name] = _schema(kind, shapes.prefix, forms, game.seats, translated=is_own(game.id))
    return dict(sorted(made.items()))


_DECLARED: Mapping[str, Callable[[Game[Any]], Sequence[Declared]]] = {
    EVENT: lambda game: game.every_event_type,
    VIOLATION: lambda game: game.illegal_codes,
    BREACH: lambda game: game.every_breach_code,
}


@cache
def _everywhere(kind: str) -> Mapping[str, list[Forms]]:
    """Name -> the declarations of each of Gavel's own games that has it; further games change no name of theirs."""
    by_name: dict[str, list[Forms]] = {}
    for game in own_games().values():
        for name, forms in forms_by_name(_DECLARED[kind](game)).items():
            by_name.setdefault(name, []).append(forms)
    return by_name


def _figure_kinds(forms: Forms) -> frozenset[frozenset[tuple[str, Kind]]]:
    return frozenset(frozenset(form.figures.items()) for form in forms)


@cache
def _common(kind: str, name: str) -> type[Strict]:
    return _schema(kind, "", [form for forms in _everywhere(kind)[name] for form in forms], MOST_PLAYERS)


def _schema(kind: str, prefix: str, forms: Forms, seats: int, *, translated: bool = True) -> type[Strict]:
    name = forms[0].name
    figures = _figures([form.figures for form in forms], prefix)
    members = _event(name, figures, seats) if kind == EVENT else _violation(kind, forms, figures)
    if not translated:
        members = {**members, "lang": lang()}
    return schema(f"{prefix}{camel(name.replace('.', '-'))}{kind}", members, f"The {kind.lower()} `{name}`.")


def _event(name: str, figures: Fields, seats: int) -> Fields:
    return {"type": Constant(name), **figures, "rule": rule(), "reveals": learners(seats), "text": sentence()}


def _violation(kind: str, forms: Forms, figures: Fields) -> Fields:
    # The engine declares some codes without clauses; each game's call of them cites one.
    members: dict[str, Any] = {
        "code": Constant(forms[0].name),
        "rule": rule(required=all(form.rules for form in forms)),
    }
    if kind == VIOLATION:
        members["clause"] = sentence()
    return {**members, "detail": sentence(), "pointer": place(), **figures}


def _figures(forms: Sequence[Mapping[str, Kind]], prefix: str) -> dict[str, Any]:
    """The fields for the figures of all forms; figures that not every form has are optional."""
    fields: dict[str, Any] = {}
    for form in forms:
        for name, kind in form.items():
            field = field_of(kind.shape, prefix) if kind.shape is not None else copy(_BY_KIND[kind.name])
            field.required = all(name in each for each in forms)
            field.allow_none = kind.null
            if kind.about:
                field.metadata = {**field.metadata, "description": kind.about}
            fields[name] = field
    return fields
