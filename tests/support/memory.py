"""What processes hold in memory, as Linux counts it."""

import re
from pathlib import Path


def workers(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


def held(pid: int) -> int:
    """Bytes that a process holds now."""
    return _figure(pid, "VmRSS")


def peak(pid: int) -> int:
    """Bytes that a process has held at most."""
    return _figure(pid, "VmHWM")


def _figure(pid: int, name: str) -> int:
    found = re.search(rf"^{name}:\s+(\d+) kB$", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    assert found is not None
    return int(found[1]) * 1024
