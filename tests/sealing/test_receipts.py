"""Receipts: signed for records that hold and no others, verified here and elsewhere, refused with a byte altered."""

import json
from base64 import urlsafe_b64decode
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from flask.testing import FlaskClient
from joserfc import jws
from joserfc.jwk import OctKey, OKPKey

from gavel.api.problems import Problem
from gavel.api.registry import registry
from gavel.sealing import base64url
from gavel.sealing.keys import new_sealing_key, new_signing_key, parse
from gavel.sealing.receipts import MOST_BYTES, TYPE, of_sealed, signed, verified
from tests.cli.playing import random_game
from tests.sealing.test_configured import replace
from tests.sealing.test_keys import raw, written
from tests.sealing.test_published_keys import client

SEALING, SIGNING = new_sealing_key(), new_signing_key()
KEYS = parse(raw(SEALING, SIGNING))
BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

Document = dict[str, Any]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A service that seals and signs."""
    return client(written(tmp_path_factory.mktemp("keys"), {"keys": [SEALING, SIGNING]}))


@cache
def transcript(game: str = "for-sale") -> Document:
    """The record of a whole game."""
    made, _positions = random_game(game, {"players": ["ann", "bob", "cy"], "seed": "a seed"}, Random(game))
    return made


def replayed(service: FlaskClient, body: Document, language: str = "en") -> Document:
    path = f"/v1/games/{body['game']}/replays"
    answer = service.post(path, json={**body, "receipt": True}, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.data
    verdict: Document = answer.get_json()
    return verdict


def verify(service: FlaskClient, receipt: str) -> Document:
    answer = service.post("/v1/receipts/verify", json={"receipt": receipt})
    assert answer.status_code == 200, answer.data
    found: Document = answer.get_json()
    return found


def refused(service: FlaskClient, receipt: object) -> str:
    answer = service.post("/v1/receipts/verify", json={"receipt": receipt})
    assert 400 <= answer.status_code < 500, answer.data
    return str(answer.get_json()["type"]).removeprefix("/problems/")


@pytest.fixture(scope="module")
def receipt(service: FlaskClient) -> str:
    return str(replayed(service, transcript())["receipt"])


def canonical_digest(document: object) -> str:
    return sha256(json.dumps(document, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


# --- what they say --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry())
def test_a_record_that_holds_gets_a_receipt_of_what_it_led_to(service: FlaskClient, game: str) -> None:
    record = transcript(game)
    verdict = replayed(service, record)
    found = verify(service, verdict["receipt"])
    assert found["kid"] == SIGNING["kid"]
    state, scores = verdict["position"]["state"], verdict["position"]["scores"]
    without_reasons = [{name: value for name, value in each.items() if name != "why"} for each in scores["rulings"]]
    assert found["payload"] == {
        **{name: state[name] for name in ("game", "ruleset", "variant", "options", "history")},
        "players": ["ann", "bob", "cy"],
        "setup": canonical_digest(record["setup"]),
        "record": canonical_digest(record["actions"]),
        "applied": len(record["actions"]),
        "finished": True,
        "scores": {**scores, "rulings": without_reasons},
        "origin": "record",
    }


def test_a_receipt_depends_on_no_language_and_no_clock(service: FlaskClient, receipt: str) -> None:
    for language in ("de", "fr", "en"):
        assert replayed(service, transcript(), language)["receipt"] == receipt


def test_a_game_that_runs_gets_a_receipt_without_scores(service: FlaskClient) -> None:
    record = {name: transcript()[name] for name in ("game", "setup")}
    payload = verify(service, replayed(service, {**record, "actions": []})["receipt"])["payload"]
    assert (payload["finished"], payload["scores"], payload["applied"]) == (False, None, 0)


def test_a_record_that_begins_with_a_state_says_so(service: FlaskClient) -> None:
    state = replayed(
        service, {"game": "for-sale", "setup": transcript()["setup"], "actions": transcript()["actions"][:3]}
    )
    begun = {"game": "for-sale", "state": state["position"]["state"], "actions": transcript()["actions"][3:]}
    payload = verify(service, replayed(service, begun)["receipt"])["payload"]
    assert "setup" not in payload
    assert payload["state"] == canonical_digest(begun["state"])
    assert payload["history"] == transcript()["history"]


def _of_another_end(record: Document) -> Document:
    return {**record, "history": "0" * 64}


def _with_a_refused_action(record: Document) -> Document:
    return {**record, "actions": [*record["actions"], record["actions"][0]]}


@pytest.mark.parametrize("spoil", [_of_another_end, _with_a_refused_action])
def test_a_record_that_does_not_hold_gets_none(service: FlaskClient, spoil: Callable[[Document], Document]) -> None:
    assert replayed(service, spoil(transcript()))["receipt"] is None


def test_a_record_with_wrong_scores_gets_none(service: FlaskClient) -> None:
    scores = replayed(service, transcript())["position"]["scores"]
    assert replayed(service, {**transcript(), "scores": scores})["receipt"] is not None
    scores["standings"][0]["total"] += 1
    assert replayed(service, {**transcript(), "scores": scores})["receipt"] is None


def test_who_does_not_ask_gets_none(service: FlaskClient) -> None:
    for asked in ({}, {"receipt": False}):
        answer = service.post("/v1/games/for-sale/replays", json={**transcript(), **asked}).get_json()
        assert "receipt" not in answer


def test_a_batch_signs_too(service: FlaskClient, receipt: str) -> None:
    line = {"id": 1, "operation": "replays", "game": "for-sale", "body": {**transcript(), "receipt": True}}
    answer = service.post("/v1/batch", data=json.dumps(line), headers={"Content-Type": "application/x-ndjson"})
    assert json.loads(answer.data)["body"]["receipt"] == receipt


def test_a_sealed_game_s_receipt_names_its_table(service: FlaskClient) -> None:
    position = replayed(service, transcript())["position"]
    assert KEYS.sign is not None
    made = of_sealed(KEYS.sign, position["state"], position["scores"], table="t", guarded=True, custody={})
    payload = verify(service, made)["payload"]
    assert (payload["origin"], payload["table"]) == ("sealed", "t")
    assert (payload["guarded"], payload["unsealed"], payload["finished"]) == (True, False, True)
    assert payload["applied"] == len(transcript()["actions"])
    assert not {"setup", "state", "record"} & set(payload)


# --- who can check them ---------------------------------------------------------------------------------------------


def test_whoever_has_the_public_key_can_check_one_with_any_library(service: FlaskClient, receipt: str) -> None:
    [jwk] = service.get("/v1/keys").get_json()["keys"]
    header, payload, signature = (urlsafe_b64decode(part + "==") for part in receipt.split("."))
    assert json.loads(header) == {"alg": "Ed25519", "kid": jwk["kid"], "typ": "gavel-receipt"}
    public = Ed25519PublicKey.from_public_bytes(urlsafe_b64decode(jwk["x"] + "="))
    public.verify(signature, receipt.rpartition(".")[0].encode())
    assert json.loads(payload) == verify(service, receipt)["payload"]


def test_a_receipt_is_verified_after_the_key_was_exchanged_and_no_more_when_it_is_gone(tmp_path: Path) -> None:
    path = written(tmp_path, {"keys": [SEALING, SIGNING]})
    made = replayed(client(path), transcript())["receipt"]
    new = new_signing_key()
    retired = {name: value for name, value in SIGNING.items() if name != "d"}
    replace(path, SEALING, new, retired)
    assert verify(client(path), made)["kid"] == SIGNING["kid"]
    assert replayed(client(path), transcript())["receipt"] != made
    replace(path, SEALING, new)
    assert refused(client(path), made) == "receipt-broken"


@pytest.mark.parametrize("keys", [[], [SEALING]], ids=["no-keys", "no-key-that-signs"])
def test_without_a_key_that_signs_none_is_given(tmp_path: Path, keys: list[Document]) -> None:
    service = client(written(tmp_path, {"keys": keys}) if keys else "")
    answer = service.post("/v1/games/for-sale/replays", json={**transcript(), "receipt": True})
    assert (answer.status_code, answer.get_json()["type"]) == (501, "/problems/sealing-not-configured")
    assert service.post("/v1/games/for-sale/replays", json=transcript()).status_code == 200


def test_without_keys_none_is_verified(receipt: str) -> None:
    answer = client().post("/v1/receipts/verify", json={"receipt": receipt})
    assert (answer.status_code, answer.get_json()["type"]) == (501, "/problems/sealing-not-configured")


# --- what is refused ------------------------------------------------------------------------------------------------


def broken(receipt: str) -> bool:
    try:
        verified(KEYS.verifying, receipt)
    except Problem as problem:
        return problem.name == "receipt-broken"
    return False


def test_a_receipt_with_any_character_altered_is_refused(receipt: str) -> None:
    assert not broken(receipt)
    dice = Random(13)
    for place, character in enumerate(receipt):
        other = dice.choice([each for each in BASE64URL + "." if each != character])
        assert broken(receipt[:place] + other + receipt[place + 1 :]), place
        assert broken(receipt[:place] + receipt[place + 1 :]), place
        assert broken(receipt[:place]), place


def test_the_last_character_of_each_part_has_one_way_to_be_written(receipt: str) -> None:
    """Base64url leaves bits over, which a lenient reader would overlook."""
    parts = receipt.split(".")
    for index, part in enumerate(parts):
        for other in BASE64URL:
            changed = [*parts[:index], part[:-1] + other, *parts[index + 1 :]]
            assert broken(".".join(changed)) == (other != part[-1])


def resigned(header: Document, payload: bytes = b"{}", key: Any = KEYS.sign) -> str:
    """A text with a genuine signature of the service's key, whatever its header claims."""
    parts = (json.dumps(header, separators=(",", ":")).encode(), payload)
    text = ".".join(map(base64url.encode, parts))
    return f"{text}.{base64url.encode(key.private_key.sign(text.encode()))}"


