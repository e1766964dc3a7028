"""The declaration of an operation, and a game's schemas for it, of plain states and of sealed ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from gavel.schemas.validators import compile_validator

if TYPE_CHECKING:
    from gavel.api.operations.call import Answer
    from gavel.engine.game import Game
    from gavel.schemas.fields import Strict
    from gavel.schemas.vocabulary import Vocabulary

T = TypeVar("T")
Run_co = TypeVar("Run_co", bound="Callable[..., Answer]", covariant=True)


@dataclass(frozen=True, slots=True)
class Operation(Generic[Run_co]):
    """An operation of a game. Routes, batches, the command line and the contract derive from it."""

    name: str
    """The name in paths and in the lines of batches; in the paths of sealed tables it follows `sealed/`."""
    summary: str
    run: Run_co
    request: Callable[[Vocabulary], type[Strict]]
    answer: Callable[[Vocabulary], type[Strict]]
    problems: tuple[str, ...] = ("invalid-request",)
    """The problems 422 with which the operation may refuse."""
    belongs_to: Callable[[Game[Any]], bool] = lambda _game: True
    """Whether a game has it."""


class LazyMapping(Mapping[str, T]):
    """Values by name, in the order of the names; the mapping makes each at its first use."""

    def __init__(self, names: Iterable[str], make: Callable[[str], T]) -> None:
        self._names = dict.fromkeys(names)
        self._make = make
        self._made: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name in self._made:
            return self._made[name]
        if name not in self._names:
            raise KeyError(name)
        return self._made.setdefault(name, self._make(name))

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class OperationSchemas:
    """The schemas of one game's operations, by name; each is made at its first use."""

    def __init__(self, operations: Mapping[str, Operation[Any]], vocabulary: Vocabulary) -> None:
        # A shape that several operations return is made once, so that it has one name in the contract.
        answer_of = cache(lambda shape: shape(vocabulary))
        self.requests: Mapping[str, Strict] = LazyMapping(
            operations, lambda name: operations[name].request(vocabulary)()
        )
        """The schemas of requests, which explain the refusals of a validator."""
        self.accepts = LazyMapping(operations, lambda name: compile_validator(self.requests[name]))
        """The validators of requests."""
        self.answers: Mapping[str, type[Strict]] = LazyMapping(
            operations, lambda name: answer_of(operations[name].answer)
        )

    def prepare(self) -> None:
        """Make the schemas of requests; only the contract needs those of answers."""
        list(self.accepts.values())
