"""A Dask cluster: its scheduler, and those of its workers that have this Gavel."""

import logging
import re
import warnings
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
from gavel.audit.addresses import MissingExtra, is_address
from gavel.audit.pieces import Outcome, Piece, judge_part, judge_piece
from gavel.audit.sources import NoSource, inspect_source
from gavel.audit.streams import SourceChanged
from gavel.audit.workers import prepare_to_judge

CONNECTING: Final = 10.0
"""Seconds within which a scheduler has to answer."""
PATIENCE = 60.0
"""Seconds without any worker that can judge, before the audit gives up: one that died may come back."""
_VERSION_TIMEOUT: Final = 5.0
"""Seconds within which workers have to state their Gavel, before work is submitted without them."""
_POLLING: Final = 0.2
"""Seconds between two looks at workers that have not stated their Gavel."""


_ADDRESS: Final = re.compile(r"(?:tcp|tls|wss?)://[^/\s]+:([0-9]{1,5})")


class NoAddress(Exception):
    """A text is no address of a scheduler; the message says so."""


class NoScheduler(Exception):
    """No scheduler answers, or it has gone; the message says which."""


class NoWorkers(Exception):
    """No worker can judge; the message says which workers are there instead."""


class OtherGavel(Exception):
    """Raised by a worker whose Gavel is not the one that submitted the work."""


def judge_on_worker(version: str, piece: Piece, longest: int) -> tuple[Piece, Outcome]:
    """Judge a piece on a worker whose Gavel is that version; the piece as it turned out to be, with its outcome.

    Raises OtherGavel; OSError where the worker cannot read the file, SourceChanged where it reads another one.
    """
    if version != __version__:
        raise OtherGavel(__version__)
    _prepare_once()
    if piece.text is not None:
        return judge_piece(piece, longest)
    try:
        here = inspect_source(piece.file.name)
    except NoSource as missing:
        raise OSError(f"{missing}, says {_own_address()}") from missing
    if here != piece.file:
        raise SourceChanged(f"{piece.file.name} is not what it was when the audit began, says {_own_address()}")
    return judge_piece(piece, longest) if here.coding == "plain" else judge_part(piece, longest)


@cache
def _prepare_once() -> None:
    """Prepare this worker before its first piece."""
    prepare_to_judge()


def _own_address() -> str:
    from distributed import get_worker

    return str(get_worker().address)


@dataclass(frozen=True, slots=True)
class Submitted:
    """The future of a piece that the cluster judges, and the workers that may judge it: None if all may."""

    future: Any
    workers: frozenset[str] | None


