"""A typed client for Gavel, the stateless referee for tabletop games."""

from gavel_client._version import __version__
from gavel_client.actions import concrete
from gavel_client.client import Client
from gavel_client.errors import (
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
from gavel_client.game import GameClient
from gavel_client.matches import MatchStanding, MatchStandings
from gavel_client.operations import OPERATIONS
from gavel_client.results import (
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
from gavel_client.sheets import Clause, GameSheet, GameSummary, Health, Option, Rules, Ruleset
from gavel_client.transport import adapter
from gavel_client.violations import Json, Violation

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
