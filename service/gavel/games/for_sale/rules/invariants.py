"""Every invariant of a state of For Sale, each stated once: players and edition, cards and coins, then the phase.

If the seats or the form of a deck are in doubt, invariants that depend on them are not asked.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from operator import add

from gavel.engine import common
from gavel.engine.actions import NOBODY, THE_TABLE
from gavel.engine.bounds import bounded, out_of
from gavel.engine.common import others_from_left
from gavel.engine.dealing import size
from gavel.engine.game import FINISHED
from gavel.engine.invariants import find_breaches, repeats
from gavel.engine.kinds import INTEGER, INTEGERS, PLAYER, PLAYER_OR_NULL, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.buying import RAISE_RULES, raise_rule
from gavel.games.for_sale.rules.figures import CARD, HOUSE
from gavel.games.for_sale.rules.options import option_violations
from gavel.games.for_sale.rules.rulesets import EDITIONS, OPTIONS, Rules
from gavel.games.for_sale.rules.selling import last_seller, sellers, sweeps
from gavel.games.for_sale.rules.state import BUYING, CHEQUES, HOUSES, SELLING, STATE, Cards, State, turn_of

STRANGER = common.STRANGER.citing("for-sale/players")


def breaches(state: State) -> Iterator[Violation]:
    """Every breach of an invariant in a state, lazily; none if a game can have led to it."""
    yield from common.deal_breaches(state)
    twice = [*common.player_breaches(state.ids)]
    yield from twice
    if no_such_game := _edition(state):
        yield from no_such_game
        return
    if state.options:
        yield from common.option_breaches(OPTIONS, state)
        if disagreeing := [*option_violations(state.rules, state.options)]:
            yield from disagreeing
            return
    yield from STATE.stranger_breaches(state, STRANGER)
    yield from STATE.order_breaches(state)
    if wrong := STATE.form_breaches(state):
        yield from wrong
        return
    yield from find_breaches(state, _CARDS)
    if twice or state.strangers:
        return
    yield from find_breaches(state, _PHASES[state.phase])
    if state.phase == BUYING and not (yield from find_breaches(state, _BIDS)) and state.turn >= 0:
        yield from find_breaches(state, _TURNS)


def _edition(state: State) -> Iterable[Violation]:
    ruleset = EDITIONS[state.ruleset].ruleset
    return common.edition_violations(ruleset, state.variant, len(state.ids), "for-sale/players")


# --- the cards ------------------------------------------------------------------------------------------------------

_SETUP = ("for-sale/setup",)

REMOVED_WRONG_COUNT = Code("removed.wrong-count", ("for-sale/removed",), {"count": INTEGER, "expected": INTEGER})
CARD_TWICE = Code("card.twice", _SETUP, {"card": CARD})
CARD_UNKNOWN = Code("card.unknown", _SETUP, {"card": CARD})
CARDS_MISSING = Code(
    "card.missing", _SETUP, {"missing": INTEGERS.meaning("The cards that are nowhere, by their values.")}
)
CARDS_UNACCOUNTED = Code("card.missing", _SETUP, {"expected": INTEGER, "count": INTEGER})
"""The form of the code for a table that deals, which alone knows the unseen cards."""

Steps = tuple[str | int, ...]
"""The steps of a JSON pointer, which is written only for a breach."""


def _hands(state: State, name: str) -> list[Steps]:
    return [("players", seat, name) for seat in range(len(state.ids))]


def _removed(state: State) -> Iterator[Violation]:
    """The number of removed cards is that of the rules."""
    rules = state.rules
    expected = rules.removed + (rules.leftover if rules.discard and state.phase != BUYING else 0)
    if (count := size(state.removed.houses)) != expected:
        yield REMOVED_WRONG_COUNT("/removed/houses", count=count, expected=expected)
    if (count := size(state.removed.cheques)) != expected:
        yield REMOVED_WRONG_COUNT("/removed/cheques", count=count, expected=expected)


def _houses(state: State) -> Iterable[Violation]:
    visible = [*state.houses, state.market.houses, state.sold]
    return _once(state, HOUSES, state.rules.houses, visible, state.decks.houses, state.removed.houses)


def _cheques(state: State) -> Iterable[Violation]:
    visible = [*state.cheques, state.market.cheques, []]
    return _once(state, CHEQUES, state.rules.cheques, visible, state.decks.cheques, state.removed.cheques)


def _once(
    state: State, name: str, full: tuple[int, ...], visible: list[Cards], deck: Cards | int, removed: Cards | int
) -> Iterable[Violation]:
    """Every card is in exactly one place; if a table deals, its deck and box hold the number of missing ones."""
    if isinstance(deck, int) or isinstance(removed, int):
        lists = [*visible, [], []]
    else:
        lists = [*visible, deck, removed]
        if sorted(chain.from_iterable(lists)) == [*full]:
            return ()
    places = [*_hands(state, name), ("market", name), ("sold",), ("decks", name), ("removed", name)]
    breaches = [*surplus_breaches(zip(places, lists, strict=True), full)]
    # All visible cards, but for the surplus, are cards of the deck.
    at, missing = "/decks/" + name, len(full) - (sum(map(len, lists)) - len(breaches))
    if state.table_deals:
        unknown = size(deck) + size(removed)
        if missing != unknown:
            breaches.append(CARDS_UNACCOUNTED(at, expected=missing, count=unknown))
    elif missing:
        absent = Counter(full) - Counter(chain.from_iterable(lists))
        breaches.append(CARDS_MISSING(at, missing=sorted(absent.elements())))
    return breaches


def surplus_breaches(places: Iterable[tuple[Steps, Cards]], full: tuple[int, ...]) -> Iterator[Violation]:
    """Breaches for cards that do not exist, or that occur too often."""
    rest = Counter(full)
    for at, cards in places:
        for index, card in enumerate(cards):
            if rest[card] > 0:
                rest[card] -= 1
            elif card in rest:
                yield CARD_TWICE(pointer(*at, index), card=card)
            else:
                yield CARD_UNKNOWN(pointer(*at, index), card=card)


# --- the coins ------------------------------------------------------------------------------------------------------

_COINS = INTEGER.meaning("How many coins there are.")

COINS_TOO_MANY = Code("coins.too-many", ("for-sale/setup",), {"coins": _COINS, "maximum": INTEGER})
COINS_TOO_FEW = Code("coins.too-few", ("for-sale/setup", "for-sale/pass"), {"coins": _COINS, "minimum": INTEGER})
COINS_WRONG_TOTAL = Code("coins.wrong-total", ("for-sale/setup",), {"total": INTEGER, "expected": INTEGER})


def in_circulation(state: State) -> int:
    """The coins in hands and in bids; paid coins are in the bank."""
    return sum(state.coins) + sum([bid for seat, bid in state.bids.items() if seat not in state.passed])


def most_breaches(coins: Iterable[int], most: int) -> Iterable[Violation]:
    """Coins never go from one player to another: nobody has more than at the start."""
    return [
        COINS_TOO_MANY(pointer("players", seat, "coins"), coins=count, maximum=most)
        for seat, count in enumerate(coins)
        if count > most
    ]


def _coins(state: State) -> Iterable[Violation]:
    """Each player's coins, with those in the bid or paid from it, are what the finished rounds can leave.

    In the first round they are exactly the starting coins. After one round, its winner has bid the most, and a player
    who passed before another has bid less. After more rounds, any player may have paid any amount. A correction may
    have changed a player's coins, and have moved coins from or to the bank: after one, only the total is known.
    """
    purses, rules = _purses(state), state.rules
    rounds = state.round - 1 if state.phase == BUYING else rules.buying_rounds
    if state.records is not None and state.records.corrections:
        return _corrected_breaches(purses, rules, state.records.banked, is_first=rounds == 0)
    if breaches := most_breaches(purses, rules.starting_coins):
        return breaches
    if rounds == 0:
        least = rules.starting_coins
        return [_too_few(seat, count, least, "for-sale/setup") for seat, count in enumerate(purses) if count < least]
    return _after_one_round(state, purses) if rounds == 1 else ()


def _purses(state: State) -> Sequence[int]:
    """Each player's coins, with those in the bid, or paid from it in this round."""
    purses, passed, rules = [*state.coins], state.passed, state.rules
    if state.phase != BUYING:
        return purses
    for seat, bid in state.bids.items():
        if seat not in passed:
            purses[seat] += bid
        elif seat not in passed[: rules.empty_handed_in(state.round)]:
            purses[seat] += bid - rules.refund(bid)
    return purses


