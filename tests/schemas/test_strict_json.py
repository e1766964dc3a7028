"""The loader takes what RFC 8259 calls JSON and two readers understand alike, and refuses the rest with a reason."""

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gavel.engine import history
from gavel.schemas import strict_json
from gavel.schemas.strict_json import MalformedJson, canonical, dumps, loads
from tests.support.schema_documents import FLOATS, any_json

SAFE = 2**53 - 1


def refusal(raw: bytes, **options: int) -> MalformedJson:
    with pytest.raises(MalformedJson) as caught:
        loads(raw, **options)
    return caught.value


def reason(raw: bytes) -> tuple[str, int | None]:
    refused = refusal(raw)
    return refused.reason_code, refused.offset


def strictly_equal(one: Any, other: Any) -> bool:
    """Equality that keeps 1, 1.0 and true apart, and members in order."""
    return repr(one) == repr(other)


def clamped(value: Any) -> Any:
    """The value with every integer beyond the safe ones as the nearest of those beyond."""
    if type(value) is int:
        return max(-SAFE - 1, min(SAFE + 1, value))
    if isinstance(value, list):
        return [clamped(item) for item in value]
    if isinstance(value, dict):
        return {key: clamped(item) for key, item in value.items()}
    return value


def reference(raw: bytes) -> Any:
    """What the standard library reads, with numbers as ours are, and clamped."""

    def number(literal: str) -> int | float:
        value = max(-SAFE - 1.0, min(SAFE + 1.0, float(literal)))
        return int(value) if value == int(value) else value

    def integer(literal: str) -> int:
        return int(literal) if len(literal) < 20 else int(number(literal))

    return clamped(json.loads(raw.decode(), parse_int=integer, parse_float=number))


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        (b"null", None),
        (b" \t\r\n true \n", True),
        (b"0", 0),
        (b"-0", 0),
        (b'""', ""),
        (b"[]", []),
        (b"{}", {}),
        (b'{"b": [1, {"a": null}], "a": "\\u00e9"}', {"b": [1, {"a": None}], "a": "é"}),
        (b'"\xc3\xa9\xf0\x9f\x8f\xa0"', "é\N{HOUSE BUILDING}"),
        (b'"\\ud83c\\udfe0"', "\N{HOUSE BUILDING}"),
        (b'"\\uD83C\\uDFE0\\uD83C\\uDFE0"', "\N{HOUSE BUILDING}" * 2),
        (b'"\\\\ud800"', "\\ud800"),
        (b'"\\\\\\\\ud800 \\\\\\ud83c\\udfe0"', "\\\\ud800 \\\N{HOUSE BUILDING}"),
        (b'"\\"\\\\\\/\\b\\f\\n\\r\\t"', '"\\/\b\f\n\r\t'),
        (b'"\\u0000"', "\0"),
        (b'"\x7f\xef\xbb\xbf"', "\x7f\ufeff"),
        (b'["NaN", "Infinity", "// no comment"]', ["NaN", "Infinity", "// no comment"]),
        (b'[{"a": 1}, {"a": 2}]', [{"a": 1}, {"a": 2}]),
        (b'{"a": {"a": {"a": 1}}}', {"a": {"a": {"a": 1}}}),
    ],
)
def test_json_is_read(raw: bytes, value: object) -> None:
    assert strictly_equal(loads(raw), value)


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        (b"2.0", 2),
        (b"1e2", 100),
        (b"1E+2", 100),
        (b"100e-2", 1),
        (b"-0.0", 0),
        (b"-3.0e0", -3),
        (b"0.5", 0.5),
        (b"-1.5e0", -1.5),
        (b"9007199254740991.0", SAFE),
        (b"9007199254740991", SAFE),
        (b"9007199254740993", 9007199254740993),
        (b"1e-400", 0),
    ],
)
def test_a_number_without_a_fraction_is_an_integer(raw: bytes, value: float) -> None:
    assert strictly_equal(loads(raw), value)


@pytest.mark.parametrize("number", [b"2.0", b"1e2", b"-0.0", b"0.5", b"-1.5e0", b"9007199254740991.0", b"7"])
def test_a_point_in_a_sentence_hides_no_number(number: bytes) -> None:
    """A compact body is read in another way, unless a number in it has a point or an exponent."""
    raw = b'{"told":"At least 4. No more.","least":%b,"list":[%b,4]}' % (number, number)
    assert strictly_equal(loads(raw), reference(raw))


