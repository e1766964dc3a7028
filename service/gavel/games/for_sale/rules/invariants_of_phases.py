"""What each phase of For Sale needs, and what it must not have. Everybody sits at the table, decks have their form."""

from collections.abc import Iterator, Sequence

from gavel.engine.actions import NOBODY, THE_TABLE
from gavel.engine.bounds import bounded, out_of
from gavel.engine.kinds import INTEGER, PLAYER, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.invariants_of_auctions import TURN_IMPOSSIBLE, auction_breaches
from gavel.games.for_sale.rules.invariants_of_cards import coin_breaches
from gavel.games.for_sale.rules.rulesets import Rules
from gavel.games.for_sale.rules.selling import last_seller, sellers, sweeps
from gavel.games.for_sale.rules.state import BUYING, SELLING, State, held, turn_of

_COUNTED = {"count": INTEGER, "expected": INTEGER}

BIDS_OUT_OF_PLACE = Code("bids.out-of-place", ("for-sale/buying",), {"phase": TEXT})
PASSED_OUT_OF_PLACE = Code("passed.out-of-place", ("for-sale/buying",), {"phase": TEXT})
CHOICES_OUT_OF_PLACE = Code("choices.out-of-place", ("for-sale/selling",), {"phase": TEXT})
ROUND_IMPOSSIBLE = Code(
    "round.impossible", ("for-sale/reveal-houses", "for-sale/reveal-cheques"), {"round": INTEGER, "rounds": INTEGER}
)
PHASE_IMPOSSIBLE = Code("phase.impossible", ("for-sale/end",), {"phase": TEXT})
MARKET_WRONG_COUNT = Code(
    "market.wrong-count",
    ("for-sale/reveal-houses", "for-sale/reveal-cheques", "for-sale/buying-ends", "for-sale/end"),
    _COUNTED,
)
DECK_WRONG_COUNT = Code(
    "deck.wrong-count",
    ("for-sale/reveal-houses", "for-sale/reveal-cheques", "for-sale/buying-ends", "for-sale/end"),
    _COUNTED,
)
HOUSES_WRONG_COUNT = Code("houses.wrong-count", ("for-sale/pass",), _COUNTED)
HAND_WRONG_COUNT = bounded(Code("houses.wrong-count", ("for-sale/pass",), {"count": INTEGER}))
TOO_MANY_LONG = Code("houses.wrong-count", ("for-sale/short-last-round",), {"count": INTEGER, "maximum": INTEGER})
CHEQUES_WRONG_COUNT = Code("cheques.wrong-count", ("for-sale/reveal-cheques", "for-sale/exchange"), _COUNTED)
SOLD_WRONG_COUNT = Code("sold.wrong-count", ("for-sale/exchange", "for-sale/end"), _COUNTED)
SWEEP_DUE = Code("sweep.due", ("for-sale/last-seller",), {"player": PLAYER})
CHOICE_NOT_IN_HAND = Code("choices.not-in-hand", ("for-sale/sell",), {"player": PLAYER, "house": INTEGER})
CHOICES_COMPLETE = Code("choices.complete", ("for-sale/exchange",))
HOUSES_LEFT = Code("finished.houses-left", ("for-sale/end",), {"count": INTEGER})


def phase_breaches(state: State) -> Iterator[Violation]:
    """Every broken invariant that depends on the phase."""
    yield from _place_breaches(state)
    yield from _whose_turn_breaches(state)
    if state.phase == BUYING:
        yield from _buying_breaches(state)
        yield from auction_breaches(state)
    else:
        yield from coin_breaches(state.coins, state.rules)
        yield from _selling_breaches(state) if state.phase == SELLING else _finished_breaches(state)


def _place_breaches(state: State) -> Iterator[Violation]:
    """Bids and passes stand only in a round of buying, choices only in a round of selling."""
    phase, waiting = state.phase, state.turn == THE_TABLE
    if phase != BUYING or waiting:
        if state.bids:
            yield BIDS_OUT_OF_PLACE("/bids", phase=phase)
        if state.passed:
            yield PASSED_OUT_OF_PLACE("/passed", phase=phase)
    if state.choices and (phase != SELLING or waiting):
        yield CHOICES_OUT_OF_PLACE("/choices", phase=phase)


