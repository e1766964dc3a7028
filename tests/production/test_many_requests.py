"""A hundred thousand requests of every kind leave a service with the memory and the descriptors that it had."""

import json
import subprocess
from pathlib import Path
from time import monotonic, sleep

import pytest

from benchmarks.scenarios import SCENARIOS
from benchmarks.servers import HOST
from tests.production.load import CLIENTS, PATIENCE
from tests.production.report import TABLE, Row, largest
from tests.production.sealed import descriptors
from tests.production.stack import Replica

pytestmark = pytest.mark.production

REQUESTS = 100_000
WARMING = 10_000
MOST_GROWTH = 8
"""MB of a worker, of some 80: what an allocator keeps in pieces."""

LUA = """
local requests, last = {}, 0
function init(arguments)
   for line in io.lines(%s) do
      local method, path, body = line:match("^(%%S+) (%%S+) ?(.*)$")
      local headers = {["Content-Type"] = "application/json"}
      requests[#requests + 1] = wrk.format(method, path, headers, body ~= "" and body or nil)
   end
end
function request()
   last = last %% #requests + 1
   return requests[last]
end
function done(summary, latency)
   local e = summary.errors
   io.write(string.format("\\n%%d %%d\\n", summary.requests, e.connect + e.read + e.write + e.timeout))
end
"""


def mixed() -> bytes:
    """Requests of every kind, a line each: legal actions, illegal ones, other operations, documents, nonsense."""
    lines = [
        b"GET /v1/games",
        b"GET /openapi.json",
        b"GET /nothing",
        b"POST /v1/batch {}",
        b'POST /v1/games/chess/setup {"x": [',
    ]
    for each in SCENARIOS:
        home = f"/v1/games/{each.game}".encode()
        state = json.dumps({"state": json.loads(each.body())["state"]}).encode()
        lines += [b"POST %b/actions %b" % (home, body) for body in (each.body(), each.illegal_body(), b'{"state": 1}')]
        lines += [b"POST %b/%b %b" % (home, name, state) for name in (b"legal-actions", b"inspections", b"scores")]
        lines += [b"GET %b" % home, b'POST %b/setup {"players": ["ann", "bob", "cy"]}' % home]
    return b"".join(line + b"\n" for line in lines)


def _send(port: int, folder: Path, seconds: int) -> int:
    """Send for so long; the number of answers."""
    folder.joinpath("mixed").write_bytes(mixed())
    folder.joinpath("mixed.lua").write_text(LUA % json.dumps(str(folder / "mixed")))
    command = ["wrk", "--threads", "1", "--connections", str(CLIENTS), "--duration", f"{seconds}s"]
    command += ["--timeout", f"{PATIENCE}s", "--script", str(folder / "mixed.lua"), f"http://{HOST}:{port}"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=seconds + PATIENCE).stdout
    answered, broken = map(int, printed.splitlines()[-1].split())
    assert broken == 0, printed
    return answered


def test_memory_and_descriptors_stay_as_they_are(alone: Replica, tmp_path: Path) -> None:
    warmed = 0
    while warmed < WARMING:
        warmed += _send(alone.port, tmp_path, 2)
    workers, processes = alone.workers(), alone.processes()
    memory, files = largest(processes), descriptors(processes)
    answered = 0
    while answered < REQUESTS:
        answered += _send(alone.port, tmp_path, 5)
    assert alone.workers() == workers
    TABLE.rows.append(Row("10^5 mixed requests", "no proxy", memory=largest(processes), answered=answered, lost=0))
    assert largest(processes) - memory <= MOST_GROWTH
    # A worker closes the last connections a moment after their client has gone.
    given_up = monotonic() + PATIENCE
    while descriptors(processes) > files:
        assert monotonic() < given_up, (descriptors(processes), files)
        sleep(0.1)
