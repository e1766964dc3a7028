"""What a game's operations are asked with: one request schema for each."""

from collections.abc import Mapping
from typing import Any

from marshmallow.fields import Field

from gavel.engine.game import Game
from gavel.schemas.fields import Items, Part, Strict, Tagged
from gavel.schemas.limits import LIMITS
from gavel.schemas.scalars import Bool, Choice, Int, PlayerId, SeatId, Text
from gavel.schemas.shapes import FEWEST_PLAYERS, MOST_GAMES, MOST_PLAYERS, Fields, Shapes, camel, schema
from gavel.schemas.state_shapes import edition


def requests(
    game: Game[Any], shapes: Shapes, state: type[Strict], actions: Mapping[str, type[Strict]]
) -> dict[str, type[Strict]]:
    """The request schemas that every game has, by operation."""
    setup = _setup(game, shapes)
    parts: dict[str, tuple[str, Fields]] = {
        "actions": (
            "A state and the action proposed in it.",
            {"state": Part(state), "action": Tagged(actions)},
        ),
        "legal-actions": (
            "A state; `player` filters the actions, `expand` lists every bid.",
            {"state": Part(state), "player": PlayerId(required=False), "expand": Bool(required=False)},
        ),
        "scores": (
            "A state; `final: true` demands that the game be over.",
            {"state": Part(state), "final": Bool(required=False)},
        ),
        "tallies": ("A hand-entered end.", _tally(game, shapes)),
        "views": ("A state and who looks at it.", {"state": Part(state), "viewer": PlayerId()}),
        "inspections": ("A state to be inspected.", {"state": Part(state)}),
    }
    made = {
        name: schema(f"{shapes.prefix}{camel(name)}Request", members, doc) for name, (doc, members) in parts.items()
    }
    return {"setup": setup, **made, "replays": _replay(shapes, setup, state, actions)}


def _setup(game: Game[Any], shapes: Shapes) -> type[Strict]:
    members: dict[str, Field[Any]] = {
        **edition(game, shapes, required=False),
        "players": Items(SeatId(), FEWEST_PLAYERS, maximum=MOST_PLAYERS, unique=True),
        "first_player": PlayerId(required=False),
        "dealer": Choice("service", "table", required=False),
        "seed": Text(maximum=128, required=False),
        "deal": Part(shapes.deal, required=False),
        **shapes.setup,
    }
    return schema(f"{shapes.prefix}SetupRequest", members, "A new game: who plays, by which rules, who deals.")


def _tally(game: Game[Any], shapes: Shapes) -> Fields:
    player = schema(f"{shapes.prefix}TallyPlayer", {"id": SeatId(), **shapes.tally_player}, "A player's end position.")
    return {
        **edition(game, shapes, required=False),
        "players": Items(Part(player), FEWEST_PLAYERS, maximum=MOST_PLAYERS),
        **shapes.tally,
    }


def _replay(
    shapes: Shapes, setup: type[Strict], state: type[Strict], actions: Mapping[str, type[Strict]]
) -> type[Strict]:
    members: Fields = {
        "setup": Part(setup, required=False),
        "state": Part(state, required=False),
        "actions": Items(Tagged(actions), maximum=LIMITS.replay),
        "history": Text(64, maximum=64, pattern="^[0-9a-f]{64}$", required=False),
    }
    doc = "A transcript: a setup or a state, the actions since, and the digest that the record ends with."
    return schema(f"{shapes.prefix}ReplaysRequest", members, doc, exactly_one=("setup", "state"))


def match_request(prefix: str, options: type[Strict], sheet: type[Strict]) -> type[Strict]:
    """The request schema of a match, where a game is played in matches."""
    members: Fields = {
        "rounds": Int(1, MOST_GAMES),
        "results": Items(Part(sheet), 1, maximum=MOST_GAMES),
        "options": Part(options, required=False),
    }
    return schema(f"{prefix}MatchesRequest", members, "The final scoresheets of a match's games so far.")
