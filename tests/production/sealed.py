"""Games at sealed tables, played over HTTP from one action to the next, by whoever answers at a port."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from benchmarks.servers import HOST
from gavel_sdk import Client, GameClient, concrete
from tests.sealing.table import key_file

GAME = "for-sale"


class SealedGame:
    """A table of three, its newest token and its keys."""

    def __init__(self, port: int) -> None:
        self._rng = Random(GAME)
        self.plies = 0
        self.port = port
        with self._game() as game:
            setup = game.sealed_setup(["ann", "bob", "cy"])
        self.token, self._keys = setup["token"], setup["seat_keys"]

    def is_over(self) -> bool:
        """Whether the game is finished; the service knows as many actions as were played."""
        with self._game() as game:
            seen = game.sealed(self.token).view()
        assert seen["view"]["ply"] == self.plies
        return bool(seen["finished"])

    def step(self) -> None:
        """Play one action; a call that fails has changed nothing."""
        with self._game() as game:
            player = game.sealed(self.token).view()["to_act"][0]
            seat = game.sealed(self.token, self._keys[player])
            listed = [each for each in seat.view()["legal_actions"] if each["player"] == player]
            self.token = seat.act(concrete(self._rng.choice(listed), self._rng))["token"]
        self.plies += 1

    @contextmanager
    def _game(self) -> Iterator[GameClient]:
        """The game at the port, by calls that are not repeated."""
        with Client(f"http://{HOST}:{self.port}", retries=0, timeout=(3, 60)) as client:
            yield client.game(GAME)

    def finish(self) -> None:
        """Play to the end."""
        while not self.is_over():
            self.step()


def sealing(heads: str) -> dict[str, str]:
    """The settings of a service with keys, which keeps heads there."""
    return {"GAVEL_KEYS": key_file(), "GAVEL_HEADS": heads}


def descriptors(processes: list[int]) -> int:
    """How many files and connections these processes have open."""
    return sum(len(os.listdir(Path("/proc") / str(pid) / "fd")) for pid in processes)  # noqa: PTH208  # as fast as it gets