class Cluster:
    """A connection to a scheduler. It calls `on_other` with the address and version of each worker of another Gavel."""

    def __init__(self, client: Any, address: str, on_other: Callable[[str, str], None]) -> None:
        self._client, self._address, self._on_other = client, address, on_other
        self._threads: dict[str, int] = {}
        self._version_futures: dict[str, Any] = {}
        self._versions: dict[str, str] = {}
        self._others: set[str] = set()
        self._last_usable = monotonic()

    @property
    def addresses(self) -> Collection[str]:
        """The addresses of all workers, as of the last refresh."""
        return self._threads.keys()

    @property
    def usable(self) -> dict[str, int]:
        """The addresses of the workers with this Gavel, each with how many pieces it judges at once."""
        return {each: count for each, count in self._threads.items() if self._versions.get(each) == __version__}

    def refresh(self) -> None:
        """List the workers, and ask new ones for their version; raises NoScheduler, or NoWorkers after a while."""
        self.check_connection()
        try:
            self._threads = dict(self._client.nthreads(callback_timeout=CONNECTING))
        except OSError:  # a timeout, or the connection is lost: the next check finds that
            return
        for gone in self._version_futures.keys() - self._threads.keys():
            self.forget_version(gone)
        for address in self._threads.keys() - self._version_futures.keys():
            # Located by name, so that any worker can answer, whatever is installed there.
            self._version_futures[address] = self._client.submit(
                locate, "gavel.__version__", workers=[address], allow_other_workers=False, pure=False, priority=10
            )
        self._collect_versions()
        if self.usable:
            self._last_usable = monotonic()
        elif monotonic() - self._last_usable > PATIENCE:
            raise NoWorkers(self._no_worker_message())

    def wait_until_ready(self) -> None:
        """Wait until a worker can judge, and every other one has stated its version or had the time to."""
        start = monotonic()
        while True:
            self.refresh()
            elapsed = monotonic() - start
            if self.usable and (self._versions.keys() >= self._threads.keys() or elapsed > _VERSION_TIMEOUT):
                return
            sleep(_POLLING)

    def check_connection(self) -> None:
        """Raise NoScheduler if the connection is lost."""
        if self._client.status != "running":
            raise NoScheduler(f"the Dask scheduler at {self._address} has gone")

    def forget_version(self, worker: str) -> None:
        """Submit nothing to a worker until it has stated its version once more."""
        self._version_futures.pop(worker, None)
        self._versions.pop(worker, None)

    def submit(self, piece: Piece, longest: int, avoid: Collection[str] = ()) -> Submitted:
        """Have a piece judged by a usable worker, preferably by none of those to `avoid`."""
        usable = frozenset(self.usable)
        candidates = usable.difference(avoid) or usable
        everybody = candidates >= set(self._threads)
        name = piece.file.name
        if piece.text is None and not is_address(name):
            name = str(Path(name).absolute())  # a worker stands in a folder of its own
        future = self._client.submit(
            judge_on_worker,
            __version__,
            replace(piece, file=replace(piece.file, name=name)),
            longest,
            workers=None if everybody else sorted(candidates),
            allow_other_workers=False,
            pure=False,
        )
        return Submitted(future, None if everybody else candidates)

    def find_workers_of(self, pieces: Collection[Submitted]) -> set[str]:
        """The workers to which the scheduler has assigned any of these pieces."""
        keys = {each.future.key for each in pieces}
        return {worker for worker, tasks in self._client.processing().items() if not keys.isdisjoint(tasks)}

    def wait_for_any(self, pieces: Collection[Submitted], seconds: float) -> None:
        """Wait until one of these pieces is judged or has failed, at most so long."""
        from distributed import wait

        with self._client.as_current(), suppress(TimeoutError, CancelledError, Cancelled):
            _untyped(wait)([each.future for each in pieces], timeout=seconds, return_when="FIRST_COMPLETED")

    def _collect_versions(self) -> None:
        for address, answer in self._version_futures.items():
            if address in self._versions or not answer.done():
                continue
            try:
                self._versions[address] = str(answer.result(timeout=_VERSION_TIMEOUT) or "none")
            except TimeoutError:
                continue
            except Exception:  # whatever is installed under that name, it is not this Gavel
                self._versions[address] = "none"
            if self._versions[address] != __version__ and address not in self._others:
                self._others.add(address)
                self._on_other(address, self._versions[address])

    def _no_worker_message(self) -> str:
        others = ", ".join(f"{each} has {self._versions.get(each, 'not answered')}" for each in sorted(self._threads))
        return f"no worker at {self._address} has Gavel {__version__}" + (f" ({others})" if others else "")


def _untyped(function: Any) -> Any:
    """Hide from the type checker that Dask annotates nothing."""
    return function


def _silence_dask() -> None:
    """Silence Dask's warnings, and its loggers with levels of their own: the command reports each failure once.

    Dask warns of any package that differs between machines, numpy for example, which no audit uses. What has to agree
    is Gavel, and each worker states its version.
    """
    from distributed.versions import VersionMismatchWarning

    warnings.filterwarnings("ignore", category=VersionMismatchWarning)
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # which reports tasks that Dask leaves behind
    for name in [*logging.root.manager.loggerDict]:
        if name.startswith("distributed."):
            logging.getLogger(name).setLevel(logging.CRITICAL)


@contextmanager
def connect(address: str, on_other: Callable[[str, str], None]) -> Iterator[Cluster]:
    """Connect to the cluster whose scheduler has that address, such as `tcp://HOST:PORT`.

    Raises NoAddress, MissingExtra, NoScheduler, NoWorkers.
    """
    parts = _ADDRESS.fullmatch(address)
    if parts is None or not 0 < int(parts[1]) < 1 << 16:
        raise NoAddress(f"--scheduler {address}: it has an address such as tcp://HOST:8786")
    try:
        from distributed import Client
    except ModuleNotFoundError as missing:
        raise MissingExtra('a scheduler needs Dask distributed: the extra "bulk" of Gavel') from missing
    _silence_dask()
    try:
        client: Any = _untyped(Client)(address, timeout=CONNECTING, set_as_default=False, name="gavel-audit")
    except OSError as error:
        raise NoScheduler(f"no Dask scheduler answers at {address}") from error
    try:
        cluster = Cluster(client, address, on_other)
        cluster.wait_until_ready()
        yield cluster
    finally:
        with suppress(OSError):  # a scheduler that does not answer any more needs no farewell
            client.close(timeout=CONNECTING)
