"""Standings: totals, tie-breaks, shared ranks, and by what the game was decided.

Source: the HTTP contract, section 7.
"""

from collections.abc import Mapping, Sequence
from typing import Any

Breakdown = Mapping[str, Any]


def scoresheet(
    players: Sequence[str],
    totals: Sequence[int],
    tiebreaks: Sequence[Sequence[int]],
    breakdowns: Sequence[Breakdown],
    *,
    unit: str,
    final: bool,
    tie_is_shared: bool,
) -> dict[str, Any]:
    """The scoresheet of these results, each given by seat; the `rulings` are added by the caller.

    The tie-break orders every place. Equal ranks stand in seat order and the next ranks are skipped (1, 1, 3).
    """
    results = [(totals[seat], tuple(tiebreaks[seat])) for seat in range(len(players))]
    order = sorted(range(len(players)), key=lambda seat: results[seat], reverse=True)
    # sorted() is stable also in reverse: seats with equal results stay in seat order.
    ranks = {seat: 1 + sum(other > results[seat] for other in results) for seat in order}
    first = [seat for seat in range(len(players)) if ranks[seat] == 1]
    decided_by = _decided_by(totals, first, tie_is_shared=tie_is_shared)
    winners = [] if decided_by == "none" else [players[seat] for seat in first]
    standings = [
        {
            "rank": ranks[seat],
            "player": players[seat],
            "total": totals[seat],
            "breakdown": breakdowns[seat],
            "tiebreak": list(tiebreaks[seat]),
            "winner": players[seat] in winners,
        }
        for seat in order
    ]
    return {"final": final, "unit": unit, "standings": standings, "winners": winners, "decided_by": decided_by}


def _decided_by(totals: Sequence[int], first: Sequence[int], *, tie_is_shared: bool) -> str:
    if len(first) > 1:
        return "shared" if tie_is_shared else "none"
    return "total" if totals.count(totals[first[0]]) == 1 else "tiebreak"
