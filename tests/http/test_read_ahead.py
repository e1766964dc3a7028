"""A stream that is read ahead: in order, to its end, and never further than the bound."""

import threading
from io import BytesIO, RawIOBase
from typing import Any

import pytest

from gavel.http.read_ahead import PIECE, READ_SIZE, ReadAhead

MOST = 10_000
PATIENCE = 30


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation."""


class Endless(RawIOBase):
    """A stream without an end, which knows how much of it was read, and tells when that was `enough`."""

    def __init__(self, enough: int) -> None:
        self.given = 0
        self.enough = enough
        self.reached = threading.Event()

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        buffer[:] = b"x" * len(buffer)
        self.given += len(buffer)
        if self.given >= self.enough:
            self.reached.set()
        return len(buffer)


def ahead_of(stream: Any, most: int = MOST) -> ReadAhead:
    return ReadAhead(stream, most)


def readers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "gavel-read-ahead"]


@pytest.mark.parametrize("size", [0, 1, READ_SIZE, MOST - 1, MOST, MOST + 1, 10 * MOST + 7])
def test_all_of_a_stream_comes_out_as_it_went_in(size: int) -> None:
    data = bytes(number % 251 for number in range(size))
    with ahead_of(BytesIO(data)) as ahead:
        assert ahead.read() == data
        assert ahead.read() == b""


def test_what_a_stream_has_received_is_read_at_once_and_what_it_has_not_by_the_kilobyte() -> None:
    asked: list[int] = []
    received = iter([0, READ_SIZE - 1, READ_SIZE + 1, PIECE, PIECE + 1, 0])

    class Stream:
        def read(self, size: int, /) -> bytes:
            asked.append(size)
            return b"x" if len(asked) < 6 else b""

    with ReadAhead(Stream(), MOST, lambda: next(received)) as ahead:
        assert ahead.read() == b"xxxxx"
    assert asked == [READ_SIZE, READ_SIZE, READ_SIZE + 1, PIECE, PIECE, READ_SIZE]


def test_it_is_read_up_to_the_bound_unasked_and_no_further() -> None:
    stream = Endless(MOST)
    with ahead_of(stream) as ahead:
        assert stream.reached.wait(PATIENCE)
        taken = 0
        while taken < 5 * MOST:
            # What is read at once comes on top, and so does what waits to be held.
            assert stream.given <= taken + MOST + 2 * READ_SIZE
            taken += len(ahead.read(777) or b"")


def test_what_the_stream_raises_comes_after_what_it_gave() -> None:
    class Broken(BytesIO):
        def read(self, size: int | None = -1, /) -> bytes:
            data = super().read(size)
            if not data:
                raise ConnectionError
            return data

    with ahead_of(Broken(b"abc")) as ahead:
        assert ahead.read(8) == b"abc"
        with pytest.raises(ConnectionError):
            ahead.read(8)


def test_the_rest_can_be_skipped() -> None:
    stream = BytesIO(b"x" * 10 * MOST)
    with ahead_of(stream) as ahead:
        assert ahead.read(1) == b"x"
        ahead.skip_rest()
        assert stream.read() == b""
        assert ahead.read(1) == b""


def test_a_closed_one_reads_no_further() -> None:
    before = readers()
    ahead = ahead_of(Endless(MOST))
    [thread] = [each for each in readers() if each not in before]
    ahead.close()
    thread.join(PATIENCE)
    assert not thread.is_alive()
