"""A quick check whether a store answers: load balancers ask often, and wait a second."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock, Thread
from time import monotonic
from typing import Final

from gavel.sealing.heads import Heads, HeadsUnavailable

SECONDS: Final = 1.0


class Answering:
    """Pings a store once at a time: callers of a silent store wait for the same ping, so that no threads pile up."""

    def __init__(self, heads: Heads, now: Callable[[], float] = monotonic) -> None:
        """`now`: a clock in seconds, which measures how long a ping has been open."""
        self._heads = heads
        self._now = now
        self._lock = Lock()
        self._question: Future[None] | None = None
        self._asked_at = 0.0

    def check(self) -> None:
        """Return if the store answers; raises HeadsUnavailable if it does not, or not within SECONDS of the ping.

        While a ping has been open for longer, a new caller gets the error at once: otherwise callers that come one
        after the other would each wait for as long.
        """
        question, asked_at = self._asked()
        try:
            question.result(max(0.0, asked_at + SECONDS - self._now()))
        except TimeoutError:
            raise HeadsUnavailable(f"no answer within {SECONDS:g} s") from None

    def _asked(self) -> tuple[Future[None], float]:
        with self._lock:
            if self._question is None or self._question.done():
                self._question, self._asked_at = Future(), self._now()
                Thread(target=_ask, args=(self._heads, self._question), daemon=True).start()
            return self._question, self._asked_at


def _ask(heads: Heads, question: Future[None]) -> None:
    try:
        heads.ping()
    except Exception as error:  # whoever waits is to have it
        question.set_exception(error)
    else:
        question.set_result(None)
