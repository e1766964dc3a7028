"""The operations on any game, blocking and asynchronous; `games.py` has them for each game with its own types."""

from typing import TYPE_CHECKING, TypeVar

from gavel_sdk import actions, operations, sealed
from gavel_sdk.calls import Call
from gavel_sdk.methods import async_game_method, game_method
from gavel_sdk.tables import AsyncSealedTable, SealedTable
from gavel_sdk.transport import Transport

if TYPE_CHECKING:
    from gavel_sdk.async_transport import AsyncTransport

T = TypeVar("T")


class GameClient:
    """One game of the service. Every method is one call; what is None is left out of the request.

    All of them raise a Problem if the service refuses and TransportError if no usable answer comes. `request_id` is
    sent as X-Request-Id: 1 to 128 of letters, digits, `.`, `_` and `-`.
    """

    def __init__(self, transport: Transport, game: str) -> None:
        self.id = game
        self._transport = transport

    def __repr__(self) -> str:
        return f"<GameClient {self.id} at {self._transport.base_url}>"

    def _send(self, call: Call[T]) -> T:
        return self._transport.send(call)

    sheet = game_method(operations.sheet)
    rules = game_method(operations.rules)
    messages = game_method(operations.messages)
    setup = game_method(operations.setup)
    act = game_method(operations.act)
    legal_actions = game_method(operations.legal_actions)
    scores = game_method(operations.scores)
    tally = game_method(operations.tally)
    match = game_method(operations.match)
    view = game_method(operations.view)
    inspect = game_method(operations.inspect)
    replay = game_method(operations.replay)
    suggest = game_method(operations.suggest)
    sealed_setup = game_method(sealed.sealed_setup)

    def sealed(self, token: str, key: str | None = None) -> SealedTable:
        """The sealed table of that token, for whoever holds the key, or for a spectator; makes no call."""
        return SealedTable(self._transport, self.id, token, key)

    choose = staticmethod(actions.choose)


class AsyncGameClient:
    """One game of the service: the methods of `GameClient`, to be awaited."""

    def __init__(self, transport: "AsyncTransport", game: str) -> None:
        self.id = game
        self._transport = transport

    def __repr__(self) -> str:
        return f"<AsyncGameClient {self.id} at {self._transport.base_url}>"

    async def _send(self, call: Call[T]) -> T:
        return await self._transport.send(call)

    sheet = async_game_method(operations.sheet)
    rules = async_game_method(operations.rules)
    messages = async_game_method(operations.messages)
    setup = async_game_method(operations.setup)
    act = async_game_method(operations.act)
    legal_actions = async_game_method(operations.legal_actions)
    scores = async_game_method(operations.scores)
    tally = async_game_method(operations.tally)
    match = async_game_method(operations.match)
    view = async_game_method(operations.view)
    inspect = async_game_method(operations.inspect)
    replay = async_game_method(operations.replay)
    suggest = async_game_method(operations.suggest)
    sealed_setup = async_game_method(sealed.sealed_setup)

    def sealed(self, token: str, key: str | None = None) -> AsyncSealedTable:
        """The sealed table of that token, for whoever holds the key, or for a spectator; makes no call."""
        return AsyncSealedTable(self._transport, self.id, token, key)

    choose = staticmethod(actions.choose)