def _whose_turn_breaches(state: State) -> Iterator[Violation]:
    """While buying it is somebody's turn, and only then; the table's where it deals and cards are to be reported."""
    if state.turn == THE_TABLE:
        possible = state.table_deals and state.phase in (BUYING, SELLING)
    else:
        possible = (state.turn == NOBODY) == (state.phase != BUYING)
    if not possible:
        yield TURN_IMPOSSIBLE("/turn", turn=turn_of(state), phase=state.phase)


Counted = tuple[Code, str, str, int, int]
"""What to tell, where, by which clause, of how many cards there are and how many there have to be."""


def _count_breaches(*counts: Counted) -> Iterator[Violation]:
    for code, at, rule, count, expected in counts:
        if count != expected:
            yield code(at, rule=rule, count=count, expected=expected)


# --- buying ---------------------------------------------------------------------------------------------------------


def _buying_breaches(state: State) -> Iterator[Violation]:
    yield from _nothing_sold_yet(state)
    rules, round_ = state.rules, state.round
    if not 1 <= round_ <= rules.buying_rounds:
        yield ROUND_IMPOSSIBLE("/round", rule="for-sale/reveal-houses", round=round_, rounds=rules.buying_rounds)
        return
    before, shown = rules.per_round * (round_ - 1), rules.shown_in(round_)
    takers = state.passed[rules.empty_handed_in(round_) :]
    on_offer = 0 if state.turn == THE_TABLE else shown
    in_deck = rules.deck_size - before - on_offer
    in_market = max(0, on_offer - len(takers))
    rule = "for-sale/reveal-houses"
    yield from _count_breaches(
        (DECK_WRONG_COUNT, "/decks/houses", rule, held(state.house_deck), in_deck),
        (DECK_WRONG_COUNT, "/decks/cheques", rule, held(state.cheque_deck), rules.deck_size),
        (MARKET_WRONG_COUNT, "/market/houses", rule, len(state.market_houses), in_market),
    )
    yield from _hand_breaches(state, takers)


def _nothing_sold_yet(state: State) -> Iterator[Violation]:
    rule = "for-sale/reveal-cheques"
    for seat, cheques in enumerate(state.cheques):
        if cheques:
            at = pointer("players", seat, "cheques")
            yield CHEQUES_WRONG_COUNT(at, rule=rule, count=len(cheques), expected=0)
    yield from _count_breaches(
        (MARKET_WRONG_COUNT, "/market/cheques", rule, len(state.market_cheques), 0),
        (SOLD_WRONG_COUNT, "/sold", "for-sale/exchange", len(state.sold), 0),
    )


def _hand_breaches(state: State, takers: Sequence[int]) -> Iterator[Violation]:
    """At most one house for each round played, at least the one taken in this round, and together all that went.

    Whoever starts a round after the first took a house in the one before.
    """
    rounds = state.round - 1
    for seat, hand in enumerate(state.houses):
        taken = 1 if seat in takers else 0
        least = taken + (1 if rounds and seat == state.first_player else 0)
        if not least <= len(hand) <= rounds + taken:
            at = pointer("players", seat, "houses")
            yield out_of(HAND_WRONG_COUNT, at, least, rounds + taken, count=len(hand))
    bought = state.rules.per_round * rounds + len(takers)
    in_hand = sum(map(len, state.houses))
    yield from _count_breaches((HOUSES_WRONG_COUNT, "/players", "for-sale/pass", in_hand, bought))


# --- selling --------------------------------------------------------------------------------------------------------


