"""Answers as the service gives them, and what happens to a command that gets none, or a problem."""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import click

from gavel.cli.output.statuses import NO_ANSWER, OK, REFUSED

Document = dict[str, Any]

SUCCESS: Final = 200
FAILURE: Final = 500
"""From here on, the statuses of a server that has failed (http.HTTPStatus would have to be imported)."""


@dataclass(frozen=True)
class Answer:
    """An answer as the service gives it: HTTP status and JSON. Whatever is not 200 is a problem (RFC 9457)."""

    status: int
    raw: bytes

    @cached_property
    def document(self) -> Any:
        """The JSON of the answer."""
        return json.loads(self.raw)

    @property
    def ok(self) -> bool:
        """Whether this is no problem."""
        return self.status == SUCCESS

    @property
    def exit_status(self) -> int:
        """The exit status of a command that ends with this answer."""
        if self.ok:
            return OK
        return REFUSED if self.status < FAILURE else NO_ANSWER


class ProblemReceived(Exception):
    """The command ends with this problem.

    `explained`: whether an earlier command has explained it to people. `said`: what people are told, in place of its
    own words. `near`: what was probably meant. `game`: the id of the game whose words its legal actions have.
    """

    def __init__(
        self,
        answer: Answer,
        *,
        explained: bool = False,
        said: str | None = None,
        near: str | None = None,
        game: str | None = None,
    ) -> None:
        super().__init__(answer.status)
        self.answer = answer
        self.near = near
        self.game = game
        self.explained = explained
        self.said = said


class NoAnswer(click.ClickException):
    """The server cannot be reached, or what answers there is no Gavel."""

    exit_code = NO_ANSWER


def accepted(answer: Answer) -> Answer:
    """The answer, if it is no problem; raises ProblemReceived."""
    if not answer.ok:
        raise ProblemReceived(answer)
    return answer


def encoded(document: Any) -> bytes:
    """A document as compact JSON; raises UsageError where an argument of the command line is not UTF-8."""
    try:
        return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError as error:
        raise click.UsageError("An argument is not UTF-8.") from error
