"""The fullest positions of each game, at its largest table: what a screen has to have room for."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from gavel.games.catalogue import games
from tests.browser.support import resume, take_device
from tests.support.play import as_json, concrete

Json = dict[str, Any]

NAMES = ("Ann", "Bob", "Cornelia", "Dee", "Ernestine", "Flo")
SEED = 1
MANY = 9


class Position(NamedTuple):
    """A game after so many actions of a random play."""

    game: str
    phase: str
    when: str
    """`most`: where the phase offers most choices; `last`: where it comes last, and most lies on the table."""

    ply: int

    def __str__(self) -> str:
        return f"{self.game}-{self.phase}-{self.when}"


@cache
def setup_of(game: str) -> Json:
    """The setup of a game for as many players as it has seats for."""
    most = max(max(ruleset.player_counts) for ruleset in games()[game].rulesets)
    fitting = [ruleset.id for ruleset in games()[game].rulesets if most in ruleset.player_counts]
    return {"ruleset": fitting[-1], "players": list(NAMES[:most]), "seed": "the fullest table"}


@cache
def _played(game: str) -> tuple[list[Json], dict[str, list[tuple[int, int]]]]:
    """The actions of a random play, and by phase each ply with the number of its choices."""
    rules, rng = games()[game], Random(SEED)
    state, _events = rules.setup(setup_of(game))
    actions: list[Json] = []
    phases: dict[str, list[tuple[int, int]]] = {}
    while rules.to_act(state):
        legal = as_json(rules.legal_actions(state))
        phases.setdefault(str(as_json(rules.view(state, "spectator"))["phase"]), []).append((len(legal), len(actions)))
        actions.append(concrete(rng.choice(legal), rng))
        rules.play(state, actions[-1])
    return actions, phases


def fullest() -> list[Position]:
    """Of every game and every phase the last position, and the one with most choices where there are many."""
    return [
        Position(game, phase, when, ply)
        for game in games()
        for phase, found in _played(game)[1].items()
        for when, (choices, ply) in {"most": max(found), "last": found[-1]}.items()
        if when == "last" or choices > MANY
    ]


def sit_at(page: Page, position: Position, *, open_to_all: bool = True) -> None:
    """Open the table at a position, as the player who is to act sees it."""
    actions = _played(position.game)[0][: position.ply]
    resume(page, position.game, setup_of(position.game), actions, open_to_all=open_to_all)
    take_device(page)