@pytest.mark.parametrize(
    "literal",
    [
        b"9007199254740992",
        b"9007199254740992.0",
        b"1e16",
        b"1e308",
        b"1e400",
        b"1e999999999999",
        b"9" * 39 + b"." + b"9" * 5000,
        b"9" * 400 + b".5",
        b"9" * 40,
        b"9" * 41,
        b"9" * 640,
        b"9" * 4300,
        b"9" * 4301,
        b"9" * 5000,
        b"1" + b"0" * 1_000_000,
    ],
    ids=lambda literal: f"{literal[:20].decode()}-{len(literal)}",
)
def test_a_number_beyond_the_safe_integers_is_some_integer_beyond_them(literal: bytes) -> None:
    value: Any = loads(b'{"list": [1, ' + literal + b", -" + literal + b"]}")
    one, large, small = value["list"]
    assert one == 1
    assert type(large) is int
    assert type(small) is int
    assert large > SAFE
    assert small < -SAFE


def test_long_integers_are_read_even_where_the_interpreter_allows_few_digits() -> None:
    allowed = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(640)
    try:
        value = loads(b'{"a": 2.0, "b": ' + b"7" * 700 + b"}")
    finally:
        sys.set_int_max_str_digits(allowed)
    assert value == {"a": 2, "b": 2**53}


def test_faults_are_found_beside_integers_of_any_length() -> None:
    long = b"1" * 5000
    assert refusal(b"[" + long + b", NaN]").reason_code == "json.constant"
    assert refusal(b'{"a": ' + long + b', "a": 1}').reason_code == "json.duplicate-key"
    assert reason(b"[" + long + b",]") == ("json.syntax", 5002)


@pytest.mark.parametrize("raw", [b"", b" ", b"\n\t\r  \n"])
def test_an_empty_body_is_called_empty(raw: bytes) -> None:
    assert reason(raw) == ("json.empty", None)


@pytest.mark.parametrize(
    ("raw", "constant", "offset"),
    [
        (b"NaN", "NaN", 0),
        (b" Infinity", "Infinity", 1),
        (b"-Infinity", "-Infinity", 0),
        (b'["NaN \\" Infinity \\\\", -Infinity, NaN]', "-Infinity", 23),
        ('{"é": NaN}'.encode(), "NaN", 7),
    ],
)
def test_constants_that_are_not_json_are_refused_where_they_stand(raw: bytes, constant: str, offset: int) -> None:
    refused = refusal(raw)
    assert (refused.reason_code, refused.offset, refused.figures) == ("json.constant", offset, {"constant": constant})


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b'{"a": 1, "a": 1}', "a"),
        (b'{"b": {"c": [{"d": 1, "a": 2, "d": 3}]}}', "d"),
        (b'{"a": 1, "\\u0061": 2}', "a"),
        (b'{"": 1, "": 2}', ""),
        (b'{"a": 1, "b": 1, "b": 2, "a": 2}', "a"),
        (b'{"' + b"x" * 65 + b'": 1, "' + b"x" * 65 + b'": 1}', "x" * 64),
        (b'{"\\ud800": 1, "\\ud800": 1}', "?"),
    ],
)
def test_a_key_that_comes_twice_is_refused_and_named(raw: bytes, key: str) -> None:
    refused = refusal(raw)
    assert refused.reason_code == "json.duplicate-key"
    assert dict(refused.figures) == {"key": key}
    assert json.loads(dumps(dict(refused.figures))) == {"key": key}


@pytest.mark.parametrize(
    ("raw", "offset"),
    [
        (b'"\\ud800"', 1),
        (b'"\\udfff"', 1),
        (b'"\\uDC00\\uD800"', 1),
        (b'"\\ud800\\ud800\\udc00"', 1),
        (b'"\\ud83c\\udfe0\\udfe0"', 13),
        (b'"\\ud83c \\udfe0"', 1),
        (b'"\\ud83c\\u0041"', 1),
        (b'"\\\\\\ud83c"', 3),
        (b'{"\\ud83c": 1}', 2),
        (b'["\\ud83c", "\\udfe0"]', 2),
        ('["é", "\\ud83c"]'.encode(), 8),
    ],
)
def test_half_of_a_surrogate_pair_is_refused_where_it_stands(raw: bytes, offset: int) -> None:
    assert reason(raw) == ("json.lone-surrogate", offset)


