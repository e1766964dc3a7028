"""What each phase of For Sale needs, and what it must not have. Players are known, decks have the right form."""

from collections.abc import Iterator, Sequence

from gavel.engine.actions import TABLE, Document
from gavel.engine.game import TABLE_DEALER
from gavel.engine.verdicts import Violation, pointer
from gavel.games.for_sale.rules.checks_of_auctions import AUCTION_CODES, auction_faults
from gavel.games.for_sale.rules.rulesets import Rules
from gavel.games.for_sale.rules.state import BUYING, SELLING, held

PHASE_CODES = (
    "bids.out-of-place",
    "passed.out-of-place",
    "choices.out-of-place",
    "choices.not-in-hand",
    "choices.complete",
    "turn.impossible",
    "round.impossible",
    "phase.impossible",
    "market.wrong-count",
    "deck.wrong-count",
    "houses.wrong-count",
    "cheques.wrong-count",
    "sold.wrong-count",
    "coins.too-many",
    "sweep.due",
    "finished.houses-left",
    *AUCTION_CODES,
)


def phase_faults(state: Document, rules: Rules, ids: Sequence[str]) -> list[Violation]:
    """Every broken invariant that depends on the phase."""
    phase = state["phase"]
    found = list(_out_of_place(state))
    if phase == BUYING:
        found += _buying_faults(state, rules)
        found += auction_faults(state, rules, ids)
    elif phase == SELLING:
        found += _coin_faults(state, rules)
        found += _selling_faults(state, rules)
    else:
        found += _coin_faults(state, rules)
        found += _finished_faults(state, rules)
    return found


def _out_of_place(state: Document) -> Iterator[Violation]:
    """Bids and passes stand only in a round of buying, choices only in a round of selling; and whose turn can be."""
    phase, waiting = state["phase"], state["turn"] == TABLE
    if phase != BUYING or waiting:
        for name in ("bids", "passed"):
            if state[name]:
                yield Violation(name + ".out-of-place", "/" + name, "for-sale/buying", {"phase": phase})
    if (phase != SELLING or waiting) and state["choices"]:
        yield Violation("choices.out-of-place", "/choices", "for-sale/selling", {"phase": phase})
    by_table = state["dealer"] == TABLE_DEALER
    if phase == BUYING:
        possible = state["turn"] is not None and (by_table or not waiting)
    else:
        possible = state["turn"] is None or (waiting and by_table and phase == SELLING)
    if not possible:
        yield Violation("turn.impossible", "/turn", "for-sale/turn-order", {"turn": state["turn"], "phase": phase})


def _coin_faults(state: Document, rules: Rules) -> list[Violation]:
    """Nobody ever has more coins than at the start."""
    return [
        Violation(
            "coins.too-many",
            pointer("players", seat, "coins"),
            "for-sale/setup",
            {"coins": player["coins"], "maximum": rules.starting_coins},
        )
        for seat, player in enumerate(state["players"])
        if player["coins"] > rules.starting_coins
    ]


def _counted(code: str, at: str, rule: str, count: int, expected: int) -> list[Violation]:
    return [] if count == expected else [Violation(code, at, rule, {"count": count, "expected": expected})]


# --- buying ---------------------------------------------------------------------------------------------------------


def _buying_faults(state: Document, rules: Rules) -> list[Violation]:
    round_, waiting = state["round"], state["turn"] == TABLE
    found = [*_nothing_sold_yet(state)]
    if not 1 <= round_ <= rules.buying_rounds:
        figures = {"round": round_, "rounds": rules.buying_rounds}
        return [*found, Violation("round.impossible", "/round", "for-sale/reveal-houses", figures)]
    before = rules.per_round * (round_ - 1)
    shown = min(rules.per_round, rules.deck_size - before)
    taken = max(0, len(state["passed"]) - (rules.players - shown))
    in_market = 0 if waiting else shown - taken
    in_deck = rules.deck_size - before - (0 if waiting else shown)
    rule = "for-sale/reveal-houses"
    found += _counted("deck.wrong-count", "/decks/houses", rule, held(state["decks"]["houses"]), in_deck)
    found += _counted("deck.wrong-count", "/decks/cheques", rule, held(state["decks"]["cheques"]), rules.deck_size)
    found += _counted("market.wrong-count", "/market/houses", rule, len(state["market"]["houses"]), in_market)
    takers = state["passed"][rules.players - shown :]
    return found + _hand_faults(state, before + taken, round_ - 1, takers)


def _nothing_sold_yet(state: Document) -> Iterator[Violation]:
    rule = "for-sale/reveal-cheques"
    for seat, player in enumerate(state["players"]):
        if player["cheques"]:
            at = pointer("players", seat, "cheques")
            yield from _counted("cheques.wrong-count", at, rule, len(player["cheques"]), 0)
    yield from _counted("market.wrong-count", "/market/cheques", rule, len(state["market"]["cheques"]), 0)
    yield from _counted("sold.wrong-count", "/sold", "for-sale/exchange", len(state["sold"]), 0)


