"""Receipts: whether a service has signed one, asked of that service or found out with its public keys."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from gavel.cli.input import completing
from gavel.cli.input.arguments import read_bytes, read_stdin
from gavel.cli.input.documents import STDIN
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Answer, Document, ProblemReceived, accepted, encoded
from gavel.cli.output.statuses import OK
from gavel.cli.session import Session, with_session

if TYPE_CHECKING:
    from rich.console import RenderableType

EXAMPLES = """\b
Examples:
  gavel verify receipt.txt --url https://gavel.example.org
  curl https://gavel.example.org/v1/keys > keys.json
  gavel verify receipt.txt --keys keys.json --record game.json
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", shell_complete=completing.files)
@click.option(
    "--keys",
    "keys_file",
    metavar="FILE",
    shell_complete=completing.files,
    help="The public keys, as GET /v1/keys gives them: asks nobody.",
)
@click.option(
    "--record",
    "record_file",
    metavar="FILE",
    shell_complete=completing.files,
    help="A transcript: is the receipt one of this record?",
)
@with_session
def verify(session: Session, file: str, keys_file: str | None, record_file: str | None) -> int:
    """Verify the receipt in FILE, and show what it says.

    FILE, or - for standard input, has the receipt alone, or the answer to a replay that has one. The exit status is 1
    where the service has signed no such receipt, or where it is not one of the record.
    """
    receipt = _receipt_in(read_bytes(file) if file != STDIN else read_stdin("wanted-receipt"), session)
    answer = accepted(_verified(receipt, session, keys_file))
    said: Document = answer.document["payload"]
    if record_file is not None:
        _must_be_of(said, read_bytes(record_file), session)
    session.show(answer.raw, lambda: _show(session, answer.document))
    return OK


def _receipt_in(raw: bytes, session: Session) -> str:
    """A receipt by itself, or the member `receipt` of a document; raises UsageError for a document without."""
    if not raw.lstrip().startswith(b"{"):
        return raw.decode("utf-8", "replace").strip()
    receipt = _read(raw, session).get("receipt")
    if not isinstance(receipt, str):
        raise wrong_usage("no-receipt")
    return receipt


def _verified(receipt: str, session: Session, keys_file: str | None) -> Answer:
    if keys_file is not None:
        return _by_keys(receipt, Path(keys_file), session)
    if session.url is None:
        raise wrong_usage("no-signer")
    from gavel.cli.backends.remote import RemoteBackend

    return RemoteBackend(session.url, session.language).verify(receipt)


def _by_keys(receipt: str, keys_file: Path, session: Session) -> Answer:
    from gavel.api.problems import Problem
    from gavel.cli.backends.local import problem_answer
    from gavel.sealing.keys import KeysRefused, parse_public
    from gavel.sealing.receipts import verified

    try:
        kid, payload = verified(parse_public(read_bytes(str(keys_file))), receipt)
    except KeysRefused as refusal:
        raise click.UsageError(f"{keys_file}: {refusal}") from None
    except Problem as problem:
        return problem_answer(problem, session.language, "verify")
    return Answer(200, encoded({"kid": kid, "payload": payload}))


def _must_be_of(payload: Document, raw: bytes, session: Session) -> None:
    """Raise ClickException, whose exit status is 1, unless the receipt is one of this record."""
    record = _read(raw, session)
    is_of = _is_recorded if payload["origin"] == "record" else _is_led_to
    if not is_of(payload, record, session):
        raise click.ClickException(session.phrases("receipt-of-another"))


def _is_recorded(payload: Document, record: Document, _session: Session) -> bool:
    """Whether a receipt has the digests of a record."""
    from gavel.sealing.receipts import digest

    began = "setup" if "setup" in record else "state"
    return payload.get(began) == digest(record.get(began)) and payload["record"] == digest(record.get("actions"))


def _is_led_to(payload: Document, record: Document, session: Session) -> bool:
    """Whether a record leads from its setup to the history in the receipt of a game that was played sealed.

    The history that a record or its first state claims counts for nothing: anybody can copy it from the receipt.
    """
    from gavel.api.transcripts import holds, named_game
    from gavel.cli.backends.local import LocalBackend
    from gavel.cli.input.transcripts import replay

    if "setup" not in record or named_game(record) not in (None, payload["game"]):
        return False
    verdict = replay(LocalBackend(session.language), payload["game"], record).document
    return holds(verdict) and bool(verdict["position"]["state"]["history"] == payload["history"])


def _read(raw: bytes, session: Session) -> Any:
    from gavel.cli.backends.local import read_strictly

    document = read_strictly(raw, session.language)
    if isinstance(document, Answer):
        raise ProblemReceived(document)
    if not isinstance(document, dict):
        raise wrong_usage("read-no-object")
    return document


def _show(session: Session, found: Document) -> None:
    from gavel.cli.output import tables

    tables.show(*(tables.text(each) for each in _lines(session, found)), *_standings(session, found["payload"]))


def _lines(session: Session, found: Document) -> list[str]:
    phrases, said = session.phrases.about(found["payload"]["game"]), found["payload"]
    told = {name: said[name] for name in ("game", "ruleset", "players", "applied")}
    lines = [phrases("receipt-holds", kid=found["kid"], **told)]
    if said["origin"] == "record":
        lines.append(phrases("receipt-of-a-record"))
    else:
        lines.append(phrases("receipt-of-a-table", table=said["table"]))
        lines += [phrases("receipt-guarded")] if said["guarded"] else []
        lines += [phrases("receipt-unsealed")] if said["unsealed"] else []
        lines += [phrases("receipt-rekeyed", **each) for each in said.get("rekeyed", ())]
    return lines if said["finished"] else [*lines, phrases("receipt-unfinished")]


def _standings(session: Session, payload: Document) -> list[RenderableType]:
    from gavel.cli.output import tables

    if payload["scores"] is None:
        return []
    # A receipt is in no language, so its rulings have no reasons: they are not shown.
    return tables.scoresheet({**payload["scores"], "rulings": []}, session.phrases.about(payload["game"]))
