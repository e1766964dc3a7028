"""Sealed tables at the moments that the benchmark posts, each with the plain state that its token holds."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.play import NAMES, settled
from benchmarks.scenarios import Scenario, compact
from gavel.api.operations.call import Call
from gavel.i18n.translator import translator_for
from gavel.sealing.game import SealedGame
from gavel.sealing.games import sealed_games
from gavel.sealing.keys import ServiceKeys, load
from gavel.sealing.operations.request import SealedRequest
from gavel.sealing.operations.table import answer
from gavel.sealing.seat_keys import parse
from gavel.sealing.tokens import KeyVault


class Drawing(KeyVault):
    """Seals with a service's keys, and draws what a seed says, so that two runs measure the same games."""

    def __init__(self, keys: ServiceKeys, seed: int) -> None:
        super().__init__(keys)
        self._dice = Random(seed)

    def draw(self, count: int) -> bytes:
        """So many bytes."""
        return self._dice.randbytes(count)


@dataclass(frozen=True, slots=True)
class Moment:
    """One action that is posted, of a plain state and of the token of the same state."""

    plain: bytes
    sealed: bytes
    key: str
    """Of the seat that acts."""


class Table:
    """A sealed table in process."""

    def __init__(self, keys: Path, game: str, players: int, seed: int, *, held: bool = False) -> None:
        self._sealed: SealedGame = sealed_games()[game]
        self._vault = Drawing(load(keys), seed)
        request = {"players": list(NAMES[:players]), "referee": True, "held": held}
        first = self._asked("setup", request)
        self.token: str = first["token"]
        self._keys: Mapping[str, str] = {**first["seat_keys"], "referee": first["referee_key"]}

    def moment(self, moves: int, dice: Random) -> Moment:
        """The table after so many random moves."""
        for _ in range(moves):
            self._open()
            action = self._any_action(dice)
            body = {"token": self.token, "action": action}
            self.token = self._asked("actions", body, action["player"])["token"]
        self._open()
        action = self._any_action(dice)
        plain, sealed = {"state": self._state(), "action": action}, {"token": self.token, "action": action}
        return Moment(compact(plain), compact(sealed), self._keys[action["player"]])

    def _open(self) -> None:
        """Let every seat look, since what is held opens to any but one."""
        for player in [player for player in self._keys if player != "referee"]:
            self.token = self._asked("views", {"token": self.token}, player)["token"]

    def _any_action(self, dice: Random) -> Any:
        game = self._sealed.game
        listed = game.legal_actions(game.load(self._state()))
        return settled(listed[int(dice.random() * len(listed))], dice.random)

    def _state(self) -> Any:
        return json.loads(json.dumps(self._asked("unseal", {"token": self.token}, "referee")["state"]))

    def _asked(self, operation: str, body: Any, holder: str | None = None) -> Any:
        key = None if holder is None else parse(self._keys[holder])
        return answer(
            SealedRequest(self._sealed, body, Call(translator_for("en"), ""), key, self._vault, None), operation
        )


def moment_of(scenario: Scenario, keys: Path, *, held: bool) -> Moment:
    """The moment of a scenario; `held`: at a table where what an action turns up is held."""
    table = Table(keys, scenario.game, scenario.players, scenario.seed, held=held)
    return table.moment(scenario.moves, Random(scenario.seed))
