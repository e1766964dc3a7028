"""Executors judge pieces: this process, or several beside it. Results come in order, never too many at once."""

import gc
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, Protocol

from gavel.api.registry import prepare
from gavel.audit.pieces import Outcome, Piece, judge_piece, rest_of

AHEAD: Final = 4
"""Pieces submitted for each process: enough that none idles while the first in order takes its time."""
MOST_DEATHS: Final = 3
"""Of processes, one after another without a result between, before the audit gives up."""


class WorkersLost(Exception):
    """Processes end again and again before they are done, most likely for want of memory; at this piece."""

    def __init__(self, piece: Piece) -> None:
        super().__init__(piece)
        self.piece = piece


class Executor(Protocol):
    """An executor judges the pieces submitted to it, and returns the results in the order of submission."""

    @property
    def pending(self) -> bool:
        """Whether the result of a submitted piece has not been returned yet."""

    @property
    def full(self) -> bool:
        """Whether so many pieces are pending that every process has enough to do."""

    def submit(self, piece: Piece) -> None:
        """Queue a piece to be judged."""

    def next_result(self) -> tuple[Piece, Outcome]:
        """Wait for the first pending piece; return it as it turned out to be, with its outcome. Raises WorkersLost."""

    def finished_results(self) -> Iterator[tuple[Piece, Outcome]]:
        """Yield the results that exist already, in order, up to the first piece that has none."""

    def stop(self) -> None:
        """End the judging and drop what is pending."""


def judge_in_order(pieces: Iterable[Piece], executor: Executor) -> Generator[tuple[Piece, Outcome], None, None]:
    """Yield every piece with its outcome, in order. An interruption is passed on after the results that exist already.

    Raises whatever cutting or judging raises.
    """
    try:
        for piece in pieces:
            executor.submit(piece)
            if executor.full:
                yield executor.next_result()
        while executor.pending:
            yield executor.next_result()
    except KeyboardInterrupt:
        yield from executor.finished_results()
        raise
    finally:
        executor.stop()


def make_executor(processes: int, longest: int) -> Executor:
    """An executor of so many processes of this machine; one process is this process itself."""
    return _InProcess(longest) if processes == 1 else _Processes(processes, longest)


class _InProcess:
    """This process judges a piece when its result is asked for."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._pieces: deque[Piece] = deque()

    @property
    def pending(self) -> bool:
        return bool(self._pieces)

    full = pending

    def submit(self, piece: Piece) -> None:
        self._pieces.append(piece)

    def next_result(self) -> tuple[Piece, Outcome]:
        done, outcome = judge_piece(self._pieces[0], self._longest)
        submitted = self._pieces.popleft()
        if (rest := rest_of(submitted, done)) is not None:
            self._pieces.appendleft(rest)
        return done, outcome

    def finished_results(self) -> Iterator[tuple[Piece, Outcome]]:
        return iter(())

    def stop(self) -> None:
        """No other process has to be stopped."""


class _Processes:
    """Processes of this machine judge. One that dies is replaced, and its pieces are submitted again."""

    def __init__(self, processes: int, longest: int) -> None:
        self._processes, self._longest = processes, longest
        self._pool = self._new_pool()
        self._deaths = 0
        self._queue: deque[tuple[Piece, Future[tuple[Piece, Outcome]]]] = deque()

    @property
    def pending(self) -> bool:
        return bool(self._queue)

    @property
    def full(self) -> bool:
        return len(self._queue) >= self._processes * AHEAD

    def submit(self, piece: Piece) -> None:
        self._queue.append((piece, self._begin_to_judge(piece)))

    def _begin_to_judge(self, piece: Piece) -> "Future[tuple[Piece, Outcome]]":
        try:
            return self._pool.submit(judge_piece, piece, self._longest)
        except BrokenProcessPool:
            self._restart_pool()
            return self._begin_to_judge(piece)

    def next_result(self) -> tuple[Piece, Outcome]:
        """Wait for the first pending piece, however often its process has to be replaced; raises WorkersLost."""
        while True:
            submitted, future = self._queue[0]
            try:
                done, outcome = future.result()
            except BrokenProcessPool:
                self._deaths += 1
                if self._deaths > MOST_DEATHS:
                    raise WorkersLost(submitted) from None
                self._restart_pool()
                continue
            self._deaths = 0
            self._queue.popleft()
            if (rest := rest_of(submitted, done)) is not None:
                self._queue.appendleft((rest, self._begin_to_judge(rest)))
            return done, outcome

    def finished_results(self) -> Iterator[tuple[Piece, Outcome]]:
        """Yield the results that exist already, in order, up to the first piece that has none."""
        while self._queue:
            submitted, future = self._queue[0]
            if not future.done() or future.exception() is not None:
                return
            self._queue.popleft()
            done, outcome = future.result()
            yield done, outcome
            if rest_of(submitted, done) is not None:
                return

    def stop(self) -> None:
        # What is not done is not waited for; but the pool is, since one that still ends while the interpreter does may
        # write to a pipe that it has closed.
        if self._queue:
            for process in multiprocessing.active_children():
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _restart_pool(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new_pool()
        before, self._queue = self._queue, deque()
        for piece, future in before:
            if future.done() and not future.cancelled() and future.exception() is None:
                self._queue.append((piece, future))
            else:
                self._queue.append((piece, self._pool.submit(judge_piece, piece, self._longest)))

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fork would take the threads of a progress bar along, in whatever state they are.
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _begin_process)


def _begin_process() -> None:
    """Prepare a process of the pool: it ends with the coordinator, which alone minds interruptions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_coordinator, daemon=True).start()
    prepare_to_judge()


def prepare_to_judge() -> None:
    """Make what judging needs, before the first line rather than with it."""
    prepare()
    gc.freeze()  # what is here to stay need not be looked through again and again


def _end_with_the_coordinator() -> None:
    parent: Any = multiprocessing.parent_process()
    wait([parent.sentinel])
    os._exit(1)


def count_processors() -> int:
    """How many processes can run at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
