"""Values that are made when they are first asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

T = TypeVar("T")


class LazyMapping(Mapping[str, T]):
    """Values by name, in the order of the names; each is made when it is first asked for."""

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
