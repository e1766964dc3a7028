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
"""Words in cells that are wider than this are broken where there is no room; those of headings never are."""

GAP: Final = 2
"""The columns between two cells: the rule's and the padding's."""


class Grid:
    """Rows of cells under headings; columns that do not fit side by side follow in a second table, and so on.

    The first `lead` columns, which say whose or what a row is, begin each table. Where they do not
    fit, rows become columns, headed by what stands in the column `turns`.
    """

    def __init__(
        self,
        heads: Sequence[Text],
        rows: Sequence[Sequence[Text]],
        title: Text | None,
        lead: int,
        turns: int | None = None,
    ) -> None:
        self.heads, self.rows, self.title, self.lead, self.turns = heads, rows, title, lead, turns

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The tables that this needs in the width that there is."""
        if self.turns is not None and len(self._groups(options.max_width)) > 1:
            yield self._turned(self.turns)
            return
        for number, columns in enumerate(self._groups(options.max_width)):
            yield self._table(columns, self.title if number == 0 else None, options.max_width)
            yield Text("")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """How wide it is."""
        return Measurement.get(console, options, self._table(range(len(self.heads)), self.title, options.max_width))

    def _turned(self, names: int) -> "Grid":
        """This table with a column for each row, headed by what the row has in the column `names`."""
        others = [column for column in range(len(self.heads)) if column != names]
        rows = [[self.heads[column], *(row[column] for row in self.rows)] for column in others]
        return Grid([self.heads[names], *(row[names] for row in self.rows)], rows, self.title, 1)

    def _groups(self, width: int) -> list[list[int]]:
        """The columns of each table."""
        leading = [*range(self.lead)]
        room = width - sum(self._narrowest(column) + GAP for column in leading)
        groups, left = [[*leading]], room
        for column in range(self.lead, len(self.heads)):
            needed = self._narrowest(column) + GAP
            if needed > left and len(groups[-1]) > self.lead:
                groups.append([*leading])
                left = room
            groups[-1].append(column)
            left -= needed
        return groups

    def _widths(self, columns: Sequence[int], width: int) -> list[int]:
        """How wide each column of a table is: the widest give way first, and break long words last."""
        widths = {column: self._widest(column) for column in columns}
        for kept in (width, KEPT_WHOLE):
            least = {column: self._narrowest(column, kept) for column in columns}
            while sum(widths.values()) + GAP * len(columns) > width:
                wider = [column for column in columns if widths[column] > least[column]]
                if not wider:
                    break
                widths[max(wider, key=lambda column: widths[column])] -= 1
        return [*widths.values()]

    def _widest(self, column: int) -> int:
        """How wide a column is where there is room for all of it."""
        cells = [self.heads[column], *(row[column] for row in self.rows)]
        return max(cell_len(line) for cell in cells for line in cell.plain.split("\n"))

    def _narrowest(self, column: int, kept: int = KEPT_WHOLE) -> int:
        """How wide a column must be, so that no heading and no word up to the length that is `kept` is broken."""
        inside = [min(_longest_word(row[column]), kept) for row in self.rows]
        return max(_longest_word(self.heads[column]), *inside, 0)

    def _table(self, shown: Sequence[int], title: Text | None, width: int) -> Table:
        table = Table(
            title=title,
            title_justify="left",
            box=box.SIMPLE_HEAD,
            show_header=any(head.plain for head in self.heads),
            padding=(0, 1, 0, 0),
            pad_edge=False,
            show_edge=False,
        )
        for column, wide in zip(shown, self._widths(shown, width), strict=True):
            numeric = bool(self.rows) and all(_is_whole_number(row[column]) for row in self.rows)
            table.add_column(
                self.heads[column],
                justify="right" if numeric else "left",
                overflow="fold",
                width=wide,
            )
        cells: Iterable[Sequence[RenderableType]] = ([row[column] for column in shown] for row in self.rows)
        for line in cells:
            table.add_row(*line)
        return table


def _longest_word(cell: Text) -> int:
    return max(map(cell_len, cell.plain.split()), default=0)


def _is_whole_number(cell: Text) -> bool:
    return cell.plain.lstrip("\u2212-").isdigit()
