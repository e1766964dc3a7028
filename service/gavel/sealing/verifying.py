"""The operation that verifies a receipt of the service, and returns its contents."""

from typing import Any

from gavel.api.operations.call import Answer
from gavel.api.problems import Problem, listed_errors
from gavel.i18n.common import ERRORS
from gavel.i18n.translator import Speaker
from gavel.schemas.explain import schema_errors
from gavel.schemas.validators import compile_validator
from gavel.sealing.configured import Sealing
from gavel.sealing.receipt_shapes import ReceiptRequest

_REQUEST = ReceiptRequest()
_accepts = compile_validator(_REQUEST)


def verification(sealing: Sealing, body: Any, speaker: Speaker) -> Answer:
    """{receipt} → {kid, payload}; raises Problem."""
    if not _accepts(body):
        errors = schema_errors(_REQUEST, body)
        raise Problem("invalid-request", members=listed_errors(errors, ERRORS, "", speaker))
    keys = sealing.keys()
    from gavel.sealing.receipts import verified

    kid, payload = verified(keys.verifying, body["receipt"])
    return {"kid": kid, "payload": payload}
