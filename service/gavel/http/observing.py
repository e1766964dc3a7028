"""What is watched of the service: nothing, unless a setting asks for a log or for metrics."""

from functools import partial
from typing import TYPE_CHECKING

from gavel.admission.addresses import address_of
from gavel.http.settings import Settings
from gavel.observe.log import Log
from gavel.observe.watching import Watched, Watcher
from gavel.sealing.configured import Sealing
from gavel.suggesting.searching import Ask

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication


def observed(app: "WSGIApplication", settings: Settings) -> "WSGIApplication":
    """The app with whoever watches it; raises OSError for a log that cannot be written."""
    watchers: list[Watcher] = []
    if settings.access_log:
        watchers.append(Log(settings.access_log))
    if settings.metrics:
        from gavel.observe.metrics import Metrics

        watchers.append(Metrics())
    return Watched(app, watchers, partial(address_of, proxies=settings.admission.proxies)) if watchers else app


def time_guard(sealing: Sealing) -> None:
    """Time what the guard asks of its store, where there is one."""
    from gavel.observe.timing import TimedHeads

    if sealing.heads is not None:
        sealing.heads = TimedHeads(sealing.heads)


def count_searches(ask: Ask) -> Ask:
    """What asks for searches, counted while it waits."""
    from gavel.observe.timing import counted_searches

    return counted_searches(ask)
