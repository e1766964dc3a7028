"""The table of what was held, survived, used and lost."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(slots=True)
class Row:
    """A load or fault, and what it did; what was not measured is empty."""

    what: str
    where: str
    rate: float | None = None
    """Of eight clients meanwhile ÷ of the same before and after, the best of several bursts each."""
    health: float | None = None
    """Seconds that the slowest health check took."""
    cpu: float | None = None
    """CPU seconds of all replicas."""
    memory: float | None = None
    """MB of the largest worker, at most."""
    answered: int | None = None
    lost: int | None = None


@dataclass(slots=True)
class Table:
    """Rows, in the order in which they came."""

    rows: list[Row] = field(default_factory=list)

    def __str__(self) -> str:
        titles = ("load or fault", "service", "rate", "health s", "CPU s", "worker MB", "answered", "lost")
        cells = [titles, *(_cells(row) for row in self.rows)]
        widths = [max(len(row[column]) for row in cells) for column in range(len(titles))]
        return "\n".join(
            "  ".join(cell.ljust(width) if place < 2 else cell.rjust(width) for place, (cell, width) in enumerate(line))
            for line in (list(zip(row, widths, strict=True)) for row in cells)
        )


def _cells(row: Row) -> tuple[str, ...]:
    return (
        row.what,
        row.where,
        _figure(row.rate, 2),
        _figure(row.health, 3),
        _figure(row.cpu, 1),
        _figure(row.memory, 0),
        _figure(row.answered, 0),
        _figure(row.lost, 0),
    )


def _figure(value: float | None, digits: int) -> str:
    return "" if value is None else f"{value:.{digits}f}"


TABLE = Table()


def largest(processes: list[int]) -> float:
    """MB that the largest of these processes has ever had in memory."""
    return max(int(line.split()[1]) / 1024 for pid in processes for line in _status(pid) if line.startswith("VmHWM:"))


def _status(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/status").read_text().splitlines()
