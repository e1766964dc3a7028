"""Goofspiel: a prize is turned up, everybody bids a card unseen, and the highest card wins it; equal cards win nothing.

The game is in the public domain.
"""

from collections.abc import Iterator

from gavel import declare
from gavel.declare import INTEGER, SEAT, Code, EventType, Happened, Integer, Violation

OPTIONS = (declare.Option("cards", declare.always(13), shape=Integer(2, 13)),)
CARD = INTEGER.meaning("The card, by its value.")
PRIZE = INTEGER.meaning("The prize, by its value.")


@declare.members
class State(declare.GameState):
    """Everything about one game."""

    hand: list[list[int]] = declare.each(declare.cards("The cards in hand, ascending."))
    won: list[list[int]] = declare.each(declare.cards("The prizes won, ascending."))
    lost: list[int] = declare.cards("The prizes that nobody won, ascending.")
    on_offer: list[int] = declare.cards("The prize on offer; none while the table has to turn it up.")
    prizes: list[int] | int = declare.deck("The prizes to come.", seen=declare.NOBODY_SEES)
    bids: dict[int, int] = declare.by_seat("The card that each player has put down, by id.", seen=declare.OWNER)


def scores(state: State) -> declare.Scoresheet:
    """The scoresheet: a prize counts its value."""
    return declare.scoresheet(state, [*map(sum, state.won)], [{"prizes": [*own]} for own in state.won])


PRIZE_SHOWN = EventType("prize-shown", ("goofspiel/prize",), {"round": INTEGER, "prize": PRIZE}, declare.everyone)
BID_MADE = EventType("bid-made", ("goofspiel/bid",), {"player": SEAT})
BID_SHOWN = EventType("bid-shown", ("goofspiel/win",), {"player": SEAT, "card": CARD}, declare.everyone_but_player)
PRIZE_WON = EventType("prize-won", ("goofspiel/win",), {"player": SEAT, "prize": PRIZE})
PRIZE_LOST = EventType("prize-lost", ("goofspiel/win",), {"prize": PRIZE})
GAME_FINISHED = declare.finished_event("goofspiel/end", scores)


def begin(state: State, _first: int, happened: list[Happened]) -> None:
    """Give everybody the same cards, and turn up the first prize."""
    state.hand = [[*range(1, state.rules.cards + 1)] for _player in state.ids]
    turn_up(state, happened)


def turn_up(state: State, happened: list[Happened]) -> None:
    """Turn up the next prize, or wait for the table to do so."""
    state.phase, drawn = "prize", declare.draw(state, "prizes", 1)
    if drawn is not None:
        offer(state, drawn, happened)


def offer(state: State, drawn: list[int], happened: list[Happened]) -> None:
    """Offer the prize that has turned up."""
    state.phase, state.on_offer = "bidding", drawn
    happened.append((PRIZE_SHOWN, state.round, *drawn))


def unseen(state: State) -> list[int]:
    """The prizes that can still turn up."""
    return sorted({*range(1, state.rules.cards + 1)}.difference(state.lost, *state.won))


def award(state: State, happened: list[Happened]) -> None:
    """Turn up the cards; the highest wins the prize, and equal highest cards win nothing."""
    for seat, card in sorted(state.bids.items()):
        state.hand[seat].remove(card)
        happened.append((BID_SHOWN, seat, card))
    [prize], highest = state.on_offer, max(state.bids.values())
    best = [seat for seat, card in state.bids.items() if card == highest]
    pile = state.won[best[0]] if len(best) == 1 else state.lost
    pile.append(prize)
    pile.sort()
    happened.append((PRIZE_WON, best[0], prize) if len(best) == 1 else (PRIZE_LOST, prize))
    state.bids, state.on_offer = {}, []
    if declare.size(state.prizes):
        state.round += 1
        turn_up(state, happened)
    else:
        state.phase = declare.FINISHED
        happened.append((GAME_FINISHED, state))


WRONG_ROUND = Code("round.wrong", ("goofspiel/prize",), {"round": INTEGER})
WRONG_HAND = Code("hand.wrong", ("goofspiel/bid",), {"player": SEAT, "cards": INTEGER.meaning("How many it must be.")})


def rounds_are_right(state: State) -> Iterator[Violation]:
    """A prize was awarded in every round before, one is on offer while players bid, and none is left at the end."""
    awarded, over = len(state.lost) + sum(map(len, state.won)), state.phase == declare.FINISHED
    waits = state.phase == "prize" and not state.table_deals
    offered, left = len(state.on_offer), declare.size(state.prizes)
    if awarded != state.round - (not over) or offered != (state.phase == "bidding") or waits or (over and left):
        yield WRONG_ROUND("/round", round=state.round)


def hands_are_right(state: State) -> Iterator[Violation]:
    """Each hand has a card for every round that has not been decided; a card that was put down is still in it."""
    left, every = state.rules.cards - state.round + (state.phase != declare.FINISHED), range(1, state.rules.cards + 1)
    for seat, hand in enumerate(state.hand):
        if len(hand) != left or len({*hand}) != left or not {*hand} <= {*every}:
            yield WRONG_HAND(declare.pointer("players", seat, "hand"), player=state.ids[seat], cards=left)


def limits(state: State) -> declare.Limits:
    """The limits of a game: every round has a prize and a bid of everybody."""
    cards = state.rules.cards
    lengths = dict.fromkeys(("hand", "won", "lost", "on_offer", "prizes"), cards)
    return declare.Limits(longest=cards * (len(state.ids) + 1), values={"card": range(1, cards + 1)}, lengths=lengths)


PRIZES = declare.Deck(name="prizes", cards=lambda rules, _players: range(1, rules.cards + 1), about="The prizes.")
PRIZES_ONCE = declare.EachCardOnce(
    of=PRIZES, places=lambda state: (state.lost, state.on_offer, *state.won), rule="goofspiel/prize"
)
BIDS: declare.Choice[State] = declare.Choice(
    phase_name="bidding",
    action="bid",
    figure={"card": Integer(about="The card that is put down, by its value.")},
    member="bids",
    options=lambda state, seat: state.hand[seat],
    chosen=BID_MADE,
    resolve=award,
    rule="goofspiel/bid",
)
TURNING_UP = declare.report_phase(
    "prize", PRIZES, count=lambda _state: 1, unseen=unseen, reported=offer, rule="goofspiel/prize"
)
GAME = declare.declare_game(
    __name__,
    id="goofspiel",
    name="Goofspiel",
    players=range(2, 7),
    state=declare.derive(State, "goofspiel", OPTIONS),
    options=OPTIONS,
    chance=(PRIZES,),
    limits=limits,
    shown=lambda record: {"prizes": declare.shown_by(record["events"], "prize-shown", "prize")},
    begin=begin,
    phases=(BIDS.phase, TURNING_UP),
    scores=scores,
    breakdown={"prizes": declare.CARDS.meaning("The prizes won, ascending.")},
    invariants=(PRIZES_ONCE, rounds_are_right, hands_are_right, BIDS),
)
