"""The games: one folder for each, with everything about it; and the door for Python programs: docs/library.md."""

from gavel.engine.decks import Draw
from gavel.engine.verdicts import IllegalAction, InvalidSetup, InvalidState, Refused, Violation
from gavel.library.chances import Chance
from gavel.library.documents import InvalidDocument
from gavel.library.encodings import Encoding
from gavel.library.games import Game, UnknownGame, ids, load
from gavel.library.states import State

__all__ = [
    "Chance",
    "Draw",
    "Encoding",
    "Game",
    "IllegalAction",
    "InvalidDocument",
    "InvalidSetup",
    "InvalidState",
    "Refused",
    "State",
    "UnknownGame",
    "Violation",
    "ids",
    "load",
]
