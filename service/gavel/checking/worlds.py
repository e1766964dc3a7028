"""Two worlds: what nobody has been shown must not be in a view, nor in what somebody else may do."""

from collections.abc import Iterator
from random import Random
from typing import Any

from gavel.api.service import GameService
from gavel.checking.random_play import Document, concrete, setups
from gavel.engine.game import FINISHED, SPECTATOR, Game
from gavel.engine.state import SERVICE_DEALER

_PAIRS = 40
"""The pairs of worlds for each setup: most pairs soon differ openly, and end there."""


def leaks(service: GameService) -> Iterator[str]:
    """Members of a spectator's view that differ between two worlds although no event has differed."""
    game, random = service.game, Random(f"worlds of {service.game.id}")  # noqa: S311  # seeded
    if not game.has_chance:
        return
    for request in setups(game, random):
        if request["dealer"] != SERVICE_DEALER or request["options"]:
            continue
        for _pair in range(_PAIRS):
            if found := _leak(game, request, random):
                yield found
                return


def _leak(game: Game[Any], request: Document, random: Random) -> str:
    """The first leak that a pair of worlds shows while the same actions are played in both; empty for none."""
    open_anyhow = {"deal", *[member.key for member in game.declaration.state.members if member.laid_out]}
    begun = [game.setup({**request, "seed": f"{random.random()}"}) for _world in range(2)]
    one, other = [state for state, _events in begun]
    shown = [events for _state, events in begun]
    while shown[0] == shown[1]:
        seen = [game.view(state, SPECTATOR) for state in (one, other)]
        if differing := [name for name in seen[0] if seen[0][name] != seen[1][name] and name not in open_anyhow]:
            return f"a spectator sees {', '.join(differing)}, which hidden things decide and no event has shown"
        both = [each for each in game.legal_actions(one) if each in game.legal_actions(other)]
        if FINISHED in (one.phase, other.phase) or not both:
            break
        action = concrete(random.choice(both), random)
        shown = [game.play(state, action) for state in (one, other)]
    return ""
