"""The setup: 24 of the 36 cubes in three rows of eight, twelve rooftops face down, special pieces, 12 cash each."""

from collections.abc import Iterator, Mapping, Sequence

from gavel.engine import common, dealing, decks, history
from gavel.engine.actions import Document
from gavel.engine.events import Event, EventType, dump_events, everyone, shown_by
from gavel.engine.kinds import INTEGER, PLAYER, PLAYERS, SEAT, TEXT
from gavel.engine.limits import Limits
from gavel.engine.options import STANDARD
from gavel.engine.shapes import ByPlayer, Integer, Items, Object
from gavel.engine.verdicts import Code, InvalidSetup, Violation, in_order, pointer
from gavel.games.the_estates.rules import invariants
from gavel.games.the_estates.rules.ending import TURN_BEGINS
from gavel.games.the_estates.rules.figures import COMPANY, VALUE_OF_PIECE
from gavel.games.the_estates.rules.pieces import CUBE_SHAPE, CUBES, VALUE, Cube, dump_cubes, load_cubes
from gavel.games.the_estates.rules.rulesets import (
    CAPSTONE,
    CASH,
    DEFAULT_RULESET,
    HIGHEST,
    IN_PLAY,
    LOTS,
    MARKET_LENGTH,
    MARKET_ROWS,
    PERMITS,
    ROOFTOPS,
    SPECIALS,
)
from gavel.games.the_estates.rules.state import OFFER, STATE, State

DEAL = Object(
    {
        "cubes": Items(
            Items(CUBE_SHAPE, MARKET_LENGTH, MARKET_LENGTH),
            MARKET_ROWS,
            MARKET_ROWS,
            required=False,
            about="The market, row by row, each from left to right.",
        ),
        "rooftops": Items(
            VALUE,
            len(ROOFTOPS),
            len(ROOFTOPS),
            required=False,
            about="The rooftops, next first; not where a table deals.",
        ),
    },
    title="Deal",
    doc="The market, row by row, and the rooftops, next first; where a table deals, the market alone.",
)
CARRIED_OVER = {
    "cash": ByPlayer(
        Integer(),
        required=False,
        about="What each player begins with, by id, where a match carries cash over; 12 each if left out.",
    )
}

GAME_SET_UP = EventType(
    "game-set-up",
    ("the-estates/setup",),
    {
        "first_player": SEAT,
        "cash": INTEGER.meaning("The cash in the game, that of all players together."),
        "cubes": INTEGER.meaning("How many cubes lie on the market."),
        "rooftops": INTEGER.meaning("How many rooftops there are."),
    },
    everyone,
)


def setup(request: Document) -> tuple[State, list[Event]]:
    """A new game. Needs a seed, a deal or a table as dealer; raises InvalidSetup with every violation."""
    if violations := in_order(_violations(request)):
        raise InvalidSetup(violations)
    state = _set_up(request)
    state.history = history.begin(STATE.dump(state))
    first = (GAME_SET_UP, state.auctioneer, sum(state.cash), IN_PLAY, len(ROOFTOPS)), (TURN_BEGINS, 1, state.auctioneer)
    return state, dump_events(first, state.ids)


# --- what cannot be set up ------------------------------------------------------------------------------------------

DEAL_MISSING = Code("deal.missing", ("the-estates/table-reveal",))
CUBES_MISSING = Code("deal.cubes-missing", ("the-estates/setup",))
ROOFTOPS_WITH_TABLE = Code("deal.rooftops-with-table", ("the-estates/table-reveal",))
ROOFTOPS_MISSING = Code("deal.rooftops-missing", ("the-estates/setup",))
CUBE_TWICE = Code("deal.cube-twice", ("the-estates/setup",), {"colour": COMPANY, "value": VALUE_OF_PIECE})
NOT_IN_DECK = Code(decks.NOT_IN_DECK.code, ("the-estates/setup",), {"deck": TEXT, "card": INTEGER})
STRANGER = Code("cash.stranger", ("the-estates/match",), {"player": PLAYER, "players": PLAYERS})
CASH_MISSING = Code("cash.player-missing", ("the-estates/match",), {"player": PLAYER})
WRONG_CASH = invariants.WRONG_CASH.citing("the-estates/match")


def _violations(request: Document) -> Iterator[Violation]:
    """Every violation of a setup request."""
    players, deal = request["players"], request.get("deal")
    by_table = common.table_deals(request)
    yield from common.request_violations(request)
    yield from common.edition_violations(
        CAPSTONE, request.get("variant", STANDARD), len(players), "the-estates/players"
    )
    if deal is not None:
        yield from _deal_violations(deal, by_table=by_table)
    elif by_table:
        yield DEAL_MISSING("/deal")
    if "cash" in request:
        yield from _cash_violations(request["cash"], players)


