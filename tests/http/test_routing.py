"""Addresses and methods: what is not there, or not so, is a problem that says what is."""

import pytest

from gavel.api.registry import registry
from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing.operations.table import CALLS
from gavel.sealing.operations.table import OPERATIONS as SEALED_OPERATIONS
from tests.http.asking import BATCH, NDJSON, a_client, documents, get, posts, problem, send, send_raw, the_app
from tests.sealing.table import SEALING_KEY, key_file

GETS = [*documents(), "/healthz", "/readyz"]
POSTS = [*(post.path for post in posts()), BATCH]

NOWHERE = [
    "/v1",
    "/v1/",
    "/v2/games",
    "/V1/games",
    "/v1/Games",
    "//v1/games",
    "/v1//games",
    "/v1/games/",
    "/v1/games/for-sale/",
    "/v1/games/for-sale/unheard-of",
    "/v1/games/for-sale/setup/",
    "/v1/games/for-sale/rules/",
    "/v1/games/for-sale%2Fsetup/x",
    "/healthz/",
    "/openapi.json/",
    "/openapi.yml",
    "/docs/",
    "/docs/assets/",
    "/docs/assets/unheard-of.js",
    "/docs/assets/../docs.html",
    "/docs/assets/..%2fdocs.html",
    "/docs/assets/%2e%2e/docs.html",
    "/docs/swagger-ui/..%2F__init__.py",
    "/docs/swagger-ui/swagger-ui.css/x",
    "/docs/unheard-of/docs.js",
    "/problems/",
    "/problems/unheard-of",
    "/problems/..%2f..%2fetc%2fpasswd",
    "/problems/%00",
    "/favicon.ico",
    "/.git/config",
    "/%ff%fe",
    "/%",
    "/%zz",
    "/" + "a" * 5000,
]


def test_where_there_is_nothing_the_answer_is_not_found(subtests: pytest.Subtests) -> None:
    for path in NOWHERE:
        with subtests.test(path=path):
            problem(get(path), "not-found")


def test_where_there_is_nothing_no_method_finds_anything(subtests: pytest.Subtests) -> None:
    for path in NOWHERE:
        with subtests.test(path=path):
            for method in ("POST", "DELETE"):
                response = a_client().open(path, method=method)
                # Under /docs and /problems there is nothing to be found by any method but GET, whatever the name.
                problem(response, "method-not-allowed" if "Allow" in response.headers else "not-found")


UNKNOWN_GAMES = ["chess", "For-Sale", "for_sale", "for-sale%20", "%00", "%ff", "caf%C3%A9", "%F0%9F%8E%B2", "x" * 3000]


@pytest.mark.parametrize("game", UNKNOWN_GAMES)
def test_a_game_that_there_is_not_is_told_with_those_that_there_are(game: str) -> None:
    asked = [
        get(f"/v1/games/{game}"),
        get(f"/v1/games/{game}/rules"),
        *(send_raw(f"/v1/games/{game}/{post.path.rsplit('/', 1)[1]}", b"{}") for post in posts()),
    ]
    for response in asked:
        assert problem(response, "unknown-game")["games"] == list(registry())


def test_a_game_that_there_is_not_is_told_whatever_else_is_wrong() -> None:
    response = send_raw("/v1/games/chess/setup", b"{", Content_Type="text/plain", Accept="image/png")
    problem(response, "unknown-game")


def test_what_is_only_read_refuses_every_other_method_and_names_its_own(subtests: pytest.Subtests) -> None:
    for path in GETS:
        with subtests.test(path=path):
            for method in ("POST", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "QUERY", "UNHEARD-OF"):
                response = a_client().open(path, method=method)
                problem(response, "method-not-allowed")
                assert set(response.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}, method


def test_what_is_judged_refuses_every_other_method_and_names_its_own(subtests: pytest.Subtests) -> None:
    for path in POSTS:
        with subtests.test(path=path):
            for method in ("GET", "PUT", "PATCH", "DELETE", "TRACE", "QUERY", "UNHEARD-OF"):
                response = a_client().open(path, method=method)
                problem(response, "method-not-allowed")
                assert set(response.headers["Allow"].split(", ")) == {"POST", "OPTIONS"}, method


