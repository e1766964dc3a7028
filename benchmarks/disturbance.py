"""How much of the machine other programs took while something was measured, by the kernel's account."""

import os
from pathlib import Path
from time import perf_counter
from types import TracebackType

from benchmarks.servers import Server

TICKS = os.sysconf("SC_CLK_TCK")


class Disturbance:
    """Counts while it is open; `share` is then the part of one CPU that nobody of ours used.

    Ours are this process, the programs that it has run and waited for meanwhile, and the servers.
    """

    share = 0.0

    def __init__(self, *servers: Server) -> None:
        self._servers = servers

    def __enter__(self) -> "Disturbance":
        self._begun, self._busy, self._ours = perf_counter(), _busy_seconds(), self._own_seconds()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        others = (_busy_seconds() - self._busy) - (self._own_seconds() - self._ours)
        self.share = max(0.0, others / (perf_counter() - self._begun))

    def _own_seconds(self) -> float:
        own = os.times()
        return (
            own.user
            + own.system
            + own.children_user
            + own.children_system
            + sum(server.cpu_seconds() for server in self._servers)
        )


def _busy_seconds() -> float:
    """What all CPUs have worked so far, and what a host has kept from this machine; not what its devices asked for."""
    user, nice, system, _idle, _waiting, _interrupts, _soft, stolen = map(
        int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    )
    return (user + nice + system + stolen) / TICKS
