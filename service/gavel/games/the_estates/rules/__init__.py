"""The Estates (Klaus Zoch): auction cubes, rooftops and permits, and hope that the rows you own get finished."""

from gavel.engine import common
from gavel.engine.actions import Phase
from gavel.engine.declaration import Declaration
from gavel.engine.declared import codes_in, event_types_in
from gavel.engine.game import FINISHED, Game
from gavel.games.the_estates.rules import (
    available,
    bidding,
    ending,
    invariants,
    matches,
    offering,
    placement,
    placing,
    revealing,
    settling,
    setup,
    tally,
)
from gavel.games.the_estates.rules.pieces import CUBES
from gavel.games.the_estates.rules.rulesets import (
    CASH,
    DEFAULT_RULESET,
    LOTS,
    MATCH_OPTIONS,
    ONE_CUBE_LOTS,
    OPTIONS,
    PERMITS,
    REQUIREMENT,
    ROOFTOPS,
    ROWS,
    RULESETS,
    RULINGS,
    SPECIALS,
    UNIT,
)
from gavel.games.the_estates.rules.scoring import BREAKDOWN, scores
from gavel.games.the_estates.rules.state import ID, STATE, State, growth

__all__ = ["GAME"]

_FINISHED: Phase[State] = Phase(FINISHED)
_PHASES = (
    offering.PHASE,
    revealing.PHASE,
    bidding.PHASE,
    settling.PHASE,
    *placing.PHASES.values(),
    _FINISHED,
)
_BY_NAME = {phase.name: phase for phase in _PHASES}


def _phase_of(state: State) -> Phase[State]:
    return _BY_NAME[state.phase] if state.placing is None else placing.PHASES[state.placing.piece.kind]


GAME = Game(
    id=ID,
    name="The Estates",
    rulesets=RULESETS,
    default_ruleset=DEFAULT_RULESET,
    options=OPTIONS,
    match_options=MATCH_OPTIONS,
    rulings=RULINGS,
    components={
        "cubes": [{"colour": colour, "value": value} for colour, value in CUBES],
        "rooftops": list(ROOFTOPS),
        "permits": list(PERMITS),
        "specials": list(SPECIALS),
        "cash": CASH,
        "rows": list(ROWS),
        "lots": LOTS,
        "one_cube_lots": {row: list(lots) for row, lots in ONE_CUBE_LOTS.items()},
        "requirement": REQUIREMENT,
    },
    phases=_PHASES,
    phase_of=_phase_of,
    end_rule="the-estates/end",
    players_rule="the-estates/players",
    event_types=event_types_in(setup, offering, bidding, settling, placing, placement, ending),
    action_codes=codes_in(offering, available, bidding, settling, placing, placement, revealing),
    breach_codes=(
        *common.BREACH_CODES,
        common.PLAYERS_COUNT,
        *codes_in(invariants),
    ),
    setup_codes=(*common.SETUP_CODES, common.PLAYERS_COUNT, *codes_in(setup)),
    match_codes=codes_in(matches),
    setup=setup.setup,
    deal_of=setup.deal_of,
    draws=setup.draws,
    limits=setup.limits,
    breaches=invariants.breaches,
    unseen=revealing.unseen_rooftops,
    scores=scores,
    tally=tally.tally,
    match=matches.match,
    declaration=Declaration(
        state=STATE,
        deal=setup.DEAL,
        setup=setup.CARRIED_OVER,
        tallied=tally.TALLIED,
        tally=tally.TABLE_AT_THE_END,
        breakdown=BREAKDOWN,
        units=(UNIT,),
        growth=growth,
    ),
)
