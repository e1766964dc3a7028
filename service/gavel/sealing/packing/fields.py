"""Packers made from a schema: they turn each JSON value that a field takes into plain data of fewer bytes, and back.

An object becomes the list of its members' values in the schema's order; one of few possible objects a single integer; a
list of objects is packed member by member, and a list of small integers becomes bytes. Only the schema gives packed
data a meaning, in both directions.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gavel.schemas.compact import ABSENT
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import Anything, Bool, Choice, Constant, Int, IntChoice, JsonField, PlayerId, SeatId, Text
from gavel.sealing.packing.objects import Members, few, few_of_several, union
from gavel.sealing.packing.source import Form, Packer, Source
from gavel.sealing.packing.values import choices, constant, integers, or_null, players, texts, whatever, yes_or_no


def packer_of(field: Any) -> Packer:
    """The packer of a field; raises TypeError for an unknown kind of field."""
    source = Source()
    return source.compiled(form_of(field, source), f"<packer of {type(field).__name__}>")


def packer_of_members(schema: Strict, without: Sequence[str] = ()) -> Packer:
    """The packer of a schema's objects without these members: always a list of their packed values."""
    source = Source()
    return source.compiled(_members(schema, source, without).form(source), f"<packer of {type(schema).__name__}>")


def form_of(field: Any, source: Source) -> Form:
    """The packed form of a field's values; raises TypeError for an unknown kind of field."""
    for kind, make in _MAKERS.items():
        if isinstance(field, kind):
            made: Form = make(field, source)
            return or_null(made) if field.allow_none and not isinstance(field, Anything) else made
    raise TypeError(f"no packer is known for the field {field!r}")


# --- objects ---------------------------------------------------------------------------------------------------------


def _members(schema: Strict, source: Source, without: Sequence[str] = ()) -> Members:
    declared = {name: field for name, field in schema.members.items() if name not in without}
    constants = {
        name: field.value for name, field in declared.items() if isinstance(field, Constant) and field.required
    }
    forms = {name: form_of(field, source) for name, field in declared.items() if name not in constants}
    optional = frozenset(name for name, field in declared.items() if not field.required)
    return Members(tuple(declared), constants, forms, optional)


def _part(field: Part, source: Source) -> Form:
    members = _members(field.strict, source)
    return few(members, source) if members.are_few else members.form(source)


def _tagged(field: Tagged, source: Source) -> Form:
    of = {name: _members(schema, source) for name, schema in field.variants.items()}
    return few_of_several(field.tag, of, source) or union(field.tag, of, source)


# --- lists and maps ---------------------------------------------------------------------------------------------------


def _items(field: Items, source: Source) -> Form:
    inner = field.inner
    if isinstance(inner, Part) and not inner.allow_none:
        members = _members(inner.strict, source)
        if members.forms and not members.are_few:
            return members.columns(source)
    return _list(form_of(inner, source), source)


def _list(inner: Form, source: Source) -> Form:
    """Lists, value by value."""
    kinds = frozenset({bytes, list})
    if inner.is_plain:
        return Form(lambda v: f"plain_bytes({v})", lambda v: f"[*{v}]", kinds)
    each = source.name("each")
    return Form(
        pack=inner.pack_all or (lambda v: f"{inner.together}([{inner.pack(each)} for {each} in {v}])"),
        unpack=inner.unpack_all or (lambda v: f"[{inner.unpack(each)} for {each} in {v}]"),
        kinds=kinds,
    )


def _map(field: MapOf, source: Source) -> Form:
    """The form of objects by players' ids: the list of each seat's value; any other object keeps its names."""
    values = form_of(field.values, source)
    by_name = f"return {{name: {values.pack('each')} for name, each in v.items()}}"
    by_seat = [
        "if not v: return b''",
        f"seats = {{w.seats.get(name, name): {values.pack('each')} for name, each in v.items()}}",
        "if str not in map(type, seats):",
        f"    return as_bytes([seats.get(seat, {ABSENT}) for seat in range(w.count)])",
    ]
    is_by_seat = isinstance(field.keys, PlayerId | SeatId)
    named = "(v.items() if type(v) is dict else enumerate(v))"
    player = "w.players[name] if type(name) is int else name"
    unpacked = f"return {{({player}): {values.unpack('each')} for name, each in {named} if each is not {ABSENT}}}"
    return Form(
        source.function("pack_map", [*by_seat, by_name] if is_by_seat else [by_name]),
        source.function("unpack_map", [unpacked]),
        frozenset({bytes, list, dict}),
    )


# --- alternatives -----------------------------------------------------------------------------------------------------


def _either(field: Either, source: Source) -> Form:
    """The form of a value of one of several fields: packed by its own field, with that field's number if in doubt."""
    forms = [form_of(each, source) for each in field.alternatives]
    kinds = [kind for form in forms for kind in form.kinds]
    in_doubt = len(set(kinds)) != len(kinds)
    packing, unpacking = [], []
    for number, (form, each) in enumerate(zip(forms, field.alternatives, strict=True)):
        packed = f"[{number}, {form.pack('v')}]" if in_doubt else form.pack("v")
        packing.append(f"if {_is_one_of(name for kind in each.json_types for name in _TYPES[kind])}: return {packed}")
        this = f"v[0] == {number}" if in_doubt else _is_one_of(kind.__name__ for kind in form.kinds)
        unpacking.append(f"if {this}: return {form.unpack('v[1]' if in_doubt else 'v')}")
    return Form(
        source.function("pack_either", [*packing, "raise TypeError(v)"]),
        source.function("unpack_either", [*unpacking, "raise TypeError(v)"]),
        frozenset({list}) if in_doubt else frozenset(kinds),
    )


def _is_one_of(types: Iterable[str]) -> str:
    return " or ".join(f"type(v) is {name}" for name in sorted(types))


_TYPES: Mapping[str, Sequence[str]] = {
    "boolean": ("bool",),
    "integer": ("int",),
    "string": ("str",),
    "array": ("list", "tuple"),
    "object": ("dict",),
}
"""As the rules write them: lists may be tuples."""

_MAKERS: Mapping[type[JsonField], Callable[[Any, Source], Form]] = {
    Part: _part,
    Tagged: _tagged,
    Either: _either,
    Items: _items,
    MapOf: _map,
    Constant: constant,
    Choice: choices,
    IntChoice: choices,
    Bool: yes_or_no,
    Int: integers,
    PlayerId: players,
    SeatId: players,
    Text: texts,
    Anything: whatever,
}
"""The function that makes a form, by kind of field; a subclass precedes its base."""
