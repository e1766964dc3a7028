"""What is watched of the service: nothing, unless a setting asks for a log, for metrics or for traces."""

from functools import partial
from typing import TYPE_CHECKING

from gavel.admission.addresses import address_of
from gavel.http.settings import Settings
from gavel.observe.log import Log
from gavel.observe.watching import Tracing, Watched, Watcher
from gavel.sealing.configured import Sealing
from gavel.suggesting.searching import Ask

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

    from gavel.observe.timing import Timer


def observed(app: "WSGIApplication", settings: Settings) -> "WSGIApplication":
    """The app with whoever watches it; raises OSError for a log that cannot be written."""
    if not (settings.access_log or settings.metrics or settings.traces):
        return app
    watchers: list[Watcher] = []
    tracing = Tracing()
    if settings.access_log:
        watchers.append(Log(settings.access_log))
    if settings.metrics:
        from gavel.observe.metrics import Metrics

        watchers.append(Metrics())
    if settings.traces:
        from gavel.observe.traces import Traces

        tracing = Traces(settings.traces)
    return Watched(app, watchers, partial(address_of, proxies=settings.admission.proxies), tracing)


def time_guard(sealing: Sealing, settings: Settings) -> None:
    """Time what the guard asks of its store, where there is one and a setting asks for it."""
    timers = _timers(settings)
    if timers and sealing.heads is not None:
        from gavel.observe.timing import TimedHeads

        sealing.heads = TimedHeads(sealing.heads, timers)


def time_searches(ask: Ask, settings: Settings) -> Ask:
    """What asks for searches, timed while it waits if a setting asks for it."""
    timers = _timers(settings)
    if not timers:
        return ask
    from gavel.observe.timing import timed_searches

    return timed_searches(ask, timers)


def _timers(settings: Settings) -> "list[Timer]":
    timers: list[Timer] = []
    if settings.metrics:
        from gavel.observe import metrics

        timers.append(metrics)
    if settings.traces:
        from gavel.observe.traces import Traces

        timers.append(Traces(settings.traces))
    return timers