GENUINE = {"alg": "Ed25519", "kid": SIGNING["kid"], "typ": TYPE}


@pytest.mark.parametrize(
    "header",
    [
        {**GENUINE, "typ": "JWT"},
        {**GENUINE, "typ": "gavel-receipt+jws"},
        {"alg": "Ed25519", "kid": SIGNING["kid"]},
        {"alg": "Ed25519", "typ": TYPE},
        {"typ": TYPE, "kid": SIGNING["kid"], "alg": "Ed25519"},
        {**GENUINE, "alg": "EdDSA"},
        {**GENUINE, "kid": SEALING["kid"]},
        {**GENUINE, "kid": "unheard-of"},
        {**GENUINE, "cty": "JWT"},
        {**GENUINE, "jku": "https://example.org/keys"},
    ],
)
def test_another_header_is_refused_though_it_is_signed(header: Document) -> None:
    assert not broken(resigned(GENUINE))
    assert broken(resigned(header))


def test_a_signature_of_another_kind_is_refused() -> None:
    payload = base64url.encode(b"{}")
    for header in ({"alg": "none"}, {**GENUINE, "alg": "none"}):
        assert broken(f"{base64url.encode(json.dumps(header).encode())}.{payload}.")
    genuine = resigned(GENUINE)
    assert broken(genuine.rpartition(".")[0] + ".")
    public = OctKey.import_key({"kty": "oct", "k": SIGNING["x"]})
    assert broken(jws.serialize_compact({**GENUINE, "alg": "HS256"}, b"{}", public))
    stranger = OKPKey.import_key({**new_signing_key(), "kid": SIGNING["kid"]})
    assert broken(resigned(GENUINE, key=stranger))


