"""Contradictions in the options of a setup, a state or a tally."""

from collections.abc import Iterator, Mapping
from typing import Any

from gavel.engine.invariants import repeats
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.figures import HOUSE
from gavel.games.for_sale.rules.rulesets import Rules

_SETUP = ("for-sale/setup",)

_HOUSES = INTEGER.meaning("How many houses there are.")
_CHEQUES = INTEGER.meaning("How many cheques there are.")
_REMOVED = INTEGER.meaning("How many houses are removed.")
_PER_ROUND = INTEGER.meaning("How many houses a round takes.")

HOUSE_TWICE = Code("options.house-twice", _SETUP, {"house": HOUSE})
DECKS_DIFFER = Code("options.decks-differ", _SETUP, {"houses": _HOUSES, "cheques": _CHEQUES})
NO_FULL_ROUND = Code("options.no-full-round", _SETUP, {"houses": _HOUSES, "removed": _REMOVED, "per_round": _PER_ROUND})


def option_violations(rules: Rules, given: Mapping[str, Any]) -> Iterator[Violation]:
    """Every reason why these options contradict each other; pointers are relative to the whole document."""
    if not given:
        return  # no edition contradicts itself
    for index, house in repeats(given.get("houses", ())):
        yield HOUSE_TWICE(pointer("options", "houses", index), house=house)
    if len(rules.houses) != len(rules.cheques):
        at = "/options/cheques" if "cheques" in given else "/options/houses"
        yield DECKS_DIFFER(at, houses=len(rules.houses), cheques=len(rules.cheques))
    if rules.deck_size < rules.per_round:
        at = next(("/options/" + name for name in ("removed", "houses", "reveal_fewer") if name in given), "/options")
        yield NO_FULL_ROUND(at, houses=len(rules.houses), removed=rules.removed, per_round=rules.per_round)
