"""A game's schemas, derived from its declaration."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from gavel.engine.actions import REVEAL, TABLE, ActionForm, Figure
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
    forms = {name: game.action_form(name) for name in game.action_types}
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
        actions={name: _action(name, form, prefix, attrgetter("sent")) for name, form in forms.items()},
        listed={name: _action(name, form, prefix, attrgetter("listed")) for name, form in forms.items()},
        exactly_one={name: form.exactly_one for name, form in forms.items()},
        at_most_one={name: form.at_most_one for name, form in forms.items()},
        tally=fields_of(declaration.tally, prefix),
        tally_player=fields_of(declaration.tallied, prefix) if declaration.tallied is not None else None,
        breakdown=schema_of(declaration.breakdown, prefix),
        **state_shapes(prefix, declaration.state, game.seats)._asdict(),
    )


def _options(options: Sequence[Option], prefix: str, title: str, doc: str) -> type[Strict]:
    members = {each.id: field_of(each.shape.optional(), prefix) for each in options}
    return schema(f"{prefix}{title}", members, doc)


def _action(type_: str, form: ActionForm, prefix: str, shape: Callable[[Figure], Shape]) -> Fields:
    """The members of a type's actions, submitted or listed, beside the type."""
    player = Constant(TABLE) if type_ == REVEAL else PlayerId()
    return {"player": player, **fields_of(form.shapes(shape), prefix)}
