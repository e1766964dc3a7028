"""Audits of whole archives."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import click

from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.statuses import INTERRUPTED, NO_ANSWER, OK, REFUSED
from gavel.cli.session import Session, in_process

if TYPE_CHECKING:
    from gavel.audit.auditing import Audit
    from gavel.audit.partial import Partial
    from gavel.audit.workers import Executor

MOST_LISTED = 20
"""Lines of a table; the JSON of the summary has them all."""

EPILOG = """\b
Exit status: 0 the report is whole, whatever was found (1 with --strict, if a
fault was); 2 wrong usage; 3 it could not be made whole; 130 interrupted.
After 3 and 130, --resume goes on.

\b
Examples:
  gavel audit games.ndjson.gz --out report.csv
  gavel audit "archive/*.ndjson" --out report.ndjson --resume --strict
"""


@click.command(epilog=EPILOG)
@click.argument("files", nargs=-1, required=True)
@click.option("--out", required=True, help="The report, a file or an address: .ndjson, .csv or .parquet.")
@click.option("--processes", type=click.IntRange(1, 1024), help="By default one for each CPU.")
@click.option("--scheduler", metavar="ADDRESS", help="Of a Dask cluster, whose workers judge: tcp://HOST:PORT.")
@click.option("--resume", is_flag=True, help="Go on with an audit that was interrupted, if there is one.")
@click.option("--force", is_flag=True, help="Replace a report that is there, or one that was begun.")
@click.option("--strict", is_flag=True, help="End with status 1 if a fault was found.")
@click.option("--max-line", "longest", type=click.IntRange(1), help="Bytes of a line that is judged; by default 2 MiB.")
@in_process
def audit(
    session: Session,
    files: tuple[str, ...],
    out: str,
    processes: int | None,
    scheduler: str | None,
    resume: bool,
    force: bool,
    strict: bool,
    longest: int | None,
) -> int:
    """Judge every transcript in FILES, and write a report.

    The report has a row for each transcript.
    FILES are files, folders, patterns such as "games/*.ndjson.gz", addresses such as s3://bucket/games, or - for
    standard input: a transcript a line, plain, gzip or zstd. No line stops the audit. Standard output gets a summary.
    """
    from gavel.audit import pieces
    from gavel.audit.auditing import Audit
    from gavel.audit.cluster import NoScheduler, NoWorkers
    from gavel.audit.report import check_form
    from gavel.audit.sources import find_sources
    from gavel.audit.workers import count_processors

    if scheduler is not None and processes is not None:
        raise wrong_usage("processes-or-scheduler")
    most = pieces.LONGEST_LINE if longest is None else longest
    with ExitStack() as stack:
        try:
            with _refusals_as_usage():
                check_form(out)
                sources = find_sources(files)
                executor = None if scheduler is None else _connect(session, stack, scheduler, most)
                work = Audit.to(out, sources, processes or count_processors(), most, shared=executor is not None)
                partial = work.begin(resume=resume, force=force)
        except (NoScheduler, NoWorkers) as lack:
            click.echo(f"{lack}.", err=True)
            return NO_ANSWER
        return _run(session, work, partial, executor, strict=strict)


@contextmanager
def _refusals_as_usage() -> Iterator[None]:
    """Report archives that cannot be read, and reports that cannot be written, as wrong usage."""
    from gavel.audit.addresses import MissingExtra
    from gavel.audit.cluster import NoAddress
    from gavel.audit.partial import CannotBegin
    from gavel.audit.report import UnknownForm
    from gavel.audit.sources import NoSource

    try:
        yield
    except (UnknownForm, NoSource, NoAddress, MissingExtra, CannotBegin) as refusal:
        raise click.UsageError(f"{refusal}.") from None


def _connect(session: Session, stack: ExitStack, scheduler: str, longest: int) -> Executor:
    """Connect to a cluster, until the stack is closed; its workers as an executor."""
    from gavel import __version__
    from gavel.audit.cluster import connect
    from gavel.audit.sharing import ClusterExecutor

    def on_other(worker: str, version: str) -> None:
        message = session.phrases("audit-other-gavel", worker=worker, version=version, own=__version__)
        click.echo(message, err=True)

    return ClusterExecutor(stack.enter_context(connect(scheduler, on_other)), longest)


def _run(session: Session, work: Audit, partial: Partial, executor: Executor | None, *, strict: bool) -> int:
    from gavel.audit.cluster import NoScheduler, NoWorkers
    from gavel.audit.partial import Unwritable
    from gavel.audit.streams import SourceChanged
    from gavel.audit.workers import WorkersLost
    from gavel.cli.output.progress_bar import show_progress

    # An interruption like Ctrl-C: what is done is kept.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with show_progress(session, work, partial.progress) as on_piece:
            progress = work.run(partial, on_piece, executor)
    except KeyboardInterrupt:
        _report_stop(session, partial, session.phrases("interrupted"))
        return INTERRUPTED
    except Unwritable as error:
        return _report_stop(session, partial, f"The report cannot be written: {error}")
    except WorkersLost as error:
        name, start = error.piece.file.name, error.piece.start
        return _report_stop(session, partial, f"Processes end before they are done, at {name} from byte {start}")
    except (SourceChanged, NoScheduler, NoWorkers) as error:
        return _report_stop(session, partial, str(error))
    except OSError as error:
        return _report_stop(session, partial, f"An archive cannot be read: {error}")
    finally:
        signal.signal(signal.SIGTERM, before)
    return _report(session, work, progress.summarise(), strict=strict)


def _report_stop(session: Session, partial: Partial, reason: str) -> int:
    from gavel.cli.output.terminal_safe import in_one_line

    count = partial.progress.transcripts
    # Names of files stand in the reason, which somebody else may have chosen.
    click.echo(session.phrases("audit-stopped", reason=in_one_line(reason), count=count), err=True)
    return NO_ANSWER


def _report(session: Session, work: Audit, summary: dict[str, Any], *, strict: bool) -> int:
    from gavel.audit.verdicts import INTERNAL, UNREADABLE
    from gavel.cli.output.answers import encoded

    session.show(encoded(summary), lambda: _show(session, work, summary))
    if broken := summary["verdicts"].get(UNREADABLE):
        click.echo(session.phrases("audit-broken", count=broken), err=True)
    if failed := summary["verdicts"].get(INTERNAL):
        click.echo(session.phrases("audit-failed", count=failed), err=True)
        return NO_ANSWER
    return REFUSED if strict and summary["faults"] else OK


def _show(session: Session, work: Audit, summary: dict[str, Any]) -> None:
    from gavel.cli.output.tables import grid, show, text

    phrases = session.phrases
    report = work.address or str(work.report)
    headline = phrases("audited", count=summary["transcripts"], faults=summary["faults"], report=report)
    show(text(headline))
    verdicts = [
        (*row, phrases("audit-verdict", verdict=row[0].replace("-", "_"))) for row in _rows(summary["verdicts"].items())
    ]
    show(grid([*map(phrases.label, ("verdict", "count")), ""], verdicts, phrases("audit-verdicts")))
    for title, member in (("audit-editions", "editions"), ("audit-refusals", "refusals")):
        if listed := summary[member]:
            heads = map(phrases.label, listed[0])
            show(grid(heads, _rows(each.values() for each in listed), phrases(title)))
            if len(listed) > MOST_LISTED:
                show(text(phrases("more", count=len(listed) - MOST_LISTED)))


def _rows(values: Any) -> list[list[str]]:
    return [["" if cell is None else str(cell) for cell in row] for row in [*values][:MOST_LISTED]]
