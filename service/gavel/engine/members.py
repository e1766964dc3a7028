"""Members of a state, each declared once: its kind, its viewers, and its meaning.

A class with these functions as the values of its annotations is a dataclass with slots; `deriving` derives from them
whatever else a state needs.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar, dataclass_transform

from gavel.engine import member_kinds as kinds
from gavel.engine.member_kinds import MemberKind, Place
from gavel.engine.shapes import MOST_CARDS, Integer, Word

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seen:
    """The viewers of a member: its owner, if it has one; everybody if this attribute of the rules in force is true."""

    by_owner: bool = False
    unless: str = ""


OWNER: Final = Seen(by_owner=True)
NOBODY_SEES: Final = Seen()


def owner_unless(rule: str) -> Seen:
    """Only its owner sees it, unless this attribute of the rules in force is true."""
    return Seen(by_owner=True, unless=rule)


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """One member."""

    kind: MemberKind
    about: str
    """The meaning of the member, for the contract."""
    seen: Seen | None = None
    """The viewers of the member; None: everybody."""
    each: bool = False
    """Whether every player has one: a list by seat inside, a member of each of `players` in a document."""
    of: type[Any] | None = None
    """The declared class of an object with members of its own."""
    ascending: bool = False
    """Whether it consists of cards in a meaningless order, which documents keep ascending."""
    left_out: bool = False
    """Whether documents omit it if it is 0."""
    laid_out: bool = False
    """Whether chance lays it open at the start, without an event that shows it."""
    called: str = ""
    """The name in documents, if it differs."""
    name: str = ""

    @property
    def key(self) -> str:
        """The name of the member in documents."""
        return self.called or self.name

    def places(self, value: Any) -> Iterator[tuple[Place, MemberKind, Any]]:
        """Every part of its value that has no members, with the steps to it and its kind."""
        if self.each:
            for number, own in enumerate(value):
                yield ("players", number, self.key), self.kind, own
        elif self.of is not None:
            for inner in members_of(self.of) if value is not None else ():
                yield (self.key, inner.key), inner.kind, getattr(value, inner.name)
        else:
            yield (self.key,), self.kind, value


# --- declaring --------------------------------------------------------------------------------------------------------
# To mypy they are values of whatever type is annotated, as with `dataclasses.field`.


def integer(about: str, *, left_out: bool = False, seen: Seen | None = None) -> Any:
    """An integer of at least 0, which documents may omit if it is 0."""
    if not left_out:
        return Member(kind=kinds.INTEGER, about=about, seen=seen)
    return Member(kind=replace(kinds.INTEGER, shape=Integer(1, required=False)), about=about, left_out=True)


def cards(about: str, *, names: Sequence[str] = (), ordered: bool = False, seen: Seen | None = None) -> Any:
    """Cards by their values, or by these names, each for the value that is its index; ascending unless `ordered`."""
    kind = kinds.named_cards(names) if names else kinds.CARDS
    return Member(kind=kind, about=about, ascending=not ordered, seen=seen)


def deck(about: str, *, names: Sequence[str] = (), seen: Seen | None = None) -> Any:
    """Cards in the order of drawing, or their number where a table deals."""
    return Member(kind=kinds.named_deck(names) if names else kinds.deck(), about=about, seen=seen)


def flag(about: str) -> Any:
    """Yes or no."""
    return Member(kind=kinds.FLAG, about=about)


def word(shape: Word, about: str, *, called: str = "") -> Any:
    """One of a few words."""
    return Member(kind=kinds.word(shape), about=about, called=called)


def words(shape: Word, about: str, *, most: int = MOST_CARDS, seen: Seen | None = None) -> Any:
    """A list of words in a significant order: places of a board, for example."""
    return Member(kind=kinds.words(shape, most), about=about, seen=seen)


def own(kind: MemberKind, about: str, *, seen: Seen | None = None, called: str = "", laid_out: bool = False) -> Any:
    """A value of a kind of the game's own; `laid_out`: whether chance lays it open at the start, without an event."""
    return Member(kind=kind, about=about, seen=seen, called=called, laid_out=laid_out)


def seat(about: str, *, null: bool = False, table: bool = False, called: str = "") -> Any:
    """A player's seat."""
    return Member(kind=kinds.seat(null=null, table=table), about=about, called=called)


def seats(about: str) -> Any:
    """Players' seats, in order."""
    return Member(kind=kinds.SEATS, about=about)


def by_seat(about: str, *, seen: Seen | None = None) -> Any:
    """An integer for some seats."""
    return Member(kind=kinds.BY_SEAT, about=about, seen=seen)


def each(member: Any, *, seen: Seen | None = None) -> Any:
    """A member that every player has, by seat."""
    return replace(member, each=True, seen=seen or member.seen)


def group(
    of: type[Any],
    about: str,
    *,
    title: str = "",
    seen: Seen | None = None,
    ascending: bool | None = None,
    null: bool = False,
) -> Any:
    """An object of a declared class, or None if it may be `null`; its name in the contract is its title or its class.

    `ascending`: whether the order of all its cards means nothing; by default its members decide.
    """
    title = title or of.__name__
    parts = [kinds.Part(each.name, each.key, each.kind, each.about, each.left_out) for each in members_of(of)]
    kind = kinds.group(parts, of.__name__, title, of.__doc__ or "")
    if ascending is None:
        ascending = all(inner.ascending for inner in members_of(of))
    return Member(kind=kinds.or_null(kind) if null else kind, about=about, of=of, seen=seen, ascending=ascending)


def worked_out() -> Any:
    """A value by seat, computed from other members when it is first needed, and in no document; None until then."""
    return _WORKED_OUT


_WORKED_OUT: Final = object()


@dataclass_transform(
    field_specifiers=(integer, cards, deck, flag, word, words, own, seat, seats, by_seat, each, group, worked_out)
)
def members(cls: type[T]) -> type[T]:
    """Make a class with declared members a dataclass with slots; inherited members come first."""
    declared = {name: value for name, value in vars(cls).items() if isinstance(value, Member)}
    lazy = [name for name, value in vars(cls).items() if value is _WORKED_OUT]
    for name in (*declared, *lazy):
        delattr(cls, name)
    made = dataclass(slots=True)(cls)
    own = [replace(member, name=name) for name, member in declared.items()]
    made.__declared__ = (*getattr(cls, "__declared__", ()), *own)  # type: ignore[attr-defined]  # as dataclasses do
    made.__worked_out__ = tuple(lazy)  # type: ignore[attr-defined]
    return made


def worked_out_of(cls: type[Any]) -> tuple[str, ...]:
    """The names of the computed members that a class declares."""
    names: tuple[str, ...] = cls.__worked_out__
    return names


def members_of(cls: type[Any]) -> tuple[Member, ...]:
    """The declared members of a class, in the contract's order."""
    declared: tuple[Member, ...] = cls.__declared__
    return declared
