"""Batches over HTTP: NDJSON in and out, each line by itself, in the order asked."""

import json
import logging
from typing import Any

import pytest

from gavel.api.operations.table import answer
from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, NDJSON, Post, examples, send_raw, setups

ID = "one-batch"


def line_of(post: Post, **more: Any) -> dict[str, Any]:
    _, _, _, game, operation = post.path.split("/")
    return {"operation": operation, "game": game, "body": post.body, **more}


GOOD = line_of(setups()[0])


def written(*lines: Any) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def told(raw: bytes, **headers: str) -> list[dict[str, Any]]:
    """The answer lines to a batch."""
    response = send_raw(BATCH, raw, Content_Type=NDJSON, X_Request_Id=ID, **headers)
    assert (response.status_code, response.content_type) == (200, NDJSON)
    assert response.data == b"" or response.data.endswith(b"\n")
    answers = [json.loads(line) for line in response.data.splitlines()]
    assert all(list(each) == ["id", "status", "body"] for each in answers)
    return answers


def test_answers_come_in_the_order_asked() -> None:
    lines = [line_of(post, id=number) for number, (_name, post) in enumerate(examples() * 3)]
    answers = told(written(*lines))
    assert [each["id"] for each in answers] == list(range(len(lines)))
    assert {each["status"] for each in answers} == {200}


def test_nothing_asked_nothing_answered() -> None:
    assert told(b"") == told(b"\n\n") == []


IDS = [
    None,
    True,
    False,
    0,
    -1,
    2**53 - 1,
    1.5,
    "",
    "a",
    "\N{SNOWMAN}\n",
    [],
    {},
    [1, {"a": [None]}],
    {"id": 1},
    "x" * 999,
]


def test_an_answer_bears_the_id_of_its_line_of_whatever_kind(subtests: pytest.Subtests) -> None:
    for identity in IDS:
        with subtests.test(identity=identity):
            [good, bad] = told(written({**GOOD, "id": identity}, {"id": identity, "operation": "unheard-of"}))
            assert (good["id"], good["status"]) == (identity, 200)
            assert (bad["id"], bad["status"]) == (identity, 422)
            assert type(good["id"]) is type(identity)


def test_a_line_needs_no_id() -> None:
    [answered] = told(written(GOOD))
    assert (answered["id"], answered["status"]) == (None, 200)


BLANK = b"\n \n\t\n\r\n \t \r\n"


def test_blank_lines_are_skipped_and_counted() -> None:
    answers = told(BLANK + written(GOOD) + BLANK + b"x\n" + BLANK)
    assert [each["status"] for each in answers] == [200, 400]
    assert answers[1]["body"]["instance"] == f"{ID}/{5 + 1 + 5 + 1}"


def test_lines_may_end_as_they_do_elsewhere() -> None:
    lines = [json.dumps({**GOOD, "id": number}).encode() for number in range(3)]
    assert [each["id"] for each in told(b"\r\n".join(lines) + b"\r\n")] == [0, 1, 2]


def test_the_last_line_needs_no_end() -> None:
    lines = [json.dumps({**GOOD, "id": number}).encode() for number in range(3)]
    assert [each["status"] for each in told(b"\n".join(lines))] == [200, 200, 200]


BAD: dict[str, tuple[bytes, Any, int, str]] = {
    "no json": (b"{", None, 400, "malformed-json"),
    "a duplicate id": (b'{"id": 1, "id": 2}', None, 400, "malformed-json"),
    "no utf-8": (b"\xff\xfe", None, 400, "malformed-json"),
    "a byte order mark": (b"\xef\xbb\xbf{}", None, 400, "malformed-json"),
    "two texts": (b"{} {}", None, 400, "malformed-json"),
    "too deep": (b'{"id": 1, "body": ' + b"[" * 64 + b"]" * 64 + b"}", None, 400, "malformed-json"),
    "an array": (b"[]", None, 422, "invalid-request"),
    "a string": (b'"id"', None, 422, "invalid-request"),
    "null": (b"null", None, 422, "invalid-request"),
    "nothing in it": (b"{}", None, 422, "invalid-request"),
    "an id beyond what readers keep exact": (b'{"id": 9007199254740992}', None, 422, "invalid-request"),
    "an id beyond a double": (b'{"id": [1e999]}', None, 422, "invalid-request"),
    "an unknown member": (written({**GOOD, "id": 7, "x": 1}), 7, 422, "invalid-request"),
    "an unknown operation": (written({**GOOD, "id": 7, "operation": "x"}), 7, 422, "invalid-request"),
    "an operation of another game": (written({**GOOD, "id": 7, "operation": "matches"}), 7, 404, "not-found"),
    "an unknown game": (written({**GOOD, "id": 7, "game": "chess"}), 7, 404, "unknown-game"),
    "a game of the wrong type": (written({**GOOD, "id": 7, "game": 1}), 7, 422, "invalid-request"),
    "no body": (written({**GOOD, "id": 7} | {"body": None}), 7, 422, "invalid-request"),
    "a body that does not fit": (written({**GOOD, "id": 7, "body": {}}), 7, 422, "invalid-request"),
    "a batch in a batch": (written({**GOOD, "id": 7, "operation": "batch"}), 7, 422, "invalid-request"),
    "a line that is too long": (b'{"id": 7, "x": "' + b"x" * LIMITS.line, None, 413, "too-large"),
}


