"""Scoring: cheques plus coins left; most wins, then most coins, then shared."""

from collections.abc import Sequence

from gavel.engine import ranking
from gavel.engine.game import FINISHED
from gavel.engine.options import rulings_in_force
from gavel.engine.records import Records
from gavel.engine.shapes import CARDS, Integer, Object
from gavel.games.for_sale.rules.rulesets import RULINGS, Rules
from gavel.games.for_sale.rules.state import State

BREAKDOWN = Object(
    {
        "cheques": CARDS.meaning("The cheques that count, ascending."),
        "cheque_total": Integer(about="What the cheques are worth together."),
        "coins": Integer(about="The coins left, which count 1 each in the scoresheet's unit."),
    },
    title="Breakdown",
    doc="A total, broken down.",
)


def scores(state: State) -> ranking.Scoresheet:
    """The scoresheet, without texts. Coins in a running auction count for their owner, and houses for nothing."""
    coins = [coins + (0 if seat in state.passed else state.bids.get(seat, 0)) for seat, coins in enumerate(state.coins)]
    return sheet(state.rules, state.ids, coins, state.cheques, final=state.phase == FINISHED, records=state.records)


def sheet(
    rules: Rules,
    ids: Sequence[str],
    coins: Sequence[int],
    cheques: Sequence[Sequence[int]],
    *,
    final: bool,
    records: Records | None = None,
) -> ranking.Scoresheet:
    """The scoresheet of these coins and cheques, each by seat."""
    breakdowns = [
        {"cheques": sorted(own), "cheque_total": sum(own), "coins": left}
        for own, left in zip(cheques, coins, strict=True)
    ]
    return ranking.scoresheet(
        ids,
        [sum(own) + left for own, left in zip(cheques, coins, strict=True)],
        [(left,) for left in coins],
        breakdowns,
        unit=rules.unit,
        final=final,
        tie_is_shared=rules.tie_is_shared,
        rulings=rulings_in_force(RULINGS, rules.values),
        records=records,
    )
