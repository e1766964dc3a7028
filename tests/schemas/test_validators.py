"""Validators agree with their schemas, on good, spoilt and random documents, and refuse to be compiled on a guess."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marshmallow import ValidationError, fields, validate

from gavel.schemas.error_codes import Unique
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import Anything, Bool, Choice, Constant, Int, PlayerId, SeatId, Text
from gavel.schemas.validators import compile_validator
from tests.support.schema_documents import any_json, assert_agreement, documents_for, mutated


class Seat(Strict):
    id = SeatId()
    coins = Int()
    houses = Items(Int(1, 30), maximum=30, unique=True)
    cheques = Items(Int(0, 15), maximum=30)


class Bid(Strict):
    type = Constant("bid")
    player = PlayerId()
    amount = Int(-3, 14)


class Reveal(Strict):
    exactly_one = ("houses", "cheques")
    type = Constant("reveal")
    player = Constant("table")
    houses = Items(Int(), 1, maximum=6, required=False)
    cheques = Items(Int(), 1, maximum=6, required=False)


class Options(Strict):
    refund = Choice("half-up", "half-down", code="option.unknown", required=False)
    open_money = Bool(required=False)
    removed = Int(0, 12, required=False, null=True)


class Empty(Strict):
    pass


class Written(Strict):
    value = Anything(required=False)


class Game(Strict):
    """Every kind of field, alone and within another."""

    game = Constant("for-sale")
    schema_version = Constant(1)
    strict = Constant(True, required=False)
    note = Text(0, maximum=5, required=False, null=True)
    word = Text(0, maximum=4, pattern="^[a-z]*$", forbidden=("no",), required=False)
    history = Text(4, maximum=4, pattern="^[0-9a-f]{4}$")
    from_ = Int(data_key="from", required=False)
    options = Part(Options)
    empty = Part(Empty, required=False, null=True)
    players = Items(Part(Seat), 2, maximum=6)
    bids = MapOf(Int(1), keys=PlayerId(), maximum=3)
    hands = MapOf(Items(Part(Bid), maximum=2), keys=SeatId(), maximum=2, required=False)
    deck = Either(Items(Int(), maximum=4), Int(), Part(Options), null=True)
    flag = Either(Bool(), Choice("a", "b"), Constant(3), required=False)
    action = Tagged({"bid": Bid, "reveal": Reveal})
    kept = Items(Tagged({"bid": Bid}, null=True), maximum=3, required=False)
    written = Items(Part(Written), maximum=2, most_bytes=5, required=False)
    grid = Items(Items(Items(Text(maximum=2), maximum=2, unique=True), maximum=2), maximum=2, required=False)
    id = Anything()


SCHEMAS = [Game(), Reveal(), Options(), Empty(), Seat()]
VALIDATORS = {type(schema): compile_validator(schema) for schema in SCHEMAS}
GOOD = {type(schema): documents_for(schema) for schema in SCHEMAS}
SPOILT = {kind: mutated(good) for kind, good in GOOD.items()}


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: type(schema).__name__)
@settings(deadline=None)
@given(data=st.data())
def test_validator_and_schema_take_every_good_document(schema: Strict, data: st.DataObject) -> None:
    document = data.draw(GOOD[type(schema)])
    assert VALIDATORS[type(schema)](document)
    assert_agreement(schema, VALIDATORS[type(schema)], document)


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: type(schema).__name__)
@settings(deadline=None)
@given(data=st.data())
def test_validator_agrees_with_its_schema_on_spoilt_documents(schema: Strict, data: st.DataObject) -> None:
    assert_agreement(schema, VALIDATORS[type(schema)], data.draw(SPOILT[type(schema)]))


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: type(schema).__name__)
@settings(deadline=None)
@given(document=any_json())
def test_validator_agrees_with_its_schema_on_random_documents(schema: Strict, document: Any) -> None:
    assert_agreement(schema, VALIDATORS[type(schema)], document)


def good_game() -> dict[str, Any]:
    return {
        "game": "for-sale",
        "schema_version": 1,
        "history": "00ff",
        "options": {"refund": "half-up", "removed": None},
        "players": [{"id": name, "coins": 3, "houses": [1, 30], "cheques": [0, 0]} for name in ("ann", "bob")],
        "bids": {"ann": 2},
        "deck": [1, 2],
        "action": {"type": "bid", "player": "ann", "amount": 3},
        "id": {"any": ["thing", 1.5, None]},
    }


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"from": 3},
        {"strict": True, "note": "", "empty": {}, "word": ""},
        {"bids": {"\u00a0\u2028\u200f\ufeff": 1}},
        {"note": None, "empty": None, "deck": None},
        {"deck": 3},
        {"deck": {}},
        {"flag": False},
        {"flag": "b"},
        {"flag": 3},
        {"action": {"type": "reveal", "player": "table", "cheques": [0]}},
        {"kept": [None, {"type": "bid", "player": "\N{SNOWMAN}" * 64, "amount": -3}]},
        {"grid": [[["a", "b"], ["a"]], []]},
        {"hands": {"ann": [{"type": "bid", "player": "table", "amount": 0}]}},
        {"id": 2**53 - 1},
    ],
)
def test_good_documents_pass(changes: dict[str, Any]) -> None:
    document = good_game() | changes
    assert VALIDATORS[Game](document)
    assert_agreement(SCHEMAS[0], VALIDATORS[Game], document)


SPOILING: list[dict[str, Any]] = [
    {"game": "for-sale\n"},
    {"game": ["for-sale"]},
    {"schema_version": True},
    {"strict": 1},
    {"strict": False},
    {"note": "123456"},
    {"word": "a\n"},
    {"word": "no"},
    {"word": "abcde"},
    {"history": "00ff\n"},
    {"history": "00f"},
    {"history": "00fF"},
    {"options": None},
    {"options": {"removed": 13}},
    {"options": {"removed": True}},
    {"options": {"refund": None}},
    {"options": {"refund": ["half-up"]}},
    {"options": {"unknown": 1}},
    {"from": -1},
    {"from_": 1},
    {"empty": {"a": 1}},
    {"empty": []},
    {"players": []},
    {"players": good_game()["players"] * 4},
    {"players": {"0": good_game()["players"][0]}},
    {"bids": {"": 1}},
    {"bids": {"a\x85": 1}},
    {"bids": {"a\n": 1}},
    {"bids": {"\x00": 1}},
    {"bids": {"\x7f": 1}},
    {"bids": {"x" * 65: 1}},
    {"bids": {"a": 0}},
    {"bids": {"a": None}},
    {"bids": {"a": 1, "b": 1, "c": 1, "d": 1}},
    {"bids": []},
    {"hands": {"table": []}},
    {"hands": {"ann": [None]}},
    {"deck": [-1]},
    {"deck": [True]},
    {"deck": 2**53},
    {"deck": 0.5},
    {"deck": "1"},
    {"deck": True},
    {"flag": 1},
    {"flag": None},
    {"flag": "c"},
    {"action": None},
    {"action": []},
    {"action": {}},
    {"action": {"type": None}},
    {"action": {"type": []}},
    {"action": {"type": "pass"}},
    {"action": {"type": "bid", "player": "ann", "amount": 1, "more": 1}},
    {"action": {"type": "reveal", "player": "table"}},
    {"action": {"type": "reveal", "player": "table", "houses": [1], "cheques": [1]}},
    {"action": {"type": "reveal", "player": "table", "houses": None}},
    {"kept": [{"type": "reveal", "player": "table", "houses": [1]}]},
    {"grid": [[["a", "a"]]]},
    {"grid": [[[["a"]]]]},
    {"id": [{"deep": [-(2**53)]}]},
    {"extra": None},
    {"_schema": None},
]


def test_spoilt_documents_do_not_pass(subtests: pytest.Subtests) -> None:
    for changes in SPOILING:
        with subtests.test(str(changes)):
            document = good_game() | changes
            assert not VALIDATORS[Game](document)
            assert_agreement(SCHEMAS[0], VALIDATORS[Game], document)


@pytest.mark.parametrize("member", list(good_game()))
def test_a_document_without_a_required_member_does_not_pass(member: str) -> None:
    document = good_game()
    del document[member]
    assert not VALIDATORS[Game](document)


@pytest.mark.parametrize("houses", [[1, 1], [1, True], [1, [1]], [{}], [None], [0], [31], "12", {"1": 2}])
def test_a_list_of_differing_integers_holds_nothing_else(houses: object) -> None:
    seat = {"id": "ann", "coins": 0, "houses": houses, "cheques": []}
    assert not VALIDATORS[Seat](seat)
    assert_agreement(Seat(), VALIDATORS[Seat], seat)


@pytest.mark.parametrize("document", [None, True, 0, 1.5, "", "for-sale", [], [{}], {}])
def test_what_is_not_the_object_does_not_pass(document: object) -> None:
    assert not VALIDATORS[Game](document)
    assert_agreement(SCHEMAS[0], VALIDATORS[Game], document)


def test_nothing_is_too_deep_for_a_validator() -> None:
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    assert VALIDATORS[Game](good_game() | {"id": deep})
    assert not VALIDATORS[Game](good_game() | {"deck": deep})


class Plain(fields.Integer):
    """A field that is none of ours."""


class Even(validate.Validator):
    """A validator that is none of ours."""

    def __call__(self, value: Any) -> Any:
        if value % 2:
            raise ValidationError("odd")
        return value


def with_validators(field: fields.Field[Any], *validators: Any) -> fields.Field[Any]:
    field.validators = [*field.validators, *validators]
    return field


class Differing(Unique):
    """Another one."""


class Longer(validate.Length):
    """A validator that we know, with a way of its own."""


@pytest.mark.parametrize(
    "field",
    [
        Plain(),
        fields.String(),
        fields.Raw(),
        with_validators(Int(), Even()),
        with_validators(Int(), print),
        with_validators(Text(maximum=3), Longer(1, 2)),
        with_validators(Text(maximum=3), validate.Regexp("^a$")),
        with_validators(Items(Int(), maximum=3), Differing()),
        with_validators(Anything(), Even()),
        with_validators(Part(Seat), Even()),
        with_validators(Tagged({"bid": Bid}), Even()),
        with_validators(Either(Int(), Bool()), Even()),
        Items(Plain(), maximum=3),
        MapOf(fields.Integer(), keys=PlayerId(), maximum=3),
        Either(Items(Plain(), maximum=1), Int()),
    ],
    ids=lambda field: type(field).__name__,
)
def test_no_validator_is_compiled_from_a_field_or_validator_that_it_does_not_know(field: fields.Field[Any]) -> None:
    schema = type("Schema", (Strict,), {"member": field})()
    with pytest.raises(TypeError, match="no validator can be compiled"):
        compile_validator(schema)
