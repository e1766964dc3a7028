"""The invariants of coins: each player's coins, in hand and in the bid, are what the finished rounds can leave.

In the first round they are exactly the starting coins. After one round, its winner has bid the most, and a player who
passed before another has bid less. After more rounds, any player may have paid any amount. A correction may have
changed a player's coins, and have moved coins from or to the bank: after one, only the total is known.
"""

from collections.abc import Iterable, Iterator, Sequence

from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.rulesets import Rules
from gavel.games.for_sale.rules.state import BUYING, State

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


def coins(state: State) -> Iterable[Violation]:
    """Each player has a possible number of coins, with those in the bid or paid from it."""
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
