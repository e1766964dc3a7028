"""Functions derived from the declared members of a state: documents, views, copies, figures for tokens.

They are compiled once for each class, like those of dataclasses: a call reads no declaration.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import chain, islice
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

from gavel.engine import common
from gavel.engine.actions import TABLE, Document
from gavel.engine.member_kinds import MemberKind, Place
from gavel.engine.members import Member, members_of, worked_out_of
from gavel.engine.options import Option, in_force, remembering_defaults
from gavel.engine.state import GameState, Load
from gavel.engine.verdicts import Code, Violation, pointer

S = TypeVar("S", bound=GameState)
RulesFor = Callable[[str, str, Mapping[str, Any], int], object]
"""Makes the rules in force from ruleset, variant, options and number of players."""


@dataclass(frozen=True, slots=True)
class Derived(Generic[S]):
    """The derived functions for one game's states."""

    of: type[S]
    members: tuple[Member, ...]
    begin: Callable[[Document, str, str], S]
    """Makes the state before the deal from a valid setup request, the default ruleset and the first phase."""
    load: Load[S]
    """Makes the state of a document, whose shape has been checked; no game need have led to it."""
    dump: Callable[[S], dict[str, Any]]
    """Makes the document of a valid state, canonical and in the contract's order."""
    view: Callable[[S, str], dict[str, Any]]
    """Makes the view that a player or `spectator` has of a running game."""
    copy: Callable[[S], S]
    """Makes an independent copy of a state."""
    pack: Callable[[S], list[int]]
    """Writes the game's own members as a row of figures."""
    unpack: Callable[[S, Iterator[int]], None]
    """Sets the game's own members from a row of figures, in a state that has the common ones."""
    is_formed: Callable[[S], bool]
    """Whether every deck is cards where the service deals, their number where a table does."""
    is_ordered: Callable[[S], bool]
    """Whether all cards whose order means nothing are in ascending order."""

    def form_breaches(self, state: S) -> Iterable[Violation]:
        """Breaches for decks of the wrong form: cards where the service deals, their number where a table does."""
        if self.is_formed(state):
            return ()
        return [
            common.WRONG_FORM(pointer(*place), dealer=common.dealer_of(state))
            for place, kind, value in self._places(state)
            if kind.is_deck and isinstance(value, int) is not state.table_deals
        ]

    def order_breaches(self, state: S) -> Iterable[Violation]:
        """Breaches for cards that are not in ascending order although their order means nothing."""
        if self.is_ordered(state):
            return ()
        return [
            common.NOT_ASCENDING(pointer(*place))
            for member in self.members
            if member.ascending
            for place, _kind, cards in member.places(getattr(state, member.name))
            if not isinstance(cards, int) and cards != sorted(cards)
        ]

    def stranger_breaches(self, state: S, code: Code) -> Iterable[Violation]:
        """Breaches, with a game's code, for unknown players in any member."""
        if not state.strangers:
            return ()
        names = (*state.ids, *state.strangers)
        return [
            code(pointer(*place, *within), player=names[seat])
            for place, kind, value in self._places(state)
            for within, seat in kind.seats_in(value, names)
            if seat >= len(state.ids)
        ]

    def _places(self, state: S) -> Iterator[tuple[Place, MemberKind, Any]]:
        return chain.from_iterable([member.places(getattr(state, member.name)) for member in self.members])


def derive(of: type[S], game: str, options: Sequence[Option] = (), rules_for: RulesFor | None = None) -> Derived[S]:
    """Derive the functions for a game's states from their declared class, whose `rules` are those in force.

    Without `rules_for`, the rules are the options in force, as attributes.
    """
    rules_for = rules_for or options_as_rules(options)
    own, lazy = members_of(of), worked_out_of(of)
    known = {"TABLE": TABLE, "common": common, "islice": islice, "new": object.__new__, "rules_for": rules_for}
    groups = {member.of.__name__: member.of for member in own if member.of is not None}
    kinds = {name: value for member in own for name, value in member.kind.names.items()}
    names = {**known, "GAME": game, "OPTIONS": tuple(options), "State": of, **groups, **kinds}
    return Derived(
        of,
        own,
        begin=_function("begin(request, ruleset, phase)", _begin(own, lazy), names),
        load=_function("load(document, like=None)", _load(own, lazy), names),
        dump=_function("dump(s)", _dump(own), names),
        view=_function("view(s, viewer)", _view(own), names),
        copy=_function("copy(s)", _copy(of, own), names),
        pack=_function("pack(s)", _pack(own), names),
        unpack=_function("unpack(s, figures)", _unpack(own, lazy), names),
        is_formed=_function("is_formed(s)", _is_formed(own), names),
        is_ordered=_function("is_ordered(s)", _is_ordered(own), names),
    )


