"""Setting up: money by turn order, a shuffled stack, and a market with fewer icons nearer the free end."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from gavel.engine import common, dealing, history
from gavel.engine.actions import Document
from gavel.engine.events import Event
from gavel.engine.game import SERVICE_DEALER, TABLE_DEALER
from gavel.engine.options import STANDARD
from gavel.engine.verdicts import InvalidSetup, Violation, in_order, pointer
from gavel.games.auctionland.rules.market import sorted_market
from gavel.games.auctionland.rules.rulesets import BGA, DEFAULT_RULESET, OPTIONS, REFERENCE, Rules, rules_for
from gavel.games.auctionland.rules.state import CLAIM, NOBODY, State, nothing_in_hand, write

OPTION_CODES = (
    "tiles.id-twice",
    "tiles.side-twice",
    "options.market-too-large",
    "options.awards-increasing",
    "options.money-count",
)
# Two to six players are all that any setup or state can have.
SETUP_CODES = tuple([each.code for each in common.SETUP_CODES if each is not common.PLAYERS_COUNT])
BAD_SETUP = (
    *SETUP_CODES,
    *OPTION_CODES,
    "deal.missing",
    "deal.stack-missing",
    "deal.stack-with-table",
    "deal.market-missing",
    "deal.market-with-service",
    "deal.wrong-count",
    "deal.not-in-deck",
)

_RULE = "auctionland/setup"


def setup(request: Document) -> tuple[State, list[Event]]:
    """A new game. Needs a seed, a deal or a table as dealer; raises InvalidSetup with every fault."""
    if found := faults(request):
        raise InvalidSetup(in_order(found))
    state = _empty(request, request["players"])
    _deal_out(state, request)
    state.history = history.begin(write(state))
    player = state.ids[state.auctioneer]
    tiles = tuple([tile for tile, _money in state.market])
    return state, [
        {
            "type": "game-set-up",
            "first_player": player,
            "money": state.money,
            "tiles": len(state.rules.tiles),
            "market": tiles,
            "rule": _RULE,
        },
        {"type": "turn-begins", "round": 1, "player": player, "rule": "auctionland/turn"},
    ]


# --- what cannot be set up ------------------------------------------------------------------------------------------


def faults(request: Document) -> list[Violation]:
    """Every reason why this game cannot be set up."""
    players, given = request["players"], request.get("options", {})
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    found = [*common.request_violations(request)]
    found += common.edition_violations(BGA, variant, len(players), "auctionland/players")
    contradictions = option_faults(given, len(players))
    if contradictions:
        return found + contradictions
    rules = rules_for(ruleset, variant, given, len(players))
    too_large = market_faults(rules)
    return found + too_large + _deal_faults(request, rules)


def option_faults(given: Mapping[str, Any], players: int) -> list[Violation]:
    """What contradicts itself in the given options: tiles, icon awards, starting money."""
    tiles = given.get("tiles", REFERENCE)
    found = [] if tiles == REFERENCE else _tile_faults(tiles)
    awards = given.get("icon_awards", ())
    if any(later > earlier for earlier, later in pairwise(awards)):
        found.append(Violation("options.awards-increasing", "/options/icon_awards", "auctionland/icons"))
    money = given.get("starting_money")
    if money is not None and len(money) != players:
        figures = {"count": len(money), "players": players}
        found.append(Violation("options.money-count", "/options/starting_money", _RULE, figures))
    return found


def market_faults(rules: Rules) -> list[Violation]:
    """A market that is larger than the set of tiles."""
    if rules.market_size <= len(rules.tiles):
        return []
    figures = {"market_size": rules.market_size, "tiles": len(rules.tiles)}
    return [Violation("options.market-too-large", "/options/market_size", _RULE, figures)]


def _tile_faults(tiles: Sequence[Mapping[str, Any]]) -> list[Violation]:
    """Ids that stand twice, and sides that two regions of a tile reach."""
    found = []
    seen: set[str] = set()
    for index, tile in enumerate(tiles):
        if tile["id"] in seen:
            at = pointer("options", "tiles", index, "id")
            found.append(Violation("tiles.id-twice", at, "auctionland/tiles", {"tile": tile["id"]}))
        seen.add(tile["id"])
        reached: set[str] = set()
        for region_index, region in enumerate(tile["regions"]):
            for side_index, side in enumerate(region["sides"]):
                if side in reached:
                    at = pointer("options", "tiles", index, "regions", region_index, "sides", side_index)
                    figures = {"tile": tile["id"], "side": side}
                    found.append(Violation("tiles.side-twice", at, "auctionland/tiles", figures))
                reached.add(side)
    return found


def _deal_faults(request: Document, rules: Rules) -> list[Violation]:
    """A deal names the whole stack; where a table deals, the market alone, for it lies open."""
    deal = request.get("deal")
    by_table = request.get("dealer", SERVICE_DEALER) == TABLE_DEALER
    if deal is None:
        return [Violation("deal.missing", "/deal", "auctionland/table-reveal")] if by_table else []
    found = []
    needed, refused = ("market", "stack") if by_table else ("stack", "market")
    if needed not in deal:
        found.append(Violation(f"deal.{needed}-missing", "/deal/" + needed, _RULE))
    if refused in deal:
        code = "deal.stack-with-table" if by_table else "deal.market-with-service"
        found.append(Violation(code, "/deal/" + refused, _RULE))
    if needed in deal:
        found += _dealt_faults(deal[needed], needed, rules.market_size if by_table else len(rules.tiles), rules)
    return found


def _dealt_faults(tiles: Sequence[str], name: str, expected: int, rules: Rules) -> list[Violation]:
    found = []
    if len(tiles) != expected:
        figures = {"deck": name, "count": len(tiles), "expected": expected}
        found.append(Violation("deal.wrong-count", pointer("deal", name), _RULE, figures))
    left = set(rules.order)
    for index, tile in enumerate(tiles):
        if tile not in left:
            at = pointer("deal", name, index)
            found.append(Violation("deal.not-in-deck", at, _RULE, {"deck": name, "card": tile}))
        left.discard(tile)
    return found


# --- setting up -----------------------------------------------------------------------------------------------------


def _empty(request: Document, players: Sequence[str]) -> State:
    seats = len(players)
    state = State.__new__(State)
    common.begin_common(state, request, DEFAULT_RULESET, OPTIONS, CLAIM)
    state.rules = rules_for(state.ruleset, state.variant, state.options, seats)
    state.auctioneer = state.ids.index(request.get("first_player", players[0]))
    money = state.rules.starting_money
    state.money = tuple([money[(seat - state.auctioneer) % seats] for seat in range(seats)])
    state.islands, state.bonus_used = ((),) * seats, (False,) * seats
    state.removed, state.bonus, state.auctioned, state.ended_by = (), NOBODY, False, None
    nothing_in_hand(state)
    return state


def _deal_out(state: State, request: Document) -> None:
    """The first market comes off the top of the stack, or lies on the table."""
    rules, deal = state.rules, request.get("deal")
    if state.table_deals:
        assert deal is not None, "a table's setup names the market"
        state.market = sorted_market(rules, tuple(deal["market"]))
        state.stack = len(rules.tiles) - rules.market_size
        return
    stack = tuple(deal["stack"]) if deal is not None else _shuffled(state, request["seed"])
    state.market, state.stack = sorted_market(rules, stack[: rules.market_size]), stack[rules.market_size :]


def _shuffled(state: State, seed: str) -> tuple[str, ...]:
    state.deal = {"seed": seed, "commitment": dealing.commitment(seed)}
    return dealing.shuffled(tuple(state.rules.order), seed, "stack")
