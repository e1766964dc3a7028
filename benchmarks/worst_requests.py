"""The search for the request of 1 MiB that costs most before it is refused, for each operation: `make worst-requests`.

Each operation is asked with bodies of the greatest size that is read: JSON that is dear to parse, examples with one
part blown up, and documents that fit the schema with all their lists filled. Every one is answered by the whole service
in a process of its own, which tells its CPU time and the memory that came on top. The dearest of each are printed.
"""

import argparse
import gc
import json
import os
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from benchmarks.large_bodies import SIZE, bodies, texts
from gavel.api.registry import examples_of, registry
from gavel.http.app import create_app

MOST_MS, MOST_MB = 150, 64
"""What no refused request may cost."""

OK = 200
SHOWN = 5
"""Of the refusals that cost more than they may, how many are printed."""

App: TypeAlias = Callable[..., Any]


class Cost(NamedTuple):
    """What one request cost: CPU milliseconds, megabytes on top, the status of its answer."""

    ms: float
    mb: float
    status: int


# --- what a body costs ----------------------------------------------------------------------------------------------


def cost(app: App, path: str, raw: bytes) -> Cost:
    """What answering costs, in a child process: CPU time, the peak of memory on top, the status."""
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        try:
            # What is shared with the parent counts only when it is first used.
            _answered(app, path, b"{}")
            gc.collect()
            os.write(writer, json.dumps(_answered(app, path, raw)).encode())
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return Cost(*json.loads(told))


def _answered(app: App, path: str, raw: bytes) -> Cost:
    environ = {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": path,
        "SCRIPT_NAME": "",
        "QUERY_STRING": "",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_HOST": "localhost",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(raw)),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(raw),
        "wsgi.errors": sys.stderr,
    }
    status = []
    Path("/proc/self/clear_refs").write_text("5")
    before, began = _memory("VmRSS"), process_time()
    answer = app(environ, lambda line, *_: status.append(int(line.split()[0])))
    for _ in answer:
        pass
    spent = process_time() - began
    return Cost(spent * 1000, (_memory("VmHWM") - before) / 1e6, status[0])


def _memory(name: str) -> int:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) * 1024
    raise LookupError(name)


# --- the search -----------------------------------------------------------------------------------------------------


def search(app: App, path: str, tried: Iterator[tuple[str, bytes]], share: float, rng: Random) -> bool:
    """Try bodies, and print the dearest; whether every refusal stayed within its bounds."""
    found = [(cost(app, path, raw), name) for name, raw in tried if rng.random() <= share]
    for what, by in (("CPU", 0), ("memory", 1)):
        dearest, name = max(found, key=lambda each: each[0][by])
        print(f"  {what:7}{dearest.ms:7.0f} ms{dearest.mb:7.1f} MB  {dearest.status}  {name}", flush=True)
    over = [each for each in found if each[0].status != OK and (each[0].ms > MOST_MS or each[0].mb > MOST_MB)]
    for dear, name in sorted(over, reverse=True)[:SHOWN]:
        print(f"  OVER   {dear.ms:7.0f} ms{dear.mb:7.1f} MB  {dear.status}  {name}", flush=True)
    return not over


def main() -> int:
    """Search, print what was found, and fail if any refusal costs more than it may."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worst_requests", description=(__doc__ or "").strip())
    parser.add_argument("--only", default="", help="operations whose path contains this")
    parser.add_argument("--share", type=float, default=1.0, help="of all bodies, the share that is tried (default: 1)")
    given = parser.parse_args()
    app, rng, fine = create_app(), Random(1), True
    print(
        f"The dearest request of {SIZE} bytes: CPU time, memory on top, status. A refusal may cost {MOST_MS} ms and "
        f"{MOST_MB} MB."
    )
    for game, service in registry().items():
        for operation, schema in service.requests.items():
            path = f"/v1/games/{game}/{operation}"
            if given.only not in path:
                continue
            examples = list(examples_of(service)[operation].values())
            print(path, flush=True)
            if cost(app, path, json.dumps(examples[0]).encode()).status != OK:
                raise AssertionError("an example is refused: it is not the bodies that are measured")
            fine &= search(app, path, bodies(schema, examples, rng), given.share, rng)
    path = "/v1/games/for-sale/setup"
    if given.only in "reading":
        print("JSON, for whatever operation", flush=True)
        fine &= search(app, path, texts(), 1.0, rng)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
