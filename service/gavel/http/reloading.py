"""What is read anew when gunicorn's master is sent SIGHUP: done in the master, and new workers have it from there.

The app itself is loaded once, before workers are forked, and stays.
"""

from collections.abc import Callable

_readers: list[Callable[[], object]] = []


def at_reload(read: Callable[[], object]) -> None:
    """Call this at each reload; it must not raise, since the service goes on."""
    _readers.append(read)


def reload() -> None:
    """Read everything anew."""
    for read in _readers:
        read()
