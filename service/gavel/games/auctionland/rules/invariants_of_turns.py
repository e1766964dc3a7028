"""The invariants of turns: the members of each phase, and the agreement of flags, turns and actions."""

from collections.abc import Iterable, Iterator

from gavel.engine.actions import NOBODY
from gavel.engine.dealing import size
from gavel.engine.game import FINISHED
from gavel.engine.kinds import FLAG, INTEGER, PLAYER, TEXT, TEXT_OR_NULL
from gavel.engine.referee import plies_played
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules.figures import HOW_MANY_TILES, SOURCE
from gavel.games.auctionland.rules.islands import has_a_line, has_room, is_any_full
from gavel.games.auctionland.rules.market import missing
from gavel.games.auctionland.rules.rulesets import FULL
from gavel.games.auctionland.rules.state import (
    BIDDING,
    CLAIM,
    FROM_AUCTION,
    FROM_BONUS,
    FROM_CLAIM,
    ISLAND_FULL,
    OFFER,
    PLACE,
    REVEAL,
    SETTLING,
    State,
)

_TURN = "auctionland/turn"
_BONUS = "auctionland/bonus"
_REVEAL = "auctionland/table-reveal"
_PHASE = {"phase": TEXT}
_PLAYER = {"player": PLAYER}

AUCTION_MISSING = Code("auction.missing", (_TURN,), _PHASE)
AUCTION_OUT_OF_PLACE = Code("auction.out-of-place", (_TURN,), _PHASE)
HOLDING_MISSING = Code("holding.missing", (_TURN,), _PHASE)
HOLDING_OUT_OF_PLACE = Code("holding.out-of-place", (_TURN,), _PHASE)
ENDED_BY_MISSING = Code("ended-by.missing", (_TURN,), _PHASE)
ENDED_BY_OUT_OF_PLACE = Code("ended-by.out-of-place", (_TURN,), _PHASE)
BONUS_OUT_OF_PLACE = Code("bonus.out-of-place", (_BONUS,), _PHASE)
SERVICE_DEALS = Code("reveal.service-deals", (_REVEAL,))
AUCTIONED = FLAG.meaning("Whether the state says that a tile has been put up for auction in this turn.")
AUCTIONED_WRONG = Code("auctioned.wrong", ("auctionland/offer",), {"auctioned": AUCTIONED, **_PHASE})
BONUS_FLAG_MISSING = Code("bonus.flag-missing", (_BONUS,), _PLAYER)
BONUS_FLAG_WRONG = Code("bonus.flag-wrong", (_BONUS,), _PLAYER)
BONUS_WITHOUT_LINE = Code("bonus.without-line", (_BONUS,), _PLAYER)
WRONG_SOURCE = Code("holding.wrong-source", ("auctionland/claim",), {**_PLAYER, "from": SOURCE})
MARKET_NOT_FULL = Code("market.not-full", ("auctionland/refill",), {"count": INTEGER, "expected": INTEGER})
MARKET_EMPTY = Code("market.empty", ("auctionland/claim",), _PHASE)
NOTHING_MISSING = Code("reveal.nothing-missing", (_REVEAL,), {"count": INTEGER})
ISLAND_IS_FULL = Code("island.full", ("auctionland/end",), {"tiles": HOW_MANY_TILES})
ROUND_IMPOSSIBLE = Code(
    "round.impossible", (_TURN,), {"round": INTEGER, "taken": INTEGER.meaning("How many tiles have been taken.")}
)
PLY_IMPOSSIBLE = Code("ply.impossible", (_TURN,), {"ply": INTEGER, "minimum": INTEGER})
WRONG_REASON = Code("end.wrong-reason", ("auctionland/end",), {"ended_by": TEXT_OR_NULL})


# --- what belongs to the phase --------------------------------------------------------------------------------------


def _members(state: State) -> Iterator[Violation]:
    """Each phase has its members and no others; only a table that deals can owe a reveal."""
    phase = state.phase
    if (state.auction is not None) is not (phase in (BIDDING, SETTLING)):
        yield (AUCTION_MISSING if state.auction is None else AUCTION_OUT_OF_PLACE)("/auction", phase=phase)
    if (state.holding is not None) is not (phase == PLACE):
        yield (HOLDING_MISSING if state.holding is None else HOLDING_OUT_OF_PLACE)("/holding", phase=phase)
    if (state.ended_by is not None) is not (phase == FINISHED):
        yield (ENDED_BY_MISSING if state.ended_by is None else ENDED_BY_OUT_OF_PLACE)("/ended_by", phase=phase)
    if state.bonus != NOBODY and phase != CLAIM:
        yield BONUS_OUT_OF_PLACE("/bonus", phase=phase)
    if phase == REVEAL and not state.table_deals:
        yield SERVICE_DEALS("/phase")


MEMBERS = (_members,)


# --- flags ----------------------------------------------------------------------------------------------------------


def _is_first_claim(state: State) -> bool:
    return state.phase == CLAIM and state.bonus == NOBODY


def _source(state: State) -> str | None:
    """The source of the tile that is being placed."""
    return None if state.holding is None else state.holding.source


