"""What a referee most often has to set right in a record, and the JSON Patch that does it; no rule is known here.

A game says where its figures and pieces stand (patterns of JSON pointers, `*` for any step). Whether a game can have
led to what results is the service's to judge.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

from gavel.cli.output.answers import Document

Place = tuple[str, ...]
"""The steps of a JSON pointer."""

Patch = list[Document]

PLAYERS: Final = "players"
"""As the choices of a figure: the ids of the players."""


@dataclass(frozen=True)
class Figures:
    """Values that stand by themselves: coins, who holds a certificate, how a tile lies."""

    kind: str
    at: Mapping[str, str]
    """Patterns with what they are called: a member, whose heading is shown; empty where the wildcards say all."""
    choices: Mapping[str, Sequence[Any] | str] = field(default_factory=dict)
    """By pattern, where not any number is possible."""
    bank: Sequence[str] = ()
    """Patterns of all money of the game that comes from a bank and goes there."""


@dataclass(frozen=True)
class Pieces:
    """Cards, cubes or tiles, of which one may have been taken for another: they change places."""

    kind: str
    at: Mapping[str, str]
    """Patterns of where one may have been noted wrongly, with what the place is called."""
    of: str
    """The option or component that lists them all."""
    unseen: Sequence[str] = ()
    """Where they lie that nobody knows yet."""
    ascending: Sequence[str] = ()
    """Lists that are kept in order."""
    follow: Sequence[str] = ()
    """Where a piece is only named."""


@dataclass(frozen=True)
class Piles:
    """Pieces in piles, of which the uppermost may have been noted in the wrong place."""

    kind: str
    at: Mapping[str, str]
    """Patterns of lists of piles."""
    pile: str
    """The member that has the pieces of a pile, the uppermost last."""
    empty: Document
    """A pile without pieces."""


@dataclass(frozen=True)
class Figure:
    """A figure as it stands in a record."""

    place: Place
    value: Any
    choices: Sequence[Any] | None
    where: tuple[str, Place]


@dataclass(frozen=True)
class Piece:
    """A piece as it stands in a record; `where` is None for one that nobody has seen yet, `value` for a place alone."""

    value: Any
    place: Place = ()
    where: tuple[str, Place] | None = None


# --- figures --------------------------------------------------------------------------------------------------------


def figures(kind: Figures, state: Document) -> list[Figure]:
    """The figures of that kind, in the order of the state."""
    ids = [player["id"] for player in state["players"]]
    listed = []
    for pattern, label in kind.at.items():
        choices = kind.choices.get(pattern)
        for place, filled in _places(state, pattern):
            known = ids if choices == PLAYERS else None if choices is None else [*choices]
            listed.append(Figure(place, _at(state, place), known, (label, filled)))
    return listed


def set_right(state: Document, right: Mapping[Place, Any]) -> Patch:
    """The patch that writes these values; those that stand there already are left out."""
    return [_replace(place, value) for place, value in right.items() if _at(state, place) != value]


def banked(kind: Figures, before: Document, after: Document) -> int:
    """What has come from the bank from one state to another; fewer than 0 went there."""

    def held(state: Document) -> int:
        return sum(_at(state, place) for pattern in kind.bank for place, _filled in _places(state, pattern))

    return held(after) - held(before)


# --- pieces ---------------------------------------------------------------------------------------------------------


def recorded(kind: Pieces, state: Document) -> list[Piece]:
    """The pieces that may have been noted wrongly."""
    found = []
    for pattern, label in kind.at.items():
        for place, filled in _places(state, pattern):
            value = _bare(_at(state, place), kind.kind)
            if value is not None:
                its_own = filled and (filled[-1] == value or (pattern.endswith("/*") and place[-1].isdigit()))
                found.append(Piece(value, place, (label, filled[:-1] if its_own else filled)))
    return found


def alternatives(kind: Pieces, state: Document, sheet: Document, wrong: Piece) -> list[Piece]:
    """What may be right in its place: those that nobody has seen, and those that lie elsewhere; of equal ones, one."""
    known = recorded(kind, state)
    hidden = [Piece(_at(state, place), place) for pattern in kind.unseen for place, _filled in _places(state, pattern)]
    nowhere = Counter(map(_key, _all(kind, state, sheet)))
    nowhere.subtract(_key(each.value) for each in [*known, *hidden])
    unseen = {_key(value): Piece(value) for value in _all(kind, state, sheet) if nowhere[_key(value)] > 0}
    unseen |= {_key(each.value): each for each in reversed(hidden)}
    sorted_lists = _lists_in_order(kind, state)
    elsewhere = {
        (_key(each.value), each.where): each
        for each in known
        if not (each.place[:-1] == wrong.place[:-1] and each.place[:-1] in sorted_lists)
    }
    return [each for each in (*unseen.values(), *elsewhere.values()) if each.value != wrong.value]


def exchanged(kind: Pieces, state: Document, wrong: Piece, right: Piece) -> Patch:
    """The patch that puts the right piece in the place of the wrong one, and that one where the right one lay."""
    written = {wrong.place: _like(_at(state, wrong.place), right.value)}
    if right.place:
        written[right.place] = _like(_at(state, right.place), wrong.value)
    turned = {_key(wrong.value): right.value, **({_key(right.value): wrong.value} if right.place else {})}
    for pattern in kind.follow:
        named = {place: _at(state, place) for place, _filled in _places(state, pattern)}
        written |= {place: turned[_key(value)] for place, value in named.items() if _key(value) in turned}
    lists = _lists_in_order(kind, state)
    ordered: dict[Place, list[Any]] = {}
    for place in [each for each in written if each[:-1] in lists]:
        ordered.setdefault(place[:-1], [*_at(state, place[:-1])])[int(place[-1])] = written.pop(place)
    return set_right(state, {**{place: sorted(cards) for place, cards in ordered.items()}, **written})


# --- piles ----------------------------------------------------------------------------------------------------------


def uppermost(kind: Piles, state: Document) -> list[Piece]:
    """The piece on top of each pile."""
    return [
        Piece(pile[kind.pile][-1], (*place, str(index)), (label, (*filled, str(index + 1))))
        for place, filled, label in _lists(kind, state)
        for index, pile in enumerate(_at(state, place))
        if pile[kind.pile]
    ]


def destinations(kind: Piles, state: Document, wrong: Piece) -> list[Piece]:
    """Every other pile, and the place behind the last of each list."""
    listed = [
        Piece(None, (*place, str(index)), (label, (*filled, str(index + 1))))
        for place, filled, label in _lists(kind, state)
        for index in range(len(_at(state, place)) + 1)
    ]
    return [each for each in listed if each.place != wrong.place]


def moved(kind: Piles, state: Document, wrong: Piece, right: Piece) -> Patch:
    """The patch that lays the uppermost piece of one pile on another one, or behind the last."""
    lists = {place[:-1]: deepcopy(_at(state, place[:-1])) for place in (wrong.place, right.place)}
    source, target = lists[wrong.place[:-1]], lists[right.place[:-1]]
    index, onto = int(wrong.place[-1]), int(right.place[-1])
    piece = source[index][kind.pile].pop()
    if onto == len(target):
        target.append({**kind.empty, kind.pile: []})
    target[onto][kind.pile].append(piece)
    if source[index] == {**kind.empty, kind.pile: []} and index == len(source) - 1:
        source.pop()
    return set_right(state, lists)


def _lists(kind: Piles, state: Document) -> list[tuple[Place, Place, str]]:
    return [(*found, label) for pattern, label in kind.at.items() for found in _places(state, pattern)]


# --- pieces of a game -----------------------------------------------------------------------------------------------


def _lists_in_order(kind: Pieces, state: Document) -> set[Place]:
    return {place for pattern in kind.ascending for place, _filled in _places(state, pattern)}


def _all(kind: Pieces, state: Document, sheet: Document) -> list[Any]:
    """Every piece of the game, as often as it is there."""
    components = sheet["components"]
    own = state["options"].get(kind.of)
    listed = own if isinstance(own, list) else components.get(state["ruleset"], components)[kind.of]
    return [each["id"] if isinstance(each, dict) and "id" in each else each for each in listed]


def _bare(found: Any, kind: str) -> Any:
    """A piece without its kind; None for what is no such piece."""
    if not isinstance(found, dict):
        return found
    if found.get("kind", kind) != kind:
        return None
    rest = {name: value for name, value in found.items() if name != "kind"}
    return rest["value"] if rest.keys() == {"value"} else rest


def _like(found: Any, value: Any) -> Any:
    """A piece, written as the one that stands there."""
    if not isinstance(found, dict):
        return value
    return {**found, **(value if isinstance(value, dict) else {"value": value})}


# --- pointers -------------------------------------------------------------------------------------------------------


def _places(state: Document, pattern: str) -> Iterator[tuple[Place, Place]]:
    """The places that a pattern meets, each with what its wildcards are called: an id, a member, a number from 1."""
    yield from _under(state, pattern.split("/")[1:], (), ())


def _under(found: Any, steps: list[str], place: Place, filled: Place) -> Iterator[tuple[Place, Place]]:
    if not steps:
        yield place, filled
        return
    first, *rest = steps
    for step, name, value in _items(found):
        if first in ("*", step):
            yield from _under(value, rest, (*place, step), (*filled, name) if first == "*" else filled)


def _items(found: Any) -> Iterator[tuple[str, str, Any]]:
    """The items of a list or object: step, name and value."""
    if isinstance(found, list):
        for index, each in enumerate(found):
            named = each if isinstance(each, dict) else {}
            yield str(index), str(named.get("id") or named.get("tile") or index + 1), each
    elif isinstance(found, dict):
        for name, each in found.items():
            yield name, name, each


def _at(state: Document, place: Place) -> Any:
    found: Any = state
    for step in place:
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def _replace(place: Place, value: Any) -> Document:
    # No member and no id that stands in a pattern has a character that a pointer would escape, but for players' ids.
    steps = [step.replace("~", "~0").replace("/", "~1") for step in place]
    return {"op": "replace", "path": "/" + "/".join(steps), "value": value}


def _key(value: Any) -> Any:
    return tuple(sorted(value.items())) if isinstance(value, dict) else value
