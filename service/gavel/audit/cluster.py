"""A Dask cluster: its scheduler, and those of its workers that judge as this Gavel does."""

import logging
import re
from asyncio import CancelledError
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import CancelledError as Cancelled
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from pydoc import locate
from time import monotonic, sleep
from typing import Any, Final

from gavel import __version__
from gavel.audit.distant import MissingExtra, is_address
from gavel.audit.pieces import Judged, Piece, judge_part, judge_piece
from gavel.audit.sources import NoSource, source
from gavel.audit.streams import SourceChanged
from gavel.audit.workers import begin_to_judge

CONNECTING: Final = 10.0
"""Seconds within which a scheduler has to answer."""
PATIENCE = 60.0
"""Seconds without any worker that can judge, before the audit gives up: one that died may come back."""
_SETTLING: Final = 5.0
"""Seconds that workers have to tell their Gavel before the first work is given out without them."""
_TICK: Final = 0.2


_ADDRESS: Final = re.compile(r"(?:tcp|tls|wss?)://[^/\s]+:([0-9]{1,5})")


class NoAddress(Exception):
    """What was named is no address of a scheduler; the message says so."""


class NoScheduler(Exception):
    """No scheduler answers, or it has gone; the message says which."""


class NoWorkers(Exception):
    """There is nobody to judge; the message says what is there instead."""


class OtherGavel(Exception):
    """Raised by a worker that has another Gavel than who gave it the work."""


def judge_given(version: str, piece: Piece, longest: int) -> tuple[Piece, Judged]:
    """What a worker does: judge a piece if its Gavel is that version; the piece as it turned out to be.

    Raises OtherGavel; OSError where the file cannot be read from here, SourceChanged where it is another one here.
    """
    if version != __version__:
        raise OtherGavel(__version__)
    _begin()
    if piece.text is not None:
        return judge_piece(piece, longest)
    try:
        here = source(piece.file.name)
    except NoSource as missing:
        raise OSError(f"{missing}, says {_own_address()}") from missing
    if here != piece.file:
        raise SourceChanged(f"{piece.file.name} is not what it was when the audit began, says {_own_address()}")
    return judge_piece(piece, longest) if here.coding == "plain" else judge_part(piece, longest)


@cache
def _begin() -> None:
    """A worker begins to judge once."""
    begin_to_judge()


def _own_address() -> str:
    from distributed import get_worker

    return str(get_worker().address)


@dataclass(frozen=True, slots=True)
class Given:
    """A piece that somebody judges, and who may: None if all that are there."""

    future: Any
    workers: frozenset[str] | None


