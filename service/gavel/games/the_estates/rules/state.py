"""The state of The Estates: this module alone declares its members.

Inside, players are seats (0, 1, …), strangers in a broken document have seats beyond the table, and the colours of
certificates are their index in COLOURS.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from gavel.engine.actions import NOBODY, Document
from gavel.engine.common import Seats
from gavel.engine.deriving import derive
from gavel.engine.member_kinds import MemberKind, deck
from gavel.engine.members import (
    NOBODY_SEES,
    OWNER,
    by_seat,
    each,
    flag,
    group,
    integer,
    members,
    own,
    owner_unless,
    seat,
    seats,
    word,
)
from gavel.engine.shapes import Items, Object, Player, Word
from gavel.engine.state import GameState
from gavel.games.the_estates.rules.board import BOARD, Board
from gavel.games.the_estates.rules.pieces import MARKET, MOST_PIECES, ONE_PIECE, SPECIAL_PIECES, VALUE, Cube, Piece
from gavel.games.the_estates.rules.rulesets import CASH, COLOURS, IN_PLAY, OPTIONS, Rules, rules_for

ID = "the-estates"
OFFER, REVEAL, BIDDING, SETTLING, PLACING = "offer", "reveal", "bidding", "settling", "placing"

TWO_ROWS, NOTHING_LEFT = "two-rows-complete", "nothing-left-to-complete"
END_REASON = Word((TWO_ROWS, NOTHING_LEFT), null=True, title="EndReason", doc="Why the game has ended.")

CERTIFICATES_SHAPE = Object(
    {colour: Player(required=False, about=f"Who holds the {colour} company's certificate.") for colour in COLOURS},
    title="Certificates",
    doc="Who holds each company's certificate.",
)


def load_certificates(seats: Seats, owners: Document) -> list[int]:
    """The seats of the owners by colour."""
    return [NOBODY if owner is None else seats[owner] for owner in map(owners.get, COLOURS)]


_CERTIFICATES = MemberKind(
    shape=CERTIFICATES_SHAPE,
    empty=repr([NOBODY] * len(COLOURS)),
    dumped=f"{{colour: ids[owner] for colour, owner in zip({COLOURS}, $) if owner != {NOBODY}}}",
    loaded="load_certificates(seats, $)",
    copied="[*$]",
    packed=(f"f += [owner - {NOBODY} for owner in $]",),
    unpacked=f"[n() + {NOBODY} for _ in range({len(COLOURS)})]",
    names={"load_certificates": load_certificates},
)
_ROOFTOPS = deck(Items(VALUE, most=MOST_PIECES), title="Rooftops", of="rooftops")


class End(Protocol):
    """The members that a state and a tally share, by seat."""

    ids: tuple[str, ...]
    strangers: tuple[str, ...]
    rules: Rules
    cash: list[int]
    cash_box: list[int]
    certificates: list[int]
    board: Board


@members
class Auction:
    """A running auction; `turn` is null once everyone has spoken."""

    piece: Piece = own(ONE_PIECE, "What is up for auction.")
    bids: dict[int, int] = by_seat("The bids so far, in cash, by id.")
    passed: list[int] = seats("Who has passed, in order.")
    turn: int = seat("Whose turn it is to bid or pass; null once everyone has spoken.", null=True)


@members
class Placing:
    """The piece that has a taker and no place yet."""

    player: int = seat("Who has taken the piece and must place it.")
    piece: Piece = own(ONE_PIECE, "The piece.")


@members
class State(GameState):
    """Everything about one game."""

    rules: Rules
    cash: list[int] = each(integer("The cash in hand."), seen=owner_unless("open_money"))
    cash_box: list[int] = each(integer("The cash stowed away, worth a point each million."), seen=OWNER)
    certificates: list[int] = own(
        _CERTIFICATES, "Who holds each company's certificate, by colour; a colour without a holder is left out."
    )
    market: list[list[Cube]] = own(
        MARKET, "The cubes on offer: the market's rows 1 to 3, each from left to right.", laid_out=True
    )
    specials: list[str] = own(SPECIAL_PIECES, "The permits, mayor and cancel cube that have not been offered yet.")
    out_of_game: list[str] = own(SPECIAL_PIECES, "Those of them that were discarded or used up.")
    board: Board = own(BOARD, "The three rows of the board.")
    rooftops: list[int] | int = own(_ROOFTOPS, "The rooftops that are left, next first.", seen=NOBODY_SEES)
    auctioneer: int = seat("Who offers a piece in this turn.")
    stowed: bool = flag("Whether the auctioneer has stowed cash in this turn.")
    auction: Auction | None = group(Auction, "The running auction; null in other phases.", null=True)
    placing: Placing | None = group(
        Placing, "The piece that is to be placed, and by whom; null in other phases.", null=True
    )
    ended_by: str | None = word(END_REASON, "Why the game has ended; null while it runs.")


STATE = derive(State, ID, OPTIONS, rules_for)


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % len(state.ids)


def auction_of(state: State) -> Auction:
    """The running auction."""
    assert state.auction is not None, "a piece is up for auction"
    return state.auction


def highest_bid(auction: Auction) -> tuple[int, int]:
    """The highest bidder and their bid, in an auction with a bid."""
    seat = max(auction.bids, key=auction.bids.__getitem__)
    return seat, auction.bids[seat]


def piece_to_place(state: State) -> Piece:
    """The piece to be placed."""
    return _placing(state).piece


def taker_of(state: State) -> int:
    """The taker of the piece to be placed."""
    return _placing(state).player


def _placing(state: State) -> Placing:
    assert state.placing is not None, "somebody has taken a piece"
    return state.placing


def growth(state: Mapping[str, Any]) -> int:
    """The growth of a token: pieces only move, and take a byte each; a cube may begin a building, which takes two more.

    New are rows and an auction, bids and passes by seat (few bids exceed 23), a pending action, and the last eight, of
    which up to three place a piece.
    """
    seats, cash = len(state["players"]), sum(player["cash"] + player["cash_box"] for player in state["players"])
    figures = 2 * seats + 2 if cash <= CASH * seats else 3 * seats if cash < 256 else 24 * seats
    return 2 * IN_PLAY + 16 + figures + 7 + 39
