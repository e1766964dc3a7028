"""A keeper beside the service that starts it: it begins and ends with it, calls players, and operators see it."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import requests

from benchmarks.servers import HOST, free_port
from gavel.sealing.agenda import Entry, Kind, open_agenda
from tests.http.wire import TIMEOUT
from tests.keeper.double import PushDouble
from tests.observe.service import Measured
from tests.support.serving import PATIENCE, served_by_command, serving

pytestmark = pytest.mark.services


def waited_for(is_so: Callable[[], bool]) -> bool:
    end = time.monotonic() + TIMEOUT
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)
    return True


def environment(folder: Path, double: PushDouble) -> dict[str, str]:
    return {
        "GAVEL_DATA": str(folder / "data"),
        "GAVEL_PUSH_CONTACT": "mailto:referee@example.org",
        "GAVEL_PUSH_SERVICES": double.origin,
    }


@contextmanager
def by_gunicorn(folder: Path, settings: dict[str, str]) -> Iterator[str]:
    with serving(folder, **settings) as service:  # type: ignore[arg-type]  # all of them are settings
        yield service.url
        service.process.terminate()
        assert service.process.wait(PATIENCE) == 0


@contextmanager
def by_granian(folder: Path, settings: dict[str, str]) -> Iterator[str]:
    with (
        (folder / "printed").open("w") as printed,
        served_by_command(folder, printed, "--server", "granian", **settings) as (
            url,
            _process,
        ),
    ):
        yield url


def keepers(folder: Path) -> list[int]:
    """The processes that keep this folder's tables; other tests have keepers at the same time."""
    command = ["pgrep", "-f", f"{sys.executable} -m gavel.keeper"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return [int(each) for each in found.stdout.split() if str(folder).encode() in surroundings_of(each)]


def surroundings_of(process: str) -> bytes:
    """The environment that a process was started in; nothing where it has ended meanwhile."""
    with suppress(OSError):
        return Path("/proc", process, "environ").read_bytes()
    return b""


@pytest.mark.parametrize("served", [by_gunicorn, by_granian])
def test_a_keeper_begins_and_ends_with_its_service(tmp_path: Path, double: PushDouble, served: Any) -> None:
    with served(tmp_path, environment(tmp_path, double)) as url:
        assert len(keepers(tmp_path)) == 1
        at = f"{url}/v1/games/for-sale/sealed"
        table = requests.post(f"{at}/setup", json={"players": ["ann", "bob", "cy"]}, timeout=TIMEOUT).json()
        [first] = table["to_act"]
        browsers = {}
        for seat, key in table["seat_keys"].items():
            browsers[seat] = double.browser(seat)
            body = {"token": table["token"], "subscription": browsers[seat].subscription}
            headers = {"Authorization": f"Bearer {key}"}
            told = requests.post(f"{at}/subscriptions", json=body, headers=headers, timeout=TIMEOUT).json()
            assert told["subscribed"] is True
        body = {"token": table["token"], "action": {"type": "pass", "player": first}}
        headers = {"Authorization": f"Bearer {table['seat_keys'][first]}"}
        [following] = requests.post(f"{at}/actions", json=body, headers=headers, timeout=TIMEOUT).json()["to_act"]
        # In place of half a minute's patience.
        agenda = open_agenda(f"sqlite://{tmp_path}/data/heads.db")
        agenda.put([Entry(table["table"], following, Kind.TURN)], 0)
        [come] = double.wait_for(1)
        assert browsers[following].read(come.body)["body"] == "It is your turn."
    assert waited_for(lambda: not keepers(tmp_path))


@pytest.mark.parametrize("server", ["gunicorn", "granian"])
def test_operators_see_the_keeper_beside_the_workers(tmp_path: Path, double: PushDouble, server: str) -> None:
    port, began = free_port(), time.time()
    settings = {**environment(tmp_path, double), "GAVEL_METRICS": f"{HOST}:{port}"}
    if server == "granian":
        with (
            (tmp_path / "printed").open("w") as printed,
            served_by_command(tmp_path, printed, "--server", "granian", **settings) as (url, process),
        ):
            sees_the_keeper(Measured(url, f"http://{HOST}:{port}", process.pid), tmp_path, double, began)
        return
    with serving(tmp_path, **settings) as service:  # type: ignore[arg-type]  # all of them are settings
        sees_the_keeper(Measured(service.url, f"http://{HOST}:{port}", service.process.pid), tmp_path, double, began)


def sees_the_keeper(service: Measured, folder: Path, double: PushDouble, began: float) -> None:
    """The metrics show that the keeper lives, and what it has done for a table."""
    last_round = "gavel_keeper_last_round_timestamp_seconds"
    assert waited_for(lambda: service.total(last_round) >= began)
    assert service.total("gavel_keeper_calls_total") == 0
    table = service.post("sealed/setup", {"players": ["ann", "bob", "cy"]})
    [first] = table["to_act"]
    token, keys = table["token"], table["seat_keys"]
    for seat, key in keys.items():
        body = {"token": token, "subscription": double.browser(seat).subscription}
        service.post("sealed/subscriptions", body, key)
    body = {"token": token, "action": {"type": "pass", "player": first}}
    [following] = service.post("sealed/actions", body, keys[first])["to_act"]
    # In place of half a minute's patience.
    agenda = open_agenda(f"sqlite://{folder}/data/heads.db")
    agenda.put([Entry(table["table"], following, Kind.TURN)], int(time.time()) - 20)
    double.wait_for(1)
    assert waited_for(lambda: service.total("gavel_keeper_calls_total", kind="turn", result="delivered") == 1)
    assert service.total("gavel_keeper_calls_total") == 1
    assert service.total("gavel_keeper_failures_total") == 0
    assert service.total("gavel_keeper_late_seconds_bucket", le="10.0") == 0
    assert service.total("gavel_keeper_late_seconds_count") == 1
    before = service.total(last_round)
    assert waited_for(lambda: service.total(last_round) > before)
    written = requests.get(f"{service.metrics}/metrics", timeout=TIMEOUT).text
    assert not [word for word in (table["table"], following, "/send/", double.origin) if word in written]
