"""Liar's dice, one deal: all roll under a cup, bid how many dice show a face, and somebody doubts the highest bid.

The game is in the public domain. Sixes count for every face, unless the table has chosen otherwise.
"""

from collections.abc import Iterator

from gavel import declare
from gavel.declare import INTEGER, INTEGERS, SEAT, Code, EventType, Happened, Integer, Move, Violation

SIDES = 6
OPTIONS = (
    declare.Option("dice", declare.always(5), shape=Integer(1, 5)),
    declare.Option("wild_sixes", declare.always(True), shape=declare.Flag()),
)


@declare.members
class State(declare.GameState):
    """Everything about one game."""

    dice: list[list[int]] = declare.each(declare.cards("The dice under the cup, ascending."), seen=declare.OWNER)
    rolls: list[int] | int = declare.deck("The dice that the table has not shown yet.", seen=declare.NOBODY_SEES)
    quantity: int = declare.integer("How many dice are bid; 0 before the first bid.")
    face: int = declare.integer("The face that is bid; 0 before the first bid.")
    turn: int = declare.seat("Whose turn it is; after a challenge, who made it.")
    shown: list[int] = declare.cards("All dice, once they are shown, ascending.")


def total(state: State) -> int:
    """The number of dice of all players."""
    dice: int = state.rules.dice
    return dice * len(state.ids)


def bidder(state: State) -> int:
    """The seat of the last bid: the right neighbour of whose turn it is."""
    return (state.turn - 1) % len(state.ids)


def count_of(state: State) -> int:
    """How many of the shown dice count for the face that is bid."""
    wild = SIDES if state.rules.wild_sixes else state.face
    return sum(die in (state.face, wild) for die in state.shown)


def loser(state: State) -> int:
    """The seat that has lost: the challenger if the bid holds, else the bidder."""
    return state.turn if count_of(state) >= state.quantity else bidder(state)


def scores(state: State) -> declare.Scoresheet:
    """The scoresheet: 1 for everybody who has not lost."""
    over = state.phase == declare.FINISHED
    totals = [int(over and seat != loser(state)) for seat in range(len(state.ids))]
    return declare.scoresheet(state, totals, [{"dice": [*own]} for own in state.dice])


def limits(state: State) -> declare.Limits:
    """The limits of a game: every bid is higher than the last, then somebody doubts it, and the dice are shown."""
    dice = total(state)
    return declare.Limits(
        longest=dice * SIDES + 2,
        values={"quantity": range(1, dice + 1)},
        lengths={"dice": state.rules.dice, "rolls": dice, "shown": dice},
    )


FACE = INTEGER.meaning("The face that is bid.")
QUANTITY = INTEGER.meaning("How many dice are bid.")
DICE = INTEGERS.meaning("All dice, ascending.")
COUNT = INTEGER.meaning("How many dice count for the bid.")
BID = EventType("bid-made", ("liars-dice/bid",), {"player": SEAT, "quantity": QUANTITY, "face": FACE})
CHALLENGED = EventType("challenged", ("liars-dice/challenge",), {"player": SEAT})
SHOWN = EventType("dice-shown", ("liars-dice/challenge",), {"dice": DICE, "count": COUNT}, declare.everyone)
LOST = EventType("lost", ("liars-dice/challenge",), {"player": SEAT})
GAME_FINISHED = declare.finished_event("liars-dice/end", scores)


def begin(state: State, first: int, _happened: list[Happened]) -> None:
    """Roll the dice under the cups; at a real table nobody tells what they show."""
    state.turn = first
    for seat in range(len(state.ids)):
        state.dice[seat] = sorted(declare.draw(state, "rolls", state.rules.dice) or [])


def higher_bids(state: State, seat: int) -> list[Move]:
    """Every bid of more dice, or of as many with a higher face."""
    bids = [(quantity, face) for quantity in range(1, total(state) + 1) for face in range(1, SIDES + 1)]
    return [("bid", seat, *bid) for bid in bids if bid > (state.quantity, state.face)]


