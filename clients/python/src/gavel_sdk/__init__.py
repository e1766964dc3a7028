"""A typed client for Gavel, the stateless referee for tabletop games."""

from gavel_sdk._version import __version__
from gavel_sdk.actions import concrete
from gavel_sdk.client import Client
from gavel_sdk.errors import (
    GavelError,
    IllegalAction,
    Internal,
    InvalidRequest,
    InvalidState,
    MalformedJson,
    MethodNotAllowed,
    NotAcceptable,
    NotFinished,
    NotFound,
    Problem,
    TooLarge,
    TransportError,
    UnknownGame,
    UnsupportedMediaType,
)
from gavel_sdk.game import GameClient
from gavel_sdk.matches import MatchStanding, MatchStandings
from gavel_sdk.operations import OPERATIONS
from gavel_sdk.results import (
    BatchAnswer,
    Event,
    Inspection,
    LegalActions,
    Position,
    Refused,
    Replay,
    Ruling,
    Scoresheet,
    Standing,
    View,
)
from gavel_sdk.sheets import Clause, GameSheet, GameSummary, Health, Option, Rules, Ruleset
from gavel_sdk.transport import adapter
from gavel_sdk.violations import Json, Violation

__all__ = [
    "OPERATIONS",
    "BatchAnswer",
    "Clause",
    "Client",
    "Event",
    "GameClient",
    "GameSheet",
    "GameSummary",
    "GavelError",
    "Health",
    "IllegalAction",
    "Inspection",
    "Internal",
    "InvalidRequest",
    "InvalidState",
    "Json",
    "LegalActions",
    "MalformedJson",
    "MatchStanding",
    "MatchStandings",
    "MethodNotAllowed",
    "NotAcceptable",
    "NotFinished",
    "NotFound",
    "Option",
    "Position",
    "Problem",
    "Refused",
    "Replay",
    "Rules",
    "Ruleset",
    "Ruling",
    "Scoresheet",
    "Standing",
    "TooLarge",
    "TransportError",
    "UnknownGame",
    "UnsupportedMediaType",
    "View",
    "Violation",
    "__version__",
    "adapter",
    "concrete",
]