def options_as_rules(options: Sequence[Option]) -> RulesFor:
    """Makes the rules of a game that has no more rules than options."""

    def rules_for(ruleset: str, variant: str, given: Mapping[str, Any], players: int) -> SimpleNamespace:
        return SimpleNamespace(**in_force(options, given, ruleset, variant, players))

    return remembering_defaults(rules_for)


def _function(head: str, lines: Iterable[str], names: Mapping[str, Any]) -> Callable[..., Any]:
    """Compile a function from these lines, which may use these names."""
    text = "\n".join([f"def {head}:", *[f"    {line}" for line in lines], ""])
    made = dict(names)
    # The source comes from a game's own declaration; it holds no byte of a client.
    exec(compile(text, f"<derived for {names['GAME']}: {head}>", "exec"), made)  # noqa: S102  # see above
    function: Callable[..., Any] = made[head.partition("(")[0]]
    return function


def _assigned(member: Member, text: str, value: str, each: str) -> str:
    """The statement that sets a member, by the expression of its value, or of each player's value."""
    if member.each:
        return f"s.{member.name} = [{text.replace('$', value)} for {each}]"
    return f"s.{member.name} = {text.replace('$', value)}"


# --- setting up -------------------------------------------------------------------------------------------------------


def _begin(own: Sequence[Member], lazy: Iterable[str]) -> Iterator[str]:
    yield "s = new(State)"
    yield "common.begin_common(s, request, ruleset, OPTIONS, phase)"
    yield "s.rules = rules_for(s.ruleset, s.variant, s.options, len(s.ids))"
    yield from [_assigned(member, member.kind.empty, "", "_ in s.ids") for member in own]
    yield from _nothing_worked_out(lazy)
    yield "return s"


def _nothing_worked_out(lazy: Iterable[str]) -> list[str]:
    return [f"s.{name} = [None] * len(s.ids)" for name in lazy]


# --- documents --------------------------------------------------------------------------------------------------------


def _load(own: Sequence[Member], lazy: Iterable[str]) -> Iterator[str]:
    yield "s = new(State)"
    yield "players, ids = document['players'], common.load_common(s, document, OPTIONS, like)"
    yield "seats = common.Seats(ids)"
    yield "s.rules = rules_for(s.ruleset, s.variant, s.options, len(ids)) if like is None else like.rules"
    having = [member for member in own if member.each]
    yield from [f"s.{member.name} = {member.name} = []" for member in having]
    yield "for player in players:"
    for member in having:
        one = member.kind.loaded.replace("$", f"player[{member.key!r}]")
        yield f"    {member.name}.append({one})"
    for member in own:
        if not member.each:
            yield f"value = document[{member.key!r}]"
            yield _assigned(member, member.kind.loaded, "value", "")
    yield "s.strangers = tuple(seats.strangers)"
    yield from _nothing_worked_out(lazy)
    yield "return s"


def _dump(own: Sequence[Member]) -> Iterator[str]:
    yield from _document(own, lambda member: member.kind.dumped, "common.dump_common")


def _view(own: Sequence[Member]) -> Iterator[str]:
    yield "rules = s.rules"
    yield from _document(own, _shown, "common.dump_seen")


