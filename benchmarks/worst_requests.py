"""The search for the requests that cost most for their size, granted or refused: `make worst-requests`.

Each operation, of plain states and of sealed ones, is asked with bodies of 64 KiB and of the greatest size that is
read: JSON that is dear to parse, examples with one part blown up, documents that fit the schema with all their lists
filled, and games of the largest options, played on and corrected as often as may be. (A line of a batch costs what its
operation does.) Every body is answered by the whole service in a process of its own, which tells its CPU time and the
memory that came on top. The dearest of each are printed, and at the end the dearest of all.
"""

import argparse
import gc
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from heapq import nlargest
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from benchmarks.costly_records import dear_requests, setups
from benchmarks.large_bodies import bodies, texts
from gavel.api.registry import examples_of, registry
from gavel.api.service import GameService
from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.schemas.limits import LIMITS
from gavel.sealing.games import sealed_game
from gavel.sealing.keys import new_sealing_key, new_signing_key

MOST_MS: Mapping[int, int] = {1 << 16: 150, LIMITS.body: 500}
"""What a request of so many bytes may cost, granted or refused."""
MOST_MB = 64
"""What a refused one may take on top."""

OK = 200
KEPT, REPEATS = 4, 2
"""How many of the dearest are measured again, and how often."""
SHOWN = 10
"""How many of the dearest of all are printed at the end."""

App: TypeAlias = Callable[..., Any]


class Cost(NamedTuple):
    """What one request cost: CPU milliseconds, megabytes on top, the status of its answer."""

    ms: float
    mb: float
    status: int


class Tried(NamedTuple):
    """A request that is tried."""

    name: str
    path: str
    raw: bytes
    key: str = ""
    """A key of a sealed table, which comes with it."""


class Found(NamedTuple):
    """A request with its cost."""

    cost: Cost
    tried: Tried


# --- what a request costs -------------------------------------------------------------------------------------------


def cost(app: App, tried: Tried) -> Cost:
    """What answering costs, in a child process: CPU time, the peak of memory on top, the status."""
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        try:
            # What is shared with the parent counts only when it is first used.
            _answered(app, tried._replace(raw=b"{}"))
            gc.collect()
            os.write(writer, json.dumps(_answered(app, tried)).encode())
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return Cost(*json.loads(told))


def _answered(app: App, tried: Tried) -> Cost:
    Path("/proc/self/clear_refs").write_text("5")
    before, began = _memory("VmRSS"), process_time()
    status, _body = answer(app, tried)
    return Cost((process_time() - began) * 1000, (_memory("VmHWM") - before) / 1e6, status)


def answer(app: App, tried: Tried) -> tuple[int, bytes]:
    """The status and the body of the answer."""
    environ = {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": tried.path,
        "SCRIPT_NAME": "",
        "QUERY_STRING": "",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_HOST": "localhost",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(tried.raw)),
        **({"HTTP_AUTHORIZATION": f"Bearer {tried.key}"} if tried.key else {}),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(tried.raw),
        "wsgi.errors": sys.stderr,
    }
    status = []
    pieces = app(environ, lambda line, *_: status.append(int(line.split()[0])))
    return status[0], b"".join(pieces)


def _memory(name: str) -> int:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) * 1024
    raise LookupError(name)


# --- the search -----------------------------------------------------------------------------------------------------


def search(app: App, tried: Iterator[Tried], size: int) -> list[Found]:
    """Try requests, and print the dearest, which are answered."""
    dear: list[Found] = []
    for each in tried:
        dear.append(Found(cost(app, each), each))
        dear = [*{*nlargest(KEPT, dear, key=_ms), *nlargest(KEPT, dear, key=_mb)}]
    # What disturbs a measurement only adds to it: the least of several is the best.
    dear = [each._replace(cost=least([each.cost, *(cost(app, each.tried) for _ in range(REPEATS))])) for each in dear]
    for what, key in (("CPU", _ms), ("memory", _mb)) if dear else ():
        _print(what, max(dear, key=key))
    for over in sorted([each for each in dear if is_over(each.cost, size)], key=_ms, reverse=True):
        _print("OVER", over)
    return dear


def is_over(spent: Cost, size: int) -> bool:
    """Whether a request of at most so many bytes cost more than it may."""
    return spent.ms > MOST_MS[size] or (spent.status != OK and spent.mb > MOST_MB)


def least(costs: list[Cost]) -> Cost:
    """The least time and memory of several measurements of one request."""
    return Cost(min(each.ms for each in costs), min(each.mb for each in costs), costs[0].status)


def _ms(found: Found) -> float:
    return found.cost.ms


