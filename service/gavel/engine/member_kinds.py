"""Kinds of members of a state: what a value is inside, and how it is written, read, hidden, copied and packed.

A kind has the text of a Python expression for each of these, of which `deriving` makes functions: what is derived costs
what a hand-written function would. In these texts `$` is the value, `ids` are the players by seat, `names` the players
and the table behind them, `seats` the seats by name, `s` the state, `f` the row of figures that is written, `figures`
what reads one figure after the other, and `n()` the next of them.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gavel.engine.actions import NOBODY, TABLE, THE_TABLE

Place = tuple[str | int, ...]
"""Steps of a JSON pointer."""

SeatsIn = Callable[[Any, Sequence[str]], Iterable[tuple[Place, int]]]
"""Every seat that a value names, with its place in the value; given the names of all seats, strangers' included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberKind:
    """One kind. Where a text is left out, a value is inside what it is in a document, and never changes in place."""

    name: str
    empty: str
    """The value before anything has happened."""
    dumped: str = "$"
    """The document's value."""
    loaded: str = "$"
    """The value of the document's value `$`."""
    hidden: str = "None"
    """What those get who may not see the value."""
    hidden_from_others: str = ""
    """The document's value where each `player` has a part that only those see of whom `WHO` is true."""
    copied: str = "$"
    """A value that shares nothing with this one that changes in place."""
    packed: tuple[str, ...] = ("f.append($)",)
    """Statements that write the figures of the value."""
    unpacked: str = "n()"
    """The value of the next figures."""
    seats_in: SeatsIn = lambda _value, _names: ()


INTEGER: Final = MemberKind(name="integer", empty="0")
"""An integer of at least 0; whether it is too large is for the rules to say."""

_COUNTED: Final = ("f.append(len($))", "f += $")
_COUNTED_LIST: Final = "[*islice(figures, n())]"

CARDS: Final = MemberKind(
    name="cards",
    empty="[]",
    dumped="[*$]",
    loaded="[*$]",
    hidden="{'hidden': len($)}",
    copied="[*$]",
    packed=_COUNTED,
    unpacked=_COUNTED_LIST,
)
"""Cards by their values, ascending."""


DECK: Final = MemberKind(
    name="deck",
    empty="[]",
    hidden="{'hidden': $ if $.__class__ is int else len($)}",
    packed=("if s.table_deals: f.append($)", "else: f.append(len($)); f += $"),
    unpacked=f"n() if s.table_deals else {_COUNTED_LIST}",
)
"""Cards where the service deals, their number where a table does. A list of cards is replaced, never changed."""


def seat(*, null: bool, table: bool) -> MemberKind:
    """A player's seat; NOBODY where it may be `null`, THE_TABLE where it may be the `table`."""
    dumped = "names[$]" if table else "ids[$]"
    loaded = f"({THE_TABLE} if $ == {TABLE!r} else seats[$])" if table else "seats[$]"
    return MemberKind(
        name="seat or null" if null else "seat",
        empty=str(NOBODY),
        dumped=f"(None if $ == {NOBODY} else {dumped})" if null else dumped,
        loaded=f"({NOBODY} if $ is None else {loaded})" if null else loaded,
        packed=(f"f.append($ - {NOBODY})",),
        unpacked=f"n() + {NOBODY}",
        seats_in=lambda seat, _names: [((), seat)],
    )


SEATS: Final = MemberKind(
    name="seats",
    empty="[]",
    dumped="[ids[seat] for seat in $]",
    loaded="[seats[player] for player in $]",
    copied="[*$]",
    packed=_COUNTED,
    unpacked=_COUNTED_LIST,
    seats_in=lambda seats, _names: [((index,), seat) for index, seat in enumerate(seats)],
)
"""Players' seats in an order that means something."""

BY_SEAT: Final = MemberKind(
    name="by seat",
    empty="{}",
    dumped="{ids[seat]: $[seat] for seat in sorted($)}",
    loaded="{seats[player]: figure for player, figure in $.items()}",
    hidden_from_others="{(player := ids[seat]): $[seat] if WHO else None for seat in sorted($)}",
    copied="{**$}",
    packed=("f.append(len($))", "for seat in sorted($): f += (seat, $[seat])"),
    unpacked="{n(): n() for _ in range(n())}",
    seats_in=lambda figures, names: [((names[seat],), seat) for seat in figures],
)
"""An integer for some seats, inside in no order."""


def group(members: Sequence[tuple[str, MemberKind]], of: str) -> MemberKind:
    """An object of a class of that name, with these members in the order of its constructor."""

    def each(text: Callable[[MemberKind], str], value: str) -> list[str]:
        return [text(kind).replace("$", value.replace("NAME", name)) for name, kind in members]

    def document(values: Sequence[str]) -> str:
        named = [f"{name!r}: {value}" for (name, _kind), value in zip(members, values, strict=True)]
        return "{" + ", ".join(named) + "}"

    def made(values: Sequence[str]) -> str:
        return f"{of}({', '.join(values)})"

    statements = [(name, line) for name, kind in members for line in kind.packed]
    return MemberKind(
        name="group",
        empty=made(each(lambda kind: kind.empty, "")),
        dumped=document(each(lambda kind: kind.dumped, "$.NAME")),
        loaded=made(each(lambda kind: kind.loaded, "$['NAME']")),
        hidden=document(each(lambda kind: kind.hidden, "$.NAME")),
        copied=made(each(lambda kind: kind.copied, "$.NAME")),
        packed=tuple([line.replace("$", f"$.{name}") for name, line in statements]),
        unpacked=made(each(lambda kind: kind.unpacked, "")),
    )
