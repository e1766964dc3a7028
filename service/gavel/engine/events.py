"""What happens: types of events, declared where they happen, and events as compact tuples."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gavel.engine.kinds import Kind

Happened = tuple[Any, ...]
"""An event inside: its EventType, its figures in order and, where the type may cite several clauses, the clause."""

Event = dict[str, Any]
"""An event as a document, without its text."""


@dataclass(frozen=True, slots=True, eq=False)
class EventType:
    """A type of event: the clauses it may cite, and its figures in the order in which they are written."""

    type: str
    rules: tuple[str, ...]
    figures: Mapping[str, Kind] = field(default_factory=dict)

    def dump(self, happened: Happened, ids: Sequence[str]) -> Event:
        """The document of an event of this type."""
        document: Event = {"type": self.type}
        for place, (name, kind) in enumerate(self.figures.items(), 1):
            value = happened[place]
            document[name] = value if kind.dump is None else kind.dump(value, ids)
        document["rule"] = self.rules[0] if len(self.rules) == 1 else happened[-1]
        return document


def dump_events(happened: Iterable[Happened], ids: Sequence[str]) -> list[Event]:
    """The documents of these events."""
    return [each[0].dump(each, ids) for each in happened]
