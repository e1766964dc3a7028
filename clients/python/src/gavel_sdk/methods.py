"""Methods made of the operations: each sends the call that the operation gives, and waits for its answer or not."""

from collections.abc import Awaitable, Callable
from functools import update_wrapper
from inspect import Parameter, Signature, signature
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from gavel_sdk.calls import Call

P = ParamSpec("P")
T = TypeVar("T")


class Sending(Protocol):
    """What waits for the answer to a call."""

    def _send(self, call: Call[T]) -> T: ...


class AsyncSending(Protocol):
    """What gives the answer to a call once it is awaited."""

    async def _send(self, call: Call[T]) -> T: ...


class SendingOfGame(Sending, Protocol):
    """The same, for one game."""

    id: str


class AsyncSendingOfGame(AsyncSending, Protocol):
    """The same, for one game."""

    id: str


class SendingOfTable(SendingOfGame, Protocol):
    """The same, for one sealed table and whoever holds a key of it, or none."""

    token: str
    _key: str | None


class AsyncSendingOfTable(AsyncSendingOfGame, Protocol):
    """The same, for one sealed table and whoever holds a key of it, or none."""

    token: str
    _key: str | None


def method(operation: Callable[P, Call[T]]) -> Callable[Concatenate[Sending, P], T]:
    """A method that answers an operation of the service."""

    def sending(self: Sending, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._send(operation(*args, **kwargs))

    return _named(sending, operation)


def async_method(operation: Callable[P, Call[T]]) -> Callable[Concatenate[AsyncSending, P], Awaitable[T]]:
    """The same, to be awaited."""

    async def sending(self: AsyncSending, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._send(operation(*args, **kwargs))

    return _named(sending, operation)


def game_method(operation: Callable[Concatenate[str, P], Call[T]]) -> Callable[Concatenate[SendingOfGame, P], T]:
    """A method that answers an operation on the game that has it."""

    def sending(self: SendingOfGame, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._send(operation(self.id, *args, **kwargs))

    return _named(sending, operation, drop=1)


def async_game_method(
    operation: Callable[Concatenate[str, P], Call[T]],
) -> Callable[Concatenate[AsyncSendingOfGame, P], Awaitable[T]]:
    """The same, to be awaited."""

    async def sending(self: AsyncSendingOfGame, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._send(operation(self.id, *args, **kwargs))

    return _named(sending, operation, drop=1)


def table_method(
    operation: Callable[Concatenate[str, str, str | None, P], Call[T]],
) -> Callable[Concatenate[SendingOfTable, P], T]:
    """A method that answers an operation on the sealed table that has it."""

    def sending(self: SendingOfTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._send(operation(self.id, self.token, self._key, *args, **kwargs))

    return _named(sending, operation, drop=3)


def async_table_method(
    operation: Callable[Concatenate[str, str, str | None, P], Call[T]],
) -> Callable[Concatenate[AsyncSendingOfTable, P], Awaitable[T]]:
    """The same, to be awaited."""

    async def sending(self: AsyncSendingOfTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._send(operation(self.id, self.token, self._key, *args, **kwargs))

    return _named(sending, operation, drop=3)


Method = TypeVar("Method", bound=Callable[..., Any])


def _named(sending: Method, operation: Callable[..., Any], drop: int = 0) -> Method:
    """Give a method the name, words and signature of its operation, for `help`."""
    parameters = list(signature(operation).parameters.values())[drop:]
    own = Parameter("self", Parameter.POSITIONAL_OR_KEYWORD)
    update_wrapper(sending, operation)
    sending.__signature__ = Signature([own, *parameters])  # type: ignore[attr-defined]  # inspect reads it
    return sending
