"""An audit from its archives to its report."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from gavel import __version__
from gavel.audit import addresses
from gavel.audit import report as reports
from gavel.audit.partial import CannotBegin, Partial, Progress
from gavel.audit.pieces import LONGEST_LINE, PIECE, Piece, cut_pieces
from gavel.audit.sources import Source, fingerprint
from gavel.audit.workers import Executor, judge_in_order, make_executor

OnPiece = Callable[[Piece, Progress], None]
"""Called with each piece once its rows are written."""

FAR_PIECE = 8 << 20
"""Bytes of a piece where the archive or its judges are elsewhere: asking takes little beside judging then."""


@dataclass(frozen=True, slots=True)
class Audit:
    """An audit: its archives, where the report goes, and how many processes judge.

    A report with an `address` goes there once it is whole; until then, it lies where `report` says.
    """

    sources: Sequence[Source]
    report: Path
    processes: int = 1
    longest: int = LONGEST_LINE
    piece: int = PIECE
    address: str = ""

    @classmethod
    def to(cls, out: str, sources: Sequence[Source], processes: int, longest: int, *, shared: bool) -> "Audit":
        """An audit with its report at a path, or an address; `shared` if workers elsewhere judge."""
        address = out if addresses.is_address(out) else ""
        report = Path(out.rstrip("/").rpartition("/")[2] if address else out)
        far = shared or any(addresses.is_address(each.name) for each in sources)
        return cls(sources, report, processes, longest, FAR_PIECE if far else PIECE, address)

    def begin(self, *, resume: bool = False, force: bool = False) -> Partial:
        """Begin the report, or go on with one that was begun; raises CannotBegin.

        `resume` goes on where a report was begun. Without `force`, no file is replaced.
        """
        head = {
            "gavel": __version__,
            "archives": fingerprint(self.sources),
            "report": self.address,
            "longest": self.longest,
        }
        partial = Partial(self.report, head)
        self._check_report_is_free(force=force)
        if force or not partial.exists:
            return partial.begin()
        if not resume:
            raise CannotBegin("an audit with that report was begun: --resume goes on with it, --force begins anew")
        return partial.resume()

    def run(
        self, partial: Partial, on_piece: OnPiece = lambda _piece, _progress: None, executor: Executor | None = None
    ) -> Progress:
        """Judge all that is left, by processes of this machine or by another executor, and make the report.

        Raises Unwritable, SourceChanged, WorkersLost, OSError of an archive, KeyboardInterrupt: then it can be resumed.
        """
        progress = partial.progress
        pieces = cut_pieces(self.sources, progress.place, self.piece, self.longest, parts=executor is not None)
        try:
            with closing(judge_in_order(pieces, executor or self._own_executor())) as results:
                for piece, outcome in results:
                    partial.append(piece, outcome)
                    on_piece(piece, progress)
        finally:
            partial.close()
        reports.finish(partial.rows, self.report, self.address)
        partial.remove()
        return progress

    def _check_report_is_free(self, *, force: bool) -> None:
        """Raise CannotBegin if the report cannot be written, or would replace another one without `force`."""
        if not self.address:
            if self.report.is_dir():
                raise CannotBegin(f"{self.report} is a folder")
            if self.report.exists() and not force:
                raise CannotBegin(f"{self.report} is there already: --force replaces it")
            return
        try:
            if addresses.exists(self.address) and not force:
                raise CannotBegin(f"{self.address} is there already: --force replaces it")
            # An address that cannot be written is refused now, not after days of judging.
            addresses.write_note(self.address, b"gavel audit is making this report.\n")
        except OSError as error:
            reason = addresses.describe_error(error)
            raise CannotBegin(f"the report cannot be written to {self.address}: {reason}") from error

    def _own_executor(self) -> Executor:
        """Processes of this machine, no more than there are pieces: another one would begin after all is judged."""
        processes = self.processes
        if all(source.size is not None and source.coding == "plain" for source in self.sources):
            pieces = sum(-(-(source.size or 0) // self.piece) for source in self.sources)
            processes = max(1, min(processes, pieces))
        return make_executor(processes, self.longest)
