"""What every answer has, of whatever kind it is; and what an answer never shows, our own defects least of all."""

import json
import logging
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from flask.testing import FlaskClient
from werkzeug.exceptions import TooManyRequests
from werkzeug.test import TestResponse

from gavel.api.operations.table import OPERATIONS
from gavel.api.registry import registry
from gavel.i18n import LANGUAGES
from gavel.schemas.limits import LIMITS
from tests.http.asking import (
    BATCH,
    JSON,
    NDJSON,
    a_client,
    an_app,
    examples,
    get,
    posts,
    problem,
    send,
    send_raw,
    setups,
)

SETUP = setups()[0]
RAW = json.dumps(SETUP.body).encode()
GIVEN = "one-request_of.mine-0123"

Asked = Callable[[dict[str, str]], TestResponse]


def _posted(path: str, raw: bytes, media_type: str = JSON) -> Asked:
    return lambda headers: a_client().post(path, data=raw, headers={"Content-Type": media_type, **headers})


def _got(path: str, **more: str) -> Asked:
    return lambda headers: a_client().get(path, headers={**headers, **more})


def _illegal() -> bytes:
    body = dict(examples())["for-sale-actions-bid"].body
    return json.dumps({**body, "action": {"type": "bid", "player": "nobody", "amount": 1}}).encode()


def _impossible() -> bytes:
    return json.dumps(dict(examples())["for-sale-inspections-broken"].body).encode()


EVERY_KIND: dict[str, tuple[int, Asked]] = {
    "setup": (200, _posted(SETUP.path, RAW)),
    "catalogue": (200, _got("/v1/games")),
    "sheet": (200, _got("/v1/games/for-sale")),
    "page": (200, _got("/docs")),
    "asset": (200, _got("/docs/assets/docs.js")),
    "problem page": (200, _got("/problems/internal")),
    "health": (200, _got("/healthz")),
    "contract": (200, _got("/openapi.yaml")),
    "batch": (200, _posted(BATCH, b"{}\n", NDJSON)),
    "options": (200, lambda headers: a_client().options(SETUP.path, headers=headers)),
    "head": (200, lambda headers: a_client().head("/v1/games", headers=headers)),
    "compressed": (200, _got("/v1/games", **{"Accept-Encoding": "gzip"})),
    "not modified": (304, _got("/v1/games", **{"If-None-Match": "*"})),
    "malformed-json": (400, _posted(SETUP.path, b"{")),
    "not-found": (404, _got("/unheard-of")),
    "unknown-game": (404, _got("/v1/games/chess")),
    "method-not-allowed": (405, lambda headers: a_client().delete(SETUP.path, headers=headers)),
    "not-acceptable": (406, _got("/v1/games", Accept="image/png")),
    "too-large": (413, _posted(SETUP.path, b" " * (LIMITS.body + 1))),
    "unsupported-media-type": (415, _posted(SETUP.path, RAW, "text/plain")),
    "invalid-request": (422, _posted(SETUP.path, b"{}")),
    "invalid-state": (422, _posted("/v1/games/for-sale/scores", _impossible())),
    "illegal-action": (422, _posted("/v1/games/for-sale/actions", _illegal())),
}


def test_every_answer_has_the_id_that_the_caller_gave(subtests: pytest.Subtests) -> None:
    for kind, (status, ask) in EVERY_KIND.items():
        with subtests.test(kind):
            response = ask({"X-Request-Id": GIVEN})
            assert response.status_code == status
            assert response.headers.getlist("X-Request-Id") == [GIVEN]


def test_every_answer_has_an_id_of_its_own_if_the_caller_gave_none(subtests: pytest.Subtests) -> None:
    for kind, (_status, ask) in EVERY_KIND.items():
        with subtests.test(kind):
            ids = {ask({}).headers["X-Request-Id"] for _ in range(3)}
            assert len(ids) == 3
            assert all(re.fullmatch("[0-9a-f]{32}", each) for each in ids)


NO_IDS = ["", " ", "a b", "a" * 129, "caf\N{LATIN SMALL LETTER E WITH ACUTE}", "a/1", "a;b", "<script>", "a\tb", "1,2"]


def test_what_is_no_request_id_is_replaced(subtests: pytest.Subtests) -> None:
    for kind, (_status, ask) in EVERY_KIND.items():
        with subtests.test(kind):
            for given in NO_IDS:
                replaced = ask({"X-Request-Id": given}).headers["X-Request-Id"]
                assert re.fullmatch("[0-9a-f]{32}", replaced), given


@pytest.mark.parametrize("given", ["a", "A-Z_0.9", "a" * 128, "..", "-"])
def test_what_is_a_request_id_is_kept(given: str) -> None:
    assert get("/healthz", X_Request_Id=given).headers["X-Request-Id"] == given


def test_no_answer_may_be_sniffed_at(subtests: pytest.Subtests) -> None:
    for kind, (_status, ask) in EVERY_KIND.items():
        with subtests.test(kind):
            assert ask({}).headers.getlist("X-Content-Type-Options") == ["nosniff"]


def test_every_answer_may_differ_by_the_encodings_that_are_accepted(subtests: pytest.Subtests) -> None:
    for kind, (_status, ask) in EVERY_KIND.items():
        with subtests.test(kind):
            assert [each.strip() for each in ask({}).headers["Vary"].split(",")].count("Accept-Encoding") == 1


