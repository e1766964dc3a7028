"""Explanations name every fault of a document, by pointer and code, and never none."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marshmallow import ValidationError, fields, validates_schema

from gavel.schemas.explain import DisagreementError, RequestFault, faults
from gavel.schemas.fields import Anything, Constant, Either, Int, Items, MapOf, Part, PlayerId, SeatId, Strict, Tagged
from tests.support.wire_documents import any_json


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
    return [(fault.pointer, fault.code) for fault in faults(Tree(), document)]


def test_every_fault_is_named_in_the_order_of_pointers_and_codes() -> None:
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
    assert faults(Tree(), document) == faults(Tree(), turned)


@pytest.mark.parametrize("document", [None, True, 3, 0.5, "text", [], [{}]])
def test_a_document_that_is_no_object_has_its_fault_at_the_root(document: object) -> None:
    assert faults(Tree(), document) == [RequestFault("", "type.wrong", {"expected": "object"})]


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
    assert pointers_and_codes(good_tree(id={"_schema": [2**53]})) == [("/id/_schema/0", "value.out-of-range")]


def test_figures_come_along() -> None:
    [fault] = faults(Tree(), good_tree(leaves=[{"a": -1}]))
    assert fault == RequestFault("/leaves/0/a", "value.out-of-range", {"minimum": 0, "maximum": 2**53 - 1})
    assert type(fault.code) is str


def test_thousands_of_faults_are_named() -> None:
    document = good_tree(
        leaves=[{"a": "x", str(index): 1} for index in range(20_000)],
        by_name={str(index): {} for index in range(20_000)},
        **{f"unknown {index}": 1 for index in range(20_000)},
    )
    assert len(faults(Tree(), document)) == 80_000


def test_nothing_is_too_deep_to_be_explained() -> None:
    deep: Any = 2**53
    for _ in range(100_000):
        deep = [deep]
    [fault] = faults(Tree(), good_tree(id=deep))
    assert fault.pointer == "/id" + "/0" * 100_000
    assert pointers_and_codes(good_tree(number=deep)) == [("/number", "type.wrong")]


def test_a_document_without_faults_is_a_defect_of_ours() -> None:
    with pytest.raises(DisagreementError, match="Tree accepts"):
        faults(Tree(), good_tree())


class Prosaic(Strict):
    """A schema with a field that answers in words."""

    plain = fields.Integer()


class Wordy(Strict):
    """A schema with a check that answers in words."""

    @validates_schema
    def check(self, *_arguments: Any, **_options: Any) -> None:
        raise ValidationError("in words")


@pytest.mark.parametrize(("schema", "document"), [(Prosaic(), {"plain": "x"}), (Wordy(), {})])
def test_a_refusal_in_words_is_a_defect_of_ours(schema: Strict, document: object) -> None:
    with pytest.raises(DisagreementError, match="without a code"):
        faults(schema, document)


@settings(deadline=None)
@given(document=any_json() | st.builds(good_tree, extra=any_json(), number=any_json(), nested=any_json()))
def test_every_refusal_can_be_written_and_names_a_place_or_a_member_missing(document: Any) -> None:
    try:
        Tree().load(document)
    except ValidationError:
        found = faults(Tree(), document)
        assert found == sorted(found, key=lambda fault: (fault.pointer, fault.code))
        for fault in found:
            json.dumps(fault)
            assert fault.code == "member.missing" or resolves(document, fault.pointer)


def resolves(document: Any, pointer: str) -> bool:
    for step in pointer.split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        document = document[int(key)] if isinstance(document, list) else document[key]
    return True