def _auctioned(state: State) -> Iterable[Violation]:
    """The flag of the auction is not set at a turn's first claim and its offer, and is set during the auction."""
    source = _source(state)
    if state.phase in (BIDDING, SETTLING) or source == FROM_AUCTION:
        right = state.auctioned
    elif state.phase == OFFER or _is_first_claim(state) or source == FROM_CLAIM:
        right = not state.auctioned
    else:
        return ()
    return () if right else (AUCTIONED_WRONG("/auctioned", auctioned=state.auctioned, phase=state.phase),)


def _bonus_is_flagged(state: State) -> Iterable[Violation]:
    """The flag of the bonus is set if a bonus is due, or if the tile in hand comes from one."""
    holding = state.holding
    seat = holding.player if holding is not None and holding.source == FROM_BONUS else state.bonus
    return () if seat == NOBODY or state.bonus_used[seat] else (_of_flag(BONUS_FLAG_MISSING, state, seat),)


def _bonus_flags(state: State) -> Iterable[Violation]:
    """A line brings a bonus, once a turn; before the end of the auction only the auctioneer can have one."""
    if True not in state.bonus_used:
        return ()
    source, flagged = _source(state), [seat for seat, used in enumerate(state.bonus_used) if used]
    taken = state.auctioned and state.phase not in (OFFER, BIDDING, SETTLING) and source != FROM_AUCTION
    may_be = () if _is_first_claim(state) or source == FROM_CLAIM else flagged if taken else (state.auctioneer,)
    return [
        *[_of_flag(BONUS_FLAG_WRONG, state, seat) for seat in flagged if seat not in may_be],
        *[_of_flag(BONUS_WITHOUT_LINE, state, seat) for seat in flagged if not has_a_line(state.islands[seat])],
    ]


def _of_flag(code: Code, state: State, seat: int) -> Violation:
    return code(pointer("players", seat, "bonus_used"), player=state.ids[seat])


def _claimed(state: State) -> Iterable[Violation]:
    """A claimed tile in hand is the auctioneer's."""
    holding = state.holding
    if holding is None or holding.source != FROM_CLAIM or holding.player == state.auctioneer:
        return ()
    return (WRONG_SOURCE("/holding", **{"player": state.ids[holding.player], "from": holding.source}),)


# --- market and islands ---------------------------------------------------------------------------------------------


def _refill(state: State) -> Iterable[Violation]:
    """The market is full at a turn's first claim unless the stack is empty; a table reports only a needed refill."""
    count = len(state.market)
    if state.phase == REVEAL:
        return () if missing(state) else (NOTHING_MISSING("/phase", count=count),)
    if not _is_first_claim(state) or not missing(state):
        return ()
    return (MARKET_NOT_FULL("/market", count=count, expected=state.rules.market_size),)


def _something_to_take(state: State) -> Iterable[Violation]:
    """In the phases of claiming and offering, the market has a tile."""
    has_tile = state.market or state.phase not in (CLAIM, OFFER)
    return () if has_tile else (MARKET_EMPTY("/market", phase=state.phase),)


def _full_islands(state: State) -> Iterable[Violation]:
    """No island is full but the auctioneer's, after its own tile; its player has no tile to place or to claim."""
    if state.phase == FINISHED or not is_any_full(state.islands):
        return ()
    full = [seat for seat, island in enumerate(state.islands) if not has_room(island)]
    return [
        ISLAND_IS_FULL(pointer("players", seat, "island"), tiles=FULL) for seat in full if not _may_be_full(state, seat)
    ]


def _may_be_full(state: State, seat: int) -> bool:
    if seat != state.auctioneer or seat == state.bonus or state.rules.ends_immediately:
        return False
    if state.holding is not None:
        return seat != state.holding.player and state.holding.source != FROM_CLAIM
    return state.phase in (OFFER, BIDDING, SETTLING) or (state.phase == CLAIM and state.auctioned)


# --- turns, actions, the end ----------------------------------------------------------------------------------------


def _rounds_and_plies(state: State) -> Iterator[Violation]:
    """Every turn takes at least one tile, the current one from its first claim on; taking and placing are actions."""
    placed = sum(map(len, state.islands))
    in_hand = state.holding is not None or state.auction is not None
    taken = placed + len(state.removed) + in_hand
    if not 1 <= state.round <= taken + _is_first_claim(state):
        yield ROUND_IMPOSSIBLE("/round", round=state.round, taken=taken)
    minimum, played = 2 * placed + in_hand, plies_played(state)
    if played is not None and played < minimum:
        yield PLY_IMPOSSIBLE("/ply", ply=state.ply, minimum=minimum + state.ply - played)


def _end(state: State) -> Iterable[Violation]:
    """A finished game has a full island, or a market that nothing refills."""
    if state.phase != FINISHED:
        return ()
    full = is_any_full(state.islands)
    dry = not full and not state.market and not size(state.stack)
    right = full if state.ended_by == ISLAND_FULL else dry
    return () if right else (WRONG_REASON("/ended_by", ended_by=state.ended_by),)


TURN = (
    _auctioned,
    _bonus_is_flagged,
    _bonus_flags,
    _claimed,
    _refill,
    _something_to_take,
    _full_islands,
    _rounds_and_plies,
    _end,
)