def test_a_bad_line_gets_a_problem_and_the_next_line_goes_on(subtests: pytest.Subtests) -> None:
    for label, (raw, identity, status, name) in BAD.items():
        with subtests.test(label):
            before, bad, after = told(written({**GOOD, "id": 1}) + raw.strip() + b"\n" + written({**GOOD, "id": 3}))
            assert (before["id"], before["status"]) == (1, 200)
            assert (bad["id"], bad["status"]) == (identity, status)
            assert (bad["body"]["type"], bad["body"]["status"]) == (f"/problems/{name}", status)
            assert bad["body"]["instance"] == f"{ID}/2"
            assert (after["id"], after["status"], after["body"]) == (3, 200, before["body"])


def test_the_problem_of_a_line_that_is_no_call_is_short() -> None:
    [empty, broken] = told(b"{}\n{\n")
    assert list(empty["body"]) == ["type", "status", "instance", "errors"]
    assert list(broken["body"]) == ["type", "status", "detail", "instance", "offset"]
    [refused] = told(written({**GOOD, "body": {}}))
    assert list(refused["body"]) == ["type", "title", "status", "detail", "instance", "errors"]


def test_faults_are_pointed_to_from_the_line() -> None:
    [answered] = told(
        written(
            {"id": 1, "operation": "x", "body": {}},
        )
    )
    assert [each["pointer"] for each in answered["body"]["errors"]] == ["/game", "/operation"]
    [answered] = told(written({**GOOD, "body": {**GOOD["body"], "unheard_of": 1}}))
    assert [each["pointer"] for each in answered["body"]["errors"]] == ["/body/unheard_of"]
    [answered] = told(written({name: value for name, value in GOOD.items() if name != "body"}))
    assert [(each["pointer"], each["code"]) for each in answered["body"]["errors"]] == [("/body", "member.missing")]


def test_a_problem_with_json_tells_the_place_in_the_line() -> None:
    [_good, answered] = told(written(GOOD) + b'{"a": NaN}')
    assert answered["body"]["offset"] == 6


@pytest.mark.parametrize("size", [LIMITS.line - 1, LIMITS.line])
@pytest.mark.parametrize("end", [b"\n", b""])
def test_a_line_of_just_the_limit_is_read(size: int, end: bytes) -> None:
    [answered] = told(json.dumps(GOOD).encode().ljust(size) + end)
    assert answered["status"] == 200


@pytest.mark.parametrize("size", [LIMITS.line + 1, LIMITS.line + 2, 3 * LIMITS.line + 7])
@pytest.mark.parametrize("end", [b"\n", b""])
def test_a_line_beyond_the_limit_is_refused_with_the_limit(size: int, end: bytes) -> None:
    [answered] = told(json.dumps(GOOD).encode().ljust(size) + end)
    assert (answered["id"], answered["status"], answered["body"]["limit"]) == (None, 413, LIMITS.line)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_line_is_answered_in_the_language_of_the_batch(language: str) -> None:
    english = told(written(GOOD) + b"x")
    foreign = told(written(GOOD) + b"x", Accept_Language=language)
    assert english[0]["body"]["events"][0]["text"] != foreign[0]["body"]["events"][0]["text"]
    assert english[1]["body"]["detail"] != foreign[1]["body"]["detail"]


def test_a_defect_in_one_line_is_that_line_s_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def sometimes(service: Any, operation: str, body: Any, call: Any) -> Any:
        if body == "break":
            raise RuntimeError("the password is swordfish")
        return answer(service, operation, body, call)

    monkeypatch.setattr("gavel.api.batches.answer", sometimes)
    with caplog.at_level(logging.ERROR):
        answers = told(written({**GOOD, "id": 1}, {**GOOD, "id": 2, "body": "break"}, {**GOOD, "id": 3}))
    assert [(each["id"], each["status"]) for each in answers] == [(1, 200), (2, 500), (3, 200)]
    assert answers[1]["body"]["type"] == "/problems/internal"
    assert "swordfish" not in json.dumps(answers)
    [record] = caplog.records
    assert f"{ID}/2" in record.getMessage()
    assert record.exc_info is not None


def test_a_defect_that_no_answer_can_be_written_for_is_that_line_s_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gavel.api.batches.answer", lambda *_: {"what no JSON can say": object()})
    assert [each["status"] for each in told(written(GOOD) + b"x\n")] == [500, 400]
