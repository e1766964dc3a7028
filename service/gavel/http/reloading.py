"""What is read anew when gunicorn's master is sent SIGHUP: done in the master, and new workers have it from there.

The app itself is loaded once, before workers are forked, and stays.
"""

from collections.abc import Callable
from weakref import WeakMethod

_readers: list[WeakMethod[Callable[[], object]]] = []


def at_reload(read: Callable[[], object]) -> None:
    """Call this method at each reload, as long as its object is in use; it must not raise: the service goes on."""
    _readers.append(WeakMethod(read))


def reload() -> None:
    """Read everything anew."""
    for each in _readers:
        read = each()
        if read is not None:
            read()
