"""Auctionland (Doruk Kicikoglu): claim a tile, auction another, and lay out an island of sixteen."""

from typing import Any

from gavel.engine import common
from gavel.engine.actions import NOBODY, Phase
from gavel.engine.declaration import Declaration
from gavel.engine.declared import codes_in, event_types_in
from gavel.engine.game import Game
from gavel.games.auctionland.rules import (
    bidding,
    claiming,
    ending,
    invariants,
    market,
    offering,
    options,
    placing,
    revealing,
    settling,
    setup,
    tally,
)
from gavel.games.auctionland.rules.rulesets import (
    DEFAULT_RULESET,
    ICON_AWARDS,
    OPTIONS,
    REFERENCE_GRID,
    RULESETS,
    RULINGS,
    STARTING_MONEY,
    UNIT,
    reference_tiles,
    tile_ids,
)
from gavel.games.auctionland.rules.scoring import BREAKDOWN, scores
from gavel.games.auctionland.rules.state import ID, STATE, State, growth

__all__ = ["GAME"]

_COMPONENTS: dict[str, Any] = {
    "tiles": reference_tiles(),
    "score_grid": list(REFERENCE_GRID),
    "icon_awards": list(ICON_AWARDS),
    "starting_money": list(STARTING_MONEY),
    "reference": "Tiles and score grid are Gavel's own reference set, not the publisher's.",
}

_PHASES: tuple[Phase[State], ...] = (
    claiming.BONUS,
    claiming.PHASE,
    placing.PHASE,
    offering.PHASE,
    bidding.PHASE,
    settling.PHASE,
    revealing.PHASE,
    ending.PHASE,
)
_PHASE_OF = {phase.name: phase for phase in _PHASES}


GAME: Game[State] = Game(
    id=ID,
    name="Auctionland",
    rulesets=RULESETS,
    default_ruleset=DEFAULT_RULESET,
    options=OPTIONS,
    rulings=RULINGS,
    components=_COMPONENTS,
    phases=_PHASES,
    phase_of=lambda state: _PHASE_OF[state.phase] if state.bonus == NOBODY else claiming.BONUS,
    end_rule=ending.RULE,
    players_rule="auctionland/players",
    event_types=event_types_in(setup, claiming, placing, offering, bidding, settling, ending),
    action_codes=codes_in(market, claiming, placing, bidding, settling, revealing),
    breach_codes=(
        *common.BREACH_CODES,
        *codes_in(
            options,
            invariants,
            tally,
        ),
    ),
    setup_codes=(*common.SETUP_CODES, *codes_in(options, setup)),
    setup=setup.setup,
    deal_of=setup.deal_of,
    draws=setup.draws,
    limits=setup.limits,
    breaches=invariants.breaches,
    scores=scores,
    tally=tally.tally,
    declaration=Declaration(
        state=STATE,
        deal=setup.DEAL,
        tallied=tally.TALLIED,
        breakdown=BREAKDOWN,
        units=(UNIT,),
        words=tile_ids,
        growth=growth,
    ),
)
