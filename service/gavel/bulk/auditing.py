"""An audit from its archives to its report."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from gavel import __version__
from gavel.bulk import report as reports
from gavel.bulk.partial import CannotBegin, Partial, Progress
from gavel.bulk.pieces import LONGEST_LINE, PIECE, Piece, pieces_of
from gavel.bulk.sources import Source, fingerprint
from gavel.bulk.workers import in_order

Told = Callable[[Piece, Progress], None]
"""Called after each piece."""


@dataclass(frozen=True, slots=True)
class Audit:
    """What is audited, where the report goes, and by how many processes."""

    sources: Sequence[Source]
    report: Path
    processes: int = 1
    longest: int = LONGEST_LINE
    piece: int = PIECE

    def begin(self, *, resume: bool = False, force: bool = False) -> Partial:
        """The report in the making, begun or gone on with; raises CannotBegin.

        `resume` goes on where there is something to go on with. Nothing that is there is replaced without `force`.
        """
        head = {"gavel": __version__, "archives": fingerprint(self.sources), "longest": self.longest}
        partial = Partial(self.report, head)
        if self.report.is_dir():
            raise CannotBegin(f"{self.report} is a folder")
        if force:
            return partial.begin()
        if self.report.exists():
            raise CannotBegin(f"{self.report} is there already: --force replaces it")
        if not partial.begun:
            return partial.begin()
        if not resume:
            raise CannotBegin("an audit with that report was begun: --resume goes on with it, --force begins anew")
        return partial.resume()

    def run(self, partial: Partial, told: Told = lambda _piece, _progress: None) -> Progress:
        """Judge all that is left, and make the report; how it went.

        Raises Unwritable, SourceChanged, WorkersLost, OSError of an archive, KeyboardInterrupt: then it can be resumed.
        """
        progress = partial.progress
        pieces = pieces_of(self.sources, progress.place, self.piece, self.longest)
        try:
            with closing(in_order(pieces, self._processes(), self.longest)) as results:
                for piece, judged in results:
                    partial.append(piece, judged)
                    told(piece, progress)
        finally:
            partial.close()
        reports.finish(partial.rows, self.report)
        partial.remove()
        return progress

    def _processes(self) -> int:
        """No more than there are pieces: a small archive is judged before another process has begun."""
        if any(source.size is None or source.coding != "plain" for source in self.sources):
            return self.processes
        pieces = sum(-(-(source.size or 0) // self.piece) for source in self.sources)
        return max(1, min(self.processes, pieces))
