"""Pieces shared among the workers of a cluster: taken back in order, each once, whatever happens to a worker."""

from asyncio import CancelledError
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from gavel.audit.cluster import CONNECTING, Cluster, Given, NoScheduler, OtherGavel
from gavel.audit.pieces import Judged, Piece, Place, part_of, rest_of
from gavel.audit.workers import AHEAD, MOST_DEATHS, WorkersLost

_LOOK: Final = 1.0
"""Seconds after which somebody looks who is there."""
SLOW = 30.0
"""Seconds that a piece may take, and as much again ..."""
_SLOW_BYTES: Final = 15 << 20
"""... for each so many bytes, which take a process two seconds usually. Then another worker gets it, too."""


@dataclass(slots=True)
class _Waiting:
    piece: Piece
    given: list[Given]
    mishaps: int = 0


class Shared:
    """A crew of Dask workers (see `gavel.audit.workers.Crew`)."""

    def __init__(self, cluster: Cluster, longest: int) -> None:
        self._cluster, self._longest = cluster, longest
        self._waiting: deque[_Waiting] = deque()
        self._looked = monotonic()

    def give(self, piece: Piece) -> None:
        """Have a piece judged; raises NoScheduler, or NoWorkers."""
        self._waiting.append(self._begun(piece))

    @property
    def waiting(self) -> bool:
        """Whether a piece is not taken back yet."""
        return bool(self._waiting)

    @property
    def full(self) -> bool:
        """Whether enough is given out that no worker waits for more."""
        return len(self._waiting) >= AHEAD * max(1, sum(self._cluster.usable.values()))

    def take(self) -> tuple[Piece, Judged]:
        """The first piece in order, once it is judged.

        Raises OSError, SourceChanged, WorkersLost, NoScheduler, NoWorkers.
        """
        first, since = self._waiting[0], monotonic()
        while True:
            if monotonic() - self._looked > _LOOK:
                self._look_after(first, since)
            for given in [*first.given]:
                if (found := self._outcome(first, given)) is not None:
                    return self._taken(*found)
            self._cluster.wait(first.given, _LOOK)

    def done(self) -> Iterator[tuple[Piece, Judged]]:
        """What is done already, in order, up to the first piece that is not."""
        while self._waiting:
            first = self._waiting[0]
            finished = [each.future for each in first.given if each.future.status == "finished"]
            try:
                found = finished[0].result(timeout=CONNECTING)
            except Exception:  # there is none, or nobody can tell any more
                return
            self._waiting.popleft()
            yield replace(found[0], file=first.piece.file), found[1]
            if not _is_whole(found[0]) or rest_of(first.piece, found[0]) is not None:
                return

    def stop(self) -> None:
        """Have nobody judge any further."""
        self._waiting.clear()  # Dask drops what nobody waits for

    def _begun(self, piece: Piece) -> _Waiting:
        if not self._cluster.usable:
            self._cluster.settle()
        return _Waiting(piece, [self._cluster.give(piece, self._longest)])

    def _taken(self, piece: Piece, judged: Judged) -> tuple[Piece, Judged]:
        given = self._waiting.popleft().piece
        piece = replace(piece, file=given.file)
        if (rest := rest_of(given, piece)) is not None:
            self._waiting.appendleft(self._begun(rest))
        elif not _is_whole(piece):
            # Whoever goes on reads what comes before once more, which takes little beside judging it.
            rest = part_of(piece.source, piece.file, Place(piece.source, piece.end, checksum=piece.checksum))
            self._waiting.appendleft(self._begun(rest))
        return piece, judged

    def _outcome(self, waiting: _Waiting, given: Given) -> tuple[Piece, Judged] | None:
        """What came of a piece; None if nothing did yet."""
        status = given.future.status
        if status == "finished":
            try:
                found: tuple[Piece, Judged] = given.future.result(timeout=CONNECTING)
            except (Exception, CancelledError) as error:  # it cannot be had any more from who has judged it
                self._cluster.must_be_there()
                self._again(waiting, given, error)
                return None
            return found
        if status == "cancelled":
            self._cluster.must_be_there()
            raise NoScheduler("the Dask scheduler was lost, and what it knew with it")
        if status == "error":
            self._mishap(waiting, given, given.future.exception(timeout=CONNECTING))
        return None

    def _mishap(self, waiting: _Waiting, given: Given, error: BaseException) -> None:
        """Give a piece out once more if it came to somebody who is no help; else raise what is wrong with it."""
        from distributed import KilledWorker

        if isinstance(error, KilledWorker):
            raise WorkersLost(waiting.piece) from error
        # Some have another Gavel, or none, or one that knows nothing of such work.
        if not isinstance(error, OtherGavel | ImportError | AttributeError | TypeError):
            raise error
        self._again(waiting, given, error)

    def _again(self, waiting: _Waiting, given: Given, error: BaseException) -> None:
        if waiting.mishaps == MOST_DEATHS:
            raise error
        waiting.mishaps += 1
        waiting.given.remove(given)
        self._cluster.settle()
        waiting.given.append(self._cluster.give(waiting.piece, self._longest))

    def _look_after(self, first: _Waiting, since: float) -> None:
        """Give out once more what was given to those who have gone, or who keep all others waiting."""
        self._cluster.look()
        self._looked = monotonic()
        present = set(self._cluster.present)
        for waiting in self._waiting:
            if all(each.workers is not None and present.isdisjoint(each.workers) for each in waiting.given):
                waiting.mishaps += 1
                if waiting.mishaps > MOST_DEATHS:
                    raise WorkersLost(waiting.piece)
                waiting.given = self._begun(waiting.piece).given
        allowed = SLOW * (1 + (first.piece.end - first.piece.start) / _SLOW_BYTES)
        if len(first.given) == 1 and monotonic() - since > allowed:
            self._work_around(first)

    def _work_around(self, first: _Waiting) -> None:
        slow = self._cluster.busy_with(first.given)
        if not slow or not self._cluster.usable.keys() - slow:
            return
        for waiting in self._waiting:
            if len(waiting.given) == 1 and self._cluster.busy_with(waiting.given) & slow:
                waiting.given.append(self._cluster.give(waiting.piece, self._longest, avoid=slow))
        for worker in slow:
            self._cluster.ask_again(worker)


def _is_whole(piece: Piece) -> bool:
    """Whether nothing is left of what was given out: parts of a compressed file follow one another."""
    return piece.last or piece.file.coding == "plain" or piece.file.size is None
