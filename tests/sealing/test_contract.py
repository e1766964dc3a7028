"""What the contract says of keys and receipts is what a service with the example's keys answers."""

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from gavel.openapi.receipts import KEYS
from gavel.sealing.keys import new_sealing_key
from tests.openapi.test_contract import examples_in, pointer
from tests.sealing.test_keys import written
from tests.sealing.test_published_keys import client
from tests.sealing.test_receipts import replayed, transcript
from tests.support.contract import document, validator

VERIFY = "/v1/receipts/verify"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A service with the keys of the examples, which everyone knows."""
    assert KEYS.sign is not None
    signing = KEYS.sign.as_dict(private=True)
    return client(written(tmp_path_factory.mktemp("keys"), {"keys": [new_sealing_key(), signing]}))


def judge(path: str, method: str, status: str, media_type: str = "application/json") -> Any:
    return validator(pointer("paths", path, method, "responses", status, "content", media_type, "schema"))


def test_the_example_of_the_keys_is_what_their_service_publishes(service: FlaskClient) -> None:
    answer = service.get("/v1/keys").get_json()
    judge("/v1/keys", "get", "200").validate(answer)
    content = document()["paths"]["/v1/keys"]["get"]["responses"]["200"]["content"]["application/json"]
    assert answer == content["example"]


def test_the_example_of_a_receipt_gives_its_example_answer(service: FlaskClient) -> None:
    operation = document()["paths"][VERIFY]["post"]
    [body] = examples_in(operation["requestBody"]["content"]["application/json"]).values()
    [told] = examples_in(operation["responses"]["200"]["content"]["application/json"]).values()
    answer = service.post(VERIFY, json=body)
    assert (answer.status_code, answer.get_json()) == (200, told)
    judge(VERIFY, "post", "200").validate(told)


def test_every_receipt_fits_its_schema(service: FlaskClient) -> None:
    verdict = replayed(service, transcript())
    path = "/v1/games/for-sale/replays"
    judge(path, "post", "200").validate(verdict)
    judge(VERIFY, "post", "200").validate(service.post(VERIFY, json={"receipt": verdict["receipt"]}).get_json())


@pytest.mark.parametrize("receipt", ["altered", ""])
def test_a_refusal_is_the_example_of_the_contract(service: FlaskClient, receipt: str) -> None:
    answer = service.post(VERIFY, json={"receipt": receipt}, headers={"X-Request-Id": "example"})
    status = str(answer.status_code)
    content = document()["paths"][VERIFY]["post"]["responses"][status]["content"]["application/problem+json"]
    assert answer.get_json() in examples_in(content).values()
    judge(VERIFY, "post", status, "application/problem+json").validate(answer.get_json())


def test_without_keys_the_answer_is_the_contract_s(tmp_path: Path) -> None:
    answer = client().get("/v1/keys", headers={"X-Request-Id": "example"})
    content = document()["components"]["responses"]["SealingNotConfigured"]["content"]["application/problem+json"]
    assert answer.get_json() == content["example"]
