"""Shapes of Web Push: how a browser is called, and the key with which it subscribes."""

from gavel.schemas.fields import Part, Strict
from gavel.schemas.scalars import Int, Text
from gavel.sealing.base64url import OF_128_BITS, PATTERN


class SubscriptionKeys(Strict):
    """What messages for a browser are sealed with."""

    p256dh = Text(
        87, maximum=87, pattern=f"^{PATTERN}{{87}}$", metadata={"description": "Its public key on the curve P-256."}
    )
    auth = Text(22, maximum=22, pattern=f"^{OF_128_BITS}$", metadata={"description": "Its secret of 16 bytes."})


class PushSubscription(Strict):
    """How a browser is called: what `PushSubscription.toJSON()` gives there."""

    endpoint = Text(
        8, maximum=1024, metadata={"description": "The address that its push service has made for it. A secret."}
    )
    expirationTime = Int(  # noqa: N815  # named by the Push API
        null=True, required=False, metadata={"description": "When it ends; the service does not use it."}
    )
    keys = Part(SubscriptionKeys, metadata={"description": "What messages for it are sealed with."})


class PushKey(Strict):
    """The public half of the key with which the service signs push messages."""

    public_key = Text(
        87,
        maximum=87,
        pattern=f"^{PATTERN}{{87}}$",
        metadata={"description": "On the curve P-256, in base64url: the `applicationServerKey` of a subscription."},
    )
