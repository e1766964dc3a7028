"""For Sale (Stefan Dorra): buy houses in one auction after another, then sell them for cheques."""

from gavel.engine import common
from gavel.engine.actions import THE_TABLE, Phase
from gavel.engine.declaration import Declaration
from gavel.engine.declared import codes_in, event_types_in
from gavel.engine.game import FINISHED, Game
from gavel.games.for_sale.rules import (
    buying,
    invariants,
    options,
    revealing,
    selling,
    setup,
    tally,
)
from gavel.games.for_sale.rules.rulesets import DEFAULT_RULESET, EDITIONS, OPTIONS, RULESETS, RULINGS
from gavel.games.for_sale.rules.scoring import BREAKDOWN, scores
from gavel.games.for_sale.rules.state import BUYING, ID, SELLING, STATE, State, growth

__all__ = ["GAME"]

_PLAYING: dict[str, Phase[State]] = {BUYING: buying.PHASE, SELLING: selling.PHASE, FINISHED: Phase(FINISHED)}
_AWAITING_CARDS: dict[str, Phase[State]] = {BUYING: revealing.BEFORE_BUYING, SELLING: revealing.BEFORE_SELLING}


def _phase_of(state: State) -> Phase[State]:
    return (_AWAITING_CARDS if state.turn == THE_TABLE else _PLAYING)[state.phase]


GAME = Game(
    id=ID,
    name="For Sale",
    rulesets=RULESETS,
    default_ruleset=DEFAULT_RULESET,
    options=OPTIONS,
    rulings=RULINGS,
    components={
        edition.ruleset.id: {"houses": list(edition.houses), "cheques": list(edition.cheques)}
        for edition in EDITIONS.values()
    },
    phases=(*_PLAYING.values(), *_AWAITING_CARDS.values()),
    phase_of=_phase_of,
    end_rule="for-sale/end",
    players_rule="for-sale/players",
    event_types=event_types_in(setup, buying, selling),
    action_codes=codes_in(buying, selling, revealing),
    breach_codes=(
        *common.BREACH_CODES,
        common.PLAYERS_COUNT,
        common.NOT_ASCENDING,
        *codes_in(
            options,
            invariants,
            tally,
        ),
    ),
    setup_codes=(*common.SETUP_CODES, common.PLAYERS_COUNT, *codes_in(options, setup)),
    setup=setup.setup,
    deal_of=setup.deal_of,
    draws=setup.draws,
    limits=setup.limits,
    breaches=invariants.breaches,
    in_circulation=invariants.in_circulation,
    scores=scores,
    tally=tally.tally,
    declaration=Declaration(
        state=STATE,
        deal=setup.DEAL,
        tallied=tally.TALLIED,
        breakdown=BREAKDOWN,
        units=tuple(dict.fromkeys(edition.unit for edition in EDITIONS.values())),
        growth=growth,
    ),
)
