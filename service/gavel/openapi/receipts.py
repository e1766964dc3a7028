"""The path of receipts in the OpenAPI document, with an example that a key of its own has signed."""

from hashlib import sha256
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from gavel.api.operations.call import Answer
from gavel.api.operations.records import replays
from gavel.api.registry import examples_of, registry
from gavel.openapi.answers import OTHER_ANSWERS, PROBLEM_SCHEMAS, REQUEST_ID_HEADER, problem_answer, refusal
from gavel.openapi.refusals import AN_EXAMPLE, problem_example, refused_as
from gavel.openapi.texts import description_of
from gavel.schemas import strict_json
from gavel.sealing import base64url
from gavel.sealing.configured import NOTHING
from gavel.sealing.keys import ServiceKeys, new_sealing_key, parse
from gavel.sealing.receipt_shapes import ReceiptRequest, verified_receipt
from gavel.sealing.receipts import of_record, verified
from gavel.sealing.verifying import verification


def _example_keys() -> ServiceKeys:
    """Public keys for the examples, so that every build makes the same document."""
    private = Ed25519PrivateKey.from_private_bytes(sha256(b"an example of the contract").digest())
    halves = {"x": private.public_key().public_bytes_raw(), "d": private.private_bytes_raw()}
    fixed = {"kty": "OKP", "crv": "Ed25519", "alg": "Ed25519", "use": "sig", "kid": "an-example"}
    signing = {**fixed, **{name: base64url.encode(half) for name, half in halves.items()}}
    return parse(strict_json.dumps({"keys": [new_sealing_key(), signing]}))


KEYS: Final = _example_keys()


def verify() -> dict[str, Any]:
    """The operation at `/v1/receipts/verify`."""
    receipt = _example()
    broken = problem_answer("Not JSON, or no receipt of this service.", _REFUSAL)
    broken["content"]["application/problem+json"]["example"] = problem_example("receipt-broken")
    return {
        "operationId": "receipts-verify",
        "summary": "Verify a receipt, and read what it says.",
        "description": description_of("receipts-verify"),
        "tags": ["service"],
        "parameters": ["AcceptLanguage", "RequestId"],
        "requestBody": {
            "required": True,
            "description": (ReceiptRequest.__doc__ or "").strip(),
            "content": {
                "application/json": {
                    "schema": ReceiptRequest,
                    "examples": {"of-a-record": {"value": {"receipt": receipt}}},
                }
            },
        },
        "responses": {
            "200": _contents_of(receipt),
            **OTHER_ANSWERS,
            "400": broken,
            "422": _refusal_of({"receipt": ""}),
        },
    }


def _contents_of(receipt: str) -> dict[str, Any]:
    """The answer with the contents of a receipt."""
    kid, payload = verified(KEYS.verifying, receipt)
    # Another service has other keys, and refuses the example: so it is no example of a request.
    examples = {"signed-by-this-service": {"value": {"kid": kid, "payload": payload}}}
    return {
        "description": "The service has signed it.",
        "headers": {**REQUEST_ID_HEADER},
        "content": {"application/json": {"schema": verified_receipt(), "examples": examples}},
    }


def _refusal_of(wrong: dict[str, Any]) -> dict[str, Any]:
    """The answer to a request of the wrong shape."""
    example = {
        "summary": f"The answer to `{strict_json.dumps(wrong).decode()}`",
        "value": refused_as(lambda: verification(NOTHING, wrong, AN_EXAMPLE.translator)),
        "x-request": wrong,
    }
    return refusal(("invalid-request",), PROBLEM_SCHEMAS["invalid-request"], {"empty": example})


_REFUSAL = {"$ref": "#/components/schemas/ReceiptRefusal"}


def _example() -> str:
    service = next(iter(registry().values()))
    body = next(iter(examples_of(service)["replays"].values()))
    answer: Answer = replays(service, body, AN_EXAMPLE)
    assert KEYS.sign is not None
    return of_record(KEYS.sign, body, answer)
