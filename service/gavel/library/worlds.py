"""Possible worlds: games that agree with all that a player with perfect memory knows, drawn at random."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from gavel.engine import referee
from gavel.engine.actions import TABLE
from gavel.engine.game import DealOf, Game
from gavel.engine.json_values import as_json_value
from gavel.engine.listing import expanded
from gavel.engine.verdicts import InvalidSetup, Violation, pointer
from gavel.library.chances import chance_in
from gavel.library.documents import DocumentChecks, InvalidDocument, faults_in

Document = dict[str, Any]

_SECRET: Final = ("seed", "nonce")
_TRIES: Final = 100
"""The most deals to try: what a game shows of its cards later on need not be in what it declares as shown."""


class _Contradiction(Exception):
    """A deal, or a hidden choice, does not agree with the record."""


class World:
    """A game that follows a record, event by event."""

    first: Any
    """The state at the setup."""
    state: Any
    """The state after the events that have been followed."""
    actions: list[Document]
    """The actions that have led to it."""

    def __init__(self, rules: Game[Any], record: Document, setup: Document, random: Random) -> None:
        self._rules, self._record, self._random = rules, record, random
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
            happened = as_json_value(self._rules.play(tried, action))
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
        self._random.shuffle(fitting)
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
        cards = (value for value in event.values() if isinstance(value, list) and len(value) == chance.number)
        return [chance.report(each) for each in cards]

    def _is_shown_later(self, action: Document) -> bool:
        """Whether the next event of the player with the figures of a hidden choice shows the chosen ones."""
        later = self._events[self._at :]
        for name, value in action.items():
            named = (each[name] for each in later if each.get("player") == action["player"] and name in each)
            if name not in ("type", "player") and next(named, value) != value:
                return False
        return True

    def _seen(self) -> Document:
        return _without_seed(as_json_value(self._rules.view(self.state, self._seat)))


def world_of(rules: Game[Any], checks: DocumentChecks, record: Document, random: Random) -> tuple[World, Document]:
    """A world that agrees with a record, whose shape has been checked, and its setup, with an explicit deal.

    Raises InvalidDocument for a record that no game can have led to.
    """
    if record["seat"] not in (players := record["setup"]["players"]):
        raise InvalidDocument(
            [Violation("player.unknown", "/seat", figures={"player": record["seat"], "players": players})]
        )
    by_referees = {each.type for each in referee.event_types(rules.id)}
    if found := [index for index, event in enumerate(record["events"]) if event.get("type") in by_referees]:
        raise InvalidDocument([Violation("record.of-a-referee", pointer("events", found[0]))])
    if rules.has_chance and rules.deal_of is None and record["setup"].get("dealer") != TABLE:
        raise NotImplementedError(f"{rules.id} does not declare what a record shows of its deal")
    for _try in range(_TRIES):
        for setup in _setups(rules, record, random):
            if world := _followed(rules, checks, record, setup, random):
                return world, setup
    raise InvalidDocument([Violation("record.impossible", "")])


def _followed(
    rules: Game[Any], checks: DocumentChecks, record: Document, setup: Document, random: Random
) -> World | None:
    """The world that follows a record from a setup to its end; None if it does not agree."""
    if faults_in(setup, checks.setup):
        return None
    try:
        world = World(rules, record, setup, random)
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


def _setups(rules: Game[Any], record: Document, random: Random) -> Iterator[Document]:
    """The setup of the record with a deal that may agree with it, for each player who may have been drawn to begin."""
    setup = public_setup(record["setup"]) or {}
    if rules.deal_of is not None and setup.get("dealer") != TABLE:
        setup["deal"] = _deal(rules.deal_of, record, random)
    if not isinstance(setup.get("first_player"), Mapping):
        return iter([setup])
    return iter([{**setup, "first_player": player} for player in setup["players"]])


def _deal(deal_of: DealOf, record: Document, random: Random) -> Mapping[str, Any] | None:
    """A deal that may agree with a record; None if its events or views are not those of the game."""
    try:
        return deal_of(record, random.shuffle)
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
