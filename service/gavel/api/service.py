"""The service of one game: its rules, shapes and words, and the schemas of its operations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from gavel.api.operations.operation import Operation, OperationSchemas
from gavel.engine.declared import forms_by_name, people_in
from gavel.engine.events import EventType
from gavel.engine.game import Game
from gavel.engine.judging import PLAYER_UNKNOWN
from gavel.engine.refereeing import ShapeCheck
from gavel.engine.verdicts import Code, Violation
from gavel.i18n.common import game_texts
from gavel.i18n.messages import Messages
from gavel.schemas.declared import shapes_of
from gavel.schemas.explain import member_errors
from gavel.schemas.fields import Strict
from gavel.schemas.shapes import Shapes
from gavel.schemas.validators import compile_field_validator
from gavel.schemas.vocabulary import Vocabulary

if TYPE_CHECKING:
    from gavel.engine.clauses import Clauses
    from gavel.engine.situations import Situations


@dataclass(frozen=True, eq=False)
class GameService:
    """Everything that answers for one game need; each part is made at its first use, or by `prepare`."""

    game: Game[Any]
    package: str
    table: Mapping[str, Operation[Any]]
    """The operations of all games."""

    @cached_property
    def shapes(self) -> Shapes:
        """The game's own shapes."""
        return shapes_of(self.game)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The schemas that requests and answers consist of."""
        return Vocabulary(self.game, self.shapes)

    @cached_property
    def clauses(self) -> Clauses:
        """The rules in our own words."""
        from gavel.engine.clauses import load

        return load(self.package, self.game.id, tuple([each.id for each in self.game.rulesets]))

    @cached_property
    def situations(self) -> Situations:
        """The questions of players, and irregularities."""
        from gavel.engine.situations import load

        return load(self.package)

    @cached_property
    def event_texts(self) -> Messages:
        """The sentences of events."""
        return game_texts(self.package).events

    @cached_property
    def code_texts(self) -> Messages:
        """The sentences of errors and violations."""
        return game_texts(self.package).codes

    @cached_property
    def people(self) -> Mapping[str, frozenset[str]]:
        """Event type or code -> its figures that hold players' ids, which may have names."""
        return _people(self.game)

    @cached_property
    def operations(self) -> tuple[str, ...]:
        """The operations of this game."""
        return tuple([each.name for each in self.table.values() if each.belongs_to(self.game)])

    @cached_property
    def schemas(self) -> OperationSchemas:
        """The schemas of this game's operations."""
        return OperationSchemas({name: self.table[name] for name in self.operations}, self.vocabulary)

    @cached_property
    def shape_check(self) -> ShapeCheck:
        """The check of the shape of a corrected state's members."""
        return _shape_check_of(self.vocabulary.state())

    @property
    def request_codes(self) -> tuple[str, ...]:
        """The codes of violations in a request of the right shape."""
        return (*self.game.bad_setup, *self.game.bad_match)

    def prepare(self) -> None:
        """Make every part, so that no request has to."""
        for name, member in vars(GameService).items():
            if isinstance(member, cached_property):
                getattr(self, name)
        self.schemas.prepare()
        for texts in (self.event_texts, self.code_texts):
            _ = texts.forms, texts.labels.by_figure


def _shape_check_of(state: Strict) -> ShapeCheck:
    accepts = {name: compile_field_validator(field) for name, field in state.members.items()}

    def shape_check(members: Mapping[str, Any], names: Sequence[str]) -> list[Violation]:
        if all(name in members and name in accepts and accepts[name](members[name]) for name in names):
            return []
        errors = member_errors(state, names, members)
        return [Violation(each.code, each.pointer, figures=each.figures) for each in errors]

    return shape_check


def _people(game: Game[Any]) -> Mapping[str, frozenset[str]]:
    codes = (*game.illegal_codes, *game.every_breach_code, *game.setup_codes, *game.match_codes)
    declared: tuple[Code | EventType, ...] = (*game.every_event_type, *codes)
    figures = {name: people_in(forms) for name, forms in forms_by_name(declared).items()}
    # An unknown player has an id and no name, even if the names of a request have one for that id.
    return {**figures, PLAYER_UNKNOWN.code: figures[PLAYER_UNKNOWN.code] - {"player"}}
