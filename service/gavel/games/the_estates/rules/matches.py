"""A match of several games: scores add up, but a player who wins two games wins at once.

Equal totals are decided by the tie-break of a game, as of the end of the last one (R-ES-11). A player who has forfeited
a game plays no further one and cannot win the match, which is over once at most one seat can win it (R-RE-03).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gavel.engine.actions import Document
from gavel.engine.kinds import INTEGER, PLAYERS
from gavel.engine.options import in_force, rulings_in_force, rulings_of
from gavel.engine.verdicts import Code, InvalidSetup, Violation, in_order, pointer
from gavel.games.the_estates.rules.rulesets import ALL, CASH, CHECKS, DRAW, MATCH_OPTIONS, WINNER

WINS_NEEDED = 2
TWO_WINS, TOTAL, TIEBREAK, SHARED, NOBODY_WINS = "two-wins", "total", "tiebreak", "shared", "none"
BY_FORFEIT = "forfeit"

Score = tuple[int, ...]
"""A player's total in the match, then the tie-breaks."""


def match(request: Document) -> dict[str, Any]:
    """The standings after these games; raises InvalidSetup with every violation of the results."""
    results, options = request["results"], _options_of(request)
    if violations := in_order(_violations(request, options)):
        raise InvalidSetup(violations)
    players, last = _players(results[0]), results[-1]
    scored = {player: _scored(results, player, options["match_tie"]) for player in players}
    credit_all = options["tied_round"] == ALL
    wins, out = _wins(results, credit_all=credit_all), _out(results)
    left = [player for player in players if player not in out]
    over = len(results) == request["rounds"] or _ended_at(results, credit_all=credit_all) is not None
    winners, decided_by = _winners(left, scored, wins) if over else ([], None)
    if len(winners) == 1 and _is_by_forfeit(request, players, winners, scored, wins):
        decided_by = BY_FORFEIT
    penalties = {player: sum(each.get("penalties", 0) for each in _played(results, player)) for player in players}
    return {
        "standings": _standings(players, scored, wins, winners, penalties, out),
        "over": over,
        "winners": winners,
        "decided_by": decided_by,
        "cash": None if over else _next_cash(last, left),
        "first_player": None if over else _next_starter(last, left, options["next_starter"]),
        "rulings": rulings_in_force(rulings_of(MATCH_OPTIONS), options),
    }


def _options_of(request: Document) -> Mapping[str, str]:
    """The values in force of the match's options, which depend on no edition."""
    return in_force(MATCH_OPTIONS, request.get("options", {}), "", "", 0)


def _scored(results: Sequence[Document], player: str, match_tie: str) -> Score:
    """A player's totals with penalty points, then the tie-break: cash and cash box of the last game, or nothing."""
    played = _played(results, player)
    total = sum(map(_sum, played))
    return (total, *played[-1]["tiebreak"]) if match_tie == CHECKS else (total,)


def _next_cash(last: Document, left: Sequence[str]) -> dict[str, int]:
    """The cash at the start of the next game: that of the last game, if it is all of the game's money.

    If a player has left with cash, the next game begins with new cash for the others.
    """
    if len(left) < len(last["standings"]):
        return dict.fromkeys(left, CASH)
    held = {standing["player"]: standing["tiebreak"][0] for standing in last["standings"]}
    return {player: held[player] for player in left}


def _next_starter(last: Document, left: Sequence[str], next_starter: str) -> str | None:
    """R-ES-12: the only winner of the last game, or the only loser, among the remaining players; None: by lot."""
    if next_starter == DRAW:
        return None
    ranks = {standing["player"]: standing["rank"] for standing in last["standings"] if standing["player"] in left}
    wanted = min(ranks.values()) if next_starter == WINNER else max(ranks.values())
    ranked = [player for player, rank in ranks.items() if rank == wanted]
    return ranked[0] if len(ranked) == 1 else None


# --- which results cannot be ----------------------------------------------------------------------------------------


TOO_MANY_RESULTS = Code("match.too-many-results", ("the-estates/match",), {"count": INTEGER, "rounds": INTEGER})
AFTER_THE_END = Code("match.after-the-end", ("the-estates/match",), {"ended": INTEGER})
INTERIM = Code("match.interim", ("the-estates/match",), {"game": INTEGER})
OTHER_PLAYERS = Code("match.other-players", ("the-estates/match",), {"game": INTEGER, "players": PLAYERS})
WRONG_RANKS = Code("match.wrong-ranks", ("the-estates/match",), {"game": INTEGER})
WRONG_CASH = Code("match.wrong-cash", ("the-estates/match",), {"game": INTEGER, "cash": INTEGER, "expected": INTEGER})


def _violations(request: Document, options: Mapping[str, str]) -> Iterator[Violation]:
    results, rounds = request["results"], request["rounds"]
    if len(results) > rounds:
        yield TOO_MANY_RESULTS("/results", count=len(results), rounds=rounds)
    ended = _ended_at(results, credit_all=options["tied_round"] == ALL)
    for index, result in enumerate(results):
        if ended is not None and index > ended:
            yield AFTER_THE_END(pointer("results", index), ended=ended + 1)
        out = _out(results[:index])
        players = sorted(player for player in _players(results[0]) if player not in out)
        yield from _result_violations(result, index, players)


