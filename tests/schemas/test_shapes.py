"""The shapes that games are described with: what belongs to every game stands in every one, under names of its own."""

from typing import Any

import pytest

from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.registry import examples_of, registry
from gavel.api.service import GameService
from gavel.engine.actions import TABLE
from gavel.engine.records import ACTION_TYPES
from gavel.i18n.translator import translator_for
from gavel.schemas.fields import Items, Part, Strict, Tagged
from gavel.schemas.scalars import Constant
from gavel.schemas.shapes import camel

every_game = pytest.mark.parametrize("service", registry().values(), ids=registry())

COMMON = [
    "game",
    "schema_version",
    "ruleset",
    "variant",
    "options",
    "dealer",
    "deal",
    "players",
    "phase",
    "round",
    "ply",
    "history",
]


def part(schema: Strict, member: str) -> Strict:
    """The schema of a member that is an object, or of the items of one that is a list of objects."""
    field: Any = schema.members[member]
    field = field.inner if isinstance(field, Items) else field
    assert isinstance(field, Part)
    return field.strict


UNUSED = {"corrections", "forfeits", "penalties", "unsealed", "rekeyed"}
"""Absent until a referee has acted, or something was done at a sealed table."""


@every_game
def test_a_state_begins_with_what_all_games_have(service: GameService) -> None:
    assert list(part(service.schemas.requests["actions"], "state").members)[: len(COMMON)] == COMMON


@every_game
def test_a_state_is_written_in_the_order_of_its_schema(service: GameService) -> None:
    """So that openapi.yaml, the schemas and the answers tell the same story."""
    schema = part(service.schemas.requests["actions"], "state")
    for body in examples_of(service)["actions"].values():
        assert list(body["state"]) == [name for name in schema.members if name not in UNUSED]
        player = part(schema, "players")
        assert all(list(seat) == list(player.members) for seat in body["state"]["players"])


@every_game
def test_a_view_has_the_members_of_a_state(service: GameService) -> None:
    state = part(service.schemas.requests["actions"], "state")
    view = part(service.schemas.answers["views"](), "view")
    assert list(view.members) == list(state.members)
    assert list(part(view, "players").members) == list(part(state, "players").members)
    optional = {name for name, field in view.members.items() if not field.required}
    assert optional == {"history", *UNUSED}


@every_game
def test_there_is_a_shape_for_every_action_and_every_event(service: GameService) -> None:
    assert tuple(service.shapes.actions) == tuple(service.shapes.listed) == service.game.action_types
    events = service.vocabulary.events.inner
    assert isinstance(events, Tagged)
    assert events.variants.keys() == service.game.events.keys()
    assert list(service.vocabulary.action) == [*service.game.action_types, *ACTION_TYPES]


@every_game
def test_there_is_a_shape_for_every_option(service: GameService) -> None:
    members = service.shapes.options().members
    assert list(members) == [option.id for option in service.game.options]
    assert not any(field.required for field in members.values())


@every_game
def test_only_the_table_reveals(service: GameService) -> None:
    player = service.vocabulary.action["reveal"]().members["player"]
    assert isinstance(player, Constant)
    assert player.value == TABLE


@every_game
def test_schemas_of_different_shape_have_different_names(service: GameService) -> None:
    """OpenAPI finds them by their names."""
    found: dict[str, type] = {}
    waiting = [*service.schemas.requests.values(), *(schema() for schema in service.schemas.answers.values())]
    waiting += [service.vocabulary.illegal_action(), service.vocabulary.invalid_state()]
    while waiting:
        schema = waiting.pop()
        name = type(schema).__name__
        if name in found:
            assert found[name] is type(schema)
            continue
        found[name] = type(schema)
        waiting += [each for field in schema.members.values() for each in _within(field)]
    assert len(found) > 20


def _within(field: Any) -> list[Strict]:
    if isinstance(field, Part):
        return [field.strict]
    if isinstance(field, Tagged):
        return list(field.variants.values())
    inner = [getattr(field, name) for name in ("inner", "values") if hasattr(field, name)]
    return [each for one in [*inner, *getattr(field, "alternatives", ())] for each in _within(one)]


def test_what_an_operation_answers_has_the_members_of_its_schema_in_their_order(subtests: pytest.Subtests) -> None:
    for label, service, operation in [
        (f"{game}-{name}", each, name) for game, each in registry().items() for name in each.operations
    ]:
        with subtests.test(label):
            schema = service.schemas.answers[operation]()
            required = [name for name, field in schema.members.items() if field.required]
            for body in examples_of(service)[operation].values():
                document = answer(service, operation, body, Call(translator_for("en"), "example"))
                assert [name for name in document if name in required] == required
                assert set(document) <= set(schema.members)


def test_names_are_put_together_in_camel_case() -> None:
    assert [camel(name) for name in ("setup", "legal-actions", "a-b-c")] == ["Setup", "LegalActions", "ABC"]