def _after_one_round(state: State, purses: Sequence[int]) -> Iterator[Violation]:
    """From the winner of the round down, nobody has lost more by passing than half of a bid that was still lower."""
    rules, exceeding = state.rules, int(state.rules.exceed)
    highest = rules.starting_coins - purses[state.first_player] - exceeding
    for seat in _from_last_to_first(state, purses):
        paid = rules.starting_coins - purses[seat]
        least = rules.starting_coins - max(0, highest - rules.refund(highest))
        if purses[seat] < least:
            yield _too_few(seat, purses[seat], least, "for-sale/pass")
        highest = min(highest, 2 * paid + rules.half_up) - exceeding


def _from_last_to_first(state: State, purses: Sequence[int]) -> Sequence[int]:
    """The seats that passed in the only finished round, the last first, by their houses or by their payments.

    If the houses do not show the order, players who paid nothing may have passed at any time.
    """
    others = [seat for seat in range(len(purses)) if seat != state.first_player]
    if state.phase == BUYING and not state.passed and all(len(state.houses[seat]) == 1 for seat in others):
        return sorted(others, key=lambda seat: state.houses[seat][0], reverse=True)
    return sorted([seat for seat in others if purses[seat] < state.rules.starting_coins], key=purses.__getitem__)


def _too_few(seat: int, count: int, least: int, rule: str) -> Violation:
    return COINS_TOO_FEW(pointer("players", seat, "coins"), rule=rule, coins=count, minimum=least)


