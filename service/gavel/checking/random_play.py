"""Random play of any game: its setups, and every position of a game with the action that follows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gavel.engine import shapes
from gavel.engine.actions import REVEAL
from gavel.engine.events import Event
from gavel.engine.game import FINISHED, Game
from gavel.engine.shapes import Shape
from gavel.engine.state import SERVICE_DEALER, TABLE_DEALER
from gavel.engine.verdicts import InvalidSetup

Document = dict[str, Any]

MOST_PLIES: Final = 10_000
"""The plies after which a game is taken not to end: a replay takes no more actions."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a random game, with what led to it and, unless the game is over, the action that follows."""

    state: Any
    document: Document
    events: list[Event]
    listed: list[Document]
    action: Document | None


class DoesNotEnd(Exception):
    """A random game has no end, or nobody may act in it."""


def setups(game: Game[Any], random: Random) -> Iterator[Document]:
    """Setup requests: every ruleset, variant and dealer with the fewest and the most players, and other options."""
    deals = any(REVEAL in phase.by_type for phase in game.phases)
    for ruleset in game.rulesets:
        for variant in ruleset.variants:
            for count in sorted({min(ruleset.player_counts), max(ruleset.player_counts)}):
                for dealer in (SERVICE_DEALER, TABLE_DEALER) if deals else (SERVICE_DEALER,):
                    yield _setup(game, ruleset.id, variant, count, dealer, {}, random)
    ruleset = game.rulesets[0]
    for option in game.options:
        for value in _values(option.shape):
            request = _setup(
                game, ruleset.id, ruleset.variants[0], min(ruleset.player_counts), SERVICE_DEALER, {}, random
            )
            yield {**request, "options": {option.id: value}}


def _setup(
    game: Game[Any], ruleset: str, variant: str, count: int, dealer: str, options: Mapping[str, Any], random: Random
) -> Document:
    players = [f"p{number}" for number in range(1, count + 1)]
    seed = {"seed": f"{random.random()}"} if dealer == SERVICE_DEALER and game.has_chance else {}
    head = {"ruleset": ruleset, "variant": variant, "players": players, "first_player": random.choice(players)}
    return {**head, "dealer": dealer, "options": dict(options), **seed}


def _values(shape: Shape) -> list[Any]:
    """Some values of an option: the bounds of an integer, every word, both of a flag."""
    match shape:
        case shapes.Integer():
            return [shape.minimum, shape.maximum]
        case shapes.IntegerOf():
            return [*shape.values]
        case shapes.Word():
            return [*shape.words]
        case shapes.Flag():
            return [False, True]
    return []


def positions(game: Game[Any], request: Document, random: Random) -> Iterator[Position]:
    """Every position of one random game; none if the rules refuse the setup. Raises DoesNotEnd."""
    try:
        state, events = game.setup(request)
    except InvalidSetup:
        return
    while state.phase != FINISHED:
        listed = game.legal_actions(state)
        if not listed or state.ply >= MOST_PLIES:
            why = "nobody may act" if not listed else f"it goes on after {MOST_PLIES:,} actions"
            raise DoesNotEnd(f"a game set up with {request} does not end: {why} in the phase {state.phase!r}")
        action = concrete(random.choice(listed), random)
        yield Position(state, game.document(state), events, listed, action)
        events = game.play(state, action)
    yield Position(state, game.document(state), events, [], None)


def concrete(listed: Document, random: Random) -> Document:
    """An action that a listed one stands for: some amount of a range, some cards of those that can turn up."""
    return {name: _figure(value, random) for name, value in listed.items()}


def _figure(value: Any, random: Random) -> Any:
    match value:
        case {"minimum": minimum, "maximum": maximum}:
            return random.randint(minimum, maximum)
        case {"count": count, "from": candidates}:
            return random.sample(candidates, count)
    return value
