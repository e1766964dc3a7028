"""Who watches an exchange: the pipeline says what it knows of an answer once, so that nobody reads the answer again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gavel.api.body import Body

WITNESS: Final = "gavel.witness"
"""The key of a request's witness among its headers, as WSGI has keys of servers and frameworks there."""


class Witness:
    """Watches one exchange. This one forgets it all: it stands where nobody watches."""

    __slots__ = ()

    def received(self, body: Body) -> None:
        """A request came, with this body, of which nothing has been read yet."""

    def routed(self, operation: str, game: str | None) -> None:
        """The request is for this operation, of a game by the name that the path has: there may be no such game."""

    def recognised(self, client: str) -> None:
        """The request has a key, of this client."""

    def waits(self) -> None:
        """The request is large, and waits until no other large one is being answered."""

    def proceeds(self) -> None:
        """It waits no more."""

    def played_for_late(self, game: str, actions: int) -> None:
        """The service has played so many default actions of a game, since the time of those who were to act was up."""

    def answered(self, document: Mapping[str, Any]) -> None:
        """The request is answered with this document: what was asked for, or a problem."""

    def answered_line(self, operation: str, game: str, status: int, document: Mapping[str, Any]) -> None:
        """A line of a batch is answered; operation and game are empty where the line calls none."""


NOBODY: Final = Witness()
