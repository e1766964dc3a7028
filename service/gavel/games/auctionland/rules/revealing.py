"""Reveals at a physical table: at the end of a turn, `table` reports the tiles that refill the market."""

from collections.abc import Iterator

from gavel.engine import reporting
from gavel.engine.actions import REVEAL as _REVEAL
from gavel.engine.actions import THE_TABLE, Action, CardsToReveal, Document, Figure, Move, Phase
from gavel.engine.dealing import surplus
from gavel.engine.events import Happened
from gavel.engine.kinds import INTEGER
from gavel.engine.shapes import Integer, Object
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules import ending
from gavel.games.auctionland.rules.figures import TILE
from gavel.games.auctionland.rules.market import missing
from gavel.games.auctionland.rules.state import REVEAL, State
from gavel.games.auctionland.rules.tiles import TILE_IDS

RULE = "auctionland/table-reveal"

WRONG_COUNT = Code(reporting.WRONG_COUNT.code, (RULE,), {"count": INTEGER, "expected": INTEGER})
NOT_POSSIBLE = Code(reporting.NOT_POSSIBLE.code, (RULE,), {"tile": TILE})


def unseen(state: State) -> list[str]:
    """The tiles that can still turn up, in the order of the tile list."""
    seen = {tile for tile, _money in state.market} | set(state.removed)
    for island in state.islands:
        seen.update([tile for tile, _x, _y, _rotation in island])
    return [tile for tile in state.rules.tiles if tile not in seen]


def _candidates(state: State, _table: int) -> list[Move]:
    """The one reveal that is due; no listing expands it."""
    return [(_REVEAL, THE_TABLE, CardsToReveal(missing(state), unseen(state)))]


def _violations(state: State, move: Move) -> Iterator[Violation]:
    """The violations of a report: tiles that cannot have been laid out now."""
    tiles, count = move[2], missing(state)
    if len(tiles) != count:
        yield WRONG_COUNT("/tiles", count=len(tiles), expected=count)
    for index, tile in surplus(tiles, unseen(state)):
        yield NOT_POSSIBLE(pointer("tiles", index), tile=tile)


def _play(state: State, move: Move, happened: list[Happened]) -> None:
    """Lay out the tiles in the reported order, and begin the next turn."""
    ending.refilled(state, move[2], happened)


_LAID_OUT = Figure(
    TILE_IDS.meaning("The ids of the tiles that were laid out, in the order of the market."),
    listed=Object(
        {
            "count": Integer(about="How many tiles are to be reported."),
            "from": TILE_IDS.meaning("The ids of the tiles that can still turn up, in the order of the tile list."),
        },
        title="TilesDue",
        doc="So many tiles are to be reported, and these can still turn up, in the order of the tile list.",
        about="How many tiles are to be reported, and which can have turned up.",
    ),
)


def _load_figures(document: Document) -> tuple[tuple[str, ...]]:
    return (tuple(document["tiles"]),)


PHASE: Phase[State] = Phase(
    REVEAL,
    (
        Action(
            type=_REVEAL,
            figures={"tiles": _LAID_OUT},
            candidates=_candidates,
            violations=_violations,
            play=_play,
            load_figures=_load_figures,
        ),
    ),
    seats_to_act=lambda _state: (THE_TABLE,),
    turn_rule=RULE,
)
