"""What is given to workers elsewhere comes back in order, each piece once, whatever a worker says or does not say."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from distributed import KilledWorker

from gavel.audit.cluster import Cluster, NoScheduler, OtherGavel, Submitted
from gavel.audit.pieces import Outcome, Piece
from gavel.audit.sharing import ClusterExecutor
from gavel.audit.sources import Source
from gavel.audit.workers import AHEAD, WorkersLost, judge_in_order

NOTHING = Outcome(0, b"", 0, {}, 0)


class Answer:
    """A future that is settled, or that nobody will settle."""

    def __init__(self, status: str, found: Any = None) -> None:
        self.status, self._found, self.key = status, found, id(self)

    def result(self, timeout: float) -> Any:
        if isinstance(self._found, Exception):
            raise self._found
        return self._found

    exception = result


class Workers:
    """A cluster of two that answers as it is told: by piece, one answer after another."""

    def __init__(self, **told: list[Any]) -> None:
        self.told, self.given = told, list[tuple[str, frozenset[str]]]()
        self.usable = {"a": 1, "b": 1}
        self.addresses = self.usable
        self.forgotten: list[str] = []

    def submit(self, piece: Piece, longest: int, avoid: Collection[str] = ()) -> Submitted:
        name = f"{piece.file.name}{piece.start}"
        self.given.append((name, frozenset(avoid)))
        told = self.told.get(name) or [NOTHING]
        answer = told.pop(0)
        if isinstance(answer, str):
            return Submitted(Answer(answer), frozenset({"a"}))
        if isinstance(answer, Exception):
            return Submitted(_Failed(answer), None)
        found = answer if isinstance(answer, tuple) and isinstance(answer[0], Piece) else (piece, answer)
        return Submitted(Answer("finished", found), None)

    def refresh(self) -> None: ...

    def wait_until_ready(self) -> None: ...

    def check_connection(self) -> None: ...

    def wait_for_any(self, pieces: Collection[Submitted], seconds: float) -> None: ...

    def find_workers_of(self, pieces: Collection[Submitted]) -> set[str]:
        return {"a"} if any(each.future.status == "pending" for each in pieces) else set()

    def forget_version(self, worker: str) -> None:
        self.forgotten.append(worker)


class _Failed(Answer):
    def __init__(self, error: Exception) -> None:
        super().__init__("error", error)

    def exception(self, timeout: float) -> Any:
        return self._found


PLAIN = [Piece(0, Source("p", "plain", 40), at, at + 10, 10, last=at == 30) for at in (0, 10, 20, 30)]


def taken(workers: Workers, pieces: list[Piece]) -> list[tuple[str, int]]:
    found: Iterator[tuple[Piece, Outcome]] = judge_in_order(pieces, ClusterExecutor(cast("Cluster", workers), 100))
    return [(piece.file.name, piece.start) for piece, _judged in found]


def in_turn(workers: Workers) -> list[str]:
    return [name for name, _avoid in workers.given]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gavel.audit.sharing._REFRESH", -1)


def test_pieces_come_back_in_order_and_not_too_many_are_out() -> None:
    workers = Workers()
    executor = ClusterExecutor(cast("Cluster", workers), 100)
    for _ in range(2 * AHEAD):
        assert not executor.full
        executor.submit(PLAIN[0])
    assert executor.full
    assert taken(Workers(), PLAIN) == [("p", 0), ("p", 10), ("p", 20), ("p", 30)]


def test_what_came_to_another_gavel_is_given_to_somebody_else() -> None:
    workers = Workers(p10=[OtherGavel("9"), ModuleNotFoundError("gavel"), NOTHING])
    assert taken(workers, PLAIN) == [("p", 0), ("p", 10), ("p", 20), ("p", 30)]
    assert in_turn(workers).count("p10") == 3


@pytest.mark.parametrize("error", [OSError("No such file"), OtherGavel("9"), ValueError("a defect")])
def test_what_goes_wrong_everywhere_is_told(error: Exception) -> None:
    with pytest.raises(type(error)):
        taken(Workers(p10=[error] * 9), PLAIN)


def test_a_piece_at_which_workers_die_stops_the_audit() -> None:
    with pytest.raises(WorkersLost) as lost:
        taken(Workers(p20=[KilledWorker("task", cast("Any", "a"), 3)]), PLAIN)
    assert lost.value.piece == PLAIN[2]


def test_so_does_one_whose_workers_have_gone_each_time_it_was_given() -> None:
    workers = Workers(p20=["pending"] * 9)
    workers.addresses = {"b": 1}
    with pytest.raises(WorkersLost):
        taken(workers, PLAIN)


def test_what_was_given_to_those_who_have_gone_is_given_again() -> None:
    workers = Workers(p10=["pending", NOTHING])
    workers.addresses = {"b": 1}
    assert taken(workers, PLAIN) == [("p", 0), ("p", 10), ("p", 20), ("p", 30)]


def test_a_scheduler_that_has_lost_what_it_knew_is_told() -> None:
    with pytest.raises(NoScheduler):
        taken(Workers(p10=["cancelled"]), PLAIN)


def test_a_worker_that_keeps_all_waiting_is_worked_around_and_asked_for_its_version_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gavel.audit.sharing.SLOW", 0)
    workers = Workers(p0=["pending", NOTHING], p20=["pending", NOTHING])
    assert taken(workers, PLAIN) == [("p", 0), ("p", 10), ("p", 20), ("p", 30)]
    assert [each for each in workers.given if each[1]] == [("p0", frozenset({"a"})), ("p20", frozenset({"a"}))]
    assert workers.forgotten == ["a"]


def test_parts_of_a_compressed_file_follow_one_another() -> None:
    source = Source("z", "gzip", 100)
    asked = Piece(0, source, 0, 1 << 28, 0)
    first = replace(asked, end=1000, checksum=7)
    rest = replace(first, start=1000, end=1500, last=True)
    workers = Workers(z0=[(first, NOTHING)], z1000=[(rest, NOTHING)])
    after = replace(PLAIN[3], source=1)
    assert taken(workers, [asked, after]) == [("z", 0), ("z", 1000), ("p", 30)]


def test_what_is_done_when_an_audit_is_interrupted_counts_up_to_the_first_gap() -> None:
    source = Source("z", "gzip", 100)
    part = Piece(0, source, 0, 1000, 0)
    executor = ClusterExecutor(cast("Cluster", Workers(p20=["pending"])), 100)
    for piece in PLAIN:
        executor.submit(piece)
    assert [piece.start for piece, _judged in executor.finished_results()] == [0, 10]
    executor = ClusterExecutor(cast("Cluster", Workers(z0=[(part, NOTHING)])), 100)
    for piece in (part, replace(PLAIN[3], source=1)):
        executor.submit(piece)
    assert [piece.file.name for piece, _judged in executor.finished_results()] == ["z"]
