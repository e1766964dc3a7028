"""Whether a store answers, for whoever has to know soon: load balancers ask often, and wait a second."""

from concurrent.futures import Future
from threading import Lock, Thread
from typing import Final

from gavel.sealing.heads import Heads, HeadsUnavailable

SECONDS: Final = 1.0


class Answering:
    """Asks a store one question at a time: where it is silent, those who ask wait together, and no threads pile up."""

    def __init__(self, heads: Heads) -> None:
        self._heads = heads
        self._lock = Lock()
        self._question: Future[None] | None = None

    def check(self) -> None:
        """Return if the store answers; raises HeadsUnavailable if it does not, or not within SECONDS."""
        try:
            self._asked().result(SECONDS)
        except TimeoutError:
            raise HeadsUnavailable(f"no answer within {SECONDS:g} s") from None

    def _asked(self) -> Future[None]:
        with self._lock:
            if self._question is None or self._question.done():
                self._question = Future()
                Thread(target=_ask, args=(self._heads, self._question), daemon=True).start()
            return self._question


def _ask(heads: Heads, question: Future[None]) -> None:
    try:
        heads.ping()
    except Exception as error:  # whoever waits is to have it
        question.set_exception(error)
    else:
        question.set_result(None)
