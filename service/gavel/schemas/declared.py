"""A game's schemas, derived from its declaration."""

from collections.abc import Callable, Sequence
from typing import Any

from gavel.engine.actions import REVEAL, TABLE, Action, Figure
from gavel.engine.game import Game
from gavel.engine.options import Option
from gavel.engine.shapes import Shape
from gavel.schemas.fields import Strict
from gavel.schemas.from_shapes import field_of, fields_of, schema_of
from gavel.schemas.members import state_shapes
from gavel.schemas.scalars import Constant, PlayerId
from gavel.schemas.shapes import Fields, Shapes, camel, schema


def shapes_of(game: Game[Any]) -> Shapes:
    """The shapes of a game."""
    prefix, declaration = camel(game.id), game.declaration
    actions = {name: _of_type(game, name) for name in game.action_types}
    return Shapes(
        prefix=prefix,
        options=_options(
            game.options, prefix, "Options", "House rules and rulings; those that are not given follow the edition."
        ),
        match_options=_options(game.match_options, prefix, "MatchOptions", "Rulings on matches.")
        if game.match_options
        else None,
        deal=schema_of(declaration.deal, prefix) if declaration.deal is not None else None,
        setup=fields_of(declaration.setup, prefix),
        actions={name: _action(each, prefix, _sent) for name, each in actions.items()},
        listed={name: _action(each, prefix, _listed) for name, each in actions.items()},
        exactly_one={name: each[0].members for name, each in actions.items() if each[0].exactly_one},
        at_most_one={name: few for name, each in actions.items() if (few := _not_in_all(each))},
        tally=fields_of(declaration.tally, prefix),
        tally_player=fields_of(declaration.tallied, prefix) if declaration.tallied is not None else None,
        breakdown=schema_of(declaration.breakdown, prefix),
        **state_shapes(prefix, declaration.state, game.seats)._asdict(),
    )


def _options(options: Sequence[Option], prefix: str, title: str, doc: str) -> type[Strict]:
    members = {each.id: field_of(each.shape.optional(), prefix) for each in options}
    return schema(f"{prefix}{title}", members, doc)


def _of_type(game: Game[Any], name: str) -> list[Action[Any]]:
    """The actions of a type; each phase may have its own, with other figures."""
    return [each for phase in game.phases for each in phase.actions if each.type == name]


def _not_in_all(actions: Sequence[Action[Any]]) -> tuple[str, ...]:
    """The figures that only some of these actions have; no action has more than one of them."""
    everywhere = set.intersection(*[set(each.figures) for each in actions])
    return tuple(dict.fromkeys(name for each in actions for name in each.figures if name not in everywhere))


def _sent(figure: Figure) -> Shape:
    return figure.sent


def _listed(figure: Figure) -> Shape:
    return figure.listed


def _action(actions: Sequence[Action[Any]], prefix: str, shape: Callable[[Figure], Shape]) -> Fields:
    """The members of a type's actions, submitted or listed, beside the type; those that not all have are optional."""
    player = Constant(TABLE) if actions[0].type == REVEAL else PlayerId()
    members = {name: shape(figure) for each in actions for name, figure in each.figures.items()}
    optional = members if actions[0].exactly_one else _not_in_all(actions)
    return {
        "player": player,
        **fields_of({name: each.optional() if name in optional else each for name, each in members.items()}, prefix),
    }
