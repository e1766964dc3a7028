"""What chance decides in a game, declared once: decks and dice; from these follow deals, setups and their violations.

Each is a member of the state with its name: cards or rolls in the order of drawing where the service deals, their
number where a table does.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from gavel.engine import dealing
from gavel.engine.actions import Document
from gavel.engine.kinds import INTEGER, TEXT
from gavel.engine.shapes import CARDS, Items, Object
from gavel.engine.verdicts import Code, Violation, pointer

_DECK: Final = TEXT.meaning("The name of the deck, or of the dice.")
WRONG_COUNT: Final = Code("deal.wrong-count", figures={"deck": _DECK, "count": INTEGER, "expected": INTEGER})
NOT_IN_DECK: Final = Code("deal.not-in-deck", figures={"deck": _DECK, "card": TEXT.meaning("The card in question.")})


@dataclass(frozen=True, slots=True)
class Draw:
    """A part of an explicit deal: so many cards, one after the other, each as likely as any other that is left."""

    name: str
    """The member of the deal."""
    cards: Sequence[Any]
    """The cards as they stand in documents, with repeats; the sides of a die."""
    number: int
    again: bool = False
    """Whether what has been drawn can come again, as the roll of a die."""
    row: int = 0
    """The number of cards in each row of the member; 0 if it is a list without rows."""

    def dealt(self, drawn: Sequence[Any]) -> list[Any]:
        """The member of a deal with the cards that were drawn."""
        if not self.row:
            return [*drawn]
        return [[*drawn[start : start + self.row]] for start in range(0, len(drawn), self.row)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """One deck."""

    name: str
    cards: Callable[[Any, int], Sequence[Any]]
    """Its cards in their starting order, by the rules in force and the number of players."""
    about: str
    """The meaning of the deck in a deal."""
    shape: Items = CARDS
    """The shape of its cards in documents."""
    load: Callable[[Any], Any] = lambda card: card
    """Makes a card inside from one in a document, where they differ."""
    dump: Callable[[Any], Any] = lambda card: card
    """Makes a card of a document from one inside, where they differ."""

    def size(self, rules: Any, players: int) -> int:
        """The number of cards."""
        return len(self.cards(rules, players))

    def draw(self, rules: Any, players: int) -> Draw:
        """The draw of the whole deck."""
        cards = [*map(self.dump, self.cards(rules, players))]
        return Draw(self.name, cards, len(cards))

    def drawn(self, seed: str, rules: Any, players: int) -> list[Any]:
        """The cards as the seed shuffles them."""
        return [*dealing.shuffled(self.cards(rules, players), seed, self.name)]

    def completed(self, shown: Iterable[Any], rules: Any, players: int, shuffle: dealing.Shuffle) -> list[Any]:
        """The cards of a deal that begins with the shown ones, as `dealing.completed` takes them."""
        return dealing.completed(shown, [*map(self.dump, self.cards(rules, players))], shuffle)

    def strangers(self, dealt: Sequence[Any], rules: Any, players: int) -> Iterator[int]:
        """The indices of cards that the deck does not have, or not so often."""
        return (index for index, _card in dealing.surplus(map(self.load, dealt), self.cards(rules, players)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Dice:
    """The rolls of dice with that many sides, all made before the game and hidden until their turn."""

    name: str
    sides: int
    most: Callable[[Any, int], int]
    """The most rolls of a game, by the rules in force and the number of players."""
    about: str
    """The meaning of the rolls in a deal."""
    shape: Items = CARDS
    load: Callable[[Any], Any] = lambda roll: roll

    def size(self, rules: Any, players: int) -> int:
        """The number of rolls."""
        return self.most(rules, players)

    def draw(self, rules: Any, players: int) -> Draw:
        """The draw of all rolls."""
        return Draw(self.name, range(1, self.sides + 1), self.most(rules, players), again=True)

    def drawn(self, seed: str, rules: Any, players: int) -> list[Any]:
        """The rolls that the seed gives."""
        return dealing.rolled(seed, self.name, self.sides, self.most(rules, players))

    def completed(self, shown: Iterable[int | None], rules: Any, players: int, shuffle: dealing.Shuffle) -> list[int]:
        """The rolls of a deal that begins with the shown ones, None for one that was not, and any others."""
        most = self.most(rules, players)
        rolls = [*shown, *[None] * most][:most]
        return [self._roll(shuffle) if roll is None else roll for roll in rolls]

    def _roll(self, shuffle: dealing.Shuffle) -> int:
        faces: list[int] = [*range(1, self.sides + 1)]
        shuffle(faces)
        return faces[0]

    def strangers(self, dealt: Sequence[Any], _rules: Any, _players: int) -> Iterator[int]:
        """The indices of rolls that no side of a die shows."""
        return (index for index, roll in enumerate(dealt) if not 1 <= roll <= self.sides)


Chance = Sequence[Deck | Dice]
"""Everything that chance decides in a game."""

Shown = Callable[[Document], Mapping[str, Iterable[Any]]]
"""Lists what a player's record shows of each deck or dice, by name, in the order of drawing; None is a hidden card."""


