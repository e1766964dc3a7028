"""A builder of Python source: packers are functions compiled from a schema."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple

from gavel.schemas.compact import INTEGER, as_bytes, plain_bytes
from gavel.sealing.packing.words import Words

Packed = Any
"""A value that CBOR encodes: None, an integer, boolean, string, bytes, or a list or map of these."""

BYTE: Final = 256
"""The number of values of a byte."""

Expression = Callable[[str], str]
"""Makes the text of an expression from the text of a variable, or of a value as cheap; in it, `w` are the words."""


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a field's packed values: expressions that pack and unpack them."""

    pack: Expression
    unpack: Expression
    kinds: frozenset[type]
    """The types of packed values."""
    values: Sequence[Any] | None = None
    """Every possible value, in the order of the integers from 0 that they are packed to; None if they are many."""
    is_plain: bool = False
    """Whether a packed value equals the value."""
    pack_all: Expression | None = None
    """A quicker way to pack a list of values to the type of `together`, if there is one."""
    unpack_all: Expression | None = None
    """A quicker way to unpack a list of values, if there is one."""

    @property
    def together(self) -> str:
        """The name of the type that holds the packed values of a list."""
        if self.values is not None and len(self.values) <= BYTE:
            return "bytes"
        return "plain_bytes" if self.kinds == INTEGER else "as_bytes"


class Packer(NamedTuple):
    """Packs the values of one field."""

    pack: Callable[[Any, Words], Packed]
    """Packs a value that the field accepts."""
    unpack: Callable[[Packed, Words], Any]
    """Unpacks a packed value."""


class Source:
    """The source of functions under construction, with the names that they use."""

    def __init__(self) -> None:
        self._text = ""
        self._names: dict[str, Any] = {"as_bytes": as_bytes, "plain_bytes": plain_bytes, "NoneType": type(None)}
        self._numbers = count()

    def name(self, stem: str) -> str:
        """A fresh name."""
        return f"{stem}_{next(self._numbers)}"

    def bound(self, stem: str, value: object) -> str:
        """A fresh name, bound to a value."""
        name = self.name(stem)
        self._names[name] = value
        return name

    def function(self, stem: str, lines: Iterable[str]) -> Expression:
        """Define a function of the value `v` and the words `w` with these lines; return an expression that calls it."""
        name = self.name(stem)
        self._text += "\n".join([f"def {name}(v, w):", *[f"    {line}" for line in lines], ""])
        return lambda v: f"{name}({v}, w)"

    def compiled(self, form: Form, title: str) -> Packer:
        """The compiled packer of a form; tracebacks name its source by the title."""
        for name, expression in (("pack", form.pack), ("unpack", form.unpack)):
            self._text += f"def {name}(v, w): return {expression('v')}\n"
        # The source comes from our own schemas; it holds no byte of a client.
        exec(compile(self._text, title, "exec"), self._names)  # noqa: S102  # see above
        return Packer(self._names["pack"], self._names["unpack"])
