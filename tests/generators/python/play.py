"""A whole game by random legal actions, and one refused action before it, through whatever a tool has generated."""

import json
import os
import random
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

PLAYERS = ["ann", "bob", "cy"]
SEED = "generators"
BASE = os.environ.get("GAVEL_URL", "http://127.0.0.1:8000")

dice = random.Random(1)

P = TypeVar("P")
A = TypeVar("A")


class Game(NamedTuple, Generic[P, A]):
    """How one game is played with a tool's types."""

    begin: Callable[[], P]
    choices: Callable[[P], list[A]]
    act: Callable[[P, A], P]
    is_over: Callable[[P], bool]
    ply: Callable[[P], int]
    refused: Callable[[P], str]
    """What the refusal of an illegal action says, read by its types."""


def amount_of(minimum: int, maximum: int) -> int:
    """One of the amounts that a bid may have."""
    return dice.randint(minimum, maximum)


def play(name: str, game: Game[P, A]) -> None:
    """Play it, and print how it went as a line of JSON."""
    at = game.begin()
    refused = game.refused(at)
    plies = 0
    while not game.is_over(at):
        at = game.act(at, dice.choice(game.choices(at)))
        plies += 1
    if game.ply(at) != plies or plies < 10:
        raise ValueError(f"{name}: {plies} actions played, the state says {game.ply(at)}")
    print(json.dumps({"game": name, "plies": plies, "refused": refused}), flush=True)
