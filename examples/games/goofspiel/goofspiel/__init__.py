"""Goofspiel: a prize is turned up, everybody bids a card unseen, and the highest card wins it; equal cards win nothing.

The game is in the public domain.
"""

from collections.abc import Iterator

from gavel import declare
from gavel.declare import INTEGER, SEAT, Code, EventType, Happened, Move, Violation

ID = "goofspiel"
OPTIONS = (declare.Option("cards", declare.always(13), shape=declare.Integer(2, 13)),)
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


def bidders(state: State) -> list[int]:
    """The seats that still have to put down a card."""
    return [seat for seat in range(len(state.ids)) if seat not in state.bids]


def bid(state: State, move: Move, happened: list[Happened]) -> None:
    """Put down a card; it stays in hand until all have chosen."""
    _type, seat, card = move
    state.bids[seat] = card
    happened.append((BID_MADE, seat))
    if not bidders(state):
        award(state, happened)


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


WRONG_PRIZES = Code("prizes.wrong", ("goofspiel/prize",), {"round": INTEGER})
HELD = INTEGER.meaning("How many cards a hand has in this round.")
WRONG_HAND = Code("hand.wrong", ("goofspiel/bid",), {"player": SEAT, "cards": HELD})
WRONG_BIDS = Code("bids.wrong", ("goofspiel/bid",))


def prizes_are_right(state: State) -> Iterator[Violation]:
    """Every prize is in one place: on offer while players bid, awarded in the rounds before, or still to come."""
    awarded = [*state.lost, *[prize for own in state.won for prize in own]]
    hidden = state.prizes if isinstance(state.prizes, list) else []
    places = [*awarded, *state.on_offer, *hidden]
    over, every = state.phase == declare.FINISHED, range(1, state.rules.cards + 1)
    left = len(every) - len(awarded) - len(state.on_offer)
    if (
        len({*places}) < len(places)
        or not {*places} <= {*every}
        or declare.size(state.prizes) != left
        or len(awarded) != state.round - (not over)
        or len(state.on_offer) != (state.phase == "bidding")
        or (over and left > 0)
        or (state.phase == "prize" and not state.table_deals)
    ):
        yield WRONG_PRIZES("/prizes", round=state.round)


def hands_are_right(state: State) -> Iterator[Violation]:
    """Each hand has a card for every round that has not been decided; a card that was put down is still in it."""
    left = state.rules.cards - state.round + (state.phase != declare.FINISHED)
    for seat, hand in enumerate(state.hand):
        if len({*hand}) != len(hand) or len(hand) != left or not {*hand} <= {*range(1, state.rules.cards + 1)}:
            yield WRONG_HAND(declare.pointer("players", seat, "hand"), player=state.ids[seat], cards=left)
    if any(card not in state.hand[seat] for seat, card in state.bids.items()):
        yield WRONG_BIDS("/bids")
    if state.bids and (state.phase != "bidding" or not bidders(state)):
        yield WRONG_BIDS("/bids")


PRIZES = declare.Deck(name="prizes", cards=lambda rules, _players: range(1, rules.cards + 1), about="The prizes.")
BID: declare.Action[State] = declare.Action(
    type="bid",
    figures={"card": declare.figure(declare.Integer(about="The card that is put down, by its value."))},
    candidates=lambda state, seat: [("bid", seat, card) for card in state.hand[seat]],
    play=bid,
    rule="goofspiel/bid",
)
BIDDING: declare.Phase[State] = declare.Phase(
    "bidding",
    (BID,),
    seats_to_act=bidders,
    has_chosen=lambda state, seat: seat in state.bids,
    default=lambda state, seat, _moves: ("bid", seat, state.hand[seat][0]),
    rule="goofspiel/bid",
    turn_rule="goofspiel/bid",
)
GAME = declare.declare_game(
    __name__,
    id=ID,
    name="Goofspiel",
    players=range(2, 7),
    state=declare.derive(State, ID, OPTIONS),
    options=OPTIONS,
    chance=(PRIZES,),
    begin=begin,
    phases=(
        BIDDING,
        declare.report_phase(
            "prize", PRIZES, count=lambda _state: 1, unseen=unseen, reported=offer, rule="goofspiel/prize"
        ),
    ),
    scores=scores,
    breakdown={"prizes": declare.CARDS.meaning("The prizes won, ascending.")},
    invariants=(prizes_are_right, hands_are_right),
)
