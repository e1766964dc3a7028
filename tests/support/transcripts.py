"""The published schema of a transcript, as anybody's validator reads it."""

import json
from typing import Any

from jsonschema_rs import Draft202012Validator

from gavel.api.documents import transcript_schema

SCHEMA = json.loads(transcript_schema().body)


def transcript_errors(document: Any) -> list[str]:
    """What keeps a document from being a transcript."""
    return [error.message for error in Draft202012Validator(SCHEMA).iter_errors(document)]
