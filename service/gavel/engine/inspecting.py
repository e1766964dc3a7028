"""The invariants of a game that declares its decks and states what must hold: the common ones, then its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gavel.engine import common
from gavel.engine.deriving import Derived
from gavel.engine.invariants import Invariant, find_breaches
from gavel.engine.options import Option, Ruleset
from gavel.engine.setting_up import NO_TABLE
from gavel.engine.state import SERVICE_DEALER, GameState
from gavel.engine.verdicts import Violation

S = TypeVar("S", bound=GameState)

BREACH_CODES: Final = (*common.BREACH_CODES, common.PLAYERS_COUNT, common.NOT_ASCENDING)


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection(Generic[S]):
    """The inspection of one game's states."""

    state: Derived[S]
    rulesets: Sequence[Ruleset]
    options: Sequence[Option]
    invariants: Sequence[Invariant[S]]
    """What must hold in the game's states, asked where players, edition and decks are in order."""
    players_rule: str
    setup_rule: str
    by_table: bool

    def __call__(self, state: S) -> Iterator[Violation]:
        """Every breach of an invariant in a state, lazily; none if a game can have led to it."""
        yield from common.deal_breaches(state)
        if state.table_deals and not self.by_table:
            yield NO_TABLE("/dealer", rule=self.setup_rule, allowed=[SERVICE_DEALER])
        twice = [*common.player_breaches(state.ids)]
        yield from twice
        [ruleset] = [each for each in self.rulesets if each.id == state.ruleset]
        if no_such_game := common.edition_violations(ruleset, state.variant, len(state.ids), self.players_rule):
            yield from no_such_game
            return
        yield from common.option_breaches(self.options, state)
        yield from self.state.stranger_breaches(state, common.STRANGER.citing(self.players_rule))
        yield from self.state.order_breaches(state)
        if wrong := self.state.form_breaches(state):
            yield from wrong
        elif not twice and not state.strangers:
            yield from find_breaches(state, self.invariants)