def _hand_faults(state: Document, bought: int, rounds: int, takers: Sequence[str]) -> list[Violation]:
    """At most one house for each round played, at least the one taken in this round, and together all that went.

    Whoever starts a round after the first took a house in the one before.
    """
    found = []
    for seat, player in enumerate(state["players"]):
        count, taken = len(player["houses"]), player["id"] in takers
        least = taken + (1 if rounds and player["id"] == state["first_player"] else 0)
        if not least <= count <= rounds + taken:
            figures = {"count": count, "minimum": least, "maximum": rounds + taken}
            at = pointer("players", seat, "houses")
            found.append(Violation("houses.wrong-count", at, "for-sale/pass", figures))
    in_hand = sum([len(player["houses"]) for player in state["players"]])
    return found + _counted("houses.wrong-count", "/players", "for-sale/pass", in_hand, bought)


# --- selling --------------------------------------------------------------------------------------------------------


def _selling_faults(state: Document, rules: Rules) -> list[Violation]:
    players, waiting = state["players"], state["turn"] == TABLE
    sellers = [player for player in players if player["houses"]]
    if not sellers:
        return [Violation("phase.impossible", "/phase", "for-sale/end", {"phase": SELLING})]
    found = _no_houses_on_offer(state)
    found += purchase_faults([len(player["houses"]) + len(player["cheques"]) for player in players], rules)
    found += _cheques_by_round(state)
    sweeps = rules.sweep and len(sellers) == 1
    if sweeps and not waiting:
        found.append(Violation("sweep.due", "/phase", "for-sale/last-seller", {"player": sellers[0]["id"]}))
    paid = sum(len(player["cheques"]) for player in players)
    shown = 0 if waiting else len(sellers)
    rule = "for-sale/reveal-cheques"
    in_deck = rules.sold_in_all - paid - shown
    found += _counted("deck.wrong-count", "/decks/cheques", rule, held(state["decks"]["cheques"]), in_deck)
    found += _counted("market.wrong-count", "/market/cheques", rule, len(state["market"]["cheques"]), shown)
    found += _counted("sold.wrong-count", "/sold", "for-sale/exchange", len(state["sold"]), paid)
    return found + _choice_faults(state, len(sellers))


def _no_houses_on_offer(state: Document) -> list[Violation]:
    return [
        *_counted("market.wrong-count", "/market/houses", "for-sale/buying-ends", len(state["market"]["houses"]), 0),
        *_counted("deck.wrong-count", "/decks/houses", "for-sale/buying-ends", held(state["decks"]["houses"]), 0),
    ]


def _cheques_by_round(state: Document) -> list[Violation]:
    """A seller has a cheque for each round over; one who sits out has no more than that."""
    over = state["round"] - 1
    found = []
    for seat, player in enumerate(state["players"]):
        count = len(player["cheques"])
        if count > over or (player["houses"] and count < over):
            figures = {"count": count, "expected": over}
            at = pointer("players", seat, "cheques")
            found.append(Violation("cheques.wrong-count", at, "for-sale/exchange", figures))
    return found


def _choice_faults(state: Document, sellers: int) -> list[Violation]:
    hands = {player["id"]: player["houses"] for player in state["players"]}
    found = [
        Violation(
            "choices.not-in-hand", pointer("choices", player), "for-sale/sell", {"player": player, "house": house}
        )
        for player, house in state["choices"].items()
        if house not in hands[player]
    ]
    if len(state["choices"]) >= sellers:
        found.append(Violation("choices.complete", "/choices", "for-sale/exchange"))
    return found


def purchase_faults(bought: Sequence[int], rules: Rules) -> list[Violation]:
    """Whether buying can have given the players so many houses each, by seat: one a round at most."""
    found = []
    for seat, count in enumerate(bought):
        if count > rules.buying_rounds:
            figures = {"count": count, "minimum": 0, "maximum": rules.buying_rounds}
            found.append(Violation("houses.wrong-count", pointer("players", seat), "for-sale/pass", figures))
    in_short_round = sum(1 for count in bought if count > rules.full_rounds)
    if rules.short_round and in_short_round > rules.short_round:
        figures = {"count": in_short_round, "maximum": rules.short_round}
        found.append(Violation("houses.wrong-count", "/players", "for-sale/short-last-round", figures))
    return found + _counted("houses.wrong-count", "/players", "for-sale/pass", sum(bought), rules.sold_in_all)


# --- the end --------------------------------------------------------------------------------------------------------


def _finished_faults(state: Document, rules: Rules) -> list[Violation]:
    players = state["players"]
    bought = [len(player["houses"]) + len(player["cheques"]) for player in players]
    found = _no_houses_on_offer(state) + purchase_faults(bought, rules)
    for seat, player in enumerate(players):
        if player["houses"]:
            at = pointer("players", seat, "houses")
            found.append(Violation("finished.houses-left", at, "for-sale/end", {"count": len(player["houses"])}))
    rule = "for-sale/end"
    found += _counted("deck.wrong-count", "/decks/cheques", rule, held(state["decks"]["cheques"]), 0)
    found += _counted("market.wrong-count", "/market/cheques", rule, len(state["market"]["cheques"]), 0)
    found += _counted("sold.wrong-count", "/sold", rule, len(state["sold"]), rules.sold_in_all)
    rounds = _rounds_of_selling([len(player["cheques"]) for player in players], rules)
    if state["round"] != rounds:
        figures = {"round": state["round"], "rounds": rounds}
        found.append(Violation("round.impossible", "/round", "for-sale/reveal-cheques", figures))
    return found


def _rounds_of_selling(cheques: Sequence[int], rules: Rules) -> int:
    """How many rounds selling took; a sweep counts as one, however many cheques it brought."""
    most = sorted(cheques)
    if rules.sweep and most[-1] > most[-2]:
        return most[-2] + 1
    return most[-1]
