"""Every invariant of a state of The Estates, each a violation of its own: who, which piece where, then the phase.

The checks read the document, whose shape has been checked; players may still be strangers.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.engine.game import TABLE_DEALER
from gavel.engine.verdicts import InvalidState, Violation, in_order, pointer
from gavel.games.the_estates.rules.checks_at_a_glance import is_sound
from gavel.games.the_estates.rules.checks_by_phase import PHASE_CODES, phase_faults
from gavel.games.the_estates.rules.checks_of_boards import (
    BOARD_CODES,
    board_faults,
    cash_faults,
    certificate_faults,
    cube_twice,
    stranger,
)
from gavel.games.the_estates.rules.rulesets import (
    CAPSTONE,
    IN_PLAY,
    MARKET_LENGTH,
    OPTIONS,
    ROOFTOPS,
    ROWS,
    SPECIALS,
    rules_for,
)
from gavel.games.the_estates.rules.state import CUBE, REVEAL, ROOFTOP, State, read

IMPOSSIBLE = (
    *(each.code for each in common.STATE_CODES),
    *BOARD_CODES,
    "deck.wrong-form",
    "market.row-too-long",
    "cubes.wrong-count",
    "rooftops.wrong-count",
    "special.twice",
    "special.missing",
    "list.out-of-order",
    *PHASE_CODES,
)


def opened(document: Document) -> State:
    """The state object of a document of the right shape; raises InvalidState with every fault."""
    try:
        state = read(document)
    except ValueError:  # somebody is named who does not sit at the table
        raise InvalidState(faults(document)) from None
    if not is_sound(document, state) and (found := faults(document)):
        raise InvalidState(found)
    return state


def faults(state: Document) -> list[Violation]:
    """Every broken invariant of a state of the right shape; none if a game can have led to it."""
    players = state["players"]
    edition = (state["ruleset"], state["variant"], len(players))
    found = [*common.player_breaches([player["id"] for player in players])]
    found += common.deal_breaches(state["deal"], table_deals=state["dealer"] == TABLE_DEALER)
    no_such_game = list(common.edition_violations(CAPSTONE, state["variant"], len(players), "the-estates/players"))
    if no_such_game:
        return in_order(found + no_such_game)
    found += common.option_breaches(OPTIONS, state["options"], edition)
    rules = rules_for(*edition[:2], state["options"], len(players))
    ids = [player["id"] for player in players]
    found += board_faults(state["board"], rules)
    found += certificate_faults(state, ids)
    found += cash_faults(players)
    found += _strangers(state, ids)
    found += _order_faults(state)
    found += _component_faults(state)
    if not found:
        found += phase_faults(state, read(state))
    return in_order(found) if found else found


def _strangers(state: Document, ids: Sequence[str]) -> Iterator[Violation]:
    """Players named anywhere who do not sit at the table; certificates are looked at with the board."""
    if state["auctioneer"] not in ids:
        yield stranger("/auctioneer", state["auctioneer"])
    auction, placing = state["auction"], state["placing"]
    if auction is not None:
        for player in auction["bids"]:
            if player not in ids:
                yield stranger(pointer("auction", "bids", player), player)
        for index, player in enumerate(auction["passed"]):
            if player not in ids:
                yield stranger(pointer("auction", "passed", index), player)
        if auction["turn"] is not None and auction["turn"] not in ids:
            yield stranger("/auction/turn", auction["turn"])
    if placing is not None and placing["player"] not in ids:
        yield stranger("/placing/player", placing["player"])


def _order_faults(state: Document) -> Iterator[Violation]:
    """Special pieces are listed in the order permits, mayor, cancel cube."""
    for name in ("specials", "out_of_game"):
        places = [SPECIALS.index(special) for special in state[name]]
        if places != sorted(places):
            yield Violation("list.out-of-order", "/" + name)


# --- components -----------------------------------------------------------------------------------------------------


def _component_faults(state: Document) -> Iterator[Violation]:
    """Each cube, rooftop, permit, mayor and cancel cube in exactly one place."""
    yield from _cube_faults(state)
    yield from _rooftop_faults(state)
    yield from _special_faults(state)


def _in_the_air(state: Document, kind: str) -> Document | None:
    for holder in (state["auction"], state["placing"]):
        if holder is not None and holder["piece"]["kind"] == kind:
            piece: Document = holder["piece"]
            return piece
    return None


def _cube_faults(state: Document) -> Iterator[Violation]:
    built = {
        (cube["colour"], cube["value"])
        for name in ROWS
        for building in state["board"][name]["lots"]
        for cube in building["cubes"]
    }
    seen, count = set(built), len(built)
    for row, cubes in enumerate(state["market"]):
        if len(cubes) > MARKET_LENGTH:
            figures = {"count": len(cubes), "maximum": MARKET_LENGTH}
            yield Violation("market.row-too-long", pointer("market", row), "the-estates/setup", figures)
        for index, cube in enumerate(cubes):
            key = cube["colour"], cube["value"]
            if key in seen:
                yield cube_twice(pointer("market", row, index), key)
            seen.add(key)
            count += 1
    piece = _in_the_air(state, CUBE)
    if piece is not None:
        key = piece["colour"], piece["value"]
        if key in seen:
            yield cube_twice("/auction/piece" if state["auction"] is not None else "/placing/piece", key)
        count += 1
    if count != IN_PLAY:
        yield Violation("cubes.wrong-count", "/market", "the-estates/setup", {"count": count, "expected": IN_PLAY})


def _rooftop_faults(state: Document) -> Iterator[Violation]:
    stack, known = state["rooftops"], state["dealer"] != TABLE_DEALER
    if isinstance(stack, int) is known:
        yield Violation("deck.wrong-form", "/rooftops", None, {"dealer": state["dealer"]})
        return
    rest = Counter(ROOFTOPS)
    count = stack if isinstance(stack, int) else len(stack)
    for name in ROWS:
        for building in state["board"][name]["lots"]:
            if building["rooftop"] is not None:
                rest[building["rooftop"]] -= 1
                count += 1
    piece = _in_the_air(state, ROOFTOP)
    if piece is not None:
        rest[piece["value"]] -= 1
    # Between its offer and its reveal, a rooftop has left its stack and shows no value yet.
    count += piece is not None or state["phase"] == REVEAL
    if count != len(ROOFTOPS):
        figures = {"count": count, "expected": len(ROOFTOPS)}
        yield Violation("rooftops.wrong-count", "/rooftops", "the-estates/setup", figures)
    if known:
        rest.subtract(stack)
    for value, left in sorted(rest.items()):
        if left < 0:
            yield Violation("rooftop.too-often", "/rooftops", "the-estates/setup", {"value": value})


def _special_faults(state: Document) -> Iterator[Violation]:
    """On offer, out of the game, on the board or in the air: each special piece once."""
    count = Counter([*state["specials"], *state["out_of_game"]])
    for name in ROWS:
        row = state["board"][name]
        count.update(f"permit-{permit['value']}" for permit in row["permits"])
        count.update(["mayor"] if row["mayor"] else [])
    for holder in (state["auction"], state["placing"]):
        if holder is not None and holder["piece"]["kind"] not in (CUBE, ROOFTOP):
            piece = holder["piece"]
            count[f"permit-{piece['value']}" if piece["kind"] == "permit" else piece["kind"]] += 1
    for special in SPECIALS:
        if count[special] != 1:
            code = "special.twice" if count[special] else "special.missing"
            yield Violation(code, "/specials", "the-estates/setup", {"piece": special})
