"""The metrics of a keeper. Each label has few values, all of them the service's own words."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from gavel.api.registry import registry
from gavel.observe.keeping import ROUND, STORE, Keeping, Result
from gavel.observe.metrics import DEFAULT_ACTIONS
from gavel.sealing.agenda import Kind

SECONDS: Final = (1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0)
"""The limits of the histogram: from the pause between two rounds to what nobody needs any more."""

_CALLS: Final = tuple(kind for kind in Kind if kind is not Kind.CLOCK)

_REGISTRY: Final = CollectorRegistry()

_calls = Counter(
    "gavel_keeper_calls", "Messages to browsers, by what has become of them.", ["kind", "result"], registry=_REGISTRY
)
_late = Histogram(
    "gavel_keeper_late_seconds",
    "Seconds for which something had been due when the keeper took it.",
    buckets=SECONDS,
    registry=_REGISTRY,
)
_failures = Counter(
    "gavel_keeper_failures", "What the keeper has failed at: an entry, a round, the store.", ["at"], registry=_REGISTRY
)
_round = Gauge(
    "gavel_keeper_last_round_timestamp_seconds",
    "When the keeper last began a round, in seconds since 1970.",
    registry=_REGISTRY,
    multiprocess_mode="max",
)


class KeeperMetrics(Keeping):
    """Counts what a keeper does, from zero on: otherwise the first of each kind would look like none."""

    def __init__(self) -> None:
        for game in registry():
            DEFAULT_ACTIONS.labels(game, "keeper")
        for kind in _CALLS:
            for result in Result:
                _calls.labels(kind, result)
        for place in (*Kind, ROUND, STORE):
            _failures.labels(place)

    def begins_round(self, now: float) -> None:
        """Show that the keeper lives."""
        _round.set(now)

    def took(self, seconds_late: float) -> None:
        """Count an entry."""
        _late.observe(seconds_late)

    def called(self, kind: Kind, result: Result) -> None:
        """Count a message."""
        _calls.labels(kind, result).inc()

    def failed(self, at: str) -> None:
        """Count a failure."""
        _failures.labels(at).inc()

    def played_for_late(self, game: str, actions: int) -> None:
        """Count what the keeper has played."""
        DEFAULT_ACTIONS.labels(game, "keeper").inc(actions)
