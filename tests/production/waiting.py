"""Waiting until a service has done what it was told."""

import signal
from collections.abc import Callable
from time import monotonic, sleep

from tests.production.load import PATIENCE
from tests.production.stack import Replica


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    given_up = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < given_up
        sleep(0.02)


def reload(replica: Replica) -> None:
    """SIGHUP: new workers, then the end of the old ones."""
    before = set(replica.workers())
    replica.process.send_signal(signal.SIGHUP)
    until(lambda: replica.workers() != [] and before.isdisjoint(replica.workers()))
