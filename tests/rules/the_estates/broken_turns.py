"""Invariants of phases, auctions, turns and the end, each broken once."""

from typing import Any

from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules.board import dump_board
from gavel.games.the_estates.rules.pieces import Cube, Piece
from gavel.games.the_estates.rules.rulesets import ROOFTOPS
from gavel.games.the_estates.rules.state import State, auction_of
from tests.rules.the_estates.positions import (
    awaited,
    bidding,
    finished,
    kept,
    opening,
    reported,
    roofing,
    settling,
    sold,
    table_opening,
    taken_free,
    town,
)
from tests.support.breaking import Case
from tests.support.the_estates_script import board, certificates, filled_market

Json = dict[str, Any]


def between(minimum: int, maximum: int) -> Json:
    exactly = {"expected": minimum} if minimum == maximum else {}
    return {"minimum": minimum, "maximum": maximum, **exactly}


TURN, AUCTION, BID, STOW, END = (f"the-estates/{rule}" for rule in ("turn", "auction", "bid", "stow", "end"))
OVER, NOTHING = "two-rows-complete", "nothing-left-to-complete"
ROOFTOP: Json = {"kind": "rooftop", "value": 1}
REST = [*ROOFTOPS[1:]]
ROW = filled_market(())[0]

# Upper has no lots, lower two roofed buildings, and middle one that wants a rooftop.
TWO_COMPLETE = dump_board(board("", "p6", "b1^1 b2^2", permits={"upper": "-3 -1", "lower": "-2"}, mayor="lower"))
OWNERS = {"blue": "ann", "purple": "ann"}
SUPPLIES: Json = {
    "/market": [ROW[2:], filled_market(())[1], filled_market(())[2][:7]],
    "/rooftops": [*ROOFTOPS[3:]],
    "/specials": ["cancel"],
    "/out_of_game": [],
}


def unplaceable() -> State:
    """As if blue 6 were up for auction, though no lot is open and nothing is higher than a 6."""
    state = bidding()
    on = board(middle="y6 g5^2", lower="p6^1 p5 p4^4 p3^3", permits={"upper": "-3 -1", "middle": "-2"})
    built = [cube for row in on for cubes, _rooftop in row.lots for cube in cubes]
    rows = [[cube for cube in row if cube not in (*built, ("blue", 6))] for row in state.market]
    state.market = [[Cube("blue", 1), *rows[0]], rows[1], rows[2]]
    state.board, state.certificates = on, certificates(on)
    auction_of(state).piece = Piece("cube", 6, "blue")
    state.specials, state.rooftops = ["mayor", "cancel"], [1, 2, 3, 4, 5, 5, 6, 6]
    return state


MEMBERS: list[Case] = [
    *[
        (base, patch, Violation(code, at, TURN, {"phase": phase}))
        for base, patch, code, at, phase in (
            (opening, {"/phase": "bidding"}, "auction.missing", "/auction", "bidding"),
            (opening, {"/phase": "settling"}, "auction.missing", "/auction", "settling"),
            (bidding, {"/phase": "offer"}, "auction.out-of-place", "/auction", "offer"),
            (opening, {"/phase": "placing"}, "placing.missing", "/placing", "placing"),
            (sold, {"/phase": "offer"}, "placing.out-of-place", "/placing", "offer"),
            (opening, {"/phase": "finished"}, "ended-by.missing", "/ended_by", "finished"),
            (opening, {"/ended_by": OVER}, "ended-by.out-of-place", "/ended_by", "offer"),
        )
    ],
    (
        opening,
        {"/phase": "reveal", "/rooftops": [*ROOFTOPS[1:]]},
        Violation("reveal.service-deals", "/phase", "the-estates/table-reveal"),
    ),
]

