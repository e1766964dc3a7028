"""The cards that a table has to report, as chance brings them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from gavel.engine.actions import REVEAL, TABLE
from gavel.engine.game import Game


@dataclass(frozen=True, slots=True)
class Chance:
    """A report that is due: so many of the unseen cards, each as likely as any other."""

    number: int
    """The number of cards to report."""
    candidates: tuple[Any, ...]
    """The unseen cards, as they stand in an action; a card that there is twice stands there twice."""
    member: str
    """The member of the action that has the cards."""
    is_list: bool
    """Whether that member is a list of cards, not one card."""

    def draw(self, random: Random) -> dict[str, Any]:
        """An action that reports cards drawn at random."""
        return self.report(random.sample(self.candidates, self.number))

    def outcomes(self) -> list[tuple[dict[str, Any], Fraction]] | None:
        """Every possible report with its probability; None if more than one card is due."""
        if self.number != 1:
            return None
        number_of = Counter(self.candidates)
        return [(self.report([card]), Fraction(number, number_of.total())) for card, number in number_of.items()]

    def report(self, cards: Sequence[Any]) -> dict[str, Any]:
        """An action that reports these cards."""
        return {"type": REVEAL, "player": TABLE, self.member: [*cards] if self.is_list else cards[0]}


def chance_in(rules: Game[Any], state: Any) -> Chance | None:
    """The report that a state awaits; None if it awaits none."""
    if rules.to_act(state) != (TABLE,):
        return None
    listed = rules.legal_actions(state, TABLE)[0]
    [(member, due)] = [(name, value) for name, value in listed.items() if name not in ("type", "player")]
    if isinstance(due, dict):
        return Chance(due["count"], tuple(due["from"]), member, is_list=True)
    assert rules.unseen is not None, "a game whose reports name one card declares the unseen ones"
    return Chance(1, tuple(rules.unseen(state)), member, is_list=False)
