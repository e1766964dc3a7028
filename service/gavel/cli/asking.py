"""What the commands ask, be it the rules in process or a server: an answer is its status and its bytes."""

import json
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Any, Protocol

import click

from gavel.cli import NO_ANSWER, OK, REFUSED

Document = dict[str, Any]


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
        return self.status == HTTPStatus.OK

    @property
    def exit_status(self) -> int:
        """The exit status of a command that ends with this answer."""
        if self.ok:
            return OK
        return REFUSED if self.status < HTTPStatus.INTERNAL_SERVER_ERROR else NO_ANSWER


class Service(Protocol):
    """Who answers. Every method raises NoAnswer where no answer of the contract comes."""

    def post(self, game: str, operation: str, body: Any) -> Answer:
        """The answer to one operation on a game."""

    def catalogue(self) -> Answer:
        """Every game there is."""

    def sheet(self, game: str) -> Answer:
        """What a game is."""

    def rules(self, game: str) -> Answer:
        """A game's rule clauses."""


class Refused(Exception):
    """The command ends with this problem. `explained` is true where people have been told of it before."""

    def __init__(self, answer: Answer, *, explained: bool = False) -> None:
        super().__init__(answer.status)
        self.answer = answer
        self.explained = explained


class NoAnswer(click.ClickException):
    """The server cannot be reached, or what answers there is no Gavel."""

    exit_code = NO_ANSWER


def accepted(answer: Answer) -> Answer:
    """The answer, if it is no problem; raises Refused."""
    if not answer.ok:
        raise Refused(answer)
    return answer


def encoded(document: Any) -> bytes:
    """A document as compact JSON; raises UsageError where an argument of the command line is not UTF-8."""
    try:
        return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError as fault:
        raise click.UsageError("An argument is not UTF-8.") from fault
