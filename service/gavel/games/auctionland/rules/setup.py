"""The setup: money by turn order, a shuffled stack, and a market with fewer icons nearer the free end."""

from collections.abc import Iterator, Sequence

from gavel.engine import common, dealing, decks, history
from gavel.engine.actions import Document
from gavel.engine.events import Event, EventType, Happened, dump_events, everyone, shown_by
from gavel.engine.kinds import INTEGER, INTEGERS, SEAT, TEXT
from gavel.engine.limits import Limits
from gavel.engine.options import STANDARD
from gavel.engine.shapes import Object
from gavel.engine.verdicts import Code, InvalidSetup, Violation, in_order, pointer
from gavel.games.auctionland.rules.ending import TURN_BEGINS
from gavel.games.auctionland.rules.figures import ON_THE_MARKET
from gavel.games.auctionland.rules.market import sorted_market
from gavel.games.auctionland.rules.options import market_violations, option_violations
from gavel.games.auctionland.rules.rulesets import BGA, DEFAULT_RULESET, FULL, SPAN, Rules, rules_for
from gavel.games.auctionland.rules.state import CLAIM, STATE, State
from gavel.games.auctionland.rules.tiles import TILE_IDS

_RULE = "auctionland/setup"

DEAL = Object(
    {
        "stack": TILE_IDS.meaning("The whole stack, next first; where the service deals.").optional(),
        "market": TILE_IDS.meaning("The tiles that lie on the market at first; where a table deals.").optional(),
    },
    title="Deal",
    doc="The whole stack, next first; where a table deals, the first market.",
)

GAME_SET_UP = EventType(
    "game-set-up",
    (_RULE,),
    {
        "first_player": SEAT,
        "money": INTEGERS.meaning("What each player begins with, in seat order."),
        "tiles": INTEGER.meaning("How many tiles are in the game."),
        "market": ON_THE_MARKET,
    },
    everyone,
)

DEAL_MISSING = Code("deal.missing", ("auctionland/table-reveal",))
STACK_MISSING = Code("deal.stack-missing", (_RULE,))
STACK_WITH_TABLE = Code("deal.stack-with-table", (_RULE,))
MARKET_MISSING = Code("deal.market-missing", (_RULE,))
MARKET_WITH_SERVICE = Code("deal.market-with-service", (_RULE,))
WRONG_COUNT = Code(decks.WRONG_COUNT.code, (_RULE,), {"deck": TEXT, "count": INTEGER, "expected": INTEGER})
NOT_IN_DECK = Code(decks.NOT_IN_DECK.code, (_RULE,), {"deck": TEXT, "card": TEXT})


def setup(request: Document) -> tuple[State, list[Event]]:
    """A new game. Needs a seed, a deal or a table as dealer; raises InvalidSetup with every violation."""
    if refusals := in_order(violations(request)):
        raise InvalidSetup(refusals)
    state = _empty(request)
    _deal_out(state, request)
    state.history = history.begin(STATE.dump(state))
    tiles = tuple([tile for tile, _money in state.market])
    happened: list[Happened] = [
        (GAME_SET_UP, state.auctioneer, [*state.money], len(state.rules.tiles), tiles),
        (TURN_BEGINS, state.round, state.auctioneer),
    ]
    return state, dump_events(happened, state.ids)


# --- what cannot be set up ------------------------------------------------------------------------------------------


def violations(request: Document) -> Iterator[Violation]:
    """Every violation of a setup request; those of its deal only if the options have none."""
    players, options = request["players"], request.get("options", {})
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    yield from common.request_violations(request)
    yield from common.edition_violations(BGA, variant, len(players), "auctionland/players")
    # Hundreds of tiles may have more violations than an answer lists: so they are generated lazily.
    others = option_violations(options, len(players))
    if (first := next(others, None)) is not None:
        yield first
        yield from others
        return
    rules = rules_for(ruleset, variant, options, len(players))
    yield from market_violations(rules)
    yield from _deal_violations(request, rules)


