"""The setup: two decks, cards removed unseen, coins for everyone, a first player."""

from collections import Counter
from collections.abc import Iterator, Sequence

from gavel.engine import common, dealing, decks, history
from gavel.engine.actions import Document
from gavel.engine.common import DEAL_WITH_TABLE
from gavel.engine.events import Event, EventType, Happened, dump_events, shown_by
from gavel.engine.kinds import INTEGER, SEAT
from gavel.engine.limits import Limits
from gavel.engine.options import STANDARD
from gavel.engine.shapes import CARDS, Object
from gavel.engine.verdicts import Code, InvalidSetup, Violation, in_order, pointer
from gavel.games.for_sale.rules import buying
from gavel.games.for_sale.rules.figures import CARD, DECK
from gavel.games.for_sale.rules.options import option_violations
from gavel.games.for_sale.rules.rulesets import DEFAULT_RULESET, EDITIONS, Rules, rules_for
from gavel.games.for_sale.rules.state import BUYING, CHEQUES, HOUSES, STATE, Cards, State

_SETUP = ("for-sale/setup",)

DEAL = Object(
    {
        HOUSES: CARDS.meaning("The house deck in the order of drawing, after the removal."),
        CHEQUES: CARDS.meaning("The cheque deck in the order of drawing, after the removal."),
    },
    title="Deal",
    doc="The playing decks in the order of drawing, after the removal.",
)

WRONG_COUNT = Code(decks.WRONG_COUNT.code, _SETUP, {"deck": DECK, "count": INTEGER, "expected": INTEGER})
NOT_IN_DECK = Code(decks.NOT_IN_DECK.code, _SETUP, {"deck": DECK, "card": CARD})

GAME_SET_UP = EventType(
    "game-set-up",
    _SETUP,
    {
        "first_player": SEAT,
        "coins": INTEGER.meaning("The coins that everyone begins with."),
        "cards": INTEGER.meaning("How many cards each deck has."),
        "removed": INTEGER.meaning("How many cards were removed unseen from each deck."),
    },
)


def setup(request: Document) -> tuple[State, list[Event]]:
    """A new game. Needs a seed, a deal or a table as dealer; raises InvalidSetup with every violation."""
    if violations := in_order(_violations(request)):
        raise InvalidSetup(violations)
    state = STATE.begin(request, DEFAULT_RULESET, BUYING)
    state.first_player = common.first_seat(request)
    happened: list[Happened] = []
    _shuffle_and_remove(state, request)
    _hand_out_coins(state, happened)
    buying.begin_round(state, happened)
    state.history = history.begin(STATE.dump(state))
    return state, dump_events(happened, state.ids)


# --- what cannot be set up ------------------------------------------------------------------------------------------


def _violations(request: Document) -> Iterator[Violation]:
    """Every violation of a setup request."""
    players, given = len(request["players"]), request.get("options", {})
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    yield from common.request_violations(request)
    if "deal" in request and common.table_deals(request):
        yield DEAL_WITH_TABLE("/deal")
    if no_such_game := common.edition_violations(EDITIONS[ruleset].ruleset, variant, players, "for-sale/players"):
        yield from no_such_game
        return
    rules = rules_for(ruleset, variant, given, players)
    if disagreeing := [*option_violations(rules, given)]:
        yield from disagreeing
    elif "deal" in request:
        yield from _deal_violations(request["deal"], rules)


def _deal_violations(deal: Document, rules: Rules) -> Iterator[Violation]:
    """The violations of a deal, whose decks, after the removal, need the right number of cards of the full deck."""
    yield from _deck_violations("houses", deal["houses"], rules.houses, rules)
    yield from _deck_violations("cheques", deal["cheques"], rules.cheques, rules)


def _deck_violations(name: str, deck: Sequence[int], full: Sequence[int], rules: Rules) -> Iterator[Violation]:
    if len(deck) != rules.deck_size:
        yield WRONG_COUNT(pointer("deal", name), deck=name, count=len(deck), expected=rules.deck_size)
    for index, card in dealing.surplus(deck, full):
        yield NOT_IN_DECK(pointer("deal", name, index), deck=name, card=card)


# --- setting up -----------------------------------------------------------------------------------------------------


def _shuffle_and_remove(state: State, request: Document) -> None:
    rules = state.rules
    if state.table_deals:
        state.decks.houses = state.decks.cheques = rules.deck_size
        state.removed.houses = state.removed.cheques = rules.removed
        return
    if "deal" in request:
        deal = request["deal"]
        state.decks.houses, state.removed.houses = _as_dealt(rules.houses, deal["houses"])
        state.decks.cheques, state.removed.cheques = _as_dealt(rules.cheques, deal["cheques"])
        return
    seed = request["seed"]
    state.deal = dealing.deal_record(request)
    state.decks.houses, state.removed.houses = _shuffled(rules.houses, seed, "houses", rules.removed)
    state.decks.cheques, state.removed.cheques = _shuffled(rules.cheques, seed, "cheques", rules.removed)


def _as_dealt(full: Sequence[int], deck: Sequence[int]) -> tuple[Cards, Cards]:
    rest = Counter(full)
    rest.subtract(deck)
    return [*deck], sorted(rest.elements())


def _shuffled(full: Sequence[int], seed: str, label: str, removed: int) -> tuple[Cards, Cards]:
    """The deck after the removal of its first cards, and the removed cards, ascending."""
    cards = dealing.shuffled(full, seed, label)
    return [*cards[removed:]], sorted(cards[:removed])


def draws(setup: Document) -> list[decks.Draw]:
    """The draws of a deal: each deck after the removal."""
    rules = STATE.begin(setup, DEFAULT_RULESET, BUYING).rules
    full = {HOUSES: rules.houses, CHEQUES: rules.cheques}
    return [decks.Draw(deck, cards, rules.deck_size) for deck, cards in full.items()]


def deal_of(record: Document, shuffle: dealing.Shuffle) -> Document:
    """A deal in which all cards that a player has seen lie where they were; the others are anywhere, or removed."""
    return {
        each.name: dealing.completed(
            shown_by(record["events"], f"{each.name}-revealed", each.name), each.cards, shuffle
        )[: each.number]
        for each in draws(record["setup"])
    }


def limits(state: State) -> Limits:
    """The limits of a game: in a round of buying each bid exceeds the bidder's last, or where it must, the highest."""
    rules, cards, rounds = state.rules, state.rules.deck_size, -(-state.rules.deck_size // state.rules.per_round)
    bids = (rules.starting_coins + 1) * (1 if rules.exceed else rules.players)
    return Limits(
        longest=rounds * (bids + 2 * rules.players + 2),
        values={"amount": range(rules.starting_coins + 1), "house": sorted({*rules.houses})},
        lengths=dict.fromkeys(("houses", "cheques", "sold"), cards + rules.removed),
    )


def _hand_out_coins(state: State, happened: list[Happened]) -> None:
    rules = state.rules
    state.coins = [rules.starting_coins] * rules.players
    happened.append((GAME_SET_UP, state.first_player, rules.starting_coins, rules.deck_size, rules.removed))
