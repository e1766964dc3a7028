"""Kinds of members of a state: the form of a value inside, and the code that dumps, loads, hides, copies and packs it.

A kind has the text of a Python expression for each of these, from which `deriving` compiles functions: a derived
function costs as much as a hand-written one. In these texts `$` is the value, `ids` are the players by seat, `names`
the players and then the table, `seats` the seats by name, `s` the state, `f` the row of figures to write, `figures` an
iterator of the figures to read, and `n()` the next of them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple
from zlib import crc32

from gavel.engine import shapes
from gavel.engine.actions import NOBODY, TABLE, THE_TABLE
from gavel.engine.shapes import MOST_PLAYERS, Shape

Place = tuple[str | int, ...]
"""Steps of a JSON pointer."""

SeatsIn = Callable[[Any, Sequence[str]], Iterable[tuple[Place, int]]]
"""Lists every seat in a value, with its place in the value, by the names of all seats, strangers included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberKind:
    """One kind. Without a text, a value is the same inside and in a document, and never changes in place."""

    shape: Shape
    """The shape of the document's value."""
    seen_shape: Shape | None = None
    """The shape of a view's value, if some viewers may not see it; None if it cannot be hidden."""
    when_hidden: str = ""
    """A sentence for the contract on the value for viewers who may not see it."""
    empty: str
    """The value before anything has happened."""
    dumped: str = "$"
    """The expression of the document's value."""
    loaded: str = "$"
    """The expression of the value, by the document's value `$`."""
    hidden: str = "None"
    """The expression of the value for viewers who may not see it."""
    hidden_from_others: str = ""
    """The expression of the value in a view, if each `player` has a part that viewers see only where `WHO` is true."""
    copied: str = "$"
    """The expression of a copy that shares no mutable value."""
    packed: tuple[str, ...] = ("f.append($)",)
    """Statements that write the figures of the value."""
    unpacked: str = "n()"
    """The expression of the value, by the next figures."""
    seats_in: SeatsIn = lambda _value, _names: ()
    names: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """Further names in the texts: a game's own classes, functions and constants."""
    is_deck: bool = False
    """Whether the value is cards where the service deals, and their number where a table does."""


INTEGER: Final = MemberKind(
    shape=shapes.Integer(),
    seen_shape=shapes.Integer(null=True),
    when_hidden="Null where this viewer may not see it.",
    empty="0",
)
"""An integer of at least 0; its upper bound is left to the rules."""

FLAG: Final = MemberKind(shape=shapes.Flag(), empty="False", unpacked="bool(n())")
"""Yes or no."""


def word(shape: shapes.Word) -> MemberKind:
    """One of a few words, or none of them where it may be null."""
    words = (None, *shape.words) if shape.null else shape.words
    return MemberKind(
        shape=shape,
        empty=repr(words[0]),
        packed=(f"f.append({words}.index($))",),
        unpacked=f"{words}[n()]",
    )


def words(shape: shapes.Word, most: int) -> MemberKind:
    """A list of words, of which there are few."""
    return MemberKind(
        shape=shapes.Items(shape, most=most),
        empty="[]",
        dumped="[*$]",
        loaded="[*$]",
        copied="[*$]",
        packed=(f"f.append(len($)); f += [{shape.words}.index(word) for word in $]",),
        unpacked=f"[{shape.words}[number] for number in islice(figures, n())]",
    )


_COUNTED: Final = ("f.append(len($))", "f += $")
_COUNTED_LIST: Final = "[*islice(figures, n())]"

_SEEN_HAND: Final = shapes.Either(
    (shapes.CARDS, shapes.Hidden()), title="SeenHand", doc="A player's cards; how many there are, for all others."
)

CARDS: Final = MemberKind(
    shape=shapes.CARDS,
    seen_shape=_SEEN_HAND,
    when_hidden="How many there are, where this viewer may not see them.",
    empty="[]",
    dumped="[*$]",
    loaded="[*$]",
    hidden="{'hidden': len($)}",
    copied="[*$]",
    packed=_COUNTED,
    unpacked=_COUNTED_LIST,
)
"""Cards by their values, ascending."""


def deck(cards: shapes.Items = shapes.CARDS, title: str = "Deck", of: str = "cards") -> MemberKind:
    """Cards where the service deals, their number where a table does. A list of cards is replaced, never changed."""
    return MemberKind(
        shape=shapes.Either(
            (cards, shapes.Integer()),
            title=title,
            doc=f"{of.capitalize()} in the order of drawing; how many, where a table deals.",
        ),
        seen_shape=shapes.Either(
            (cards, shapes.Integer(), shapes.Hidden()),
            title=f"Seen{title}",
            doc=f"How many {of} there are; the {of} themselves once the game is finished.",
        ),
        when_hidden="How many there are, until the game is finished.",
        empty="[]",
        hidden="{'hidden': $ if $.__class__ is int else len($)}",
        packed=("if s.table_deals: f.append($)", "else: f.append(len($)); f += $"),
        unpacked=f"n() if s.table_deals else {_COUNTED_LIST}",
        is_deck=True,
    )


def named_cards(names: Sequence[str]) -> MemberKind:
    """Cards with a name each in documents; inside, a card is the index of its name."""
    return replace(CARDS, shape=shapes.Items(card_shape(names)), seen_shape=_seen_hand(names), **_by_name(names, ""))


def named_deck(names: Sequence[str]) -> MemberKind:
    """A deck of cards with a name each in documents."""
    whole = deck(shapes.Items(card_shape(names)), title="NamedDeck")
    return replace(whole, **_by_name(names, "$ if $.__class__ is int else "))


def card_shape(names: Sequence[str]) -> shapes.Word:
    """The shape of a card with one of these names, for figures of actions and for deals."""
    return shapes.Word(tuple(names), title="Card", doc="A card by its name.")