def _deal_violations(deal: Document, *, by_table: bool) -> Iterator[Violation]:
    """The violations of a deal, which names market and rooftops; if a table deals, only the market, which lies open."""
    if "cubes" not in deal:
        yield CUBES_MISSING("/deal/cubes")
    if by_table and "rooftops" in deal:
        yield ROOFTOPS_WITH_TABLE("/deal/rooftops")
    if not by_table and "rooftops" not in deal:
        yield ROOFTOPS_MISSING("/deal/rooftops")
    yield from _cube_violations(deal.get("cubes", ()))
    yield from _rooftop_violations(deal.get("rooftops", ()))


def _cube_violations(rows: Sequence[Sequence[Document]]) -> Iterator[Violation]:
    seen: set[Cube] = set()
    for row, cubes in enumerate(rows):
        for index, cube in enumerate(load_cubes(cubes)):
            if cube in seen:
                yield CUBE_TWICE(pointer("deal", "cubes", row, index), colour=cube.colour, value=cube.value)
            seen.add(cube)


def _rooftop_violations(rooftops: Sequence[int]) -> Iterator[Violation]:
    for index, value in dealing.surplus(rooftops, ROOFTOPS):
        yield NOT_IN_DECK(pointer("deal", "rooftops", index), deck="rooftops", card=value)


def _cash_violations(cash: Mapping[str, int], players: Sequence[str]) -> Iterator[Violation]:
    """The violations of `cash` for a later game of a match, which adds up to 12 for each player."""
    for player in cash:
        if player not in players:
            yield STRANGER(pointer("cash", player), player=player, players=list(players))
    for player in players:
        if player not in cash:
            yield CASH_MISSING(pointer("cash", player), player=player)
    total = sum(cash.values())
    if total != CASH * len(players):
        yield WRONG_CASH("/cash", total=total, expected=CASH * len(players))


# --- setting up -----------------------------------------------------------------------------------------------------


def _set_up(request: Document) -> State:
    players = request["players"]
    state = STATE.begin(request, DEFAULT_RULESET, OFFER)
    cash = request.get("cash")
    state.cash = [CASH if cash is None else cash[player] for player in players]
    state.specials, state.auctioneer = [*SPECIALS], common.first_seat(request)
    cubes, state.rooftops = _deal(state, request)
    state.market = [[*cubes[start : start + MARKET_LENGTH]] for start in range(0, IN_PLAY, MARKET_LENGTH)]
    return state


def _deal(state: State, request: Document) -> tuple[list[Cube], list[int] | int]:
    """Deal the market, row by row, and the rooftops."""
    deal = request.get("deal")
    if deal is not None:
        cubes = load_cubes([cube for row in deal["cubes"] for cube in row])
        return cubes, len(ROOFTOPS) if state.table_deals else [*deal["rooftops"]]
    seed = request["seed"]
    state.deal = dealing.deal_record(request)
    return [*dealing.shuffled(CUBES, seed, "cubes")[:IN_PLAY]], [*dealing.shuffled(ROOFTOPS, seed, "rooftops")]


def limits(state: State) -> Limits:
    """The limits of a game: each turn takes a piece out of its supply, and everybody speaks once in its auction."""
    pieces, actions_in_a_turn = IN_PLAY + len(ROOFTOPS) + len(SPECIALS), len(state.ids) + 5
    return Limits(
        longest=pieces * actions_in_a_turn,
        values={"amount": range(sum(state.cash) + 1)},
        lengths={
            "market": MARKET_LENGTH,
            "specials": len(SPECIALS),
            "out_of_game": len(SPECIALS),
            "lots": LOTS,
            "cubes": HIGHEST,
            "permits": len(PERMITS),
            "rooftops": len(ROOFTOPS),
        },
    )


def draws(_setup: Document) -> list[decks.Draw]:
    """The draws of a deal: the cubes of the market, row by row, and the rooftops."""
    cubes = decks.Draw("cubes", dump_cubes(CUBES), IN_PLAY, row=MARKET_LENGTH)
    return [cubes, decks.Draw("rooftops", ROOFTOPS, len(ROOFTOPS))]


def deal_of(record: Document, shuffle: dealing.Shuffle) -> Document:
    """A deal with the market that lay open at first, and the rooftops that have been turned up; others are anywhere."""
    turned_up = shown_by(record["events"], "rooftop-revealed", "value")
    seen = [*turned_up, *dealing.seen_in(record["view"]["rooftops"])]
    return {"cubes": record["beginning"]["market"], "rooftops": dealing.completed(seen, ROOFTOPS, shuffle)}
