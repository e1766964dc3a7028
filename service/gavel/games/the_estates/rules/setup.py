"""Setting up: 24 of the 36 cubes in three rows of eight, twelve rooftops face down, special pieces, 12 cash each."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from gavel.engine import common, dealing, history
from gavel.engine.actions import Document
from gavel.engine.events import Event
from gavel.engine.game import SERVICE_DEALER, TABLE_DEALER
from gavel.engine.options import STANDARD
from gavel.engine.verdicts import InvalidSetup, Violation, in_order, pointer
from gavel.games.the_estates.rules.board import EMPTY, Cube
from gavel.games.the_estates.rules.rulesets import (
    CAPSTONE,
    CASH,
    COLOURS,
    CUBES,
    DEFAULT_RULESET,
    IN_PLAY,
    MARKET_LENGTH,
    OPTIONS,
    ROOFTOPS,
    SPECIALS,
    rules_for,
)
from gavel.games.the_estates.rules.state import NOBODY, OFFER, State, clear_auction, write

BAD_SETUP = (
    *(each.code for each in common.SETUP_CODES),
    "deal.missing",
    "deal.cubes-missing",
    "deal.rooftops-missing",
    "deal.rooftops-with-table",
    "deal.cube-twice",
    "deal.not-in-deck",
    "cash.stranger",
    "cash.player-missing",
    "cash.wrong-total",
)

_RULE = "the-estates/setup"


def setup(request: Document) -> tuple[State, list[Event]]:
    """A new game. Needs a seed, a deal or a table as dealer; raises InvalidSetup with every fault."""
    if found := faults(request):
        raise InvalidSetup(in_order(found))
    players = request["players"]
    state = _empty(request, players)
    market, state.rooftops = _dealt(state, request)
    state.market = tuple([tuple(market[start : start + MARKET_LENGTH]) for start in range(0, IN_PLAY, MARKET_LENGTH)])
    state.history = history.begin(write(state))
    return state, _first_events(state)


# --- what cannot be set up ------------------------------------------------------------------------------------------


def faults(request: Document) -> list[Violation]:
    """Every reason why this game cannot be set up."""
    players = request["players"]
    variant = request.get("variant", STANDARD)
    return [
        *common.request_violations(request),
        *common.edition_violations(CAPSTONE, variant, len(players), "the-estates/players"),
        *_deal_faults(request),
        *_cash_faults(request.get("cash"), players),
    ]


def _deal_faults(request: Document) -> list[Violation]:
    """A deal names the market and the rooftops; where a table deals, the market alone, for it lies open."""
    deal = request.get("deal")
    by_table = request.get("dealer", SERVICE_DEALER) == TABLE_DEALER
    if deal is None:
        return [Violation("deal.missing", "/deal", "the-estates/table-reveal")] if by_table else []
    found = []
    if "cubes" not in deal:
        found.append(Violation("deal.cubes-missing", "/deal/cubes", _RULE))
    if by_table and "rooftops" in deal:
        found.append(Violation("deal.rooftops-with-table", "/deal/rooftops", "the-estates/table-reveal"))
    if not by_table and "rooftops" not in deal:
        found.append(Violation("deal.rooftops-missing", "/deal/rooftops", _RULE))
    return found + _cube_faults(deal.get("cubes", ())) + _rooftop_faults(deal.get("rooftops", ()))


def _cube_faults(rows: Sequence[Sequence[Mapping[str, Any]]]) -> list[Violation]:
    seen: set[Cube] = set()
    found = []
    for row, cubes in enumerate(rows):
        for index, cube in enumerate(cubes):
            key = cube["colour"], cube["value"]
            if key in seen:
                figures = {"colour": key[0], "value": key[1]}
                found.append(Violation("deal.cube-twice", pointer("deal", "cubes", row, index), _RULE, figures))
            seen.add(key)
    return found


def _rooftop_faults(rooftops: Sequence[int]) -> list[Violation]:
    rest = Counter(ROOFTOPS)
    found = []
    for index, value in enumerate(rooftops):
        rest[value] -= 1
        if rest[value] < 0:
            at = pointer("deal", "rooftops", index)
            found.append(Violation("deal.not-in-deck", at, _RULE, {"deck": "rooftops", "card": value}))
    return found


def _cash_faults(cash: Mapping[str, int] | None, players: Sequence[str]) -> list[Violation]:
    """A later game of a match: everyone's cash, which adds up to 12 each on average."""
    if cash is None:
        return []
    rule = "the-estates/match"
    found = [
        Violation("cash.stranger", pointer("cash", player), rule, {"player": player, "players": list(players)})
        for player in cash
        if player not in players
    ]
    found += [
        Violation("cash.player-missing", pointer("cash", player), rule, {"player": player})
        for player in players
        if player not in cash
    ]
    total = sum(cash.values())
    if total != CASH * len(players):
        figures = {"total": total, "expected": CASH * len(players)}
        found.append(Violation("cash.wrong-total", "/cash", rule, figures))
    return found


# --- setting up -----------------------------------------------------------------------------------------------------


def _empty(request: Document, players: Sequence[str]) -> State:
    seats = len(players)
    state = State.__new__(State)
    common.begin_common(state, request, DEFAULT_RULESET, OPTIONS, OFFER)
    state.rules = rules_for(state.ruleset, state.variant, state.options, seats)
    cash = request.get("cash")
    state.cash = (CASH,) * seats if cash is None else tuple([cash[player] for player in players])
    state.boxes = (0,) * seats
    state.certificates = (NOBODY,) * len(COLOURS)
    state.specials, state.out_of_game, state.board = SPECIALS, (), EMPTY
    state.auctioneer = state.ids.index(request.get("first_player", players[0]))
    state.stowed, state.ended_by = False, None
    clear_auction(state)
    return state


def _dealt(state: State, request: Document) -> tuple[Sequence[Cube], tuple[int, ...] | int]:
    """The market, row by row, and the rooftops."""
    deal = request.get("deal")
    if deal is not None:
        market = [(cube["colour"], cube["value"]) for row in deal["cubes"] for cube in row]
        return market, len(ROOFTOPS) if state.table_deals else tuple(deal["rooftops"])
    seed = request["seed"]
    state.deal = {"seed": seed, "commitment": dealing.commitment(seed)}
    return dealing.shuffled(CUBES, seed, "cubes")[:IN_PLAY], dealing.shuffled(ROOFTOPS, seed, "rooftops")


def _first_events(state: State) -> list[Event]:
    player = state.ids[state.auctioneer]
    return [
        {
            "type": "game-set-up",
            "first_player": player,
            "cash": sum(state.cash),
            "cubes": IN_PLAY,
            "rooftops": len(ROOFTOPS),
            "rule": _RULE,
        },
        {"type": "turn-begins", "round": 1, "player": player, "rule": "the-estates/turn"},
    ]
