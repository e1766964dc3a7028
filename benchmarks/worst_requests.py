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
from heapq import nlargest
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
KEPT, REPEATS = 4, 2
"""How many of the dearest are measured again, and how often."""

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
    dear: list[Found] = []
    for name, raw in tried:
        if rng.random() <= share:
            dear.append(Found(cost(app, path, raw), name, raw))
            dear = [*{*nlargest(KEPT, dear, key=_ms), *nlargest(KEPT, dear, key=_mb)}]
    # What disturbs a measurement only adds to it: the least of several is the best.
    dear = [
        each._replace(cost=least([each.cost, *(cost(app, path, each.raw) for _ in range(REPEATS))])) for each in dear
    ]
    for what, key in (("CPU", _ms), ("memory", _mb)):
        _print(what, max(dear, key=key))
    over = [each for each in dear if each.cost.status != OK and (_ms(each) > MOST_MS or _mb(each) > MOST_MB)]
    for each in sorted(over, key=_ms, reverse=True):
        _print("OVER", each)
    return not over


class Found(NamedTuple):
    """A body with its name and cost."""

    cost: Cost
    name: str
    raw: bytes


def _like(wanted: str, named: Iterator[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    return ((name, raw) for name, raw in named if wanted in name)


def least(costs: list[Cost]) -> Cost:
    """The least time and memory of several measurements of one request."""
    return Cost(min(each.ms for each in costs), min(each.mb for each in costs), costs[0].status)


def _ms(found: Found) -> float:
    return found.cost.ms


def _mb(found: Found) -> float:
    return found.cost.mb


def _print(what: str, found: Found) -> None:
    ms, mb, status = found.cost
    print(f"  {what:7}{ms:7.0f} ms{mb:7.1f} MB  {status}  {found.name}", flush=True)


def main() -> int:
    """Search, print what was found, and fail if any refusal costs more than it may."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worst_requests", description=(__doc__ or "").strip())
    parser.add_argument("--only", default="", help="operations whose path contains this")
    parser.add_argument("--share", type=float, default=1.0, help="of all bodies, the share that is tried (default: 1)")
    parser.add_argument("--like", default="", help="bodies whose name contains this: filled, say")
    given = parser.parse_args()
    app, rng, fine = create_app(), Random(1), True
    print(
        f"The dearest request of {SIZE} bytes: CPU time, memory on top, status. A refusal may cost {MOST_MS} ms and "
        f"{MOST_MB} MB."
    )
    for game, service in registry().items():
        for operation, schema in service.schemas.requests.items():
            path = f"/v1/games/{game}/{operation}"
            if given.only not in path:
                continue
            examples = list(examples_of(service)[operation].values())
            print(path, flush=True)
            if cost(app, path, json.dumps(examples[0]).encode()).status != OK:
                raise AssertionError("an example is refused: it is not the bodies that are measured")
            fine &= search(app, path, _like(given.like, bodies(schema, examples, rng)), given.share, rng)
    path = f"/v1/games/{next(iter(registry()))}/setup"
    if given.only in "reading" and given.like in "reading":
        print("JSON, for whatever operation", flush=True)
        fine &= search(app, path, _like(given.like, texts()), 1.0, rng)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
