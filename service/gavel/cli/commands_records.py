"""Records: what is wrong with a state, and whether a transcript holds."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

import click

from gavel.cli import OK, REFUSED, documents
from gavel.cli.asking import Document, accepted
from gavel.cli.clerk import Clerk, with_clerk
from gavel.cli.commands_play import state_option
from gavel.cli.transcripts import PIECE, Progress, game_of
from gavel.cli.transcripts import replay as replayed


@click.command()
@state_option
@with_clerk
def inspect(clerk: Clerk, source: str | None) -> int:
    """List every broken invariant of a state; the exit status is 1 if there is one."""
    game, state = documents.read_state(source, clerk)
    answer = accepted(clerk.service.post(game, "inspections", {"state": state}))

    def readable() -> None:
        from gavel.cli import tables

        tables.show(*tables.violations(answer.document, clerk.say))

    clerk.show(answer.raw, readable)
    return OK if answer.document["valid"] else REFUSED


@click.command()
@click.argument("file")
@click.option("--game", metavar="GAME", help="The game, where the transcript does not name it.")
@with_clerk
def replay(clerk: Clerk, file: str, game: str | None) -> int:
    """Replay the transcript in FILE (- for standard input) and verify its digest.

    The exit status is 1 if an action is refused or the digest is not that of the record. A transcript is what
    /replays takes, with the game beside: {"game", "setup" or "state", "actions", "history"}.
    """
    transcript = documents.read(file, clerk, "a transcript")
    game = game_of(transcript, game)
    with _progress(clerk, transcript) as progress:
        answer = replayed(clerk.service, game, transcript, progress)
    verdict = answer.document
    clerk.show(answer.raw, lambda: _show(clerk, verdict))
    _explain(clerk, verdict)
    return REFUSED if verdict["refused"] is not None or verdict["history_matches"] is False else OK


def _progress(clerk: Clerk, transcript: Document) -> AbstractContextManager[Progress]:
    """A progress bar on standard error, if that is a terminal and the transcript long."""
    actions = transcript.get("actions")
    if not isinstance(actions, list) or len(actions) <= PIECE or not sys.stderr.isatty():
        return nullcontext(_silent)
    return _bar(clerk, len(actions))


def _silent(_judged: int) -> None:
    """Show no progress."""


@contextmanager
def _bar(clerk: Clerk, total: int) -> Iterator[Progress]:
    from rich.progress import Progress as Bar

    from gavel.cli.tables import console

    with Bar(console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(clerk.say("replaying"), total=total)
        yield lambda judged: bar.advance(task, judged)


def _show(clerk: Clerk, verdict: Document) -> None:
    from gavel.cli import tables
    from gavel.cli.boards import show_position

    show_position({**verdict["position"], "events": []}, clerk.say)
    tables.show(tables.text(clerk.say("replayed", count=verdict["applied"])))
    if verdict["history_matches"]:
        tables.show(tables.text(clerk.say("history-matches"), "green"))


def _explain(clerk: Clerk, verdict: dict[str, Any]) -> None:
    """Tell people what does not hold, on standard error."""
    from gavel.cli.explaining import explain

    if (refused := verdict["refused"]) is not None:
        click.echo(clerk.say("refused-at", number=refused["index"] + 1, index=refused["index"]), err=True)
        explain(refused["problem"], clerk.say)
    if verdict["history_matches"] is False:
        click.echo(clerk.say("history-differs"), err=True)
