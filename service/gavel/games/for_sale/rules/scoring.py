"""Scoring: cheques plus coins left; most wins, then most coins, then shared."""

from collections.abc import Sequence
from typing import Any

from gavel.engine import ranking
from gavel.engine.options import rulings_in_force
from gavel.games.for_sale.rules.rulesets import RULINGS, Rules
from gavel.games.for_sale.rules.state import FINISHED, State


def scores(state: State) -> dict[str, Any]:
    """The scoresheet, without words. Coins in a running auction count as their owner's, houses as nothing."""
    coins = [
        coins + (0 if seat in state.passed else bid)
        for seat, (coins, bid) in enumerate(zip(state.coins, state.bids, strict=True))
    ]
    return sheet(state.rules, state.ids, coins, state.cheques, final=state.phase == FINISHED)


def sheet(
    rules: Rules, ids: Sequence[str], coins: Sequence[int], cheques: Sequence[Sequence[int]], *, final: bool
) -> dict[str, Any]:
    """The scoresheet of these coins and cheques, each by seat."""
    breakdowns = [
        {"cheques": sorted(cheques[seat]), "cheque_total": sum(cheques[seat]), "coins": coins[seat]}
        for seat in range(len(ids))
    ]
    result = ranking.scoresheet(
        ids,
        [sum(cheques[seat]) + coins[seat] for seat in range(len(ids))],
        [(coins[seat],) for seat in range(len(ids))],
        breakdowns,
        unit=rules.unit,
        final=final,
        tie_is_shared=rules.tie_is_shared,
    )
    return {**result, "rulings": rulings_in_force(RULINGS, rules.values)}


def winners(state: State) -> list[str]:
    """Who has won, in seat order; nobody where a tie stands."""
    found: list[str] = scores(state)["winners"]
    return found