def bid(state: State, move: Move, happened: list[Happened]) -> None:
    """Bid higher; the left neighbour is next."""
    _type, seat, state.quantity, state.face = move
    state.turn = (seat + 1) % len(state.ids)
    happened.append((BID, seat, state.quantity, state.face))


def challenge(state: State, move: Move, happened: list[Happened]) -> None:
    """Doubt the last bid: all dice are shown, by the table where that deals."""
    happened.append((CHALLENGED, move[1]))
    state.phase = "showing"
    if not state.table_deals:
        show(state, [die for own in state.dice for die in own], happened)


def show(state: State, dice: list[int], happened: list[Happened]) -> None:
    """Count the dice, and end the game."""
    state.shown, state.phase = sorted(dice), declare.FINISHED
    happened += [(SHOWN, state.shown, count_of(state)), (LOST, loser(state)), (GAME_FINISHED, state)]


WRONG_DICE = Code("dice.wrong", ("liars-dice/setup",))
WRONG_BID = Code("bid.impossible", ("liars-dice/bid",))


def dice_are_right(state: State) -> Iterator[Violation]:
    """Everybody has as many dice as agreed, which a table shows only at the end."""
    each, over = 0 if state.table_deals else state.rules.dice, state.phase == declare.FINISHED
    faces = [*state.shown, *[die for own in state.dice for die in own]]
    shown = sorted(die for own in state.dice for die in own)
    hidden = total(state) if state.table_deals and not over else 0
    if (
        any(len(own) != each for own in state.dice)
        or any(not 1 <= die <= SIDES for die in faces)
        or len(state.shown) != (total(state) if over else 0)
        or (over and not state.table_deals and state.shown != shown)
        or declare.size(state.rolls) != hidden
    ):
        yield WRONG_DICE("/players")


def bid_is_right(state: State) -> Iterator[Violation]:
    """A bid is of dice that there are; nobody doubts before the first one, and only a table shows dice later."""
    some = 1 <= state.quantity <= total(state) and 1 <= state.face <= SIDES
    none = state.quantity == state.face == 0 and state.phase == "bidding"
    if not (some or none) or (state.phase == "showing" and not state.table_deals):
        yield WRONG_BID("/quantity")


ROLLS = declare.Dice(
    name="rolls", sides=SIDES, most=lambda rules, players: rules.dice * players, about="The dice, seat by seat."
)
BIDDING: declare.Phase[State] = declare.Phase(
    "bidding",
    (
        declare.Action(
            type="bid",
            figures={
                "quantity": declare.figure(Integer(1, 30, about="How many dice.")),
                "face": declare.figure(Integer(1, SIDES, about="The face.")),
            },
            candidates=higher_bids,
            play=bid,
            rule="liars-dice/bid",
        ),
        declare.Action(
            type="challenge",
            candidates=lambda state, seat: [("challenge", seat)] if state.quantity else [],
            play=challenge,
            rule="liars-dice/challenge",
        ),
    ),
    seats_to_act=lambda state: (state.turn,),
    rule="liars-dice/bid",
    turn_rule="liars-dice/bid",
)
SHOWING = declare.report_phase(
    "showing",
    ROLLS,
    count=total,
    unseen=lambda state: [face for face in range(1, SIDES + 1) for _die in range(total(state))],
    reported=show,
    rule="liars-dice/challenge",
)
GAME = declare.declare_game(
    __name__,
    id="liars-dice",
    name="Liar's dice",
    players=range(2, 7),
    state=declare.derive(State, "liars-dice", OPTIONS),
    options=OPTIONS,
    chance=(ROLLS,),
    limits=limits,
    shown=lambda record: {
        "rolls": [die for player in record["view"]["players"] for die in declare.seen_in(player["dice"])]
    },
    begin=begin,
    phases=(BIDDING, SHOWING),
    scores=scores,
    breakdown={"dice": declare.CARDS.meaning("The dice of the player; none where a table has shown them.")},
    invariants=(dice_are_right, bid_is_right),
)
