"""Documents for any strict schema, good and spoilt, and the agreement that a validator owes its schema."""

import copy
import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from hypothesis import strategies as st

from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas.error_codes import MAX_INTEGER, ValuesWithin, size_of_values
from gavel.schemas.explain import SchemaError, schema_errors
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import Anything, Bool, Choice, Constant, Int, IntChoice, JsonField, Text
from tests.support.reference_errors import reference_errors

Documents: TypeAlias = st.SearchStrategy[Any]

ANY_INTEGER = st.integers() | st.sampled_from([0, 1, -1, MAX_INTEGER, MAX_INTEGER + 1, -MAX_INTEGER, -MAX_INTEGER - 1])
SAFE_INTEGER = st.integers(-MAX_INTEGER, MAX_INTEGER)
FLOATS = st.floats(allow_nan=False, allow_infinity=False)
FRACTIONS = FLOATS.filter(lambda number: not number.is_integer())
"""What JSON gives as floats: it reads whole numbers as integers, however they are written."""
ROOM = 4
"""How many items, members or characters a drawn document holds beyond the fewest."""


@cache
def any_json(integers: st.SearchStrategy[int] = ANY_INTEGER, floats: st.SearchStrategy[float] = FRACTIONS) -> Documents:
    """Any JSON value as the loader gives it; with FLOATS, as it may be written."""
    scalars = st.none() | st.booleans() | integers | floats | st.text(max_size=8)
    return st.recursive(
        scalars,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=10,
    )


@cache
def documents_for(schema: Strict) -> Documents:
    """Documents that the schema accepts; made once, since Hypothesis prepares each strategy anew at its first draw."""
    values = {member: values_for(field) for member, field in schema.members.items()}
    required = {member: values[member] for member, field in schema.members.items() if field.required}
    chosen = {*schema.exactly_one, *schema.at_most_one}
    free = {member: values[member] for member in values if member not in {*required, *chosen}}
    one = [{member: values[member]} for member in schema.exactly_one] or [{}]
    one_or_none = [{}, *({member: values[member]} for member in schema.at_most_one)]
    choices = [{**required, **member, **another} for member in one for another in one_or_none]
    return st.one_of(*[st.fixed_dictionaries(choice, optional=free) for choice in choices])


@cache
def values_for(field: Any) -> Documents:
    """Values that the field accepts."""
    assert isinstance(field, JsonField), f"no documents are known for {field!r}"
    values = next(make(field) for kind, make in _MAKERS.items() if isinstance(field, kind))
    return st.none() | values if field.allow_none else values


def mutated(documents: Documents) -> Documents:
    """Those documents, each with one to three things dropped, added, exchanged, renamed or changed, however deep."""
    return _mutated(documents)


def assert_agreement(schema: Strict, validator: Callable[[object], bool], document: object) -> None:
    """The validator takes what has no errors; what it refuses is explained by those that there are, in their order."""
    expected = reference_errors(schema, document)
    assert validator(document) == (not expected)
    if expected:
        assert list(map(_comparable, schema_errors(schema, document))) == list(map(_comparable, expected[:MOST_FOUND]))


def _comparable(error: SchemaError) -> tuple[str, str, str]:
    figures = {} if error.code == "member.unknown" else error.figures  # not which it is like
    return error.pointer, error.code, repr(figures)


def _texts(field: Text) -> Documents:
    longest = min(field.maximum, field.minimum + ROOM)
    texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=field.minimum, max_size=longest)
    if field.pattern is not None:
        pattern = re.compile(field.pattern, re.ASCII)
        drawn = st.from_regex(pattern, fullmatch=True)
        texts = drawn.filter(lambda text: field.minimum <= len(text) <= field.maximum and pattern.fullmatch(text))
    return texts.filter(lambda text: text not in field.forbidden)


def _integers(field: Int) -> Documents:
    return st.sampled_from([field.minimum, field.maximum]) | st.integers(field.minimum, field.maximum)


def _lists(field: Items) -> Documents:
    longest = min(field.maximum, field.minimum + ROOM)
    unique_by = (lambda item: item) if field.unique else None
    lists = st.lists(values_for(field.inner), min_size=field.minimum, max_size=longest, unique_by=unique_by)
    bounds = [each.maximum for each in field.validators if isinstance(each, ValuesWithin)]
    return lists.filter(lambda items: size_of_values(items) <= bounds[0]) if bounds else lists


