"""A match of several games: scores add up, but whoever wins two games wins at once."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from gavel.engine.actions import Document
from gavel.engine.verdicts import InvalidSetup, Violation, in_order, pointer
from gavel.games.the_estates.rules.rulesets import ALL, CASH, NOBODY

WINS_NEEDED = 2
TWO_WINS, TOTAL, SHARED = "two-wins", "total", "shared"

BAD_MATCH = (
    "match.too-many-results",
    "match.after-the-end",
    "match.interim",
    "match.other-players",
    "match.wrong-ranks",
    "match.wrong-cash",
)

_RULE = "the-estates/match"


def match(request: Document) -> dict[str, Any]:
    """The standings after these games; raises InvalidSetup with every fault of the results."""
    results = request["results"]
    if found := list(_faults(request)):
        raise InvalidSetup(in_order(found))
    players = _players(results[0])
    credit_all = request.get("options", {}).get("tied_round", NOBODY) == ALL
    totals = Counter({player: sum(_standing(result, player)["total"] for result in results) for player in players})
    wins = _wins(results, credit_all=credit_all)
    over = max(wins.values(), default=0) >= WINS_NEEDED or len(results) == request["rounds"]
    winners, decided_by = _winners(players, totals, wins) if over else ([], None)
    return {
        "standings": _standings(players, totals, wins, winners),
        "over": over,
        "winners": winners,
        "decided_by": decided_by,
        "cash": None if over else {player: _standing(results[-1], player)["tiebreak"][0] for player in players},
    }


# --- which results cannot be ----------------------------------------------------------------------------------------


def _faults(request: Document) -> Iterator[Violation]:
    results, rounds = request["results"], request["rounds"]
    credit_all = request.get("options", {}).get("tied_round", NOBODY) == ALL
    if len(results) > rounds:
        figures = {"count": len(results), "rounds": rounds}
        yield Violation("match.too-many-results", "/results", _RULE, figures)
    ended = _ended_at(results, credit_all=credit_all)
    players = sorted(_players(results[0]))
    for index, result in enumerate(results):
        if ended is not None and index > ended:
            yield Violation("match.after-the-end", pointer("results", index), _RULE, {"ended": ended + 1})
        yield from _result_faults(result, index, players)


def _result_faults(result: Document, index: int, players: Sequence[str]) -> Iterator[Violation]:
    at = pointer("results", index)
    if not result["final"]:
        yield Violation("match.interim", at + "/final", _RULE, {"game": index + 1})
    if sorted(_players(result)) != list(players) or len(set(players)) != len(players):
        figures = {"game": index + 1, "players": list(players)}
        yield Violation("match.other-players", at + "/standings", _RULE, figures)
    scored = [(standing["total"], *standing["tiebreak"]) for standing in result["standings"]]
    if [standing["rank"] for standing in result["standings"]] != [
        1 + sum(other > own for other in scored) for own in scored
    ]:
        yield Violation("match.wrong-ranks", at + "/standings", _RULE, {"game": index + 1})
    cash = sum(sum(standing["tiebreak"]) for standing in result["standings"])
    if cash != CASH * len(scored) or any(len(standing["tiebreak"]) != 1 for standing in result["standings"]):
        figures = {"game": index + 1, "cash": cash, "expected": CASH * len(scored)}
        yield Violation("match.wrong-cash", at + "/standings", _RULE, figures)


def _ended_at(results: Sequence[Document], *, credit_all: bool) -> int | None:
    """The 0-based game in which somebody won for the second time, if any."""
    for index in range(len(results)):
        if max(_wins(results[: index + 1], credit_all=credit_all).values(), default=0) >= WINS_NEEDED:
            return index
    return None


# --- who stands where -----------------------------------------------------------------------------------------------


def _wins(results: Sequence[Document], *, credit_all: bool) -> Counter[str]:
    """Games won; R-ES-09: one that is still tied after its tie-break counts for nobody, or for all who tie."""
    wins: Counter[str] = Counter()
    for result in results:
        first = [standing["player"] for standing in result["standings"] if standing["rank"] == 1]
        if len(first) == 1 or credit_all:
            wins.update(first)
    return wins


def _winners(players: Sequence[str], totals: Counter[str], wins: Counter[str]) -> tuple[list[str], str]:
    twice = [player for player in players if wins[player] >= WINS_NEEDED]
    candidates = twice or list(players)
    best = max(totals[player] for player in candidates)
    winners = [player for player in candidates if totals[player] == best]
    if len(winners) > 1:
        return winners, SHARED
    return winners, TWO_WINS if twice else TOTAL


def _standings(
    players: Sequence[str], totals: Counter[str], wins: Counter[str], winners: Sequence[str]
) -> list[dict[str, Any]]:
    """The winners rank 1, the others go by total; equal ones share a rank and the next ranks are skipped."""

    def place(player: str) -> tuple[bool, int]:
        return player in winners, 0 if player in winners else totals[player]

    ordered = sorted(players, key=place, reverse=True)
    return [
        {
            "rank": 1 + sum(place(other) > place(player) for other in players),
            "player": player,
            "total": totals[player],
            "wins": wins[player],
        }
        for player in ordered
    ]


def _players(result: Document) -> list[str]:
    return [standing["player"] for standing in result["standings"]]


def _standing(result: Document, player: str) -> Any:
    return next(standing for standing in result["standings"] if standing["player"] == player)
