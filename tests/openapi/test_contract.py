"""The OpenAPI document: made from the schemas, committed as made, valid, complete, and true of every example."""

import copy
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import yaml
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from gavel.api.operations.table import OPERATIONS
from gavel.api.registry import registry
from gavel.catalogue import games
from gavel.engine.records import ACTION_TYPES
from gavel.i18n.common import CODES
from gavel.openapi.document import contract, main
from gavel.openapi.written import as_yaml
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS
from gavel.schemas.statuses import STATUS
from tests.http.asking import a_client
from tests.support.contract import document, read, validator
from tests.support.examples import bodies
from tests.support.schema_documents import mutated

ROOT = Path(__file__).parents[2]

Json = dict[str, Any]


def operations() -> Iterator[tuple[str, str, Json]]:
    """Every operation: its path, its method and itself."""
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def pointer(*steps: str) -> str:
    return "#" + "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps)


def resolved(thing: Json) -> Json:
    """The thing itself, if it is a reference."""
    while "$ref" in thing:
        found: Any = document()
        for step in thing["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        thing = found
    return thing


def examples_in(media: Json) -> dict[str, Any]:
    """The examples of a media type object, by name."""
    named = {name: example["value"] for name, example in media.get("examples", {}).items()}
    return named | ({"example": media["example"]} if "example" in media else {})


# --- committed as made ----------------------------------------------------------------------------------------------


def test_what_is_committed_is_what_is_made() -> None:
    made = contract()
    assert (ROOT / "openapi.yaml").read_bytes() == as_yaml(made), "run `make spec`"


def test_making_it_writes_the_file(tmp_path: Path) -> None:
    main(str(tmp_path))
    assert (tmp_path / "openapi.yaml").read_bytes() == (ROOT / "openapi.yaml").read_bytes()


def test_it_is_served_as_committed(with_everything: FlaskClient) -> None:
    assert with_everything.get("/openapi.yaml").data == (ROOT / "openapi.yaml").read_bytes()


def test_it_is_served_as_json_member_for_member(with_everything: FlaskClient) -> None:
    served = with_everything.get("/openapi.json")
    assert served.data == strict_json.dumps(document())
    assert served.json == contract()


def test_without_keys_and_searches_it_lacks_what_needs_them_and_is_else_as_committed() -> None:
    served = a_client().get("/openapi.json").json
    assert served is not None
    assert yaml.load(a_client().get("/openapi.yaml").data, yaml.CSafeLoader) == served
    needy = ("/sealed/", "/v1/invitation", "/v1/push", "/suggestions")
    lacking = {path for path in document()["paths"] if any(part in path for part in needy)}
    assert len(lacking) > 20
    assert {**served["paths"], **{path: document()["paths"][path] for path in lacking}} == document()["paths"]
    text = json.dumps(served)
    assert [name for name in served["components"]["schemas"] if f'"#/components/schemas/{name}"' not in text] == []
    assert len(served["components"]["schemas"]) < len(document()["components"]["schemas"])
    assert "securitySchemes" not in served["components"]
    for kind, named in served["components"].items():
        assert named == {name: document()["components"][kind][name] for name in named}
    assert list(OpenAPIV31SpecValidator(served).iter_errors()) == []


def test_a_built_package_has_it_and_serves_it_from_anywhere(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with ZipFile(wheel) as built:
        built.extractall(tmp_path / "package")
    asked = (
        "import gavel, os, sys; assert gavel.__file__.startswith(os.getcwd()), gavel.__file__;"
        "from gavel.http.contract import Contract; from gavel.http.pages import routes;"
        "contract = Contract(sealed=True, suggesting=True, calling=True); routes(contract); start = contract.as_json();"
        "assert contract.as_json() is start and 'yaml' not in sys.modules, 'read when it starts';"
        "sys.stdout.buffer.write(contract.as_yaml().body + b'|' + start.body)"
    )
    told = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "package")},
        check=True,
        capture_output=True,
    )
    written = (ROOT / "openapi.yaml").read_bytes()
    assert told.stdout == written + b"|" + strict_json.dumps(yaml.load(written, yaml.CSafeLoader))
    assert (tmp_path / "package/gavel/openapi.yaml").read_bytes() == written


# --- valid and complete ---------------------------------------------------------------------------------------------


def test_it_is_valid_openapi() -> None:
    assert document()["openapi"].startswith("3.1.")
    assert list(OpenAPIV31SpecValidator(document()).iter_errors()) == []


