"""The shapes of The Estates' options: the rulings on a game, and those on a match."""

from gavel.games.the_estates.rules.rulesets import (
    ALL,
    CHECKS,
    COMPLETE,
    DRAW,
    ILLEGAL,
    LOSER,
    NEGATIVE,
    NO_COMPLETION,
    NO_WINNER,
    NOBODY,
    NOT_OFFERABLE,
    NOTHING,
    ROOFS_GONE,
    SHARED,
    SUPPLY_GONE,
    WINNER,
)
from gavel.schemas.fields import Strict
from gavel.schemas.scalars import Bool, Choice, Constant, Int, Name
from gavel.schemas.shapes import FINAL_TIE


class TheEstatesOptions(Strict):
    """Rulings; those that are not given are at their defaults."""

    end_when = Choice(
        NO_COMPLETION,
        ROOFS_GONE,
        SUPPLY_GONE,
        required=False,
        named=Name("TheEstatesEndWhen", "When the game ends before two rows are complete."),
    )
    unroofed = Choice(
        NEGATIVE, NOTHING, required=False, named=Name("TheEstatesUnroofed", "What a building without a rooftop scores.")
    )
    minimum_bid = Constant(1, required=False)
    max_requirement = Int(9, 10, required=False)
    zero_requirement = Choice(
        COMPLETE,
        ILLEGAL,
        required=False,
        named=Name("TheEstatesZeroRequirement", "What a row is that requires no lot."),
    )
    unplaceable_cube = Choice(NOT_OFFERABLE, required=False)
    discard_placeable = Bool(required=False)
    final_tie = Choice(SHARED, NO_WINNER, required=False, named=FINAL_TIE)
    open_money = Bool(required=False)


class TheEstatesMatchOptions(Strict):
    """Rulings on matches."""

    tied_round = Choice(
        NOBODY,
        ALL,
        required=False,
        named=Name("TheEstatesTiedRound", "Who is credited with a game that is tied after its tie-break."),
    )
    match_tie = Choice(
        CHECKS,
        SHARED,
        required=False,
        named=Name("TheEstatesMatchTie", "What tells equal totals of a match apart."),
    )
    next_starter = Choice(
        DRAW,
        WINNER,
        LOSER,
        required=False,
        named=Name("TheEstatesNextStarter", "Who begins the next game of a match."),
    )
