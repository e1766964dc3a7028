"""`/actions` by Gavel and by other stacks over HTTP, in rounds like those of `benchmarks.rounds`.

A peer only checks the shape and sends an answer that was prepared: it is the least that such a stack can cost.
"""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from benchmarks.disturbance import Disturbance
from benchmarks.peers import shapes
from benchmarks.peers.engines import PEERS_PYTHON
from benchmarks.rounds import FLOOR, FLOOR_SETTINGS, SERVICE, Lane, Speed, one_round, warmed
from benchmarks.scenarios import SCENARIOS, Scenario
from benchmarks.servers import HOST, Server, free_port, serving, started, two_cpus
from benchmarks.workers import granian

OURS = "Gavel, gunicorn"
ALSO_OURS = "Gavel, granian"
THE_FLOOR = "F: Flask and orjson, an echo"
FASTAPI, FASTIFY = "FastAPI, pydantic, uvicorn", "Fastify, AJV"
STACKS = (OURS, ALSO_OURS, THE_FLOOR, FASTAPI, FASTIFY)
SECONDS = 1
FEWEST_SPOILT = 50
SHAPE = "/problems/invalid-request"


class Found(NamedTuple):
    """What the rounds of one game came to."""

    game: str
    rounds: list[dict[str, Speed]]
    shapes: dict[str, tuple[int, int]]
    """Of how many requests of a wrong shape each peer refused how many, by stack."""
    disturbance: float


def compare(rounds: int) -> Iterator[Found]:
    """Every game in so many rounds, on all stacks."""
    server_cpu, load_cpu = two_cpus()
    with ExitStack() as running:
        folder = Path(running.enter_context(TemporaryDirectory()))
        ours = running.enter_context(serving(SERVICE, server_cpu))
        _prepare(ours, folder)
        servers = {
            OURS: ours,
            ALSO_OURS: running.enter_context(granian(server_cpu)),
            THE_FLOOR: running.enter_context(serving(FLOOR, server_cpu, settings=FLOOR_SETTINGS)),
            FASTAPI: running.enter_context(_fastapi(folder, server_cpu)),
            FASTIFY: running.enter_context(_fastify(folder, server_cpu)),
        }
        for scenario in SCENARIOS:
            lanes = [
                Lane(server, "/echo" if name == THE_FLOOR else scenario.path(), scenario.body())
                for name, server in servers.items()
            ]
            agreed = _agreed(scenario, ours, {name: servers[name] for name in (FASTAPI, FASTIFY)})
            _answers, luas = warmed(lanes, folder)
            one_round(lanes, luas, SECONDS, load_cpu)  # until Node's compiler has seen it; not counted
            with Disturbance(*servers.values()) as disturbance:
                found = [
                    dict(zip(servers, one_round(lanes, luas, SECONDS, load_cpu), strict=True)) for _ in range(rounds)
                ]
            yield Found(scenario.game, found, agreed, disturbance.share)


def _prepare(ours: Server, folder: Path) -> None:
    """What the peers check requests with, and what they answer."""
    shapes.write([scenario.game for scenario in SCENARIOS], folder)
    for scenario in SCENARIOS:
        (folder / f"{scenario.game}.answer.json").write_bytes(ours.post(scenario.path(), scenario.body()))


@contextmanager
def _fastapi(folder: Path, cpu: int) -> Iterator[Server]:
    port = free_port()
    command = [PEERS_PYTHON, "-m", "uvicorn", "benchmarks.peers.services.fastapi_service:app", "--host", HOST]
    command += ["--port", str(port), "--loop", "uvloop", "--http", "httptools", "--no-access-log"]
    with _peer([*command, "--log-level", "error"], port, cpu, folder) as server:
        yield server


@contextmanager
def _fastify(folder: Path, cpu: int) -> Iterator[Server]:
    port = free_port()
    with _peer(["node", "benchmarks/peers/services/fastify_service.cjs", str(port)], port, cpu, folder) as server:
        yield server


@contextmanager
def _peer(command: Sequence[str], port: int, cpu: int, folder: Path) -> Iterator[Server]:
    settings = ["env", f"PEERS_FOLDER={folder}", "NODE_ENV=production", f"PYTHONPATH={os.curdir}"]
    with started([*settings, *command], port, cpu) as server:
        yield server


# --- the same checks ------------------------------------------------------------------------------------------------


def _agreed(scenario: Scenario, ours: Server, peers: dict[str, Server]) -> dict[str, tuple[int, int]]:
    """Of the requests that Gavel refuses for their shape, how many each peer refuses.

    Raises RuntimeError where that is hardly tried, or a peer refuses most of what has the right shape.
    """
    path, good = scenario.path(), json.loads(scenario.body())
    wrong = [body for body in shapes.spoilt(good) if _refused_for_shape(ours, path, body)]
    if len(wrong) < FEWEST_SPOILT:
        raise RuntimeError(f"only {len(wrong)} requests of a wrong shape were found")
    for name, server in peers.items():
        if (status := _asked(server, path, good)[0]) != 200:
            raise RuntimeError(f"{name} answers a good request with {status}")
    return {
        name: (sum(_asked(server, path, body)[0] in (400, 422) for body in wrong), len(wrong))
        for name, server in peers.items()
    }


def _refused_for_shape(ours: Server, path: str, body: object) -> bool:
    status, answer = _asked(ours, path, body)
    return status != 200 and json.loads(answer)["type"] == SHAPE


def _asked(server: Server, path: str, body: Any) -> tuple[int, bytes]:
    connection = HTTPConnection(HOST, server.port, timeout=60)
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    response = connection.getresponse()
    status, answer = response.status, response.read()
    connection.close()
    return status, answer
