"""One service for each game, found by the game's id: rules, shapes, words, and what each operation accepts.

A game is found by its folder under `gavel.games`, which brings `schemas.SHAPES`, `texts` and `examples`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from gavel.api.operations.table import OPERATIONS
from gavel.api.problems import Problem
from gavel.engine.clauses import Clauses, load
from gavel.engine.declared import forms_by_name, people_in
from gavel.engine.events import EventType
from gavel.engine.game import PLAYER_UNKNOWN, Game
from gavel.engine.situations import Situations
from gavel.engine.situations import load as load_situations
from gavel.engine.verdicts import Code, Violation
from gavel.games.catalogue import games, packages
from gavel.i18n.common import game_texts
from gavel.i18n.messages import Messages
from gavel.schemas.acceptors import compile_acceptor
from gavel.schemas.explain import schema_errors
from gavel.schemas.fields import Strict
from gavel.schemas.shapes import Shapes
from gavel.schemas.vocabulary import Vocabulary, vocabulary


@dataclass(frozen=True, slots=True)
class GameService:
    """Everything that answering for one game needs."""

    game: Game[Any]
    shapes: Shapes
    vocabulary: Vocabulary
    clauses: Clauses
    situations: Situations
    event_texts: Messages
    fault_texts: Messages
    people: Mapping[str, frozenset[str]]
    """Event type or code -> its figures that are players' ids, which may have names."""
    accepts: Mapping[str, Callable[[object], bool]]
    """Operation -> the acceptor of its request."""
    requests: Mapping[str, Strict]
    """Operation -> the schema that explains what the acceptor refuses."""
    answers: Mapping[str, type[Strict]]
    """Operation -> the schema of its answer."""
    misfits: Callable[[Mapping[str, Any]], Sequence[Violation]]
    """What is wrong with the shape of a state that a correction leads to."""

    @property
    def request_codes(self) -> tuple[str, ...]:
        """Codes that the rules find wrong in a request of the right shape."""
        return (*self.game.bad_setup, *self.game.bad_match)


@cache
def registry() -> dict[str, GameService]:
    """Every game's service by game id."""
    return {game.id: _service(game) for game in games().values()}


def service_of(game: str) -> GameService:
    """The service of a game; raises Problem, which lists those that there are."""
    found = registry().get(game)
    if found is None:
        known = list(registry())
        raise Problem("unknown-game", {"game": game, "games": known}, members={"games": known})
    return found


def examples_of(service: GameService) -> Mapping[str, Mapping[str, Any]]:
    """Example request bodies of a game: operation -> name -> body."""
    examples: Mapping[str, Mapping[str, Any]] = _examples(service).examples()
    return examples


def refused_examples_of(service: GameService) -> Mapping[str, Mapping[str, Any]]:
    """Example request bodies that a game refuses, in the same way."""
    refusals: Mapping[str, Mapping[str, Any]] = _examples(service).refusals()
    return refusals


def _examples(service: GameService) -> Any:
    return import_module(f"{packages()[service.game.id]}.examples")


def _service(game: Game[Any]) -> GameService:
    package = packages()[game.id]
    shapes: Shapes = import_module(f"{package}.schemas").SHAPES
    texts = game_texts(package)
    own = vocabulary(game, shapes)
    in_matches = shapes.match_options is not None
    offered = [each for each in OPERATIONS.values() if in_matches or not each.only_in_matches]
    requests = {each.name: each.request(own)() for each in offered}
    return GameService(
        game=game,
        shapes=shapes,
        vocabulary=own,
        clauses=load(package),
        situations=load_situations(package),
        event_texts=texts.events,
        fault_texts=texts.faults,
        people=_people(game),
        accepts={name: compile_acceptor(request) for name, request in requests.items()},
        requests=requests,
        answers={each.name: each.answer(own) for each in offered},
        misfits=_misfits_of(own.state()),
    )


def _misfits_of(state: Strict) -> Callable[[Mapping[str, Any]], Sequence[Violation]]:
    accepts = compile_acceptor(state)

    def misfits(document: Mapping[str, Any]) -> list[Violation]:
        if accepts(document):
            return []
        return [Violation(each.code, each.pointer, figures=each.figures) for each in schema_errors(state, document)]

    return misfits


def _people(game: Game[Any]) -> Mapping[str, frozenset[str]]:
    codes = (*game.illegal_codes, *game.every_state_code, *game.setup_codes, *game.match_codes)
    declared: tuple[Code | EventType, ...] = (*game.every_event_type, *codes)
    found = {name: people_in(forms) for name, forms in forms_by_name(declared).items()}
    # Whoever is unknown has an id and no name, also where the names of a request have one for it.
    return {**found, PLAYER_UNKNOWN.code: found[PLAYER_UNKNOWN.code] - {"player"}}
