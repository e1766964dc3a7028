"""However many lines there are, a piece is a few objects of bounded length, and every line is judged once."""

from pathlib import Path

import pytest

from gavel.audit import pieces
from gavel.audit.pieces import LONGEST_LINE, MOST_LINES, MOST_ROWS, PIECE, Piece, Place, cut_pieces, judge_piece
from gavel.audit.sources import find_sources
from gavel.audit.workers import judge_in_order, make_executor
from tests.audit.support import audited, written

SHORT = b"[]\n\n1\n"
LONGEST_ROW = 4096
"""Bytes that a row may go beyond the bound."""


@pytest.mark.parametrize("name", ["short.ndjson.gz", "short.ndjson.zst"])
def test_what_is_read_of_a_stream_at_once_is_few_objects_of_few_lines(name: str, tmp_path: Path) -> None:
    archive = written(tmp_path / name, b"[]\n" * (2 * MOST_LINES + 5))
    cut = [*cut_pieces(find_sources([str(archive)]), Place(), PIECE, LONGEST_LINE)]
    texts = [[each for each in piece.text or () if each] for piece in cut]
    assert [len(text) for text in texts] == [1, 1, 1]
    assert [text[0].count(b"\n") for text in texts if text[0]] == [MOST_LINES, MOST_LINES, 5]


def test_a_range_ends_when_its_rows_are_many_and_the_rest_is_given_out_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    archive = written(tmp_path / "short.ndjson", SHORT * 500)
    whole = audited(tmp_path / "whole.ndjson", archive)
    monkeypatch.setattr(pieces, "MOST_ROWS", 20_000)
    (piece,) = cut_pieces(find_sources([str(archive)]), Place(), PIECE, LONGEST_LINE)
    first, judged = judge_piece(piece, LONGEST_LINE)
    assert 0 < first.end < piece.end
    assert 20_000 <= len(judged.rows) < 20_000 + LONGEST_ROW
    assert judged.rows.count(b"\n") == judged.transcripts
    assert audited(tmp_path / "pieces.ndjson", archive) == whole
    assert [row["line"] for row in whole] == [line for line in range(1, 1501) if line % 3 != 2]


def test_processes_give_out_the_rest_in_its_place(tmp_path: Path) -> None:
    """A real bound, since processes of their own know of no other."""
    archive = written(tmp_path / "short.ndjson", b"1\n" * 130_000)
    (source,) = find_sources([str(archive)])
    half = source.size // 2 if source.size else 0
    given = [Piece(0, source, 0, half, half), Piece(0, source, half, 2 * half, half, last=True)]
    results = [*judge_in_order(given, make_executor(2, LONGEST_LINE))]
    assert [piece.start for piece, _judged in results] == [0, *[piece.end for piece, _judged in results[:-1]]]
    assert results[-1][0].end == 2 * half
    assert sum(judged.transcripts for _piece, judged in results) == 130_000
    assert all(len(judged.rows) < MOST_ROWS + LONGEST_ROW for _piece, judged in results)
