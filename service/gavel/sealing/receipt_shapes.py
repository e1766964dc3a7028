"""The shapes of published keys and of receipts, for the contract; all but the request are only described."""

from typing import Any, Final

from gavel.engine.shapes import FEWEST_PLAYERS, MOST_SEATS
from gavel.schemas.custody_shapes import new_keys
from gavel.schemas.fields import Items, Part, Strict, Tagged
from gavel.schemas.scalars import Bool, Constant, Int, PlayerId, Text
from gavel.schemas.scalars import Name as Named
from gavel.schemas.shapes import ID_LENGTH, Fields, Open, digest, schema

MOST_CHARACTERS: Final = 1 << 17
"""The most characters of a receipt to be verified: more than any receipt has."""

MOST_KEYS: Final = 200

_FIXED: Final = {
    "kty": ("OKP", "The type of key: an octet key pair (RFC 8037)."),
    "crv": ("Ed25519", "The curve."),
    "alg": ("Ed25519", "What it is used with (RFC 9864)."),
    "use": ("sig", "It verifies signatures."),
}


class ReceiptOptions(Open):
    """The options of a game, by name."""


class ReceiptScores(Open):
    """A scoresheet of the game, in no language."""


class ReceiptRequest(Strict):
    """A receipt to be verified."""

    receipt = Text(
        maximum=MOST_CHARACTERS, metadata={"description": "The receipt: a compact JWS, as the service gave it."}
    )


def key_set() -> type[Strict]:
    """The keys that verify receipts."""
    about = "The key that signs at the moment comes first; the others have signed before."
    keys = Items(Part(_public_key()), maximum=MOST_KEYS, metadata={"description": about})
    return schema("KeySet", {"keys": keys}, "The public halves of the service's keys, as a JWK set (RFC 7517).")


def _public_key() -> type[Strict]:
    members: Fields = {
        **{name: Constant(value, metadata={"description": text}) for name, (value, text) in _FIXED.items()},
        "kid": _kid(),
        "x": Text(43, maximum=43, metadata={"description": "The public key in base64url."}),
    }
    return schema("PublicKey", members, "A key that verifies receipts: the public half of an Ed25519 key.")


def verified_receipt() -> type[Strict]:
    """The answer with the contents of a receipt, after the verification of its signature."""
    members: Fields = {"kid": _kid(), "payload": _payload()}
    return schema("VerifiedReceipt", members, "What a receipt says, and which of the service's keys has signed it.")


def _kid() -> Text:
    return Text(maximum=32, metadata={"description": "The id of the key."})


def _payload() -> Any:
    name = Named("ReceiptPayload", "What a receipt says of a game; `origin` tells how the service knows.")
    return Tagged({"record": _of_record(), "sealed": _of_sealed()}, tag="origin", named=name)


def _of_record() -> type[Strict]:
    members: Fields = {
        "origin": Constant("record", metadata={"description": "A record that was replayed: anyone may invent one."}),
        **_common(),
        "setup": _digest(
            required=False, about="Of the record's `setup`, where it begins with one: SHA-256 of its canonical JSON."
        ),
        "state": _digest(required=False, about="Of the record's `state`, where it begins with one instead."),
        "record": _digest("Of the record's `actions`: SHA-256 of their canonical JSON (RFC 8785)."),
    }
    return schema("RecordReceiptPayload", members, "What a receipt of a replayed record says.")


def _of_sealed() -> type[Strict]:
    guarded = "Whether the guard let the game go on in one line only."
    unsealed = "Whether the state was ever given out, to a referee. Known for certain only under the guard."
    members: Fields = {
        "origin": Constant("sealed", metadata={"description": "A game that was played in sealed states."}),
        **_common(),
        "table": Text(maximum=ID_LENGTH, metadata={"description": "The id of the sealed table."}),
        "guarded": Bool(metadata={"description": guarded}),
        "unsealed": Bool(metadata={"description": unsealed}),
        "rekeyed": new_keys(),
    }
    return schema("SealedReceiptPayload", members, "What a receipt of a game played in sealed states says.")


def _common() -> Fields:
    scores = "The final scoresheet, without the reasons of its rulings; null while the game runs."
    return {
        "game": _text("The id of the game."),
        "ruleset": _text("The edition."),
        "variant": _text("The variant."),
        "options": Part(ReceiptOptions, metadata={"description": "The options that differ from their defaults."}),
        "players": Items(
            PlayerId(),
            FEWEST_PLAYERS,
            maximum=MOST_SEATS,
            metadata={"description": "The players' ids in seat order."},
        ),
        "applied": Int(metadata={"description": "How many actions were played."}),
        "history": _digest("The `history` of the last state: the digest of all that was dealt and played."),
        "finished": Bool(metadata={"description": "Whether the game is over."}),
        "scores": Part(ReceiptScores, null=True, metadata={"description": scores}),
    }


def _text(about: str) -> Text:
    return Text(maximum=ID_LENGTH, metadata={"description": about})


def _digest(about: str, *, required: bool = True) -> Text:
    return digest(required=required, metadata={"description": about})
