"""The metrics of one worker, by prometheus_client: its files, which all workers share, hold them for `exporter`.

Each label has few values, all of them the service's own words: games, operations, statuses, codes, clauses, stores.
Whatever a client sends under another name counts under the empty one.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from time import perf_counter
from typing import Final, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from gavel.observe.facts import Answered, Request
from gavel.observe.watching import Watcher

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The limits of the histograms: from a small ruling to a search, and to what proxies give up."""

_REGISTRY: Final = CollectorRegistry()

_requests = Counter(
    "gavel_requests", "Requests that were answered.", ["operation", "game", "status"], registry=_REGISTRY
)
_seconds = Histogram(
    "gavel_request_seconds",
    "Seconds from a request's head until the last of its answer was made.",
    ["operation"],
    buckets=SECONDS,
    registry=_REGISTRY,
)
_bytes_in = Counter("gavel_request_bytes", "Bytes of bodies that were read.", ["operation"], registry=_REGISTRY)
_bytes_out = Counter("gavel_answer_bytes", "Bytes of bodies that were answered.", ["operation"], registry=_REGISTRY)
_refusals = Counter(
    "gavel_refusals",
    "Refused requests and lines of batches, by the first code and the clause that it cites.",
    ["game", "code", "clause"],
    registry=_REGISTRY,
)
_lines = Counter(
    "gavel_batch_lines", "Lines of batches that were answered.", ["operation", "game", "status"], registry=_REGISTRY
)
_finished = Counter(
    "gavel_games_finished", "Actions that ended a game; a repeated call counts again.", ["game"], registry=_REGISTRY
)
DEFAULT_ACTIONS: Final = Counter(
    "gavel_default_actions",
    "Actions that the service played since a player's time was up, at a request or by its keeper.",
    ["game", "by"],
    registry=_REGISTRY,
)
_guard = Histogram(
    "gavel_guard_seconds",
    "Seconds that the store of the tables' heads took for a call.",
    ["store", "call"],
    buckets=SECONDS,
    registry=_REGISTRY,
)


class _Levels(NamedTuple):
    """What goes up and down; each worker has its own."""

    in_flight: Gauge
    large: Gauge
    searches: Gauge


@cache
def _levels() -> _Levels:
    """The levels of this process, made at its first request: a master that forks workers serves none itself."""
    kept = CollectorRegistry()
    return _Levels(
        *(
            Gauge(f"gavel_{name}", text, registry=kept, multiprocess_mode="liveall")
            for name, text in (
                ("requests_in_flight", "Requests that a worker is answering."),
                ("large_requests_waiting", "Large requests that wait in a worker until another one is answered."),
                ("searches_waiting", "Requests of a worker that wait for a search."),
            )
        )
    )


class _Totals(NamedTuple):
    """The counters of requests alike; found once, since finding them takes longer than counting."""

    requests: Counter
    seconds: Histogram
    bytes_in: Counter
    bytes_out: Counter


@cache
def _totals(operation: str, game: str, status: int) -> _Totals:
    return _Totals(
        _requests.labels(operation, game, status),
        _seconds.labels(operation),
        _bytes_in.labels(operation),
        _bytes_out.labels(operation),
    )


class Metrics(Watcher):
    """Counts requests."""

    def begins(self) -> None:
        """One more is in flight."""
        _levels().in_flight.inc()

    def waits(self, change: int) -> None:
        """One large request more waits for its turn, or one less."""
        _levels().large.inc(change)

    def line(self, line: Answered) -> None:
        """Count a line of a batch."""
        _lines.labels(line.operation, line.game, line.status).inc()
        _count(line)

    def played_for_late(self, game: str, actions: int) -> None:
        """Count what a request about a table has led to before it was answered."""
        DEFAULT_ACTIONS.labels(game, "request").inc(actions)

    def ends(self, request: Request) -> None:
        """Count a request, which is in flight no more."""
        about = request.answered
        totals = _totals(about.operation, about.game, about.status)
        totals.requests.inc()
        totals.seconds.observe(request.seconds)
        if request.bytes_in:
            totals.bytes_in.inc(request.bytes_in)
        totals.bytes_out.inc(request.bytes_out)
        _count(about)
        _levels().in_flight.dec()


def _count(about: Answered) -> None:
    if about.refusal is not None:
        _refusals.labels(about.game, *about.refusal).inc()
    if about.ends_game:
        _finished.labels(about.game).inc()


@contextmanager
def guard_call(store: str, call: str) -> Iterator[None]:
    """Time a call of the store of heads, of this kind."""
    began = perf_counter()
    try:
        yield
    finally:
        with suppress(OSError):
            _guard.labels(store, call).observe(perf_counter() - began)


@contextmanager
def search() -> Iterator[None]:
    """Count one request more that waits for a search."""
    with suppress(OSError):
        _levels().searches.inc()
    try:
        yield
    finally:
        with suppress(OSError):
            _levels().searches.dec()
