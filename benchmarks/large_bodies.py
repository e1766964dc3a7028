"""Bodies of a given size, dear to read in one way or another: for the search in `worst_requests`."""

import copy
import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, TypeAlias

from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.limits import LIMITS
from gavel.schemas.scalars import Choice, Constant, Int, IntChoice, PlayerId, SeatId, Text

Body: TypeAlias = Any
Step: TypeAlias = str | int


def bodies(schema: Strict, examples: list[Body], size: int, rng: Random) -> Iterator[tuple[str, bytes]]:
    """The bodies that one operation is asked with, of at most so many bytes."""
    for name, body in _documents(schema, examples, size, rng):
        raw = json.dumps(body, separators=(",", ":")).encode()
        if len(raw) <= size:
            yield name, raw


def _documents(schema: Strict, examples: list[Body], size: int, rng: Random) -> Iterator[tuple[str, Body]]:
    for example in examples:
        yield from spoilt(example, size)
    for name, body in filled(schema, size, rng):
        yield name, body
        for example in examples:
            for grafted_name, each in grafted(example, body):
                yield f"{grafted_name}, {name}", each


# --- bodies that are dear to read -----------------------------------------------------------------------------------


def repeated(size: int, unit: str, head: str = "[", tail: str = "]") -> bytes:
    """A JSON text of just this size, or a little less: `head`, the unit again and again, `tail`."""
    room = size - len(head.encode()) - len(tail.encode())
    return (head + (unit * (room // len(unit.encode()) + 1)).rstrip(",")[:room].rstrip(",") + tail).encode()[:size]


def numbered(size: int, pattern: str, head: str = "{", tail: str = "}") -> bytes:
    """A JSON text of about this size, of a pattern with running numbers."""
    pieces: list[str] = []
    length = len(head) + len(tail)
    for number in count():
        piece = pattern % number
        if (length := length + len(piece) + 1) > size:
            return (head + ",".join(pieces) + tail).encode()
        pieces.append(piece)
    raise AssertionError


def texts(size: int) -> Iterator[tuple[str, bytes]]:
    """JSON texts, right and wrong ones, of about this size, that are no body of any operation."""
    for unit in (
        "[],",
        "{},",
        '{"":0},',
        "[[]],",
        '{"a":{}},',
        "0,",
        "1.5,",
        "1e5,",
        "1E300,",
        '"",',
        "null,",
        "[[[[0]]]],",
    ):
        yield f"[{unit} ...]", repeated(size, unit)
        yield f'{{"a":[{unit} ...', repeated(size, unit, '{"a":[', "]}")
        yield f"[{unit} ... cut short", repeated(size, unit, tail="")
    yield "brackets", b"[" * size
    yield "braces", b'{"":' * (size // 4)
    yield "a string of backslashes", b'{"a":"' + b"\\\\" * (size // 2 - 8) + b'"}'
    yield "a string of escapes", b'{"a":"' + b"\\u00e9" * (size // 6 - 8) + b'"}'
    yield "a string of surrogate pairs", b'{"a":"' + b"\\ud83d\\ude00" * (size // 12 - 8) + b'"}'
    yield "a lone surrogate at the end", b'{"a":"' + b"\\ud83d\\ude00" * (size // 12 - 8) + b'\\ud83d"}'
    yield "quotes", b'"' * size
    yield "white space", b" " * size
    yield "digits", b"9" * size
    yield "long integers", repeated(size, "9" * 4000 + ",")
    yield "longest integers", repeated(size, "9" * 4400 + ",")
    yield "NaN at the end", repeated(size, "0,", tail=",NaN]")
    yield "members", numbered(size, '"%x":0')
    yield "members with objects", numbered(size, '"%x":{}')
    yield "a member twice", numbered(size, '"%x":0', tail=',"0":1}')
    yield "objects with members", numbered(size, '{"%x":0}', "[", "]")
    yield "deep objects", repeated(size, '{"a":' * 60 + "0" + "}" * 60 + ",")
    yield "deep lists", repeated(size, "[" * 60 + "]" * 60 + ",")
    yield "brackets in a string", b'{"a":"' + b"[" * (size - 8) + b'"}'
    yield "strings of brackets", repeated(size, '"[",')
    yield "emoji", repeated(size, '"\N{GRINNING FACE}",')


# --- examples with one part blown up --------------------------------------------------------------------------------


def places(value: Any, path: tuple[Step, ...] = ()) -> Iterator[tuple[Step, ...]]:
    """The paths of all values in a document, its own first; of a list's items, the first ones'."""
    yield path
    if isinstance(value, dict):
        for name in value:
            yield from places(value[name], (*path, name))
    elif isinstance(value, list) and value:
        yield from places(value[0], (*path, 0))


def at(document: Any, path: tuple[Step, ...]) -> Any:
    """The value at a path."""
    for step in path:
        document = document[step]
    return document


def put(document: Any, path: tuple[Step, ...], value: Any) -> Any:
    """The document with another value at a path."""
    if not path:
        return value
    document = copy.deepcopy(document)
    at(document, path[:-1])[path[-1]] = value
    return document


FILLERS: tuple[Any, ...] = ({}, [], -1, 0, "", None, 1.5, "x", {"type": "pass"}, {"type": "bid"}, [[]])


def as_often(item: Any, room: int) -> list[Any]:
    """An item as often as there is room for."""
    return [item] * max(room // (len(json.dumps(item, separators=(",", ":"))) + 1), 1)


def blown_up(value: Any, room: int) -> Iterator[tuple[str, Any]]:
    """A value in larger forms that each take about the room."""
    if isinstance(value, dict):
        yield "unknown members", value | {f"{number:x}": 0 for number in range(room // 10)}
        yield (
            "unknown members that sort between",
            value | {f"{name}!{n:x}": 0 for n in range(room // 20) for name in [next(iter(value), "")]},
        )
        yield (
            "names of others",
            {f"{number:x}": item for number, item in enumerate(as_often(next(iter(value.values()), 0), room * 2 // 3))},
        )
        yield "members gone, in a list", as_often({}, room)
    elif isinstance(value, list):
        for item in value[:1]:
            yield "items", as_often(item, room)
            yield "items, as many as a replay may have", as_often(item, room)[: LIMITS.replay]
            if isinstance(item, dict):
                yield "items with an unknown member", as_often(item | {"": 0}, room)
                yield "items without members", as_often({}, room)
                yield "items half full", as_often(dict(list(item.items())[: len(item) // 2]), room)
                yield "items with all members wrong", as_often(dict.fromkeys(item, -1), room)
        for each in FILLERS:
            yield f"{each!r} again and again", as_often(each, room)
        yield "numbers", list(range(100, 100 + room // 7))
    elif isinstance(value, str):
        yield "a long text", "x" * room
        yield "a text of quotes", '"' * (room // 2)
    elif isinstance(value, int):
        yield "a list", as_often(0, room)
        yield "a large integer", 2**53 - 1


def spoilt(body: Body, size: int) -> Iterator[tuple[str, Body]]:
    """A body, each of its parts blown up to that size."""
    room = size - len(json.dumps(body)) - 100
    for path in places(body):
        for name, value in blown_up(at(body, path), room):
            yield f"/{'/'.join(map(str, path))}: {name}", put(body, path, value)


# --- documents that fit, filled -------------------------------------------------------------------------------------


class Filler:
    """Documents of a schema with all lists and maps filled up to their bounds, or to a room that is left."""

    def __init__(self, room: int, values: str, rng: Random) -> None:
        self._room, self._values, self._rng = room, values, rng
        self._numbers = count()

    def of_schema(self, schema: Strict) -> dict[str, Any]:
        """An object with every member that may stand beside the others."""
        chosen = {*schema.exactly_one[1:], *schema.at_most_one[1:]}
        return {name: self.of(field) for name, field in schema.members.items() if name not in chosen}

    def of(self, field: Any) -> Any:
        """A value of a field."""
        self._room -= 8
        match field:
            case Items():
                return self._items(field)
            case MapOf():
                return {f"p{number}": self.of(field.values) for number in range(field.maximum)}
            case Part():
                return self.of_schema(field.strict)
            case Tagged():
                return self.of_schema(self._rng.choice(list(field.variants.values())))
            case Either():
                lists = [each for each in field.alternatives if isinstance(each, Items)]
                return self.of((lists or field.alternatives)[0])
        return self._scalar(field)

    def _scalar(self, field: Any) -> Any:
        match field:
            case Constant():
                return field.value
            case Choice() | IntChoice():
                return self._rng.choice(field.choices)
            case Int():
                return self._integer(field)
            case SeatId() | PlayerId():
                return f"p{self._rng.randrange(6)}"
            case Text(pattern=str()):
                return f"{next(self._numbers):064x}"[-field.maximum :]
            case Text():
                return f"t{next(self._numbers) if self._values == 'distinct' else 0}"
        return False

    def _integer(self, field: Int) -> int:
        if self._values == "distinct":
            return field.minimum + next(self._numbers) % (field.maximum - field.minimum + 1)
        return {"least": field.minimum, "greatest": field.maximum}.get(self._values) or self._rng.randint(
            field.minimum, min(field.maximum, field.minimum + 40)
        )

    def _items(self, field: Items) -> list[Any]:
        items: list[Any] = []
        while len(items) < field.maximum and (self._room > 0 or len(items) < field.minimum):
            items.append(self.of(field.inner))
        return items


def filled(schema: Strict, size: int, rng: Random) -> Iterator[tuple[str, Body]]:
    """Bodies that fit the schema, as large as they may be."""
    for values in ("distinct", "least", "greatest", "random"):
        for room in (size, size // 2, size // 4, size // 16):
            yield f"filled, {values} values", Filler(room, values, rng).of_schema(schema)


def grafted(body: Body, fat: Body) -> Iterator[tuple[str, Body]]:
    """An example with one part from a filled document: what else is valid reaches the rules."""
    for path in places(body):
        try:
            part = at(fat, path)
        except (KeyError, IndexError, TypeError):
            continue
        if isinstance(part, dict | list):
            yield f"/{'/'.join(map(str, path))}: filled", put(body, path, part)
