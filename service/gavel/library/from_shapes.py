"""Checks of the values whose shapes the rules declare."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from gavel.engine import shapes
from gavel.engine.game import RESERVED
from gavel.engine.shapes import LONGEST_ID, MOST, NO_CONTROLS, Shape
from gavel.library import checks
from gavel.library.checks import Check

PLAYER: Final = checks.text(1, LONGEST_ID, NO_CONTROLS)
"""The id of a player, or a reserved id."""
SEAT: Final = checks.text(1, LONGEST_ID, NO_CONTROLS, RESERVED, "player.reserved")
"""The id of a player with a seat."""


def check_of(shape: Shape) -> Check:
    """The check of the values of a shape."""
    return replace(_MAKERS[type(shape)](shape), null=shape.null, required=shape.required)


def checks_of(members: Mapping[str, Shape]) -> dict[str, Check]:
    """The checks of these members."""
    return {name: check_of(shape) for name, shape in members.items()}


def _items(shape: shapes.Items) -> Check:
    return checks.items(check_of(shape.item), shape.fewest, shape.most, most_bytes=shape.most_bytes)


def _by_player(shape: shapes.ByPlayer) -> Check:
    return checks.by_key(PLAYER, check_of(shape.value), 0, shape.most)


def _tagged(shape: shapes.Tagged) -> Check:
    return checks.tagged(shape.tag, {each.tagged(shape.tag): check_of(each) for each in shape.of})


_MAKERS: Final[Mapping[type[Shape], Callable[[Any], Check]]] = {
    shapes.Integer: lambda shape: checks.integer(shape.minimum, shape.maximum),
    shapes.IntegerOf: lambda shape: checks.one_of(shape.values),
    shapes.Text: lambda shape: checks.text(shape.fewest, shape.most, shape.pattern or ""),
    shapes.Flag: lambda _shape: checks.FLAG,
    shapes.Word: lambda shape: checks.one_of(shape.words),
    shapes.Constant: lambda shape: checks.one_of((shape.value,)),
    shapes.Player: lambda shape: SEAT if shape.seat else PLAYER,
    shapes.Items: _items,
    shapes.ByPlayer: _by_player,
    shapes.Either: lambda shape: checks.either(*[check_of(each) for each in shape.of]),
    shapes.Object: lambda shape: checks.members(checks_of(shape.members)),
    shapes.Tagged: _tagged,
    shapes.Anything: lambda _shape: checks.ANYTHING,
    shapes.Hidden: lambda _shape: checks.members({"hidden": checks.integer(0, MOST)}),
}
