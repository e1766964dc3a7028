"""JSON from standard input and from files, and the state that is in it."""

import sys
from typing import Any

from gavel.cli.input.arguments import read_bytes, read_stdin
from gavel.cli.input.usage import say, why_no_json, wrong_usage
from gavel.cli.output.answers import Answer, Document, ProblemReceived, encoded
from gavel.cli.session import Session

STDIN = "-"


def read(source: str | None, session: Session, wanted: str) -> Any:
    """The JSON of a file, or of standard input for `-` or None; `wanted`: the phrase for what the user must give.

    Raises ProblemReceived where it is no JSON, or is a problem itself.
    """
    from gavel.cli.backends.local import read_strictly

    raw = _bytes(source, wanted)
    document = read_strictly(raw, session.language)
    if isinstance(document, Answer):
        raise ProblemReceived(document, said=_why_refused(source, raw))
    if source in (None, STDIN) and _is_problem(document):
        # An earlier command in the pipe was refused, and has explained it.
        raise ProblemReceived(Answer(document["status"], encoded(document)), explained=True)
    return document


def read_state(source: str | None, session: Session) -> tuple[str, Document]:
    """A game's id and its state, from a position, the answer to a replay, a bare state, or the end of a transcript.

    Raises BrokenTranscript for a transcript that does not hold.
    """
    document = read(source, session, "wanted-state")
    if isinstance(document, dict) and isinstance(document.get("actions"), list):
        from gavel.cli.input.transcripts import end_of, game_of

        document = end_of(document, game_of(document, None), session, "not-to-its-end")
    if isinstance(document, dict) and isinstance(document.get("position"), dict):
        document = document["position"]
    if isinstance(document, dict) and isinstance(document.get("state"), dict):
        document = document["state"]
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise wrong_usage("no-state")
    return document["game"], document


def _why_refused(source: str | None, raw: bytes) -> str | None:
    """What is no JSON, where, and why; None for what is."""
    from gavel.schemas import strict_json

    what = say("standard-input") if source in (None, STDIN) else source
    try:
        strict_json.loads(raw)
    except strict_json.MalformedJson as refusal:
        return say("refused-json", what=what, why=why_no_json(raw, refusal))
    return None


def _bytes(source: str | None, wanted: str) -> bytes:
    if source not in (None, STDIN):
        assert source is not None
        return read_bytes(source)
    if source is None and sys.stdin.isatty():
        raise wrong_usage("nothing-given", wanted=say(wanted))
    return read_stdin(wanted)


def _is_problem(document: Any) -> bool:
    return (
        isinstance(document, dict)
        and isinstance(document.get("type"), str)
        and document["type"].startswith("/problems/")
        and isinstance(document.get("status"), int)
    )
