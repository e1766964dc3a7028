"""The shapes of a game that declares its documents."""

from typing import Any

from gavel.engine.actions import REVEAL, TABLE, Action, Figure
from gavel.engine.declaration import Declaration
from gavel.engine.game import Game
from gavel.engine.shapes import Shape
from gavel.schemas.fields import Strict
from gavel.schemas.from_shapes import field_of, fields_of, schema_of
from gavel.schemas.members import state_shapes
from gavel.schemas.scalars import Constant, PlayerId
from gavel.schemas.shapes import Fields, Shapes, camel, schema


def shapes_of(game: Game[Any], declaration: Declaration[Any]) -> Shapes:
    """The shapes of a game."""
    prefix = camel(game.id)
    actions = {each.type: each for phase in game.phases for each in phase.actions}
    in_order = {name: actions[name] for name in game.action_types}
    return Shapes(
        prefix=prefix,
        options=_options(game, prefix),
        deal=schema_of(declaration.deal, prefix),
        actions={name: _action(each, prefix, _sent) for name, each in in_order.items()},
        listed={name: _action(each, prefix, _listed) for name, each in in_order.items()},
        exactly_one={name: each.members for name, each in in_order.items() if each.exactly_one},
        tally_player=fields_of(declaration.tallied, prefix),
        breakdown=schema_of(declaration.breakdown, prefix),
        units=declaration.units,
        growth=declaration.growth,
        **state_shapes(prefix, declaration.state)._asdict(),
    )


def _options(game: Game[Any], prefix: str) -> type[Strict]:
    members = {each.id: field_of(each.shape.optional(), prefix) for each in game.options if each.shape is not None}
    doc = "House rules and rulings; those that are not given follow the edition."
    return schema(f"{prefix}Options", members, doc)


def _sent(figure: Figure) -> Shape:
    return figure.sent


def _listed(figure: Figure) -> Shape:
    return figure.listed


def _action(action: Action[Any], prefix: str, shape: Any) -> Fields:
    """The members of an action, sent or listed, beside its type."""
    player = Constant(TABLE) if action.type == REVEAL else PlayerId()
    members: dict[str, Shape] = {name: shape(figure) for name, figure in action.figures.items()}
    if action.exactly_one:
        members = {name: each.optional() for name, each in members.items()}
    return {"player": player, **fields_of(members, prefix)}
