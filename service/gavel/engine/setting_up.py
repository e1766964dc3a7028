"""The setup of a game that declares its decks: what can be refused, the shuffle, and the game's own beginning."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from gavel.engine import common, decks, history
from gavel.engine.actions import Document
from gavel.engine.common import DEAL_WITH_TABLE
from gavel.engine.decks import Chance
from gavel.engine.deriving import Derived
from gavel.engine.events import Event, Happened, dump_events
from gavel.engine.kinds import TEXTS
from gavel.engine.options import STANDARD, Ruleset, RulesFor
from gavel.engine.state import SERVICE_DEALER, GameState
from gavel.engine.verdicts import Code, InvalidSetup, Violation, in_order

S = TypeVar("S", bound=GameState)

SETUP_CODES: Final = (*common.SETUP_CODES, common.PLAYERS_COUNT)
NO_TABLE: Final = Code("value.not-allowed", figures={"allowed": TEXTS.meaning("The dealers that the game has.")})
"""The code of a table that deals in a game whose chance no table can report."""
DECK_CODES: Final = (NO_TABLE, decks.WRONG_COUNT, decks.NOT_IN_DECK, DEAL_WITH_TABLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp(Generic[S]):
    """The setup of one game."""

    state: Derived[S]
    rulesets: Sequence[Ruleset]
    chance: Chance
    rules_for: RulesFor[Any]
    first_phase: str
    begin: Callable[[S, int, list[Happened]], None]
    """Does what the rules do once the decks are shuffled; it takes the first player's seat."""
    players_rule: str
    setup_rule: str
    by_table: bool
    """Whether a table may deal: where chance decides something, there has to be a report of it."""

    def __call__(self, request: Document) -> tuple[S, list[Event]]:
        """A new game; raises InvalidSetup with every violation."""
        if violations := in_order(self._violations(request)):
            raise InvalidSetup(violations)
        state = self.state.begin(request, self.rulesets[0].id, self.first_phase)
        decks.shuffle(self.chance, state, request)
        happened: list[Happened] = []
        self.begin(state, common.first_seat(request), happened)
        state.history = history.begin(self.state.dump(state))
        return state, dump_events(happened, state.ids)

    def _violations(self, request: Document) -> Iterator[Violation]:
        players, by_id = len(request["players"]), {each.id: each for each in self.rulesets}
        ruleset = by_id[request.get("ruleset", self.rulesets[0].id)]
        variant = request.get("variant", STANDARD)
        yield from common.request_violations(request)
        if "deal" in request and common.table_deals(request):
            yield DEAL_WITH_TABLE("/deal")
        if common.table_deals(request) and not self.by_table:
            yield NO_TABLE("/dealer", rule=self.setup_rule, allowed=[SERVICE_DEALER])
        if no_such_game := common.edition_violations(ruleset, variant, players, self.players_rule):
            yield from no_such_game
        elif "deal" in request:
            rules = self.rules_for(ruleset.id, variant, request.get("options", {}), players)
            yield from decks.deal_violations(self.chance, request["deal"], rules, players, self.setup_rule)
