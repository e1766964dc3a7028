"""Every invariant of a state of Auctionland, each a violation of its own: who, which tile where, money, then the phase.

The checks read the document, whose shape has been checked; players may still be strangers and tiles unknown. What lies
where is first asked as a whole; only if that is in doubt do the checks tell what is wrong with it.
"""

from collections.abc import Iterator, Sequence

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.engine.game import TABLE_DEALER
from gavel.engine.verdicts import InvalidState, Violation, in_order, pointer
from gavel.games.auctionland.rules.checks_at_a_glance import adds_up
from gavel.games.auctionland.rules.checks_by_phase import PHASE_CODES, phase_faults
from gavel.games.auctionland.rules.checks_of_islands import ISLAND_CODES, island_faults, places_of_tiles, tile_faults
from gavel.games.auctionland.rules.rulesets import BGA, OPTIONS, Rules, rules_for
from gavel.games.auctionland.rules.setup import OPTION_CODES, market_faults, option_faults
from gavel.games.auctionland.rules.state import State, read_with

IMPOSSIBLE = (
    *(each.code for each in common.STATE_CODES if each is not common.PLAYERS_COUNT),
    *OPTION_CODES,
    *ISLAND_CODES,
    "player.stranger",
    "deck.wrong-form",
    "tile.missing",
    "money.wrong-total",
    "money.too-much",
    "market.too-long",
    *PHASE_CODES,
)


def opened(document: Document) -> State:
    """The state object of a document of the right shape; raises InvalidState with every fault."""
    state, found = _judged(document)
    if state is None or found:
        raise InvalidState(found)
    return state


def faults(state: Document) -> list[Violation]:
    """Every broken invariant of a state of the right shape; none if a game can have led to it."""
    return _judged(state)[1]


def _judged(state: Document) -> tuple[State | None, list[Violation]]:
    """The state object, unless players or rules are in doubt; and every fault of the document."""
    players, options = state["players"], state["options"]
    edition = (state["ruleset"], state["variant"], len(players))
    found = [*common.player_breaches([player["id"] for player in players])]
    found += common.deal_breaches(state["deal"], table_deals=state["dealer"] == TABLE_DEALER)
    found += common.edition_violations(BGA, state["variant"], len(players), "auctionland/players")
    if options:
        found += common.option_breaches(OPTIONS, options, edition)
        if contradictions := option_faults(options, len(players)):
            return None, in_order(found + contradictions)
    rules = rules_for(*edition[:2], options, len(players))
    found += market_faults(rules)
    found += _strangers(state, [player["id"] for player in players])
    if found:
        return None, in_order(found + _component_faults(state, rules))
    position = read_with(rules, state)
    if not adds_up(state, position):
        found = _component_faults(state, rules)
    found = found or phase_faults(state, position)
    return position, in_order(found) if found else found


def _strangers(state: Document, ids: Sequence[str]) -> Iterator[Violation]:
    """Players named anywhere who do not sit at the table."""
    if state["auctioneer"] not in ids:
        yield _stranger("/auctioneer", state["auctioneer"])
    if state["bonus"] is not None and state["bonus"] not in ids:
        yield _stranger("/bonus", state["bonus"])
    holding, auction = state["holding"], state["auction"]
    if holding is not None and holding["player"] not in ids:
        yield _stranger("/holding/player", holding["player"])
    if auction is None:
        return
    for player in auction["bids"]:
        if player not in ids:
            yield _stranger(pointer("auction", "bids", player), player)
    for index, player in enumerate(auction["passed"]):
        if player not in ids:
            yield _stranger(pointer("auction", "passed", index), player)
    if auction["high_bidder"] is not None and auction["high_bidder"] not in ids:
        yield _stranger("/auction/high_bidder", auction["high_bidder"])


def _stranger(at: str, player: str) -> Violation:
    return Violation("player.stranger", at, "auctionland/players", {"player": player})


# --- tiles and money ------------------------------------------------------------------------------------------------


def _component_faults(state: Document, rules: Rules) -> list[Violation]:
    """What is wrong with islands, tiles, money and market."""
    found = [*island_faults(state["players"]), *_tile_faults(state, rules), *_money_faults(state, rules)]
    if len(state["market"]) > rules.market_size:
        figures = {"count": len(state["market"]), "maximum": rules.market_size}
        found.append(Violation("market.too-long", "/market", "auctionland/refill", figures))
    return found


def _tile_faults(state: Document, rules: Rules) -> Iterator[Violation]:
    """Each tile exists and lies in one place; with a table as dealer the stack is a count."""
    stack, known = state["stack"], state["dealer"] != TABLE_DEALER
    if isinstance(stack, int) is known:
        yield Violation("deck.wrong-form", "/stack", None, {"dealer": state["dealer"]})
        return
    places = places_of_tiles(state["players"])
    places += [(pointer("market", index, "tile"), stall["tile"]) for index, stall in enumerate(state["market"])]
    places += [(pointer("removed", index), tile) for index, tile in enumerate(state["removed"])]
    for name in ("holding", "auction"):
        if state[name] is not None:
            places.append((f"/{name}/tile", state[name]["tile"]))
    if not isinstance(stack, int):
        places += [(pointer("stack", index), tile) for index, tile in enumerate(stack)]
    yield from tile_faults(places, rules)
    count = len(places) + (stack if isinstance(stack, int) else 0)
    if count != len(rules.order):
        figures = {"count": count, "expected": len(rules.order)}
        yield Violation("tile.missing", "/stack", "auctionland/tiles", figures)


def _money_faults(state: Document, rules: Rules) -> Iterator[Violation]:
    """Money only moves: on players and market together there is what was dealt."""
    total = sum(player["money"] for player in state["players"]) + sum(stall["money"] for stall in state["market"])
    expected = sum(rules.starting_money)
    if total != expected:
        figures = {"total": total, "expected": expected}
        yield Violation("money.wrong-total", "/players", "auctionland/setup", figures)