class Cluster:
    """A connection to a scheduler. `on_other` is called with each worker that has another Gavel, and which."""

    def __init__(self, client: Any, address: str, on_other: Callable[[str, str], None]) -> None:
        self._client, self._address, self._on_other = client, address, on_other
        self._threads: dict[str, int] = {}
        self._asked: dict[str, Any] = {}
        self._versions: dict[str, str] = {}
        self._told: set[str] = set()
        self._seen = monotonic()

    @property
    def present(self) -> Collection[str]:
        """The addresses of all workers, as of the last look."""
        return self._threads.keys()

    @property
    def usable(self) -> dict[str, int]:
        """Those that have this Gavel, each with how many pieces it judges at once."""
        return {each: count for each, count in self._threads.items() if self._versions.get(each) == __version__}

    def look(self) -> None:
        """See who is there, and ask newcomers which Gavel they have; raises NoScheduler, or NoWorkers after a while."""
        self.must_be_there()
        try:
            self._threads = dict(self._client.nthreads(callback_timeout=CONNECTING))
        except OSError:  # a timeout, or the connection is lost: that is seen the next time
            return
        for gone in self._asked.keys() - self._threads.keys():
            self.ask_again(gone)
        for address in self._threads.keys() - self._asked.keys():
            # Found by name, so that any worker can be asked, whatever it has.
            self._asked[address] = self._client.submit(
                locate, "gavel.__version__", workers=[address], allow_other_workers=False, pure=False, priority=10
            )
        self._collect_versions()
        if self.usable:
            self._seen = monotonic()
        elif monotonic() - self._seen > PATIENCE:
            raise NoWorkers(self._no_worker_message())

    def settle(self) -> None:
        """Wait until somebody can judge, and all that are there have told whether they can, or had the time to."""
        begun = monotonic()
        while True:
            self.look()
            waited = monotonic() - begun
            if self.usable and (self._versions.keys() >= self._threads.keys() or waited > _SETTLING):
                return
            sleep(_TICK)

    def must_be_there(self) -> None:
        """Raise NoScheduler if the connection is lost."""
        if self._client.status != "running":
            raise NoScheduler(f"the Dask scheduler at {self._address} has gone")

    def ask_again(self, worker: str) -> None:
        """Give a worker nothing until it has told once more which Gavel it has."""
        self._asked.pop(worker, None)
        self._versions.pop(worker, None)

    def give(self, piece: Piece, longest: int, avoid: Collection[str] = ()) -> Given:
        """Have a piece judged by a free worker, but rather not by some."""
        usable = frozenset(self.usable)
        chosen = usable.difference(avoid) or usable
        everybody = chosen >= set(self._threads)
        name = piece.file.name
        if piece.text is None and not is_address(name):
            name = str(Path(name).absolute())  # a worker stands in a folder of its own
        future = self._client.submit(
            judge_given,
            __version__,
            replace(piece, file=replace(piece.file, name=name)),
            longest,
            workers=None if everybody else sorted(chosen),
            allow_other_workers=False,
            pure=False,
        )
        return Given(future, None if everybody else chosen)

    def busy_with(self, given: Collection[Given]) -> set[str]:
        """The workers that have any of these to do."""
        keys = {each.future.key for each in given}
        return {worker for worker, tasks in self._client.processing().items() if not keys.isdisjoint(tasks)}

    def wait(self, given: Collection[Given], seconds: float) -> None:
        """Until one of these is settled, at most so long."""
        from distributed import wait

        with self._client.as_current(), suppress(TimeoutError, CancelledError, Cancelled):
            _untyped(wait)([each.future for each in given], timeout=seconds, return_when="FIRST_COMPLETED")

    def _collect_versions(self) -> None:
        for address, answer in self._asked.items():
            if address in self._versions or not answer.done():
                continue
            try:
                self._versions[address] = str(answer.result(timeout=_SETTLING) or "none")
            except TimeoutError:
                continue
            except Exception:  # whatever it has under that name, it is not this Gavel
                self._versions[address] = "none"
            if self._versions[address] != __version__ and address not in self._told:
                self._told.add(address)
                self._on_other(address, self._versions[address])

    def _no_worker_message(self) -> str:
        others = ", ".join(f"{each} has {self._versions.get(each, 'not answered')}" for each in sorted(self._threads))
        return f"no worker at {self._address} has Gavel {__version__}" + (f" ({others})" if others else "")


def _untyped(function: Any) -> Any:
    """Dask tells no types of what it has."""
    return function


def _silence_dask_logging() -> None:
    """What goes wrong is told by the command, once; Dask gives several of its loggers levels of their own."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # which tells what Dask has left lying there in the end
    for name in [*logging.root.manager.loggerDict]:
        if name.startswith("distributed."):
            logging.getLogger(name).setLevel(logging.CRITICAL)


@contextmanager
def connected(address: str, on_other: Callable[[str, str], None]) -> Iterator[Cluster]:
    """A cluster by its scheduler's address, such as `tcp://HOST:PORT`.

    Raises NoAddress, MissingExtra, NoScheduler, NoWorkers.
    """
    parts = _ADDRESS.fullmatch(address)
    if parts is None or not 0 < int(parts[1]) < 1 << 16:
        raise NoAddress(f"--scheduler {address}: it has an address such as tcp://HOST:8786")
    try:
        from distributed import Client
    except ModuleNotFoundError as missing:
        raise MissingExtra('a scheduler needs Dask distributed: the extra "bulk" of Gavel') from missing
    _silence_dask_logging()
    try:
        client: Any = _untyped(Client)(address, timeout=CONNECTING, set_as_default=False, name="gavel-audit")
    except OSError as error:
        raise NoScheduler(f"no Dask scheduler answers at {address}") from error
    try:
        cluster = Cluster(client, address, on_other)
        cluster.settle()
        yield cluster
    finally:
        with suppress(OSError):  # whoever does not answer any more need not be told
            client.close(timeout=CONNECTING)
