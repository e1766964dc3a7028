"""The shapes of a game's states and views."""

from typing import Any

from marshmallow.fields import Field

from gavel.engine.game import Game
from gavel.engine.shapes import FEWEST_PLAYERS
from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.referee_shapes import records
from gavel.schemas.scalars import Choice, Constant, Int, Name, SeatId
from gavel.schemas.shapes import DealRecord, DealSeen, Shapes, dealer, digest, schema


def _ruleset(game: Game[Any], prefix: str, **common: Any) -> Choice:
    name = Name(f"{prefix}RulesetId", "The id of an edition of the rules.")
    return Choice(*(ruleset.id for ruleset in game.rulesets), code="ruleset.unknown", named=name, **common)


def _variant(game: Game[Any], prefix: str, **common: Any) -> Choice:
    variants = dict.fromkeys(variant for ruleset in game.rulesets for variant in ruleset.variants)
    name = Name(f"{prefix}Variant", "A way of playing that an edition has.")
    return Choice(*variants, code="variant.unknown", named=name, **common)


def _phase(game: Game[Any], prefix: str) -> Choice:
    return Choice(*game.phase_names, named=Name(f"{prefix}Phase", "A part of a turn or of the game, with its actions."))


def edition(game: Game[Any], shapes: Shapes, *, required: bool) -> dict[str, Field[Any]]:
    """The members for the edition of a game: ruleset, variant and options."""
    return {
        "ruleset": _ruleset(game, shapes.prefix, required=required),
        "variant": _variant(game, shapes.prefix, required=required),
        "options": Part(shapes.options, required=required),
    }


def _head(game: Game[Any], shapes: Shapes) -> dict[str, Field[Any]]:
    return {
        "game": Constant(game.id),
        "schema_version": Constant(1),
        **edition(game, shapes, required=True),
        "dealer": dealer(),
    }


def state(game: Game[Any], shapes: Shapes) -> type[Strict]:
    """The schema of a game's states."""
    player = schema(
        f"{shapes.prefix}Player",
        {"id": SeatId(), **shapes.player},
        "A player's part of the state: for your server alone.",
    )
    return schema(
        f"{shapes.prefix}State",
        {
            **_head(game, shapes),
            "deal": Part(DealRecord, null=True),
            "players": Items(Part(player), FEWEST_PLAYERS, maximum=game.seats),
            "phase": _phase(game, shapes.prefix),
            "round": Int(),
            "ply": Int(),
            "history": digest(),
            **records(),
            **shapes.state,
        },
        "The whole state of a game, everyone's cards included: for your server alone.",
    )


def view(game: Game[Any], shapes: Shapes) -> type[Strict]:
    """The schema of a game's views."""
    player = schema(f"{shapes.prefix}SeenPlayer", {"id": SeatId(), **shapes.seen_player}, "A player, as seen by one.")
    return schema(
        f"{shapes.prefix}View",
        {
            **_head(game, shapes),
            "deal": Part(DealSeen, null=True),
            "players": Items(Part(player), FEWEST_PLAYERS, maximum=game.seats),
            "phase": _phase(game, shapes.prefix),
            "round": Int(),
            "ply": Int(),
            "history": digest(required=False),
            **records(),
            **shapes.seen,
        },
        "A state as one seat sees it, for that seat's browser; a finished game's view is the state.",
    )
