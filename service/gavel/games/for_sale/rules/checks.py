"""Every invariant of a For Sale state, each a violation of its own: who, which cards where, then what the phase needs.

The checks read the document, whose shape has been checked; players may still be strangers and cards unknown.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from gavel.engine import common
from gavel.engine.actions import TABLE, Document
from gavel.engine.game import TABLE_DEALER
from gavel.engine.verdicts import InvalidState, Violation, in_order, pointer
from gavel.games.for_sale.rules.checks_by_phase import PHASE_CODES, phase_faults
from gavel.games.for_sale.rules.rulesets import EDITIONS, OPTIONS, Rules, rules_for
from gavel.games.for_sale.rules.setup import OPTION_CODES, option_faults
from gavel.games.for_sale.rules.state import BUYING, State, read

Steps = tuple[str | int, ...]
"""Of a JSON pointer, which is written only where there is something to point at."""

Places = dict[Steps, Sequence[int]]
"""Where cards lie."""

TALLY_CODES = ("tally.wrong-count", "tally.wrong-total")
IMPOSSIBLE = (
    *(each.code for each in common.STATE_CODES),
    *OPTION_CODES,
    "list.not-ascending",
    "player.stranger",
    "deck.wrong-form",
    "card.unknown",
    "card.twice",
    "card.missing",
    "removed.wrong-count",
    *PHASE_CODES,
    *TALLY_CODES,
)


def opened(document: Document) -> State:
    """The state object of a document of the right shape; raises InvalidState with every fault."""
    if found := faults(document):
        raise InvalidState(found)
    return read(document)


def faults(state: Document) -> list[Violation]:
    """Every broken invariant of a state of the right shape; none if a game can have led to it."""
    players = state["players"]
    edition = (state["ruleset"], state["variant"], len(players))
    found = [*common.player_breaches([player["id"] for player in players])]
    found += common.deal_breaches(state["deal"], table_deals=state["dealer"] == TABLE_DEALER)
    no_such_game = list(
        common.edition_violations(
            EDITIONS[state["ruleset"]].ruleset, state["variant"], len(players), "for-sale/players"
        )
    )
    if no_such_game:
        return in_order(found + no_such_game)
    rules = rules_for(*edition[:2], state["options"], len(players))
    if state["options"]:
        found += common.option_breaches(OPTIONS, state["options"], edition)
        if contradictions := option_faults(rules, state["options"]):
            return in_order(found + contradictions)
    ids = [player["id"] for player in players]
    strangers = list(_strangers(state, ids))
    found += strangers
    forms = _form_faults(state)
    found += forms
    found += _card_faults(state, rules, countable=not forms)
    if not forms and not strangers:
        found += phase_faults(state, rules, ids)
    return in_order(found) if found else found


def _strangers(state: Document, ids: Sequence[str]) -> Iterator[Violation]:
    """Players named anywhere who do not sit at the table."""
    if state["first_player"] not in ids:
        yield _stranger("/first_player", state["first_player"])
    if state["turn"] is not None and state["turn"] != TABLE and state["turn"] not in ids:
        yield _stranger("/turn", state["turn"])
    for name in ("bids", "choices"):
        for player in state[name]:
            if player not in ids:
                yield _stranger(pointer(name, player), player)
    for index, player in enumerate(state["passed"]):
        if player not in ids:
            yield _stranger(pointer("passed", index), player)


def _stranger(at: str, player: str) -> Violation:
    return Violation("player.stranger", at, "for-sale/players", {"player": player})


# --- cards ----------------------------------------------------------------------------------------------------------


def _form_faults(state: Document) -> list[Violation]:
    """Decks and removed cards are lists where the service deals, counts where a table does."""
    form = int if state["dealer"] == TABLE_DEALER else list
    if {*map(type, state["decks"].values()), *map(type, state["removed"].values())} == {form}:
        return []
    return [
        Violation("deck.wrong-form", pointer(member, name), None, {"dealer": state["dealer"]})
        for member in ("decks", "removed")
        for name in ("houses", "cheques")
        if type(state[member][name]) is not form
    ]


def _card_faults(state: Document, rules: Rules, *, countable: bool) -> list[Violation]:
    """Lists are ascending; every card is exactly once somewhere, and as many are removed as the rules say."""
    removed = rules.removed
    if rules.discard and state["phase"] != BUYING:
        removed += rules.leftover
    found = []
    for name, full in (("houses", rules.houses), ("cheques", rules.cheques)):
        if countable and _all_there(state, name, full, removed):
            continue
        places = _places(state, name)
        found += _disorder(places)
        if countable:
            found += _deck_faults(state, name, full, removed, places)
    return found


def _all_there(state: Document, name: str, full: tuple[int, ...], removed: int) -> bool:
    """Whether one deck is without any fault: asked first, since it is the quickest. False where only a table knows."""
    deck, gone = state["decks"][name], state["removed"][name]
    if isinstance(deck, int) or len(gone) != removed:
        return False
    ascending = [player[name] for player in state["players"]]
    ascending += [state["market"][name], gone, state["sold"] if name == "houses" else []]
    return list(map(sorted, ascending)) == ascending and tuple(sorted(chain(deck, *ascending))) == full


def _places(state: Document, name: str) -> Places:
    """Where the cards of one deck lie, all but those that only a table knows."""
    places: Places = {("players", seat, name): player[name] for seat, player in enumerate(state["players"])}
    places["market", name] = state["market"][name]
    if name == "houses":
        places[("sold",)] = state["sold"]
    for member in ("decks", "removed"):
        if isinstance(state[member][name], list):
            places[member, name] = state[member][name]
    return places


def _disorder(places: Places) -> list[Violation]:
    """Lists that are not ascending, though only a deck has an order of its own."""
    return [
        Violation("list.not-ascending", pointer(*at))
        for at, cards in places.items()
        if at[0] != "decks" and cards != sorted(cards)
    ]


def _deck_faults(state: Document, name: str, full: tuple[int, ...], removed: int, places: Places) -> list[Violation]:
    gone = state["removed"][name]
    known = state["dealer"] != TABLE_DEALER
    found = []
    count = len(gone) if known else gone
    if count != removed:
        figures = {"count": count, "expected": removed}
        found.append(Violation("removed.wrong-count", "/removed/" + name, "for-sale/removed", figures))
    misplaced, rest = _misplaced(places, full)
    found += misplaced
    unknown = 0 if known else state["decks"][name] + gone
    if rest.total() != unknown:
        figures = {"missing": sorted(rest.elements())} if known else {"expected": rest.total(), "count": unknown}
        found.append(Violation("card.missing", "/decks/" + name, "for-sale/setup", figures))
    return found


def _misplaced(places: Places, full: Sequence[int]) -> tuple[list[Violation], "Counter[int]"]:
    """Cards that do not exist or lie about too often; and what has not turned up anywhere."""
    found = []
    rest = Counter(full)
    existing: Mapping[int, int] = Counter(full)
    for at, cards in places.items():
        for index, card in enumerate(cards):
            if rest[card] > 0:
                rest[card] -= 1
                continue
            code = "card.twice" if card in existing else "card.unknown"
            found.append(Violation(code, pointer(*at, index), "for-sale/setup", {"card": card}))
    return found, rest