def deal_of(chance: Chance) -> Object | None:
    """The shape of an explicit deal; None for a game without chance."""
    if not chance:
        return None
    members = {each.name: each.shape.meaning(each.about) for each in chance}
    return Object(members, title="Deal", doc="What chance decides, in the order of drawing.")


def deal_violations(chance: Chance, deal: Document, rules: Any, players: int, rule: str) -> Iterator[Violation]:
    """The violations of an explicit deal; `rule` is the clause to cite."""
    for each in chance:
        dealt, expected = deal[each.name], each.size(rules, players)
        if len(dealt) != expected:
            at = pointer("deal", each.name)
            yield WRONG_COUNT(at, rule=rule, deck=each.name, count=len(dealt), expected=expected)
        for index in each.strangers(dealt, rules, players):
            at = pointer("deal", each.name, index)
            yield NOT_IN_DECK(at, rule=rule, deck=each.name, card=str(dealt[index]))


WRONG_CARDS: Final = Code("deck.wrong-cards", figures={"deck": _DECK})


@dataclass(frozen=True, slots=True, kw_only=True)
class EachCardOnce:
    """The invariant that every card of a deck is in it or in one of the places, as often as the deck has it.

    Where a table deals, only cards in places are known, and the deck has as many as there are left.
    """

    of: Deck
    places: Callable[[Any], Iterable[Iterable[Any]]]
    """Lists the cards in every other place of a state."""
    rule: str

    @property
    def code(self) -> Code:
        """The code of its breaches."""
        return WRONG_CARDS.citing(self.rule)

    def __call__(self, state: Any) -> Iterator[Violation]:
        """The breach in a state, if there is one."""
        pile, full = getattr(state, self.of.name), self.of.cards(state.rules, len(state.ids))
        hidden = [] if isinstance(pile, int) else pile
        known = [*hidden, *chain.from_iterable(self.places(state))]
        count = len(known) + (pile if isinstance(pile, int) else 0)
        if count != len(full) or [*dealing.surplus(known, full)]:
            yield self.code(pointer(self.of.name), deck=self.of.name)


def shuffle(chance: Chance, state: Any, request: Document) -> None:
    """Put into a new state what chance decides: as the request deals it, as its seed draws it, or counted."""
    deal: Mapping[str, Any] | None = request.get("deal")
    rules, players = state.rules, len(state.ids)
    for each in chance:
        if state.table_deals:
            setattr(state, each.name, each.size(rules, players))
        elif deal is not None:
            setattr(state, each.name, [*map(each.load, deal[each.name])])
        else:
            setattr(state, each.name, each.drawn(request["seed"], rules, players))
    if chance and not state.table_deals and deal is None:
        state.deal = dealing.deal_record(request)


def draw(state: Any, deck: str, count: int) -> list[Any] | None:
    """Take the next cards or rolls; None where a table deals, which has to report them."""
    pile = getattr(state, deck)
    if isinstance(pile, int):
        return None
    setattr(state, deck, pile[count:])
    return pile[:count]  # type: ignore[no-any-return]  # a declared deck is a list of cards
