"""A service of two workers with metrics, and what it says at `/metrics`."""

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import requests
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from benchmarks.servers import HOST, free_port
from gavel.sealing import push_key
from gavel_sdk import concrete
from tests.http.wire import TIMEOUT
from tests.sealing.table import key_file
from tests.support.serving import served_by_command, serving

GAME = "for-sale"
WORKERS = 2
PLAYERS = ["ann", "bob", "cy"]


@dataclass
class Measured:
    """A running service, each of whose requests comes by a connection of its own: so both workers have some."""

    url: str
    metrics: str
    """The base URL of its metrics."""
    master: int
    dice: random.Random = field(default_factory=lambda: random.Random(GAME))

    def post(self, path: str, body: Any, key: str = "", status: int = 200) -> Any:
        """The answer to JSON."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = requests.post(f"{self.url}/v1/games/{GAME}/{path}", json=body, headers=headers, timeout=TIMEOUT)
        assert answer.status_code == status, answer.text
        return answer.json()

    def play(self) -> int:
        """Play a game to its end; returns the number of actions."""
        position, actions = self.post("setup", {"players": PLAYERS, "seed": GAME}), 0
        while not position["finished"]:
            action = concrete(self.dice.choice(position["legal_actions"]), self.dice)
            position = self.post("actions", {"state": position["state"], "action": action})
            actions += 1
        return actions

    def samples(self) -> list[Sample]:
        """All that is measured, right now."""
        answer = requests.get(f"{self.metrics}/metrics", timeout=TIMEOUT)
        assert answer.status_code == 200
        return [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]

    def workers(self) -> set[str]:
        """The processes that have answered, by their ids."""
        return {each.labels["pid"] for each in self.samples() if each.name == "gavel_requests_in_flight"}

    def total(self, name: str, **labels: str) -> float:
        """The sum of the samples of that name that have these labels."""
        return sum(each.value for each in self.samples() if each.name == name and labels.items() <= each.labels.items())


def with_everything(folder: Path) -> dict[str, str]:
    """The settings of a service with keys, a store in this folder, and searches that nobody makes."""
    return {
        "GAVEL_KEYS": key_file(),
        "GAVEL_HEADS": f"sqlite://{folder / 'heads.db'}",
        "GAVEL_SUGGESTIONS": f"unix:{folder}/nobody",
    }


def with_a_keeper(folder: Path) -> dict[str, str]:
    """The settings of a service that calls players."""
    push_key.create(folder / "push.pem")
    return {"GAVEL_PUSH_CONTACT": "mailto:referee@example.org", "GAVEL_PUSH_KEY": str(folder / "push.pem")}


@contextmanager
def measured(folder: Path, server: str = "gunicorn", **settings: str) -> Iterator[Measured]:
    """A service of two workers with keys, a store, metrics, and searches that nobody makes."""
    port = free_port()
    given: Mapping[str, str] = {
        "WEB_CONCURRENCY": str(WORKERS),
        "GAVEL_METRICS": f"{HOST}:{port}",
        **with_everything(folder),
        **settings,
    }
    if server == "granian":
        options = ("--server", "granian", "--workers", str(WORKERS))
        with (folder / "printed").open("w") as printed, served_by_command(folder, printed, *options, **given) as served:
            counting = Measured(served[0], f"http://{HOST}:{port}", served[1].pid)
            # A worker of granian that is told to stop before it has started does not stop.
            while len(counting.workers()) < WORKERS:
                counting.post("tallies", {}, status=422)
            yield counting
        return
    with serving(folder, None, **given) as service:
        counting = Measured(service.url, f"http://{HOST}:{port}", service.process.pid)
        # One worker may answer everything before the other has begun.
        while len(counting.workers()) < WORKERS:
            counting.post("tallies", {}, status=422)
        yield counting
