"""Slow clients, many at once, in a process of their own: `python -m tests.production.slow KIND NUMBER PORT`.

Says how many of them hold what they hold, when all do or no more have come to it for seconds, and goes on until its
standard input ends. A connection that is closed on one of them is opened again.
"""

import asyncio
import json
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

HOST = "127.0.0.1"
SECONDS_WITHOUT_MORE = 5
PAUSE_SECONDS = 0.5
"""Between two bytes, or two looks at an answer."""

ID_LENGTH = 20_000
"""Bytes of an id in a batch, which its answer repeats."""


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Client = Callable[[int, Callable[[], None]], Awaitable[None]]


async def heads(port: int, holding: Callable[[], None]) -> None:
    """A head that comes a byte at a time."""
    reader, writer = await _connected(
        port, b"POST /v1/games/for-sale/setup HTTP/1.1\r\nHost: gavel.example\r\nX-Slow: "
    )
    holding()
    await _dribble(reader, writer)


async def bodies(port: int, holding: Callable[[], None]) -> None:
    """A body that comes a byte at a time."""
    reader, writer = await _connected(
        port, _head("/v1/games/for-sale/setup", "application/json", 100_000) + b'{"players": ["'
    )
    holding()
    await _dribble(reader, writer)


async def readers(port: int, holding: Callable[[], None], megabytes: float = 0.6) -> None:
    """A batch whose answers are hardly read: more of them than the system takes by itself for a proxy's client."""
    setup = {
        "id": "x" * ID_LENGTH,
        "operation": "setup",
        "game": "for-sale",
        "body": {"players": ["ann", "bob", "cy"], "seed": "slow"},
    }
    body = (json.dumps(setup).encode() + b"\n") * int(megabytes * 1e6 / ID_LENGTH)
    reader, writer = await _connected(port, _head("/v1/batch", "application/x-ndjson", len(body)) + body)
    try:
        while await reader.read(64):
            holding()
            await asyncio.sleep(PAUSE_SECONDS)
    finally:
        writer.close()


async def readers_of_much(port: int, holding: Callable[[], None]) -> None:
    """A batch whose answers are hardly read: more than the system takes by itself on loopback (2.6 MB)."""
    await readers(port, holding, 3.2)


async def silent(port: int, holding: Callable[[], None]) -> None:
    """Somebody who connects and says nothing."""
    reader, _writer = await _connected(port, b"")
    holding()
    await reader.read()


async def idle(port: int, holding: Callable[[], None]) -> None:
    """A connection that is kept after its request."""
    reader, _writer = await _connected(port, b"GET /healthz HTTP/1.1\r\nHost: gavel.example\r\n\r\n")
    await reader.readuntil(b"}")
    holding()
    await reader.read()


KINDS: dict[str, Client] = {
    "heads": heads,
    "bodies": bodies,
    "readers": readers,
    "silent": silent,
    "idle": idle,
}
ALL = "all of these"
MUCH = "readers of 3 MB"


def _head(path: str, media_type: str, length: int) -> bytes:
    head = (
        f"POST {path} HTTP/1.1\r\nHost: gavel.example\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n\r\n"
    )
    return head.encode()


async def _connected(port: int, first: bytes) -> Stream:
    sock = socket.socket()
    sock.setblocking(False)
    # Little is taken from the sender before it is read.
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.get_running_loop().sock_connect(sock, (HOST, port))
    reader, writer = await asyncio.open_connection(sock=sock, limit=1024)
    writer.write(first)
    await writer.drain()
    return reader, writer


async def _dribble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    closed = asyncio.ensure_future(reader.read())
    try:
        while not closed.done():
            await asyncio.wait([closed], timeout=PAUSE_SECONDS)
            writer.write(b"x")
    finally:
        writer.close()


class _Crowd:
    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.number = number
        self.holding: set[int] = set()

    async def run(self, kinds: list[str]) -> None:
        """All of them, until standard input ends."""
        places = [(number, kind) for number in range(self.number) for kind in kinds]

        async def one(place: int, client: Client) -> None:
            while True:
                with suppress(OSError, asyncio.IncompleteReadError):
                    await client(self.port, lambda: self.holding.add(place))
                await asyncio.sleep(PAUSE_SECONDS)

        tasks = [
            asyncio.create_task(one(place, {**KINDS, MUCH: readers_of_much}[kind]))
            for place, (_, kind) in enumerate(places)
        ]
        held, idle_since = 0, monotonic()
        while held < len(places) and monotonic() - idle_since < SECONDS_WITHOUT_MORE:
            await asyncio.sleep(0.1)
            if len(self.holding) > held:
                held, idle_since = len(self.holding), monotonic()
        print(held, flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _main(kind: str, number: int, port: int) -> None:
    await _Crowd(port, number).run(list(KINDS) if kind == ALL else [kind])


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
