"""Acceptors: functions compiled from a schema that decide whether a document fits it, and nothing else.

They take about a fiftieth of marshmallow's time; `explain` says why a document does not fit. A field or validator that
they do not know raises TypeError at compilation, and never makes a laxer acceptor.

Tried instead: jsonschema-rs 0.61 on the contract's JSON Schemas, which is as quick, but takes 1.0 for an integer and a
tuple for a list, raises UnicodeEncodeError at a lone surrogate, and sees neither the integers within Anything nor the
size of a patch's values. Closing each of these beside it, a binary dependency, and apispec at every start of the
command line would have saved some 170 lines.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, Final, TypeAlias

from marshmallow import fields, validate

from gavel.engine.shapes import NO_CONTROLS
from gavel.schemas.error_codes import FullMatch, Unique, ValuesWithin, size_of_values
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import (
    JSON_TYPES,
    Anything,
    Bool,
    Choice,
    Constant,
    Int,
    IntChoice,
    JsonField,
    Text,
    has_unsafe_integer,
)

Acceptor: TypeAlias = Callable[[object], bool]
Field: TypeAlias = fields.Field[Any]
Lines: TypeAlias = list[str]

_PYTHON_TYPES: Final = {json_type: python_type.__name__ for python_type, json_type in JSON_TYPES.items()}


def compile_acceptor(schema: Strict) -> Acceptor:
    """Compile the function that is true for exactly those JSON documents that fit `schema`.

    Raises TypeError for anything in the schema that it does not know.
    """
    source = _Source()
    name = source.function_of(schema)
    return source.compiled(name, f"<acceptor of {type(schema).__name__}>")


def compile_field_acceptor(field: Field) -> Acceptor:
    """Compile the function that is true for exactly those JSON values that `field` accepts.

    Raises TypeError for anything in the field that it does not know.
    """
    source = _Source()
    name = source.function_of_field(field)
    return source.compiled(name, f"<acceptor of {type(field).__name__}>")


class _Source:
    """A builder of Python source: a function for each schema, and the names that the functions use.

    Each method for a field returns statements that return False unless the field accepts the variable `v`. They may
    also raise KeyError for an absent member, or TypeError for a value without members or hash.
    """

    def __init__(self) -> None:
        self.text = ""
        self.names: dict[str, Any] = {
            "absent": object(),
            "has_unsafe_integer": has_unsafe_integer,
            "size_of_values": size_of_values,
        }
        self._functions: dict[type[Strict], str] = {}
        self._numbers = count()

    def function_of(self, schema: Strict) -> str:
        """Return the name of the function for `schema`, writing it if needed."""
        kind = type(schema)
        if kind not in self._functions:
            self._functions[kind] = self._new("accept")
            self._define(self._functions[kind], self._members(schema, "v"))
        return self._functions[kind]

    def function_of_field(self, field: Field) -> str:
        """Return the name of the function for one field, writing it if needed."""
        name = self._new("accept")
        self._define(name, self._field(field, "v"))
        return name

    def compiled(self, name: str, title: str) -> Acceptor:
        """Return the function of that name; tracebacks name its source by the title."""
        # The source comes from our own schemas; it holds no byte of a client.
        exec(compile(self.text, title, "exec"), self.names)  # noqa: S102  # see above
        acceptor: Acceptor = self.names[name]
        return acceptor

    def _new(self, stem: str) -> str:
        return f"{stem}_{next(self._numbers)}"

    def _bound(self, stem: str, value: object) -> str:
        name = self._new(stem)
        self.names[name] = value
        return name

    def _define(self, name: str, lines: Lines) -> None:
        guarded = ["try:", *_indented(lines), "except (KeyError, TypeError):", "    return False"]
        self.text += "\n".join([f"def {name}(v):", *_indented([*guarded, "return True"]), ""])

    def _members(self, schema: Strict, v: str) -> Lines:
        variables = {member: self._new("m") for member in schema.members}
        required = [member for member, field in schema.members.items() if field.required]
        optional = [member for member, field in schema.members.items() if not field.required]
        given = {member: f"{variables[member]} is not absent" for member in optional}

        # Of the JSON types, only objects have members.
        lines = [f"{variables[member]} = {v}[{member!r}]" for member in required]
        lines = lines or [f"if type({v}) is not dict: return False"]
        for member in required:
            lines += self._field(schema.members[member], variables[member])
        others = [f"{variables[member]} = {v}.get({member!r}, absent)" for member in optional]
        # With every required member present, any member beyond the known ones is unknown.
        others += [f"if len({v}) != {_sum(str(len(required)), *given.values())}: return False"]
        if schema.exactly_one:
            others += [f"if {_sum(*[given[member] for member in schema.exactly_one])} != 1: return False"]
        if schema.at_most_one:
            others += [f"if {_sum(*[given[member] for member in schema.at_most_one])} > 1: return False"]
        for member in optional:
            others += [f"if {given[member]}:", *_indented(self._field(schema.members[member], variables[member]))]
        if schema.exactly_one:
            return lines + others
        # Most documents have no optional members.
        return [*lines, f"if len({v}) != {len(required)}:", *_indented(others)]

    def _field(self, field: Field, v: str) -> Lines:
        lines = self._WRITERS[kind_of(field)](self, field, v)
        if field.allow_none and not isinstance(field, Anything):
            return [f"if {v} is not None:", *_indented(lines)]
        return lines

    def _scalar(self, field: JsonField, v: str) -> Lines:
        [json_type] = field.json_types
        wrong = [self._violation(validator, v) for validator in field.validators]
        if not any(map(_takes_some_texts_only, field.validators)):
            wrong.insert(0, f"type({v}) is not {_PYTHON_TYPES[json_type]}")
        return [f"if {' or '.join(wrong)}: return False"]

    def _list(self, field: Items, v: str) -> Lines:
        item = self._new("i")
        # Only items of the right type are hashable, and have values with a size.
        late = [_violation_of_items(each, v) for each in field.validators if isinstance(each, _OF_ITEMS)]
        early = [self._violation(each, v) for each in field.validators if not isinstance(each, _OF_ITEMS)]
        return [
            f"if {' or '.join([f'type({v}) is not list', *early])}: return False",
            f"for {item} in {v}:",
            *_indented(self._field(field.inner, item)),
            *[f"if {violation}: return False" for violation in late],
        ]

    def _map(self, field: MapOf, v: str) -> Lines:
        key, value = self._new("k"), self._new("i")
        wrong = [f"type({v}) is not dict", *[self._violation(validator, v) for validator in field.validators]]
        return [
            f"if {' or '.join(wrong)}: return False",
            f"for {key}, {value} in {v}.items():",
            *_indented([*self._field(field.keys, key), *self._field(field.values, value)]),
        ]

    def _part(self, field: Part, v: str) -> Lines:
        # Inline, since a call for each of many small parts would take most of the time.
        return self._members(field.strict, v)

    def _tagged(self, field: Tagged, v: str) -> Lines:
        functions = self._new("functions")
        names = [f"{name!r}: {self.function_of(schema)}" for name, schema in field.variants.items()]
        self.text += f"{functions} = {{{', '.join(names)}}}\n"
        return [f"if not {functions}[{v}[{field.tag!r}]]({v}): return False"]

    def _either(self, field: Either, v: str) -> Lines:
        kind = self._new("t")
        lines = [f"{kind} = type({v})"]
        for position, (json_type, alternative) in enumerate(field.by_type.items()):
            lines.append(f"{'elif' if position else 'if'} {kind} is {_PYTHON_TYPES[json_type]}:")
            lines += _indented(self._field(alternative, v))
        return [*lines, "else: return False"]

    def _anything(self, _field: Anything, v: str) -> Lines:
        return [f"if has_unsafe_integer({v}): return False"]

    def _violation(self, validator: object, v: str) -> str:
        """Return the expression that is true if the validator refuses `v`, whose type has been checked."""
        if type(validator) not in _VALIDATORS:
            raise TypeError(f"no acceptor can be compiled from the validator {validator!r}")
        match validator:
            case validate.Range(min=int(low), max=int(high), min_inclusive=True, max_inclusive=True):
                expression = f"{v} < {low} or {v} > {high}"
            case validate.Length(min=int(low), max=int(high), equal=None):
                expression = f"len({v}) > {high}" if low == 0 else f"not {low} <= len({v}) <= {high}"
            case FullMatch(regex=regex):
                expression = f"{self._bound('fullmatch', regex.fullmatch)}({v}) is None"
                if regex.pattern == NO_CONTROLS:
                    # Control characters are not printable, and this is the quicker question to ask first.
                    expression = f"not {v}.isprintable() and {expression}"
            case validate.OneOf(choices=choices):
                expression = f"{v} not in {self._bound('choices', frozenset(choices))}"
            case validate.NoneOf(iterable=forbidden):
                expression = f"{v} in {self._bound('forbidden', frozenset(forbidden))}"
            case validate.Equal(comparable=value):
                expression = f"{v} != {value!r}"
            case _:
                raise TypeError(f"no acceptor can be compiled from the bounds of {validator!r}")
        return expression

    _WRITERS: Mapping[type[Field], Callable[["_Source", Any, str], Lines]] = {
        **dict.fromkeys((Int, IntChoice, Bool, Text, Choice, Constant), _scalar),
        Items: _list,
        MapOf: _map,
        Part: _part,
        Tagged: _tagged,
        Either: _either,
        Anything: _anything,
    }


_VALIDATORS: Final = frozenset(
    {validate.Range, validate.Length, validate.OneOf, validate.NoneOf, validate.Equal, FullMatch}
)
_OF_ITEMS: Final = (Unique, ValuesWithin)
_WITHOUT_VALIDATORS: Final = frozenset({Part, Tagged, Either, Anything})


def _violation_of_items(validator: object, v: str) -> str:
    """Return the expression that is true if the validator refuses the list `v`, whose items have been checked."""
    if type(validator) is ValuesWithin:
        return f"size_of_values({v}) > {validator.maximum}"
    if type(validator) is Unique:
        return f"len(set({v})) != len({v})"
    raise TypeError(f"no acceptor can be compiled from the validator {validator!r}")


def _takes_some_texts_only(validator: object) -> bool:
    """Whether the validator accepts only certain texts: then a check of the type is superfluous."""
    match validator:
        case validate.OneOf(choices=choices):
            return all(type(choice) is str for choice in choices)
        case validate.Equal(comparable=value):
            return type(value) is str
    return False


def kind_of(field: Field) -> type[Field]:
    """Return the known class of a field; raise TypeError if there is none, or if it would ignore a validator."""
    kind = next((each for each in type(field).__mro__ if each in _Source._WRITERS), None)
    if kind is None or (field.validators and kind in _WITHOUT_VALIDATORS):
        raise TypeError(f"no acceptor can be compiled from the field {field!r}")
    return kind


def _sum(*terms: str) -> str:
    return " + ".join(f"({term})" for term in terms)


def _indented(lines: Sequence[str]) -> Lines:
    return [f"    {line}" for line in lines]
