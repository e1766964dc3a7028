"""The process of a service's keeper, which ends when the service has ended.

`python -m gavel.keeper` works, with the settings of the environment, until standard input ends, whose other end is open
in the processes of the service alone.
"""

import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Final

from gavel.keeper.keeper import Keeper
from gavel.keeper.keys import Keys
from gavel.keeper.sending import Sender
from gavel.keeper.settings import from_environment
from gavel.observe.blotting import blot_output, traceback_of
from gavel.observe.exporter import FOLDER
from gavel.observe.keeping import ROUND, STORE, Keeping
from gavel.sealing.configured import Sealing, of_environment
from gavel.sealing.games import prepare
from gavel.sealing.heads import HeadsUnavailable
from gavel.sealing.keys import KeysRefused

log = logging.getLogger("gavel")

PAUSE: Final = 1.0
"""Seconds between two rounds when nothing was due."""

AFTER_A_FAILURE: Final = 10.0


def main() -> int:
    """Work until the service has ended."""
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)  # a terminal sends them to all; this process ends when the service has
    blot_output()
    watcher = _watcher()
    try:
        keeper = _keeper(watcher)
    except (ValueError, KeysRefused):
        return 1  # the service refuses this itself, in a sentence
    ended = Event()
    _start(keeper, watcher, ended)
    sys.stdin.buffer.read()
    ended.set()
    return 0


def _watcher() -> Keeping:
    if not os.environ.get(FOLDER):
        return Keeping()
    from gavel.observe.keeper_metrics import KeeperMetrics

    return KeeperMetrics()


def _keeper(watcher: Keeping) -> Keeper:
    """The keeper of the environment's settings; raises ValueError or KeysRefused where they are none."""
    keys, store = of_environment(os.environ)
    settings = from_environment(os.environ)
    if settings is None or not store:
        raise ValueError("there is nothing to keep")
    push = settings.offer()
    sealing = Sealing(keys, store, push)
    assert sealing.heads is not None, "there is a store"
    assert sealing.agenda is not None, "there is a store"
    prepare()
    vault, send = Keys(sealing, Path(keys)).vault, Sender(settings).send
    return Keeper(vault, sealing.heads, sealing.agenda, push, send, watcher=watcher)


def _start(keeper: Keeper, watcher: Keeping, ended: Event) -> None:
    for do_a_round in (keeper.play, keeper.call):
        Thread(target=_work, args=(do_a_round, watcher, ended), daemon=True).start()


def _work(do_a_round: Callable[[], int], watcher: Keeping, ended: Event) -> None:
    pause = 0.0
    while not ended.wait(pause):
        try:
            pause = 0.0 if do_a_round() else PAUSE
        except HeadsUnavailable:  # the store has been logged
            watcher.failed(STORE)
            pause = AFTER_A_FAILURE
        except Exception as error:  # the store's answer is nonsense; the next one may not be
            log.error("The keeper has failed: %s\n%s", type(error).__name__, traceback_of(error))
            watcher.failed(ROUND)
            pause = AFTER_A_FAILURE


if __name__ == "__main__":
    sys.exit(main())
