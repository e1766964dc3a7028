"""Whether this server is about to stop: `/readyz` says so, and answers ask clients to connect anew.

The state lies in memory that a server's processes share: gunicorn's master sets it, its workers read it. Where no
master does, nothing ever drains.
"""

import mmap

RETRY_AFTER_SECONDS = 1
"""When a client may look again: by then it should reach another replica."""

_shared = mmap.mmap(-1, 1)


def begin() -> None:
    """From now on, every process forked since this module was imported is draining."""
    _shared[0] = 1


def under_way() -> bool:
    """Whether the server is about to stop."""
    return _shared[0] != 0