def test_a_signed_text_that_is_no_payload_is_refused() -> None:
    for payload in (b"", b"[]", b"{", b"null", b'{"a":1,"a":2}', b"\xff"):
        assert broken(resigned(GENUINE, payload))


@pytest.mark.parametrize("change", [" {}", "{} ", "{}\n", "{}.", ".{}", "{}.e30", "\N{FULLWIDTH FULL STOP}{}", "{}="])
def test_something_added_is_refused(receipt: str, change: str) -> None:
    assert broken(change.replace("{}", receipt))


@pytest.mark.parametrize("text", [".", "..", "...", "a.b.c", "\N{SNOWMAN}", "\0", "x" * 100_000, "." * 100_000])
def test_what_is_no_receipt_is_refused(service: FlaskClient, text: str) -> None:
    assert refused(service, text) == "receipt-broken"


@pytest.mark.parametrize("value", [None, 1, [], {}, "", "x" * ((1 << 17) + 1)])
def test_what_has_not_the_shape_is_an_invalid_request(service: FlaskClient, value: object) -> None:
    assert refused(service, value) == "invalid-request"
    answer = service.post("/v1/receipts/verify", json={"receipts": "x"})
    assert [each["code"] for each in answer.get_json()["errors"]] == ["member.missing", "member.unknown"]


def test_every_refusal_of_a_receipt_is_the_same(service: FlaskClient, receipt: str) -> None:
    told = set()
    for text in (receipt[:-1], receipt[1:], "x", resigned({**GENUINE, "kid": "other"}), resigned(GENUINE, b"[]")):
        answer = service.post("/v1/receipts/verify", json={"receipt": text}, headers={"X-Request-Id": "same"})
        told.add((answer.status_code, answer.data))
    assert len(told) == 1


def test_a_receipt_that_would_be_too_long_is_refused() -> None:
    assert KEYS.sign is not None
    made = signed(KEYS.sign, {"a": "x" * (MOST_BYTES - 8)})
    assert verified(KEYS.verifying, made)[1] == {"a": "x" * (MOST_BYTES - 8)}
    assert len(made) < 1 << 17
    with pytest.raises(Problem, match="too-large"):
        signed(KEYS.sign, {"a": "x" * (MOST_BYTES - 7)})
