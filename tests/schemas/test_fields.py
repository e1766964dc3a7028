"""Every field takes what its name says and nothing else, and says in a code with figures why not."""

import re
from typing import Any

import pytest
from marshmallow import Schema
from marshmallow.fields import Field

from gavel.schemas.error_codes import MAX_INTEGER, ErrorCode
from gavel.schemas.explain import SchemaError, schema_errors
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import Anything, Bool, Choice, Constant, Int, PlayerId, SeatId, Text
from gavel.schemas.validators import compile_field_validator, compile_validator

TOO_LONG = {"minimum": 1, "maximum": 3}
PATTERN = "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"


def schema_of(field: Field[Any]) -> Strict:
    schema: Strict = type("Holder", (Strict,), {"value": field})()
    return schema


def takes(field: Field[Any], value: object) -> bool:
    return compile_field_validator(field)(value)


def refused(field: Field[Any], value: object) -> list[SchemaError]:
    return schema_errors(schema_of(field), {"value": value})


def only_refusal(field: Field[Any], value: object) -> tuple[str, dict[str, Any]]:
    """Code and figures of the one error, which lies at the value itself."""
    [error] = refused(field, value)
    assert error.pointer == "/value"
    return error.code, dict(error.figures)


class Bid(Strict):
    type = Constant("bid")
    amount = Int()


class Pass(Strict):
    type = Constant("pass")


class Mode(Strict):
    mode = Constant("fast")


class Perhaps(Strict):
    type = Constant("perhaps", required=False)


ONE_OF_EACH: dict[str, tuple[Field[Any], str, list[object]]] = {
    "Int": (Int(), "integer", [0, 1, MAX_INTEGER]),
    "Bool": (Bool(), "boolean", [True, False]),
    "Text": (Text(0, maximum=3), "string", ["", "abc", "\0\n", "\N{HOUSE BUILDING}" * 3]),
    "PlayerId": (PlayerId(), "string", ["a", "table", "x" * 64, "\N{HOUSE BUILDING}" * 64, " ", "\u00a0", "~1"]),
    "SeatId": (SeatId(), "string", ["a", "Table", "spectators"]),
    "Choice": (Choice("a", "b"), "string", ["a", "b"]),
    "Constant of a string": (Constant("a"), "string", ["a"]),
    "Constant of an integer": (Constant(1), "integer", [1]),
    "Constant of a boolean": (Constant(True), "boolean", [True]),
    "Items": (Items(Int(), maximum=2), "array", [[], [1], [1, 1]]),
    "MapOf": (MapOf(Int(), keys=PlayerId(), maximum=2), "object", [{}, {"a": 1}]),
    "Part": (Part(Bid), "object", [{"type": "bid", "amount": 1}]),
    "Tagged": (Tagged({"bid": Bid, "pass": Pass}), "object", [{"type": "bid", "amount": 1}, {"type": "pass"}]),
    "Either": (Either(Int(), Items(Int(), maximum=1), Part(Pass)), "integer|array|object", [1, [1], {"type": "pass"}]),
}
EACH = pytest.mark.parametrize(("field", "expected", "values"), ONE_OF_EACH.values(), ids=ONE_OF_EACH)
VALUES: dict[str, list[object]] = {
    "null": [None],
    "boolean": [True, False],
    "integer": [0, 1, -1],
    "number": [0.5, -1.5],
    "string": ["", "0", "1", "true", "null", "{}"],
    "array": [[], [None]],
    "object": [{}],
}


@EACH
def test_a_field_takes_its_values(field: Field[Any], expected: str, values: list[object]) -> None:
    for value in values:
        assert takes(field, value)


@EACH
def test_values_of_other_json_types_are_refused(field: Field[Any], expected: str, values: list[object]) -> None:
    for json_type, others in VALUES.items():
        if json_type not in expected.split("|"):
            for value in others:
                assert only_refusal(field, value) == ("type.wrong", {"expected": expected})


