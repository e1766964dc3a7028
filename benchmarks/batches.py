"""Moves per second in a batch against those of single calls, one after another on one connection."""

import socket
from collections.abc import Collection, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from http.client import HTTPResponse
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter
from typing import Any

from benchmarks.load import burst, script
from benchmarks.play import new_game, settled
from benchmarks.scenarios import compact
from benchmarks.servers import HOST, Server, serving, two_cpus
from gavel.catalogue import games
from gavel.engine.game import Game

GAMES, PLAYERS = 4, 4
"""Whole games whose moves are asked for, no two alike."""
ALONE = 1
"""Connection of a client that waits for each answer before it asks again."""
PIECE = 1 << 16


@dataclass(frozen=True, slots=True)
class Comparison:
    """Batches of one game against single calls. Speeds are medians of the rounds, in moves per second."""

    game: str
    single: float
    """By `/actions`, one call after another."""
    actions: float
    """In a batch with a line for each action."""
    replays: float
    """In a batch with a line for each whole game, by `replays`."""
    ratio: float
    """A batch of actions ÷ single calls within a round: the median."""
    cpu_ratio: float
    """CPU time of the server for a single call ÷ that for a line of the batch within a round: the median."""
    replays_ratio: float
    """A batch of replays ÷ single calls within a round: the median."""


@dataclass(frozen=True, slots=True)
class Speed:
    """One way in one round."""

    per_second: float
    cpu_seconds: float
    """Of the server, for one move."""


def compare(rounds: int, seconds: int, wanted: Collection[str]) -> Iterator[Comparison]:
    """These games in so many rounds, with so many seconds of single calls, and half of that for each kind of batch."""
    server_cpu, load_cpu = two_cpus()
    with ExitStack() as running:
        folder = Path(running.enter_context(TemporaryDirectory()))
        server = running.enter_context(serving("gavel.wsgi:app", server_cpu))
        for game in (game for game in games().values() if game.id in wanted):
            yield _compared(game, server, folder, load_cpu, rounds, seconds)


def _compared(game: Game[Any], server: Server, folder: Path, cpu: int, rounds: int, seconds: int) -> Comparison:
    calls, replays = moves_of(game)
    path = f"/v1/games/{game.id}/actions"
    one_by_one = script(b"\n".join(calls), folder, "single")
    batch = b"".join(line(game.id, "actions", call) for call in calls)
    whole = b"".join(line(game.id, "replays", replay) for replay in replays)
    for body in (batch, whole):
        _burst(server, body, len(calls), 0)
    found = []
    for _ in range(rounds):
        before = server.cpu_seconds()
        done = burst(server.url(path), one_by_one, seconds, cpu, connections=ALONE)
        used = server.cpu_seconds() - before
        single = Speed(done.requests / done.seconds, used / done.requests)
        found.append((single, *(_burst(server, body, len(calls), seconds / 2) for body in (batch, whole))))
    singles, actions, replayed = zip(*found, strict=True)
    return Comparison(
        game=game.id,
        single=median(speed.per_second for speed in singles),
        actions=median(speed.per_second for speed in actions),
        replays=median(speed.per_second for speed in replayed),
        ratio=median(many.per_second / single.per_second for single, many, _ in found),
        cpu_ratio=median(single.cpu_seconds / many.cpu_seconds for single, many, _ in found),
        replays_ratio=median(many.per_second / single.per_second for single, _, many in found),
    )


def _burst(server: Server, body: bytes, moves: int, seconds: float) -> Speed:
    """The same batch again and again, once at least, for so long. Raises RuntimeError unless every line is answered."""
    begun, before, times = perf_counter(), server.cpu_seconds(), 0
    with socket.create_connection((HOST, server.port), timeout=60) as connection:
        while not times or perf_counter() - begun < seconds:
            _batch(connection, body)
            times += 1
    took, used = perf_counter() - begun, server.cpu_seconds() - before
    return Speed(moves * times / took, used / (moves * times))


def _batch(connection: socket.socket, body: bytes) -> None:
    head = f"POST /v1/batch HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/x-ndjson\r\n"
    # What is answered while it is read must be read while it is sent.
    sender = Thread(target=connection.sendall, args=(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body,))
    sender.start()
    response = HTTPResponse(connection)
    response.begin()
    answered = good = 0
    while piece := response.read(PIECE):
        answered += piece.count(b"\n")
        good += piece.count(b'"status":200')
    sender.join()
    asked = body.count(b"\n")
    if not answered == good == asked:
        raise RuntimeError(f"of {asked} lines, {answered} were answered, about {good} of them well")


def line(game: str, operation: str, body: bytes) -> bytes:
    """A line of a batch."""
    return b'{"operation":"%b","game":"%b","body":%b}\n' % (operation.encode(), game.encode(), body)


def moves_of(game: Game[Any]) -> tuple[list[bytes], list[bytes]]:
    """The bodies that play whole random games by `/actions`, move by move, and those that replay them at once."""
    calls, replays = [], []
    for seed in range(GAMES):
        state, dice, actions = new_game(game, PLAYERS, seed), Random(seed), []
        setup = {"players": [player["id"] for player in game.dump(state)["players"]], "seed": f"benchmark-{seed}"}
        while listed := game.legal_actions(state):
            action = settled(listed[int(dice.random() * len(listed))], dice.random)
            calls.append(compact({"state": game.dump(state), "action": action}))
            actions.append(action)
            game.play(state, action)
        replays.append(compact({"setup": setup, "actions": actions}))
    return calls, replays
