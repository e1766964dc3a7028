"""Possible worlds: games that agree with all that a player with perfect memory knows, drawn at random."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from time import thread_time
from typing import Any, Final

from gavel.engine import referee_declarations as referee
from gavel.engine.actions import TABLE
from gavel.engine.game import DealOf, Game
from gavel.engine.json_values import as_json_value
from gavel.engine.listing import expanded
from gavel.engine.verdicts import IllegalAction, InvalidSetup, Violation, pointer
from gavel.library.chances import chance_in
from gavel.library.documents import DocumentChecks, InvalidDocument, faults_in

Document = dict[str, Any]

_SECRET: Final = ("seed", "nonce")
_TRIES: Final = 100
"""The most deals to try: what a game shows of its cards later on need not be in what it declares as shown."""
_MOST_LISTS: Final = 8
"""More lists of one length than the event of any report has: each would be tried as what was reported."""
_MOST_HIDDEN: Final = 10_000
"""The most hidden cards in one place of a view, as a game may make a list with one item for each."""


class _Contradiction(Exception):
    """A deal, or a hidden choice, does not agree with the record."""


class _Draws:
    """Random orders, and whether any was drawn: without one, another try comes to the same."""

    def __init__(self, random: Random) -> None:
        self._random, self.made = random, False

    def shuffle(self, values: list[Any]) -> None:
        """Put a list in random order, in place."""
        if len(values) > 1:
            self.made = True
            self._random.shuffle(values)


class _Later:
    """The figures that the events of each player name, in order."""

    def __init__(self, events: list[Document]) -> None:
        self._events = events

    def figure(self, player: str, name: str, at: int, default: Any) -> Any:
        """The figure of this name in the player's next event that has one, from this index on."""
        indices = self._indices.get((player, name), [])
        place = bisect_left(indices, at)
        return self._events[indices[place]][name] if place < len(indices) else default

    @cached_property
    def _indices(self) -> dict[tuple[str, str], list[int]]:
        """The indices of the events of a player with a figure; made at the first hidden choice, if there is any."""
        indices: dict[tuple[str, str], list[int]] = {}
        for index, event in enumerate(self._events):
            if isinstance(player := event.get("player"), str):
                for name in event:
                    indices.setdefault((player, name), []).append(index)
        return indices


@dataclass(frozen=True)
class _Known:
    """A record whose shape has been checked, with the rules by which its game was played."""

    rules: Game[Any]
    checks: DocumentChecks
    record: Document
    later: _Later


class World:
    """A game that follows a record, event by event."""

    first: Any
    """The state at the setup."""
    state: Any
    """The state after the events that have been followed."""
    actions: list[Document]
    """The actions that have led to it."""

    def __init__(self, known: _Known, setup: Document, draws: _Draws) -> None:
        rules, record = known.rules, known.record
        self._known, self._rules, self._record, self._draws = known, rules, record, draws
        self._seat: str = record["seat"]
        self._events: list[Document] = record["events"]
        self.state, begun = rules.setup(setup)
        self.first = rules.declaration.state.copy(self.state)
        self.actions = []
        self._own = iter(record["actions"])
        self._next_own = next(self._own, None)
        self._at = 0
        if self._seen() != _without_seed(record["beginning"]):
            raise _Contradiction
        self._pass(as_json_value(begun))

    def follow(self) -> None:
        """Play up to the last event; raises _Contradiction where no action has the events that come next."""
        while self._at < len(self._events):
            self._play_next()
        if self._next_own is not None or self._seen() != _without_seed(self._record["view"]):
            raise _Contradiction

    def _play_next(self) -> None:
        for action in self._candidates():
            tried = self._rules.declaration.state.copy(self.state)
            try:
                happened = as_json_value(self._rules.play(tried, action))
            except IllegalAction:  # a report of cards that are not among the unseen ones
                continue
            if self._events[self._at : self._at + len(happened)] == happened:
                self.state = tried
                self.actions.append(action)
                self._pass(happened)
                if action["player"] == self._seat:
                    self._next_own = next(self._own, None)
                return
        raise _Contradiction

    def _pass(self, happened: list[Document]) -> None:
        if self._events[self._at : self._at + len(happened)] != happened:
            raise _Contradiction
        self._at += len(happened)

    def _candidates(self) -> list[Document]:
        """The legal actions that the events to come allow, in random order; those come first that they name."""
        event = self._events[self._at]
        if self._rules.to_act(self.state) == (TABLE,):
            legal = self._reports(event)
        else:
            legal = expanded(as_json_value(self._rules.legal_actions(self.state)))
        fitting = [action for action in legal if self._agrees(action, event)]
        if len(fitting) < 2:
            return fitting
        self._draws.shuffle(fitting)
        return sorted(fitting, key=self._is_shown_later, reverse=True)

    def _agrees(self, action: Document, event: Document) -> bool:
        """Whether an action may be the next: the seat's own is known, others have the figures that the event names."""
        if action["player"] == self._seat:
            return action == self._next_own
        return all(event.get(name, value) == value for name, value in action.items() if name != "type")

    def _reports(self, event: Document) -> list[Document]:
        """The reports of a table that an event can follow."""
        chance = chance_in(self._rules, self.state)
        assert chance is not None, "the table is to act"
        if chance.number == 1:
            return [action for action, _probability in chance.outcomes() or ()]
        cards = [value for value in event.values() if isinstance(value, list) and len(value) == chance.number]
        if len(cards) > _MOST_LISTS:
            raise _Contradiction
        reports = [chance.report(each) for each in cards]
        return [report for report in reports if not faults_in(report, self._known.checks.action)]

    def _is_shown_later(self, action: Document) -> bool:
        """Whether the next event of the player with the figures of a hidden choice shows the chosen ones."""
        player = action["player"]
        return all(
            self._known.later.figure(player, name, self._at, value) == value
            for name, value in action.items()
            if name not in ("type", "player")
        )

    def _seen(self) -> Document:
        return _without_seed(as_json_value(self._rules.view(self.state, self._seat)))


