"""A Dask cluster shares the pieces of an audit: results come in order, each once, whatever happens to a worker."""

from asyncio import CancelledError
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from gavel.audit.cluster import CONNECTING, Cluster, NoScheduler, OtherGavel, Submitted
from gavel.audit.pieces import Outcome, Piece, Place, make_part, rest_of
from gavel.audit.workers import AHEAD, MOST_DEATHS, WorkersLost

_REFRESH: Final = 1.0
"""Seconds between two lists of the cluster's workers."""
SLOW = 30.0
"""Seconds that a piece may take, and as much again ..."""
_SLOW_BYTES: Final = 15 << 20
"""... for each so many bytes, which take a process two seconds usually. Then another worker gets it, too."""


@dataclass(slots=True)
class _Pending:
    """A piece without a result, with every submission of it that may still give one."""

    piece: Piece
    attempts: list[Submitted]
    failures: int = 0


class ClusterExecutor:
    """The workers of a Dask cluster judge (an `Executor` of `gavel.audit.workers`)."""

    def __init__(self, cluster: Cluster, longest: int) -> None:
        self._cluster, self._longest = cluster, longest
        self._queue: deque[_Pending] = deque()
        self._last_refresh = monotonic()

    def submit(self, piece: Piece) -> None:
        """Queue a piece to be judged; raises NoScheduler, or NoWorkers."""
        self._queue.append(self._begin_to_judge(piece))

    @property
    def pending(self) -> bool:
        """Whether the result of a submitted piece has not been returned yet."""
        return bool(self._queue)

    @property
    def full(self) -> bool:
        """Whether so many pieces are pending that every worker has enough to do."""
        return len(self._queue) >= AHEAD * max(1, sum(self._cluster.usable.values()))

    def next_result(self) -> tuple[Piece, Outcome]:
        """Wait for the first pending piece; return it as it turned out to be, with its outcome.

        Raises OSError, SourceChanged, WorkersLost, NoScheduler, NoWorkers.
        """
        first, since = self._queue[0], monotonic()
        while True:
            if monotonic() - self._last_refresh > _REFRESH:
                self._resubmit_if_needed(first, since)
            for attempt in [*first.attempts]:
                if (result := self._result_of(first, attempt)) is not None:
                    return self._accept(*result)
            self._cluster.wait_for_any(first.attempts, _REFRESH)

    def finished_results(self) -> Iterator[tuple[Piece, Outcome]]:
        """Yield the results that exist already, in order, up to the first piece that has none."""
        while self._queue:
            first = self._queue[0]
            finished = [each.future for each in first.attempts if each.future.status == "finished"]
            try:
                done, outcome = finished[0].result(timeout=CONNECTING)
            except Exception:  # there is none, or the worker that has it does not answer
                return
            self._queue.popleft()
            yield replace(done, file=first.piece.file), outcome
            if not _is_whole(done) or rest_of(first.piece, done) is not None:
                return

    def stop(self) -> None:
        """Drop what is pending: Dask cancels tasks whose futures are gone."""
        self._queue.clear()

    def _begin_to_judge(self, piece: Piece) -> _Pending:
        if not self._cluster.usable:
            self._cluster.wait_until_ready()
        return _Pending(piece, [self._cluster.submit(piece, self._longest)])

    def _accept(self, done: Piece, outcome: Outcome) -> tuple[Piece, Outcome]:
        """Take the first piece from the queue, and put its rest there if it has one."""
        submitted = self._queue.popleft().piece
        done = replace(done, file=submitted.file)
        if (rest := rest_of(submitted, done)) is not None:
            self._queue.appendleft(self._begin_to_judge(rest))
        elif not _is_whole(done):
            # The next worker reads what comes before once more, which takes little beside judging it.
            rest = make_part(done.source, done.file, Place(done.source, done.end, checksum=done.checksum))
            self._queue.appendleft(self._begin_to_judge(rest))
        return done, outcome

    def _result_of(self, pending: _Pending, attempt: Submitted) -> tuple[Piece, Outcome] | None:
        """The result of an attempt; None if it has none yet, or had to be submitted again."""
        status = attempt.future.status
        if status == "finished":
            try:
                result: tuple[Piece, Outcome] = attempt.future.result(timeout=CONNECTING)
            except (Exception, CancelledError) as error:  # the worker that has it has gone
                self._cluster.check_connection()
                self._retry(pending, attempt, error)
                return None
            return result
        if status == "cancelled":
            self._cluster.check_connection()
            raise NoScheduler("the Dask scheduler was lost, and what it knew with it")
        if status == "error":
            self._handle_error(pending, attempt, attempt.future.exception(timeout=CONNECTING))
        return None

    def _handle_error(self, pending: _Pending, attempt: Submitted, error: BaseException) -> None:
        """Submit a piece again if its worker was of no use; else raise the error."""
        from distributed import KilledWorker

        if isinstance(error, KilledWorker):
            raise WorkersLost(pending.piece) from error
        # Some have another Gavel, or none, or one that knows nothing of such work.
        if not isinstance(error, OtherGavel | ImportError | AttributeError | TypeError):
            raise error
        self._retry(pending, attempt, error)

    def _retry(self, pending: _Pending, attempt: Submitted, error: BaseException) -> None:
        if pending.failures == MOST_DEATHS:
            raise error
        pending.failures += 1
        pending.attempts.remove(attempt)
        self._cluster.wait_until_ready()
        pending.attempts.append(self._cluster.submit(pending.piece, self._longest))

    def _resubmit_if_needed(self, first: _Pending, since: float) -> None:
        """Submit again the pieces of workers that have gone, or that keep all others waiting."""
        self._cluster.refresh()
        self._last_refresh = monotonic()
        present = set(self._cluster.addresses)
        for pending in self._queue:
            if all(each.workers is not None and present.isdisjoint(each.workers) for each in pending.attempts):
                pending.failures += 1
                if pending.failures > MOST_DEATHS:
                    raise WorkersLost(pending.piece)
                pending.attempts = self._begin_to_judge(pending.piece).attempts
        time_limit = SLOW * (1 + (first.piece.end - first.piece.start) / _SLOW_BYTES)
        if len(first.attempts) == 1 and monotonic() - since > time_limit:
            self._bypass_slow_workers(first)

    def _bypass_slow_workers(self, first: _Pending) -> None:
        """Submit to other workers, too, what those workers have that keep the first piece."""
        slow = self._cluster.find_workers_of(first.attempts)
        if not slow or not self._cluster.usable.keys() - slow:
            return
        for pending in self._queue:
            if len(pending.attempts) == 1 and self._cluster.find_workers_of(pending.attempts) & slow:
                pending.attempts.append(self._cluster.submit(pending.piece, self._longest, avoid=slow))
        for worker in slow:
            self._cluster.forget_version(worker)


def _is_whole(piece: Piece) -> bool:
    """Whether no part of a compressed file follows this piece."""
    return piece.last or piece.file.coding == "plain" or piece.file.size is None
