"""What is watched of the service: the app as it is, unless a setting asks for a log."""

from typing import TYPE_CHECKING

from gavel.http.settings import Settings
from gavel.observe.log import Log
from gavel.observe.watching import Watched, Watcher

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication


def observed(app: "WSGIApplication", settings: Settings) -> "WSGIApplication":
    """The app with whoever watches it; raises OSError for a log that cannot be written."""
    watchers: list[Watcher] = []
    if settings.access_log:
        watchers.append(Log(settings.access_log))
    return Watched(app, watchers) if watchers else app
