"""Receipts: the service's signed verdict on a game, which everyone with the public key can check.

A receipt is a compact JWS (RFC 7515) with the algorithm `Ed25519` (RFC 9864). Its header has one form only, which the
service compares as text: so no other algorithm, type or parameter is ever parsed. The payload is canonical JSON; it
depends on no language and no clock, and Ed25519 is deterministic, so the same record always gives the same receipt.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from joserfc import jws
from joserfc.errors import JoseError
from joserfc.jwk import OKPKey

from gavel.api.operations.call import Answer, Body
from gavel.api.operations.records import without_reasons
from gavel.api.problems import Problem
from gavel.engine.history import canonical
from gavel.schemas import strict_json
from gavel.sealing import base64url

TYPE: Final = "gavel-receipt"
ALGORITHM: Final = "Ed25519"

MOST_BYTES: Final = 90_000
"""The most bytes of a payload: encoded in base64url, it still fits the limit of joserfc."""

OF_THE_GAME: Final = ("game", "ruleset", "variant", "options")


def of_record(key: OKPKey, body: Body, verdict: Answer) -> str:
    """The receipt of a valid record, made of the request and the answer of `replays`. Anyone may invent a game."""
    began = "setup" if "setup" in body else "state"
    position = verdict["position"]
    payload = {
        **_of_state(position["state"], position["scores"]),
        began: digest(body[began]),
        "record": digest(body["actions"]),
        "applied": verdict["applied"],
        "origin": "record",
    }
    return signed(key, payload)


def of_sealed(key: OKPKey, state: Body, scores: Body | None, *, table: str, guarded: bool, custody: Answer) -> str:
    """The receipt of a sealed game, by its last state and its scores.

    `guarded`: whether the guard kept the game in one line; `custody`: when a referee received the state, and which
    seats received new keys.
    """
    payload = {
        **_of_state(state, scores),
        "applied": state["ply"],
        "origin": "sealed",
        "table": table,
        "guarded": guarded,
        "unsealed": "unsealed" in custody,
        **({"rekeyed": custody["rekeyed"]} if "rekeyed" in custody else {}),
    }
    return signed(key, payload)


def _of_state(state: Body, scores: Body | None) -> Answer:
    """The members of every receipt that describe the game's last state."""
    return {
        **{name: state[name] for name in OF_THE_GAME},
        "players": [player["id"] for player in state["players"]],
        "history": state["history"],
        "finished": scores is not None,
        "scores": None if scores is None else without_reasons(scores),
    }


def digest(document: Any) -> str:
    """Hex SHA-256 of a document's canonical JSON (RFC 8785)."""
    return sha256(canonical(document)).hexdigest()


# --- signed, and verified -------------------------------------------------------------------------------------------


def signed(key: OKPKey, payload: Answer) -> str:
    """The compact JWS of a payload; raises Problem if it is too long to be verified later."""
    raw = canonical(payload)
    if len(raw) > MOST_BYTES:
        raise Problem("too-large", {"limit": MOST_BYTES}, members={"limit": MOST_BYTES})
    return jws.serialize_compact(_header(key), raw, key, algorithms=[ALGORITHM])


def verified(keys: Mapping[str, OKPKey], receipt: str) -> tuple[str, Answer]:
    """The id of the key, and the payload, of a receipt that one of these keys has signed.

    Raises Problem for every other text, without saying which part is wrong.
    """
    header, _, rest = receipt.partition(".")
    kid = {_encoded_header(key): kid for kid, key in keys.items()}.get(header)
    if kid is None:
        raise _broken()
    try:
        for part in rest.split("."):
            base64url.decode(part)
        payload = strict_json.loads(jws.deserialize_compact(receipt, keys[kid], algorithms=[ALGORITHM]).payload)
    except (JoseError, ValueError, strict_json.MalformedJson):
        raise _broken() from None
    if not isinstance(payload, dict):
        raise _broken()
    return kid, payload


def _header(key: OKPKey) -> dict[str, Any]:
    return {"alg": ALGORITHM, "kid": key.kid, "typ": TYPE}


def _encoded_header(key: OKPKey) -> str:
    return base64url.encode(strict_json.dumps(_header(key)))


def _broken() -> Problem:
    return Problem("receipt-broken")
