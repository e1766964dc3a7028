"""What a client has sent so far, looked at without reading it: whether serving it could mean waiting for more."""

import re
import socket

PEEKED = 1 << 14
"""Bytes that are looked at. What is longer, head and body together, takes its turn on a thread."""

HEALTH = b"GET /healthz"
READINESS = b"GET /readyz"

OPERATION = b"POST /v1/games/"
SEALED = b"/sealed/"
END_OF_HEAD = b"\r\n\r\n"
_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,5})[ \t]*\r\n", re.IGNORECASE)
_WAITS = re.compile(rb"\r\n(?:transfer-encoding|expect|upgrade)[ \t]*:", re.IGNORECASE)
"""Headers by which the body, or what comes after it, is not simply the next bytes."""


def arrived(sock: socket.socket) -> bytes | None:
    """What there is to read, and stays to be read: nothing at its end, None while there is nothing."""
    try:
        return sock.recv(PEEKED, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return None
    except OSError:  # the client has gone, which whoever reads will find out
        return b""


def is_health_check(data: bytes) -> bool:
    """Whether a whole head is there that asks for the server's health."""
    return data.startswith(HEALTH) and END_OF_HEAD in data


def is_readiness_check(data: bytes) -> bool:
    """The same of a question whether the service is ready, for which the guard has to ask its store."""
    return data.startswith(READINESS) and END_OF_HEAD in data


def is_sealed(data: bytes) -> bool:
    """Whether it is an operation on a sealed table, for which the guard may have to ask its store."""
    return SEALED in data[: data.find(b"\r\n")]


def is_whole_operation(data: bytes) -> bool:
    """Whether the whole request of one operation is there, body included: then reading it never waits."""
    if not data.startswith(OPERATION):
        return False
    end = data.find(END_OF_HEAD)
    length = _LENGTH.search(data, 0, end + 2)
    if length is None or _WAITS.search(data, 0, end + 2):
        return False
    return len(data) >= end + len(END_OF_HEAD) + int(length[1])