def test_no_answer_sets_a_cookie_or_names_the_software(subtests: pytest.Subtests) -> None:
    for kind, (_status, ask) in EVERY_KIND.items():
        with subtests.test(kind):
            headers = ask({}).headers
            assert "Set-Cookie" not in headers
            assert not re.search("werkzeug|flask|python|gunicorn", str(headers), re.IGNORECASE)


def test_an_answer_in_words_tells_its_language(subtests: pytest.Subtests) -> None:
    for kind, (status, ask) in EVERY_KIND.items():
        with subtests.test(kind):
            for language in LANGUAGES:
                headers = ask({"Accept-Language": language}).headers
                if "Content-Language" in headers:
                    assert headers["Content-Language"] == language
                    assert "Accept-Language" in headers["Vary"]
                else:
                    assert status < 400


@pytest.mark.parametrize(
    "path", ["/docs", "/problems/internal", "/docs/assets/docs.js", "/docs/swagger-ui/swagger-ui.css"]
)
def test_pages_may_load_nothing_from_elsewhere_and_run_nothing_inline(path: str) -> None:
    policy = dict(part.strip().split(" ", 1) for part in get(path).headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert get(path).headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/", "/docs", "/problems/internal", "/table", "/table/new/for-sale"])
def test_no_page_that_opened_ours_can_reach_into_it(path: str) -> None:
    assert get(path).headers["Cross-Origin-Opener-Policy"] == "same-origin"


# --- our own defects ------------------------------------------------------------------------------------------------

SECRET = "the password is swordfish"


def _defect(*_arguments: object) -> object:
    raise RuntimeError(SECRET)


def let_setup_fail(monkeypatch: pytest.MonkeyPatch, run: Callable[..., Any]) -> None:
    """Meanwhile this is what a setup does."""
    broken = replace(OPERATIONS["setup"], run=run)
    monkeypatch.setitem(cast("dict[str, Any]", OPERATIONS), "setup", broken)


@pytest.fixture(params=["", "1"])
def broken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    """A client of an app whose operations all fail; with and without Flask's switch for debugging."""
    monkeypatch.setenv("FLASK_DEBUG", request.param)
    let_setup_fail(monkeypatch, _defect)
    return an_app().test_client()


def test_a_defect_is_an_internal_problem_that_shows_nothing_of_it(broken: FlaskClient) -> None:
    response = broken.post(SETUP.path, json=SETUP.body)
    problem(response, "internal")
    assert "swordfish" not in response.text
    assert not re.search(r"Traceback|RuntimeError|\.py|_defect", response.text)


def test_a_defect_is_logged_under_the_request_id(broken: FlaskClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        broken.post(SETUP.path, json=SETUP.body, headers={"X-Request-Id": GIVEN})
    [record] = caplog.records
    assert GIVEN in record.getMessage()
    assert record.exc_info is not None
    assert str(record.exc_info[1]) == SECRET


def test_a_defect_is_told_in_the_language_of_the_client(broken: FlaskClient) -> None:
    titles = {
        language: problem(broken.post(SETUP.path, json=SETUP.body, headers={"Accept-Language": language}), "internal")[
            "title"
        ]
        for language in ("en", "fr", "de")
    }
    assert len(set(titles.values())) == 3


def test_a_defect_while_a_document_is_made_is_an_internal_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gavel.api.documents.catalogue", _defect)
    problem(get("/v1/games"), "internal")


def test_nothing_is_logged_where_the_client_is_at_fault(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        for _status, ask in EVERY_KIND.values():
            ask({})
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_an_http_error_without_a_problem_type_of_its_own_is_a_problem_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def _busy(*_arguments: object) -> object:
        raise TooManyRequests(retry_after=7)

    let_setup_fail(monkeypatch, _busy)
    response = send(SETUP)
    assert (response.status_code, response.content_type) == (429, "application/problem+json")
    assert response.headers["Retry-After"] == "7"
    assert json.loads(response.data) == {
        "type": "about:blank",
        "title": "Too Many Requests",
        "status": 429,
        "detail": "Too Many Requests.",
        "instance": response.headers["X-Request-Id"],
    }


def test_a_successful_answer_is_a_json_object(subtests: pytest.Subtests) -> None:
    for post in posts():
        with subtests.test(str(post)):
            assert isinstance(post, tuple)
            response = send_raw(post[0], json.dumps(post[1]).encode())
            assert (response.status_code, response.content_type) == (200, JSON)
            assert isinstance(json.loads(response.data), dict)


def test_an_id_is_part_of_the_instances_in_a_batch() -> None:
    response = send_raw(BATCH, b"{}\n\nx", Content_Type=NDJSON, X_Request_Id=GIVEN)
    assert [json.loads(line)["body"]["instance"] for line in response.data.splitlines()] == [f"{GIVEN}/1", f"{GIVEN}/3"]


def test_the_readiness_names_the_games() -> None:
    assert get("/healthz").json == {"status": "ok"}
    assert get("/readyz").json == {"status": "ready", "games": list(registry())}


def test_the_same_request_twice_gives_the_same_answer() -> None:
    assert send(SETUP).data == send(SETUP).data