AUCTIONS: list[Case] = [
    (bidding, {"/auction/bids/ann": 1}, Violation("bids.by-auctioneer", "/auction", AUCTION, {"player": "ann"})),
    (
        bidding,
        {"/auction/passed": ["cy", "ann"]},
        Violation("bids.by-auctioneer", "/auction", AUCTION, {"player": "ann"}),
    ),
    (
        bidding,
        {"/auction/passed": ["cy", "bob"]},
        Violation("bids.and-passed", "/auction/passed/1", BID, {"player": "bob"}),
    ),
    (
        bidding,
        {"/auction/bids/bob": 0},
        Violation("bids.too-low", "/auction/bids/bob", BID, {"amount": 0, "minimum": 1}),
    ),
    (
        bidding,
        {"/auction/bids/bob": 13},
        Violation("bids.not-covered", "/auction/bids/bob", BID, {"amount": 13, "maximum": 12}),
    ),
    (settling, {"/auction/bids/dee": 2}, Violation("bids.not-rising", "/auction/bids", BID, {"bids": [2, 2]})),
    (
        settling,
        {"/auction/bids": {}, "/auction/passed": ["bob", "cy", "dee"]},
        Violation("bids.missing", "/auction/bids", "the-estates/no-bids"),
    ),
    (
        bidding,
        {"/auction/passed": ["cy", "cy"]},
        Violation("passed.twice", "/auction/passed/1", BID, {"player": "cy"}),
    ),
    (
        bidding,
        {"/auction/bids": {}, "/auction/passed": ["cy", "bob"]},
        Violation("passed.out-of-order", "/auction/passed", AUCTION),
    ),
    *[
        (base, patch, Violation("turn.impossible", "/auction/turn", AUCTION, {"turn": turn, "phase": phase}))
        for base, patch, turn, phase in (
            (bidding, {"/auction/turn": "cy"}, "cy", "bidding"),
            (bidding, {"/auction/turn": "ann"}, "ann", "bidding"),
            (bidding, {"/auction/turn": None}, None, "bidding"),
            (bidding, {"/auction/passed": []}, "dee", "bidding"),
            (settling, {"/auction/turn": "dee"}, "dee", "settling"),
            (settling, {"/auction/passed": []}, None, "settling"),
        )
    ],
]

PIECES: list[Case] = [
    (unplaceable, {}, Violation("piece.not-offerable", "/auction/piece", "the-estates/available-cubes")),
    *[
        (base, patch, Violation("piece.not-offerable", at, "the-estates/available-rooftops"))
        for base, patch, at in (
            (bidding, {"/auction/piece": ROOFTOP, "/rooftops": REST, "/market/0": ROW}, "/auction/piece"),
            (sold, {"/placing/piece": ROOFTOP, "/rooftops": REST, "/market/0": ROW}, "/placing/piece"),
            (table_opening, {"/phase": "reveal", "/rooftops": 11}, "/phase"),
        )
    ],
]

COUNTS: list[Case] = [
    (opening, {"/round": 0}, Violation("round.impossible", "/round", TURN, {"round": 0})),
    *[
        (base, {"/round": number}, Violation("pieces.wrong-count", "/round", TURN, figures))
        for base, number, figures in (
            (opening, 2, {"count": 0, "expected": 1}),
            (bidding, 2, {"count": 1, "expected": 2}),
            (awaited, 6, {"count": 7, "expected": 6}),
            (finished, 8, {"count": 7, "expected": 8}),
        )
    ],
    *[
        (
            base,
            {f"/players/{seat}/cash_box": box, f"/players/{seat}/cash": 12 - box},
            Violation("cash-box.too-full", f"/players/{seat}/cash_box", STOW, {"cash_box": box, "maximum": maximum}),
        )
        for base, seat, box, maximum in (
            # Everyone has had two turns; Ann has begun a third but not stowed in it.
            (town, 0, 3, 2),
            (town, 1, 3, 2),
            (town, 2, 3, 2),
            (bidding, 0, 2, 1),
            (bidding, 3, 1, 0),
        )
    ],
    (opening, {"/stowed": True}, Violation("stowed.empty-box", "/stowed", STOW)),
    *[
        (
            base,
            {"/ply": ply},
            Violation("ply.impossible", "/ply", TURN, {"ply": ply, **between(minimum, maximum)}),
        )
        for base, ply, minimum, maximum in (
            (opening, 1, 0, 0),
            # Each of the six turns took an offer, two passes and a placement, and may have been a sale.
            (town, 23, 24, 30),
            (town, 31, 24, 30),
            (reported, 24, 25, 31),
            (awaited, 33, 26, 32),
            (bidding, 5, 4, 4),
            (settling, 4, 5, 5),
            # Sold means one more; kept, or taken free, is one more or none.
            (sold, 5, 6, 6),
            (kept, 7, 5, 6),
            (taken_free, 5, 3, 4),
            (finished, 28, 29, 36),
        )
    ],
]

ENDS: list[Case] = [
    *[
        (base, patch, Violation("end.overdue", "/phase", END, {"phase": phase}))
        for base, patch, phase in (
            (finished, {"/phase": "offer", "/ended_by": None}, "offer"),
            (roofing, {"/board": TWO_COMPLETE, "/certificates": OWNERS, **SUPPLIES}, "bidding"),
        )
    ],
    *[
        (base, patch, Violation("end.wrong-reason", "/ended_by", END, {"ended_by": given, "reason": reason}))
        for base, patch, given, reason in (
            (finished, {"/ended_by": NOTHING}, NOTHING, OVER),
            (town, {"/phase": "finished", "/ended_by": OVER}, OVER, None),
        )
    ],
]
