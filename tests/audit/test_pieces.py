"""However an archive is cut, each of its lines is judged once, in its place, and none is held that is too long."""

import io
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.audit import verdicts
from gavel.audit.judging import judge
from gavel.audit.pieces import Piece, Place, Range, cut_pieces, judge_piece, split_lines
from gavel.audit.sources import Coding, Source, find_sources
from gavel.audit.streams import Line
from tests.audit.support import audited, plain, some_lines, written

LONGEST = 12


def expected(data: bytes) -> list[Line]:
    """The lines of some bytes, by another way."""
    found = data.split(b"\n")
    if found[-1] == b"":
        found.pop()
    return [None if len(line) > LONGEST else line for line in found]


def stripped(lines: list[Line]) -> list[Line]:
    return [None if line is None else line.removesuffix(b"\n") for line in lines]


texts = st.lists(st.sampled_from([b"", b"\n", b"x", b"yy\n", b"z" * LONGEST, b"w" * 40]), max_size=12).map(b"".join)


@given(texts, st.integers(1, 30))
def test_ranges_have_every_line_once(data: bytes, size: int) -> None:
    lines: list[Line] = []
    for start in range(0, len(data), size):
        lines += Range(io.BytesIO(data), start, min(start + size, len(data)), LONGEST)
    assert stripped(lines) == expected(data)


@given(texts, st.integers(1, 30))
def test_bundles_of_a_stream_have_every_line_once_and_can_be_gone_on_with(data: bytes, size: int) -> None:
    source = _InMemory(data=data)
    pieces = list(cut_pieces([source], Place(), size, LONGEST))
    assert stripped([line for piece in pieces for line in split_lines(piece.text or ())]) == expected(data)
    for number, piece in enumerate(pieces[:-1]):
        place = Place(0, piece.end, 0, piece.checksum)
        assert next(iter(cut_pieces([source], place, size, LONGEST))).text == pieces[number + 1].text


@dataclass(frozen=True)
class _InMemory(Source):
    """A stream of these bytes: how long it is, nobody knows."""

    name: str = "memory"
    coding: Coding = "plain"
    data: bytes = b""

    def open(self) -> io.BytesIO:
        return io.BytesIO(self.data)


@pytest.mark.parametrize("name", ["games.ndjson", "games.ndjson.gz", "games.ndjson.zst"])
@pytest.mark.parametrize("size", [100, 5000, 1 << 20])
def test_rows_are_the_same_whatever_the_size_of_pieces_and_the_coding(name: str, size: int, tmp_path: Path) -> None:
    made = some_lines(8)
    told = audited(tmp_path / "report.ndjson", written(tmp_path / name, plain(made)), piece=size)
    assert [(row["line"], row["verdict"]) for row in told] == [
        (number, judge(line.raw).verdict) for number, line in enumerate(made, 1)
    ]
    assert {row["file"] for row in told} == {str(tmp_path / name)}


def test_blank_lines_are_counted_and_not_judged(tmp_path: Path) -> None:
    (line,) = some_lines(1, share=0)
    file = written(tmp_path / "games.ndjson", b"\n \n" + line.raw + b"\r\n\n\t\n" + line.raw)
    told = audited(tmp_path / "report.ndjson", file)
    assert [(row["line"], row["verdict"]) for row in told] == [(3, "agrees"), (6, "agrees")]


@pytest.mark.parametrize("name", ["games.ndjson", "games.ndjson.gz"])
def test_a_line_that_is_too_long_is_told_so_and_the_next_one_judged(name: str, tmp_path: Path) -> None:
    (line,) = some_lines(1, share=0)
    data = line.raw + b"\n" + b"[" * 200_000 + b"\n" + line.raw + b"\n" + b"{" * 200_000
    told = audited(tmp_path / "report.ndjson", written(tmp_path / name, data), longest=100_000, piece=30_000)
    assert [row["verdict"] for row in told] == ["agrees", "too-large", "agrees", "too-large"]


