"""The only edition of The Estates, its components, and every ruling as an option."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gavel.engine.options import (
    FINAL_TIE,
    SHARED,
    STANDARD,
    Option,
    Ruleset,
    always,
    in_force,
    remembering_defaults,
    rulings_of,
)
from gavel.engine.shapes import Constant, Flag, Integer, Word

COLOURS = ("blue", "green", "yellow", "purple", "red", "white")
HIGHEST = 6
OF_A_VALUE = 2
ROOFTOPS = tuple(value for value in range(1, HIGHEST + 1) for _ in range(OF_A_VALUE))
PERMITS = (1, 2, 3)
SPECIALS = ("permit-1", "permit-2", "permit-3", "mayor", "cancel")
MARKET_ROWS, MARKET_LENGTH = 3, 8
IN_PLAY = MARKET_ROWS * MARKET_LENGTH
CASH = 12

ROWS = ("upper", "middle", "lower")
LOTS = 10
REQUIREMENT = 4
ONE_CUBE_LOTS: Mapping[str, tuple[int, ...]] = {"upper": (1, 7), "middle": (3, 5), "lower": (2,)}

NO_COMPLETION, ROOFS_GONE, SUPPLY_GONE = "no-completion-possible", "roofs-gone", "either-supply-gone"
NEGATIVE, NOTHING = "negative", "nothing"
COMPLETE, ILLEGAL = "complete", "illegal"
NOT_OFFERABLE = "not-offerable"
NOBODY, ALL = "nobody", "all"
CHECKS = "checks"
DRAW, WINNER, LOSER = "draw", "winner", "loser"

CAPSTONE = Ruleset(
    "capstone-2018", "Capstone Games 2018", ("Capstone Games rulebook, 2018",), (2, 3, 4, 5), (STANDARD,)
)
RULESETS = (CAPSTONE,)
DEFAULT_RULESET = CAPSTONE.id
UNIT = "points"


OPTIONS = (
    Option(
        "end_when",
        always(NO_COMPLETION),
        "R-ES-01",
        shape=Word(
            (NO_COMPLETION, ROOFS_GONE, SUPPLY_GONE),
            title="EndWhen",
            doc="When the game ends before two rows are complete.",
        ),
    ),
    Option(
        "unroofed",
        always(NEGATIVE),
        "R-ES-02",
        shape=Word((NEGATIVE, NOTHING), title="Unroofed", doc="What a building without a rooftop scores."),
    ),
    Option("minimum_bid", always(1), "R-ES-03", shape=Constant(1)),
    Option("max_requirement", always(9), "R-ES-04", shape=Integer(9, LOTS)),
    Option(
        "zero_requirement",
        always(COMPLETE),
        "R-ES-05",
        shape=Word((COMPLETE, ILLEGAL), title="ZeroRequirement", doc="What a row is that requires no lot."),
    ),
    Option("unplaceable_cube", always(NOT_OFFERABLE), "R-ES-06", shape=Word((NOT_OFFERABLE,))),
    Option("discard_placeable", always(True), "R-ES-07", shape=Flag()),
    Option("final_tie", always(SHARED), "R-ES-08", shape=FINAL_TIE),
    Option("open_money", always(False), "R-ES-10", shape=Flag()),
)

MATCH_OPTIONS = (
    Option(
        "tied_round",
        always(NOBODY),
        "R-ES-09",
        shape=Word(
            (NOBODY, ALL), title="TiedRound", doc="Who is credited with a game that is tied after its tie-break."
        ),
    ),
    Option(
        "match_tie",
        always(CHECKS),
        "R-ES-11",
        shape=Word((CHECKS, SHARED), title="MatchTie", doc="What tells equal totals of a match apart."),
    ),
    Option(
        "next_starter",
        always(DRAW),
        "R-ES-12",
        shape=Word((DRAW, WINNER, LOSER), title="NextStarter", doc="Who begins the next game of a match."),
    ),
)
"""The options of a match, not of a game."""

RULINGS = rulings_of((*OPTIONS, *MATCH_OPTIONS))
"""The rulings of a scoresheet, which has the defaults of a match."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force in one game."""

    end_when: str
    unroofed_is_negative: bool
    minimum_bid: int
    max_requirement: int
    min_requirement: int
    discard_placeable: bool
    tie_is_shared: bool
    open_money: bool
    values: Mapping[str, Any]


@remembering_defaults
def rules_for(ruleset: str, variant: str, options: Mapping[str, Any], players: int) -> Rules:
    """The rules in force; ruleset, variant and player count must exist together."""
    values = in_force((*OPTIONS, *MATCH_OPTIONS), options, ruleset, variant, players)
    return Rules(
        end_when=values["end_when"],
        unroofed_is_negative=values["unroofed"] == NEGATIVE,
        minimum_bid=values["minimum_bid"],
        max_requirement=values["max_requirement"],
        min_requirement=0 if values["zero_requirement"] == COMPLETE else 1,
        discard_placeable=values["discard_placeable"],
        tie_is_shared=values["final_tie"] == SHARED,
        open_money=values["open_money"],
        values=values,
    )
