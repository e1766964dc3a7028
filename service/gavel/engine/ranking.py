"""Standings: totals, tie-breaks, shared ranks, and by what the game was decided.

Source: the HTTP contract, section 7.
"""

from collections.abc import Mapping, Sequence
from typing import Any

Breakdown = Mapping[str, Any]


def winners(results: Sequence[tuple[int, ...]], *, tie_is_shared: bool) -> list[int]:
    """The seats with the best result, each a total and its tie-breaks by seat; nobody where a tie stands."""
    best = max(results)
    first = [seat for seat, result in enumerate(results) if result == best]
    return first if len(first) == 1 or tie_is_shared else []


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
    results = [(totals[seat], *tiebreaks[seat]) for seat in range(len(players))]
    order = sorted(range(len(players)), key=lambda seat: results[seat], reverse=True)
    # sorted() is stable also in reverse: seats with equal results stay in seat order.
    ranks = {seat: 1 + sum(other > results[seat] for other in results) for seat in order}
    won = winners(results, tie_is_shared=tie_is_shared)
    standings = [
        {
            "rank": ranks[seat],
            "player": players[seat],
            "total": totals[seat],
            "breakdown": breakdowns[seat],
            "tiebreak": list(tiebreaks[seat]),
            "winner": seat in won,
        }
        for seat in order
    ]
    return {
        "final": final,
        "unit": unit,
        "standings": standings,
        "winners": [players[seat] for seat in won],
        "decided_by": _decided_by(totals, won),
    }


def _decided_by(totals: Sequence[int], won: Sequence[int]) -> str:
    if len(won) != 1:
        return "shared" if won else "none"
    return "total" if totals.count(totals[won[0]]) == 1 else "tiebreak"