def test_every_schema_is_valid_json_schema() -> None:
    for schema in document()["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


PAGES = {"/", "/docs/<folder>/<name>", "/table", "/table/<path:name>", "/table-offline.js"}
"""The page to begin with, a client of the contract, and files that belong to pages: nobody's interface."""


def test_routes_and_document_name_the_same_operations(with_everything: FlaskClient) -> None:
    routed = set()
    for rule in with_everything.application.url_map.iter_rules():
        assert rule.methods is not None
        # Some games lack an operation that others have: its route leads to a problem there.
        of_games = [
            rule.rule.replace("<game>", game)
            for game, service in registry().items()
            if rule.endpoint not in set(OPERATIONS) - set(service.operations)
        ]
        of_games = of_games if "<game>" in rule.rule else [rule.rule]
        for path in of_games:
            if path not in PAGES:
                path = re.sub("<([^>]*)>", r"{\1}", path)
                routed |= {(path, method.lower()) for method in rule.methods - {"HEAD", "OPTIONS"}}
    assert routed == {(path, method) for path, method, _operation in operations()}


def test_every_operation_has_an_id_of_its_own() -> None:
    ids = [operation["operationId"] for _path, _method, operation in operations()]
    assert len(set(ids)) == len(ids)
    assert set(ids) >= {f"{game}-{name}" for game, service in registry().items() for name in service.operations}


def test_every_game_has_its_tag() -> None:
    assert [tag["name"] for tag in document()["tags"]] == ["service", *registry()]


def _strings(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict | list):
        for each in thing.values() if isinstance(thing, dict) else thing:
            yield from _strings(each)


def _codes(schema: str) -> set[str]:
    shape = document()["components"]["schemas"][schema]
    found = set(shape["enum"] if "enum" in shape else shape["discriminator"]["mapping"])
    assert found
    return found


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_violation_code_of_a_game_is_listed(game: Any) -> None:
    prefix = registry()[game.id].shapes.prefix
    assert _codes(f"{prefix}Violation") == set(game.illegal)
    assert _codes(f"{prefix}Breach") == set(game.breach_names)
    assert _codes("RequestErrorCode") >= set(game.bad_setup)


def test_every_code_that_has_words_is_listed() -> None:
    listed = set(_strings(document()["components"]["schemas"]))
    with_words = {code for service in registry().values() for code in {**CODES.forms, **service.code_texts.forms}}
    assert {code for code in with_words if not code.startswith("json.")} <= listed


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_event_and_action_type_of_a_game_is_listed(game: Any) -> None:
    prefix = registry()[game.id].shapes.prefix
    listed = {
        name: document()["components"]["schemas"][f"{prefix}{name}"] for name in ("Event", "LegalAction", "Action")
    }
    types = {name: list(union["discriminator"]["mapping"]) for name, union in listed.items()}
    assert set(types["Event"]) == set(game.events)
    assert types["LegalAction"] == list(game.action_types)
    assert types["Action"] == [*game.action_types, *ACTION_TYPES]


def _unions(thing: Any) -> Iterator[Json]:
    if isinstance(thing, dict):
        if "discriminator" in thing:
            yield thing
        for each in thing.values():
            yield from _unions(each)
    elif isinstance(thing, list):
        for each in thing:
            yield from _unions(each)


def test_every_union_of_objects_is_told_apart_by_a_constant() -> None:
    unions = list(_unions(document()))
    assert len(unions) > 10
    for union in unions:
        tag, mapping = union["discriminator"]["propertyName"], union["discriminator"]["mapping"]
        assert [each["$ref"] for each in union["oneOf"]] == list(mapping.values())
        for value, reference in mapping.items():
            schema = resolved({"$ref": reference})
            assert schema["properties"][tag]["const"] == value
            assert tag in schema["required"]


def test_every_problem_type_is_described() -> None:
    schemas = document()["components"]["schemas"].values()
    constants = {each["properties"]["type"].get("const") for each in schemas if "type" in each.get("properties", {})}
    assert {f"/problems/{name}" for name in STATUS} <= constants
    names = next(each for each in document()["paths"]["/problems/{name}"]["get"]["parameters"] if "name" in each)
    assert resolved(names["schema"])["enum"] == list(STATUS)


def _objects(thing: Any) -> Iterator[Json]:
    """Every schema of an object with members of its own."""
    if isinstance(thing, dict):
        if thing.get("type") == "object" and "properties" in thing:
            yield thing
        for each in thing.values():
            yield from _objects(each)
    elif isinstance(thing, list):
        for each in thing:
            yield from _objects(each)


def test_no_request_takes_unknown_members(subtests: pytest.Subtests) -> None:
    for _path, _method, operation in operations():
        with subtests.test(operation["operationId"]):
            waiting = [operation.get("requestBody", {})]
            seen = []
            while waiting:
                here = waiting.pop()
                for schema in _objects(here):
                    assert schema["additionalProperties"] is False
                for reference in re.findall(r'"\$ref": "([^"]*)"', json.dumps(here)):
                    if reference not in seen:
                        seen.append(reference)
                        waiting.append(resolved({"$ref": reference}))


def test_every_answer_has_a_request_id_and_every_refusal_is_a_problem(subtests: pytest.Subtests) -> None:
    for _path, _method, operation in operations():
        with subtests.test(operation["operationId"]):
            for status, answer in operation["responses"].items():
                answer = resolved(answer)
                assert "X-Request-Id" in answer["headers"]
                if status >= "400":
                    assert list(answer["content"]) == ["application/problem+json"]


def test_every_body_can_be_refused_as_the_contract_says(subtests: pytest.Subtests) -> None:
    for path, method, operation in operations():
        with subtests.test(operation["operationId"]):
            expected = {"406", "500"} | ({"413", "415"} if method == "post" else set())
            assert expected <= set(operation["responses"])
            if path.startswith("/v1/games/") and method == "post":
                assert {"400", "422"} <= set(operation["responses"])


# --- the schemas ----------------------------------------------------------------------------------------------------

REQUESTS = [(game, operation) for game, service in registry().items() for operation in service.operations]


@pytest.mark.parametrize(("game", "operation"), REQUESTS)
@given(data=st.data())
def test_a_request_fits_the_contract_just_when_the_service_accepts_it(
    game: str, operation: str, data: st.DataObject
) -> None:
    service = registry()[game]
    drawn = data.draw(mutated(st.sampled_from(bodies(game, operation))))
    body = strict_json.loads(json.dumps(drawn).encode())
    place = pointer("paths", f"/v1/games/{game}/{operation}", "post", "requestBody", "content", "application/json")
    assert validator(f"{place}/schema").is_valid(body) == service.schemas.accepts[operation](body)


REFUSED: dict[str, tuple[str, Json]] = {
    "invalid-request": ("setup", {"a": 1}),
    "invalid-state": ("scores", {"state": {"round": 999}}),
    "illegal-action": ("actions", {"action": {"player": "nobody"}}),
    "not-finished": ("scores", {"final": True}),
}


@pytest.mark.parametrize("game", registry())
@pytest.mark.parametrize(("name", "operation", "change"), [(name, *each) for name, each in REFUSED.items()])
def test_every_refusal_fits_its_schema(game: str, name: str, operation: str, change: Json) -> None:
    body: Json = copy.deepcopy(bodies(game, operation)[0])
    for member, value in change.items():
        body[member] = {**body[member], **value} if isinstance(value, dict) else value
    path = f"/v1/games/{game}/{operation}"
    response = a_client().post(path, json=body)
    assert response.json is not None
    assert response.json["type"] == f"/problems/{name}"
    content = pointer("paths", path, "post", "responses", "422", "content", "application/problem+json", "schema")
    validator(content).validate(response.json)


SHARED = {
    "MalformedJson": b"{",
    "TooLarge": b" " * (LIMITS.body + 1),
    "UnsupportedMediaType": None,
    "NotAcceptable": b"",
}


@pytest.mark.parametrize(("name", "raw"), SHARED.items(), ids=SHARED)
def test_every_shared_problem_fits_its_schema(name: str, raw: bytes | None) -> None:
    headers = {} if raw is None else {"Content-Type": "application/json"}
    headers |= {"Accept": "image/png"} if raw == b"" else {}
    [game, *_] = registry()
    response = a_client().post(f"/v1/games/{game}/setup", data=raw, headers=headers)
    content = pointer("components", "responses", name, "content", "application/problem+json", "schema")
    validator(content).validate(response.json)


NEVER_ANSWERED = {
    f"/v1/games/{game}/sealed/merges"
    for game, service in registry().items()
    if all(phase.has_chosen is None for phase in service.game.phases)
}
"""In these games nobody chooses at the same time as others: there is nothing to merge, and every request hears so."""


# --- examples -------------------------------------------------------------------------------------------------------


def test_every_operation_has_an_example(subtests: pytest.Subtests) -> None:
    for path, method, operation in operations():
        with subtests.test(operation["operationId"]):
            if path in NEVER_ANSWERED:
                assert len(operation["responses"]["422"]["content"]["application/problem+json"]["examples"]) >= 2
                continue
            for media in operation["responses"]["200"]["content"].values():
                assert examples_in(media)
            if method == "post":
                for media in operation["requestBody"]["content"].values():
                    assert examples_in(media)


def test_every_example_fits_its_schema(subtests: pytest.Subtests) -> None:
    for path, method, operation in operations():
        with subtests.test(operation["operationId"]):
            bodies: list[tuple[Json, tuple[str, ...]]] = [
                (operation["responses"]["200"]["content"], ("responses", "200"))
            ]
            if method == "post":
                bodies.append((operation["requestBody"]["content"], ("requestBody",)))
            for content, place in bodies:
                for media_type, media in content.items():
                    judge = validator(pointer("paths", path, method, *place, "content", media_type, "schema"))
                    for example in examples_in(media).values():
                        judge.validate(example)


POSTED = [
    (path, name, body, operation)
    for path, method, operation in operations()
    if method == "post" and "application/json" in operation["requestBody"]["content"] and "/sealed/" not in path
    for name, body in examples_in(operation["requestBody"]["content"]["application/json"]).items()
    if name in examples_in(operation["responses"]["200"]["content"]["application/json"])
]
"""Those that are refused are in test_described.py; those of sealed tables, which need keys, in tests/sealing."""


def test_every_example_posted_gives_its_example_answer(subtests: pytest.Subtests, with_everything: FlaskClient) -> None:
    for path, name, body, operation in POSTED:
        with subtests.test(operation["operationId"], example=name):
            response = with_everything.post(path, json=body, headers={"X-Request-Id": "example"})
            assert response.status_code == 200
            assert response.json == examples_in(operation["responses"]["200"]["content"]["application/json"])[name]
            place = pointer("paths", path, "post", "responses", "200", "content", "application/json", "schema")
            validator(place).validate(response.json)


def test_the_example_batch_gives_its_example_answer() -> None:
    operation = document()["paths"]["/v1/batch"]["post"]
    asked = examples_in(operation["requestBody"]["content"]["application/x-ndjson"])
    told = examples_in(operation["responses"]["200"]["content"]["application/x-ndjson"])
    assert asked.keys() == told.keys()
    for name, body in asked.items():
        headers = {"X-Request-Id": "example", "Content-Type": "application/x-ndjson"}
        response = a_client().post("/v1/batch", data=body, headers=headers)
        assert response.text == told[name]


def test_the_lines_of_the_example_batch_fit_the_schema_of_a_line() -> None:
    operation = document()["paths"]["/v1/batch"]["post"]
    for content in (operation["requestBody"]["content"], operation["responses"]["200"]["content"]):
        media = content["application/x-ndjson"]
        for text in examples_in(media).values():
            for line in text.splitlines():
                validator(media["schema"]["contentSchema"]["$ref"]).validate(json.loads(line))


def _is_part(part: Any, whole: Any) -> bool:
    """Whether the example is the document, or the document with fewer items in its lists."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(name in whole and _is_part(value, whole[name]) for name, value in part.items())
    if isinstance(part, list) and isinstance(whole, list):
        return all(any(_is_part(item, other) for other in whole) for item in part)
    return bool(part == whole)


READ = [
    (path, operation)
    for path, method, operation in operations()
    if method == "get" and "{" not in path and path not in ("/v1/keys", "/v1/invitation")
]
"""The example's keys and tables are those of a service of its own: tests/sealing/test_contract.py."""


@pytest.mark.parametrize(("path", "operation"), READ, ids=[path for path, _operation in READ])
def test_every_document_begins_like_its_example_and_fits_its_schema(
    path: str, operation: Json, with_everything: FlaskClient
) -> None:
    response = with_everything.get(path)
    [(media_type, media)] = operation["responses"]["200"]["content"].items()
    assert response.mimetype == media_type
    [example] = examples_in(media).values()
    if media_type == "text/html":
        assert response.text.startswith(example)
        return
    whole = read(response.data) if media_type == "application/yaml" else response.json
    assert _is_part(example, whole)
    validator(pointer("paths", path, "get", "responses", "200", "content", media_type, "schema")).validate(whole)


def test_every_problem_page_is_served() -> None:
    for name in STATUS:
        assert a_client().get(f"/problems/{name}").status_code == 200
