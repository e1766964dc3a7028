"""The market: the choice of a tile, the money on skipped tiles, the money found, and the refill."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from gavel.engine.actions import Action, Figure, Move, Phase
from gavel.engine.dealing import size
from gavel.engine.events import Happened
from gavel.engine.kinds import INTEGER, SEAT
from gavel.engine.shapes import Integer
from gavel.engine.verdicts import Code, Violation
from gavel.games.auctionland.rules.figures import HOW_MANY_TILES, OWN_MONEY, POSITION, TILE
from gavel.games.auctionland.rules.rulesets import Rules
from gavel.games.auctionland.rules.state import OFFER, Stall, State

NOT_IN_MARKET = Code(
    "position.not-in-market",
    ("auctionland/claim", "auctionland/offer"),
    {"position": POSITION, "tiles": HOW_MANY_TILES},
)
TOO_EXPENSIVE = Code(
    "position.too-expensive", ("auctionland/skip",), {"position": POSITION, "price": INTEGER, "money": OWN_MONEY}
)


CHOSEN = {
    "player": SEAT,
    "position": POSITION,
    "tile": TILE,
    "paid": INTEGER,
    "found": INTEGER.meaning("The coins that lay on it."),
}
"""The figures of an event for a choice."""

_COUNTED = Integer(about=POSITION.about)
_POSITION = Figure(_COUNTED, listed=_COUNTED)


def phase_of_choosing(
    name: str,
    type_: str,
    seat_of: Callable[[State], int],
    play: Callable[[State, Move, list[Happened]], None],
    also: tuple[Action[State], ...] = (),
    cited: str | None = None,
) -> Phase[State]:
    """The phase in which one seat takes a tile from the market, by an action of this type, or plays one of `also`."""
    rule = "auctionland/" + type_

    def funds(state: State, seat: int, position: int) -> int:
        """R-AL-11: the seat's money for skipped tiles; money on an auctioned tile may be another's."""
        rules, money = state.rules, state.money[seat]
        if not rules.found_money_pays or (name == OFFER and rules.tile_money_is_takers):
            return money
        return money + sum([found for _tile, found in state.market[position - 1 : position]])

    def candidates(state: State, seat: int) -> Sequence[Move]:
        """Each position from 1, the oldest tile."""
        return _choices(type_, seat, len(state.market))

    def violations(state: State, move: Move) -> Iterator[Violation]:
        """The violation by a choice that the seat cannot pay: each skipped tile costs 1 money."""
        _type, seat, position = move
        if not 1 <= position <= len(state.market):
            yield NOT_IN_MARKET("/position", rule=rule, position=position, tiles=len(state.market))
        if position - 1 > funds(state, seat, position):
            yield TOO_EXPENSIVE("/position", position=position, price=position - 1, money=state.money[seat])

    def legal(state: State) -> list[Move]:
        """The positions up to the last one that the seat can pay for."""
        seat = seat_of(state)
        if state.rules.found_money_pays:
            moves = [move for move in candidates(state, seat) if move[2] - 1 <= funds(state, seat, move[2])]
        else:
            moves = [*_choices(type_, seat, min(len(state.market), state.money[seat] + 1))]
        for action in also:
            moves += action.moves(state, seat)
        return moves

    return Phase(
        name,
        (
            Action(
                type=type_, figures={"position": _POSITION}, candidates=candidates, violations=violations, play=play
            ),
            *also,
        ),
        seats_to_act=lambda state: (seat_of(state),),
        legal=legal,
        rule=cited or rule,
        turn_rule=cited or "auctionland/turn",
        default=_default,
    )


def _default(_state: State, _seat: int, legal: list[Move]) -> Move:
    """The alternative to a choice, which is listed last; else the oldest tile, which costs nothing."""
    return legal[-1] if legal[-1][0] != legal[0][0] else legal[0]


@lru_cache(maxsize=1 << 8)
def _choices(type_: str, seat: int, last: int) -> tuple[Move, ...]:
    return tuple([(type_, seat, position) for position in range(1, last + 1)])


def take(state: State, seat: int, position: int) -> tuple[str, int, int]:
    """Pay for the skipped tiles, take the chosen one with the money on it: (tile, paid, found)."""
    market, skipped = state.market, position - 1
    tile, found = market.pop(skipped)
    market[:skipped] = [(tile, money + 1) for tile, money in market[:skipped]]
    state.money[seat] += found - skipped
    return tile, skipped, found


def missing(state: State) -> int:
    """The number of tiles in the refill: as many as the market lacks and the stack has."""
    return min(state.rules.market_size - len(state.market), size(state.stack))


def sorted_market(rules: Rules, tiles: Sequence[str]) -> list[Stall]:
    """The first market: tiles with fewer icons nearer the free end, otherwise in the order of drawing."""
    return [(tile, 0) for tile in sorted(tiles, key=lambda tile: len(rules.tiles[tile]["icons"]))]
