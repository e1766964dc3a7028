"""The fullest positions of each game, at its largest table or a usual one: what a screen has to have room for."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from gavel.catalogue import games
from tests.browser.support import resume, take_device
from tests.support.play import as_json, concrete

Json = dict[str, Any]

NAMES = ("Ann", "Bob", "Cornelia", "Dee", "Ernestine", "Flo")
SEED = 1
MANY = 9
USUAL = 4
"""How many play at a usual table."""


class Position(NamedTuple):
    """A game after so many actions of a random play."""

    game: str
    phase: str
    when: str
    """`most`: where the phase offers most choices; `last`: where it comes last, and most lies on the table."""

    ply: int
    players: int

    def __str__(self) -> str:
        fewer = self.players < most_players(self.game)
        return f"{self.game}-{self.phase}-{self.when}" + (f"-of-{self.players}" if fewer else "")


def most_players(game: str) -> int:
    """How many players a game has seats for."""
    return max(max(ruleset.player_counts) for ruleset in games()[game].rulesets)


@cache
def setup_of(game: str, players: int) -> Json:
    """The setup of a game for so many players, in the latest ruleset that has seats for them."""
    fitting = [ruleset.id for ruleset in games()[game].rulesets if players in ruleset.player_counts]
    return {"ruleset": fitting[-1], "players": list(NAMES[:players]), "seed": "the fullest table"}


@cache
def _played(game: str, players: int) -> tuple[list[Json], dict[str, list[tuple[int, int]]]]:
    """The actions of a random play, and by phase each ply with the number of its choices."""
    rules, rng = games()[game], Random(SEED)
    state, _events = rules.setup(setup_of(game, players))
    actions: list[Json] = []
    phases: dict[str, list[tuple[int, int]]] = {}
    while rules.to_act(state):
        legal = as_json(rules.legal_actions(state))
        phases.setdefault(str(as_json(rules.view(state, "spectator"))["phase"]), []).append((len(legal), len(actions)))
        actions.append(concrete(rng.choice(legal), rng))
        rules.play(state, actions[-1])
    return actions, phases


def fullest(players: int | None = None) -> list[Position]:
    """Of every game and every phase the last position, and the one with most choices where there are many.

    With as many players as a game has seats for, or so many.
    """
    return [
        Position(game, phase, when, ply, number)
        for game in games()
        for number in [players or most_players(game)]
        for phase, found in _played(game, number)[1].items()
        for when, (choices, ply) in {"most": max(found), "last": found[-1]}.items()
        if when == "last" or choices > MANY
    ]


POSITIONS = {str(each): each for each in fullest()}
"""Those of the largest tables, by name."""


def sit_at(page: Page, position: Position, *, open_to_all: bool = True) -> None:
    """Open the table at a position, as the player who is to act sees it."""
    actions = _played(position.game, position.players)[0][: position.ply]
    resume(page, position.game, setup_of(position.game, position.players), actions, open_to_all=open_to_all)
    take_device(page)
