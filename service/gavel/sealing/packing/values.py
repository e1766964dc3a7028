"""Forms of single values: a choice as its index, a player as a seat, a word as its number, hexadecimal as bytes."""

from collections.abc import Sequence
from typing import Any

from gavel.schemas.compact import INTEGER
from gavel.schemas.scalars import Choice, Constant, Int, IntChoice
from gavel.sealing.packing.source import BYTE, Form, Source


def or_null(form: Form) -> Form:
    """The form of null or a value of another form; null comes first if the values are few."""
    if form.values is None:
        return Form(
            pack=lambda v: f"(None if {v} is None else {form.pack(v)})",
            unpack=lambda v: f"(None if {v} is None else {form.unpack(v)})",
            kinds=form.kinds | {type(None)},
        )
    return Form(
        pack=lambda v: f"(0 if {v} is None else {form.pack(v)} + 1)",
        unpack=lambda v: f"({form.unpack(f'({v} - 1)')} if {v} else None)",
        kinds=INTEGER,
        values=[None, *form.values],
    )


def one_of(values: Sequence[Any], source: Source) -> Form:
    """The form of one of a few values, as its index."""
    index = source.bound("index", {value: index for index, value in enumerate(values)})
    choices = source.bound("choices", tuple(values))
    return Form(lambda v: f"{index}[{v}]", lambda v: f"{choices}[{v}]", INTEGER, values)


def choices(field: Choice | IntChoice, source: Source) -> Form:
    """The form of a field that takes one of a few values."""
    return one_of(field.choices, source)


def constant(field: Constant, source: Source) -> Form:
    """The form of a field that takes one value."""
    return one_of((field.value,), source)


def yes_or_no(_field: Any, source: Source) -> Form:
    """The form of a field of yes and no."""
    return one_of((False, True), source)


def integers(field: Int, _source: Source) -> Form:
    """The form of integers: their distance from the lower bound if both bounds are near, else themselves.

    If some of these are negative, 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4: so small ones fit into a byte.
    """
    least = field.minimum
    if field.maximum - least < BYTE:
        values = range(least, field.maximum + 1)
        return Form(lambda v: f"({v} - {least:d})", lambda v: f"({v} + {least:d})", INTEGER, values)
    if least >= 0:
        return Form(lambda v: v, lambda v: v, INTEGER, is_plain=True)
    return Form(
        pack=lambda v: f"(2 * {v} if {v} >= 0 else -2 * {v} - 1)",
        unpack=lambda v: f"(-({v} + 1) // 2 if {v} % 2 else {v} // 2)",
        kinds=INTEGER,
    )


def players(_field: Any, _source: Source) -> Form:
    """The form of players as seats; an unknown id stays as it is."""
    return Form(
        pack=lambda v: f"w.seats.get({v}, {v})",
        unpack=lambda v: f"(w.players[{v}] if type({v}) is int else {v})",
        kinds=frozenset({int, str}),
    )


def texts(_field: Any, _source: Source) -> Form:
    """The form of texts, as numbers if they are words of the game."""
    return Form(
        pack=lambda v: f"(w.numbers[{v}] if {v} in w.numbers else w.pack({v}))",
        unpack=lambda v: f"(w.by_number[{v}] if type({v}) is int else w.unpack({v}))",
        kinds=frozenset({int, str, bytes}),
        pack_all=lambda v: f"w.pack_all({v})",
        unpack_all=lambda v: f"w.unpack_all({v})",
    )


def whatever(_field: Any, _source: Source) -> Form:
    """The form of any JSON value, in a list of its own so that it cannot be taken for anything else."""
    return Form(lambda v: f"[{v}]", lambda v: f"{v}[0]", frozenset({list}))