def _mb(found: Found) -> float:
    return found.cost.mb


def _print(what: str, found: Found) -> None:
    ms, mb, status = found.cost
    print(f"  {what:7}{ms:7.0f} ms{mb:7.1f} MB  {status}  {found.tried.name}", flush=True)


# --- what is tried --------------------------------------------------------------------------------------------------


def tried_of(app: App, service: GameService, operation: str, size: int, rng: Random) -> Iterator[Tried]:
    """The requests of one operation of plain states."""
    path = f"/v1/games/{service.game.id}/{operation}"
    examples = [*examples_of(service)[operation].values()]
    if answer(app, Tried("", path, json.dumps(examples[0]).encode()))[0] != OK:
        raise AssertionError("an example is refused: it is not the bodies that are measured")
    for name, raw in bodies(service.schemas.requests[operation], examples, size, rng):
        yield Tried(name, path, raw)
    for request in dear_requests(service, size):
        if request.operation == operation:
            yield Tried(request.name, path, _compact(request.body))


def sealed_tried_of(app: App, game: str, operation: str, size: int, rng: Random) -> Iterator[Tried]:
    """The requests of one operation of sealed states."""
    path = f"/v1/games/{game}/sealed/"
    tables: list[dict[str, Any]] = []
    for name, setup in setups(game, size):
        # At a sealed table nobody knows the seed.
        sealed = {member: value for member, value in setup.items() if member != "seed"}
        setting_up = Tried(name, path + "setup", _compact({**sealed, "referee": True}))
        status, raw = answer(app, setting_up)
        if operation == "setup":
            yield setting_up
        if status == OK:
            tables.append(json.loads(raw))
    for table in tables:
        penalty = {"type": "penalty", "player": "referee", "seat": "ann", "points": 1, "reason": "Late."}
        body = {"token": table["token"], **({"action": penalty} if operation == "actions" else {})}
        yield Tried("of a table", path + operation, _compact(body), table["referee_key"])
    examples = [{"token": each["token"]} for each in tables[:1]]
    for name, raw in bodies(sealed_game(game).schemas.requests[operation], examples, size, rng):
        yield Tried(name, path + operation, raw, tables[0]["referee_key"] if tables else "")


def _compact(body: Any) -> bytes:
    return json.dumps(body, separators=(",", ":")).encode()


def searches(app: App, size: int, rng: Random) -> Iterator[tuple[str, Iterator[Tried]]]:
    """What is searched, by name."""
    for game, service in registry().items():
        for operation in service.schemas.requests:
            yield f"{game}/{operation}", tried_of(app, service, operation, size, rng)
        for operation in sealed_game(game).schemas.requests:
            yield f"{game}/sealed/{operation}", sealed_tried_of(app, game, operation, size, rng)
    path = f"/v1/games/{next(iter(registry()))}/setup"
    yield "reading JSON, for whatever operation", (Tried(name, path, raw) for name, raw in texts(size))


def app_with_keys(folder: str) -> App:
    """The whole service, with keys of its own."""
    keys = Path(folder) / "keys.json"
    keys.write_text(json.dumps({"keys": [new_sealing_key(), new_signing_key()]}))
    keys.chmod(0o600)
    return create_app(Settings(keys=str(keys)))


def main() -> int:
    """Search, print what was found, and fail if any request costs more than it may."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worst_requests", description=(__doc__ or "").strip())
    parser.add_argument("--only", default="", help="operations whose path contains this: /replays, sealed")
    parser.add_argument("--share", type=float, default=1.0, help="of all bodies, the share that is tried (default: 1)")
    parser.add_argument("--like", default="", help="bodies whose name contains this: filled, say")
    given = parser.parse_args()
    worst: dict[int, list[Found]] = {}
    with TemporaryDirectory() as folder:
        app, rng = app_with_keys(folder), Random(1)
        for size, ms in MOST_MS.items():
            print(f"Of at most {size:,} bytes, CPU time, memory on top, status. {ms} ms are allowed.")
            worst[size] = []
            for name, tried in searches(app, size, rng):
                if given.only in name:
                    print(f"{name}", flush=True)
                    some = (each for each in tried if given.like in each.name and rng.random() <= given.share)
                    worst[size] += search(app, some, size)
    for size, found in worst.items():
        print(f"The dearest of at most {size:,} bytes:")
        for each in nlargest(SHOWN, found, key=_ms):
            _print(each.tried.path.removeprefix("/v1/games/"), each)
    return int(any(is_over(each.cost, size) for size, found in worst.items() for each in found))


if __name__ == "__main__":
    sys.exit(main())