def _maps(field: MapOf) -> Documents:
    longest = min(field.maximum, field.minimum + ROOM)
    keys, values = values_for(field.keys), values_for(field.values)
    return st.dictionaries(keys, values, min_size=field.minimum, max_size=longest)


def _parts(field: Part) -> Documents:
    assert isinstance(field.schema, Strict)
    return documents_for(field.schema)


_MAKERS: dict[type[JsonField], Callable[[Any], Documents]] = {
    Int: _integers,
    Bool: lambda field: st.booleans(),
    Text: _texts,
    Choice: lambda field: st.sampled_from(field.choices),
    IntChoice: lambda field: st.sampled_from(field.choices),
    Constant: lambda field: st.just(field.value),
    Items: _lists,
    MapOf: _maps,
    Part: _parts,
    Tagged: lambda field: st.one_of(*[documents_for(schema) for schema in field.variants.values()]),
    Either: lambda field: st.one_of(*[values_for(alternative) for alternative in field.alternatives]),
    Anything: lambda field: any_json(SAFE_INTEGER),
}


@st.composite
def _mutated(draw: st.DrawFn, documents: Documents) -> Any:
    # In a box, the document itself can be changed like everything in it.
    box = [copy.deepcopy(draw(documents))]
    for _ in range(draw(st.integers(1, 3))):
        places = list(_places(box))
        container, key = draw(st.sampled_from(places))
        draw(st.sampled_from([_drop, _add, _exchange, _replace, _rename, _nudge, _nudge]))(draw, places, container, key)
    return box[0]


def _places(container: Any) -> Any:
    """Every place of a value within the container: what holds it, and the key or index."""
    for key, value in list(container.items() if isinstance(container, dict) else enumerate(container)):
        yield container, key
        if isinstance(value, dict | list):
            yield from _places(value)


def _drop(draw: st.DrawFn, places: list[Any], container: Any, key: Any) -> None:
    if container is not places[0][0]:
        del container[key]


def _add(draw: st.DrawFn, places: list[Any], container: Any, key: Any) -> None:
    value = container[key]
    if isinstance(value, dict):
        value[draw(st.sampled_from(["extra", "_schema", "type"]) | st.text(max_size=3))] = draw(any_json())
    elif isinstance(value, list):
        value.append(copy.deepcopy(draw(st.sampled_from(value))) if value else draw(any_json()))
    else:
        container[key] = [value]


def _exchange(draw: st.DrawFn, places: list[Any], container: Any, key: Any) -> None:
    other, other_key = draw(st.sampled_from(places))
    container[key] = copy.deepcopy(other[other_key])


def _replace(draw: st.DrawFn, places: list[Any], container: Any, key: Any) -> None:
    container[key] = draw(any_json())


def _rename(draw: st.DrawFn, places: list[Any], container: Any, key: Any) -> None:
    if isinstance(container, dict):
        container[draw(st.sampled_from([name for name in _NUDGED[str](key) if isinstance(name, str)]))] = container.pop(
            key
        )


def _nudge(draw: st.DrawFn, places: list[Any], container: Any, key: Any) -> None:
    """Change a value a little, or to what a lenient reader would take for the same."""
    container[key] = draw(st.sampled_from(_NUDGED[type(container[key])](container[key])))


_NUDGED: dict[type, Callable[[Any], list[Any]]] = {
    type(None): lambda value: [0, "", False, [], {}],
    bool: lambda value: [not value, int(value), str(value).lower(), None],
    int: lambda value: [value + 1, value - 1, -value, 0.5, str(value), bool(value), MAX_INTEGER + 1, None],
    float: lambda value: [str(value), None, 0, 1],
    str: lambda value: ["", value + "\n", value + "\x7f", "\u0085", value.upper(), value * 65, "table", [value], None],
    list: lambda value: [
        [],
        value * 2,
        value[::-1],
        value[1:],
        {str(index): item for index, item in enumerate(value)},
        None,
    ],
    dict: lambda value: [{}, dict(reversed(value.items())), list(value), list(value.values()), None],
}
