"""German Whist: two players fight for good cards in thirteen tricks, and then for the thirteen tricks that count.

The game is in the public domain. A card is its suit and rank inside, and a name such as `QS` in documents.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from gavel import declare
from gavel.declare import INTEGER, SEAT, TEXT, Code, EventType, Happened, Integer, Move, Violation

RANKS, SUITS, HAND = "23456789TJQKA", ("C", "D", "H", "S"), 13
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARD = declare.card_shape(CARDS)


def suit_of(card: int) -> int:
    """The suit of a card, by its place in SUITS."""
    return card // HAND


@declare.members
class State(declare.GameState):
    """Everything about one game."""

    hand: list[list[int]] = declare.each(declare.cards("The cards in hand.", names=CARDS), seen=declare.OWNER)
    tricks: list[int] = declare.each(declare.integer("The tricks won in the second half."))
    stock: list[int] | int = declare.deck("The face-down cards.", names=CARDS, seen=declare.NOBODY_SEES)
    upcard: list[int] = declare.cards("The card that the next trick wins; none in the second half.", names=CARDS)
    trump: str = declare.word(declare.Word(SUITS), "The trump suit: that of the first card turned up.")
    led: list[int] = declare.cards("The card that was led to this trick.", names=CARDS)
    played: list[int] = declare.cards("The cards of earlier tricks, ascending.", names=CARDS)
    turn: int = declare.seat("Whose turn it is; at the end, who won the last trick.")


def scores(state: State) -> declare.Scoresheet:
    """The scoresheet: the tricks of the second half."""
    return declare.scoresheet(state, state.tricks, [{"tricks": tricks} for tricks in state.tricks])


NAME = TEXT.meaning("The card.")
TURNED_UP = EventType("turned-up", ("german-whist/stock",), {"card": NAME}, declare.everyone)
PLAYED = EventType("played", ("german-whist/follow",), {"player": SEAT, "card": NAME}, declare.everyone_but_player)
WON = EventType("trick-won", ("german-whist/trick",), {"player": SEAT})
TAKEN = EventType("taken", ("german-whist/stock",), {"player": SEAT, "card": NAME})
GAME_FINISHED = declare.finished_event("german-whist/end", scores)


def drawn(state: State, count: int) -> list[int]:
    """The next cards of the stock: the service always deals this game."""
    return declare.draw(state, "stock", count) or []


def begin(state: State, first: int, happened: list[Happened]) -> None:
    """Deal thirteen cards each, and turn up the card that makes trumps."""
    for seat in range(2):
        state.hand[seat] = sorted(drawn(state, HAND))
    state.turn = first
    turn_up(state, happened)
    state.trump = SUITS[suit_of(state.upcard[0])]


def turn_up(state: State, happened: list[Happened]) -> None:
    """Turn up the next card of the stock."""
    state.upcard = drawn(state, 1)
    happened.append((TURNED_UP, CARDS[state.upcard[0]]))


def playable(state: State, seat: int) -> list[Move]:
    """The cards of the suit that was led, or the whole hand without any."""
    hand = state.hand[seat]
    following = [card for card in hand if state.led and suit_of(card) == suit_of(state.led[0])]
    return [("play", seat, CARDS[card]) for card in following or hand]


def play(state: State, move: Move, happened: list[Happened]) -> None:
    """Play a card; the second one ends the trick."""
    _type, seat, name = move
    card = CARDS.index(name)
    state.hand[seat].remove(card)
    happened.append((PLAYED, seat, name))
    if not state.led:
        state.led, state.turn = [card], 1 - seat
        return
    [led], state.led = state.led, []
    state.played = sorted([*state.played, led, card])
    end_trick(state, seat if beats(state, card, led) else 1 - seat, happened)


def beats(state: State, card: int, led: int) -> bool:
    """Whether a card beats the one that was led: higher of its suit, or a trump where that is none."""
    return card > led if suit_of(card) == suit_of(led) else SUITS[suit_of(card)] == state.trump


def end_trick(state: State, winner: int, happened: list[Happened]) -> None:
    """Give the upcard to the winner and the next card, unseen, to the other; in the second half count the trick."""
    state.turn = winner
    happened.append((WON, winner))
    if state.upcard:
        happened.append((TAKEN, winner, CARDS[state.upcard[0]]))
        for seat, cards in ((winner, state.upcard), (1 - winner, drawn(state, 1))):
            state.hand[seat] = sorted([*state.hand[seat], *cards])
        state.upcard = []
        if declare.size(state.stock):
            turn_up(state, happened)
        return
    state.round = 2
    state.tricks[winner] += 1
    if not any(state.hand):
        state.phase = declare.FINISHED
        happened.append((GAME_FINISHED, state))


WRONG_HANDS = Code("hands.wrong", ("german-whist/setup",))
WRONG_TRICKS = Code("tricks.wrong", ("german-whist/trick",), {"tricks": INTEGER.meaning("How many have been played.")})


def hands_are_right(state: State) -> Iterator[Violation]:
    """Both have as many cards as the trick leaves them, and a card is up while the stock lasts."""
    tricks, stock = len(state.played) // 2, declare.size(state.stock)
    left = min(HAND, 2 * HAND - tricks)
    counts = [left - (bool(state.led) and seat != state.turn) for seat in range(2)]
    first_half = tricks < HAND
    fits = stock == max(0, 2 * HAND - 1 - 2 * tricks) and len(state.upcard) == first_half and len(state.led) <= 1
    if [*map(len, state.hand)] != counts or not fits or len(state.played) % 2:
        yield WRONG_HANDS("/players")


def tricks_are_right(state: State) -> Iterator[Violation]:
    """The tricks of the second half add up, and the game ends with the last."""
    tricks, over = len(state.played) // 2, state.phase == declare.FINISHED
    halves = 2 if tricks > HAND else 1
    if sum(state.tricks) != max(0, tricks - HAND) or over != (tricks == 2 * HAND) or state.round != halves:
        yield WRONG_TRICKS("/round", tricks=tricks)


STOCK = declare.Deck(
    name="stock",
    cards=lambda _rules, _players: range(len(CARDS)),
    about="The deck: thirteen cards for each, then the stock.",
    shape=declare.Items(CARD),
    load=CARDS.index,
    dump=CARDS.__getitem__,
)
PLAYING: declare.Phase[State] = declare.Phase(
    "playing",
    (
        declare.Action(
            type="play",
            figures={
                "card": declare.figure(CARD.meaning("The card to play. For this player alone until it is played."))
            },
            candidates=playable,
            play=play,
            rule="german-whist/follow",
        ),
    ),
    seats_to_act=lambda state: (state.turn,),
    rule="german-whist/follow",
    turn_rule="german-whist/trick",
)


def places(record: Mapping[str, Any]) -> list[set[str]]:
    """The cards that may lie at each place of the deck, by what the record of a player shows.

    A card that somebody played was in that hand, and so was none of the suit that its player did not follow.
    """
    players, events = record["setup"]["players"], record["events"]
    own, upcards = players.index(record["seat"]), declare.shown_by(events, "turned-up", "card")
    plays = [(players.index(event["player"]), event["card"]) for event in events if event["type"] == "played"]
    trick_of = {card: (place // 2, seat) for place, (seat, card) in enumerate(plays)}
    followed = enumerate(zip(plays[::2], plays[1::2], strict=False))
    voids = [(trick, seat, led[1]) for trick, ((_, led), (seat, card)) in followed if card[1] != led[1]]
    seen = {card for view in ("beginning", "view") for card in record[view]["players"][own]["hand"]}
    seen |= {card for seat, card in plays if seat == own}

    def held(seat: int, since: int) -> set[str]:
        """The cards that a seat may have been dealt for a trick and those after it."""
        found = set()
        for card in {*CARDS}.difference(upcards):
            until, by = trick_of.get(card, (2 * HAND, seat))
            void = any((seat, card[1]) == (who, suit) and since <= trick < until for trick, who, suit in voids)
            if (card in seen) == (seat == own) and by == seat and since <= until and not void:
                found.add(card)
        return found

    dealt = [held(seat, 0) for seat in range(2) for _card in range(HAND)]
    dealt[own * HAND : own * HAND + HAND] = [{card} for card in record["beginning"]["players"][own]["hand"]]
    for trick, winner in enumerate(declare.shown_by(events, "trick-won", "player")[:HAND]):
        dealt += [{upcards[trick]}, held(1 - players.index(winner), trick + 1)]
    dealt += [{card} for card in upcards[(len(dealt) - 2 * HAND) // 2 :]]
    return dealt + [{*CARDS}.difference(seen, upcards, trick_of)] * (len(CARDS) - len(dealt))


GAME = declare.declare_game(
    __name__,
    id="german-whist",
    name="German Whist",
    players=(2,),
    state=declare.derive(State, "german-whist"),
    chance=(STOCK,),
    shown=lambda record: {"stock": places(record)},
    limits=lambda _state: declare.Limits(
        longest=len(CARDS),
        lengths={"hand": HAND, "stock": 2 * HAND, "upcard": 1, "led": 1, "played": len(CARDS)},
    ),
    begin=begin,
    phases=(PLAYING,),
    scores=scores,
    breakdown={"tricks": Integer(about="The tricks won in the second half.")},
    invariants=(
        declare.EachCardOnce(
            of=STOCK,
            places=lambda state: (*state.hand, state.upcard, state.led, state.played),
            rule="german-whist/setup",
        ),
        hands_are_right,
        tricks_are_right,
    ),
)
