"""A session as it is drawn: its steps, with the answers of the build that is recorded."""

from copy import deepcopy
from random import Random

from tests.same.steps import Json, Session, Step

LANGUAGES = ("en", "en", "en", "fr", "de")

Recorded = tuple[Step, int, Json]


class Recording:
    """A session as it is drawn, with the answers to it."""

    def __init__(self, session: Session, number: int) -> None:
        self.rng = Random(number)
        self.steps: list[Recorded] = []
        self.language = self.rng.choice(LANGUAGES)
        self._session = session

    def ask(self, path: str, body: Json = None, key: Json = None) -> tuple[int, Json]:
        """Ask, and keep the step with its answer."""
        step = Step(path, deepcopy(body), self.language, key)
        status, answer = self._session.ask(step)
        self.steps.append((step, status, answer))
        return status, answer

    @property
    def last(self) -> int:
        """The number of the last step."""
        return self._session.last
