"""The progress bar of an audit, on a terminal, with its rate and the time that is left."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gavel.audit.auditing import Audit, OnPiece
    from gavel.audit.partial import Progress
    from gavel.audit.pieces import Piece
    from gavel.cli.session import Session


@contextmanager
def show_progress(session: Session, work: Audit, progress: Progress) -> Iterator[OnPiece]:
    """A bar on standard error, if that is a terminal; the function that it gives moves the bar on by a piece."""
    if not sys.stderr.isatty():
        yield lambda _piece, _progress: None
        return
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    from gavel.cli.output.tables import console

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}", markup=False),
        TimeRemainingColumn(),
    )
    sizes = [source.size for source in work.sources]
    # Standard input has no size.
    total = None if None in sizes else sum(size or 0 for size in sizes)
    done = sum(size or 0 for size in sizes[: progress.place.source])
    start, before = monotonic(), progress.transcripts
    with Bar(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(session.phrases("auditing"), total=total, completed=done, rate="")

        def advance(piece: Piece, now: Progress) -> None:
            rate = (now.transcripts - before) / max(monotonic() - start, 0.001)
            bar.update(task, advance=piece.weight, rate=session.phrases("audit-rate", rate=round(rate)))

        yield advance
