"""HTTP/1.1 by hand: what a client may do on a connection that the usual libraries do not."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPResponse

TIMEOUT = 30
"""Seconds: nothing here takes nearly as long, unless two sides wait for each other."""


class Connection:
    """A connection on which requests are written and answers read independently of each other."""

    def __init__(self, sock: socket.socket) -> None:
        self.socket = sock

    def head(self, method: str, path: str, **headers: str) -> None:
        """Write a request's head, with these headers (underscores for hyphens)."""
        lines = [f"{method} {path} HTTP/1.1", "Host: gavel.example"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.write("\r\n".join([*lines, "", ""]).encode())

    def write(self, data: bytes) -> None:
        """Write what the request has next."""
        self.socket.sendall(data)

    def chunk(self, data: bytes) -> None:
        """Write a chunk; the empty one is the last."""
        self.write(b"%x\r\n%b\r\n" % (len(data), data))

    def answer(self) -> HTTPResponse:
        """The head of the next answer, whose body can be read as it comes."""
        response = HTTPResponse(self.socket)
        response.begin()
        return response


@contextmanager
def connected(port: int) -> Iterator[Connection]:
    """A connection to a server on loopback, which gives up rather than waiting for ever."""
    with socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT) as sock:
        # What is written goes out at once, however little it is.
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield Connection(sock)
