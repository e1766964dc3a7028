"""One line of a batch: an operation in, its answer or problem out, under the caller's id."""

import logging
from typing import Any

from gavel.api.body import decode
from gavel.api.operations.call import Call, Signer, no_signer
from gavel.api.operations.table import OPERATIONS, answer
from gavel.api.problems import Problem, listed_errors
from gavel.api.registry import service_of
from gavel.engine.verdicts import MOST_FOUND
from gavel.i18n.common import ERRORS
from gavel.i18n.translator import Translator
from gavel.schemas import strict_json
from gavel.schemas.acceptors import compile_acceptor
from gavel.schemas.explain import SchemaError, schema_errors
from gavel.schemas.fields import Strict
from gavel.schemas.scalars import Anything, Choice, Text

log = logging.getLogger("gavel")


class BatchHead(Strict):
    """What a line says beside its body: an id of any kind to find the answer by, an operation and a game."""

    id = Anything(required=False)
    operation = Choice(*OPERATIONS)
    game = Text(maximum=64)


_HEAD = BatchHead()
_accepts_head = compile_acceptor(_HEAD)
_NO_BODY = object()
_accepts_id = compile_acceptor(type("BatchId", (Strict,), {"id": Anything()})())


def answer_line(raw: bytes, translator: Translator, instance: str, signer: Signer = no_signer) -> bytes:
    """The answer line (with its newline) to one line of a batch; never raises.

    `instance` is the request id with the line's number; receipts are signed by `signer`.
    """
    try:
        line = decode(raw)
    except Problem as refusal:
        return refused_line(refusal, translator, instance)
    identity = None
    try:
        body = line.pop("body", _NO_BODY) if isinstance(line, dict) else _NO_BODY
        if body is _NO_BODY or not _accepts_head(line):
            identity = _id_of(line)
            found = _errors(line, with_body=body is not _NO_BODY)
            problem = Problem("invalid-request", members=listed_errors(found, ERRORS, "", translator))
            return refused_line(problem, translator, instance, identity)
        identity = line.get("id")
        call = Call(translator, instance, "/body", signer)
        return answered(identity, 200, answer(service_of(line["game"]), line["operation"], body, call))
    # A refusal is not kept beyond its clause: it would hold its traceback, and with it this line beside the next.
    except Problem as refusal:
        return answered(identity, refusal.status, refusal.document(translator, instance))
    except Exception as error:  # the next line goes on, whatever is wrong with this one
        log.error("batch line %s failed", instance, exc_info=error)
        return answered(identity, 500, Problem("internal").document(translator, instance))


def refused_line(problem: Problem, translator: Translator, instance: str, identity: Any = None) -> bytes:
    """The answer line to a line that is no call of an operation: its problem in short.

    It has no `title`, and no `detail` beside `errors` that have one each: what is sent for nearly nothing is small.
    """
    document = problem.document(translator, instance)
    left_out = ("title", "detail") if "errors" in document else ("title",)
    brief = {name: member for name, member in document.items() if name not in left_out}
    return answered(identity, problem.status, brief)


def answered(identity: Any, status: int, body: Any) -> bytes:
    """An answer line."""
    return strict_json.dumps({"id": identity, "status": status, "body": body}) + b"\n"


def _errors(line: Any, *, with_body: bool) -> list[SchemaError]:
    """What is wrong with a line whose body has been taken off it."""
    without_body = [] if with_body or not isinstance(line, dict) else [SchemaError("/body", "member.missing", {})]
    return without_body if _accepts_head(line) else [*without_body, *schema_errors(_HEAD, line)][:MOST_FOUND]


def _id_of(line: Any) -> Any:
    """The line's id if there is one that can be given back."""
    if not isinstance(line, dict) or not _accepts_id({"id": line.get("id")}):
        return None
    return line.get("id")
