"""Sealed `/actions` against plain ones with the same state and action, and the lengths of tokens.

`python -m benchmarks.sealed` measures these alone. One server answers both; a round is a short burst of each, in random
order, and ratios are taken within a round. Both post one moment of one table: what the service remembers of a table,
its players, edition and keys, but not its state, it has worked out before, as at all actions of a game but the first
that a worker sees.
"""

import argparse
import json
import os
import random
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from benchmarks.load import burst, lacking, script
from benchmarks.scenarios import SCENARIOS, Scenario
from benchmarks.sealed_tables import Moment, Table, moment_of
from benchmarks.servers import HOST, START_SECONDS, Server, serving, two_cpus
from gavel.catalogue import games
from gavel.sealing.keys import new_sealing_key

SERVICE = "gavel.wsgi:app"
WARM_UP_REQUESTS = 100


@dataclass(frozen=True, slots=True)
class Comparison:
    """Sealed and plain with one scenario's action."""

    scenario: Scenario
    held: bool
    ratios: tuple[float, float, float]
    """Requests/s sealed ÷ those plain within a round: lower quartile, median, upper quartile."""
    cpu_ratio: float
    """CPU time for a sealed request ÷ that for a plain one within a round: the median."""


@dataclass(frozen=True, slots=True)
class Lane:
    """One request that is made again and again."""

    url: str
    lua: Path


def lengths() -> Iterator[tuple[str, dict[int, int]]]:
    """Each game with the characters of its tokens by the number of players, with short names."""
    with _keys() as keys:
        for game in games().values():
            ruleset = next(each for each in game.rulesets if each.id == game.default_ruleset)
            yield game.id, {count: len(Table(keys, game.id, count, 1).token) for count in ruleset.player_counts}


def compare(
    rounds: int, seconds: int, wanted: Collection[str], ways: Sequence[bool] = (False, True)
) -> Iterator[Comparison]:
    """The scenarios of these games, with what is turned up held or not, in so many rounds (two at least)."""
    server_cpu, load_cpu = two_cpus()
    with ExitStack() as running:
        folder = Path(running.enter_context(TemporaryDirectory()))
        keys = running.enter_context(_keys())
        server = running.enter_context(serving(SERVICE, server_cpu))
        for scenario in (scenario for scenario in SCENARIOS if scenario.game in wanted):
            for held in ways:
                lanes = _lanes(scenario, moment_of(scenario, keys, held=held), server, folder)
                measured = [_round(lanes, server, seconds, load_cpu) for _ in range(rounds)]
                lower, middle, upper = quantiles([speed for speed, _cpu in measured], method="inclusive")
                yield Comparison(scenario, held, (lower, middle, upper), median(cpu for _speed, cpu in measured))


def show(rounds: int, seconds: int) -> None:
    """Measure, and print as it comes."""
    print("Characters of a token, by players with short names.")
    for game, by_players in lengths():
        told = "".join(f"{f'{count}: {length}':>12}" for count, length in by_players.items())
        print(f"  {game:<16}{told}", flush=True)
    print("Sealed /actions ÷ plain ones of the same state, requests/s and CPU time; held: with `held: true`.")
    print(f"  {'game':<16}{'players':>10}{'':>8}{'÷ plain':>10}{'quartiles':>18}{'CPU':>10}")
    for found in compare(rounds, seconds, list(games())):
        scenario, (lower, middle, upper) = found.scenario, found.ratios
        quartiles, held = f"{lower:.3f} to {upper:.3f}", "held" if found.held else ""
        row = f"  {scenario.game:<16}{scenario.players:>10}{held:>8}"
        print(f"{row}{middle:>10.3f}{quartiles:>18}{found.cpu_ratio:>10.3f}", flush=True)


@contextmanager
def _keys() -> Iterator[Path]:
    """A file with a key that seals, which servers started meanwhile have too."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "keys.json"
        path.write_text(json.dumps({"keys": [new_sealing_key()]}))
        path.chmod(0o600)
        os.environ["GAVEL_KEYS"] = str(path)
        try:
            yield path
        finally:
            del os.environ["GAVEL_KEYS"]


def _lanes(scenario: Scenario, moment: Moment, server: Server, folder: Path) -> tuple[Lane, Lane]:
    """The plain one and the sealed one, both warm."""
    plain, sealed = scenario.path(), scenario.path().replace("/actions", "/sealed/actions")
    _warm_up(server, plain, moment.plain, {})
    _warm_up(server, sealed, moment.sealed, {"Authorization": f"Bearer {moment.key}"})
    with_key = script(moment.sealed, folder, "sealed")
    told = f'\nwrk.headers["Authorization"] = "Bearer {moment.key}"\n'
    with_key.write_text(with_key.read_text() + told)
    return Lane(server.url(plain), script(moment.plain, folder, "plain")), Lane(server.url(sealed), with_key)


def _warm_up(server: Server, path: str, body: bytes, headers: dict[str, str]) -> None:
    connection = HTTPConnection(HOST, server.port, timeout=START_SECONDS)
    for _ in range(WARM_UP_REQUESTS):
        connection.request("POST", path, body, {"Content-Type": "application/json", **headers})
        response = connection.getresponse()
        answer = response.read()
        if response.status != 200:
            raise RuntimeError(f"{path} answers {response.status}: {answer.decode(errors='replace')}")
    connection.close()


def _round(lanes: tuple[Lane, Lane], server: Server, seconds: int, load_cpu: int) -> tuple[float, float]:
    """Requests/s sealed ÷ plain, and CPU time for one sealed ÷ plain."""
    per_second, cpu = {}, {}
    for lane in random.sample(lanes, len(lanes)):
        before = server.cpu_seconds()
        done = burst(lane.url, lane.lua, seconds, load_cpu)
        per_second[lane] = done.requests / done.seconds
        cpu[lane] = (server.cpu_seconds() - before) / done.requests
    plain, sealed = lanes
    return per_second[sealed] / per_second[plain], cpu[sealed] / cpu[plain]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sealed", description="Sealed actions ÷ plain ones.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=int, default=2)
    given = parser.parse_args()
    if (reason := lacking()) is not None:
        raise SystemExit(f"Requests per second are not measured: {reason}.")
    show(given.rounds, given.seconds)
