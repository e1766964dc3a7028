"""Everything that the declaration of a game needs, for games of other distributions as for Gavel's own.

The names here keep their meaning within a version of the plug-in API, `API`; docs/own-game.md shows their use.
"""

from gavel.engine.actions import (
    NOBODY,
    REVEAL,
    THE_TABLE,
    Action,
    Figure,
    Move,
    Phase,
    Range,
    figure,
    ranged,
    without_figures,
)
from gavel.engine.choosing import Choice
from gavel.engine.dealing import seen_in, size, surplus
from gavel.engine.decks import Deck, Dice, EachCardOnce, draw
from gavel.engine.declaring import declare_game, scoresheet
from gavel.engine.deriving import derive
from gavel.engine.events import EventType, Happened, everyone, everyone_but_player, finished_event, shown_by
from gavel.engine.game import FINISHED, Game
from gavel.engine.kinds import FLAG, INTEGER, INTEGERS, PLAYER, PLAYERS, SEAT, TEXT, TEXTS, Kind
from gavel.engine.limits import Limits
from gavel.engine.member_kinds import MemberKind, card_shape
from gavel.engine.members import (
    NOBODY_SEES,
    OWNER,
    by_seat,
    cards,
    deck,
    each,
    flag,
    group,
    integer,
    members,
    own,
    owner_unless,
    seat,
    seats,
    word,
    words,
)
from gavel.engine.options import STANDARD, Option, Ruleset, Ruling, always
from gavel.engine.plugins import API
from gavel.engine.ranking import Scoresheet
from gavel.engine.reporting import report_phase
from gavel.engine.shapes import CARDS, Flag, Integer, IntegerOf, Items, Text, Word
from gavel.engine.state import GameState
from gavel.engine.verdicts import Code, Violation, pointer

__all__ = [
    "API",
    "CARDS",
    "FINISHED",
    "FLAG",
    "INTEGER",
    "INTEGERS",
    "NOBODY",
    "NOBODY_SEES",
    "OWNER",
    "PLAYER",
    "PLAYERS",
    "REVEAL",
    "SEAT",
    "STANDARD",
    "TEXT",
    "TEXTS",
    "THE_TABLE",
    "Action",
    "Choice",
    "Code",
    "Deck",
    "Dice",
    "EachCardOnce",
    "EventType",
    "Figure",
    "Flag",
    "Game",
    "GameState",
    "Happened",
    "Integer",
    "IntegerOf",
    "Items",
    "Kind",
    "Limits",
    "MemberKind",
    "Move",
    "Option",
    "Phase",
    "Range",
    "Ruleset",
    "Ruling",
    "Scoresheet",
    "Text",
    "Violation",
    "Word",
    "always",
    "by_seat",
    "card_shape",
    "cards",
    "deck",
    "declare_game",
    "derive",
    "draw",
    "each",
    "everyone",
    "everyone_but_player",
    "figure",
    "finished_event",
    "flag",
    "group",
    "integer",
    "members",
    "own",
    "owner_unless",
    "pointer",
    "ranged",
    "report_phase",
    "scoresheet",
    "seat",
    "seats",
    "seen_in",
    "shown_by",
    "size",
    "surplus",
    "without_figures",
    "word",
    "words",
]