def world_of(
    rules: Game[Any], checks: DocumentChecks, record: Document, random: Random, ends: float
) -> tuple[World, Document]:
    """A world that agrees with a record, whose shape has been checked, and its setup, with an explicit deal.

    `ends`: no deal but the first is tried after this `thread_time`, which other processes do not use up. Raises
    InvalidDocument for a record that no game can have led to, TimeoutError where none was found in time.
    """
    if record["seat"] not in (players := record["setup"]["players"]):
        raise InvalidDocument(
            [Violation("player.unknown", "/seat", figures={"player": record["seat"], "players": players})]
        )
    _check_events(rules, record["events"])
    if any(_hides_too_much(record[name]) for name in ("beginning", "view")):
        raise _impossible()
    if rules.has_chance and rules.deal_of is None and record["setup"].get("dealer") != TABLE:
        raise NotImplementedError(f"{rules.id} does not declare what a record shows of its deal")
    known = _Known(rules, checks, record, _Later(record["events"]))
    for tries in range(_TRIES):
        if tries and thread_time() > ends:
            raise TimeoutError(f"{tries} deals were tried in time, and none agrees with the record")
        draws = _Draws(random)
        for setup in _setups(rules, record, draws):
            if world := _followed(known, setup, draws):
                return world, setup
        if not draws.made:  # every other try would be like this one
            break
    raise _impossible()


def _impossible() -> InvalidDocument:
    return InvalidDocument([Violation("record.impossible", "")])


def _check_events(rules: Game[Any], events: list[Document]) -> None:
    """Raise InvalidDocument for the first event that is none of a game without a referee."""
    types = {each.type for each in rules.event_types}
    for index, event in enumerate(events):
        kind = event.get("type")
        if isinstance(kind, str) and kind in types:
            continue
        if "type" not in event:
            raise InvalidDocument([Violation("member.missing", pointer("events", index, "type"))])
        if not isinstance(kind, str):
            figures = {"expected": "string"}
            raise InvalidDocument([Violation("type.wrong", pointer("events", index, "type"), figures=figures)])
        by_referees = {each.type for each in referee.event_types(rules.id)}
        code = "record.of-a-referee" if kind in by_referees else "record.impossible"
        raise InvalidDocument([Violation(code, pointer("events", index))])


def _hides_too_much(view: dict[str, Any] | list[Any]) -> bool:
    """Whether more cards are hidden in a place of a view than any game has."""
    inner: Iterable[Any] = view
    if isinstance(view, dict):
        hidden = view.get("hidden")
        if isinstance(hidden, int) and hidden > _MOST_HIDDEN:
            return True
        inner = view.values()
    return any(_hides_too_much(each) for each in inner if type(each) is dict or type(each) is list)


def _followed(known: _Known, setup: Document, draws: _Draws) -> World | None:
    """The world that follows a record from a setup to its end; None if it does not agree."""
    if faults_in(setup, known.checks.setup):
        return None
    try:
        world = World(known, setup, draws)
        world.follow()
    except (_Contradiction, InvalidSetup):
        return None
    return world


def public_setup(setup: Document | None) -> Document | None:
    """The members of a setup that everybody may know: the deal of a table lies open, what chance hides does not."""
    if setup is None:
        return None
    hidden = _SECRET if setup.get("dealer") == TABLE else (*_SECRET, "deal")
    return {name: value for name, value in setup.items() if name not in hidden}


def _setups(rules: Game[Any], record: Document, draws: _Draws) -> Iterator[Document]:
    """The setup of the record with a deal that may agree with it, for each player who may have been drawn to begin."""
    setup = public_setup(record["setup"]) or {}
    if rules.deal_of is not None and setup.get("dealer") != TABLE:
        setup["deal"] = _deal(rules.deal_of, record, draws)
    if not isinstance(setup.get("first_player"), Mapping):
        return iter([setup])
    return iter([{**setup, "first_player": player} for player in setup["players"]])


def _deal(deal_of: DealOf, record: Document, draws: _Draws) -> Mapping[str, Any] | None:
    """A deal that may agree with a record; None if its events or views are not those of the game."""
    try:
        return deal_of(record, draws.shuffle)
    except (
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
    ):  # they may be any objects, for no check knows their shapes
        return None


def _without_seed(view: Document) -> Document:
    """A view without the commitment to a seed and, at the end, the digest of a game that began with it."""
    return {name: value for name, value in view.items() if name not in ("deal", "history")}