def _document(own: Sequence[Member], text: Callable[[Member], str], common_part: str) -> Iterator[str]:
    """Statements that return a document: the common members, then each of the game's own by this text."""
    having = [member for member in own if member.each]
    values = ", ".join([f"{member.key!r}: {text(member).replace('$', member.name)}" for member in having])
    names = ", ".join(["player", *[member.name for member in having]])
    lists = ", ".join(["ids", *[f"s.{member.name}" for member in having]])
    yield "ids = s.ids"
    yield "names = (*ids, TABLE)"
    yield f"players = [{{'id': player, {values}}} for {names} in zip({lists}, strict=True)]"
    yield "return {"
    yield f"    **{common_part}(GAME, s, players),"
    for member in own:
        if not member.each:
            yield f"    {member.key!r}: {text(member).replace('$', f's.{member.name}')},"
    yield "}"


def _shown(member: Member) -> str:
    """The expression of a value as `viewer` sees it; in it, `player` is the owner, if there is one."""
    kind, seen = member.kind, member.seen
    if seen is None:
        return kind.dumped
    reasons = ["player == viewer"] if seen.by_owner else []
    who = " or ".join([*reasons, f"rules.{seen.unless}"] if seen.unless else reasons)
    if kind.hidden_from_others:
        return kind.hidden_from_others.replace("WHO", who)
    return f"({kind.dumped} if {who} else {kind.hidden})" if who else kind.hidden


# --- copies, and figures ----------------------------------------------------------------------------------------------


def _copy(of: type[Any], own: Sequence[Member]) -> Iterator[str]:
    """The lines that copy a state; the common members need no copy, since they never change in place."""
    declared, lazy = {member.name for member in own}, worked_out_of(of)
    yield "of, s = s, new(State)"
    yield from [f"s.{each.name} = of.{each.name}" for each in fields(of) if each.name not in (*declared, *lazy)]
    yield from [f"s.{name} = [*of.{name}]" for name in lazy]
    for member in own:
        value = "own" if member.each else f"of.{member.name}"
        yield _assigned(member, member.kind.copied, value, f"own in of.{member.name}")
    yield "return s"


def _pack(own: Sequence[Member]) -> Iterator[str]:
    yield "f = []"
    for member in own:
        value = "own" if member.each else f"s.{member.name}"
        lines = [line.replace("$", value) for line in member.kind.packed]
        if member.each:
            yield f"for own in s.{member.name}:"
            lines = [f"    {line}" for line in lines]
        yield from lines
    yield "return f"


def _unpack(own: Sequence[Member], lazy: Iterable[str]) -> Iterator[str]:
    yield "n = figures.__next__"
    yield "s.rules = rules_for(s.ruleset, s.variant, s.options, len(s.ids))"
    yield from [_assigned(member, member.kind.unpacked, "", "_ in s.ids") for member in own]
    yield from _nothing_worked_out(lazy)


# --- what may be wrong with a document that has the right shape -------------------------------------------------------


def _is_formed(own: Sequence[Member]) -> Iterator[str]:
    decks = [f"({value}.__class__ is int) is by_table" for value, kind, _member in _single(own) if kind.is_deck]
    yield "by_table = s.table_deals"
    yield f"return {' and '.join(decks) or 'True'}"


def _is_ordered(own: Sequence[Member]) -> Iterator[str]:
    """The lines that compare all lists at once, which costs less than one comparison after the other."""
    hands = [f"*s.{member.name}" for member in own if member.each and member.ascending]
    single = [(value, kind) for value, kind, member in _single(own) if member.ascending]
    yield f"lists = [{', '.join([*hands, *[value for value, kind in single if not kind.is_deck]])}]"
    for value, kind in single:
        if kind.is_deck:
            yield f"if {value}.__class__ is not int: lists.append({value})"
    yield "return lists == [*map(sorted, lists)]"


def _single(own: Sequence[Member]) -> Iterator[tuple[str, MemberKind, Member]]:
    """Each part of a state that belongs to no player: its expression, its kind, and its member."""
    for member in own:
        if member.of is not None:
            for inner in members_of(member.of):
                yield f"s.{member.name}.{inner.name}", inner.kind, member
        elif not member.each:
            yield f"s.{member.name}", member.kind, member
