"""Standings: totals, tie-breaks, shared ranks, and what decided the game.

Source: the HTTP contract, section 7.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from gavel.engine.records import Record, Records

Breakdown = Mapping[str, Any]


class _Penalised(TypedDict, total=False):
    penalties: int


class _Refereed(TypedDict, total=False):
    referee: Mapping[str, Sequence[Record]]


class Standing(_Penalised):
    """One player's line of a scoresheet."""

    rank: int
    player: str
    total: int
    breakdown: Breakdown
    tiebreak: Sequence[int]
    winner: bool


class Scoresheet(_Refereed):
    """Standings with their breakdown, without words."""

    final: bool
    unit: str
    standings: Sequence[Standing]
    winners: Sequence[str]
    decided_by: str
    rulings: Sequence[Mapping[str, Any]]


Result = tuple[int, ...]
"""A total and its tie-breaks; empty for a forfeited seat, which ranks it last."""


def _penalised(players: Sequence[str], results: Sequence[Result], records: Records | None) -> Sequence[Result]:
    """These results with the players' penalty points added."""
    if records is None:
        return results
    return [
        (total + records.penalty_of(player), *tiebreaks)
        for player, (total, *tiebreaks) in zip(players, results, strict=True)
    ]


def _placed(players: Sequence[str], results: Sequence[Result], records: Records | None) -> Sequence[Result]:
    """The sort keys of seats with these results: forfeited seats come last, all equal."""
    if records is None:
        return results
    forfeited = records.forfeited
    return [() if player in forfeited else result for player, result in zip(players, results, strict=True)]


def _winners(results: Sequence[Result], *, tie_is_shared: bool) -> list[int]:
    """The seats with the best result; nobody where a tie stands, or where all have forfeited."""
    best = max(results)
    first = [seat for seat, result in enumerate(results) if result == best]
    return first if best and (len(first) == 1 or tie_is_shared) else []


def scoresheet(
    players: Sequence[str],
    totals: Sequence[int],
    tiebreaks: Sequence[Sequence[int]],
    breakdowns: Sequence[Breakdown],
    *,
    unit: str,
    final: bool,
    tie_is_shared: bool,
    rulings: Sequence[Mapping[str, Any]],
    records: Records | None = None,
) -> Scoresheet:
    """The scoresheet of these totals, tie-breaks and breakdowns, each by seat.

    The tie-break orders every place. Equal ranks stand in seat order and the next ranks are skipped (1, 1, 3).
    """
    unforfeited = _penalised(players, [(totals[seat], *tiebreaks[seat]) for seat in range(len(players))], records)
    results = _placed(players, unforfeited, records)
    order = sorted(range(len(players)), key=lambda seat: results[seat], reverse=True)
    # sorted() is stable also in reverse: seats with equal results stay in seat order.
    ranks = {seat: 1 + sum(other > results[seat] for other in results) for seat in order}
    won = _winners(results, tie_is_shared=tie_is_shared)
    standings: list[Standing] = [
        {
            "rank": ranks[seat],
            "player": players[seat],
            "total": totals[seat],
            **_penalties(players[seat], records),
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
        "decided_by": _decided_by(results, won, unforfeited),
        **_refereed(records),
        "rulings": rulings,
    }


def _refereed(records: Records | None) -> _Refereed:
    return {} if records is None else {"referee": records.dump()}


def _penalties(player: str, records: Records | None) -> _Penalised:
    if records is None or player not in records.penalised:
        return {}
    return {"penalties": records.penalty_of(player)}


def _decided_by(results: Sequence[Result], won: Sequence[int], unforfeited: Sequence[Result]) -> str:
    """What decided the game; `unforfeited`: the results without any forfeit."""
    if len(won) != 1:
        return "shared" if won else "none"
    best = results[won[0]]
    if max(unforfeited) > best or unforfeited.count(best) > 1:
        return "forfeit"
    return "total" if [result[:1] for result in results].count(best[:1]) == 1 else "tiebreak"
