"""Explanations name the first thousand errors of a document, by pointer and code, and never none."""

import json
from itertools import islice
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from marshmallow import ValidationError, fields

from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas import explain
from gavel.schemas.explain import SchemaError, SchemaMismatch, schema_errors
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import Anything, Constant, Int, PlayerId, SeatId
from tests.support.reference_errors import reference_errors
from tests.support.schema_documents import any_json, mutated


class Leaf(Strict):
    exactly_one = ("a", "b")
    a = Int(required=False)
    b = Int(required=False)


class Bid(Strict):
    type = Constant("bid")
    player = PlayerId()


class Tree(Strict):
    leaves = Items(Part(Leaf), maximum=20_000)
    by_name = MapOf(Part(Leaf), keys=SeatId(), maximum=20_000)
    nested = MapOf(MapOf(Int(), keys=PlayerId(), maximum=5), keys=PlayerId(), maximum=5)
    bids = MapOf(Tagged({"bid": Bid}), keys=PlayerId(), maximum=5)
    number = Either(Int(), Part(Leaf), null=True)
    id = Anything(required=False)


def good_tree(**changes: Any) -> dict[str, Any]:
    tree = {"leaves": [{"a": 1}], "by_name": {"ann": {"b": 1}}, "nested": {}, "bids": {}, "number": 1}
    return tree | changes


def pointers_and_codes(document: object) -> list[tuple[str, str]]:
    return [(error.pointer, error.code) for error in schema_errors(Tree(), document)]


def test_every_error_is_named_in_the_order_of_pointers_and_codes() -> None:
    document = good_tree(
        leaves=[{"a": 1}, {}, {"a": "x", "b": -1}, [], *[{"a": 1}] * 7, None],
        by_name={"table": {"c": 1}},
        number={"a": None},
        extra=1,
    )
    assert pointers_and_codes(document) == [
        ("/by_name/table", "members.exactly-one"),
        ("/by_name/table", "player.reserved"),
        ("/by_name/table/c", "member.unknown"),
        ("/extra", "member.unknown"),
        ("/leaves/1", "members.exactly-one"),
        ("/leaves/11", "type.wrong"),
        ("/leaves/2", "members.exactly-one"),
        ("/leaves/2/a", "type.wrong"),
        ("/leaves/2/b", "value.out-of-range"),
        ("/leaves/3", "type.wrong"),
        ("/number/a", "type.wrong"),
    ]


def test_the_order_of_members_in_the_document_does_not_matter() -> None:
    document = good_tree(z=1, y=2, x=3, by_name={"table": {}, "spectator": {}}, number="x")
    turned = dict(reversed(document.items())) | {"by_name": {"spectator": {}, "table": {}}}
    assert schema_errors(Tree(), document) == schema_errors(Tree(), turned)


@pytest.mark.parametrize("document", [None, True, 3, 0.5, "text", [], [{}]])
def test_a_document_that_is_no_object_has_its_error_at_the_root(document: object) -> None:
    assert schema_errors(Tree(), document) == [SchemaError("", "type.wrong", {"expected": "object"})]


@pytest.mark.parametrize(
    ("name", "step"),
    [("a/b", "a~1b"), ("a~b", "a~0b"), ("~1", "~01"), ("//", "~1~1"), ("", ""), ("0", "0"), ("é ", "é ")],
)
def test_pointers_are_escaped(name: str, step: str) -> None:
    assert pointers_and_codes(good_tree(**{name: 1})) == [(f"/{step}", "member.unknown")]
    if name:
        assert pointers_and_codes(good_tree(nested={name: {name: -1}})) == [
            (f"/nested/{step}/{step}", "value.out-of-range")
        ]


def test_a_member_named_like_marshmallows_own_key_has_a_pointer_of_its_own() -> None:
    assert pointers_and_codes(good_tree(_schema=1)) == [("/_schema", "member.unknown")]
    assert pointers_and_codes(good_tree(number={"_schema": 1})) == [
        ("/number", "members.exactly-one"),
        ("/number/_schema", "member.unknown"),
    ]
    assert pointers_and_codes(good_tree(by_name={"_schema": {}})) == [("/by_name/_schema", "members.exactly-one")]
    assert pointers_and_codes(good_tree(by_name={"_schema": {"_schema": 1, "a": 1}})) == [
        ("/by_name/_schema/_schema", "member.unknown")
    ]
    assert pointers_and_codes(good_tree(nested={"_schema": {"_schema": "x"}})) == [
        ("/nested/_schema/_schema", "type.wrong")
    ]
    assert pointers_and_codes(good_tree(nested={"_schema": 1})) == [("/nested/_schema", "type.wrong")]
    assert pointers_and_codes(good_tree(bids={"_schema": {"type": "x"}})) == [
        ("/bids/_schema/type", "value.not-allowed")
    ]


