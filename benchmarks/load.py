"""Bursts of wrk: requests again and again, over connections that are kept open."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from benchmarks.servers import pinned

CONNECTIONS = 8
PATIENCE_SECONDS = 30
"""A busy machine may stand still for seconds; that is no fault of a server."""

_SCRIPT = """
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"

local requests, last = {{}}, 0

function init(arguments)
   for body in io.lines({bodies}) do
      requests[#requests + 1] = wrk.format(nil, nil, nil, body)
   end
end

function request()
   last = last % #requests + 1
   return requests[last]
end

function done(summary, latency)
   local errors = summary.errors
   io.write(string.format('\\n{{"requests": %d, "microseconds": %d, "p99": %d, "refused": %d, "broken": %d}}\\n',
      summary.requests, summary.duration, latency:percentile(99), errors.status,
      errors.connect + errors.read + errors.write + errors.timeout))
end
"""


@dataclass(frozen=True, slots=True)
class Burst:
    """What one burst came to."""

    requests: int
    seconds: float
    p99_microseconds: float
    """What 99 of a hundred answers took at most."""


def lacking() -> str | None:
    """What the machine lacks for loading a server; None if it has all."""
    if not hasattr(os, "sched_setaffinity") or not Path("/proc/self/schedstat").exists():
        return "that takes Linux with scheduler statistics"
    if shutil.which("wrk") is None:
        return "that takes wrk, which is not installed (Debian: apt-get install wrk)"
    return None


def script(bodies: bytes, folder: Path, name: str) -> Path:
    """Write the script, of that name, that makes wrk post each line of `bodies` in turn; returns its path."""
    written = folder / f"{name}.ndjson"
    written.write_bytes(bodies)
    made = folder / f"{name}.lua"
    made.write_text(_SCRIPT.format(bodies=json.dumps(str(written))))
    return made


def burst(
    url: str, lua: Path, seconds: int, *cpus: int, refused: bool = False, connections: int = CONNECTIONS
) -> Burst:
    """Load `url` from these CPUs for so long. Raises RuntimeError unless every request is answered well, or refused."""
    command = ["wrk", "--threads", "1", "--connections", str(connections)]
    command += ["--duration", f"{seconds}s", "--timeout", f"{PATIENCE_SECONDS}s"]
    with pinned(*cpus):
        process = subprocess.Popen([*command, "--script", str(lua), url], stdout=subprocess.PIPE, text=True)
    told, _ = process.communicate()
    if process.returncode:
        raise RuntimeError(f"wrk ended with status {process.returncode}:\n{told}")
    figures = json.loads(told.splitlines()[-1])
    expected = figures["requests"] if refused else 0
    if figures["refused"] != expected or figures["broken"] or not figures["requests"]:
        raise RuntimeError(f"not every request to {url} was answered as expected:\n{told}")
    return Burst(figures["requests"], figures["microseconds"] / 1e6, figures["p99"])