@pytest.mark.parametrize("name", ["games.ndjson", "games.ndjson.zst"])
def test_just_so_long_is_not_too_long(name: str, tmp_path: Path) -> None:
    (line,) = some_lines(1, share=0)
    file = written(tmp_path / name, line.raw + b"\n" + line.raw)
    for longest, verdict in ((len(line.raw), "agrees"), (len(line.raw) - 1, "too-large")):
        told = audited(tmp_path / f"{longest}.ndjson", file, longest=longest)
        assert [row["verdict"] for row in told] == [verdict] * 2


def test_a_million_actions_are_judged_if_so_long_a_line_is_asked_for() -> None:
    action = b'{"type":"pass","player":"ann"}'
    head = b'{"game":"for-sale","setup":{"players":["ann","bob","cy"],"seed":"x"},"actions":['
    raw = head + action + (b"," + action) * 999_999 + b"]}"
    found = judge(raw)
    assert (found.verdict, found.actions, found.index) == (verdicts.ILLEGAL, 1_000_000, 1)


@pytest.mark.parametrize("suffix", [".gz", ".zst"])
def test_half_a_compressed_file_is_judged_as_far_as_it_goes_and_the_next_file_too(suffix: str, tmp_path: Path) -> None:
    made = some_lines(40, share=0)
    whole = written(tmp_path / f"b.ndjson{suffix}", plain(made)).read_bytes()
    half = tmp_path / f"a.ndjson{suffix}"
    half.write_bytes(whole[: len(whole) * 2 // 3])
    told = audited(tmp_path / "report.ndjson", tmp_path / half.name, tmp_path / f"b.ndjson{suffix}", piece=20_000)
    of_half = [row for row in told if row["file"] == str(half)]
    *before, last = of_half
    assert [row["verdict"] for row in before] == ["agrees"] * len(before)
    assert last["verdict"] == "unreadable"
    assert last["line"] == len(of_half)
    assert last["code"] == {".gz": "gzip.broken", ".zst": "zstd.broken"}[suffix]
    assert len(told) - len(of_half) == 40


@pytest.mark.parametrize("junk", [b"junk", b"\x00" * 20 + b"x"])
def test_what_follows_a_compressed_file_is_no_part_of_it(junk: bytes, tmp_path: Path) -> None:
    file = written(tmp_path / "games.ndjson.gz", plain(some_lines(2, share=0)))
    file.write_bytes(file.read_bytes() + junk)
    told = audited(tmp_path / "report.ndjson", file)
    assert [row["verdict"] for row in told] == ["agrees", "agrees", "unreadable"]


def test_several_compressed_parts_are_one_archive(tmp_path: Path) -> None:
    one, other = (plain(some_lines(2, seed, share=0)) for seed in "ab")
    for suffix in (".gz", ".zst"):
        parts = [written(tmp_path / f"{number}{suffix}", data).read_bytes() for number, data in enumerate((one, other))]
        file = tmp_path / f"games.ndjson{suffix}"
        file.write_bytes(b"".join(parts))
        assert len(audited(tmp_path / f"{suffix}.ndjson", file)) == 4


def test_binary_rubbish_is_told_line_by_line(tmp_path: Path) -> None:
    (line,) = some_lines(1, share=0)
    told = audited(
        tmp_path / "report.ndjson", written(tmp_path / "games.ndjson", bytes(range(256)) * 4 + b"\n" + line.raw)
    )
    assert [row["verdict"] for row in told][-2:] == ["malformed-json", "agrees"]


def test_an_empty_archive_has_an_empty_report(tmp_path: Path) -> None:
    for name in ("empty.ndjson", "empty.ndjson.gz"):
        assert audited(tmp_path / f"of-{name}.ndjson", written(tmp_path / name, b"")) == []


def test_a_piece_is_judged_wherever_its_file_can_be_read(tmp_path: Path) -> None:
    """A piece is all that another process, or another machine, is given."""
    made = some_lines(3)
    (source,) = find_sources([str(written(tmp_path / "games.ndjson", plain(made)))])
    (piece,) = cut_pieces([source], Place(), 1 << 20, 1 << 20)
    assert isinstance(piece, Piece)
    assert judge_piece(piece, 1 << 20)[1].lines == 3
