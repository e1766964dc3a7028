"""What programs that play rely on: the limits that a game declares hold, and its records lead to possible games."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from gavel import games
from gavel.api.service import GameService
from gavel.checking.random_play import Document, concrete, setups
from gavel.engine.actions import TABLE

_MOST_PLIES: Final = 300
"""The plies after which a random game is broken off: other checks play to the end."""
_LOOKS: Final = 6
"""About how many positions of a game are looked at."""


def broken_limits(service: GameService) -> Iterator[str]:
    """Games, actions and views that exceed the limits which the game declares."""
    game = games.load(service.game.id)
    for state, request, random in _games(service):
        try:
            encoding = game.encoding(request)
        except NotImplementedError:  # it declares none
            return
        size = encoding.observation_size
        for _position in _positions(state, random):
            yield from _numberless(state, encoding, size)
        if state.ply > encoding.longest:
            yield f"a game has {state.ply} actions, and its limits allow {encoding.longest}"


def _numberless(state: games.State, encoding: games.Encoding, size: int) -> Iterator[str]:
    """What has no numbers in a position: legal actions, and the players' views."""
    for action in state.legal_actions(expand=True):
        if action["player"] != TABLE:
            try:
                encoding.encode(action)
            except ValueError:
                yield f"the limits have no number for the legal action {action}"
                return
    for player in state.players:
        numbers = len(encoding.observation(state.view(player), player))
        if numbers != size:
            yield f"a view of {player} makes {numbers} numbers, and others {size}"
            return


def impossible_records(service: GameService) -> Iterator[str]:
    """Records of played games from which no game can be made, or another one than was played."""
    game = games.load(service.game.id)
    for state, _request, random in _games(service):
        for _position in _positions(state, random):
            for player in state.players:
                try:
                    yield from _other_record(game, state.record(player), random)
                except NotImplementedError:  # it does not declare what a record shows of its deal
                    return


def _other_record(game: games.Game, record: Document, random: Random) -> Iterator[str]:
    seat, ply = record["seat"], record["view"]["ply"]
    try:
        made = game.possible(record, random).record(seat)
    except games.InvalidDocument as refusal:
        yield f"no game can be made of the record of {seat} after {ply} actions: {refusal.violations[0].code}"
        return
    if differing := [name for name in record if _known(record[name]) != _known(made[name]) and name != "setup"]:
        yield f"a game made of the record of {seat} after {ply} actions has another record: {', '.join(differing)}"


def _known(part: Any) -> Any:
    """A part of a record without what the seed of its game has decided."""
    return {name: part[name] for name in part if name not in ("deal", "history")} if isinstance(part, dict) else part


def _games(service: GameService) -> Iterator[tuple[games.State, Document, Random]]:
    """A new game for each ruleset, variant and dealer, with its setup, and what to play it by."""
    random = Random(f"programs of {service.game.id}")  # noqa: S311  # seeded, so that every start finds the same
    for request in setups(service.game, random):
        if not request["options"]:
            try:
                state = games.load(service.game.id).new(**request)
            except games.InvalidSetup:
                continue
            yield state, request, random


def _positions(state: games.State, random: Random) -> Iterator[None]:
    """Play a game at random, and stop at its first positions, at fewer and fewer later ones, and at its end."""
    while not state.finished and state.ply < _MOST_PLIES:
        if random.random() * state.ply < _LOOKS / 2:
            yield
        chance = state.chance()
        listed = state.legal_actions()
        state.play(concrete(random.choice(listed), random) if chance is None else chance.draw(random))
    yield
