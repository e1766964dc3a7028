"""Everything in the contract says what it is, and its refusals are real ones."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from flask.testing import FlaskClient

from gavel.api.registry import registry
from gavel.openapi.document import SELF_DESCRIBING
from gavel.openapi.texts import KINDS, member_text
from tests.http.asking import a_client
from tests.openapi.test_contract import (
    NEVER_ANSWERED,
    Json,
    examples_in,
    operations,
    pointer,
    resolved,
)
from tests.support.contract import document, validator

SCHEMAS = document()["components"]["schemas"]

MOST_SHOWN = 1_000_000
"""No figure of an example is larger, seeds and ids apart: a bound of the shape is no example of a value."""


def properties() -> Iterator[tuple[str, str, Json]]:
    for name, schema in SCHEMAS.items():
        for member, shape in schema.get("properties", {}).items():
            yield name, member, shape


# --- descriptions ---------------------------------------------------------------------------------------------------


def test_every_component_says_what_it_is() -> None:
    assert [name for name, schema in SCHEMAS.items() if not schema.get("description", "").strip()] == []
    for kind in ("responses", "headers", "parameters"):
        for name, component in document()["components"][kind].items():
            assert component["description"], (kind, name)


def test_every_member_says_what_it_is() -> None:
    named = [f"#/components/schemas/{name}" for name in SELF_DESCRIBING]
    silent = [
        f"{name}.{member}"
        for name, member, shape in properties()
        if not shape.get("description", "").strip() and shape.get("$ref") not in named
    ]
    assert silent == []


def test_every_object_with_members_has_a_name() -> None:
    """What has members is a component: no tool has to invent a name for it."""

    def unnamed(thing: Any) -> Iterator[Json]:
        if isinstance(thing, dict):
            if "properties" in thing or "oneOf" in thing or len(thing.get("enum", ())) > 1:
                yield thing
            for name, each in thing.items():
                if name not in ("example", "examples", "x-request", "not"):
                    yield from unnamed(each)
        elif isinstance(thing, list):
            for each in thing:
                yield from unnamed(each)

    assert list(unnamed(document()["paths"])) == []
    for name, schema in SCHEMAS.items():
        # The component itself is what has the name; what it is put together from are its parts.
        parts = [schema.get(part, {}) for part in ("items", "additionalProperties", "oneOf", "anyOf")]
        assert list(unnamed([*schema.get("properties", {}).values(), *parts])) == [], name


def test_every_operation_and_parameter_says_what_it_is(subtests: pytest.Subtests) -> None:
    for _path, _method, operation in operations():
        with subtests.test(operation["operationId"]):
            assert operation["summary"].strip()
            assert len(operation["description"]) >= len("This document as JSON. Public.")
            for parameter in operation.get("parameters", ()):
                assert resolved(parameter)["description"].strip()
            for answer in operation["responses"].values():
                assert resolved(answer)["description"].strip()


def test_every_operation_says_who_may_see_what_it_answers(subtests: pytest.Subtests) -> None:
    for _path, _method, operation in operations():
        with subtests.test(operation["operationId"]):
            said = operation["description"]
            assert (
                "Who may see it: " in said or "Public" in said or said.split("For ")[-1].startswith(("whoever", "load"))
            )


def test_what_only_the_server_may_see_says_so() -> None:
    for service in registry().values():
        prefix = service.shapes.prefix
        for holder in ("Position", "ActionsRequest", "LegalActionsRequest", "ScoresRequest", "ViewsRequest"):
            state = SCHEMAS[f"{prefix}{holder}"]["properties"]["state"]
            assert "For your server alone." in state["description"]
        assert "server alone" in SCHEMAS[f"{prefix}State"]["description"]


def test_every_text_describes_a_member() -> None:
    """A text that is left over would mislead whoever mends it."""
    used = set()
    for name, member, _shape in properties():
        game = next((each for each in registry().values() if name.startswith(each.shapes.prefix)), None)
        short = name.removeprefix(game.shapes.prefix) if game else name
        plain = short.removeprefix("Sealed")
        kinds = [kind for kind in KINDS if name.endswith(kind)][:1]
        places = [short, short.removesuffix("Request"), plain, plain.removesuffix("Request"), *kinds, "all"]
        used |= {(section, member) for section in places}
    written = tomllib.loads(files("gavel.openapi").joinpath("texts", "members.toml").read_text(encoding="utf-8"))
    assert {(section, member) for section, members in written.items() for member in members} <= used


def test_a_member_that_nobody_described_is_found() -> None:
    assert member_text("ForSaleState", "unheard_of") is None


# --- refusals -------------------------------------------------------------------------------------------------------

OF_GAMES = [
    (path, operation)
    for path, method, operation in operations()
    if method == "post" and path.startswith("/v1/games/") and "/sealed/" not in path
]


def refused_in(operation: Json) -> dict[str, Json]:
    found: dict[str, Json] = operation["responses"]["422"]["content"]["application/problem+json"]["examples"]
    return found


def test_every_refusal_of_an_example_is_what_the_service_answers(
    subtests: pytest.Subtests, with_everything: FlaskClient
) -> None:
    for path, operation in OF_GAMES:
        with subtests.test(operation["operationId"]):
            asked = examples_in(operation["requestBody"]["content"]["application/json"])
            judge = validator(
                pointer("paths", path, "post", "responses", "422", "content", "application/problem+json", "schema")
            )
            examples = refused_in(operation)
            assert len(examples) >= 2
            for name, example in examples.items():
                assert (name in asked) != ("x-request" in example)
                body = asked[name] if name in asked else example["x-request"]
                response = with_everything.post(path, json=body, headers={"X-Request-Id": "example"})
                assert response.status_code == 422
                assert response.json == example["value"]
                judge.validate(example["value"])


def test_every_example_of_a_request_has_the_shape_that_is_asked_for(subtests: pytest.Subtests) -> None:
    for path, operation in OF_GAMES:
        with subtests.test(operation["operationId"]):
            judge = validator(pointer("paths", path, "post", "requestBody", "content", "application/json", "schema"))
            for body in examples_in(operation["requestBody"]["content"]["application/json"]).values():
                judge.validate(body)


@pytest.mark.parametrize("game", registry())
def test_illegal_actions_are_refused_for_reasons_of_the_game(game: str) -> None:
    operation = document()["paths"][f"/v1/games/{game}/actions"]["post"]
    codes = [each["value"]["violations"][0]["code"] for each in refused_in(operation).values()]
    assert len(set(codes)) >= 2


ASKED: dict[str, dict[str, Any]] = {
    "MalformedJson": {"data": b'{"players": ["ann", "bob"', "content_type": "application/json"},
    "UnsupportedMediaType": {"data": b"{}", "content_type": "text/plain"},
    "NotAcceptable": {"data": b"{}", "content_type": "application/json", "headers": {"Accept": "image/png"}},
    "TooLarge": {"data": b" " * ((1 << 20) + 1), "content_type": "application/json"},
    "MethodNotAllowed": {"method": "PUT"},
    "UnknownGame": {"path": "/v1/games/chess/setup", "data": b"{}", "content_type": "application/json"},
    "NotFound": {"path": "/nowhere"},
}


@pytest.mark.parametrize("name", ASKED)
def test_the_example_of_a_shared_problem_is_what_the_service_answers(name: str) -> None:
    asked = {"path": f"/v1/games/{next(iter(registry()))}/setup", "method": "POST", **ASKED[name]}
    asked["headers"] = {**asked.get("headers", {}), "X-Request-Id": "example"}
    response = a_client().open(asked.pop("path"), **asked)
    content = document()["components"]["responses"][name]["content"]["application/problem+json"]
    assert response.json == content["example"]


def test_every_problem_answer_has_an_example_that_fits_its_schema() -> None:
    for name, answer in document()["components"]["responses"].items():
        [(media_type, media)] = answer["content"].items()
        [example] = examples_in(media).values()
        place = pointer("components", "responses", name, "content", media_type, "schema")
        validator(place).validate(example)


def _figures(thing: Any) -> Iterator[int]:
    if isinstance(thing, dict | list):
        for each in thing.values() if isinstance(thing, dict) else thing:
            yield from _figures(each)
    elif isinstance(thing, int):
        yield thing


def test_no_example_shows_a_figure_that_nobody_would_meet(subtests: pytest.Subtests) -> None:
    for path, _method, operation in operations():
        with subtests.test(operation["operationId"]):
            for holder in (operation.get("requestBody", {}), *map(resolved, operation["responses"].values())):
                for media in holder.get("content", {}).values():
                    examples = examples_in(media)
                    assert examples or path in NEVER_ANSWERED, f"an answer of {path} has no example"
                    assert all(-MOST_SHOWN <= figure <= 2 * MOST_SHOWN for figure in _figures(examples))