def _corrected_breaches(
    purses: Sequence[int], rules: Rules, banked: Sequence[int], *, is_first: bool
) -> Iterable[Violation]:
    """Nobody has more than the starting coins and the bank's; the total is just that at first, and later no more."""
    if breaches := most_breaches(purses, rules.starting_coins + sum([n for n in banked if n > 0])):
        return breaches
    total, expected = sum(purses), rules.starting_coins * len(purses) + sum(banked)
    if total > expected or (is_first and total < expected):
        return (COINS_WRONG_TOTAL("/players", total=total, expected=expected),)
    return ()


# --- the phase ------------------------------------------------------------------------------------------------------

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


# --- a running round of buying --------------------------------------------------------------------------------------

BID_TOO_LOW = Code("bids.too-low", ("for-sale/bid",), {"amount": INTEGER, "minimum": INTEGER})
BIDS_NOT_DISTINCT = Code("bids.not-distinct", ("for-sale/raise-exceed",), {"amount": INTEGER})
BIDS_OUT_OF_ORDER = Code("bids.out-of-order", RAISE_RULES)
TURN_IMPOSSIBLE = Code("turn.impossible", ("for-sale/turn-order",), {"turn": PLAYER_OR_NULL, "phase": TEXT})
PASSED_TWICE = Code("passed.twice", ("for-sale/pass",), {"player": PLAYER})
PASSED_EVERYBODY = Code(
    "passed.everybody", ("for-sale/last-bidder",), {"most": INTEGER.meaning("How many can have passed at most.")}
)
PASSED_OUT_OF_ORDER = Code("passed.out-of-order", ("for-sale/turn-order",))
NOT_LOWEST_FIRST = Code("market.not-lowest-first", ("for-sale/pass",), {"player": PLAYER})


