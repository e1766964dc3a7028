"""A game that still is a module of functions, as a `Game`. Goes when the last game is a value of phases and actions."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from gavel.engine import history
from gavel.engine.actions import Action, Document, Move, Phase
from gavel.engine.events import Event, EventType
from gavel.engine.game import Game
from gavel.engine.verdicts import Code, InvalidState, Violation


@dataclass(frozen=True, slots=True, kw_only=True)
class ModuleGame(Game[Any]):
    """A game by its module; moves and states are what the module has."""

    module: Any

    @property
    def illegal(self) -> Mapping[str, tuple[str, ...]]:
        """Codes of illegal actions, each with the clauses that it may cite."""
        codes: Mapping[str, tuple[str, ...]] = self.module.ILLEGAL
        return codes

    def open(self, document: Document) -> Any:
        """The state of a document of the right shape; raises InvalidState with every breach."""
        return self.module.opened(document)

    def inspect(self, document: Document) -> list[Violation]:
        """Every breach of an invariant."""
        found: list[Violation] = self.module.faults(document)
        return found

    def to_act(self, state: Any) -> tuple[str, ...]:
        """Who may act now."""
        found: tuple[str, ...] = self.module.to_act(state)
        return found

    def moves(self, state: Any) -> list[Move]:
        """What may be done now."""
        found: list[Move] = self.module.legal_actions(state)
        return found

    def legal_actions(self, state: Any, player: str | None = None) -> list[dict[str, Any]]:
        """What may be done now, as documents."""
        found: list[dict[str, Any]] = self.module.legal_actions(state, player)
        return found

    def violations(self, state: Any, action: Document) -> list[Violation]:
        """Why an action is illegal."""
        found: list[Violation] = self.module.refusals(state, action)
        return found

    def apply(self, state: Any, move: Any) -> list[Any]:
        """Play a legal action in place, all but the history."""
        found: list[Any] = self.module.apply(state, move)
        return found

    def play(self, state: Any, action: Document) -> list[Event]:
        """Play a legal action in place and chain it to the history."""
        events = self.apply(state, action)
        state.history = history.advance(state.history, action)
        return events


def of_module(module: ModuleType, name: str) -> ModuleGame:
    """The game of a module `gavel.games.<game>.rules`."""
    m: Any = module

    def breaches(state: Any) -> Iterator[Violation]:
        yield from m.faults(_plain(m.write(state)))

    def no_action(*_given: Any) -> Any:
        raise InvalidState([])

    actions = tuple(
        Action(type=type_, candidates=no_action, violations=no_action, play=no_action) for type_ in m.ACTION_TYPES
    )
    phases = tuple(Phase(phase, actions) for phase in m.PHASES)
    return ModuleGame(
        module=m,
        id=m.ID,
        name=name,
        rulesets=m.RULESETS,
        default_ruleset=m.DEFAULT_RULESET,
        options=m.OPTIONS,
        rulings=m.RULINGS,
        components=m.COMPONENTS,
        phases=phases,
        phase_of=lambda _state: phases[0],
        end_rule="",
        players_rule="",
        event_types=tuple(EventType(type_, rules) for type_, rules in m.EVENTS.items()),
        action_codes=tuple(Code(code, rules) for code, rules in m.ILLEGAL.items()),
        state_codes=tuple(Code(code) for code in m.IMPOSSIBLE),
        setup_codes=tuple(Code(code) for code in m.BAD_SETUP),
        match_codes=tuple(Code(code) for code in getattr(m, "BAD_MATCH", ())),
        setup=m.setup,
        load=m.read,
        dump=m.write,
        breaches=breaches,
        scores=m.scores,
        tally=m.tally,
        view=m.view,
        is_summed_up=m.unlisted,
        match=getattr(m, "match", None),
    )


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(member) for name, member in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value