def test_head_is_refused_where_get_is() -> None:
    response = a_client().head(POSTS[0])
    assert (response.status_code, response.data) == (405, b"")


def test_head_tells_what_get_would_tell_without_the_body(subtests: pytest.Subtests) -> None:
    for path in GETS:
        with subtests.test(path=path):
            full, head = get(path), a_client().head(path)
            assert (head.status_code, head.data) == (200, b"")
            for name in (
                "Content-Type",
                "Content-Length",
                "ETag",
                "Vary",
                "Content-Language",
                "Content-Security-Policy",
            ):
                assert head.headers.get(name) == full.headers.get(name)


def test_options_names_the_methods(subtests: pytest.Subtests) -> None:
    for path in GETS + POSTS:
        with subtests.test(path=path):
            response = a_client().options(path)
            assert (response.status_code, response.data) == (200, b"")
            assert set(response.headers["Allow"].split(", ")) >= {"OPTIONS"}


@pytest.mark.parametrize("name", ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"])
def test_a_method_cannot_be_overridden(name: str) -> None:
    problem(a_client().get(POSTS[0], headers={name: "POST"}), "method-not-allowed")
    post = posts()[0]
    assert a_client().post(post.path, json=post.body, headers={name: "DELETE"}).status_code == 200


def test_a_method_cannot_be_overridden_in_the_query() -> None:
    problem(get(f"{POSTS[0]}?_method=POST"), "method-not-allowed")


def test_a_query_changes_nothing() -> None:
    post = posts()[0]
    plain = send(post)
    asked = send(post._replace(path=f"{post.path}?players=dee&%00=%ff&a[]=1"))
    assert (asked.status_code, asked.data) == (plain.status_code, plain.data)


def test_a_path_may_be_percent_encoded_where_it_need_not_be() -> None:
    post = posts()[0]
    encoded = "".join(f"%{ord(letter):02x}" if letter in "-e" else letter for letter in post.path)
    assert send(post._replace(path=encoded)).data == send(post).data


@pytest.mark.parametrize(
    "name", ["X-Forwarded-Host", "X-Forwarded-For", "X-Original-URL", "X-Rewrite-URL", "Forwarded", "Cookie"]
)
def test_headers_for_proxies_and_sessions_change_nothing(name: str) -> None:
    response = get("/v1/games", **{name.replace("-", "_"): "/healthz; host=evil.example"})
    assert response.data == get("/v1/games").data
    assert "Set-Cookie" not in response.headers


def test_every_route_is_one_of_these() -> None:
    """So that a new route is not forgotten here."""
    of_games = {f"/v1/games/<game>/{post.path.rsplit('/', 1)[1]}" for post in posts()}
    known = {
        "/",
        "/transcript.schema.json",
        "/v1/version",
        "/v1/games",
        "/v1/games/<game>",
        "/v1/games/<game>/rules",
        "/v1/games/<game>/messages",
        "/v1/batch",
        "/v1/keys",
        "/v1/receipts/verify",
        "/healthz",
        "/readyz",
        "/openapi.json",
        "/openapi.yaml",
        "/docs",
        "/docs/<folder>/<name>",
        "/table",
        "/table/<path:name>",
        "/table-offline.js",
        "/problems/<name>",
    }
    assert {rule.rule for rule in the_app().url_map.iter_rules()} == known | of_games
    sealed = {"/v1/invitation", *(f"/v1/games/<game>/sealed/{name}" for name in SEALED_OPERATIONS if name != CALLS)}
    with_keys = create_app(Settings(keys=key_file(SEALING_KEY)))
    assert {rule.rule for rule in with_keys.url_map.iter_rules()} == known | of_games | sealed


def test_a_batch_line_can_be_posted_with_a_query_too() -> None:
    assert send_raw(f"{BATCH}?x=1", b"", Content_Type=NDJSON).status_code == 200
