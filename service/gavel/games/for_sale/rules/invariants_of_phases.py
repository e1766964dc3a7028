"""The invariants of each phase of For Sale, for states whose players and decks are in order."""

from collections.abc import Iterable, Iterator, Sequence
from operator import add

from gavel.engine.actions import NOBODY, THE_TABLE
from gavel.engine.bounds import bounded, out_of
from gavel.engine.dealing import size
from gavel.engine.game import FINISHED
from gavel.engine.kinds import INTEGER, PLAYER, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.figures import HOUSE
from gavel.games.for_sale.rules.invariants_of_auctions import TURN_IMPOSSIBLE
from gavel.games.for_sale.rules.invariants_of_coins import coins
from gavel.games.for_sale.rules.rulesets import Rules
from gavel.games.for_sale.rules.selling import last_seller, sellers, sweeps
from gavel.games.for_sale.rules.state import BUYING, SELLING, State, turn_of

_COUNTED = {"count": INTEGER, "expected": INTEGER}

BIDS_OUT_OF_PLACE = Code("bids.out-of-place", ("for-sale/buying",), {"phase": TEXT})
PASSED_OUT_OF_PLACE = Code("passed.out-of-place", ("for-sale/buying",), {"phase": TEXT})
CHOICES_OUT_OF_PLACE = Code("choices.out-of-place", ("for-sale/selling",), {"phase": TEXT})
ROUND_IMPOSSIBLE = Code(
    "round.impossible",
    ("for-sale/reveal-houses", "for-sale/reveal-cheques"),
    {"round": INTEGER, "rounds": INTEGER.meaning("How many rounds the game has.")},
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
CHOICE_NOT_IN_HAND = Code("choices.not-in-hand", ("for-sale/sell",), {"player": PLAYER, "house": HOUSE})
CHOICES_COMPLETE = Code("choices.complete", ("for-sale/exchange",))
HOUSES_LEFT = Code("finished.houses-left", ("for-sale/end",), {"count": INTEGER})


def _members(state: State) -> Iterator[Violation]:
    """The turn is a player's while buying, the table's if it deals and has to report cards, and nobody's otherwise.

    Bids and passes stand only in a round of buying, choices only in a round of selling.
    """
    phase, waiting = state.phase, state.turn == THE_TABLE
    if phase != BUYING or waiting:
        if state.bids:
            yield BIDS_OUT_OF_PLACE("/bids", phase=phase)
        if state.passed:
            yield PASSED_OUT_OF_PLACE("/passed", phase=phase)
    if state.choices and (phase != SELLING or waiting):
        yield CHOICES_OUT_OF_PLACE("/choices", phase=phase)
    if waiting:
        possible = state.table_deals and phase in (BUYING, SELLING)
    else:
        possible = (state.turn == NOBODY) == (phase != BUYING)
    if not possible:
        yield TURN_IMPOSSIBLE("/turn", turn=turn_of(state), phase=phase)


# --- buying ---------------------------------------------------------------------------------------------------------


def _nothing_sold(state: State) -> Iterator[Violation]:
    """No cheque has been shown or paid, and no house sold."""
    rule = "for-sale/reveal-cheques"
    for seat, cheques in enumerate(state.cheques):
        if cheques:
            at = pointer("players", seat, "cheques")
            yield CHEQUES_WRONG_COUNT(at, rule=rule, count=len(cheques), expected=0)
    if state.market.cheques:
        yield MARKET_WRONG_COUNT("/market/cheques", rule=rule, count=len(state.market.cheques), expected=0)
    if state.sold:
        yield SOLD_WRONG_COUNT("/sold", rule="for-sale/exchange", count=len(state.sold), expected=0)


def _round_of_buying(state: State) -> Iterator[Violation]:
    """The round exists, and decks, market and hands have the houses that it can leave.

    A hand has, beside the house of this round, at most one for each finished round; the starter of a round after the
    first took one in the round before; all hands together have all taken houses.
    """
    rules, rounds, rule = state.rules, state.round - 1, "for-sale/reveal-houses"
    if not 0 <= rounds < rules.buying_rounds:
        yield ROUND_IMPOSSIBLE("/round", rule=rule, round=state.round, rounds=rules.buying_rounds)
        return
    on_show, before = rules.shown_in(state.round), rules.per_round * rounds
    on_offer = 0 if state.turn == THE_TABLE else on_show
    takers = state.passed[rules.empty_handed_in(state.round) :]
    if (count := size(state.decks.houses)) != (expected := rules.deck_size - before - on_offer):
        yield DECK_WRONG_COUNT("/decks/houses", rule=rule, count=count, expected=expected)
    if (count := size(state.decks.cheques)) != rules.deck_size:
        yield DECK_WRONG_COUNT("/decks/cheques", rule=rule, count=count, expected=rules.deck_size)
    if (count := len(state.market.houses)) != (expected := max(0, on_offer - len(takers))):
        yield MARKET_WRONG_COUNT("/market/houses", rule=rule, count=count, expected=expected)
    in_hand = [*map(len, state.houses)]
    for seat in dict.fromkeys(takers):
        in_hand[seat] -= 1
    starter = state.first_player if rounds else NOBODY
    for seat, count in enumerate(in_hand):
        if not (seat == starter) <= count <= rounds:
            taken, least = len(state.houses[seat]) - count, 1 if seat == starter else 0
            at = pointer("players", seat, "houses")
            yield out_of(HAND_WRONG_COUNT, at, least + taken, rounds + taken, count=count + taken)
    if (count := sum(map(len, state.houses))) != (expected := before + len(takers)):
        yield HOUSES_WRONG_COUNT("/players", rule="for-sale/pass", count=count, expected=expected)


# --- selling --------------------------------------------------------------------------------------------------------


def _all_bought(state: State) -> Iterator[Violation]:
    """All houses are bought, and distributed as buying can do: at most one a round for each player."""
    rules, rule = state.rules, "for-sale/buying-ends"
    if state.market.houses:
        yield MARKET_WRONG_COUNT("/market/houses", rule=rule, count=len(state.market.houses), expected=0)
    if state.decks.houses:
        yield DECK_WRONG_COUNT("/decks/houses", rule=rule, count=size(state.decks.houses), expected=0)
    bought, most = [*map(len, map(add, state.houses, state.cheques))], rules.buying_rounds
    for seat, count in enumerate(bought):
        if count > most:
            yield out_of(HAND_WRONG_COUNT, pointer("players", seat), 0, most, count=count)
    if longest := rules.too_many_long(bought):
        yield TOO_MANY_LONG("/players", count=longest, maximum=rules.short_round)
    if (count := sum(bought)) != rules.sold_in_all:
        yield HOUSES_WRONG_COUNT("/players", rule="for-sale/pass", count=count, expected=rules.sold_in_all)


def _paid(state: State) -> Iterable[Violation]:
    """A seller has a cheque for each finished round; a player who sits out has no more than that."""
    over = state.round - 1
    if over < 0:
        return (_no_such_round(state, _rounds_of_selling(map(add, state.houses, state.cheques), state.rules)),)
    return [
        CHEQUES_WRONG_COUNT(pointer("players", seat, "cheques"), rule="for-sale/exchange", count=count, expected=over)
        for seat, count in enumerate(map(len, state.cheques))
        if count > over or (count < over and state.houses[seat])
    ]


def _sale(state: State) -> Iterator[Violation]:
    """A player has houses to sell; as many cheques lie open as there are sellers, unless a table has to report them.

    A sole seller sweeps at once. All other cheques are in the deck or paid, each for a house. Choices are houses in
    hand; the last choice reveals them all.
    """
    selling, waiting = sellers(state), state.turn == THE_TABLE
    if not selling:
        yield PHASE_IMPOSSIBLE("/phase", phase=SELLING)
        return
    yield from _all_bought(state)
    yield from _paid(state)
    if sweeps(state) and not waiting:
        yield SWEEP_DUE("/phase", player=state.ids[last_seller(state)])
    on_show, paid, rule = 0 if waiting else selling, sum(map(len, state.cheques)), "for-sale/reveal-cheques"
    # If more are paid than can be, players have too many of them, and none may be left.
    if (count := size(state.decks.cheques)) != (expected := max(0, state.rules.sold_in_all - paid - on_show)):
        yield DECK_WRONG_COUNT("/decks/cheques", rule=rule, count=count, expected=expected)
    if (count := len(state.market.cheques)) != on_show:
        yield MARKET_WRONG_COUNT("/market/cheques", rule=rule, count=count, expected=on_show)
    if (count := len(state.sold)) != paid:
        yield SOLD_WRONG_COUNT("/sold", rule="for-sale/exchange", count=count, expected=paid)
    for seat, house in state.choices.items():
        if house not in state.houses[seat]:
            player = state.ids[seat]
            yield CHOICE_NOT_IN_HAND(pointer("choices", player), player=player, house=house)
    if len(state.choices) >= selling:
        yield CHOICES_COMPLETE("/choices")


# --- the end --------------------------------------------------------------------------------------------------------


def _all_sold(state: State) -> Iterator[Violation]:
    """No house and no cheque is left, and selling took the number of rounds for the houses that were sold."""
    rule = "for-sale/end"
    for seat, hand in enumerate(state.houses):
        if hand:
            yield HOUSES_LEFT(pointer("players", seat, "houses"), count=len(hand))
    if state.decks.cheques:
        yield DECK_WRONG_COUNT("/decks/cheques", rule=rule, count=size(state.decks.cheques), expected=0)
    if state.market.cheques:
        yield MARKET_WRONG_COUNT("/market/cheques", rule=rule, count=len(state.market.cheques), expected=0)
    if (count := len(state.sold)) != state.rules.sold_in_all:
        yield SOLD_WRONG_COUNT("/sold", rule=rule, count=count, expected=state.rules.sold_in_all)
    if state.round != (rounds := _rounds_of_selling(state.cheques, state.rules)):
        yield _no_such_round(state, rounds)


def _no_such_round(state: State, rounds: int) -> Violation:
    return ROUND_IMPOSSIBLE("/round", rule="for-sale/reveal-cheques", round=state.round, rounds=rounds)


def _rounds_of_selling(sold: Iterable[Sequence[int]], rules: Rules) -> int:
    """The rounds of selling, by the number of houses that each player sells; any sweep counts as one."""
    *_fewer, second, most = sorted(map(len, sold))
    return second + 1 if rules.sweep and most > second else most


PHASES = {
    BUYING: (_members, _nothing_sold, _round_of_buying),
    SELLING: (_members, coins, _sale),
    FINISHED: (_members, coins, _all_bought, _all_sold),
}
