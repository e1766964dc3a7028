"""Random play by Gavel and by other engines, in rounds: each plays alone for a moment, in random order."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from benchmarks.scenarios import SCENARIOS
from benchmarks.servers import ROOT

SECONDS = 0.6
"""Of CPU time, for one engine in one round."""
PATIENCE = 120
PEERS_PYTHON = str(ROOT / ".venv-peers" / "bin" / "python")
YARDSTICK = "Y"


@dataclass(frozen=True, slots=True)
class Engine:
    """A program that plays one game of an engine."""

    name: str
    game: str
    """As the engine calls it."""
    player: str
    """Which of `players` plays it."""
    of_ours: bool = False

    def command(self) -> list[str]:
        """What plays it for SECONDS."""
        if self.player.endswith(".cjs"):
            return ["node", f"benchmarks/peers/players/{self.player}", self.game, str(SECONDS)]
        python = sys.executable if self.of_ours else PEERS_PYTHON
        return [python, "-m", f"benchmarks.peers.players.{self.player}", self.game, str(SECONDS)]


OURS = tuple(Engine(f"Gavel: {each.game}", each.game, "gavel", of_ours=True) for each in SCENARIOS)
PEERS = (
    Engine(YARDSTICK, "lap", "yardstick", of_ours=True),
    *(Engine(f"OpenSpiel, C++: {game}", game, "openspiel") for game in ("hearts", "chess", "gin_rummy", "goofspiel")),
    *(
        Engine(f"OpenSpiel, Python: {game.removeprefix('python_')}", game, "openspiel")
        for game in ("python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
    ),
    *(
        Engine(f"OpenSpiel, by Gavel's adapter: {each.game}", f"gavel_{each.game.replace('-', '_')}", "openspiel", True)
        for each in SCENARIOS
    ),
    *(Engine(f"PettingZoo, by Gavel's adapter: {each.game}", each.game, "zoo", True) for each in SCENARIOS),
    Engine("python-chess", "chess", "chess_moves"),
    Engine("pokerkit: no-limit hold'em", "hold'em", "poker"),
    Engine("boardgame.io: a small auction", "auction", "boardgameio.cjs"),
)


class Turn(NamedTuple):
    """What one engine did in one round."""

    moves: int
    cpu_seconds: float

    @property
    def speed(self) -> float:
        """Moves per second of CPU time."""
        return self.moves / self.cpu_seconds


def rounds(count: int) -> Iterator[dict[str, Turn]]:
    """So many rounds, each with a turn of every engine by name."""
    engines = (*OURS, *PEERS)
    for _ in range(count):
        yield {engine.name: turn(engine) for engine in random.sample(engines, len(engines))}


def turn(engine: Engine) -> Turn:
    """One turn. Raises CalledProcessError where the engine cannot play."""
    environment = {**os.environ, "NODE_ENV": "production"}
    ended = subprocess.run(
        engine.command(), cwd=ROOT, env=environment, check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    found = json.loads(ended.stdout.splitlines()[-1])
    return Turn(found["moves"], round(found["cpu_seconds"], 6))
