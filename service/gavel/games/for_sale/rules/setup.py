"""Setting up: two decks, cards removed unseen, coins for everyone, a first player."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from gavel.engine import common, dealing, history
from gavel.engine.actions import Document
from gavel.engine.events import Event
from gavel.engine.game import SERVICE_DEALER, TABLE_DEALER
from gavel.engine.options import STANDARD
from gavel.engine.verdicts import InvalidSetup, Violation, in_order, pointer
from gavel.games.for_sale.rules import buying
from gavel.games.for_sale.rules.rulesets import DEFAULT_RULESET, EDITIONS, OPTIONS, Rules, rules_for
from gavel.games.for_sale.rules.state import BUYING, NOBODY, Cards, State, write

DECKS = ("houses", "cheques")
OPTION_CODES = ("options.house-twice", "options.decks-differ", "options.no-full-round")
BAD_SETUP = (
    *(each.code for each in common.SETUP_CODES),
    *OPTION_CODES,
    "deal.with-table",
    "deal.wrong-count",
    "deal.not-in-deck",
)


def setup(request: Document) -> tuple[State, list[Event]]:
    """A new game. Needs a seed, a deal or a table as dealer; raises InvalidSetup with every fault."""
    if found := faults(request):
        raise InvalidSetup(in_order(found))
    state = _empty(request, request["players"])
    events: list[Event] = []
    _shuffle_and_remove(state, request)
    _hand_out_coins(state, events)
    buying.begin_round(state, events)
    state.history = history.begin(write(state))
    return state, events


# --- what cannot be set up ------------------------------------------------------------------------------------------


def faults(request: Document) -> list[Violation]:
    """Every reason why this game cannot be set up."""
    players, given = request["players"], request.get("options", {})
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    found = [*common.request_violations(request)]
    if "deal" in request and request.get("dealer", SERVICE_DEALER) == TABLE_DEALER:
        found.append(Violation("deal.with-table", "/deal"))
    no_such_game = list(common.edition_violations(EDITIONS[ruleset].ruleset, variant, len(players), "for-sale/players"))
    if no_such_game:
        return found + no_such_game
    rules = rules_for(ruleset, variant, given, len(players))
    contradictions = option_faults(rules, given)
    if contradictions:
        return found + contradictions
    return found + _deal_faults(request.get("deal"), rules)


def option_faults(rules: Rules, given: Mapping[str, Any]) -> list[Violation]:
    """Every reason why these options contradict each other; pointers are relative to the whole request or state."""
    found = []
    if "houses" in given:
        found += _twice(given["houses"], "/options/houses", "options.house-twice", "house")
    if len(rules.houses) != len(rules.cheques):
        at = "/options/cheques" if "cheques" in given else "/options/houses"
        figures = {"houses": len(rules.houses), "cheques": len(rules.cheques)}
        found.append(Violation("options.decks-differ", at, "for-sale/setup", figures))
    if rules.deck_size < rules.per_round:
        at = next(("/options/" + name for name in ("removed", "houses", "reveal_fewer") if name in given), "/options")
        figures = {"houses": len(rules.houses), "removed": rules.removed, "per_round": rules.per_round}
        found.append(Violation("options.no-full-round", at, "for-sale/setup", figures))
    return found


def _twice(cards: Sequence[int], at: str, code: str, name: str) -> list[Violation]:
    seen: set[int] = set()
    found = []
    for index, card in enumerate(cards):
        if card in seen:
            found.append(Violation(code, at + pointer(index), "for-sale/setup", {name: card}))
        seen.add(card)
    return found


def _deal_faults(deal: Mapping[str, Sequence[int]] | None, rules: Rules) -> list[Violation]:
    """A deal names the playing decks after the removal: so many cards, each of them in the full deck often enough."""
    if deal is None:
        return []
    found = []
    for name, full in zip(DECKS, (rules.houses, rules.cheques), strict=True):
        if len(deal[name]) != rules.deck_size:
            figures = {"deck": name, "count": len(deal[name]), "expected": rules.deck_size}
            found.append(Violation("deal.wrong-count", pointer("deal", name), "for-sale/setup", figures))
        rest = Counter(full)
        for index, card in enumerate(deal[name]):
            rest[card] -= 1
            if rest[card] < 0:
                at = pointer("deal", name, index)
                figures = {"deck": name, "card": card}
                found.append(Violation("deal.not-in-deck", at, "for-sale/setup", figures))
    return found


# --- setting up -----------------------------------------------------------------------------------------------------


def _empty(request: Document, players: Sequence[str]) -> State:
    seats = len(players)
    state = State.__new__(State)
    common.begin_common(state, request, DEFAULT_RULESET, OPTIONS, BUYING)
    state.rules = rules_for(state.ruleset, state.variant, state.options, seats)
    state.first_player = state.ids.index(request.get("first_player", players[0]))
    state.houses = state.cheques = ((),) * seats
    state.turn = NOBODY
    state.market_houses = state.market_cheques = state.passed = state.sold = ()
    state.bids = state.choices = (0,) * seats
    return state


def _shuffle_and_remove(state: State, request: Document) -> None:
    rules = state.rules
    if state.table_deals:
        state.house_deck = state.cheque_deck = rules.deck_size
        state.removed_houses = state.removed_cheques = rules.removed
        return
    deal = request.get("deal")
    if deal is not None:
        state.house_deck, state.removed_houses = _as_dealt(rules.houses, deal["houses"])
        state.cheque_deck, state.removed_cheques = _as_dealt(rules.cheques, deal["cheques"])
        return
    seed = request["seed"]
    state.deal = {"seed": seed, "commitment": dealing.commitment(seed)}
    state.house_deck, state.removed_houses = _shuffled(rules.houses, seed, "houses", rules.removed)
    state.cheque_deck, state.removed_cheques = _shuffled(rules.cheques, seed, "cheques", rules.removed)


def _as_dealt(full: Cards, deck: Sequence[int]) -> tuple[Cards, Cards]:
    rest = Counter(full)
    rest.subtract(deck)
    return tuple(deck), tuple(sorted(rest.elements()))


def _shuffled(full: Cards, seed: str, label: str, removed: int) -> tuple[Cards, Cards]:
    """The deck after the removal of its first cards, and the removed cards, ascending."""
    cards = dealing.shuffled(full, seed, label)
    return cards[removed:], tuple(sorted(cards[:removed]))


def _hand_out_coins(state: State, events: list[Event]) -> None:
    rules = state.rules
    state.coins = (rules.starting_coins,) * rules.players
    events.append(
        {
            "type": "game-set-up",
            "first_player": state.ids[state.first_player],
            "coins": rules.starting_coins,
            "cards": rules.deck_size,
            "removed": rules.removed,
            "rule": "for-sale/setup",
        }
    )
