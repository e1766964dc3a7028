"""A typed client for Gavel, the stateless referee for tabletop games."""

from gavel_sdk._version import __version__
from gavel_sdk.actions import choose, concrete
from gavel_sdk.batch import BatchAnswer
from gavel_sdk.client import Client
from gavel_sdk.documents import Document, Json
from gavel_sdk.errors import (
    Branched,
    GavelError,
    Held,
    IllegalAction,
    Internal,
    InvalidRequest,
    InvalidState,
    KeyMissing,
    KeyRefused,
    MalformedJson,
    MethodNotAllowed,
    NotAcceptable,
    NotFinished,
    NotFound,
    Problem,
    ReceiptBroken,
    SealBroken,
    SealedRefused,
    SealingNotConfigured,
    TableUnknown,
    TooLarge,
    TooManyRequests,
    TransportError,
    Unavailable,
    UnknownGame,
    UnsupportedMediaType,
    problem_from_json,
)
from gavel_sdk.game import GameClient
from gavel_sdk.operations import OPERATIONS
from gavel_sdk.seat_keys import SeatKey, new_seat_key, verifier_of
from gavel_sdk.tables import SealedTable
from gavel_sdk.transport import adapter

__all__ = [
    "OPERATIONS",
    "BatchAnswer",
    "Branched",
    "Client",
    "Document",
    "GameClient",
    "GavelError",
    "Held",
    "IllegalAction",
    "Internal",
    "InvalidRequest",
    "InvalidState",
    "Json",
    "KeyMissing",
    "KeyRefused",
    "MalformedJson",
    "MethodNotAllowed",
    "NotAcceptable",
    "NotFinished",
    "NotFound",
    "Problem",
    "ReceiptBroken",
    "SealBroken",
    "SealedRefused",
    "SealedTable",
    "SealingNotConfigured",
    "SeatKey",
    "TableUnknown",
    "TooLarge",
    "TooManyRequests",
    "TransportError",
    "Unavailable",
    "UnknownGame",
    "UnsupportedMediaType",
    "__version__",
    "adapter",
    "choose",
    "concrete",
    "new_seat_key",
    "problem_from_json",
    "verifier_of",
]
