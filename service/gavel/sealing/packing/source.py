"""Python source in the making: packers are functions compiled from a schema, as acceptors are."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple

from gavel.schemas.compact import INTEGER, as_bytes, plain_bytes
from gavel.sealing.packing.words import Words

Packed = Any
"""None, integers, booleans, strings, bytes, lists and maps of these: what CBOR writes."""

BYTE: Final = 256
"""How many values a byte has."""

Expression = Callable[[str], str]
"""Of the text of a variable, or of what costs no more to read, the text of an expression; `w` there are the words."""


@dataclass(frozen=True, slots=True)
class Form:
    """How the values of a field are packed, and unpacked, as expressions."""

    pack: Expression
    unpack: Expression
    kinds: frozenset[type]
    """The types of what values are packed to."""
    values: Sequence[Any] | None = None
    """Every value there is, in the order of the integers from 0 up that they are packed to; None if these are many."""
    is_plain: bool = False
    """Whether values are packed as they are."""
    pack_all: Expression | None = None
    """A quicker way to pack the values of a list, if there is one, to what `together` makes of them."""
    unpack_all: Expression | None = None
    """A quicker way to unpack them."""

    @property
    def together(self) -> str:
        """The name of what puts the packed values of a list together."""
        if self.values is not None and len(self.values) <= BYTE:
            return "bytes"
        return "plain_bytes" if self.kinds == INTEGER else "as_bytes"


class Packer(NamedTuple):
    """Packs the values of one field."""

    pack: Callable[[Any, Words], Packed]
    """The packed form of a value that the field takes."""
    unpack: Callable[[Packed, Words], Any]
    """The value."""


class Source:
    """Functions that are being written, and the names that they need."""

    def __init__(self) -> None:
        self._text = ""
        self._names: dict[str, Any] = {"as_bytes": as_bytes, "plain_bytes": plain_bytes, "NoneType": type(None)}
        self._numbers = count()

    def name(self, stem: str) -> str:
        """A name that nothing else has."""
        return f"{stem}_{next(self._numbers)}"

    def bound(self, stem: str, value: object) -> str:
        """The name of a value."""
        name = self.name(stem)
        self._names[name] = value
        return name

    def function(self, stem: str, lines: Iterable[str]) -> Expression:
        """The calls of a function of the value `v` and the words `w`, with these lines."""
        name = self.name(stem)
        self._text += "\n".join([f"def {name}(v, w):", *[f"    {line}" for line in lines], ""])
        return lambda v: f"{name}({v}, w)"

    def compiled(self, form: Form, title: str) -> Packer:
        """The packer of that form; tracebacks call its source by the title."""
        for name, expression in (("pack", form.pack), ("unpack", form.unpack)):
            self._text += f"def {name}(v, w): return {expression('v')}\n"
        # The source is made from our own schemas; no client's byte comes near it.
        exec(compile(self._text, title, "exec"), self._names)  # noqa: S102  # see above
        return Packer(self._names["pack"], self._names["unpack"])
