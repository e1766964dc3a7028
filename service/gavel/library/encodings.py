"""Actions and views of one game as numbers, for programs that learn."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any, Final

from gavel.engine import shapes
from gavel.engine.actions import REVEAL, Action
from gavel.engine.game import Game
from gavel.engine.json_values import as_json_value
from gavel.engine.limits import Limits
from gavel.engine.shapes import MOST, Shape
from gavel.library.numbers import Numbers

Document = dict[str, Any]
_ABSENT: Final = object()


class Encoding:
    """The numbers for one setup: every action has an index below `size`, every view has `observation_size` numbers."""

    def __init__(self, rules: Game[Any], limits: Limits, players: Sequence[str]) -> None:
        self._rules, self._limits, self._players = rules, limits, tuple(players)

    @property
    def size(self) -> int:
        """The number of different actions of a player; some may never be legal."""
        return len(self._actions)

    @property
    def longest(self) -> int:
        """A bound that the number of actions in a game never exceeds."""
        return self._limits.longest

    @property
    def observation_size(self) -> int:
        """The number of numbers in an observation."""
        return len(self.observation({"players": []}, self._players[0]))

    def encode(self, action: Mapping[str, Any]) -> int:
        """The index of an action, whoever plays it.

        Raises ValueError for one that this setup never has, and for a report of several cards, which has no index.
        """
        try:
            return self._index[_key(action)]
        except KeyError:
            raise ValueError(f"no action of the game: {dict(action)}") from None

    def decode(self, index: int, player: str | None = None) -> Document:
        """The action with an index, by that player; without `player` if none is given. Raises IndexError."""
        if not 0 <= index < self.size:
            raise IndexError(f"an index of an action is from 0 to {self.size - 1}, not {index}")
        figures: Document = as_json_value(self._actions[index])
        if player is None:
            return figures
        return {"type": figures.pop("type"), "player": player, **figures}

    def observation(self, view: Mapping[str, Any], viewer: str) -> list[int]:
        """A view as integers: phase, round, ply, what each player has from the viewer leftwards, then the rest.

        -1 stands for what is hidden, null or not there; a player is the number of steps from the viewer leftwards.
        """
        numbers = Numbers(self._limits, self._players, viewer)
        phase = shapes.Word(self._rules.phase_names)
        head = (*numbers.of(phase, view.get("phase"), "phase"), view.get("round", 0), view.get("ply", 0))
        by_player = {each["id"]: each for each in view["players"]}
        first = self._players.index(viewer)
        members = self._rules.declaration.state.members
        row = [*head]
        for player in (*self._players[first:], *self._players[:first]):
            for member in members:
                if member.each:
                    value = by_player.get(player, {}).get(member.key)
                    row += numbers.of(member.kind.shape, value, member.key)
        for member in members:
            if not member.each:
                row += numbers.of(member.kind.shape, view.get(member.key), member.key)
        return row

    @cached_property
    def _actions(self) -> list[Document]:
        """Every action without its player, in the contract's order of types."""
        by_key: dict[str, Document] = {}
        for type_ in self._rules.action_types:
            for phase in self._rules.phases:
                if type_ in phase.by_type:
                    by_key.update({_key(each): each for each in self._actions_of(phase.by_type[type_])})
        return [*by_key.values()]

    @cached_property
    def _index(self) -> Mapping[str, int]:
        return {_key(action): index for index, action in enumerate(self._actions)}

    def _actions_of(self, action: Action[Any]) -> Iterator[Document]:
        figures = {name: figure.sent for name, figure in action.figures.items()}
        if action.type == REVEAL and any(isinstance(shape, shapes.Items) for shape in figures.values()):
            return
        for chosen in product(*[self._values(shape, name) for name, shape in figures.items()]):
            given = {name: value for name, value in zip(figures, chosen, strict=True) if value is not _ABSENT}
            yield {"type": action.type, **given}

    def _values(self, shape: Shape, name: str) -> list[Any]:
        """Every value of a figure of that name; _ABSENT where it may be left out."""
        return [*self._present(shape, name), *([] if shape.required else [_ABSENT])]

    def _present(self, shape: Shape, name: str) -> Iterable[Any]:
        if name in self._limits.values:
            return self._limits.values[name]
        match shape:
            case shapes.Tagged():
                return [value for each in shape.of for value in self._present(each, name)]
            case shapes.Object():
                return self._objects(shape)
            case shapes.Constant():
                return [shape.value]
            case shapes.Word():
                return shape.words
            case shapes.IntegerOf():
                return shape.values
            case shapes.Integer() if shape.maximum < MOST:
                return range(shape.minimum, shape.maximum + 1)
        raise LookupError(f"the limits of {self._rules.id} have no values for {name}")

    def _objects(self, shape: shapes.Object) -> Iterator[Document]:
        for values in product(*[self._values(each, name) for name, each in shape.members.items()]):
            yield {name: value for name, value in zip(shape.members, values, strict=True) if value is not _ABSENT}


def _key(action: Mapping[str, Any]) -> str:
    return json.dumps({name: value for name, value in action.items() if name != "player"}, sort_keys=True)
