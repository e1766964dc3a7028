"""A grid of cells for people, which keeps its headings whole on a narrow screen."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

KEPT_WHOLE: Final = 12
"""Words in cells that are wider than this may be broken; those of headings never are."""

GAP: Final = 2
"""The columns between two cells: the rule's and the padding's."""


class Grid:
    """Rows of cells under headings; columns that do not fit side by side follow in a second table, and so on."""

    def __init__(self, heads: Sequence[Text], rows: Sequence[Sequence[Text]], title: Text | None) -> None:
        self.heads, self.rows, self.title = heads, rows, title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The tables that this needs in the width that there is."""
        for number, columns in enumerate(self._groups(options.max_width)):
            yield self._table(columns, self.title if number == 0 else None)
            yield Text("")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """How wide it is."""
        return Measurement.get(console, options, self._table(range(len(self.heads)), self.title))

    def _groups(self, width: int) -> list[list[int]]:
        """The columns of each table; the first column, which says what a row is, begins each."""
        groups, left = [[0]], width - self._narrowest(0) - GAP
        for column in range(1, len(self.heads)):
            needed = self._narrowest(column) + GAP
            if needed > left and len(groups[-1]) > 1:
                groups.append([0])
                left = width - self._narrowest(0) - GAP
            groups[-1].append(column)
            left -= needed
        return groups

    def _narrowest(self, column: int) -> int:
        """How wide a column must be, so that no heading and no short word is broken."""
        inside = [min(_longest_word(row[column]), KEPT_WHOLE) for row in self.rows]
        return max(_longest_word(self.heads[column]), *inside, 0)

    def _table(self, columns: Iterable[int], title: Text | None) -> Table:
        shown = [*columns]
        table = Table(
            title=title,
            title_justify="left",
            box=box.SIMPLE_HEAD,
            show_header=any(head.plain for head in self.heads),
            padding=(0, 1, 0, 0),
            pad_edge=False,
            show_edge=False,
        )
        for column in shown:
            numeric = bool(self.rows) and all(_is_whole_number(row[column]) for row in self.rows)
            table.add_column(
                self.heads[column],
                justify="right" if numeric else "left",
                overflow="fold",
                min_width=self._narrowest(column),
            )
        cells: Iterable[Sequence[RenderableType]] = ([row[column] for column in shown] for row in self.rows)
        for line in cells:
            table.add_row(*line)
        return table


def _longest_word(cell: Text) -> int:
    return max(map(cell_len, cell.plain.split()), default=0)


def _is_whole_number(cell: Text) -> bool:
    return cell.plain.lstrip("\u2212-").isdigit()