@pytest.mark.parametrize(
    ("raw", "offset"),
    [
        (b"\xff", 0),
        (b'"\x80"', 1),
        (b'"\xc3"', 1),
        (b'"\xe2\x82"', 1),
        (b'"\xc0\xaf"', 1),
        (b'"\xe0\x80\xaf"', 1),
        (b'"\xf0\x80\x80\xaf"', 1),
        (b'"\xed\xa0\x80"', 1),
        (b'"\xed\xa0\xbc\xed\xbf\xa0"', 1),
        (b'"\xf4\x90\x80\x80"', 1),
        (b'"\xf8\x88\x80\x80\x80"', 1),
        (b'["\xc3\xa9", "\xe9"]', 8),
        ('{"a": "é"}'.encode("latin-1"), 7),
    ],
)
def test_bytes_that_are_not_utf_8_are_refused_where_they_stand(raw: bytes, offset: int) -> None:
    assert reason(raw) == ("json.not-utf-8", offset)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
@pytest.mark.parametrize("document", ['{"a": 1}', '"aé"', "[]"])
def test_wider_encodings_are_called_not_utf_8(document: str, encoding: str) -> None:
    assert refusal(document.encode(encoding)).reason_code == "json.not-utf-8"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_is_refused(encoding: str) -> None:
    assert reason('{"a": 1}'.encode(encoding)) == ("json.bom", 0)


@pytest.mark.parametrize("mark", [b"\xfe\xff", b"\x00\x00\xfe\xff", b"\xef\xbb\xbf"])
def test_a_byte_order_mark_alone_is_refused(mark: bytes) -> None:
    assert reason(mark) == ("json.bom", 0)


def test_what_is_not_json_is_refused_where_it_stops_being_json(subtests: pytest.Subtests) -> None:
    for raw, offset in [
        (b"{} x", 3),
        (b"{}{}", 2),
        (b"[1] [2]", 4),
        (b"1\n2", 2),
        (b"{}\x00", 2),
        (b"\x00", 0),
        (b"[1\x002]", 2),
        (b"[1, 2", 5),
        (b"]", 0),
        (b"}", 0),
        (b"[}", 1),
        (b"[1}", 2),
        (b'{"a"}', 4),
        (b'{"a" 1}', 5),
        (b'{"a": }', 6),
        (b"{1: 2}", 1),
        (b"{a: 2}", 1),
        (b"{'a': 2}", 1),
        (b"['a']", 1),
        (b"[1 2]", 3),
        (b"[,1]", 1),
        (b"[1,,2]", 3),
        (b"// comment\n1", 0),
        (b"/* comment */ 1", 0),
        (b"1 // comment", 2),
        (b"# comment\n1", 0),
        (b"01", 1),
        (b"-01", 2),
        (b"00", 1),
        (b"-", 0),
        (b"--1", 0),
        (b"+1", 0),
        (b".5", 0),
        (b"-.5", 0),
        (b"1.", 1),
        (b"1.e5", 1),
        (b"1e", 1),
        (b"1e+", 1),
        (b"0x10", 1),
        (b"0b1", 1),
        (b"1_000", 1),
        (b"1n", 1),
        ("\N{ARABIC-INDIC DIGIT ONE}".encode(), 0),
        ("1\N{ARABIC-INDIC DIGIT ONE}".encode(), 1),
        (b"nan", 0),
        (b"inf", 0),
        (b"+Infinity", 0),
        (b"-NaN", 0),
        (b"True", 0),
        (b"None", 0),
        (b"nul", 0),
        (b"undefined", 0),
        (b'"a', 0),
        (b'"a\\"', 0),
        (b'"\n"', 1),
        (b'"a\tb"', 2),
        (b'"\x00"', 1),
        (b'"\x1f"', 1),
        (b'"\\x41"', 1),
        (b'"\\\'"', 1),
        (b'"\\U0001F3E0"', 1),
        (b"\xc2\xa0[]", 0),
        (b"\x0b[]", 0),
        (b"\x0b\x0c", 0),
        (b"[]\x0c", 2),
        (b"[]\xe2\x80\xa8", 2),
        ('["é" 1]'.encode(), 6),
        ('["\N{HOUSE BUILDING}", x]'.encode(), 9),
    ]:
        with subtests.test(raw=raw, offset=offset):
            assert reason(raw) == ("json.syntax", offset)


@pytest.mark.parametrize(
    "raw",
    [b"[1,]", b'{"a": 1,}', b"[,]", b"{,}", b'"\\u"', b'"\\u12"', b'"\\u 123"', b'"\\u+123"', b'"\\u0x12"', b'"\\u12'],
)
def test_commas_too_many_and_escapes_too_short_are_refused(raw: bytes) -> None:
    # Interpreters differ in the character that they point at.
    assert refusal(raw).reason_code == "json.syntax"