def _selling_breaches(state: State) -> Iterator[Violation]:
    selling = sellers(state)
    if not selling:
        yield PHASE_IMPOSSIBLE("/phase", phase=SELLING)
        return
    yield from _nothing_to_buy(state)
    yield from _cheque_breaches(state)
    waiting = state.turn == THE_TABLE
    if sweeps(state) and not waiting:
        yield SWEEP_DUE("/phase", player=state.ids[last_seller(state)])
    paid, shown = sum(map(len, state.cheques)), 0 if waiting else selling
    # Where more are paid than there can be, players have too many of them, and there must be none left.
    in_deck = max(0, state.rules.sold_in_all - paid - shown)
    rule = "for-sale/reveal-cheques"
    yield from _count_breaches(
        (DECK_WRONG_COUNT, "/decks/cheques", rule, held(state.cheque_deck), in_deck),
        (MARKET_WRONG_COUNT, "/market/cheques", rule, len(state.market_cheques), shown),
        (SOLD_WRONG_COUNT, "/sold", "for-sale/exchange", len(state.sold), paid),
    )
    yield from _choice_breaches(state, selling)


def _nothing_to_buy(state: State) -> Iterator[Violation]:
    """All houses are bought, as buying can have given them to the players: one a round at most."""
    rule = "for-sale/buying-ends"
    yield from _count_breaches(
        (MARKET_WRONG_COUNT, "/market/houses", rule, len(state.market_houses), 0),
        (DECK_WRONG_COUNT, "/decks/houses", rule, held(state.house_deck), 0),
    )
    rules = state.rules
    bought = [len(houses) + len(cheques) for houses, cheques in zip(state.houses, state.cheques, strict=True)]
    for seat, count in enumerate(bought):
        if count > rules.buying_rounds:
            yield out_of(HAND_WRONG_COUNT, pointer("players", seat), 0, rules.buying_rounds, count=count)
    if longest := rules.too_many_long(bought):
        yield TOO_MANY_LONG("/players", count=longest, maximum=rules.short_round)
    yield from _count_breaches((HOUSES_WRONG_COUNT, "/players", "for-sale/pass", sum(bought), rules.sold_in_all))


def _cheque_breaches(state: State) -> Iterator[Violation]:
    """A seller has a cheque for each round over; one who sits out has no more than that."""
    over = state.round - 1
    if over < 0:
        bought = [houses + cheques for houses, cheques in zip(state.houses, state.cheques, strict=True)]
        yield _no_such_round(state, _rounds_of_selling(bought, state.rules))
        return
    for seat, (houses, cheques) in enumerate(zip(state.houses, state.cheques, strict=True)):
        count = len(cheques)
        if count > over or (houses and count < over):
            at = pointer("players", seat, "cheques")
            yield CHEQUES_WRONG_COUNT(at, rule="for-sale/exchange", count=count, expected=over)


def _choice_breaches(state: State, selling: int) -> Iterator[Violation]:
    """Only houses in hand are chosen; the last choice reveals them all."""
    for seat, house in state.choices.items():
        if house not in state.houses[seat]:
            player = state.ids[seat]
            yield CHOICE_NOT_IN_HAND(pointer("choices", player), player=player, house=house)
    if len(state.choices) >= selling:
        yield CHOICES_COMPLETE("/choices")


# --- the end --------------------------------------------------------------------------------------------------------


def _finished_breaches(state: State) -> Iterator[Violation]:
    yield from _nothing_to_buy(state)
    for seat, hand in enumerate(state.houses):
        if hand:
            yield HOUSES_LEFT(pointer("players", seat, "houses"), count=len(hand))
    rule = "for-sale/end"
    yield from _count_breaches(
        (DECK_WRONG_COUNT, "/decks/cheques", rule, held(state.cheque_deck), 0),
        (MARKET_WRONG_COUNT, "/market/cheques", rule, len(state.market_cheques), 0),
        (SOLD_WRONG_COUNT, "/sold", rule, len(state.sold), state.rules.sold_in_all),
    )
    rounds = _rounds_of_selling(state.cheques, state.rules)
    if state.round != rounds:
        yield _no_such_round(state, rounds)


def _no_such_round(state: State, rounds: int) -> Violation:
    return ROUND_IMPOSSIBLE("/round", rule="for-sale/reveal-cheques", round=state.round, rounds=rounds)


def _rounds_of_selling(sold: Sequence[Sequence[int]], rules: Rules) -> int:
    """How many rounds selling takes by what each player sells; a sweep counts as one, whatever it brings."""
    *_fewer, second, most = sorted(map(len, sold))
    return second + 1 if rules.sweep and most > second else most
