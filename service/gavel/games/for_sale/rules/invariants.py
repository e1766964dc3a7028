"""Every invariant of a state of For Sale, each stated once: players and edition, cards and coins, then the phase.

If the seats or the form of a deck are in doubt, invariants that depend on them are not asked.
"""

from collections.abc import Iterable, Iterator

from gavel.engine import common
from gavel.engine.invariants import find_breaches
from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import invariants_of_auctions as auctions
from gavel.games.for_sale.rules import invariants_of_cards as cards
from gavel.games.for_sale.rules import invariants_of_phases as phases
from gavel.games.for_sale.rules.options import option_violations
from gavel.games.for_sale.rules.rulesets import EDITIONS, OPTIONS
from gavel.games.for_sale.rules.state import BUYING, STATE, State

STRANGER = common.STRANGER.citing("for-sale/players")


def breaches(state: State) -> Iterator[Violation]:
    """Every breach of an invariant in a state, lazily; none if a game can have led to it."""
    yield from common.deal_breaches(state)
    twice = [*common.player_breaches(state.ids)]
    yield from twice
    if no_such_game := _edition(state):
        yield from no_such_game
        return
    if state.options:
        yield from common.option_breaches(OPTIONS, state)
        if disagreeing := [*option_violations(state.rules, state.options)]:
            yield from disagreeing
            return
    yield from STATE.stranger_breaches(state, STRANGER)
    yield from STATE.order_breaches(state)
    if wrong := STATE.form_breaches(state):
        yield from wrong
        return
    yield from find_breaches(state, cards.ONCE_EACH)
    if twice or state.strangers:
        return
    yield from find_breaches(state, phases.PHASES[state.phase])
    if state.phase == BUYING and not (yield from find_breaches(state, auctions.BIDS)) and state.turn >= 0:
        yield from find_breaches(state, auctions.TURNS)


def _edition(state: State) -> Iterable[Violation]:
    ruleset = EDITIONS[state.ruleset].ruleset
    return common.edition_violations(ruleset, state.variant, len(state.ids), "for-sale/players")
