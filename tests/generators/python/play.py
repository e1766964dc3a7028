"""A whole game by random legal actions, and one refused action before it, through whatever a tool has generated."""

import json
import os
import random
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

PLAYERS = ["ann", "bob", "cy"]
SEED = "generators"
BASE = os.environ.get("GAVEL_URL", "http://127.0.0.1:8000")

dice = random.Random(1)


class State(Protocol):
    """What the player reads of a state."""

    @property
    def ply(self) -> int:
        """How many actions were played."""


class Position(Protocol):
    """What the player reads of a position, which all tools generate alike."""

    @property
    def finished(self) -> bool:
        """Whether the game is over."""

    @property
    def state(self) -> State:
        """The state."""


P = TypeVar("P", bound=Position)
A = TypeVar("A")


class Game(NamedTuple, Generic[P, A]):
    """How one game is played with a tool's types."""

    begin: Callable[[], P]
    choices: Callable[[P], list[A]]
    act: Callable[[P, A], P]
    refused: Callable[[P], str]
    """What the refusal of an illegal action says, read by its types."""


def drawn(legal: dict[str, Any]) -> dict[str, Any]:
    """The members of a legal action as those of an action: the amount of a bid is one of those that it may have."""
    amount = legal.get("amount")
    return (
        {**legal, "amount": dice.randint(amount["minimum"], amount["maximum"])} if isinstance(amount, dict) else legal
    )


def play(name: str, game: Game[P, A]) -> None:
    """Play it, and print how it went as a line of JSON."""
    at = game.begin()
    refused = game.refused(at)
    plies = 0
    while not at.finished:
        at = game.act(at, dice.choice(game.choices(at)))
        plies += 1
    if at.state.ply != plies or plies < 10:
        raise ValueError(f"{name}: {plies} actions played, the state says {at.state.ply}")
    print(json.dumps({"game": name, "plies": plies, "refused": refused}), flush=True)