def test_depth_is_counted_in_arrays_and_objects() -> None:
    assert loads(b"1", max_depth=0) == 1
    assert loads(b"[[1]]", max_depth=2) == [[1]]
    assert loads(b'[{"a": []}, {"b": {}}]', max_depth=3) == [{"a": []}, {"b": {}}]
    for raw, offset in ((b"[[1]]", 1), (b'[{"a": 1}]', 1), (b'{"[": {"a": []}}', 6), (b"[[], 1, []]", 1)):
        refused = refusal(raw, max_depth=1)
        assert (refused.reason_code, refused.offset, refused.figures) == ("json.too-deep", offset, {"maximum": 1})


def test_the_depth_of_a_request_is_64_by_default() -> None:
    assert loads(b"[" * 64 + b"]" * 64) is not None
    assert reason(b"[" * 65 + b"]" * 65) == ("json.too-deep", 64)


def test_brackets_side_by_side_or_within_strings_are_no_depth() -> None:
    wide = [[], {}, "[[{{", '"[', "\\[", '\\"[', [{"{": "}"}]] * 200
    for raw in (json.dumps(wide).encode(), json.dumps(wide, indent=2).encode()):
        assert loads(raw, max_depth=3) == wide
        assert refusal(raw, max_depth=2).reason_code == "json.too-deep"


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":', b"[ ", b"[[],", b'["]",', b'["\\"",'])
@pytest.mark.parametrize("closed", [True, False])
def test_no_depth_is_too_much_for_the_loader(opening: bytes, closed: bool) -> None:
    closing = opening.replace(b"[", b"]").replace(b"{", b"}") if opening in {b"[", b"[ "} and closed else b""
    assert refusal(opening * 100_000 + closing * 100_000).reason_code == "json.too-deep"


def test_a_limit_that_the_interpreter_cannot_keep_still_refuses() -> None:
    assert refusal(b"[" * 100_000 + b"]" * 100_000, max_depth=1_000_000).reason_code == "json.too-deep"


def test_a_fault_of_syntax_before_the_depth_is_refused_without_an_error_of_ours() -> None:
    for raw in (b"]" * 100 + b"[" * 100, b'\\"' + b"[" * 100, b"[]" * 100 + b"[" * 100, b"[" * 64 + b"x" + b"[" * 64):
        assert refusal(raw).reason_code in {"json.syntax", "json.too-deep"}


ESCAPES = st.lists(
    st.sampled_from(
        ["\\ud83c", "\\udfe0", "\\uDBFF", "\\uDC00", "\\\\", "\\u0041", "\\n", '\\"', "ud800", "a", "é", "["]
    )
).map("".join)


@settings(deadline=None)
@given(ESCAPES)
def test_surrogates_are_refused_exactly_when_one_is_alone(escapes: str) -> None:
    raw = f'["{escapes}"]'.encode()
    [text] = json.loads(raw)
    try:
        text.encode()
    except UnicodeEncodeError:
        assert refusal(raw).reason_code == "json.lone-surrogate"
    else:
        assert loads(raw) == [text]


def depth_of(value: Any) -> int:
    if isinstance(value, list | dict):
        return 1 + max(map(depth_of, value.values() if isinstance(value, dict) else value), default=0)
    return 0


BRACKETED = st.recursive(
    st.text('[]{},"\\a', max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text('[]{}"\\', max_size=3), inner, max_size=2),
    max_leaves=30,
)


@settings(deadline=None)
@given(BRACKETED, st.integers(0, 6), st.sampled_from([(", ", ": "), (",", ":")]), st.sampled_from([b"", b"\n"]))
@example({"a": [{}, {}, {"},{": "},{"}, {}]}, 2, (",", ":"), b"\n")
def test_depth_is_refused_exactly_beyond_the_limit(
    value: Any, limit: int, separators: tuple[str, str], end: bytes
) -> None:
    raw = json.dumps(value, separators=separators, ensure_ascii=False).encode() + end
    if depth_of(value) > limit:
        assert refusal(raw, max_depth=limit).reason_code == "json.too-deep"
    else:
        assert loads(raw, max_depth=limit) == value


@settings(deadline=None)
@given(any_json(floats=FLOATS), st.booleans(), st.sampled_from([None, 1]), st.sampled_from(["", "\n"]))
def test_what_a_json_writer_writes_is_read_as_it_was_meant(
    value: Any, ascii_only: bool, indent: int | None, end: str
) -> None:
    raw = (json.dumps(value, ensure_ascii=ascii_only, indent=indent) + end).encode()
    assert strictly_equal(clamped(loads(raw)), reference(raw))


REASONS = {f"json.{reason}" for reason in ("empty", "not-utf-8", "bom", "syntax", "constant", "duplicate-key")}
REASONS |= {"json.lone-surrogate", "json.too-deep"}


def assert_strict(raw: bytes) -> None:
    """What is taken, the standard library reads alike; what is refused has a known reason and an offset within."""
    try:
        value = loads(raw)
    except MalformedJson as refusal:
        reason, offset = refusal.reason_code, refusal.offset
        known = reason in REASONS and (offset is None or 0 <= offset <= len(raw))
        assert known, (reason, offset)
    else:
        assert strictly_equal(clamped(value), reference(raw))
        assert loads(json.dumps(value, ensure_ascii=False).encode()) == value


@settings(max_examples=500, deadline=None)
@given(st.binary())
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    assert_strict(raw)


PIECES: list[bytes] = [b'"', b"\\", b"\\u", b"\\ud83c", b"[", b"]", b"{", b"}", b",", b":", b"\x00", b"\xff", b"\xc3"]
PIECES += [b"NaN", b"-", b"1e999", b"9" * 4301, b".", b"\xef\xbb\xbf", b" ", b"\n", b'"a":', b"null", b"[" * 70]


@settings(max_examples=500, deadline=None)
@example(raw=b"[1]", spoils=[(1, 0, b"9" * 4301), (0, 0, b"[" * 70)])
@given(
    raw=any_json(floats=FLOATS).map(lambda value: json.dumps(value).encode()),
    spoils=st.lists(st.tuples(st.integers(0, 200), st.integers(0, 5), st.sampled_from(PIECES)), max_size=4),
)
def test_spoilt_json_is_read_or_refused(raw: bytes, spoils: list[tuple[int, int, bytes]]) -> None:
    for place, length, piece in spoils:
        raw = raw[:place] + piece + raw[place + length :]
    assert_strict(raw)


@pytest.mark.parametrize("nest", [lambda raw: raw, lambda raw: b'{"a": [' + raw + b"]}"])
@pytest.mark.parametrize(
    "raw", [b'"' + b"\\" * 99_999, b'"' * 99_999, b'\\"' * 50_000, b'"\\ud83c' * 20_000, b"[]" * 50_000]
)
def test_repetition_is_refused(raw: bytes, nest: Callable[[bytes], bytes]) -> None:
    assert_strict(nest(raw))


def test_dumps_is_compact_utf_8_in_the_order_of_the_keys() -> None:
    assert dumps({"b": [1, None, True], "a": "é\n"}) == '{"b":[1,null,true],"a":"é\\n"}'.encode()


@settings(deadline=None)
@given(any_json(st.integers(-SAFE, SAFE), FLOATS))
def test_what_dumps_writes_loads_reads(value: Any) -> None:
    assert loads(dumps(value)) == value


@pytest.mark.parametrize("text", ["eyJ.5AbC.7_w.9", "v.1", "1.", ".5", "See 4.a.", "a.1e16"])
def test_a_text_with_points_and_digits_is_read_by_the_quick_way(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As tokens are: none of their points is that of a float."""
    body = dumps({"token": text})
    monkeypatch.delattr(strict_json, "_parse")
    assert loads(body) == {"token": text}


COMMAS_TOO_MANY = {
    b"[1,]": 3,
    b"[1 , ]": 5,
    b"[[1], \n\t\r ]": 10,
    b'{"a": 1,}': 8,
    b'{"a": [2, 3,\n]}': 13,
    '{"é": "ü", }'.encode(): 13,
    b"[1,,]": 3,
    b"[,]": 1,
    b"{,}": 1,
    b"[1,": 3,
    b"[1,}": 3,
}


@pytest.mark.parametrize(("raw", "offset"), COMMAS_TOO_MANY.items())
def test_every_interpreter_finds_a_comma_too_many_at_what_follows_it(raw: bytes, offset: int) -> None:
    with pytest.raises(MalformedJson) as caught:
        loads(raw)
    assert (caught.value.reason_code, caught.value.offset) == ("json.syntax", offset)


# --- canonical ------------------------------------------------------------------------------------------------------


@given(st.text(st.characters(exclude_categories=["Cs"])), st.integers(0, 2**53 - 1))
def test_an_action_is_written_as_the_chain_of_digests_wants_it(name: str, amount: int) -> None:
    action = {"type": "bid", "player": name, "amount": amount, "piece": {"row": 1, "kind": name, "end": True}}
    assert canonical(action) == history.canonical(action)


def test_every_character_is_written_so() -> None:
    for start in range(0, 0x11000, 0x100):
        text = "".join(chr(code) for code in range(start, start + 0x100) if not 0xD800 <= code < 0xE000)
        assert canonical({"player": text}) == history.canonical({"player": text})
