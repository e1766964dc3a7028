"""The four editions of For Sale as small objects of differences, with every figure as an option."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gavel.engine.options import (
    FINAL_TIE,
    SHARED,
    STANDARD,
    Option,
    Ruleset,
    Ruling,
    always,
    in_force,
    remembering_defaults,
    rulings_of,
)
from gavel.engine.shapes import MOST_CARDS, Constant, Flag, Integer, Items, Word

SHORT_SUPPLY = "short-supply"
MATCH, EXCEED = "match", "exceed"
HALF_UP, HALF_DOWN = "half-up", "half-down"
SWEEP, PLAY_ON = "sweep", "play-on"
PLAY, DISCARD = "play", "discard"
BOTH_DECKS = "both-decks"

HOUSE_VALUES = (1, 999)
CHEQUE_VALUES = (0, 999)
MOST_COINS = 999


@dataclass(frozen=True, slots=True)
class Edition:
    """The figures of one rulebook. `coins` and `removed` go by player count, and lack counts that it does not list."""

    ruleset: Ruleset
    houses: tuple[int, ...]
    cheques: tuple[int, ...]
    coins: Mapping[int, int]
    removed: Mapping[str, Mapping[int, int]]
    raising: str
    refund: str
    last_seller: str
    unit: str


_TWENTY_HOUSES = tuple(range(1, 21))
_THIRTY_HOUSES = tuple(range(1, 31))
_TWENTY_CHEQUES = (0, 0, *range(3, 21))
_THIRTY_CHEQUES = (0, 0, *(value for value in range(2, 16) for _ in range(2)))


def _iello(ruleset: str, name: str, source: str) -> Edition:
    return Edition(
        ruleset=Ruleset(ruleset, name, (source,), (3, 4, 5, 6), (STANDARD, SHORT_SUPPLY)),
        houses=_THIRTY_HOUSES,
        cheques=_THIRTY_CHEQUES,
        coins={3: 28, 4: 21, 5: 16, 6: 14},
        removed={STANDARD: {4: 2}, SHORT_SUPPLY: {3: 10, 5: 3}},
        raising=EXCEED,
        refund=HALF_UP,
        last_seller=SWEEP,
        unit="thousand dollars",
    )


RAVENSBURGER = Edition(
    ruleset=Ruleset(
        "ravensburger-1997",
        "Ravensburger 1997",
        ("Ravensburger rulebook, 1997 (English translation)",),
        (3, 4, 5),
        (STANDARD, SHORT_SUPPLY),
    ),
    houses=_TWENTY_HOUSES,
    cheques=_TWENTY_CHEQUES,
    coins={3: 15, 4: 15, 5: 15},
    removed={STANDARD: {3: 2}, SHORT_SUPPLY: {3: 4, 4: 2}},
    raising=MATCH,
    refund=HALF_UP,
    last_seller=PLAY_ON,
    unit="million",
)
IELLO = _iello("iello-2015", "IELLO 2015", "IELLO rulebook, 2015 (translated from French)")
HEIDELBERGER = _iello("heidelberger-2015", "Heidelberger 2015", "Heidelberger Spieleverlag rulebook, 2015 (German)")
UEBERPLAY = Edition(
    ruleset=Ruleset(
        "ueberplay-2005",
        "Überplay 2005",
        ("Figures of the Überplay edition, 2005, from public sources",),
        (3, 4, 5, 6),
        (STANDARD,),
    ),
    houses=_THIRTY_HOUSES,
    cheques=_THIRTY_CHEQUES,
    coins={3: 18, 4: 18, 5: 14, 6: 14},
    removed={STANDARD: {3: 6, 4: 2}},
    raising=EXCEED,
    refund=HALF_DOWN,
    last_seller=SWEEP,
    unit="thousand dollars",
)

EDITIONS = {edition.ruleset.id: edition for edition in (RAVENSBURGER, IELLO, HEIDELBERGER, UEBERPLAY)}
RULESETS = tuple(edition.ruleset for edition in EDITIONS.values())
DEFAULT_RULESET = IELLO.ruleset.id


def _ascending(cards: Any) -> tuple[int, ...]:
    return tuple(sorted(cards))


def _removed(ruleset: str, variant: str, players: int) -> int:
    return EDITIONS[ruleset].removed.get(variant, {}).get(players, 0)


OPTIONS = (
    Option(
        "houses",
        lambda ruleset, _variant, _players: EDITIONS[ruleset].houses,
        value=_ascending,
        shape=Items(Integer(*HOUSE_VALUES), 1),
    ),
    Option(
        "cheques",
        lambda ruleset, _variant, _players: EDITIONS[ruleset].cheques,
        value=_ascending,
        shape=Items(Integer(*CHEQUE_VALUES), 1),
    ),
    Option(
        "starting_coins",
        lambda ruleset, _variant, players: EDITIONS[ruleset].coins.get(players, 0),
        shape=Integer(0, MOST_COINS),
    ),
    Option("removed", _removed, shape=Integer(0, MOST_CARDS)),
    Option(
        "raise",
        lambda ruleset, _variant, _players: EDITIONS[ruleset].raising,
        shape=Word((MATCH, EXCEED), title="Raise", doc="What a bid must be beside the one before."),
    ),
    Option(
        "refund",
        lambda ruleset, _variant, _players: EDITIONS[ruleset].refund,
        "R-FS-05",
        shape=Word((HALF_UP, HALF_DOWN), title="Refund", doc="How half of an odd bid is rounded for who passes."),
    ),
    Option(
        "reveal_fewer",
        lambda _ruleset, variant, _players: 1 if variant == SHORT_SUPPLY else 0,
        shape=Integer(0, 1),
    ),
    Option(
        "last_seller",
        lambda ruleset, _variant, _players: EDITIONS[ruleset].last_seller,
        shape=Word((SWEEP, PLAY_ON), title="LastSeller", doc="What the only player with houses left does."),
    ),
    Option(
        "short_last_round",
        always(PLAY),
        "R-FS-01",
        shape=Word((PLAY, DISCARD), title="ShortLastRound", doc="What becomes of houses that are too few for a round."),
    ),
    Option("minimum_opening_bid", always(1), "R-FS-03", shape=Constant(1)),
    Option("final_tie", always(SHARED), "R-FS-04", shape=FINAL_TIE),
    Option("open_money", always(False), "R-FS-06", shape=Flag()),
    Option("open_hands", always(False), "R-FS-06", shape=Flag()),
)

RULINGS = rulings_of(OPTIONS, Ruling("R-FS-02", None, BOTH_DECKS))


@dataclass(frozen=True)
class Rules:
    """The rules in force in one game: the options, and the counts that follow from them."""

    players: int
    houses: tuple[int, ...]
    cheques: tuple[int, ...]
    starting_coins: int
    removed: int
    exceed: bool
    half_up: bool
    reveal_fewer: int
    sweep: bool
    discard: bool
    minimum_opening_bid: int
    tie_is_shared: bool
    open_money: bool
    open_hands: bool
    unit: str
    values: Mapping[str, Any]

    @cached_property
    def per_round(self) -> int:
        """The houses in a full round of buying."""
        return self.players - self.reveal_fewer

    @cached_property
    def deck_size(self) -> int:
        """The number of houses, and of cheques, after the removal."""
        return len(self.houses) - self.removed

    @cached_property
    def leftover(self) -> int:
        """The houses that do not fill a last round."""
        return self.deck_size % self.per_round

    @cached_property
    def full_rounds(self) -> int:
        """The rounds of buying with `per_round` houses."""
        return self.deck_size // self.per_round

    @cached_property
    def short_round(self) -> int:
        """The houses of a short last round; 0 if there is none."""
        return 0 if self.discard else self.leftover

    @cached_property
    def buying_rounds(self) -> int:
        """All rounds of buying, a short last one included."""
        return self.full_rounds + (1 if self.short_round else 0)

    @cached_property
    def sold_in_all(self) -> int:
        """The houses that will be bought and sold, and so the cheques that will be paid out."""
        return self.deck_size - (self.leftover if self.discard else 0)

    @cached_property
    def refund_rule(self) -> str:
        """The clause on the refund."""
        return "for-sale/refund-half-up" if self.half_up else "for-sale/refund-half-down"

    def refund(self, bid: int) -> int:
        """The refund of a bid when its owner passes and takes a house."""
        return (bid + 1) // 2 if self.half_up else bid // 2

    def shown_in(self, round_: int) -> int:
        """The houses in this round of buying."""
        return self.per_round if round_ <= self.full_rounds else self.deck_size - self.per_round * (round_ - 1)

    def empty_handed_in(self, round_: int) -> int:
        """The number of first passes in this round that get no house, since it has too few."""
        return self.players - self.shown_in(round_)

    def too_many_long(self, bought: Sequence[int]) -> int:
        """The number of players with a house of each round, if a short last round has too few for them; else 0."""
        if not self.short_round:
            return 0
        longest = len([count for count in bought if count > self.full_rounds])
        return longest if longest > self.short_round else 0


@remembering_defaults
def rules_for(ruleset: str, variant: str, options: Mapping[str, Any], players: int) -> Rules:
    """The rules in force. For an unknown variant or player count of an edition, the figures are meaningless."""
    values = in_force(OPTIONS, options, ruleset, variant, players)
    return Rules(
        players=players,
        houses=values["houses"],
        cheques=values["cheques"],
        starting_coins=values["starting_coins"],
        removed=values["removed"],
        exceed=values["raise"] == EXCEED,
        half_up=values["refund"] == HALF_UP,
        reveal_fewer=values["reveal_fewer"],
        sweep=values["last_seller"] == SWEEP,
        discard=values["short_last_round"] == DISCARD,
        minimum_opening_bid=values["minimum_opening_bid"],
        tie_is_shared=values["final_tie"] == SHARED,
        open_money=values["open_money"],
        open_hands=values["open_hands"],
        unit=EDITIONS[ruleset].unit,
        values=values,
    )
