"""Choices that all make at once, unseen: the phase in which players choose, and what must hold of the choices."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from gavel.engine.actions import Action, Move, Phase, figure
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import PLAYER
from gavel.engine.shapes import Shape
from gavel.engine.state import GameState
from gavel.engine.verdicts import Code, Violation, pointer

S = TypeVar("S", bound=GameState)

WRONG_CHOICE: Final = Code("choice.impossible", figures={"player": PLAYER})


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Generic[S]):
    """One kind of choice: its phase and action, and the member of the state that keeps it by seat."""

    phase_name: str
    action: str
    figure: Mapping[str, Shape]
    """The one figure of the action: its name and shape."""
    member: str
    """The member of the state, `by_seat`, which only its owner sees."""
    options: Callable[[S, int], Sequence[Any]]
    """Lists what a seat may choose from; the first is its default."""
    chosen: EventType
    """The event of a choice; its figure is the player."""
    resolve: Callable[[S, list[Happened]], None]
    """Does what follows when all have chosen."""
    rule: str
    phase: Phase[S] = field(init=False, repr=False)
    """The phase: who has not chosen may act."""

    def __post_init__(self) -> None:
        action: Action[S] = Action(
            type=self.action,
            figures={name: figure(shape) for name, shape in self.figure.items()},
            candidates=lambda state, seat: [(self.action, seat, option) for option in self.options(state, seat)],
            play=self._play,
            rule=self.rule,
        )
        phase = Phase(
            self.phase_name,
            (action,),
            seats_to_act=self._choosers,
            has_chosen=lambda state, seat: seat in getattr(state, self.member),
            rule=self.rule,
            turn_rule=self.rule,
        )
        object.__setattr__(self, "phase", phase)

    @property
    def code(self) -> Code:
        """The code of its breaches."""
        return WRONG_CHOICE.citing(self.rule)

    def __call__(self, state: S) -> Iterator[Violation]:
        """The breaches in a state: choices that could not be made, or that are there where none can be."""
        choices = getattr(state, self.member)
        is_open = state.phase == self.phase_name and len(choices) < len(state.ids)
        for seat, chosen in choices.items():
            if not is_open or chosen not in self.options(state, seat):
                yield self.code(pointer(self.member, state.ids[seat]), player=state.ids[seat])

    def _choosers(self, state: S) -> list[int]:
        choices = getattr(state, self.member)
        return [seat for seat in range(len(state.ids)) if seat not in choices]

    def _play(self, state: S, move: Move, happened: list[Happened]) -> None:
        _type, seat, chosen = move
        getattr(state, self.member)[seat] = chosen
        happened.append((self.chosen, seat))
        if not self._choosers(state):
            self.resolve(state, happened)
