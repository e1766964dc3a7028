"""Whether islands, tiles, money and market of a state are without any fault: asked of every state, so the quickest way.

A yes can be relied on. A no only says that the checks have to look: they alone know what is wrong, and it may be
nothing.
"""

from gavel.engine.actions import Document
from gavel.games.auctionland.rules.islands import FURTHEST
from gavel.games.auctionland.rules.rulesets import FULL, SPAN
from gavel.games.auctionland.rules.state import State
from gavel.games.auctionland.rules.tiles import STEPS


def adds_up(document: Document, state: State) -> bool:
    """Every tile in one place, islands as they can have grown, all the money there, and a market not too long.

    `state` is the document's, as read.
    """
    rules, stack = state.rules, state.stack
    if isinstance(stack, int) is not state.table_deals or len(state.market) > rules.market_size:
        return False
    tiles, money = [*state.removed], sum(state.money)
    for tile, money_there in state.market:
        tiles.append(tile)
        money += money_there
    for island in state.islands:
        if island:
            placed, across, down, _rotations = zip(*island, strict=True)
            if len(island) > FULL or not can_have_grown(across, down):
                return False
            tiles += placed
    # The state object has one tile in hand at most. A document may wrongly have two.
    for hand in (document["holding"], document["auction"]):
        if hand is not None:
            tiles.append(hand["tile"])
    if isinstance(stack, int):
        unseen = stack
    else:
        unseen = 0
        tiles += stack
    known = set(tiles)
    return (
        len(known) == len(tiles)
        and known <= rules.ids
        and len(tiles) + unseen == len(rules.ids)
        and money == sum(rules.starting_money)
    )


def can_have_grown(across: tuple[int, ...], down: tuple[int, ...]) -> bool:
    """Whether tiles at these x and y, in this order, make an island: each but the first beside one before it."""
    left, top = min(across), min(down)
    if max(across) - left >= SPAN or max(down) - top >= SPAN:
        return False
    if not (-FURTHEST <= across[0] <= FURTHEST and -FURTHEST <= down[0] <= FURTHEST):
        return False
    taken, allowed = 0, _ANYWHERE
    for x, y in zip(across, down, strict=True):
        cell = (y - top) * SPAN + x - left
        bit = 1 << cell
        if not bit & allowed & ~taken:
            return False
        # The first tile may lie anywhere, the second only beside it.
        allowed = _BESIDE[cell] | (allowed if taken else 0)
        taken |= bit
    return True


def _cells_beside(cell: int) -> int:
    """The neighbours of a cell within a square of 4 by 4, as the bits of a number: row after row."""
    down, across = divmod(cell, SPAN)
    beside = [(across + step_x, down + step_y) for step_x, step_y in STEPS]
    return sum([1 << y * SPAN + x for x, y in beside if 0 <= x < SPAN and 0 <= y < SPAN])


_ANYWHERE = (1 << FULL) - 1
_BESIDE = tuple([_cells_beside(cell) for cell in range(FULL)])