def _bids(state: State) -> Iterator[Violation]:
    """No bid is below the minimum; the bids differ if each has to exceed the last."""
    bids, rules = state.bids, state.rules
    seen: set[int] = set()
    for seat in sorted(bids):
        amount = bids[seat]
        if amount < rules.minimum_opening_bid:
            yield BID_TOO_LOW(_at_bid(state, seat), amount=amount, minimum=rules.minimum_opening_bid)
        if rules.exceed and amount in seen:
            yield BIDS_NOT_DISTINCT(_at_bid(state, seat), amount=amount)
        seen.add(amount)


def _at_bid(state: State, seat: int) -> str:
    return pointer("bids", state.ids[seat])


def _passes(state: State) -> Iterator[Violation]:
    """Nobody passes twice, and the last player left does not pass."""
    passed, most = state.passed, len(state.ids) - 2
    for index, seat in repeats(passed):
        yield PASSED_TWICE(pointer("passed", index), player=state.ids[seat])
    if len({*passed}) > most:
        yield PASSED_EVERYBODY("/passed", most=most)


# --- whose turn it can be -------------------------------------------------------------------------------------------


def _order(state: State) -> Iterable[Violation]:
    """Bids and passes go clockwise from the first player, and each bid has the height that the edition demands."""
    turn, bids, passed = state.turn, state.bids, state.passed
    from_first, acted = _clockwise(state, state.first_player), bids.keys() | passed
    before = from_first[: from_first.index(turn)]
    in_first_lap = len(acted) < len(from_first)
    if turn in passed or (in_first_lap and acted != {*before}):
        return (TURN_IMPOSSIBLE("/turn", turn=turn_of(state), phase=state.phase),)
    if in_first_lap:
        return _first_lap(state, before)
    still_in = [bids[seat] for seat in _clockwise(state, turn) if seat not in passed]
    # The player before the turn bid last: nobody can have bid more.
    if still_in == sorted(still_in) and still_in[-1] == max(bids.values()):
        return ()
    return (BIDS_OUT_OF_ORDER("/bids", rule=raise_rule(state)),)


def _first_lap(state: State, before: Sequence[int]) -> Iterator[Violation]:
    """While someone has yet to act, all before the turn have acted once: nobody has both bid and passed."""
    bids, passed = state.bids, state.passed
    made = [bids[seat] for seat in before if seat in bids]
    if made != sorted(made) or not bids.keys().isdisjoint(passed):
        yield BIDS_OUT_OF_ORDER("/bids", rule=raise_rule(state))
    if passed != [seat for seat in before if seat in passed]:
        yield PASSED_OUT_OF_ORDER("/passed")


def _clockwise(state: State, start: int) -> tuple[int, ...]:
    return start, *others_from_left(len(state.ids), start)


# --- what has been taken --------------------------------------------------------------------------------------------


def _taken(state: State) -> Iterable[Violation]:
    """Every pass took the lowest house: the houses rise in the order of passing, and all are below those left."""
    lowest, market = 0, state.market.houses
    for seat in state.passed[state.rules.empty_handed_in(state.round) :]:
        hand = sorted(state.houses[seat])
        index = bisect(hand, lowest)
        if index == len(hand) or (market and hand[index] > market[0]):
            return (NOT_LOWEST_FIRST("/market/houses", player=state.ids[seat]),)
        lowest = hand[index]
    return ()


# --- when each of them is asked -------------------------------------------------------------------------------------

_CARDS = (_removed, _houses, _cheques)

_PHASES = {
    BUYING: (_members, _nothing_sold, _round_of_buying),
    SELLING: (_members, _coins, _sale),
    FINISHED: (_members, _coins, _all_bought, _all_sold),
}

_BIDS = (_bids, _passes, _coins)

_TURNS = (_order, _taken)
"""The invariants that are asked only if bids, passes and coins hold, during a player's turn."""
