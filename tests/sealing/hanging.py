"""A store that may hang: it speaks enough of Redis to be asked, and notes what it is asked."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from socket import socket
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Event, Lock, Thread

PATIENCE = 60

_ANSWERS = {
    "HELLO": b"%2\r\n$6\r\nserver\r\n$5\r\nredis\r\n$5\r\nproto\r\n:3\r\n",
    "CLIENT": b"+OK\r\n",
    "PING": b"+PONG\r\n",
    "EVAL": b":1\r\n",
}


class HangingStore(ThreadingTCPServer):
    """Answers while it is told to; else it leaves every question of a head, and whether it is there, unanswered."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Connection)
        self.answering = Event()
        self.answering.set()
        self.asked: Counter[str] = Counter()
        self.most_at_once = 0
        """How many questions of whether it is there were open at the same time."""
        self._open, self._lock = 0, Lock()

    @property
    def url(self) -> str:
        """Its address for GAVEL_HEADS; whoever asks has much patience, so that a question stays open."""
        return f"redis://127.0.0.1:{self.server_address[1]}/0?socket_timeout={PATIENCE}"

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Whoever has waited long enough hangs up: that is no fault."""

    def answer(self, command: str) -> bytes:
        """What it says to a command, which may take until it answers again."""
        with self._lock:
            self.asked[command] += 1
            self._open += command == "PING"
            self.most_at_once = max(self.most_at_once, self._open)
        try:
            if command in ("PING", "EVAL", "HMGET"):
                assert self.answering.wait(PATIENCE)
        finally:
            with self._lock:
                self._open -= command == "PING"
        return _ANSWERS.get(command, b"-ERR unknown command\r\n")


class _Connection(StreamRequestHandler):
    server: HangingStore

    def handle(self) -> None:
        """Commands are arrays of strings that tell their lengths, one after the other."""
        while line := self.rfile.readline():
            parts = [self._part() for _ in range(int(line[1:]))]
            self.wfile.write(self.server.answer(parts[0].decode().upper()))

    def _part(self) -> bytes:
        length = int(self.rfile.readline()[1:])
        part = self.rfile.read(length + 2)
        return part[:length]


@contextmanager
def hanging_store() -> Iterator[HangingStore]:
    """Such a store until the end of the block."""
    with HangingStore() as store:
        thread = Thread(target=store.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield store
        finally:
            store.answering.set()
            store.shutdown()
            thread.join(PATIENCE)
