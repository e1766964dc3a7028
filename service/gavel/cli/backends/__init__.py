"""What answers the commands: the rules in process, or a server. Both give the same answers, byte for byte."""

from typing import Any, Protocol

from gavel.cli.output.answers import Answer


class Backend(Protocol):
    """What answers. Every method raises NoAnswer where no answer of the contract comes."""

    def post(self, game: str, operation: str, body: Any) -> Answer:
        """The answer to one operation on a game."""

    def catalogue(self) -> Answer:
        """Every game there is."""

    def sheet(self, game: str) -> Answer:
        """What a game is."""

    def rules(self, game: str) -> Answer:
        """A game's rule clauses."""

    def messages(self, game: str) -> Answer:
        """A game's sentences as patterns."""
