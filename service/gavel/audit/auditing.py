"""An audit from its archives to its report."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from gavel import __version__
from gavel.audit import distant
from gavel.audit import report as reports
from gavel.audit.partial import CannotBegin, Partial, Progress
from gavel.audit.pieces import LONGEST_LINE, PIECE, Piece, pieces_of
from gavel.audit.sources import Source, fingerprint
from gavel.audit.workers import Crew, crew_of, in_order

Told = Callable[[Piece, Progress], None]
"""Called after each piece."""

FAR_PIECE = 8 << 20
"""Bytes of a piece where the archive or who judges is elsewhere: asking takes little beside judging then."""


@dataclass(frozen=True, slots=True)
class Audit:
    """What is audited, where the report goes, and by how many processes.

    A report with an `address` goes there once it is whole; until then, it is made where `report` says.
    """

    sources: Sequence[Source]
    report: Path
    processes: int = 1
    longest: int = LONGEST_LINE
    piece: int = PIECE
    address: str = ""

    @classmethod
    def to(cls, out: str, sources: Sequence[Source], processes: int, longest: int, *, shared: bool) -> "Audit":
        """An audit with its report at a path, or an address; `shared`: judged by workers elsewhere."""
        address = out if distant.is_address(out) else ""
        report = Path(out.rstrip("/").rpartition("/")[2] if address else out)
        far = shared or any(distant.is_address(each.name) for each in sources)
        return cls(sources, report, processes, longest, FAR_PIECE if far else PIECE, address)

    def begin(self, *, resume: bool = False, force: bool = False) -> Partial:
        """The report in the making, begun or gone on with; raises CannotBegin.

        `resume` goes on where there is something to go on with. Nothing that is there is replaced without `force`.
        """
        head = {
            "gavel": __version__,
            "archives": fingerprint(self.sources),
            "report": self.address,
            "longest": self.longest,
        }
        partial = Partial(self.report, head)
        self._must_be_free(force=force)
        if force:
            return partial.begin()
        if not partial.begun:
            return partial.begin()
        if not resume:
            raise CannotBegin("an audit with that report was begun: --resume goes on with it, --force begins anew")
        return partial.resume()

    def run(self, partial: Partial, told: Told = lambda _piece, _progress: None, crew: Crew | None = None) -> Progress:
        """Judge all that is left, by processes of this machine or by another crew, and make the report; how it went.

        Raises Unwritable, SourceChanged, WorkersLost, OSError of an archive, KeyboardInterrupt: then it can be resumed.
        """
        progress = partial.progress
        pieces = pieces_of(self.sources, progress.place, self.piece, self.longest, parts=crew is not None)
        try:
            with closing(in_order(pieces, crew or crew_of(self._processes(), self.longest))) as results:
                for piece, judged in results:
                    partial.append(piece, judged)
                    told(piece, progress)
        finally:
            partial.close()
        reports.finish(partial.rows, self.report, self.address)
        partial.remove()
        return progress

    def _must_be_free(self, *, force: bool) -> None:
        """See that the report can be there, and replaces none without `force`; raises CannotBegin."""
        if not self.address:
            if self.report.is_dir():
                raise CannotBegin(f"{self.report} is a folder")
            if self.report.exists() and not force:
                raise CannotBegin(f"{self.report} is there already: --force replaces it")
            return
        try:
            if distant.is_taken(self.address) and not force:
                raise CannotBegin(f"{self.address} is there already: --force replaces it")
            # Whether it can be written is seen now, not after days of judging.
            distant.mark(self.address, b"gavel audit is making this report.\n")
        except OSError as error:
            raise CannotBegin(f"the report cannot be written to {self.address}: {distant.reason(error)}") from error

    def _processes(self) -> int:
        """No more than there are pieces: a small archive is judged before another process has begun."""
        if any(source.size is None or source.coding != "plain" for source in self.sources):
            return self.processes
        pieces = sum(-(-(source.size or 0) // self.piece) for source in self.sources)
        return max(1, min(self.processes, pieces))