def _seen_hand(names: Sequence[str]) -> Shape:
    doc = "A player's cards; how many there are, for all others."
    return shapes.Either((shapes.Items(card_shape(names)), shapes.Hidden()), title="SeenCards", doc=doc)


def _by_name(names: Sequence[str], count: str) -> dict[str, Any]:
    """The expressions that replace cards by names and names by cards; `count` handles a number in their place."""
    label = crc32("/".join(names).encode())
    return {
        "dumped": f"({count}[names_{label}[card] for card in $])",
        "loaded": f"({count}[*map(numbers_{label}.__getitem__, $)])",
        "names": {f"names_{label}": tuple(names), f"numbers_{label}": {name: at for at, name in enumerate(names)}},
    }


def seat(*, null: bool, table: bool) -> MemberKind:
    """A player's seat; NOBODY where it may be `null`, THE_TABLE where it may be the `table`."""
    dumped = "names[$]" if table else "ids[$]"
    loaded = f"({THE_TABLE} if $ == {TABLE!r} else seats[$])" if table else "seats[$]"
    return MemberKind(
        shape=shapes.Player(null=null),
        empty=str(NOBODY),
        dumped=f"(None if $ == {NOBODY} else {dumped})" if null else dumped,
        loaded=f"({NOBODY} if $ is None else {loaded})" if null else loaded,
        packed=(f"f.append($ - {NOBODY})",),
        unpacked=f"n() + {NOBODY}",
        seats_in=lambda seat, _names: [((), seat)],
    )


SEATS: Final = MemberKind(
    shape=shapes.Items(shapes.Player(), most=MOST_PLAYERS),
    empty="[]",
    dumped="[ids[seat] for seat in $]",
    loaded="[seats[player] for player in $]",
    copied="[*$]",
    packed=_COUNTED,
    unpacked=_COUNTED_LIST,
    seats_in=lambda seats, _names: [((index,), seat) for index, seat in enumerate(seats)],
)
"""Players' seats, in a significant order."""

BY_SEAT: Final = MemberKind(
    shape=shapes.ByPlayer(shapes.Integer()),
    seen_shape=shapes.ByPlayer(shapes.Integer(null=True)),
    when_hidden="The viewer's own; null for the others.",
    empty="{}",
    dumped="{ids[seat]: $[seat] for seat in sorted($)}",
    loaded="{seats[player]: figure for player, figure in $.items()}",
    hidden_from_others="{(player := ids[seat]): $[seat] if WHO else None for seat in sorted($)}",
    copied="{**$}",
    packed=("f.append(len($))", "for seat in sorted($): f += (seat, $[seat])"),
    unpacked="{n(): n() for _ in range(n())}",
    seats_in=lambda figures, names: [((names[seat],), seat) for seat in figures],
)
"""An integer for some seats, unordered inside."""


class Part(NamedTuple):
    """A member of a group: its names inside and in documents, its kind, and its meaning."""

    name: str
    key: str
    kind: MemberKind
    about: str
    left_out: bool
    """Whether documents omit it if it is 0."""


def group(parts: Sequence[Part], of: str, title: str, doc: str) -> MemberKind:
    """An object of a class of that name: its members in the order of its constructor."""

    def each(text: Callable[[MemberKind], str], value: str) -> list[str]:
        return [text(part.kind).replace("$", value.replace("NAME", part.name)) for part in parts]

    def document(values: Sequence[str]) -> str:
        return "{" + ", ".join([_entry(part, value) for part, value in zip(parts, values, strict=True)]) + "}"

    def made(values: Sequence[str]) -> str:
        return f"{of}({', '.join(values)})"

    shaped = {part.key: part.kind.shape.meaning(part.about) for part in parts}
    hidden = {part.key: (part.kind.seen_shape or part.kind.shape).meaning(part.about) for part in parts}
    seen_doc = f"{doc} While they are hidden, how many there are."
    return MemberKind(
        shape=shapes.Object(shaped, title=title, doc=doc),
        seen_shape=shapes.Object(hidden, title=f"Seen{title}", doc=seen_doc),
        when_hidden="How many there are, until the game is finished.",
        empty=made(each(lambda kind: kind.empty, "")),
        dumped=document(each(lambda kind: kind.dumped, "$.NAME")),
        loaded=made([part.kind.loaded.replace("$", _value(part)) for part in parts]),
        hidden=document(each(lambda kind: kind.hidden, "$.NAME")),
        copied=made(each(lambda kind: kind.copied, "$.NAME")),
        packed=tuple([line.replace("$", f"$.{part.name}") for part in parts for line in part.kind.packed]),
        unpacked=made(each(lambda kind: kind.unpacked, "")),
        names={name: value for part in parts for name, value in part.kind.names.items()},
    )


def _entry(part: Part, value: str) -> str:
    """The text that writes a member into a document's object."""
    entry = f"{part.key!r}: {value}"
    return f"**({{{entry}}} if $.{part.name} else {{}})" if part.left_out else entry


def _value(part: Part) -> str:
    """The expression of a member's value in a document's object."""
    return f"$.get({part.key!r}, 0)" if part.left_out else f"$[{part.key!r}]"


def or_null(kind: MemberKind) -> MemberKind:
    """A value of this kind, or None."""
    return replace(
        kind,
        shape=replace(kind.shape, null=True),
        empty="None",
        dumped=f"(None if $ is None else {kind.dumped})",
        loaded=f"(None if $ is None else {kind.loaded})",
        copied=f"(None if $ is None else {kind.copied})",
        packed=("if $ is None: f.append(0)", "else:", "    f.append(1)", *[f"    {line}" for line in kind.packed]),
        unpacked=f"({kind.unpacked} if n() else None)",
    )