@EACH
def test_a_member_is_required(field: Field[Any], expected: str, values: list[object]) -> None:
    assert schema_errors(schema_of(field), {}) == [SchemaError("/value", "member.missing", {})]


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        (Int(null=True), "integer|null"),
        (Bool(null=True), "boolean|null"),
        (Text(maximum=3, null=True), "string|null"),
        (PlayerId(null=True), "string|null"),
        (SeatId(null=True), "string|null"),
        (Choice("a", null=True), "string|null"),
        (Constant(1, null=True), "integer|null"),
        (Items(Int(), maximum=2, null=True), "array|null"),
        (MapOf(Int(), keys=PlayerId(), maximum=2, null=True), "object|null"),
        (Part(Bid, null=True), "object|null"),
        (Tagged({"bid": Bid}, null=True), "object|null"),
        (Either(Int(), Bool(), null=True), "integer|boolean|null"),
    ],
)
def test_null_is_taken_only_where_the_field_says_so(field: Field[Any], expected: str) -> None:
    assert takes(field, None)
    assert only_refusal(field, 0.5) == ("type.wrong", {"expected": expected})


def test_an_optional_member_may_be_absent_but_not_null() -> None:
    schema = schema_of(Int(required=False))
    assert compile_validator(schema)({})
    assert [error.code for error in schema_errors(schema, {"value": None})] == ["type.wrong"]


@pytest.mark.parametrize("value", [-4, 6, MAX_INTEGER + 1, -(10**4299)])
def test_an_integer_out_of_range_is_refused(value: int) -> None:
    assert only_refusal(Int(-3, 5), value) == ("value.out-of-range", {"minimum": -3, "maximum": 5})


def test_an_integer_is_safe_and_not_negative_unless_said_otherwise() -> None:
    for value in (-1, MAX_INTEGER + 1):
        assert only_refusal(Int(), value) == ("value.out-of-range", {"minimum": 0, "maximum": 2**53 - 1})