def test_figures_come_along() -> None:
    [error] = schema_errors(Tree(), good_tree(leaves=[{"a": -1}]))
    assert error == SchemaError("/leaves/0/a", "value.out-of-range", {"minimum": 0, "maximum": 2**53 - 1})
    assert type(error.code) is str


WRONG_EVERYWHERE = good_tree(
    leaves=[{"a": "x", str(index): 1} for index in range(20_000)],
    by_name={f"{index}!": {} for index in range(20_000)} | {str(index): {} for index in range(20_000)},
    **{f"unknown {index}": 1 for index in range(20_000)},
    **{f"leaves{mark}": 1 for mark in "!-./0~"},
)


def test_the_first_thousand_errors_are_named_of_however_many() -> None:
    found = schema_errors(Tree(), WRONG_EVERYWHERE)
    assert len(found) == MOST_FOUND
    assert found == reference_errors(Tree(), WRONG_EVERYWHERE)[:MOST_FOUND]


@pytest.mark.parametrize("count", [99, 100, 101, 999, 1000, 1001])
def test_up_to_a_thousand_errors_are_all_named(count: int) -> None:
    document = good_tree(leaves=[{"a": -1}] * count)
    assert len(schema_errors(Tree(), document)) == min(count, MOST_FOUND)


@settings(deadline=None)
@given(
    document=mutated(st.just(good_tree(leaves=[{"a": -1}, {}] * 7, by_name={"a": {}, "a!": {"!": 1}}))),
    most=st.integers(1, 20),
)
def test_the_first_errors_are_those_of_all_in_the_order_of_pointers(document: Any, most: int) -> None:
    assume(reference_errors(Tree(), document))
    everything = reference_errors(Tree(), document)
    first = [(error.pointer, error.code) for error in everything[:most]]
    assert [(error.pointer, error.code) for error in schema_errors(Tree(), document, most)] == first


def test_no_more_of_a_document_is_looked_at_than_its_first_errors_need() -> None:
    looked_at = []

    class Looked(list[Any]):
        def __getitem__(self, index: Any) -> Any:
            looked_at.append(index)
            return super().__getitem__(index)

    leaves = Items(Part(Leaf), maximum=20_000)
    [*_, last] = explain._in_items(leaves, Looked([{}] * 20_000), "")
    assert last.pointer == "/9999"
    assert len(looked_at) == 40_000
    looked_at.clear()
    assert len(list(islice(explain._in_items(leaves, Looked([{}] * 20_000), ""), 10))) == 10
    assert len(looked_at) == 20


def test_nothing_is_too_deep_to_be_explained() -> None:
    deep: Any = 2**53
    for _ in range(100_000):
        deep = [deep]
    assert pointers_and_codes(good_tree(id=deep)) == [("/id", "value.out-of-range")]
    assert pointers_and_codes(good_tree(number=deep)) == [("/number", "type.wrong")]


def test_a_document_without_errors_is_a_defect_of_ours() -> None:
    with pytest.raises(SchemaMismatch, match="Tree accepts"):
        schema_errors(Tree(), good_tree())


def in_words(value: object) -> None:
    raise ValidationError(f"{value} in words")


def test_a_refusal_in_words_is_a_defect_of_ours() -> None:
    number = Int()
    number.validators = [in_words]
    with pytest.raises(SchemaMismatch, match="without a code"):
        schema_errors(type("Wordy", (Strict,), {"number": number})(), {"number": 1})


def test_an_unknown_kind_of_field_is_a_defect_of_ours() -> None:
    with pytest.raises(TypeError, match="no errors can be found"):
        schema_errors(type("Prosaic", (Strict,), {"plain": fields.Integer()})(), {"plain": "x"})


@settings(deadline=None)
@given(document=any_json() | st.builds(good_tree, extra=any_json(), number=any_json(), nested=any_json()))
def test_every_refusal_can_be_written_and_names_a_place_or_a_member_missing(document: Any) -> None:
    if reference_errors(Tree(), document):
        found = schema_errors(Tree(), document)
        assert found == sorted(found, key=lambda error: (error.pointer, error.code))
        for error in found:
            json.dumps(error)
            assert error.code == "member.missing" or resolves(document, error.pointer)


def resolves(document: Any, pointer: str) -> bool:
    for step in pointer.split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        document = document[int(key)] if isinstance(document, list) else document[key]
    return True