def _result_violations(result: Document, index: int, players: Sequence[str]) -> Iterator[Violation]:
    at, standings = pointer("results", index), result["standings"]
    if not result["final"]:
        yield INTERIM(at + "/final", game=index + 1)
    if sorted(_players(result)) != list(players) or len(set(players)) != len(players):
        yield OTHER_PLAYERS(at + "/standings", game=index + 1, players=list(players))
    out = _forfeited(result)
    scored = [() if each["player"] in out else (_sum(each), *each["tiebreak"]) for each in standings]
    if [standing["rank"] for standing in standings] != [1 + sum(other > own for other in scored) for own in scored]:
        yield WRONG_RANKS(at + "/standings", game=index + 1)
    cash, expected = sum(sum(standing["tiebreak"]) for standing in standings), CASH * len(standings)
    if cash != expected or any(len(standing["tiebreak"]) != 1 for standing in standings):
        yield WRONG_CASH(at + "/standings", game=index + 1, cash=cash, expected=expected)


def _ended_at(results: Sequence[Document], *, credit_all: bool) -> int | None:
    """The 0-based game with a player's second win, or after which at most one seat can win; None without one."""
    players = set(_players(results[0]))
    for index in range(len(results)):
        so_far = results[: index + 1]
        if max(_wins(so_far, credit_all=credit_all).values(), default=0) >= WINS_NEEDED:
            return index
        if len(players - _out(so_far).keys()) <= 1:
            return index
    return None


# --- who stands where -----------------------------------------------------------------------------------------------


def _wins(results: Sequence[Document], *, credit_all: bool) -> Counter[str]:
    """The games won by each player; R-ES-09: a game tied after its tie-break counts for nobody, or for all tied."""
    wins: Counter[str] = Counter()
    for result in results:
        out = _forfeited(result)
        first = [each["player"] for each in result["standings"] if each["rank"] == 1 and each["player"] not in out]
        if len(first) == 1 or credit_all:
            wins.update(first)
    return wins


def _winners(
    players: Sequence[str], scored: Mapping[str, Score], wins: Mapping[str, int]
) -> tuple[list[str], str | None]:
    """The winners of the match among these players, and what decided it."""
    if not players:
        return [], NOBODY_WINS
    twice = [player for player in players if wins[player] >= WINS_NEEDED]
    candidates = twice or list(players)
    best = max(scored[player] for player in candidates)
    winners = [player for player in candidates if scored[player] == best]
    if len(winners) > 1:
        return winners, SHARED
    if twice:
        return winners, TWO_WINS
    by_total = sum(scored[player][0] == best[0] for player in players) == 1
    return winners, TOTAL if by_total else TIEBREAK


def _is_by_forfeit(
    request: Document,
    players: Sequence[str],
    winners: Sequence[str],
    scored: Mapping[str, Score],
    wins: Mapping[str, int],
) -> bool:
    """Whether a player has won by forfeit: before the agreed end, or with less than a player who has left."""
    if wins[winners[0]] >= WINS_NEEDED:
        return False
    return len(request["results"]) < request["rounds"] or _winners(players, scored, wins)[0] != winners


def _standings(
    players: Sequence[str],
    scored: Mapping[str, Score],
    wins: Mapping[str, int],
    winners: Sequence[str],
    penalties: Mapping[str, int],
    out: Mapping[str, int],
) -> list[dict[str, Any]]:
    """The standings: winners rank 1, the others by score; equal scores share a rank and the next ranks are skipped.

    The players in `out` share the last rank.
    """

    def place(player: str) -> tuple[bool, bool, Score]:
        return player in winners, player not in out, () if player in (*winners, *out) else scored[player]

    ordered = sorted(players, key=place, reverse=True)
    return [
        {
            "rank": 1 + sum(place(other) > place(player) for other in players),
            "player": player,
            "total": scored[player][0] - penalties[player],
            **({"penalties": penalties[player]} if penalties[player] else {}),
            "wins": wins[player],
            "tiebreak": list(scored[player][1:]),
            **({"forfeited": out[player]} if player in out else {}),
        }
        for player in ordered
    ]


def _sum(standing: Document) -> int:
    """The points of a game: its total, and the penalty points."""
    total: int = standing["total"] + standing.get("penalties", 0)
    return total


def _forfeited(result: Document) -> list[str]:
    """The players who have forfeited that game, and so can win neither it nor the match."""
    return [each["seat"] for each in result.get("referee", {}).get("forfeits", ())]


def _out(results: Sequence[Document]) -> dict[str, int]:
    """The players who have forfeited a game, with its number from 1; they play no further one."""
    out: dict[str, int] = {}
    for number, result in enumerate(results, start=1):
        for player in _forfeited(result):
            out.setdefault(player, number)
    return out


def _players(result: Document) -> list[str]:
    return [standing["player"] for standing in result["standings"]]


def _played(results: Sequence[Document], player: str) -> list[Document]:
    """A player's standing in each of their games."""
    return [each for result in results for each in result["standings"] if each["player"] == player]