@pytest.mark.parametrize("bounds", [(1, 0), (0, MAX_INTEGER + 1), (-MAX_INTEGER - 1, 0)])
def test_bounds_beyond_the_safe_integers_or_crossed_are_our_mistake(bounds: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no range"):
        Int(*bounds)


@pytest.mark.parametrize("bounds", [(3, 2), (-1, 2)])
def test_bounds_that_no_length_has_are_our_mistake(bounds: tuple[int, int]) -> None:
    least, most = bounds
    with pytest.raises(ValueError, match="no range"):
        Text(least, maximum=most)
    with pytest.raises(ValueError, match="no range"):
        Items(Int(), least, maximum=most)


@pytest.mark.parametrize("value", ["", "abcd"])
def test_a_text_is_measured_in_code_points(value: str) -> None:
    assert only_refusal(Text(maximum=3), value) == ("length.out-of-range", TOO_LONG)
    assert takes(Text(maximum=3), "\N{HOUSE BUILDING}" * 3)


@pytest.mark.parametrize("value", ["a\n", "\na", "A", "a b", "ä", "\N{ARABIC-INDIC DIGIT ONE}"])
def test_a_pattern_has_to_match_the_whole_text(value: str) -> None:
    field = Text(maximum=3, pattern="^[a-z0-9]*$")
    assert only_refusal(field, value) == ("format.wrong", {"pattern": "^[a-z0-9]*$"})
    assert takes(field, "a1")


def test_a_pattern_means_the_same_digits_as_in_ecmascript() -> None:
    assert refused(Text(maximum=3, pattern=r"^\d*$"), "\N{ARABIC-INDIC DIGIT ONE}")


@pytest.mark.parametrize("pattern", ["[a-z]*", "^[a-z]*", "[a-z]*$"])
def test_a_pattern_without_anchors_is_our_mistake(pattern: str) -> None:
    with pytest.raises(ValueError, match="not anchored"):
        Text(maximum=3, pattern=pattern)


def test_forbidden_texts_are_refused() -> None:
    assert only_refusal(Text(maximum=9, forbidden=("x", "y")), "y") == ("value.not-allowed", {"forbidden": ["x", "y"]})


def test_all_that_is_wrong_with_a_text_is_said() -> None:
    field = Text(maximum=3, pattern="^[a-z]*$", forbidden=("TABLE",), forbidden_code="own.code")
    assert [error.code for error in refused(field, "TABLE")] == ["format.wrong", "length.out-of-range", "own.code"]


def test_no_player_has_control_characters(subtests: pytest.Subtests) -> None:
    for control in [*range(0x20), *range(0x7F, 0xA0)]:
        with subtests.test(control=control):
            for field in (PlayerId(), SeatId()):
                for value in (chr(control), f"ann{chr(control)}", f"{chr(control)}ann"):
                    assert only_refusal(field, value) == ("format.wrong", {"pattern": PATTERN})


@pytest.mark.parametrize("value", ["", "x" * 65])
def test_a_player_has_1_to_64_code_points(value: str) -> None:
    for field in (PlayerId(), SeatId()):
        assert only_refusal(field, value) == ("length.out-of-range", {"minimum": 1, "maximum": 64})


@pytest.mark.parametrize("value", ["table", "spectator", "referee"])
def test_reserved_ids_have_no_seat(value: str) -> None:
    assert only_refusal(SeatId(), value) == ("player.reserved", {"forbidden": ["table", "spectator", "referee"]})


@pytest.mark.parametrize("value", ["c", "", "A", "a\n"])
def test_what_is_not_among_the_choices_is_refused_with_the_code_given(value: str) -> None:
    assert only_refusal(Choice("a", "b"), value) == ("value.not-allowed", {"allowed": ["a", "b"]})
    assert only_refusal(Choice("a", code="ruleset.unknown"), value) == ("ruleset.unknown", {"allowed": ["a"]})


@pytest.mark.parametrize(("constant", "other"), [("bid", "pass"), (1, 0), (1, 2), (True, False), (False, True)])
def test_no_other_value_is_the_constant(constant: str | int | bool, other: object) -> None:
    assert only_refusal(Constant(constant), other) == ("value.not-allowed", {"allowed": [constant]})


@pytest.mark.parametrize(("constant", "other"), [(1, True), (0, False), (True, 1), (False, 0), (1, 1.0), ("1", 1)])
def test_a_constant_of_another_json_type_is_not_the_constant(constant: str | int | bool, other: object) -> None:
    assert only_refusal(Constant(constant), other)[0] == "type.wrong"


@pytest.mark.parametrize("value", [[], [1, 2, 3, 4]])
def test_a_list_too_short_or_too_long_is_refused(value: list[int]) -> None:
    assert only_refusal(Items(Int(), 1, maximum=3), value) == ("length.out-of-range", TOO_LONG)


def test_every_item_at_error_is_named_beside_the_length() -> None:
    assert [(error.pointer, error.code) for error in refused(Items(Int(), 4, maximum=5), [1, "2", -3])] == [
        ("/value", "length.out-of-range"),
        ("/value/1", "type.wrong"),
        ("/value/2", "value.out-of-range"),
    ]


def test_items_beyond_the_maximum_are_not_looked_at() -> None:
    found = refused(Items(Int(), maximum=2), [1, "2", *["more"] * 100_000])
    assert [(error.pointer, error.code) for error in found] == [
        ("/value", "length.out-of-range"),
        ("/value/1", "type.wrong"),
    ]


def test_items_that_have_to_differ_differ() -> None:
    field = Items(Int(null=True), maximum=3, unique=True)
    assert takes(field, [1, None, 2])
    assert only_refusal(field, [1, 2, 1]) == ("items.not-unique", {})
    assert [error.pointer for error in refused(field, [1, True, [1]])] == ["/value/1", "/value/2"]
    assert only_refusal(Items(Text(maximum=1), maximum=3, unique=True), ["a", "a"]) == ("items.not-unique", {})


def test_the_values_of_objects_have_so_many_bytes_together() -> None:
    class Written(Strict):
        value = Anything(required=False)

    field = Items(Part(Written), maximum=4, most_bytes=9)
    assert takes(field, [{"value": "é"}, {}, {"value": [1, 2]}])
    assert only_refusal(field, [{"value": "é"}, {"value": [1, 23]}]) == ("values.too-large", {"maximum": 9})
    assert [error.code for error in refused(field, [{"value": "x" * 99, "other": 1}])] == ["member.unknown"]


@pytest.mark.parametrize("inner", [Anything(), Bool(), Items(Int(), maximum=1), Part(Bid), Either(Int(), Bool())])
def test_only_integers_and_strings_can_be_asked_to_differ(inner: Field[Any]) -> None:
    with pytest.raises(TypeError, match="can be unique"):
        Items(inner, maximum=3, unique=True)


def test_keys_and_values_of_a_map_are_both_checked() -> None:
    field = MapOf(Int(1), keys=SeatId(), maximum=3)
    assert [(error.pointer, error.code) for error in refused(field, {"ann": 0, "table": "x", "": 1})] == [
        ("/value/", "length.out-of-range"),
        ("/value/ann", "value.out-of-range"),
        ("/value/table", "player.reserved"),
        ("/value/table", "type.wrong"),
    ]


def test_a_map_too_large_is_looked_at_in_the_order_of_its_names() -> None:
    field = MapOf(Int(), keys=PlayerId(), minimum=1, maximum=3)
    members = {"d": "x", "c": "x", "b": 1, "a": "x"}
    expected = [("/value", "length.out-of-range"), ("/value/a", "type.wrong"), ("/value/c", "type.wrong")]
    for document in (members, dict(reversed(members.items()))):
        assert [(error.pointer, error.code) for error in refused(field, document)] == expected
    assert only_refusal(field, {}) == ("length.out-of-range", TOO_LONG)


@pytest.mark.parametrize(
    ("value", "pointer", "code", "figures"),
    [
        ({}, "/value/type", "member.missing", {}),
        ({"amount": 1}, "/value/type", "member.missing", {}),
        ({"type": None}, "/value/type", "type.wrong", {"expected": "string"}),
        ({"type": 1}, "/value/type", "type.wrong", {"expected": "string"}),
        ({"type": []}, "/value/type", "type.wrong", {"expected": "string"}),
        ({"type": "sell"}, "/value/type", "value.not-allowed", {"allowed": ["bid", "pass"]}),
        ({"type": "bid"}, "/value/amount", "member.missing", {}),
        ({"type": "pass", "amount": 1}, "/value/amount", "member.unknown", {"members": ["type"]}),
    ],
)
def test_the_tag_tells_which_schema_a_value_has_to_fit(
    value: object, pointer: str, code: str, figures: dict[str, Any]
) -> None:
    assert refused(Tagged({"bid": Bid, "pass": Pass}), value) == [SchemaError(pointer, code, figures)]


def test_a_tag_may_have_another_name_and_code() -> None:
    field = Tagged({"fast": Mode}, tag="mode", code="mode.unknown")
    assert takes(field, {"mode": "fast"})
    assert refused(field, {"mode": "slow"}) == [SchemaError("/value/mode", "mode.unknown", {"allowed": ["fast"]})]


@pytest.mark.parametrize("variants", [{"pass": Bid}, {"bid": Bid, "fast": Mode}, {"perhaps": Perhaps}])
def test_variants_without_their_constant_tag_are_our_mistake(variants: dict[str, type[Strict]]) -> None:
    with pytest.raises(TypeError, match="needs the member type = Constant"):
        Tagged(variants)


def test_the_json_type_tells_which_alternative_a_value_has_to_fit() -> None:
    field = Either(Int(0, 3), Items(Int(), maximum=2), Part(Bid))
    assert only_refusal(field, 4)[0] == "value.out-of-range"
    assert [error.pointer for error in refused(field, ["a", -1])] == ["/value/0", "/value/1"]
    assert [error.pointer for error in refused(field, {})] == ["/value/amount", "/value/type"]


@pytest.mark.parametrize(
    "alternatives", [(Int(), Constant(3)), (Text(maximum=1), Choice("a")), (Int(null=True), Bool()), (Anything(),)]
)
def test_alternatives_that_their_json_type_does_not_tell_apart_are_our_mistake(alternatives: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match="differ in their JSON types"):
        Either(*alternatives)


@pytest.mark.parametrize("value", [None, True, 0.5, "x", [], {}, MAX_INTEGER, -MAX_INTEGER, {"a": [{"": [None]}]}])
def test_anything_goes(value: object) -> None:
    assert takes(Anything(), value)


def test_anything_holds_no_unsafe_integer_anywhere() -> None:
    figures = {"minimum": -MAX_INTEGER, "maximum": MAX_INTEGER}
    assert only_refusal(Anything(), 2**53) == ("value.out-of-range", figures)
    for value in ([2**53], {"a": [0, {"": -(2**53)}]}, [[[]], [1, {"a": 2**60}]], [2**53] * 1000):
        assert only_refusal(Anything(), value) == ("value.out-of-range", figures)


def test_members_that_nobody_declared_are_refused() -> None:
    found = schema_errors(Bid(), {"type": "bid", "amount": 1, "": 1, "Amount": None})
    assert found == [
        SchemaError("/", "member.unknown", {"members": ["type", "amount"]}),
        SchemaError("/Amount", "member.unknown", {"near": "amount"}),
    ]


@pytest.mark.parametrize(
    ("slip", "figures"),
    [
        ("amout", {"near": "amount"}),
        ("amonut", {"near": "amount"}),
        ("player", {"members": ["type", "amount"]}),
        ("amount" * 10, {"members": ["type", "amount"]}),
    ],
)
def test_a_member_that_is_nearly_right_is_named_or_else_all_are(slip: str, figures: dict[str, Any]) -> None:
    [error] = schema_errors(Bid(), {"type": "bid", "amount": 1, slip: 1})
    assert error == SchemaError(f"/{slip}", "member.unknown", figures)


class Reveal(Strict):
    exactly_one = ("houses", "cheques")
    houses = Int(required=False)
    cheques = Int(required=False, data_key="cheques")


def test_exactly_one_of_its_members_is_asked_of_an_object() -> None:
    expected = SchemaError("", "members.exactly-one", {"members": ["houses", "cheques"]})
    assert compile_validator(Reveal())({"cheques": 1})
    assert schema_errors(Reveal(), {}) == [expected]
    assert schema_errors(Reveal(), {"houses": 1, "cheques": 1}) == [expected]
    assert schema_errors(Reveal(), {"houses": "x", "cheques": 1, "more": 1}) == [
        expected,
        SchemaError("/houses", "type.wrong", {"expected": "integer"}),
        SchemaError("/more", "member.unknown", {"members": ["houses", "cheques"]}),
    ]
    assert [error.code for error in schema_errors(Reveal(), [])] == ["type.wrong"]


@pytest.mark.parametrize(
    "members",
    [
        {"exactly_one": ("a", "b"), "a": Int(required=False)},
        {"exactly_one": ("a",), "a": Int()},
    ],
)
def test_members_that_cannot_be_as_declared_are_our_mistake(members: dict[str, Any]) -> None:
    schema: type[Schema] = type("Wrong", (Strict,), members)
    with pytest.raises(TypeError, match="Wrong"):
        schema()


def test_a_member_may_have_a_name_that_python_keeps() -> None:
    schema: Strict = type("Due", (Strict,), {"from_": Int(data_key="from")})()
    assert compile_validator(schema)({"from": 1})
    assert list(schema.members) == ["from"]
    assert [error.pointer for error in schema_errors(schema, {"from_": 1})] == ["/from", "/from_"]


def test_members_keep_the_order_of_their_declaration() -> None:
    class Ordered(Strict):
        b = Int()
        a = Int()
        c = Int()

    assert list(Ordered().members) == ["b", "a", "c"]


def test_metadata_reaches_the_field() -> None:
    assert Int(metadata={"description": "coins"}).metadata == {"description": "coins"}


def test_an_error_code_is_a_string_with_figures() -> None:
    error = ErrorCode("bid.too-low", minimum=3)
    assert error == "bid.too-low"
    assert error.figures == {"minimum": 3}
    assert error.format(anything="else") is error
    assert re.fullmatch(r"[a-z.-]+", error)