def _deal_violations(request: Document, rules: Rules) -> Iterator[Violation]:
    """The violations of a deal, which names the whole stack; if a table deals, only the market, which lies open."""
    by_table = common.table_deals(request)
    if "deal" not in request:
        if by_table:
            yield DEAL_MISSING("/deal")
        return
    stack, market = request["deal"].get("stack"), request["deal"].get("market")
    if by_table:
        if stack is not None:
            yield STACK_WITH_TABLE("/deal/stack")
        if market is None:
            yield MARKET_MISSING("/deal/market")
        else:
            yield from _dealt_violations(market, "market", rules.market_size, rules)
    else:
        if market is not None:
            yield MARKET_WITH_SERVICE("/deal/market")
        if stack is None:
            yield STACK_MISSING("/deal/stack")
        else:
            yield from _dealt_violations(stack, "stack", len(rules.tiles), rules)


def _dealt_violations(tiles: Sequence[str], deck: str, expected: int, rules: Rules) -> Iterator[Violation]:
    if len(tiles) != expected:
        yield WRONG_COUNT(pointer("deal", deck), deck=deck, count=len(tiles), expected=expected)
    for index, tile in dealing.surplus(tiles, rules.ids):
        yield NOT_IN_DECK(pointer("deal", deck, index), deck=deck, card=tile)


# --- setting up -----------------------------------------------------------------------------------------------------


def _empty(request: Document) -> State:
    state = STATE.begin(request, DEFAULT_RULESET, CLAIM)
    state.auctioneer = common.first_seat(request)
    seats, money = len(state.ids), state.rules.starting_money
    state.money = [money[(seat - state.auctioneer) % seats] for seat in range(seats)]
    return state


def _deal_out(state: State, request: Document) -> None:
    """Deal the first market from the top of the stack, or take it from the report of the table."""
    rules, deal = state.rules, request.get("deal")
    size = rules.market_size
    if state.table_deals:
        assert deal is not None, "a table's setup names the market"
        state.market, state.stack = sorted_market(rules, deal["market"]), len(rules.tiles) - size
        return
    stack = [*deal["stack"]] if deal is not None else _shuffled(state, request)
    state.market, state.stack = sorted_market(rules, stack[:size]), stack[size:]


def _shuffled(state: State, request: Document) -> list[str]:
    state.deal = dealing.deal_record(request)
    return [*dealing.shuffled(tuple(state.rules.tiles), request["seed"], "stack")]


def limits(state: State) -> Limits:
    """The limits of a game: each turn takes a tile from the market, and each bid of an auction exceeds the last."""
    rules, players, coins = state.rules, len(state.ids), sum(state.money)
    tiles, cells = len(rules.tiles), range(1 - SPAN, SPAN)
    actions_in_a_turn = 2 * (1 + players) + 1 + (coins + 1) + players + 3
    return Limits(
        longest=tiles * actions_in_a_turn,
        values={
            "position": range(1, rules.market_size + 1),
            "x": cells,
            "y": cells,
            "amount": range(coins + 1),
            "tile": rules.in_order,
            "stack": rules.in_order,
            "removed": rules.in_order,
        },
        lengths={"island": FULL, "market": rules.market_size, "stack": tiles, "removed": tiles},
    )


def draws(setup: Document) -> list[decks.Draw]:
    """The draw of a deal: the whole stack."""
    rules = STATE.begin(setup, DEFAULT_RULESET, CLAIM).rules
    return [decks.Draw("stack", [*rules.in_order], len(rules.in_order))]


def deal_of(record: Document, shuffle: dealing.Shuffle) -> Document:
    """A deal with the tiles that have come to the market where they were; the others are anywhere."""
    events, [stack] = record["events"], draws(record["setup"])
    shown = [*shown_by(events, "game-set-up", "market"), *shown_by(events, "market-refilled", "tiles")]
    seen = [*shown, *dealing.seen_in(record["view"]["stack"])]
    return {"stack": dealing.completed(seen, stack.cards, shuffle)}
