"""Records: what is wrong with a state, and whether a transcript holds."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

import click

from gavel.api.transcripts import holds
from gavel.cli.input import completing, documents
from gavel.cli.input.options import examples, for_viewers, names_option, state_option, viewer_option, with_names
from gavel.cli.input.transcripts import PIECE, Progress, game_of
from gavel.cli.input.transcripts import replay as replayed
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Document, accepted
from gavel.cli.output.statuses import OK, REFUSED
from gavel.cli.session import Session, with_session


@click.command(
    epilog=examples(
        "gavel inspect --state position.json", "gavel inspect --state position.json --record game.json --text"
    )
)
@state_option
@click.option(
    "--record", metavar="FILE", shell_complete=completing.files, help="The transcript, to hold the state against it."
)
@names_option
@with_session
def inspect(session: Session, source: str | None, record: str | None, names: str | None) -> int:
    """List every fault of a state.

    With --record, the command also lists every place where the state departs from its record.
    The exit status is 1 if there is one, or if the record does not hold.
    """
    from gavel.cli.output.problems import print_disagreements

    if record == documents.STDIN and source in (None, documents.STDIN):
        raise wrong_usage("one-stdin")
    game, state = documents.read_state(source, session)
    body = {"state": state}
    if record is not None:
        body["record"] = documents.read(record, session, "wanted-transcript")
    found = accepted(session.backend.post(game, "inspections", with_names(body, names)))
    verdict = found.document.get("record")

    def readable() -> None:
        from gavel.cli.output import tables

        tables.show(*tables.violations(found.document, session.phrases))
        if verdict is not None:
            tables.show(*tables.departures(verdict, session.phrases))

    session.show(found.raw, readable)
    if verdict is not None:
        print_disagreements(verdict, session)
    return OK if found.document["valid"] and (verdict is None or verdict["agrees"]) else REFUSED


@click.command(
    epilog=examples("gavel replay game.json --text", "gavel replay - --viewer ann < game.json | gavel score")
)
@click.argument("file", shell_complete=completing.files)
@click.option(
    "--game",
    metavar="GAME",
    shell_complete=completing.games,
    help="The game, where the transcript does not name it.",
)
@viewer_option
@names_option
@with_session
def replay(session: Session, file: str, game: str | None, viewers: tuple[str, ...], names: str | None) -> int:
    """Replay the transcript in FILE, and verify its digest and scores.

    FILE may be -, for standard input.
    The exit status is 1 if an action is refused, or if the digest or the scores are not those of the record. A
    transcript has game, setup or state, actions, history, names and scores; the last three may be left out.
    """
    from gavel.cli.output.problems import print_disagreements

    transcript = documents.read(file, session, "wanted-transcript")
    game = game_of(transcript, game)
    transcript = with_names(for_viewers(transcript, viewers), names)
    with _progress(session, transcript) as progress:
        answer = replayed(session.backend, game, transcript, progress)
    verdict = answer.document
    session.show(answer.raw, lambda: _show(session, verdict))
    print_disagreements(verdict, session)
    return OK if holds(verdict) else REFUSED


def _progress(session: Session, transcript: Document) -> AbstractContextManager[Progress]:
    """A progress bar on standard error, if that is a terminal and the transcript long."""
    actions = transcript.get("actions")
    if not isinstance(actions, list) or len(actions) <= PIECE or not sys.stderr.isatty():
        return nullcontext(_silent)
    return _bar(session, len(actions))


def _silent(_judged: int) -> None:
    """Show no progress."""


@contextmanager
def _bar(session: Session, total: int) -> Iterator[Progress]:
    from rich.progress import Progress as Bar

    from gavel.cli.output.tables import console

    with Bar(console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(session.phrases("replaying"), total=total)
        yield lambda judged: bar.advance(task, judged)


def _show(session: Session, verdict: Document) -> None:
    from gavel.cli.output import tables
    from gavel.cli.output.boards import show_position, show_views

    show_position({**verdict["position"], "events": []}, session.phrases)
    show_views(verdict, verdict["position"]["to_act"], session.phrases)
    tables.show(tables.text(session.phrases("replayed", count=verdict["applied"])))
    if verdict["history_matches"]:
        tables.show(tables.text(session.phrases("history-matches"), "green"))
    if verdict["scores_match"]:
        tables.show(tables.text(session.phrases("scores-match"), "green"))
