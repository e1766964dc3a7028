"""Who judges: this process, or several beside it. Results come in the order of the work, and never too many at once."""

import gc
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, Protocol

from gavel.api.registry import prepare
from gavel.audit.pieces import Judged, Piece, judge_piece, rest_of

AHEAD: Final = 4
"""Pieces given out for each process: enough that none waits while the first in order takes its time."""
MOST_DEATHS: Final = 3
"""Of processes, one after another without a result between, before the audit gives up."""


class WorkersLost(Exception):
    """Processes end again and again before they are done, most likely for want of memory; at this piece."""

    def __init__(self, piece: Piece) -> None:
        super().__init__(piece)
        self.piece = piece


class Crew(Protocol):
    """Who judges, and the pieces given to them: in order, each with its result to come."""

    @property
    def waiting(self) -> bool:
        """Whether a piece is not taken back yet."""

    @property
    def full(self) -> bool:
        """Whether enough is given out that nobody waits for more."""

    def give(self, piece: Piece) -> None:
        """Have a piece judged."""

    def take(self) -> tuple[Piece, Judged]:
        """The first piece in order, once it is judged; as it turned out to be. Raises WorkersLost."""

    def done(self) -> Iterator[tuple[Piece, Judged]]:
        """What is done already, in order, up to the first piece that is not."""

    def stop(self) -> None:
        """Have nobody judge any further."""


def in_order(pieces: Iterable[Piece], crew: Crew) -> Generator[tuple[Piece, Judged], None, None]:
    """Every piece with what came of it, in their order. An interruption is passed on after what is done already.

    Raises whatever cutting or judging raises.
    """
    try:
        for piece in pieces:
            crew.give(piece)
            if crew.full:
                yield crew.take()
        while crew.waiting:
            yield crew.take()
    except KeyboardInterrupt:
        yield from crew.done()
        raise
    finally:
        crew.stop()


def crew_of(processes: int, longest: int) -> Crew:
    """So many processes of this machine; if it is one, this one."""
    return _InProcess(longest) if processes == 1 else _Processes(processes, longest)


class _InProcess:
    """This process."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._pieces: deque[Piece] = deque()

    @property
    def waiting(self) -> bool:
        return bool(self._pieces)

    full = waiting

    def give(self, piece: Piece) -> None:
        self._pieces.append(piece)

    def take(self) -> tuple[Piece, Judged]:
        piece, judged = judge_piece(self._pieces[0], self._longest)
        given = self._pieces.popleft()
        if (rest := rest_of(given, piece)) is not None:
            self._pieces.appendleft(rest)
        return piece, judged

    def done(self) -> Iterator[tuple[Piece, Judged]]:
        return iter(())

    def stop(self) -> None:
        """Nobody else is there."""


class _Processes:
    """Processes of this machine. One that dies is replaced, and what is not done is given out again."""

    def __init__(self, processes: int, longest: int) -> None:
        self._processes, self._longest = processes, longest
        self._pool: Executor = self._new_pool()
        self._deaths = 0
        self._waiting: deque[tuple[Piece, Future[tuple[Piece, Judged]]]] = deque()

    @property
    def waiting(self) -> bool:
        return bool(self._waiting)

    @property
    def full(self) -> bool:
        return len(self._waiting) >= self._processes * AHEAD

    def give(self, piece: Piece) -> None:
        self._waiting.append((piece, self._submitted(piece)))

    def _submitted(self, piece: Piece) -> "Future[tuple[Piece, Judged]]":
        try:
            return self._pool.submit(judge_piece, piece, self._longest)
        except BrokenProcessPool:
            self._start_again()
            return self._submitted(piece)

    def take(self) -> tuple[Piece, Judged]:
        """The first piece in order, once it is done."""
        while True:
            given, future = self._waiting[0]
            try:
                piece, judged = future.result()
            except BrokenProcessPool:
                self._deaths += 1
                if self._deaths > MOST_DEATHS:
                    raise WorkersLost(given) from None
                self._start_again()
                continue
            self._deaths = 0
            self._waiting.popleft()
            if (rest := rest_of(given, piece)) is not None:
                self._waiting.appendleft((rest, self._submitted(rest)))
            return piece, judged

    def done(self) -> Iterator[tuple[Piece, Judged]]:
        """What is done already, in order, up to the first piece that is not."""
        while self._waiting:
            given, future = self._waiting[0]
            if not future.done() or future.exception() is not None:
                return
            self._waiting.popleft()
            piece, judged = future.result()
            yield piece, judged
            if rest_of(given, piece) is not None:
                return

    def stop(self) -> None:
        # What is not done is not waited for; but the pool is, since one that still ends while the interpreter does may
        # write to a pipe that it has closed.
        if self._waiting:
            for process in multiprocessing.active_children():
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _start_again(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new_pool()
        before, self._waiting = self._waiting, deque()
        for piece, future in before:
            if future.done() and not future.cancelled() and future.exception() is None:
                self._waiting.append((piece, future))
            else:
                self._waiting.append((piece, self._pool.submit(judge_piece, piece, self._longest)))

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fork would take the threads of a progress bar along, in whatever state they are.
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    """How a process begins: it is the coordinator's business when to end, and without one there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_coordinator, daemon=True).start()
    begin_to_judge()


def begin_to_judge() -> None:
    """Make what judging needs, before the first line rather than with it."""
    prepare()
    gc.freeze()  # what is here to stay need not be looked through again and again


def _end_with_the_coordinator() -> None:
    parent: Any = multiprocessing.parent_process()
    wait([parent.sentinel])
    os._exit(1)


def usable_processors() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
