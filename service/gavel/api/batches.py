"""One line of a batch: it calls an operation, and its answer line has the result or problem under the caller's id."""

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from gavel.api.body import decode
from gavel.api.exchange import count_nothing
from gavel.api.operations.call import Call, Signer, no_signer
from gavel.api.operations.table import OPERATIONS, answer
from gavel.api.problems import Problem, listed_errors
from gavel.api.registry import service_of
from gavel.api.witness import NOBODY, Witness
from gavel.engine.verdicts import MOST_FOUND
from gavel.i18n.common import ERRORS
from gavel.i18n.translator import Translator
from gavel.schemas import strict_json
from gavel.schemas.explain import SchemaError, schema_errors
from gavel.schemas.fields import Strict
from gavel.schemas.scalars import Anything, Choice, Text
from gavel.schemas.validators import compile_validator

log = logging.getLogger("gavel")

Learn: TypeAlias = Callable[[int, Mapping[str, Any]], object]
"""Takes the status and the document that a line is answered with."""


class BatchHead(Strict):
    """The members of a line beside its body: an id of any type, an operation and a game."""

    id = Anything(required=False)
    operation = Choice(*OPERATIONS)
    game = Text(maximum=64)


_HEAD = BatchHead()
_accepts_head = compile_validator(_HEAD)
_NO_BODY = object()
_accepts_id = compile_validator(type("BatchId", (Strict,), {"id": Anything()})())


def answer_line(
    raw: bytes,
    translator: Translator,
    instance: str,
    signer: Signer = no_signer,
    count: Callable[[], object] = count_nothing,
    witness: Witness = NOBODY,
) -> bytes:
    """The answer line (with its newline) to a line of a batch; never raises.

    `instance`: the request id with the line's number; `signer`: signs receipts; `count`: counts the line as a request,
    or raises Problem; `witness`: learns of the answer.
    """
    try:
        line = decode(raw)
    except Problem as refusal:
        return refused_line(refusal, translator, instance, witness=witness)
    identity = None
    learn: Learn = partial(witness.answered_line, "", "")
    try:
        body = line.pop("body", _NO_BODY) if isinstance(line, dict) else _NO_BODY
        if body is _NO_BODY or not _accepts_head(line):
            identity = _id_of(line)
            errors = _errors(line, with_body=body is not _NO_BODY)
            problem = Problem("invalid-request", members=listed_errors(errors, ERRORS, "", translator))
            return refused_line(problem, translator, instance, identity, witness)
        identity = line.get("id")
        learn = partial(witness.answered_line, line["operation"], line["game"])
        count()
        call = Call(translator, instance, "/body", signer)
        return answered(identity, 200, answer(service_of(line["game"]), line["operation"], body, call), learn)
    # No reference to the error survives its clause: its traceback would keep this line in memory beside the next.
    except Problem as refusal:
        return answered(identity, refusal.status, refusal.document(translator, instance), learn)
    except Exception as error:  # the batch goes on with the next line, whatever is wrong with this one
        log.error("batch line %s failed", instance, exc_info=error)
        return answered(identity, 500, Problem("internal").document(translator, instance), learn)


def refused_line(
    problem: Problem, translator: Translator, instance: str, identity: Any = None, witness: Witness = NOBODY
) -> bytes:
    """The answer line to a line that calls no operation: its problem in a short form.

    It has no `title`, and no `detail` beside `errors` that have one each: so a tiny line gets a small answer.
    """
    document = problem.document(translator, instance)
    left_out = ("title", "detail") if "errors" in document else ("title",)
    brief = {name: member for name, member in document.items() if name not in left_out}
    return answered(identity, problem.status, brief, partial(witness.answered_line, "", ""))


def answered(identity: Any, status: int, body: Mapping[str, Any], learn: Learn) -> bytes:
    """An answer line; `learn` takes what is in it."""
    learn(status, body)
    return strict_json.dumps({"id": identity, "status": status, "body": body}) + b"\n"


def _errors(line: Any, *, with_body: bool) -> list[SchemaError]:
    """The errors of a line without its body."""
    without_body = [] if with_body or not isinstance(line, dict) else [SchemaError("/body", "member.missing", {})]
    return without_body if _accepts_head(line) else [*without_body, *schema_errors(_HEAD, line)][:MOST_FOUND]


def _id_of(line: Any) -> Any:
    """The line's id, if it has one that an answer can repeat."""
    if not isinstance(line, dict) or not _accepts_id({"id": line.get("id")}):
        return None
    return line.get("id")
