"""A sealed table as its token has it, blocking and asynchronous; `games.py` has it for each game with its own types."""

from typing import TYPE_CHECKING, Self, TypeVar

from gavel_sdk import sealed
from gavel_sdk.calls import Call
from gavel_sdk.methods import async_table_method, table_method
from gavel_sdk.transport import Transport

if TYPE_CHECKING:
    from gavel_sdk.async_transport import AsyncTransport

T = TypeVar("T")


class SealedTable:
    """A table at one token, for whoever holds the key. Every method is one call; a table never changes.

    Each answer has a `token`, to be played on from: `table.at(answer["token"])`. All methods raise a Problem if the
    service refuses and TransportError if no usable answer comes. The key shows in no repr and no exception.
    """

    def __init__(self, transport: Transport, game: str, token: str, key: str | None) -> None:
        self.id = game
        self.token = token
        self._transport = transport
        self._key = key

    def __repr__(self) -> str:
        return f"<SealedTable of {self.id} at {self._transport.base_url}>"

    def _send(self, call: Call[T]) -> T:
        return self._transport.send(call)

    def at(self, token: str) -> Self:
        """The table at another of its tokens, with the same key; makes no call."""
        return type(self)(self._transport, self.id, token, self._key)

    act = table_method(sealed.act)
    view = table_method(sealed.view)
    merge = table_method(sealed.merge)
    new_key = table_method(sealed.new_key)
    unseal = table_method(sealed.unseal)
    receipt = table_method(sealed.receipt)
    transcript = table_method(sealed.transcript)
    subscribe = table_method(sealed.subscribe)
    heads = table_method(sealed.heads)


class AsyncSealedTable:
    """A table at one token, for whoever holds the key: the methods of `SealedTable`, to be awaited."""

    def __init__(self, transport: "AsyncTransport", game: str, token: str, key: str | None) -> None:
        self.id = game
        self.token = token
        self._transport = transport
        self._key = key

    def __repr__(self) -> str:
        return f"<AsyncSealedTable of {self.id} at {self._transport.base_url}>"

    async def _send(self, call: Call[T]) -> T:
        return await self._transport.send(call)

    def at(self, token: str) -> Self:
        """The table at another of its tokens, with the same key; makes no call."""
        return type(self)(self._transport, self.id, token, self._key)

    act = async_table_method(sealed.act)
    view = async_table_method(sealed.view)
    merge = async_table_method(sealed.merge)
    new_key = async_table_method(sealed.new_key)
    unseal = async_table_method(sealed.unseal)
    receipt = async_table_method(sealed.receipt)
    transcript = async_table_method(sealed.transcript)
    subscribe = async_table_method(sealed.subscribe)
    heads = async_table_method(sealed.heads)
