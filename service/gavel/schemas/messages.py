"""A game's requests and answers, put together from its own shapes and those that all games share."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gavel.engine.game import Game
from gavel.schemas.answer_shapes import answers, match_answer
from gavel.schemas.fields import Strict
from gavel.schemas.request_shapes import match_request, requests
from gavel.schemas.shapes import Shapes, variants
from gavel.schemas.state_shapes import state


@dataclass(frozen=True, slots=True)
class Messages:
    """The request and answer schemas of one game, by operation."""

    requests: Mapping[str, type[Strict]]
    answers: Mapping[str, type[Strict]]
    action: Mapping[str, type[Strict]]


def messages(game: Game[Any], shapes: Shapes) -> Messages:
    """Every request and answer of a game, put together from its shapes."""
    of_states = state(game, shapes)
    actions = variants(shapes.prefix, "Action", shapes.actions, shapes)
    asked, answered = requests(game, shapes, of_states, actions), answers(game, shapes, of_states)
    if shapes.match_options is not None:
        asked["matches"] = match_request(shapes.prefix, shapes.match_options, answered["scores"])
        answered["matches"] = match_answer(shapes.prefix)
    return Messages(asked, answered, actions)
