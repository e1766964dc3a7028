"""What holds in every state of For Sale that a game can have led to: one generator for each invariant, in order.

First who plays which game, then what lies where, then what the phase needs. Where it is in doubt who sits where or how
a deck is kept, nothing is asked that depends on it.
"""

from collections.abc import Iterator

from gavel.engine import common
from gavel.engine.kinds import PLAYER
from gavel.engine.verdicts import Code, Violation, pointer, told
from gavel.games.for_sale.rules.invariants_of_cards import card_breaches, form_breaches
from gavel.games.for_sale.rules.invariants_of_phases import phase_breaches
from gavel.games.for_sale.rules.options import option_violations
from gavel.games.for_sale.rules.rulesets import EDITIONS, OPTIONS
from gavel.games.for_sale.rules.state import State, name_of

STRANGER = Code("player.stranger", ("for-sale/players",), {"player": PLAYER})


def breaches(state: State) -> Iterator[Violation]:
    """Every broken invariant, lazily; none if a game can have led to the state."""
    yield from common.deal_breaches(state.deal, table_deals=state.table_deals)
    twice = [*common.player_breaches(state.ids)]
    yield from twice
    no_such_game = [*_edition_breaches(state)]
    yield from no_such_game
    if no_such_game:
        return
    yield from common.option_breaches(OPTIONS, state.options, (state.ruleset, state.variant, len(state.ids)))
    if (yield from told(option_violations(state.rules, state.options))):
        return
    yield from _stranger_breaches(state)
    misshapen = [*form_breaches(state)]
    yield from misshapen
    yield from card_breaches(state, countable=not misshapen)
    if not (misshapen or twice or state.strangers):
        yield from phase_breaches(state)


def _edition_breaches(state: State) -> Iterator[Violation]:
    ruleset = EDITIONS[state.ruleset].ruleset
    return common.edition_violations(ruleset, state.variant, len(state.ids), "for-sale/players")


def _stranger_breaches(state: State) -> Iterator[Violation]:
    """Players named anywhere who do not sit at the table."""
    if not state.strangers:
        return
    seats = len(state.ids)
    places = [("/first_player", state.first_player), ("/turn", state.turn)]
    places += [
        (pointer(name, name_of(state, seat)), seat)
        for name, by_seat in (("bids", state.bids), ("choices", state.choices))
        for seat in by_seat
    ]
    places += [(pointer("passed", index), seat) for index, seat in enumerate(state.passed)]
    for at, seat in places:
        if seat >= seats:
            yield STRANGER(at, player=name_of(state, seat))
