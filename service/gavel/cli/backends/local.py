"""The rules in process: the same answers and problems as over HTTP, byte for byte."""

import os
from collections.abc import Callable
from typing import Any

from gavel.api.body import decode
from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.registry import service_of
from gavel.cli.output.answers import Answer, encoded
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json


class LocalBackend:
    """Answers without a server."""

    def __init__(self, language: str) -> None:
        self._translator = translator_for(language)

    def post(self, game: str, operation: str, body: Any) -> Answer:
        """The answer to one operation on a game."""

        def answered(instance: str) -> bytes:
            # The body goes through the strict loader, as over HTTP: what that refuses must not pass here.
            document = decode(encoded(body))
            return strict_json.dumps(answer(service_of(game), operation, document, Call(self._translator, instance)))

        return self._answer(answered)

    def catalogue(self) -> Answer:
        """Every game there is."""
        from gavel.api import documents

        return Answer(200, documents.catalogue().body)

    def sheet(self, game: str) -> Answer:
        """What a game is."""
        from gavel.api import documents

        return self._answer(lambda _: documents.game_sheet(service_of(game).game.id, self._translator.language).body)

    def rules(self, game: str) -> Answer:
        """A game's rule clauses."""
        from gavel.api import documents

        return self._answer(lambda _: documents.game_rules(service_of(game).game.id, self._translator.language).body)

    def messages(self, game: str) -> Answer:
        """A game's sentences as patterns."""
        from gavel.api import documents

        return self._answer(lambda _: documents.game_messages(service_of(game).game.id, self._translator.language).body)

    def _answer(self, answered: Callable[[str], bytes]) -> Answer:
        instance = _instance()
        try:
            return Answer(200, answered(instance))
        except Problem as problem:
            return problem_answer(problem, self._translator.language, instance)


def problem_answer(problem: Problem, language: str, instance: str) -> Answer:
    """A problem as an answer."""
    return Answer(problem.status, strict_json.dumps(problem.document(translator_for(language), instance)))


def read_strictly(raw: bytes, language: str) -> Any | Answer:
    """The value of strict JSON, or the problem with it as the service would answer."""
    try:
        return decode(raw)
    except Problem as problem:
        return problem_answer(problem, language, _instance())


def _instance() -> str:
    """The id of a request."""
    return os.urandom(16).hex()
