"""Events: their types, which each module of the rules declares, and events as compact tuples."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gavel.engine.kinds import SEAT, Ids, Kind, winners_by

Happened = tuple[Any, ...]
"""An event inside: its EventType, its figures in order and, where the type may cite several clauses, the clause."""

Event = dict[str, Any]
"""An event as a document, without its text."""


Audience = Callable[[Event, Ids], list[str]]
"""Lists the players to whom an event reveals something hidden, by its document and all players in seat order."""


def everyone(_event: Event, ids: Ids) -> list[str]:
    """All players: the event turns something up, or lays it open, in front of the whole table."""
    return [*ids]


def everyone_but_player(event: Event, ids: Ids) -> list[str]:
    """All but the event's `player`: the event turns up a hidden card which only that player knew."""
    return [player for player in ids if player != event["player"]]


@dataclass(frozen=True, slots=True, eq=False)
class EventType:
    """A type of event: the clauses it may cite, and its figures in the order in which they are written.

    `reveals`: the players to whom it shows something hidden, which no undo can take back; None: nobody. A player's
    public action reveals nothing, whatever others may infer from it.
    """

    type: str
    rules: tuple[str, ...]
    figures: Mapping[str, Kind] = field(default_factory=dict)
    reveals: Audience | None = None
    _members: tuple[str, ...] = field(init=False, repr=False)
    """The names of the document's members, in the order of the values in `Happened`."""
    _seats: tuple[str, ...] = field(init=False, repr=False)
    """The figures that hold a seat inside and a player in the document: nearly every event has one."""
    _dumped: tuple[tuple[str, Callable[[Any, Ids], Any]], ...] = field(init=False, repr=False)
    """The other figures whose value in the document differs from the one inside."""

    def __post_init__(self) -> None:
        dumped = [(name, kind.dump) for name, kind in self.figures.items() if kind.dump is not None]
        set_ = object.__setattr__
        set_(self, "_members", ("type", *self.figures, "rule"))
        set_(self, "_seats", tuple(name for name, _dump in dumped if self.figures[name] is SEAT))
        set_(self, "_dumped", tuple((name, dump) for name, dump in dumped if self.figures[name] is not SEAT))

    @property
    def name(self) -> str:
        """The name of the type."""
        return self.type

    def dump(self, happened: Happened, ids: Ids) -> Event:
        """The document of an event of this type."""
        document: Event = dict(zip(self._members, happened))  # noqa: B905  # events omit an only rule
        document["type"] = self.type
        for name in self._seats:
            document[name] = ids[document[name]]
        for name, dump in self._dumped:
            document[name] = dump(document[name], ids)
        if len(self.rules) == 1:
            document["rule"] = self.rules[0]
        if self.reveals is not None:
            document["reveals"] = self.reveals(document, ids)
        return document


def finished_event(rule: str, scores: Callable[[Any], Mapping[str, Any]], **figures: Kind) -> EventType:
    """The event at the end of a game: these figures, and the winners by its scoresheet. Everything lies open then."""
    return EventType("game-finished", (rule,), {**figures, "winners": winners_by(scores)}, everyone)


def dump_events(happened: Iterable[Happened], ids: Ids) -> list[Event]:
    """The documents of these events."""
    return [each[0].dump(each, ids) for each in happened]


def shown_by(events: Iterable[Event], type_: str, figure: str) -> list[Any]:
    """The values of one figure of the events of a type, in order; lists of them in one list."""
    values = [event[figure] for event in events if event.get("type") == type_ and figure in event]
    return [each for value in values for each in (value if isinstance(value, list) else [value])]


def learnt(events: Iterable[Event], ids: Ids) -> dict[str, list[str]]:
    """The types of these events that revealed something, by player in seat order; the other players are absent."""
    telling = [event for event in events if "reveals" in event]
    if not telling:
        return {}
    by_player = {player: [event["type"] for event in telling if player in event["reveals"]] for player in ids}
    return {player: [*dict.fromkeys(types)] for player, types in by_player.items() if types}
